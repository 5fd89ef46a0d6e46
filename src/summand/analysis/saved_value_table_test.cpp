#include "summand/analysis/saved_value_table.hpp"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>

#include "summand/analysis/kept_text_test_support.hpp"
#include "summand/analysis/make_value_table.hpp"

namespace summand {
namespace {

std::string saved(const ValueTable& table) {
  KeptText out;
  write_saved(table, out);
  return out.all;
}

ValueTable some_table() {
  Session session;
  return make_table(session, {.expression = "domineering(r,c) + nim(\"{c}\")",
                              .rows = {"r", 0, 3},
                              .columns = {"c", 1, 3},
                              .show = {}})
      .value();
}

TEST(SavedValueTable, IsReadBackAsItWasWritten) {
  const ValueTable table = some_table();
  const auto read = parse_value_table(saved(table), Budget());
  ASSERT_TRUE(read.has_value()) << read.error().error.message;
  ASSERT_EQ(read->done(), table.done());
  for (std::size_t i = 0; i < table.done(); ++i) {
    EXPECT_EQ(read->plain(i), table.plain(i));
    EXPECT_EQ(read->note(i), table.note(i));
  }
  EXPECT_EQ(saved(*read), saved(table));
  EXPECT_TRUE(check_same_table(*read, table.request).has_value());
}

TEST(SavedValueTable, AnySetOfCellsIsReadBackAsItWasWritten) {
  const ValueTable whole = some_table();
  for (unsigned set = 0; set < 1u << whole.size(); ++set) {
    ValueTable part(whole.request, Budget());
    for (std::size_t i = whole.size(); i-- > 0;) {
      if (set >> i & 1) part.add(i, whole.plain(i), "", whole.note(i));
    }
    const auto read = parse_value_table(saved(part), Budget());
    ASSERT_TRUE(read.has_value()) << set << read.error().error.message;
    for (std::size_t i = 0; i < whole.size(); ++i) ASSERT_EQ(read->has(i), part.has(i)) << set;
    EXPECT_EQ(saved(*read), saved(part));
  }
}

TEST(SavedValueTable, GapsThatAreWrittenInAnotherWayAreRefused) {
  const std::string head =
      "summand table 2\nexpression r\nshow \nrows r=1..4\ncolumns c=1..1\ncells 4\n";
  const auto is_read = [&](const std::string& cells) {
    return parse_value_table(head + cells + kTableFormat.end_for(head + cells), Budget())
        .has_value();
  };
  EXPECT_TRUE(is_read("=1\n?2\n=4\n"));
  EXPECT_TRUE(is_read("?3\n=4\n"));
  for (const char* cells :
       {"=1\n?1\n?1\n=4\n", "=1\n?02\n=4\n", "=1\n?0\n=2\n=3\n=4\n", "=1\n?3\n", "?4\n", "=1\n?2\n",
        "=1\n?18446744073709551615\n=2\n", "=1\n?\n=3\n=4\n"}) {
    EXPECT_FALSE(is_read(cells)) << cells;
  }
}

TEST(SavedValueTable, AChangedByteAndACutAreDetected) {
  const std::string right = saved(some_table());
  for (std::size_t i = 0; i < right.size(); ++i) {
    std::string changed = right;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    EXPECT_FALSE(parse_value_table(changed, Budget()).has_value()) << i;
    EXPECT_FALSE(parse_value_table(right.substr(0, i), Budget()).has_value()) << i;
  }
  EXPECT_FALSE(parse_value_table(right + "\n", Budget()).has_value());
}

// In version 0.2.0, X and O were safe stones in NoGo, and -1^ was -(1^).
TEST(SavedValueTable, OfVersion020IsReadAsItWasMeant) {
  const std::string text =
      "summand table 1\nexpression nogo(\"X..\") + r\nshow -1^\nrows r=1..4\ncolumns c=1..1\n"
      "cells 1\n=+-1^\n";
  const auto table = parse_value_table(text + kTableFormat.end_for(text), Budget());
  ASSERT_TRUE(table.has_value()) << table.error().error.message;
  EXPECT_EQ(table->request.expression, "nogo(\"<..\") + r");
  EXPECT_EQ(table->request.show, "-(1^)");
  EXPECT_EQ(table->plain(0), "+-(1^)");
  EXPECT_TRUE(saved(*table).starts_with("summand table 2\n"));
}

TEST(SavedValueTable, AFileThatIsTooLargeForTheMemoryIsALimit) {
  const auto read = parse_value_table(saved(some_table()), Budget({.memory = 1}));
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().limit, Limit::memory);
}

TEST(SavedValueTable, AHeadThatNoTableHasIsRefused) {
  const auto refused = [](std::string_view head) {
    return !parse_value_table(std::string(head) + "checksum 0000000000000000\n", Budget());
  };
  EXPECT_TRUE(
      refused("summand table 3\nexpression 1\nshow \nrows r=1..2\ncolumns c=1..2\ncells 0\n"));
  EXPECT_TRUE(
      refused("summand table 2\nexpression 1\nshow \nrows r=1..9999\ncolumns c=1..2\ncells 0\n"));
  EXPECT_TRUE(
      refused("summand table 2\nexpression 1\nshow \nrows r=1..2\ncolumns c=1..2\ncells 5\n"));
}

TEST(SavedValueTable, ATableOfAnotherRequestIsDetected) {
  const ValueTable table = some_table();
  const auto same = [&](auto change) {
    TableRequest request = table.request;
    change(request);
    return check_same_table(table, request).has_value();
  };
  EXPECT_TRUE(same([](TableRequest& request) { request.rows.last = 9; }));
  EXPECT_FALSE(same([](TableRequest& request) { request.rows.first = 1; }));
  EXPECT_FALSE(same([](TableRequest& request) { request.columns.last = 4; }));
  EXPECT_FALSE(same([](TableRequest& request) { request.columns.name = "k"; }));
  EXPECT_FALSE(same([](TableRequest& request) { request.show = "mean"; }));
  EXPECT_FALSE(same([](TableRequest& request) { request.expression = "r"; }));
}

TEST(SavedValueTable, TheErrorNamesADamagedFile) {
  const std::string path =
      (std::filesystem::temp_directory_path() / "summand_saved_table").string();
  const ValueTable table = some_table();
  ASSERT_TRUE(save_value_table(path, table).has_value());
  EXPECT_TRUE(load_value_table(path, Budget()).has_value());
  const auto missing = load_value_table(path + ".none", Budget());
  ASSERT_FALSE(missing.has_value());
  EXPECT_NE(missing.error().error.message.find("summand_saved_table.none"), std::string::npos);
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace summand
