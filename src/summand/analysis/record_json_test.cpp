// Answers of named fields as JSON.
#include <gtest/gtest.h>

#include "summand/analysis/json.hpp"
#include "summand/language/session.hpp"

namespace summand {
namespace {

std::string json_of(std::string_view expression) {
  Session session;
  const auto answer = session.evaluate(expression);
  if (!answer) return answer.error().error.message;
  JsonWriter json(JsonWriter::Layout::one_line);
  json.object();
  write_members(json, *answer);
  return json.close().str();
}

TEST(RecordJson, OfAnInterval) {
  EXPECT_EQ(json_of("confusion_interval({2|-1} + *)"),
            R"--({"kind": "interval", "text": "(-1, 2)", "low": "-1", "low_included": false, )--"
            R"--("high": "2", "high_included": false})--");
  EXPECT_EQ(json_of("confusion_interval(3)"),
            R"--({"kind": "interval", "text": "no number", "low": null, "high": null})--");
}

TEST(RecordJson, OfAdviceNamesTheSummandByItsPlaceInTheSum) {
  EXPECT_EQ(
      json_of("thermostat(2.{2|-1} + {9|3})"),
      R"--({"kind": "advice", "text": "Left moves in {9|3} to 9: its temperature is 3, its width )--"
      R"--(3 at a tax of 3/2; the stop will be at least 17/2\nRight moves in {9|3} to 3: its )--"
      R"--(temperature is 3, its width 3 at a tax of 3/2; the stop will be at most 11/2", )--"
      R"--("left": {"summand": 1, "game": "{9|3}", "move": "9", "rule": "widest", )--"
      R"--("temperature": "3", "width": "3", "tax": "3/2", "guarantee": "17/2"}, )--"
      R"--("right": {"summand": 1, "game": "{9|3}", "move": "3", "rule": "widest", )--"
      R"--("temperature": "3", "width": "3", "tax": "3/2", "guarantee": "11/2"}})--");
}

TEST(RecordJson, OfSentestratHasTheAmbientTemperatureAndTheRule) {
  const std::string json = json_of("sentestrat({5|1} + {4|3}, {4|3}, 1/4)");
  EXPECT_TRUE(json.ends_with(
      R"--("right": {"summand": 1, "game": "{4|3}", "move": "3", "rule": "answer", )--"
      R"--("temperature": "1/2", "width": "1/2", "tax": "1/4", "ambient": "1/4"}})--"))
      << json;
}

TEST(RecordJson, OfAVerdictIsNullIfTheTheoremDoesNotDecide) {
  EXPECT_EQ(
      json_of("verdict({^2|*})"),
      R"--({"kind": "verdict", "text": "Left wins if Left starts: the atomic weight is 1, at )--"
      R"--(least 1, and Left starts", "outcome": null, "winner": {"left_starts": "left", )--"
      R"--("right_starts": null}, "reason": "the atomic weight is 1, at least 1, and Left )--"
      R"--(starts"})--");
}

TEST(RecordJson, OfAProofListsMovesAndAnswers) {
  EXPECT_EQ(
      json_of("why(^ > 0)"),
      R"--({"kind": "proof", "text": "G > H, because in G - H:\n  Left moves in G to 0, and wins", )--"
      R"--("relation": ">", "moves": [{"move": {"player": "left", "in": "G", "leaves": "0"}, )--"
      R"--("answer": null}], "claim": ">", "holds": true})--");
}

TEST(RecordJson, OfAPositionThatWasFound) {
  EXPECT_EQ(json_of("find(nim, *2)"),
            R"--({"kind": "position", "text": "nim(2)", "game": "nim", "position": "2", )--"
            R"--("is_smallest": true, "looked_through": 3})--");
}

TEST(RecordJson, OfAnIdentificationHasTheNameOrNone) {
  EXPECT_TRUE(json_of("identify({1|0})")
                  .contains(R"--("name": "1/2 + +-1/2", "value": "{1|0}", "relation": "=", )--"));
  EXPECT_TRUE(json_of("identify({^2|*})").contains(R"--("name": null, "value": "{^2|*}", )--"));
}

TEST(RecordJson, OfAdviceHasTheMoveOnTheBoard) {
  EXPECT_TRUE(json_of("hotstrat(domineering(2x2))")
                  .contains(R"--("game": "+-1", "move": "1", "on_board": {"position": )--"
                            R"--("domineering(\"..|..\")", "move": "a1-a2", "leaves": "1"}, )--"));
  EXPECT_FALSE(json_of("hotstrat({1|-1})").contains("on_board"));
}

TEST(RecordJson, OfEveryOtherKindHasATextBesideItsFields) {
  EXPECT_EQ(
      json_of("market(7, 1, 0, -12)"),
      R"--({"kind": "market", "text": "excitable, Right's move is sente: stops 1 and 0, mean )--"
      R"--(0, temperature 4", "market": "excitable", "left_stop": "1", "right_stop": "0", )--"
      R"--("mean": "0", "temperature": "4", "sente": "right"})--");
  EXPECT_TRUE(
      json_of("excitement({5|1||0|-2})")
          .ends_with(R"--("left": {"shows": true, "leaves_temperature": "2", )--"
                     R"--("sente": [{"from": "0", "to": "2"}]}, "right": {"shows": false, )--"
                     R"--("leaves_temperature": null, "sente": [{"from": "0", "to": "1"}]}})--"));
  EXPECT_TRUE(json_of("final_stops({2|-1})")
                  .ends_with(R"--("left": {"stop": "2", "to_move": "right"}, )--"
                             R"--("right": {"stop": "-1", "to_move": "left"}})--"));
  EXPECT_TRUE(json_of("number_avoidance({2|-1}, -3)")
                  .ends_with(R"--("left": {"wins": false, "move": null}, )--"
                             R"--("right": {"wins": true, "move": "-1"}})--"));
  EXPECT_TRUE(
      json_of("galvanized(2, -1)")
          .ends_with(R"--("weight": "2", "charge": "-1", "star": "0", "discharged": true, )--"
                     R"--("value": "^"})--"));
}

}  // namespace
}  // namespace summand
