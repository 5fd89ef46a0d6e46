#include "summand/play/sum_match.hpp"

#include <gtest/gtest.h>

#include "summand/draw/text.hpp"
#include "summand/language/session.hpp"

namespace summand {
namespace {

SumMatch begin_match(Session& session, const std::string& expression, Player first = Player::left) {
  const Answer answer = session.evaluate(expression).value();
  return SumMatch(expression, SumInPlay::of(*answer.get<Game>()).value(), first);
}

TEST(Match, IsPlayedByNamesAndNumbers) {
  Session session;
  SumMatch match = begin_match(session, "domineering(2x2) + nim(2)");
  EXPECT_EQ(match.moves().value().size(), 4u);
  EXPECT_TRUE(match.play("1: a1-a2").has_value());
  EXPECT_EQ(match.to_move(), Player::right);
  // No other game has such a move, so the name needs no number.
  EXPECT_FALSE(match.play("a1-b1").has_value());
  EXPECT_TRUE(match.play("1").has_value());
  EXPECT_EQ(match.moves_made(), 2u);
}

TEST(Match, AnIllegalMoveIsShortenedInTheMessage) {
  Session session;
  SumMatch match = begin_match(session, "nim(3)");
  const auto complaint = [&](std::string_view text) { return match.play(text).error().message; };
  EXPECT_EQ(complaint("\x1b[2Jx\xe2\x80\xae"),
            "no such move: \\x1b[2Jx\\u202e; there are 3 moves, such as 3->0");
  EXPECT_LT(complaint(std::string(3'000'000, 'x')).size(), 120u);
}

TEST(Match, DominoesAreDrawnAsTheyWerePlaced) {
  Session session;
  SumMatch match = begin_match(session, "domineering(2x3) - domineering(2x3) + nim(2)");
  ASSERT_TRUE(match.play("1: a1-a2").has_value());
  ASSERT_TRUE(match.play("2: a1-b1").has_value());
  EXPECT_EQ(rows_of(match.picture(0).value()), (std::vector<std::string>{"╻ · ·", "╹ · ·"}));
  // The subtracted board is turned by a quarter.
  EXPECT_EQ(rows_of(match.picture(1).value()), (std::vector<std::string>{"╺━╸", "· ·", "· ·"}));
  EXPECT_EQ(rows_of(match.picture(2).value()), (std::vector<std::string>{"●● 2"}));
  ASSERT_TRUE(match.undo());
  EXPECT_EQ(rows_of(match.picture(1).value()), (std::vector<std::string>{"· ·", "· ·", "· ·"}));
}

TEST(Match, APlayerWhoCannotMoveHasLost) {
  Session session;
  SumMatch match = begin_match(session, "domineering(1x2)");
  EXPECT_EQ(match.winner(), Player::right);
  SumMatch other = begin_match(session, "domineering(1x2)", Player::right);
  EXPECT_FALSE(other.is_over());
  EXPECT_TRUE(other.play("a1-b1").has_value());
  EXPECT_EQ(other.winner(), Player::right);
}

TEST(Match, MovesAreTakenBackAndMadeAgain) {
  Session session;
  SumMatch match = begin_match(session, "nim(3,4)");
  EXPECT_FALSE(match.undo());
  const std::string start = match.sum().print();
  ASSERT_TRUE(match.play("1").has_value());
  const std::string after = match.sum().print();
  EXPECT_TRUE(match.undo());
  EXPECT_EQ(match.sum().print(), start);
  EXPECT_TRUE(match.redo());
  EXPECT_EQ(match.sum().print(), after);
  EXPECT_FALSE(match.redo());
  EXPECT_TRUE(match.undo());
  ASSERT_TRUE(match.play("2").has_value());
  EXPECT_FALSE(match.redo());
}

TEST(Match, ResigningLosesAndCanBeTakenBack) {
  Session session;
  SumMatch match = begin_match(session, "nim(3)", Player::right);
  match.resign();
  EXPECT_EQ(match.winner(), Player::left);
  EXPECT_TRUE(match.undo());
  EXPECT_FALSE(match.is_over());
}

TEST(Match, NoMoveIsMadeAgainAfterResigning) {
  Session session;
  SumMatch match = begin_match(session, "nim(3)", Player::left);
  ASSERT_TRUE(match.play("2").has_value());
  ASSERT_TRUE(match.undo());
  match.resign();
  EXPECT_FALSE(match.redo());
  EXPECT_EQ(match.moves_made(), 0u);
  EXPECT_TRUE(match.undo());
  EXPECT_TRUE(match.redo());
}

TEST(Match, HugeSumsAreRefused) {
  Session session;
  const Answer answer = session.evaluate("1000.domineering(2x2)").value();
  EXPECT_FALSE(SumInPlay::of(*answer.get<Game>()).has_value());
}

}  // namespace
}  // namespace summand
