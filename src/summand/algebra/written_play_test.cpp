#include "summand/algebra/written_play.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"
#include "summand/testing/game_tree.hpp"

namespace summand {
namespace {

using testing::GameTree;

constexpr std::array kPaces = {Pace::winner_hurries, Pace::loser_hurries};
constexpr std::array kPlayers = {Player::left, Player::right};

// The rules directly: a winner, who moves to positions that the opponent loses, takes the shortest
// or the longest of these. A loser takes the opposite of all.
std::uint64_t plain_length(const GameTree& g, Player first, Pace pace) {
  const std::vector<GameTree>& options = first == Player::left ? g.left : g.right;
  if (options.empty()) return 0;
  const bool wins = testing::reference_wins(g, first);
  const bool short_play = wins == (pace == Pace::winner_hurries);
  std::vector<std::uint64_t> lengths;
  for (const GameTree& option : options) {
    if (wins && testing::reference_wins(option, opponent(first))) continue;
    lengths.push_back(plain_length(option, opponent(first), pace));
  }
  return 1 + (short_play ? *std::ranges::min_element(lengths) : *std::ranges::max_element(lengths));
}

GameTree tree_of(const AnyPosition& position) {
  GameTree out;
  for (const AnyMove& move : position.moves(Player::left)) out.left.push_back(tree_of(move.after));
  for (const AnyMove& move : position.moves(Player::right)) {
    out.right.push_back(tree_of(move.after));
  }
  return out;
}

// The tree of everything written in the expression, by definition.
GameTree tree_of(const Game& game) {
  const Construction& its = *game.construction();
  const auto part = [&](const SharedConstruction& g) {
    return tree_of(Game(game.shared_workspace(), g));
  };
  GameTree out;
  switch (its.kind()) {
    case Construction::Kind::value:
      return testing::tree_of(game.store(), game.value());
    case Construction::Kind::position:
      return tree_of(*game.position());
    case Construction::Kind::braces:
      for (const SharedConstruction& option : its.left()) out.left.push_back(part(option));
      for (const SharedConstruction& option : its.right()) out.right.push_back(part(option));
      return out;
    case Construction::Kind::negative:
      return testing::reference_negative(part(its.first()));
    case Construction::Kind::sum:
      return testing::reference_sum(part(its.first()), part(its.second()));
    case Construction::Kind::ordinal_sum:
      return testing::reference_ordinal_sum(part(its.first()), part(its.second()));
    case Construction::Kind::copies: {
      const GameTree one = part(its.first());
      for (Dyadic left = its.count(); left > 0; left -= 1) {
        out = testing::reference_sum(out, one);
      }
      return out;
    }
  }
  return out;
}

void expect_plain_lengths(std::string_view expression) {
  Session session;
  const auto answer = session.evaluate(expression);
  ASSERT_TRUE(answer && answer->get<Game>() != nullptr) << expression;
  const GameTree tree = tree_of(*answer->get<Game>());
  const Lengths lengths = WrittenPlay(*answer->get<Game>()).lengths();
  for (const Player first : kPlayers) {
    for (const Pace pace : kPaces) {
      EXPECT_EQ(lengths.of(first).at(pace), plain_length(tree, first, pace)) << expression;
    }
  }
}

TEST(WrittenPlay, LastsAsLongAsPlainPlayOfTheWholeTree) {
  for (const std::string_view expression : {"0",
                                            "{|}",
                                            "{*|*}",
                                            "{{|}|}",
                                            "-{1|{*|*}}",
                                            "* + *",
                                            "{*|*} + 1",
                                            "{*|*} - {*|*}",
                                            "2.{1|0}",
                                            "3.*",
                                            "2 - 1",
                                            "{{3|1/2},1|-1}",
                                            "*:1",
                                            "{*|*}:*",
                                            "{*|*}:1 + *",
                                            "(*+*):1",
                                            "nim(1,1)",
                                            "nim(1,2)",
                                            "nim(2,2,1)",
                                            "nim(1,1) + {*|*}",
                                            "{nim(1,1)|-nim(2)}",
                                            "domineering(2x2)",
                                            "domineering(2x3)",
                                            "domineering(1x3) + domineering(3x1)",
                                            "-domineering(2x3)",
                                            "toads-and-frogs(\"T..F\")",
                                            "toads-and-frogs(\"TT.F\") : *",
                                            "col(\"path 3\")",
                                            "nim(1,1) : 1",
                                            "octal(kayles, 3)"}) {
    expect_plain_lengths(expression);
  }
}

TEST(WrittenPlay, DependsOnTheFormAndThePositionNotOnTheValue) {
  EXPECT_EQ(said("remoteness(nim(1,1))"), "[2, 2]");
  EXPECT_EQ(said("remoteness({*|*})"), "[2, 2]");
  EXPECT_EQ(said("remoteness(canonical({*|*}))"), "[0, 0]");
  EXPECT_EQ(said("remoteness(toads-and-frogs(\"T..F\"))"), "[4, 4]");
  EXPECT_EQ(said("[remoteness(nim(2,2)), suspense(nim(2,2))]"), "[[4, 4], [2, 2]]");
  EXPECT_EQ(said("remoteness(*3)"), "[1, 1]");
}

TEST(WrittenPlay, NamesTheMovesAsTheyAreWritten) {
  EXPECT_EQ(said("remoteness_moves(nim(1,1))"), "[[nim(1)], [nim(1)]]");
  EXPECT_EQ(said("remoteness_moves({*|*})"), "[[*], [*]]");
  EXPECT_EQ(said("remoteness_moves(nim(1,2))"), "[[nim(1,1)], [nim(1,1)]]");
  EXPECT_EQ(said("suspense_moves({1,{3|1/2}|-1})"), "[[{3|1/2}], [-1]]");
  EXPECT_EQ(said("remoteness_moves(1 + 1)"), "[[1], []]");
}

TEST(WrittenPlay, RefusesWhatItCannotPlayOut) {
  EXPECT_TRUE(said("remoteness(northcott(\".L..R.\"))").contains("a position can repeat"));
  EXPECT_TRUE(said("remoteness(1000000.*)").contains("100000 games"));
  EXPECT_TRUE(said("remoteness(nim(1000000000))").contains("100000 moves"));
}

}  // namespace
}  // namespace summand
