#include "summand/ruleset/erase.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/games/blockbusting.hpp"
#include "summand/games/cutcake.hpp"
#include "summand/games/domineering.hpp"
#include "summand/games/nim.hpp"
#include "summand/games/octal.hpp"
#include "summand/games/toads_and_frogs.hpp"

namespace summand {
namespace {

using games::Domineering;
using games::Nim;
using games::ToadsAndFrogs;
using Texts = std::vector<std::string>;

const AnyRuleset& domineering() { return ErasedRuleset<Domineering>::the(); }
const AnyRuleset& nim() { return ErasedRuleset<Nim>::the(); }

Texts printed(const std::vector<Copies<AnyPosition>>& parts) {
  Texts out;
  for (const auto& [part, count] : parts) out.push_back(std::to_string(count) + " " + part.print());
  return out;
}

TEST(Erase, APositionKnowsItsRulesetAndPrintsAsTheGameDoes) {
  const AnyPosition position = domineering().parse("..|.#").value();
  EXPECT_EQ(&position.ruleset(), &domineering());
  EXPECT_EQ(position.print(), "..|.#");
  EXPECT_EQ(position.print_call(), "domineering(\"..|.#\")");
  EXPECT_EQ(nim().parse("3 1").value().print_call(), "nim(1,3)");
  EXPECT_EQ(domineering().info().title, "Domineering");
}

// Equal texts are not enough: the same letters are positions of many games.
TEST(Erase, PositionsAreEqualOnlyUnderTheSameRules) {
  const AnyRuleset& frogs = ErasedRuleset<ToadsAndFrogs>::the();
  const AnyPosition board = domineering().parse("..|..").value();
  const AnyPosition same = domineering().parse("..|..").value();
  EXPECT_EQ(board, same);
  EXPECT_EQ(hash_value(board), hash_value(same));
  EXPECT_NE(board, domineering().parse("..|.#").value());
  EXPECT_NE(domineering().parse("..").value(), frogs.parse("..").value());
  EXPECT_EQ(board.mirror().mirror(), board);
  const AnyPosition blocks = ErasedRuleset<games::Blockbusting>::the().parse("L5R").value();
  EXPECT_NE(blocks.mirror(), blocks);
  EXPECT_EQ(blocks.mirror(), blocks.mirror());
  EXPECT_EQ(blocks.mirror().mirror(), blocks);
  EXPECT_NE(blocks.impartial_version(), blocks);
  EXPECT_EQ(blocks.impartial_version(), blocks.mirror().impartial_version());
  // Octal games of two codes are two rulesets.
  const AnyRuleset& octal = ErasedRuleset<games::Octal>::the();
  const auto heap = [&](const std::string& code) {
    return octal.make({{code, 0}, {std::int64_t{5}, 0}});
  };
  ASSERT_TRUE(heap("0.07").has_value() && heap("0.77").has_value());
  EXPECT_EQ(*heap("0.07"), *heap("0.07"));
  EXPECT_NE(*heap("0.07"), *heap("0.77"));
}

TEST(Erase, MovesHaveNamesAndLeadSomewhere) {
  const AnyPosition position = domineering().parse("..|..").value();
  const std::vector<AnyMove> moves = position.moves(Player::left);
  ASSERT_EQ(moves.size(), 2u);
  EXPECT_EQ(moves[0].name, "a1-a2");
  EXPECT_EQ(moves[0].after.print(), "#.|#.");
  EXPECT_EQ(position.move_count(Player::right), 2u);
}

TEST(Erase, EqualPartsAreCountedIfTheGameCountsThem) {
  const AnyPosition table =
      ErasedRuleset<games::Cutcake>::the().parse("3000000000 of 2x5, 1x3").value();
  EXPECT_EQ(printed(table.parts()), (Texts{"1 1x3", "3000000000 2x5"}));
  EXPECT_EQ(printed(table.impartial_version().parts()), (Texts{"1 1x3", "3000000000 2x5"}));
}

TEST(Erase, AGameWithoutMirroredPositionsHasANegative) {
  const AnyPosition row = ErasedRuleset<games::Blockbusting>::the().parse("L2R, L1L").value();
  const AnyPosition negative = row.mirror();
  EXPECT_EQ(negative.print_call(), "-blockbusting(\"L1L, L2R\")");
  EXPECT_EQ(negative.mirror().print_call(), row.print_call());
  EXPECT_EQ(negative.moves(Player::left).size(), row.moves(Player::right).size());
  EXPECT_EQ(negative.moves(Player::right).front().name, row.moves(Player::left).front().name);
  ValueStore store;
  Evaluators evaluators(store), by_search(store, By::search);
  EXPECT_EQ(negative.value(evaluators), store.negative(row.value(evaluators)));
  EXPECT_EQ(negative.value(by_search), store.negative(row.value(evaluators)));
  EXPECT_EQ(nim().parse("3").value().mirror().print(), "3");
}

TEST(Erase, VersionsOfAGameReadNameAndHeatTheirPositions) {
  const AnyPosition board = domineering().parse("..|.#").value();
  const AnyPosition impartial = board.impartial_version();
  EXPECT_EQ(impartial.move_count(Player::left), 2u);
  EXPECT_EQ(impartial.moves(Player::right).back().name, "R a1-b1");
  EXPECT_EQ(impartial.move_named(Player::left, "Ra1-b1").value().after.print(), "##|.#");
  EXPECT_FALSE(impartial.move_named(Player::left, "a1-b1").has_value());
  Budget budget;
  const Taxed zero = taxed_number(0);
  const Taxed* const option = &zero;
  EXPECT_EQ(impartial.taxed(budget), taxed({&option, 1}, {&option, 1}));
  EXPECT_EQ(domineering().parse(".").value().impartial_version().taxed(budget), zero);
  EXPECT_EQ(impartial.ruleset().info().title, "Impartial Domineering");
  EXPECT_EQ(impartial.ruleset().parse("..|.#").value().print_call(), impartial.print_call());

  const AnyPosition row = ErasedRuleset<games::Blockbusting>::the().parse("L2R").value();
  EXPECT_EQ(row.mirror().taxed(budget), negative(row.taxed(budget)));
  EXPECT_EQ(negative(row.mirror().taxed(budget)), row.taxed(budget));
  EXPECT_EQ(row.mirror().ruleset().info().title, "Negative Blockbusting");
}

TEST(Erase, ExistingAbilitiesAreFound) {
  const AnyPosition position = domineering().parse("..#..").value();
  EXPECT_EQ(printed(position.parts()), (Texts{"1 ..###", "1 ..###"}));
  EXPECT_EQ(position.mirror().print(), ".|.|#|.|.");
  EXPECT_TRUE(position.picture().has_value());
  EXPECT_FALSE(position.impartial());
  EXPECT_TRUE(nim().parse("3").value().impartial());
  EXPECT_EQ(domineering().abilities(),
            (std::vector<std::string_view>{"parts", "representative", "mirror", "needed_moves",
                                           "move_count", "read_move", "theorem", "board_search",
                                           "impartial_board_search", "bounds", "key", "picture",
                                           "picture_after", "shape", "cells", "make"}));
}

TEST(Erase, MovesMadeAreDrawnOnTheBoardByTheirNames) {
  const AnyPosition position = domineering().parse("...|...").value();
  const std::vector<NamedMove> made = {{Player::left, "a1-a2"}, {Player::right, "b1-c1"}};
  EXPECT_EQ(rows_of(position.picture_after(made).value()), (Texts{"╻ ╺━╸", "╹ · ·"}));
  const std::vector<NamedMove> both = {{Player::left, "R a1-b1"}, {Player::right, "L c1-c2"}};
  EXPECT_EQ(rows_of(position.impartial_version().picture_after(both).value()),
            (Texts{"╺━╸ ╻", "· · ╹"}));
  const std::vector<NamedMove> wrong = {{Player::left, "a1-b1"}};
  EXPECT_EQ(position.picture_after(wrong), std::nullopt);
  EXPECT_EQ(nim().parse("3").value().picture_after(made), std::nullopt);
}

TEST(Erase, CellsStandInTheOrderOfTheMoves) {
  using Cells = std::vector<NamedCells>;
  const AnyPosition position = domineering().parse("..|#.").value();
  EXPECT_EQ(position.shape().value().cells.size(), 4u);
  EXPECT_EQ(position.cells_of_moves(Player::left), (Cells{{"b1-b2", {1, 3}}}));
  EXPECT_EQ(position.cells_of_moves(Player::right), (Cells{{"a1-b1", {0, 1}}}));
  const AnyPosition impartial = position.impartial_version();
  EXPECT_EQ(impartial.cells_of_moves(Player::right),
            (Cells{{"L b1-b2", {1, 3}}, {"R a1-b1", {0, 1}}}));
  EXPECT_EQ(impartial.cells_of_move(Player::left, "Ra1-b1"), (std::vector<int>{0, 1}));
  EXPECT_EQ(position.cells_of_move(Player::left, "b1-b2"), (std::vector<int>{1, 3}));
  EXPECT_TRUE(position.cells_of_move(Player::left, "a1-b1").empty());
  EXPECT_EQ(position.layout(), std::nullopt);
}

// Left may take strokes away, one at a time. The game has no abilities.
struct Strokes {
  static constexpr RulesetInfo info{.name = "strokes"};
  struct Position {
    std::size_t count = 0;
    auto operator<=>(const Position&) const = default;
    friend std::uint64_t hash_value(const Position& position) { return position.count; }
  };
  using Move = int;

