#include "summand/studies/babylon/saved_table.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <unistd.h>

#include "summand/studies/babylon/solution.hpp"
#include "summand/studies/babylon/table_check.hpp"

namespace summand::babylon {
namespace {

class SavedTable : public ::testing::Test {
 protected:
  SavedTable() { table_.solve(1); }
  ~SavedTable() override { std::remove(path_.c_str()); }

  std::string content() const {
    std::ostringstream out;
    out << std::ifstream(path_, std::ios::binary).rdbuf();
    return out.str();
  }
  void write(const std::string& content) const {
    std::ofstream(path_, std::ios::binary) << content;
  }
  // The error of the file, or "" if it is read.
  std::string error(unsigned chips = 12, unsigned colours = 12) const {
    Budget budget;
    Table table(chips, colours, budget);
    const auto loaded = load_table(path_, table, budget, 1);
    // A table is never partly loaded.
    if (!loaded) {
      EXPECT_EQ(table.layers(), 0u);
      EXPECT_TRUE(std::ranges::all_of(table.values(),
                                      [](std::uint8_t value) { return value == Table::kUnknown; }));
    }
    return loaded ? "" : loaded.error().message;
  }

  std::string path_ = ::testing::TempDir() + "babylon-table-" + std::to_string(::getpid());
  Table table_{12, 12, Budget()};
};

TEST_F(SavedTable, IsReadBackWithOneByteAPosition) {
  ASSERT_TRUE(save_table(path_, table_));
  EXPECT_LE(content().size(), table_.positions() + 120);
  Budget budget;
  Table again(12, 12, budget);
  EXPECT_GT(load_table(path_, again, budget, 1).value(), 0u);
  EXPECT_EQ(again.layers(), 12u);
  EXPECT_TRUE(std::ranges::equal(again.values(), table_.values()));
}

TEST_F(SavedTable, ContinuesFromTheSavedLayers) {
  Budget budget;
  Table some(12, 12, budget);
  for (int i = 0; i < 5; ++i) some.solve_layer(1);
  ASSERT_TRUE(save_table(path_, some));
  Table again(12, 12, budget);
  EXPECT_GT(load_table(path_, again, budget, 1).value(), 0u);
  EXPECT_EQ(again.layers(), 5u);
  again.solve(1);
  EXPECT_TRUE(std::ranges::equal(again.values(), table_.values()));
}

TEST_F(SavedTable, IsRefusedIfItsEndIsMissing) {
  ASSERT_TRUE(save_table(path_, table_));
  const std::string whole = content();
  for (std::size_t size = 0; size < whole.size(); size += 1 + size / 50) {
    write(whole.substr(0, size));
    EXPECT_NE(error(), "") << size;
  }
  write(whole + "x");
  EXPECT_NE(error(), "");
}

TEST_F(SavedTable, IsRefusedIfAByteIsWrong) {
  ASSERT_TRUE(save_table(path_, table_));
  const std::string whole = content();
  for (std::size_t at = 0; at < whole.size(); at += 1 + at / 50) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    write(changed);
    EXPECT_NE(error(), "") << at;
  }
}

// A forged file: another value, and the correct checksum for it.
TEST_F(SavedTable, IsRefusedIfAValueIsForged) {
  ASSERT_TRUE(save_table(path_, table_));
  const std::string whole = content();
  const std::size_t first = whole.find("\n\n") + 2;
  for (std::size_t place = 0; place < table_.positions(); place += 97) {
    std::vector<std::uint8_t> values(table_.values().begin(), table_.values().end());
    values[place] = values[place] == 0 ? 1 : 0;
    Table forged(12, 12, Budget());
    if (!forged.restore(values, 12)) continue;  // a single stack has no other value
    ASSERT_TRUE(save_table(path_, forged));
    EXPECT_NE(content().substr(first), whole.substr(first));
    EXPECT_NE(error().find("a value in it is wrong"), std::string::npos) << place;
  }
}

// In a large table the sample may miss a wrong value. So a result from a file is no proof, and it
// says so.
TEST_F(SavedTable, IsNoProof) {
  Budget budget;
  const Stacks start = Stacks::singles(std::vector<std::uint64_t>{4, 4, 4});
  const Solution solution = solve_by_table(start, table_, "values from a file, 7 checked");
  EXPECT_EQ(solution.standing, Standing::searched);
  EXPECT_TRUE(solution.found.ends_with("; values from a file, 7 checked")) << solution.found;
}

TEST_F(SavedTable, ALineFindsAForgedValueThatTheSampleMisses) {
  std::vector<std::uint8_t> values(table_.values().begin(), table_.values().end());
  const Stacks start = Stacks::singles(std::vector<std::uint64_t>{4, 4, 4});
  const auto place = table_.places().place(table_.colours_of(start));
  values[place] = values[place] == 0 ? 1 : 0;
  Table forged(12, 12, Budget());
  ASSERT_TRUE(forged.restore(values, 12));
  EXPECT_FALSE(check_lines(forged, forged.colours_of(start), 1, 1, Budget()).holds);
}

TEST_F(SavedTable, SaysWhatIsWrong) {
  ASSERT_TRUE(save_table(path_, table_));
  const std::string whole = content();
  EXPECT_NE(error(13, 13).find("not of 13 chips"), std::string::npos);
  EXPECT_NE(error(12, 3).find("in at most 3 colours"), std::string::npos);
  write("something else\n");
  EXPECT_NE(error().find("is not a table of Babylon"), std::string::npos);
  write("summand babylon-table 2" + whole.substr(23));
  EXPECT_NE(error().find("another version"), std::string::npos);
  write(whole.substr(0, whole.size() / 2));
  EXPECT_NE(error().find("is damaged"), std::string::npos);
  std::remove(path_.c_str());
  EXPECT_NE(error().find(path_), std::string::npos);
}

}  // namespace
}  // namespace summand::babylon
