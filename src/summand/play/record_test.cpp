#include "summand/play/record.hpp"

#include <gtest/gtest.h>

#include "summand/algebra/named_from.hpp"
#include "summand/play/record_test_support.hpp"
#include "summand/play/sum_match.hpp"

namespace summand {
namespace {

SumRecord begin_record(Session& session, const std::string& expression,
                       Player first = Player::left) {
  const Answer answer = session.evaluate(expression).value();
  return {SumMatch(expression, SumInPlay::of(*answer.get<Game>()).value(), first)};
}

TEST(MatchRecord, IsReadBack) {
  Session session;
  SumRecord record =
      begin_record(session, "toads-and-frogs(\"TT.FF\") - domineering(2x3) + *3", Player::right);
  record.seats = seats_named("right").value();
  record.level = {15};
  SumMatch& match = record.match;
  for (int i = 0; i < 4 && !match.is_over(); ++i) ASSERT_TRUE(match.play("1").has_value());
  const std::string text = print(record);
  Session other;
  const auto read = read_record(text, other);
  ASSERT_TRUE(read.has_value()) << read.error().error.message;
  EXPECT_EQ(print(*read), text);
  EXPECT_EQ(read->seats, record.seats);
  EXPECT_EQ(read->level, record.level);
  EXPECT_EQ(read->match.sum().print(), match.sum().print());
}

// Reads the record and plays its next moves.
std::string position_after(const std::string& text) {
  Session session;
  const auto read = read_record(text, session);
  return read ? read->match.sum().print() : read.error().error.message;
}

TEST(MatchRecord, SaysItsOrigin) {
  Session session;
  const Answer answer = session.evaluate("clobber(3x2)").value();
  SumRecord record{SumMatch("clobber(3x2)",
                            SumInPlay::of(named_from(*answer.get<Game>(), Origin::bottom)).value(),
                            Player::left)};
  ASSERT_TRUE(record.match.play("a3-b3").has_value());
  const std::string text = print(record);
  EXPECT_EQ(text,
            "summand match 2\ngame clobber(3x2)\nfirst left\norigin bottom\nyou left\n"
            "level perfect\nmove a3-b3\nend\n");
  EXPECT_EQ(position_after(text), "clobber(\".x|ox|xo\")");
  std::string from_top = text;
  from_top.replace(from_top.find("bottom"), 6, "top");
  EXPECT_EQ(position_after(from_top), "clobber(\"xo|ox|.x\")");
}

TEST(MatchRecord, WithoutItsOriginIsRefusedIfCellsHaveNames) {
  const std::string text = "summand match 2\ngame clobber(3x2)\nfirst left\nmove a3-b3\nend\n";
  EXPECT_EQ(position_after(text),
            "expected 'origin top' or 'origin bottom', which says where a1 is");
  EXPECT_EQ(position_after("summand match 2\ngame nim(3)\nfirst left\nmove 3->1\nend\n"), "nim(1)");
}

// In version 0.2.0, X and O were safe stones in NoGo, L and R tints in Col, and a1 was at the top.
TEST(MatchRecord, OfVersion020IsReadAsItWasMeant) {
  const auto read = [](const std::string& game) {
    return position_after("summand match 1\ngame " + game + "\nfirst left\nend\n");
  };
  EXPECT_EQ(read("nogo(\"X..|#.O\")"), "nogo(\"<..|#.>\")");
  EXPECT_EQ(read("nogo(\"xo.\") + nim(1)"), "the group of this stone has no free cell beside it");
  EXPECT_EQ(read("-3.col(\"..R\")").substr(0, 10), "col(\"..b\")");
  EXPECT_EQ(position_after("summand match 1\ngame clobber(3x2)\nfirst left\nmove a3-b3\nend\n"),
            "clobber(\"xo|ox|.x\")");
}

TEST(MatchRecord, KeepsTheSeatsAndTheLevel) {
  Session session;
  SumRecord record = begin_record(session, "nim(3)");
  record.level = {20};
  record.match.resign();
  EXPECT_EQ(print(record),
            "summand match 2\ngame nim(3)\nfirst left\nyou left\nlevel 20\nresigned\nend\n");
  for (const std::string_view you : {"left", "right", "both", "none"}) {
    EXPECT_EQ(you_in(seats_named(you).value()), you);
  }
  EXPECT_FALSE(seats_named("Left"));
  // By default you are Left against the perfect computer.
  const auto read = read_record("summand match 1\ngame nim(3)\nfirst left\nend\n", session);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(you_in(read->seats), "left");
  EXPECT_EQ(read->level, PlayLevel());
}

TEST(MatchRecord, LinesMayHaveOtherLineEnds) {
  Session session;
  const auto read =
      read_record("summand match 1\r\ngame nim(3)\r\nfirst left\r\nmove 3->1\r\nend\r\n", session);
  ASSERT_TRUE(read.has_value()) << read.error().error.message;
  EXPECT_EQ(read->match.sum().print(), "nim(1)");
}

// Also within the last number: 12->1 is a move like 12->10.
TEST(MatchRecord, IsRefusedIfItIsCutOffAnywhere) {
  Session session;
  SumRecord record = begin_record(session, "nim(12)");
  ASSERT_TRUE(record.match.play("12->10").has_value());
  const std::string text = print(record);
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    EXPECT_FALSE(read_record(text.substr(0, size), session).has_value()) << size;
  }
  EXPECT_TRUE(read_record(text.substr(0, text.size() - 1), session).has_value());
}

TEST(MatchRecord, MistakesAreRefusedWithTheirLine) {
  Session session;
  const auto complaint = [&](const std::string& lines) {
    const auto read = read_record("summand match 1\n" + lines, session);
    if (read) return std::string("none");
    const Error& error = read.error().error;
    return error.message + " at +" + std::to_string(error.offset - 16);
  };
  EXPECT_EQ(read_record("", session).error().error.offset, 0u);
  EXPECT_EQ(read_record("summand match 3\nend\n", session).error().error.message,
            "a record begins with the line 'summand match 2'");
  EXPECT_EQ(complaint("game nim(3)\nfirst left\nmove 3->1\n"),
            "the last line, 'end', is missing: the record was cut off, or an older version wrote "
            "it at +32");
  EXPECT_EQ(complaint("end\n"), "the second line must be 'game' and an expression at +0");
  EXPECT_EQ(complaint("game nim(3)\nfirst nobody\nend\n"),
            "the third line must be 'first left' or 'first right' at +12");
  EXPECT_EQ(complaint("game nim($)\nfirst left\nend\n").substr(0, 9), "a game is");
  EXPECT_EQ(complaint("game 1 < 2\nfirst left\nend\n"), "only games are played at +5");
  const std::string start = "game nim(3)\nfirst left\n";
  EXPECT_EQ(complaint(start + "you me\nend\n"),
            "expected 'you' and left, right, both or none at +23");
  EXPECT_EQ(complaint(start + "level kid\nend\n"),
            "expected a level (perfect, strong, fair, easy, child, or the random moves in 100, 0 "
            "to 100), not "
            "'kid' at +23");
  EXPECT_EQ(complaint(start + "moves 1\nend\n"),
            "expected 'move' and a move, or 'resigned' at +23");
  EXPECT_EQ(complaint(start + "move 9 to 8\nend\n").substr(0, 12), "no such move");
  EXPECT_EQ(complaint(start + "move 3->0\nmove 1\nend\n"), "the match was over before this at +33");
  EXPECT_EQ(complaint(start + "resigned\nresigned\nend\n"),
            "the match was over before this at +32");
}

}  // namespace
}  // namespace summand
