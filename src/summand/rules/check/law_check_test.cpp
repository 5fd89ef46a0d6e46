#include "summand/rules/check/law_check.hpp"

#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "summand/rules/derived/derived_test_support.hpp"
#include "summand/rules/text_game_test_support.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/testing/run_time_game.hpp"

namespace summand {
namespace {

using testing::RunTimeFunctions;
using testing::RunTimeGame;
using testing::shared_text_game;

const auto kSilent = [](std::uint64_t) {};

// How many positions break each law.
std::map<std::string, std::uint64_t> breaches(const LawCheck& check) {
  std::map<std::string, std::uint64_t> out;
  for (const LawResult& law : check.laws) out[std::string(law.name)] = law.broken;
  return out;
}

// Checks all boards of up to so many cells of each game of share/games; of the usual sizes for 0.
void expect_all_hold(int most_cells) {
  std::size_t games = 0;
  std::map<std::string, std::uint64_t> checked;
  for (const std::string& name : testing::names_of_shared_games()) {
    const auto game = shared_text_game(name);
    auto sizes =
        most_cells == 0 ? usual_board_sizes(*game) : small_board_sizes(*game, most_cells).value();
    const LawCheck check = check_laws(*game, std::move(sizes), Budget(), kSilent);
    EXPECT_FALSE(check.stopped) << name;
    EXPECT_EQ(check.boards, check.all) << name;
    EXPECT_GE(check.boards, 14u) << name;
    for (const LawResult& law : check.laws) {
      checked[std::string(law.name)] += law.checked;
      EXPECT_EQ(law.broken, 0u) << name << ": " << law.sentence << ": "
                                << (law.smallest ? law.smallest->position : "") << ": "
                                << (law.smallest ? law.smallest->fault : "");
    }
    ++games;
  }
  EXPECT_GE(games, 28u);
  // No law is forgotten.
  for (const auto& [law, boards] : checked) {
    std::printf("[  LAW     ] %s: %llu boards\n", law.c_str(),
                static_cast<unsigned long long>(boards));
    EXPECT_GE(boards, 10u) << law;
  }
  EXPECT_EQ(checked.size(), 10u);
}

TEST(LawCheck, AllGamesFromFilesKeepTheLaws) { expect_all_hold(4); }
TEST(LawCheckSlow, AllGamesFromFilesKeepTheLawsOnTheUsualBoards) { expect_all_hold(0); }

TEST(LawCheck, FindsPartsThatDoNotAddUp) {
  RunTimeFunctions functions;
  functions.moves = [](std::uint64_t number, Player) {
    return number == 0 ? std::vector<std::uint64_t>{} : std::vector<std::uint64_t>{number - 1};
  };
  functions.parts = [](std::uint64_t number) { return std::vector{number, number}; };
  const auto game = RunTimeGame::make(functions);
  const LawCheck check = check_laws(*game->ruleset(), {}, Budget(), kSilent);
  EXPECT_FALSE(check.stopped);
  EXPECT_FALSE(check.holds());
  EXPECT_EQ(check.boards, 1u);
  EXPECT_EQ(
      breaches(check),
      (std::map<std::string, std::uint64_t>{
          {"text", 0}, {"names", 0}, {"end", 0}, {"value", 1}, {"parts", 1}, {"impartial", 0}}));
  for (const LawResult& law : check.laws) {
    if (law.name != "parts") continue;
    ASSERT_TRUE(law.smallest);
    EXPECT_EQ(law.smallest->position, "3");
    EXPECT_EQ(law.smallest->fault, "its parts add up to 0, and its moves give *");
  }
}

TEST(LawCheck, FindsPlayThatDoesNotEndAndNamesThatAreEqual) {
  RunTimeFunctions functions;
  functions.moves = [](std::uint64_t number, Player) {
    return std::vector<std::uint64_t>{(number + 1) % 5, (number + 1) % 5};
  };
  const auto game = RunTimeGame::make(functions);
  const auto broken = breaches(check_laws(*game->ruleset(), {}, Budget(), kSilent));
  EXPECT_EQ(broken.at("end"), 1u);
  EXPECT_EQ(broken.at("names"), 1u);
  EXPECT_EQ(broken.at("parts"), 0u);
}

TEST(LawCheck, FindsATextThatIsReadAsAnotherPosition) {
  RunTimeFunctions functions;
  functions.moves = [](std::uint64_t, Player) { return std::vector<std::uint64_t>{}; };
  functions.show = [](std::uint64_t) { return std::string("4"); };
  const auto game = RunTimeGame::make(functions);
  EXPECT_EQ(breaches(check_laws(*game->ruleset(), {}, Budget(), kSilent)).at("text"), 1u);
}

TEST(LawCheck, OfALoopyGameIsAboutMoves) {
  const auto game = shared_text_game("backsliding-toads-and-frogs");
  const LawCheck check = check_laws(*game, small_board_sizes(*game, 4).value(), Budget(), kSilent);
  EXPECT_TRUE(check.loopy);
  EXPECT_TRUE(check.holds());
  EXPECT_EQ(check.boards, 3u + 9 + 27 + 81);
  EXPECT_EQ(check.repeats, "T.");
  EXPECT_TRUE(breaches(check).contains("part_moves"));
  EXPECT_FALSE(breaches(check).contains("value"));
}

TEST(LawCheck, TakesGamesOfTheLibrary) {
  const LawCheck check = check_laws(*find_ruleset("nim"), {}, Budget(), kSilent);
  EXPECT_TRUE(check.holds());
  EXPECT_GE(check.boards, 10'000u);
  EXPECT_EQ(check.boards, check.all);
}

TEST(LawCheck, HasAllBoardsOfEachSize) {
  const auto clobber = shared_text_game("clobber");
  EXPECT_EQ(small_board_sizes(*clobber, 3).value(),
            (std::vector<BoardFills>{{1, 1, 3}, {1, 2, 9}, {2, 1, 9}, {1, 3, 27}, {3, 1, 27}}));
  EXPECT_EQ(usual_board_sizes(*clobber).back(), (BoardFills{6, 1, 729}));
  EXPECT_EQ(small_board_sizes(*shared_text_game("twins"), 2).value(),
            (std::vector<BoardFills>{{1, 1, 2}, {1, 2, 4}}));
  EXPECT_EQ(small_board_sizes(*clobber, 0).error().message, "the number of cells is from 1 to 30");
  EXPECT_EQ(small_board_sizes(*clobber, 30).error().message,
            "the boards of up to 30 cells are more than 100000000");
  EXPECT_FALSE(small_board_sizes(*find_ruleset("nim"), 3));
}

// A limit ends the check. What was found stays.
TEST(LawCheck, StopsAtALimit) {
  const auto game = shared_text_game("clobber");
  const LawCheck check =
      check_laws(*game, usual_board_sizes(*game), Budget({.memory = 700'000}), kSilent);
  ASSERT_TRUE(check.stopped);
  EXPECT_EQ(check.stopped->limit, Limit::memory);
  EXPECT_GT(check.boards, 100u);
  EXPECT_LT(check.boards, check.all);
  EXPECT_TRUE(check.holds());
}

}  // namespace
}  // namespace summand
