#include "summand/studies/sucker/table_file.hpp"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <unistd.h>

#include "summand/base/attempt.hpp"
#include "summand/base/file.hpp"
#include "summand/studies/sucker/solved_test_support.hpp"
#include "summand/studies/sucker/table_check.hpp"

namespace summand::sucker {
namespace {

constexpr const char* kDamaged = "it is damaged or is not a table of So Long Sucker endgames";

class SuckerTableFile : public ::testing::Test {
 protected:
  std::string path_ = ::testing::TempDir() + "sucker_table_file_" + std::to_string(::getpid());
  std::string content() const {
    std::ifstream file(path_, std::ios::binary);
    std::stringstream out;
    out << file.rdbuf();
    return out.str();
  }
  std::string complaint() const {
    const auto table = load_table(path_, Budget());
    return table ? "none" : table.error().message.substr(path_.size() + 2);
  }
  void TearDown() override { std::remove(path_.c_str()); }
};

TEST_F(SuckerTableFile, ASavedTableIsLoaded) {
  for (const TableRules& rules :
       {TableRules{.chips = 6}, TableRules{.chips = 5, .rebound = Rebound::holder, .rows = 2},
        TableRules{.colours = 4, .chips = 4, .rebound = Rebound::giver, .givers = {1, 0}}}) {
    const EndgameTable table = solved(rules);
    ASSERT_TRUE(save_table(table, path_));
    const auto loaded = load_table(path_, Budget());
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_EQ(loaded->table->rules(), rules);
    for (unsigned chips = 0; chips <= rules.chips; ++chips) {
      for (std::size_t i = 0; i < table.level_size(chips); ++i) {
        ASSERT_EQ(loaded->table->bits(chips, i), table.bits(chips, i));
      }
    }
  }
}

TEST_F(SuckerTableFile, ATableOfFewerChipsBeginsALargerOne) {
  for (const TableRules& rules :
       {TableRules{.chips = 6}, TableRules{.chips = 5, .rebound = Rebound::holder, .rows = 2},
        TableRules{.colours = 4, .chips = 4, .rebound = Rebound::giver, .givers = {1, 0}}}) {
    ASSERT_TRUE(save_table(solved(rules), path_));
    const std::string whole = content();
    for (unsigned chips = 0; chips <= rules.chips; ++chips) {
      TableRules fewer = rules;
      fewer.chips = chips;
      ASSERT_TRUE(save_table(solved(fewer), path_));
      const auto known = load_table(path_, Budget());
      ASSERT_TRUE(known && known->table->can_begin(rules));
      const auto table = EndgameTable::unsolved(rules, Budget());
      table->solve(2, {}, known->table.get());
      ASSERT_TRUE(save_table(*table, path_));
      EXPECT_EQ(content(), whole);
    }
  }
  const EndgameTable three = solved({.chips = 3});
  EXPECT_FALSE(three.can_begin({.chips = 2}));
  EXPECT_FALSE(three.can_begin({.chips = 4, .rebound = Rebound::holder}));
  EXPECT_FALSE(three.can_begin({.chips = 4, .model = Model::active}));
  EXPECT_TRUE(three.can_begin({.chips = 4, .donations = false}));
}

TEST_F(SuckerTableFile, ALimitLeavesATableOfFewerChips) {
  const TableRules rules{.chips = 6};
  ASSERT_TRUE(save_table(solved(rules), path_));
  const std::string whole = content();
  unsigned stopped = 0;
  for (std::uint64_t questions = 300; questions < 4000; questions += 97) {
    std::unique_ptr<EndgameTable> table;
    const auto made = within_limits([&]() -> Result<void> {
      table = EndgameTable::unsolved(rules, Budget({.questions = questions}));
      table->solve(1);
      return {};
    });
    if (made || !table || table->levels() == 0) continue;
    ++stopped;
    ASSERT_TRUE(save_table(*table, path_));
    const auto known = load_table(path_, Budget());
    ASSERT_TRUE(known) << known.error().message;
    EXPECT_EQ(known->table->levels(), table->levels());
    const auto further = EndgameTable::unsolved(rules, Budget());
    further->solve(1, {}, known->table.get());
    ASSERT_TRUE(save_table(*further, path_));
    EXPECT_EQ(content(), whole);
  }
  EXPECT_GT(stopped, 0u);
}

TEST_F(SuckerTableFile, AForgedTableIsRefused) {
  EndgameTable table = solved({.chips = 6});
  // Every hundredth answer is changed, and the checksum is correct.
  for (unsigned chips = 0; chips <= 6; ++chips) {
    for (std::size_t i = 0; i < table.level_size(chips); i += 100) {
      table.bits(chips, i) = static_cast<EndgameTable::Bits>(~table.bits(chips, i));
    }
  }
  ASSERT_TRUE(save_table(table, path_));
  EXPECT_TRUE(complaint().starts_with("its answer does not follow from the rules: blue: ") ||
              complaint().starts_with("its answers contradict Theorem 5.4 after blue: "))
      << complaint();
}

TEST(SuckerTable, OneWrongAnswerIsFoundByAQuestionAboutIt) {
  EndgameTable table = solved({.chips = 5});
  EXPECT_EQ(check_table(table, 2000, 1, Budget()), 2000u);
  std::size_t at = 0;
  table.for_each(5, [&](Boards::Id board, unsigned hand_chips, Hands::Number hand) {
    EndgameTable::Bits& bits = table.bits(5, at++);
    if (at % 50 != 0) return;
    const State state = table.state(board, hand_chips, hand);
    ASSERT_TRUE(check_answer(table, state)) << print(state);
    bits = static_cast<EndgameTable::Bits>(~bits);
    const auto wrong = check_answer(table, state);
    bits = static_cast<EndgameTable::Bits>(~bits);
    ASSERT_FALSE(wrong) << print(state);
    ASSERT_EQ(wrong.error().message, "its answer does not follow from the rules: " + print(state));
  });
}

TEST(SuckerTable, AnswersForOtherRulesAreDetected) {
  const EndgameTable table = solved({.chips = 6});
  EndgameTable other = solved({.chips = 6, .rebound = Rebound::giver});
  for (unsigned chips = 0; chips <= 6; ++chips) {
    for (std::size_t i = 0; i < table.level_size(chips); ++i) {
      other.bits(chips, i) = table.bits(chips, i);
    }
  }
  EXPECT_FALSE(check_table(other, 1'000'000, 1, Budget())) << "all of them are looked at";
}

TEST_F(SuckerTableFile, AHeaderMayNotPromiseMoreThanTheFileHolds) {
  const std::string title = "summand table of So Long Sucker endgames, version 2\n";
  const auto complaint_about = [&](const std::string& rest) {
    const std::string content = title + rest + kTableFormat.end_for(title + rest);
    SavedFileReader file(read_from(content), kTableFormat);
    const auto table = read_table(file, content.size(), Budget());
    return table ? "none" : table.error().message;
  };
  EXPECT_EQ(complaint_about("colours 4 chips 30 rebound R givers 0 0 rows 0\n"),
            "tables of 4 colours have at most 14 chips, not 30");
  EXPECT_EQ(complaint_about("colours 9 chips 3 rebound R givers 0 0 rows 0\n"),
            "tables have 2 to 4 colours, not 9");
  EXPECT_EQ(complaint_about("colours 4 chips 14 rebound R givers 0 0 rows 0\n"), kDamaged);
  EXPECT_EQ(complaint_about("colours 3 chips 2 rebound R givers 0 2 rows 0\n"), kDamaged);
  EXPECT_EQ(complaint_about("colours 3 chips 02 rebound R givers 0 0 rows 0\n"), kDamaged);
  EXPECT_EQ(complaint_about("colours 3 chips 2 rebound R givers 0 0\n"), kDamaged);
  const std::string short_one = title + "colours 4 chips 14 rebound P givers 1 0 rows 0\n";
  ASSERT_TRUE(write_file(path_, short_one + kTableFormat.end_for(short_one)));
  EXPECT_EQ(complaint(), kDamaged);
}

TEST_F(SuckerTableFile, AChangedOrShortenedFileIsRefused) {
  ASSERT_TRUE(save_table(solved({.chips = 4}), path_));
  const std::string good = content();
  for (const std::size_t at : {std::size_t{3}, std::size_t{60}, good.size() / 2, good.size() - 3}) {
    std::string bad = good;
    bad[at] = static_cast<char>(bad[at] ^ 1);
    ASSERT_TRUE(write_file(path_, bad));
    EXPECT_FALSE(load_table(path_, Budget())) << at;
  }
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{70}, good.size() / 2, good.size() - 1}) {
    ASSERT_TRUE(write_file(path_, good.substr(0, size)));
    EXPECT_FALSE(load_table(path_, Budget())) << size;
  }
  ASSERT_TRUE(write_file(path_, good + "x"));
  EXPECT_EQ(complaint(), kDamaged);
  ASSERT_TRUE(write_file(path_, "something else\n\n\n"));
  EXPECT_EQ(complaint(), kDamaged);
}

}  // namespace
}  // namespace summand::sucker
