#include "summand/store/store_rows.hpp"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <unistd.h>

#include "summand/store/kept_file.hpp"

namespace summand {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class StoreRowsTest : public ::testing::Test {
 protected:
  StoreRowsTest() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::temp_directory_path() /
              (std::string("summand-rows-") + test->name() + std::to_string(getpid()));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directory(folder_);
  }
  ~StoreRowsTest() override { std::filesystem::remove_all(folder_); }

  std::string path(std::string_view name) const { return folder_ / name; }

  struct Row {
    std::string game, position, answer;
    FoundBy by = FoundBy::search;
    KeptKind kind = KeptKind::nimber;
  };
  void keep(std::string_view name, std::initializer_list<Row> rows,
            std::string library = "1.0") const {
    auto file = KeptFile::open(path(name), KeptFile::Access::write, 1 << 24, std::move(library));
    ASSERT_TRUE(file.has_value()) << file.error().message;
    for (const Row& row : rows)
      (*file)->keep({row.kind, row.game, row.position}, row.answer, row.by);
    ASSERT_TRUE((*file)->flush().has_value());
  }
  StoreRows rows(std::string_view name, Database::Access access = Database::Access::read) const {
    return StoreRows::open(path(name), access, Budget()).value();
  }
  // Game, position and answer of each row.
  std::vector<std::string> listed(std::string_view name, const RowFilter& filter = {}) const {
    std::vector<std::string> out;
    EXPECT_TRUE(rows(name)
                    .for_each(filter,
                              [&](const StoreRow& row, bool whole) -> Result<void> {
                                out.push_back(std::string(row.game) + " " +
                                              std::string(row.position) + "=" +
                                              std::string(row.answer) + (whole ? "" : "?"));
                                return {};
                              })
                    .has_value());
    return out;
  }
  void run(std::string_view name, const std::string& statements) const {
    ASSERT_TRUE(
        Database::open(path(name), Database::Access::write).value()->run(statements).has_value());
  }

  std::filesystem::path folder_;
};

TEST_F(StoreRowsTest, AreCountedByGameKindAndSource) {
  keep("a", {{"nim", "1", "1"}, {"nim", "2", "2"}, {"", "x\ny", "3"}});
  keep("a", {{"nim", "1", "v", FoundBy::theorems, KeptKind::value}}, "2.0");
  const StoreSummary summary = rows("a").summary().value();
  EXPECT_EQ(summary.version, kStoreVersion);
  EXPECT_EQ(summary.rows, 4u);
  EXPECT_EQ(summary.bytes, std::filesystem::file_size(path("a")));
  ASSERT_EQ(summary.parts.size(), 3u);
  EXPECT_EQ(summary.parts[0].game, "");
  EXPECT_EQ(summary.parts[0].bytes, 4u);
  EXPECT_EQ(summary.parts[1].kind, static_cast<std::int64_t>(KeptKind::value));
  EXPECT_EQ(summary.parts[2].rows, 2u);
  ASSERT_EQ(summary.sources.size(), 2u);
  EXPECT_EQ(summary.sources[0].rows, 3u);
  EXPECT_EQ(summary.sources[1].library, "2.0");
}

TEST_F(StoreRowsTest, AreRemovedByGameLibraryAndWay) {
  const auto all = [&](std::string_view name) {
    keep(name, {{"nim", "1", "1"},
                {"nim#12", "2", "2"},
                {"nim#12", "3", "3", FoundBy::theorems},
                {"nimble", "1", "1"},
                {"", "s", "1"}});
    keep(name, {{"nim", "9", "9", FoundBy::theorems}}, "2.0");
  };
  const auto left = [&](const RowFilter& filter) {
    all("a");
    const std::uint64_t before = listed("a").size();
    const std::uint64_t chosen = listed("a", filter).size();
    EXPECT_EQ(rows("a", Database::Access::write).remove(filter).value(), chosen);
    EXPECT_THAT(listed("a", filter), IsEmpty());
    auto out = listed("a");
    EXPECT_EQ(out.size() + chosen, before);
    std::filesystem::remove(path("a"));
    return out;
  };
  EXPECT_THAT(left({.game = "nim"}), ElementsAre(" s=1", "nimble 1=1"));
  EXPECT_THAT(left({.game = ""}).size(), 5u);
  EXPECT_THAT(left({.library = "2.0"}).size(), 5u);
  EXPECT_THAT(left({.found_by = FoundBy::theorems}).size(), 4u);
  EXPECT_THAT(left({.game = "nim", .found_by = FoundBy::theorems}).size(), 4u);
  EXPECT_THAT(left({.game = "nim", .library = "2.0", .found_by = FoundBy::search}).size(), 6u);
}

