// Matches at sums: MatchInPlay with a SumGame.
#include "summand/play/sum_game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "summand/algebra/named_from.hpp"
#include "summand/play/match_state.hpp"

namespace summand {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

std::unique_ptr<MatchInPlay> match_at(Session& session, const std::string& expression,
                                      Player first = Player::left, std::string_view you = "left",
                                      PlayLevel level = {}, Origin origin = Origin::top) {
  const Answer answer = session.evaluate(expression).value();
  auto start = SumInPlay::of(named_from(*answer.get<Game>(), origin));
  auto game =
      std::make_unique<SumGame>(SumMatch(expression, *std::move(start), first), level, Thinking{});
  return std::make_unique<MatchInPlay>(std::move(game), Seating{seats_named(you).value()});
}

std::vector<std::string> names_of_moves(const MatchInPlay& match) {
  std::vector<std::string> out;
  for (const MatchMove& made : state_of(match).moves_made) out.push_back(made.name);
  return out;
}

// The message of an error, or nothing if a move was played.
std::string typed(MatchInPlay& match, std::string_view text) {
  const auto found = match.read(text);
  if (!found) return found.error().message;
  if (found->size() > 1) return "several";
  const auto played = match.play(found->front());
  return played ? "" : played.error().message;
}

void let_the_computer_move(MatchInPlay& match) { match.play(match.choose(Budget())); }

// Both sides play without slips, so whoever wins at the start wins the match.
TEST(SumGame, TheComputerAgainstItselfAgreesWithTheOracle) {
  for (const char* expression :
       {"nim(3,5) + *2", "domineering(3x3) + nim(2)", "col(2x3) - domineering(2x2)",
        "toads-and-frogs(\"T.F\") + {2|-1}", "clobber(\"xox|oxo\") + ^"}) {
    for (const Player first : {Player::left, Player::right}) {
      Session session;
      const auto match = match_at(session, expression, first, "none");
      Oracle oracle(session.workspace(), 1'000'000);
      const auto winners = oracle.winners(match->sum()->match().sum(), first);
      ASSERT_TRUE(winners) << expression;
      while (const auto done = match->go_on(Budget(), Forced::no)) {
        EXPECT_THAT(done->choice->reason, Not(IsEmpty()));
        EXPECT_EQ(done->move.name, done->choice->action.name);
        EXPECT_EQ(match->last_choice()->reason, done->choice->reason);
      }
      const Player expected = winners->prospect(first).fate == Fate::win ? first : opponent(first);
      EXPECT_EQ(match->game().winner(), seat_of(expected)) << expression;
    }
  }
}

TEST(SumGame, TheStateHasBoardsAndMoves) {
  Session session;
  const auto match = match_at(session, "domineering(2x2) + {2|-1}");
  ASSERT_EQ(typed(*match, "1: a1-a2"), "");
  const MatchState state = state_of(*match);
  EXPECT_EQ(state.title, "domineering(2x2) + {2|-1}");
  EXPECT_EQ(state.to_move, "Right");
  EXPECT_FALSE(state.winner);
  const std::vector<TermState>& terms = state.sum->terms;
  ASSERT_THAT(terms, SizeIs(2));
  ASSERT_TRUE(terms[0].picture && terms[0].board);
  EXPECT_EQ(terms[0].picture->rows, 2);
  EXPECT_EQ(std::get<ShapeOfPosition>(*terms[0].board).shape.cells[0].content, "#");
  EXPECT_EQ(terms[1].text, "{2|-1}");
  EXPECT_FALSE(terms[1].picture);
  EXPECT_THAT(std::get<OptionsOfValue>(terms[1].board.value()).left, ElementsAre("2"));
  ASSERT_THAT(state.moves_made, SizeIs(1));
  EXPECT_EQ(state.player_of(state.moves_made[0]), "Left");
  EXPECT_EQ(state.moves_made[0].term, 0u);
  EXPECT_THAT(state.moves_made[0].cells, ElementsAre(0, 2));
}

TEST(SumGame, ListsAsManyMovesAsAreWanted) {
  Session session;
  const auto match = match_at(session, "domineering(4x4)");
  const auto list = match->sum()->listed(5, SumGame::Results::no);
  ASSERT_TRUE(list);
  EXPECT_THAT(list->moves, SizeIs(5));
  EXPECT_EQ(list->numbered, 12u);
  EXPECT_EQ(list->count, 12u);
  // It is played by that number.
  ASSERT_EQ(typed(*match, "5"), "");
  EXPECT_THAT(names_of_moves(*match), ElementsAre(list->moves[4].name));
}

TEST(SumGame, ACellIsOneMoveOrSeveral) {
  Session session;
  const auto match = match_at(session, "domineering(3x2)");
  const auto several = match->read("2 1");
  ASSERT_TRUE(several);
  const auto list = match->sum()->listed(*several, 10);
  ASSERT_TRUE(list);
  ASSERT_THAT(list->moves, SizeIs(2));
  EXPECT_EQ(names_of_moves(*match).size(), 0u);
  ASSERT_EQ(typed(*match, std::to_string(list->moves[1].number + 1)), "");
  EXPECT_THAT(names_of_moves(*match), ElementsAre(list->moves[1].name));
}

// A cell is pointed at by the number that stands beside its row.
TEST(SumGame, PointsAtCellsFromTheirOrigin) {
  Session session;
  const auto match =
      match_at(session, "domineering(3x2)", Player::left, "both", {}, Origin::bottom);
  ASSERT_EQ(typed(*match, "a2-a1"), "");
  EXPECT_EQ(state_of(*match).sum->terms[0].text, "domineering(\"..|#.|#.\")");
  ASSERT_EQ(typed(*match, "3 2"), "");
  EXPECT_EQ(state_of(*match).sum->terms[0].text, "domineering(\"##|#.|#.\")");
}

TEST(SumGame, WrongMovesChangeNothing) {
  Session session;
  const auto match = match_at(session, "domineering(2x2) + nim(2)");
  for (const char* text : {"", "a1-b1", "1: a9", "1: 9 9", "9 9", "77", "7:", "$"}) {
    EXPECT_NE(typed(*match, text), "") << text;
    EXPECT_EQ(match->game().made(), 0u) << text;
  }
}

TEST(SumGame, UndoGoesBackToTheTurnOfAPerson) {
  Session session;
  const auto match = match_at(session, "nim(3,4,5)");
  EXPECT_FALSE(match->undo());
  EXPECT_EQ(match->redo(), 0u);
  ASSERT_EQ(typed(*match, "3->1"), "");
  let_the_computer_move(*match);
  const std::vector<std::string> made = names_of_moves(*match);
  ASSERT_THAT(made, SizeIs(2));
  ASSERT_TRUE(match->undo());
  EXPECT_THAT(names_of_moves(*match), IsEmpty());
  EXPECT_EQ(match->redo(), 2u);
  EXPECT_EQ(names_of_moves(*match), made);
  match->go_to(1);
  EXPECT_EQ(state_of(*match).to_move, "Right");
}

TEST(SumGame, OfTwoPeopleUndoTakesTheLastMoveBack) {
  Session session;
  const auto match = match_at(session, "nim(3,4,5)", Player::left, "both");
  ASSERT_EQ(typed(*match, "3->1"), "");
  ASSERT_EQ(typed(*match, "4->1"), "");
  ASSERT_TRUE(match->undo());
  EXPECT_THAT(names_of_moves(*match), ElementsAre("3->1"));
}

TEST(SumGame, UndoAtTheEndGoesBackToAPerson) {
  Session session;
  const auto match = match_at(session, "nim(2)");
  ASSERT_EQ(typed(*match, "2->0"), "");
  EXPECT_EQ(state_of(*match).winner, "Left");
  EXPECT_EQ(typed(*match, "2->0"), kMatchIsOver);
  ASSERT_TRUE(match->undo());
  EXPECT_EQ(state_of(*match).to_move, "Left");
}

TEST(SumGame, WhoResignsHasLost) {
  Session session;
  const auto match = match_at(session, "nim(2)");
  EXPECT_EQ(match->resign(), "Left resigns");
  EXPECT_EQ(state_of(*match).sum->resigned, Player::left);
  EXPECT_EQ(state_of(*match).winner, "Right");
  EXPECT_THAT(state_of(*match).moves_made, IsEmpty());
  EXPECT_THAT(match->record(), testing::EndsWith("\nresigned\nend\n"));
  ASSERT_TRUE(match->undo());
  EXPECT_FALSE(state_of(*match).winner);
}

TEST(SumGame, TheHintHasNoSlips) {
  Session session;
  const auto match = match_at(session, "nim(3,5)", Player::left, "left", {.slips_in_100 = 100});
  const auto slip = match->choose(Budget());
  EXPECT_EQ(slip.kind, kSlip);
  EXPECT_EQ(slip.reason, slip.action.name + " was chosen at random, because of the level.");
  const auto hint = match->hint(Budget());
  EXPECT_EQ(hint.action.name, "5->3");
  EXPECT_EQ(hint.kind, kWinning);
  EXPECT_EQ(match->game().made(), 0u);
  EXPECT_EQ(match->last_choice(), nullptr);
  match->sum()->set_level({});
  let_the_computer_move(*match);
  EXPECT_THAT(names_of_moves(*match), ElementsAre("5->3"));
  EXPECT_THAT(match->sum()->analysis(), Not(IsEmpty()));
}

TEST(SumGame, AMatchThatRestedPlaysOn) {
  Session session;
  const auto match = match_at(session, "domineering(4x4)");
  match->rest();
  let_the_computer_move(*match);
  match->rest();
  EXPECT_THAT(match->sum()->analysis(), Not(IsEmpty()));
}

}  // namespace
}  // namespace summand