  bool operator==(const Strokes&) const = default;
  std::vector<Move> moves(const Position& strokes, Player player) const {
    return std::vector<Move>(player == Player::left && strokes.count > 0 ? 1 : 0);
  }
  Position play(Position strokes, Player, Move) const { return {strokes.count - 1}; }
  Result<Position> parse(std::string_view text) const { return Position{text.size()}; }
  std::string print(const Position& strokes) const { return std::string(strokes.count, 'I'); }
  std::string print_move(const Position&, Player, Move) const { return "I"; }
  template <class Visit>
  void small_positions(Visit&& visit) const {
    visit(Position{3});
  }
};

TEST(Erase, AGameMayHaveNoShapeAndNoCells) {
  const AnyPosition strokes = ErasedRuleset<Strokes>::the().parse("II").value();
  EXPECT_EQ(strokes.move_count(Player::left), 1u);
  EXPECT_EQ(strokes.shape(), std::nullopt);
  EXPECT_TRUE(strokes.cells_of_moves(Player::left).empty());
  EXPECT_TRUE(strokes.cells_of_move(Player::left, "I").empty());
  EXPECT_TRUE(strokes.mirror().cells_of_moves(Player::right).empty());
}

// Values of heaps that a game finds for itself count against the budget of the store.
TEST(Erase, MovesToNimbersAreFoundWithinTheBudget) {
  const AnyPosition officers = ErasedRuleset<games::Octal>::the()
                                   .make({{std::string("0.6"), 0}, {std::int64_t{20'000}, 6}})
                                   .value();
  ValueStore poor(Budget({.questions = 3}));
  Evaluators stopped(poor);
  EXPECT_THROW(static_cast<void>(officers.moves_to_nimber(0, stopped)), LimitReached);
  ValueStore store;
  Evaluators evaluators(store);
  const auto moves = officers.moves_to_nimber(0, evaluators);
  ASSERT_TRUE(moves && !moves->empty());
  for (const AnyMove& move : *moves) EXPECT_TRUE(move.after.value(evaluators) == store.zero());
}

TEST(Erase, AHugeHeapCountsItsMovesWithoutListingThem) {
  const AnyPosition position = nim().parse("1000000000000000000,5").value();
  EXPECT_EQ(position.move_count(Player::left), 1'000'000'000'000'000'005u);
  ValueStore store;
  Evaluators evaluators(store);
  const auto winning = position.moves_to_nimber(0, evaluators);
  ASSERT_TRUE(winning.has_value());
  ASSERT_EQ(winning->size(), 1u);
  EXPECT_EQ(winning->front().name, "1000000000000000000->5");
  EXPECT_EQ(winning->front().after.print(), "5,5");
  EXPECT_FALSE(domineering().parse("..").value().moves_to_nimber(0, evaluators).has_value());
}

TEST(Erase, ValuesAndTheoremsUseTheGivenEvaluators) {
  ValueStore store;
  Evaluators evaluators(store);
  const AnyPosition heaps = nim().parse("3,5").value();
  EXPECT_EQ(heaps.value(evaluators), store.nimber(6));
  EXPECT_EQ(heaps.value_by_theorem(evaluators), store.nimber(6));
  EXPECT_EQ(heaps.theorem(evaluators), "nim heaps add without carry (Winning Ways ch. 3)");
  const AnyPosition board = domineering().parse("..|.#").value();
  EXPECT_EQ(board.value(evaluators), store.nimber(1));
  EXPECT_FALSE(board.value_by_theorem(evaluators).has_value());
  EXPECT_FALSE(board.theorem(evaluators).has_value());
}

TEST(Erase, ErrorsInsideAStringArgumentHaveTheirPlaceInTheArgument) {
  const auto offset = [](const AnyRuleset& ruleset, const Arguments& arguments) {
    const auto made = ruleset.make(arguments);
    return made ? std::string::npos : made.error().offset;
  };
  EXPECT_EQ(offset(domineering(), {{std::string("..|.x"), 13}}), 17u);
  EXPECT_EQ(offset(domineering(), {{Dimensions{{0, 3}}, 13}}), 13u);
  EXPECT_EQ(offset(ErasedRuleset<ToadsAndFrogs>::the(), {{std::int64_t{5}, 16}}), 16u);
  EXPECT_EQ(offset(ErasedRuleset<ToadsAndFrogs>::the(), {}), 0u);
  EXPECT_EQ(domineering().make({{std::string("..|.#"), 13}})->print(), "..|.#");
  EXPECT_EQ(domineering().make({{Dimensions{{2, 3}}, 13}})->print(), "...|...");
}

// --- rules with a parameter ---

// A heap from which at most that many counters may be taken.
struct TakeAtMost : Nim {
  std::uint64_t most = 3;

  bool operator==(const TakeAtMost&) const = default;
  template <class Visit>
  void for_each_move(const Position& heaps, Player, Visit&& visit) const {
    for (const std::uint64_t heap : heaps.distinct()) {
      for (std::uint64_t taken = 1; taken <= std::min(heap, most); ++taken) {
        visit(Move{heap, heap - taken});
      }
    }
  }
  void theorem() const = delete;
};

TEST(Evaluators, RulesetsWithDifferentParametersDoNotShareAMemo) {
  ValueStore store;
  Evaluators evaluators(store);
  const TakeAtMost two{{}, 2}, three{{}, 3};
  EXPECT_EQ(evaluators.of(two)(Heaps({7})), store.nimber(1));
  EXPECT_EQ(evaluators.of(three)(Heaps({7})), store.nimber(3));
  EXPECT_NE(&evaluators.of(two), &evaluators.of(three));
  EXPECT_EQ(&evaluators.of(two), &evaluators.of(TakeAtMost{{}, 2}));
  EXPECT_GT(evaluators.of(two).positions(), 0u);
}

}  // namespace
}  // namespace summand