TEST_F(StoreRowsTest, OfSeveralStoresAreMerged) {
  keep("a", {{"nim", "1", "1"}, {"nim", "2", "2"}});
  keep("b", {{"kayles", "1", "1"}, {"nim", "2", "2"}, {"nim", "3", "3"}}, "2.0");
  keep("c", {{"nim", "4", "4"}, {"nim", "5", "5"}});
  run("c", "UPDATE fact SET answer=x'36' WHERE key=x'35'");
  const std::vector<std::string> from = {path("b"), path("c")};
  const MergedRows merged = merge_stores(path("a"), from, Budget()).value();
  EXPECT_EQ(merged.added, 3u);
  EXPECT_EQ(merged.known, 1u);
  EXPECT_EQ(merged.damaged, 1u);
  EXPECT_THAT(listed("a"), ElementsAre("nim 1=1", "nim 2=2", "nim 3=3", "nim 4=4", "kayles 1=1"));
  EXPECT_EQ(listed("a", {.library = "2.0"}).size(), 2u);
  // A new store gets all rows.
  EXPECT_EQ(merge_stores(path("d"), std::span(from).first(1), Budget()).value().added, 3u);
  EXPECT_EQ(listed("d").size(), 3u);
}

TEST_F(StoreRowsTest, WithDifferentAnswersAreNotMerged) {
  keep("a", {{"nim", "1", "1"}});
  keep("b", {{"nim", "0", "0"}, {"nim", "1", "7"}});
  const std::vector<std::string> from = {path("b")};
  const auto merged = merge_stores(path("a"), from, Budget());
  ASSERT_FALSE(merged.has_value());
  EXPECT_THAT(merged.error().message,
              HasSubstr("have different answers for the nimber of 1 (nim), so nothing is changed"));
  EXPECT_THAT(listed("a"), ElementsAre("nim 1=1"));
}

TEST_F(StoreRowsTest, WithAWrongChecksumAreReplacedByMerging) {
  keep("a", {{"nim", "1", "1"}});
  keep("b", {{"nim", "1", "1"}});
  run("a", "UPDATE fact SET answer=x'37'");
  EXPECT_THAT(listed("a"), ElementsAre("nim 1=7?"));
  const std::vector<std::string> from = {path("b")};
  EXPECT_EQ(merge_stores(path("a"), from, Budget()).value().added, 1u);
  EXPECT_THAT(listed("a"), ElementsAre("nim 1=1"));
}

TEST_F(StoreRowsTest, CanBeInterrupted) {
  {
    const auto file = KeptFile::open(path("a"), KeptFile::Access::write).value();
    for (int i = 0; i < 3'000; ++i) {
      file->keep({KeptKind::nimber, "nim", std::to_string(i)}, "1", FoundBy::search);
    }
  }
  const std::atomic<bool> interrupt = true;
  auto stopped =
      StoreRows::open(path("a"), Database::Access::write, Budget({.interrupt = &interrupt}))
          .value();
  EXPECT_THROW(
      {
        for (int i = 0; i < 1'000; ++i) static_cast<void>(stopped.summary());
      },
      LimitReached);
  EXPECT_THAT(rows("a").faults().value(), IsEmpty());
}

TEST_F(StoreRowsTest, TakeLessRoomAfterVacuum) {
  keep("a", {{"nim", "1", std::string(1'000'000, 'x')}, {"nim", "2", "1"}});
  auto store = rows("a", Database::Access::write);
  run("a", "DELETE FROM fact WHERE key=x'31'");
  const std::uint64_t before = store.bytes().value();
  EXPECT_TRUE(store.vacuum().has_value());
  EXPECT_LT(store.bytes().value() * 10, before);
  EXPECT_THAT(listed("a"), ElementsAre("nim 2=1"));
}

}  // namespace
}  // namespace summand
