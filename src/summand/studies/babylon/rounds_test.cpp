#include "summand/studies/babylon/rounds.hpp"

#include <any>
#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <variant>

#include "summand/studies/babylon/in_play.hpp"

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

// As version 0.2.0 wrote it, and as it is written today.
TEST(BabylonRoundsRecord, AllRoundsArePlayedAgain) {
  const std::string former = kTitleOfRounds + kTwoDiscs + kContest + "end\n";
  const auto rounds = parse_rounds(former);
  ASSERT_TRUE(rounds) << rounds.error().message;
  const std::string text = print(*rounds);
  EXPECT_EQ(text,
            "summand match 2\ngame babylon in rounds\nplayers 2\nstart 1r 1r\nmove second\n"
            "move player 2: 1r>1r\nmove first\ndeal player 1: now it is my turn\n"
            "move player 1: 1r>1r\nmove second\nmove player 1: 1r>1r\n"
            "places player 1, player 2\nend\n");
  EXPECT_EQ(print(parse_rounds(text).value()), text);
  EXPECT_EQ(rounds->actions().size(), 6u);
  EXPECT_EQ(rounds->said(3).size(), 1u);
  EXPECT_EQ(rounds->state().score.winner(), 0u);
  for (const std::string& whole : {former, text}) {
    for (std::size_t size = 0; size + 1 < whole.size(); ++size) {
      EXPECT_FALSE(parse_rounds(whole.substr(0, size))) << size;
    }
  }
}

// A match can be kept before each action.
TEST(BabylonRoundsRecord, ARoundMayBeInPlay) {
  for (std::size_t end = 0; end < kContest.size(); end = kContest.find('\n', end) + 1) {
    const std::string text = kTitleOfRounds + kTwoDiscs + kContest.substr(0, end) + "end\n";
    const auto rounds = parse_rounds(text);
    ASSERT_TRUE(rounds) << text << rounds.error().message;
    const std::string printed = print(*rounds);
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
  EXPECT_EQ(complaint("players: 5\n"), "a number of players from 2 to 4 is expected at +9");
  EXPECT_EQ(complaint("players: 2\n"), "the line 'start' is missing at +11");
  for (const char* line : {"round 1: player 2 goes first\n", "round 2: player 1 goes first\n"}) {
    EXPECT_EQ(complaint(kTwoDiscs + line),
              "'round 1: player 1 goes ' and a place are expected at +24");
  }
  EXPECT_EQ(complaint(kTwoDiscs + "player 1: 1r>1r\n"),
            "choose a place first: first or second is expected, not 'player 1: 1r>1r' at +24");
  EXPECT_EQ(complaint(kTwoDiscs + "round 1: player 1 goes third\n"),
            "choose a place first: first or second is expected, not 'third' at +47");
  const std::string round = kTwoDiscs + "round 1: player 1 goes first\n";
  EXPECT_EQ(complaint(round), "none");
  EXPECT_EQ(complaint(round + "round 2: player 1 goes first\n"),
            "the round before is not over at +53");
  EXPECT_EQ(complaint(round + "player 2: 1r>1r\n"),
            "'player 2: 1r>1r' is no move here: a move such as 1r>1r is expected at +53");
  EXPECT_EQ(complaint(round + "player 1: 1r>2r\n"),
            "'1r>2r' is no move here: a move such as 1r>1r is expected at +63");
  EXPECT_EQ(complaint(round + "places: player 1, player 2\n"), "the game is not over at +53");
  EXPECT_EQ(complaint(round + "player 1: 1r>1r\nplaces: player 2, player 1\n"),
            "this is not the result at +77");
  const std::string whole = kTwoDiscs + kContest;
  EXPECT_EQ(complaint(whole + "round 4: player 2 goes first\n"),
            fmt::format("the match was over before this at +{}", whole.size()));
  EXPECT_FALSE(parse_rounds(""));
  EXPECT_FALSE(parse_rounds("babylon for several players, version 1\n" + kTwoDiscs + "end\n"));
}

TEST(BabylonRounds, PlacesHaveNames) {
  for (unsigned place = 0; place < kMostInRounds; ++place) {
    EXPECT_EQ(place_named(name_of_place(place)), place);
  }
  EXPECT_EQ(place_named("last"), std::nullopt);
  EXPECT_EQ(places_to_choose(2), "first or second");
  EXPECT_EQ(places_to_choose(4), "first, second, third or fourth");
}

// Programs play to the best place under the convention, so whoever chooses his place well comes
// first.
TEST(BabylonRounds, WhoChoosesWellWinsTheRound) {
  const auto game = in_play(rounds_from({Stacks::parse("2x1r 2x1b 1g").value(), 3, 0}));
  unsigned rounds = 0;
  std::optional<unsigned> chooser;
  while (game->to_move()) {
    const auto choice = game->choose({.manner = Manner::max_n}, "", Budget());
    const auto action = std::any_cast<RoundsRules::Action>(choice.action.action);
    if (std::holds_alternative<unsigned>(action)) {
      if (chooser) {
        const std::string result = game->record({});
        EXPECT_THAT(result, ::testing::HasSubstr("\nplaces " + game->name(*chooser) + ", "));
      }
      chooser = game->to_move();
      ++rounds;
    }
    ASSERT_TRUE(game->play(choice.action));
  }
  EXPECT_EQ(game->winner(), chooser);
  EXPECT_LE(rounds, 4u) << "of three players one has won twice then";
}

TEST(BabylonRounds, ARoundThatIsTakenBackDoesNotCount) {
  Rounds rounds = rounds_from({Stacks::parse("1r 1r").value(), 2, 0});
  rounds.play(0u);
  EXPECT_FALSE(rounds.state().chooser()) << "a round is played";
  rounds.play(RoundsWords::read(rounds, "1r>1r").value());
  EXPECT_EQ(rounds.state().score.wins(0), 1u);
  EXPECT_EQ(rounds.state().chooser(), 1u) << "the loser chooses";
  EXPECT_TRUE(rounds.undo());
  EXPECT_EQ(rounds.state().score.wins(0), 0u);
  EXPECT_EQ(rounds.state().chooser(), std::nullopt);
  EXPECT_TRUE(rounds.redo());
  rounds.play(1u);
  EXPECT_EQ(rounds.rules().to_move(rounds.state()), 0u);
  EXPECT_EQ(rounds.state().score.rounds(), 1u);
  EXPECT_TRUE(rounds.undo()) << "also the choice of a place";
  EXPECT_EQ(rounds.state().chooser(), 1u);
}

}  // namespace
}  // namespace summand::babylon
