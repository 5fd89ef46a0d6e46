#include "summand/analysis/make_value_table.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include "summand/analysis/kept_text_test_support.hpp"
#include "summand/analysis/saved_value_table.hpp"
#include "summand/analysis/value_table_cell.hpp"

namespace summand {
namespace {

TableRequest asked_table(std::string expression, std::int64_t rows, std::int64_t columns,
                         std::string show = "") {
  return {.expression = std::move(expression),
          .rows = {"r", 1, rows},
          .columns = {"c", 1, columns},
          .show = std::move(show)};
}

std::string as_saved(const ValueTable& table) {
  KeptText out;
  write_saved(table, out);
  return out.all;
}

ValueTable made_table(Session& session, const TableRequest& request, const TableWork& work = {}) {
  auto out = make_table(session, request, work);
  EXPECT_TRUE(out.has_value()) << out.error().error.message;
  return *std::move(out);
}

TEST(MakeValueTable, ThreadsComputeTheSameTable) {
  for (const TableRequest& request :
       {asked_table("domineering", 4, 4), asked_table("tiny(r - 2) + c", 5, 3),
        asked_table("f(n) = nim(n) + n; f(r) + nim(c)", 3, 3, "mean"), asked_table("r", 4, 1)}) {
    Session alone;
    const std::string expected = as_saved(made_table(alone, request));
    for (const unsigned threads : {2u, 3u, 8u}) {
      Session session;
      EXPECT_EQ(as_saved(made_table(session, request, {.threads = threads})), expected);
    }
  }
}

TEST(MakeValueTable, ThreadsKnowTheNamesAndDefinitionsOfTheSession) {
  Session session;
  ASSERT_TRUE(session.evaluate("x = {3|1}; g(n) = nim(n) + x"));
  const ValueTable table = made_table(session, asked_table("g(r) + c", 3, 3), {.threads = 2});
  EXPECT_EQ(as_saved(table), as_saved(made_table(session, asked_table("g(r) + c", 3, 3))));
  EXPECT_EQ(table.refused(), 0u);
}

TEST(MakeValueTable, CellsThatDependOnTheCellBeforeAreComputedInOrder) {
  for (const char* expression : {"x = x + 1; x + r + c", "_ + r + c"}) {
    Session alone, session;
    ASSERT_TRUE(alone.evaluate("x = 1"));
    ASSERT_TRUE(session.evaluate("x = 1"));
    const TableRequest request = asked_table(expression, 3, 3);
    EXPECT_EQ(as_saved(made_table(session, request, {.threads = 2})),
              as_saved(made_table(alone, request)));
  }
}

TEST(MakeValueTable, AnErrorInEveryCellIsTheFirstOneOnAnyNumberOfThreads) {
  for (const unsigned threads : {1u, 2u, 4u}) {
    Session session;
    const auto made =
        make_table(session, asked_table("nim(r) + foo + c", 3, 3), {.threads = threads});
    ASSERT_FALSE(made.has_value());
    EXPECT_EQ(made.error().error.offset, 9u);
    EXPECT_TRUE(made.error().error.message.starts_with("r = 1, c = 1: "));
  }
}

TEST(MakeValueTable, ShardsTogetherHaveEveryCellOnce) {
  Session session;
  const TableRequest request = asked_table("domineering", 3, 4);
  const ValueTable whole = made_table(session, request);
  for (std::uint64_t of = 1; of <= 14; ++of) {
    ValueTable joined(whole.request, Budget());
    for (std::uint64_t number = 1; number <= of; ++number) {
      const Shard shard{number, of};
      const ValueTable part = made_table(session, request, {.shard = shard});
      EXPECT_EQ(part.done(), cells_to_have(whole.request, shard, nullptr));
      for (std::size_t i = 0; i < part.size(); ++i) {
        if (part.has(i)) joined.add(i, part.plain(i), "", part.note(i));
      }
    }
    EXPECT_EQ(as_saved(joined), as_saved(whole));
  }
}

// Each of N shards has a cell of each row and each column of a table of N columns.
TEST(MakeValueTable, ShardsShareRowsAndColumns) {
  const TableRequest request = asked_table("r + c", 4, 4);
  for (std::uint64_t number = 1; number <= 4; ++number) {
    unsigned rows = 0, columns = 0;
    for (std::size_t i = 0; i < 16; ++i) {
      if (!Shard{number, 4}.has(piece_of(request, i))) continue;
      rows |= 1u << i / 4;
      columns |= 1u << i % 4;
    }
    EXPECT_EQ(rows, 15u);
    EXPECT_EQ(columns, 15u);
  }
}

TEST(MakeValueTable, AShardContinuesFromAnyOtherTable) {
  Session session;
  const TableRequest request = asked_table("domineering", 3, 3);
  const ValueTable first = made_table(session, request, {.shard = {1, 3}});
  const ValueTable two = made_table(session, request, {.known = &first, .shard = {2, 3}});
  EXPECT_EQ(two.done(), cells_to_have(two.request, {2, 3}, &first));
  EXPECT_EQ(two.done(), 6u);
  const ValueTable all = made_table(session, request, {.known = &two, .threads = 2});
  EXPECT_EQ(as_saved(all), as_saved(made_table(session, request)));
}

TEST(MakeValueTable, AStopOnThreadsKeepsFinishedCells) {
  std::atomic<bool> stop = false;
  Session session(Budget({.interrupt = &stop}));
  const TableRequest request = asked_table("domineering", 9, 9);
  const ValueTable begun =
      made_table(session, request, {.threads = 3, .done = [&](const auto& now) {
                                      if (now.done() == 5) stop = true;
                                    }});
  ASSERT_TRUE(begun.stopped);
  EXPECT_EQ(begun.stopped->limit, Limit::interrupted);
  EXPECT_GE(begun.done(), 5u);
  Session other;
  for (std::size_t i = 0; i < begun.size(); ++i) {
    if (!begun.has(i)) continue;
    EXPECT_EQ(compute_cell(other, begun, i)->plain, begun.plain(i));
  }
}

TEST(MakeValueTable, AStopWhileKnownCellsAreWrittenLosesNone) {
  std::atomic<bool> stop = false;
  Session session(Budget({.interrupt = &stop}));
  const TableRequest request = asked_table("domineering", 4, 4);
  const ValueTable known = made_table(session, request);
  stop = true;
  // The flag is looked at after so many steps that a few tables may be made before.
  bool stopped = false;
  for (int tries = 0; tries < 10'000 && !stopped; ++tries) {
    const ValueTable again =
        made_table(session, request, {.writing = CellWriting::pretty, .known = &known});
    stopped = again.stopped.has_value();
    EXPECT_EQ(as_saved(again), as_saved(known));
  }
  EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace summand
