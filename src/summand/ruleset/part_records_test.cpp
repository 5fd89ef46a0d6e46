#include "summand/ruleset/part_records.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <thread>
#include <vector>

#include "summand/ruleset/ruleset_parts.hpp"
#include "summand/ruleset/takers_test_support.hpp"

namespace summand {
namespace {

// Boards with keys of one word, of two words, and without keys.
std::vector<Cells> boards() {
  std::vector<Cells> out;
  Cells::for_each_fill_of(3, 4, [&](const Cells& cells) { out.push_back(cells); });
  for (const int columns : {50, 130}) {
    for (int first = 0; first < 10; ++first) {
      Cells cells(2, columns);
      for (int cell = first; cell < columns; ++cell) cells.add(cell);
      cells.add(columns + first);
      out.push_back(cells);
    }
  }
  return out;
}

class Tables {
 public:
  Tables(const ValueStore& store, std::uint64_t easy_moves, SharedRecords* shared)
      : store_(store.sibling()), tables_(evaluators_, EasyParts(easy_moves), shared) {}

  PartList parts(const Cells& cells) {
    PartList out;
    tables_.of<RulesetParts>(Takers()).add(cells, out);
    return out;
  }
  std::uint32_t move_count(PartId part) { return tables_[part.table].move_count(part.number); }

 private:
  std::unique_ptr<ValueStore> store_;
  Evaluators evaluators_{*store_, By::search};
  PartTables tables_;
};

bool operator==(const PartList& a, const PartList& b) {
  return a.values == b.values && a.parts == b.parts;
}

TEST(SharedRecords, TablesOfAllThreadsGiveThePartsTheSameNumbers) {
  const std::vector<Cells> all = boards();
  for (const std::uint64_t easy_moves : {0u, 5u}) {
    const ValueStore store;
    SharedRecords shared;
    std::vector<std::unique_ptr<Tables>> tables;
    std::vector<std::vector<PartList>> found(3, std::vector<PartList>(all.size()));
    for (std::size_t i = 0; i < found.size(); ++i) {
      tables.push_back(std::make_unique<Tables>(store, easy_moves, &shared));
    }
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < found.size(); ++thread) {
      threads.emplace_back([&, thread] {
        for (std::size_t i = 0; i < all.size(); ++i) {
          const std::size_t at = thread == 1 ? all.size() - 1 - i : i;
          found[thread][at] = tables[thread]->parts(all[at]);
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    Tables alone(store, easy_moves, nullptr);
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const auto& its : found) EXPECT_TRUE(its[i] == found[0][i]) << i;
      const PartList expected = alone.parts(all[i]);
      EXPECT_EQ(found[0][i].values, expected.values);
      ASSERT_EQ(found[0][i].parts.size(), expected.parts.size());
      for (std::size_t part = 0; part < expected.parts.size(); ++part) {
        EXPECT_EQ(tables[2]->move_count(found[0][i].parts[part]),
                  alone.move_count(expected.parts[part]));
      }
      // Another look finds the same numbers.
      EXPECT_TRUE(tables[0]->parts(all[i]) == found[0][i]);
    }
  }
}

TEST(SharedRecords, DifferentRulesHaveDifferentRecords) {
  const Budget budget;
  SharedRecords shared;
  auto& own = shared.of(Version<Takers>{Takers()}, budget, 0);
  EXPECT_EQ(&own, &shared.of(Version<Takers>{Takers()}, budget, 0));
  auto& opposite = shared.of(Version<Takers>{Takers()}.opposite(), budget, 1);
  EXPECT_NE(static_cast<PartRecords*>(&own), static_cast<PartRecords*>(&opposite));
}

TEST(SharedRecordsDeathTest, TablesInAnotherOrderAreRefused) {
  const Budget budget;
  SharedRecords shared;
  shared.of(Version<Takers>{Takers()}, budget, 0);
  EXPECT_DEATH(shared.of(Version<Takers>{Takers()}, budget, 1), "");
  EXPECT_DEATH(shared.of(Version<Takers>{Takers()}.opposite(), budget, 0), "");
}

}  // namespace
}  // namespace summand
