#include "summand/play/sum_match.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

SumMatch begin(Session& session, const std::string& expression, Player first = Player::left) {
  const Answer answer = session.evaluate(expression).value();
  return SumMatch(expression, SumInPlay::of(*answer.get<Game>()).value(), first);
}

TEST(Match, IsPlayedByNamesAndNumbers) {
  Session session;
  SumMatch match = begin(session, "domineering(2x2) + nim(2)");
  EXPECT_EQ(match.moves().value().size(), 4u);
  EXPECT_TRUE(match.play("1: a1-a2").has_value());
  EXPECT_EQ(match.to_move(), Player::right);
  // No other game has such a move, so it needs no number.
  EXPECT_FALSE(match.play("a1-b1").has_value());
  EXPECT_TRUE(match.play("1").has_value());
  EXPECT_EQ(match.moves_made(), 2u);
}

TEST(Match, WhoCannotMoveHasLost) {
  Session session;
  SumMatch match = begin(session, "domineering(1x2)");
  EXPECT_EQ(match.winner(), Player::right);
  SumMatch other = begin(session, "domineering(1x2)", Player::right);
  EXPECT_FALSE(other.is_over());
  EXPECT_TRUE(other.play("a1-b1").has_value());
  EXPECT_EQ(other.winner(), Player::right);
}

TEST(Match, MovesAreTakenBackAndMadeAgain) {
  Session session;
  SumMatch match = begin(session, "nim(3,4)");
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
  SumMatch match = begin(session, "nim(3)", Player::right);
  match.resign();
  EXPECT_EQ(match.winner(), Player::left);
  EXPECT_TRUE(match.undo());
  EXPECT_FALSE(match.is_over());
}

TEST(Match, ARecordIsReadBack) {
  Session session;
  SumMatch match =
      begin(session, "toads-and-frogs(\"TT.FF\") - domineering(2x3) + *3", Player::right);
  for (int i = 0; i < 4 && !match.is_over(); ++i) ASSERT_TRUE(match.play("1").has_value());
  const std::string record = match.record();
  Session other;
  const auto read = SumMatch::read(record, other);
  ASSERT_TRUE(read.has_value()) << read.error().error.message;
  EXPECT_EQ(read->record(), record);
  EXPECT_EQ(read->sum().print(), match.sum().print());
}

TEST(Match, LinesOfARecordMayEndAsElsewhere) {
  Session session;
  const auto read =
      SumMatch::read("summand match 1\r\ngame nim(3)\r\nfirst left\r\nmove 3->1\r\n", session);
  ASSERT_TRUE(read.has_value()) << read.error().error.message;
  EXPECT_EQ(read->sum().print(), "nim(1)");
}

TEST(Match, BadRecordsAreRefusedWithTheLine) {
  Session session;
  const auto offset = [&](std::string_view record) {
    const auto read = SumMatch::read(record, session);
    EXPECT_FALSE(read.has_value());
    return read ? std::string::npos : read.error().error.offset;
  };
  EXPECT_EQ(offset(""), 0u);
  EXPECT_EQ(offset("summand match 2\n"), 0u);
  EXPECT_EQ(offset("summand match 1\ngame nim(3)\nfirst nobody\n"), 28u);
  EXPECT_EQ(offset("summand match 1\ngame nim($)\nfirst left\n"), 25u);
  EXPECT_EQ(offset("summand match 1\ngame nim(3)\nfirst left\nmove 9 to 8\n"), 39u);
  EXPECT_EQ(offset("summand match 1\ngame nim(1)\nfirst left\nmove 1\nmove 1\n"), 46u);
}

TEST(Match, HugeSumsAreRefused) {
  Session session;
  const Answer answer = session.evaluate("1000.domineering(2x2)").value();
  EXPECT_FALSE(SumInPlay::of(*answer.get<Game>()).has_value());
}

}  // namespace
}  // namespace summand
