#include "summand/games/nimstring.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/ruleset/erase.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

static_assert(Entails<Nimstring> && MayBeImpartial<Nimstring> && HasPicture<Nimstring> &&
              MakesStarts<Nimstring> && NamesCells<Nimstring> && HasLayout<Nimstring> &&
              !Loopy<Nimstring> && !HasTheorem<Nimstring> && !SplitsIntoParts<Nimstring>);

StringPosition nimstring_at(std::string_view text) { return StringPosition::parse(text).value(); }

// "loony", or the nimber.
std::string worth(const std::string& text) {
  ValueStore store;
  Nimstring::Nimbers nimbers(store.budget());
  const StringPosition position = nimstring_at(text);
  return position.is_loony() ? "loony" : std::to_string(nimbers.of(position));
}

TEST(Nimstring, ValuesOfStarts) {
  const std::vector<std::pair<std::string, std::string>> starts = {
      {"1x1", "1"}, {"1x2", "1"}, {"1x5", "1"}, {"2x2", "0"},
      {"2x3", "1"}, {"2x4", "0"}, {"3x3", "2"}};
  for (const auto& [board, nimber] : starts) EXPECT_EQ(worth(board), nimber) << board;
}

// Freeing the last coin obliges to cut again, so it loses.
TEST(Nimstring, TheLastCoinDoesNotWin) {
  EXPECT_EQ(worth("coins=1;strings=0-g"), "0");
  EXPECT_EQ(worth("coins=1;strings="), "0");
  EXPECT_EQ(worth("coins=2;strings=0-g,1-g"), "0");
  EXPECT_EQ(worth("coins=1;strings=0-g,0-g"), "1");
  EXPECT_EQ(worth("coins=2;strings=0-1,1-g"), "loony");
  EXPECT_EQ(worth("coins=4;strings=0-1,1-2,2-0,3-0,3-g"),
            worth("coins=4;strings=1-2,2-0,0-1,3-0,3-g"));
}

// With one box that can be taken and no choice, a player takes it and moves again.
TEST(Nimstring, MovesEntailIfTheyFreeACoin) {
  const StringPosition position = nimstring_at("1x2 a1-a2 a1-b1 a2-b2");
  const Nimstring rules;
  std::vector<std::string> entailing;
  rules.for_each_move(position, Player::left, [&](Nimstring::Move move) {
    if (rules.entails(position, Player::left, move)) {
      entailing.push_back(rules.print_move(position, Player::left, move));
    }
  });
  EXPECT_EQ(entailing, std::vector<std::string>{"b1-b2"});
}

TEST(Nimstring, HasTheNimbersOfOtherPrograms) {
  constexpr std::size_t kMostUncut = 31;
  std::size_t rows = 0, loony = 0;
  for (const auto& row : testing::table("dots.tsv")) {
    if (row[0] == "kind" || row[4] == "?") continue;
    if (nimstring_at(row[1]).uncut().size() > static_cast<int>(kMostUncut)) continue;
    EXPECT_EQ(worth(row[1]), row[4]) << row[1];
    ++rows;
    loony += row[4] == "loony" ? 1 : 0;
  }
  EXPECT_GT(rows, 200u);
  EXPECT_GT(loony, 20u);
}

TEST(Nimstring, StringsWithTheSameEndsHaveDifferentNames) {
  const StringPosition position = nimstring_at("coins=2;strings=0-1,1-0,0-1,1-g");
  std::vector<std::string> names;
  for_each_string(position.uncut(), [&](int string) { names.push_back(position.name(string)); });
  EXPECT_EQ(names, (std::vector<std::string>{"0-1", "1-0/2", "0-1/3", "1-g"}));
}

TEST(Nimstring, PositionsAreEqualByWhatIsLeft) {
  EXPECT_EQ(nimstring_at("coins=2;strings=0-1,1-g,0-g").without(2),
            nimstring_at("coins=2;strings=0-1,1-g"));
  EXPECT_NE(nimstring_at("coins=2;strings=0-1,1-g"), nimstring_at("coins=3;strings=0-1,1-g"));
  EXPECT_NE(nimstring_at("2x1"), nimstring_at("1x2"));
  EXPECT_NE(nimstring_at("1x1"), nimstring_at("coins=1;strings=0-g,0-g,0-g,0-g"));
}

TEST(Nimstring, SayWhatIsWrong) {
  const std::vector<std::pair<std::string, std::size_t>> wrong = {{"", 0},
                                                                  {"3", 0},
                                                                  {"0x3", 0},
                                                                  {"8x8", 0},
                                                                  {"3x3 a1-c1", 4},
                                                                  {"3x3 a1-b1 a1-b1", 10},
                                                                  {"3x3 a1-b1; 0-0", 9},
                                                                  {"coins=0;strings=", 6},
                                                                  {" coins=1;strings=0-0", 17}};
  for (const auto& [text, offset] : wrong) {
    const auto read = StringPosition::parse(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().offset, offset) << text << ": " << read.error().message;
  }
}

// Both are named by the limit that they reach.
TEST(Nimstring, LoonyAndLargePositionsHaveNoValue) {
  ValueStore store;
  Evaluators evaluators(store);
  const auto refused = [&](std::string_view text) {
    const AnyPosition position = ErasedRuleset<Nimstring>::erase({}, nimstring_at(text));
    const auto value =
        within_limits([&]() -> Attempt<Value> { return position.value(evaluators); });
    return value ? "" : value.error().error.message;
  };
  EXPECT_NE(refused("coins=2;strings=0-1,1-g").find("loony"), std::string::npos);
  EXPECT_NE(refused("7x7").find("nimber of more than 30 coins"), std::string::npos);
  EXPECT_EQ(refused("2x2"), "");
}

}  // namespace
}  // namespace summand::games
