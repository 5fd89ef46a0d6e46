#include "summand/studies/babylon/rounds_record.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>

namespace summand::babylon {
namespace {

const std::string kTitleOfRounds = "babylon in rounds, version 1\n";
const std::string kTwoDiscs = "players: 2\nstart: 1r 1r\n";
// There is one move in each round, so whoever goes first wins it.
const std::string kContest =
    "round 1: player 1 goes second\n"
    "player 2: 1r>1r\n"
    "places: player 2, player 1\n"
    "round 2: player 1 goes first\n"
    "deal: player 1: now it is my turn\n"
    "player 1: 1r>1r\n"
    "places: player 1, player 2\n"
    "round 3: player 2 goes second\n"
    "player 1: 1r>1r\n"
    "places: player 1, player 2\n";

TEST(BabylonRoundsRecord, AllRoundsArePlayedAgain) {
  const std::string text = kTitleOfRounds + kTwoDiscs + kContest + "end\n";
  const auto rounds = parse_rounds(text);
  ASSERT_TRUE(rounds) << rounds.error().message;
  EXPECT_EQ(print(*rounds), text);
  ASSERT_EQ(rounds->played.size(), 3u);
  EXPECT_EQ(rounds->played[0].place, 1u);
  EXPECT_EQ(rounds->played[0].match.start().mover, 1u);
  EXPECT_EQ(rounds->played[1].match.said(0).size(), 1u);
  EXPECT_EQ(rounds->played[2].match.actions().size(), 1u);
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    EXPECT_FALSE(parse_rounds(text.substr(0, size))) << size;
  }
}

// A contest can be kept before each action.
TEST(BabylonRoundsRecord, ARoundMayBeInPlay) {
  for (std::size_t end = 0; end < kContest.size(); end = kContest.find('\n', end) + 1) {
    const std::string text = kTitleOfRounds + kTwoDiscs + kContest.substr(0, end) + "end\n";
    const auto rounds = parse_rounds(text);
    ASSERT_TRUE(rounds) << text << rounds.error().message;
    const std::string printed = print(*rounds);
    EXPECT_TRUE(printed.starts_with(text.substr(0, text.size() - 4))) << printed;
    EXPECT_EQ(print(parse_rounds(printed).value()), printed);
  }
}

TEST(BabylonRoundsRecord, MistakesAreRefusedWithTheirPlace) {
  const auto complaint = [&](const std::string& rest) {
    const auto rounds = parse_rounds(kTitleOfRounds + rest + "end\n");
    if (rounds) return std::string("none");
    return fmt::format("{} at +{}", rounds.error().message,
                       rounds.error().offset - kTitleOfRounds.size());
  };
  EXPECT_EQ(complaint(kTwoDiscs), "none");
  EXPECT_EQ(complaint("players: 5\n"), "'players: ' and a number from 2 to 4 is expected at +0");
  EXPECT_EQ(complaint("players: 2\n"), "the start is missing at +11");
  for (const char* line : {"player 1: 1r>1r\n", "round 1: player 2 goes first\n",
                           "round 2: player 1 goes first\n", "deal: player 1: hello\n"}) {
    EXPECT_EQ(complaint(kTwoDiscs + line),
              "'round 1: player 1 goes ' and a place are expected at +24");
  }
  EXPECT_EQ(complaint(kTwoDiscs + "round 1: player 1 goes third\n"),
            "first or second is expected at +47");
  const std::string round = kTwoDiscs + "round 1: player 1 goes first\n";
  EXPECT_EQ(complaint(round), "none");
  EXPECT_EQ(complaint(round + "round 2: player 1 goes first\n"),
            "the round before is not over at +53");
  EXPECT_EQ(complaint(round + "player 2: 1r>1r\n"), "'player 1: ' and a move are expected at +53");
  EXPECT_EQ(complaint(round + "player 1: 1r>2r\n"),
            "'1r>2r' is no move here: a move such as 1r>1r is expected at +63");
  EXPECT_EQ(complaint(round + "places: player 1, player 2\n"), "the game is not over at +53");
  EXPECT_EQ(complaint(round + "player 1: 1r>1r\nplaces: player 2, player 1\n"),
            "these are not the places at +77");
  const std::string whole = kTwoDiscs + kContest;
  EXPECT_EQ(complaint(whole + "round 4: player 2 goes first\n"),
            fmt::format("player 1 has won two rounds before this at +{}", whole.size()));
  EXPECT_FALSE(parse_rounds(""));
  EXPECT_FALSE(parse_rounds("babylon for several players, version 1\n" + kTwoDiscs + "end\n"));
}

}  // namespace
}  // namespace summand::babylon
