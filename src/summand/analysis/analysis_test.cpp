#include "summand/analysis/analysis.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "summand/analysis/json.hpp"
#include "summand/analysis/text.hpp"
#include "summand/language/session.hpp"

namespace summand {
namespace {

Attempt<Analysis> attempt(std::string_view expression, const AnalysisOptions& options = {},
                          const Budget& budget = Budget()) {
  Session session(budget);
  const auto answer = session.evaluate(expression);
  if (!answer) return std::unexpected(answer.error());
  return analyze(*answer, options);
}

Analysis analysis_of(std::string_view expression, const AnalysisOptions& options = {}) {
  auto analysis = attempt(expression, options);
  EXPECT_TRUE(analysis) << expression << ": " << analysis.error().error.message;
  return analysis ? *std::move(analysis) : Analysis();
}

using Names = std::vector<std::string>;

Names names(const FirstMoves& moves) {
  Names out;
  for (const RatedMove& move : moves.winning) out.push_back(move.name);
  return out;
}

// --- who wins and why ---

TEST(Analysis, SaysWhoWinsForBothStartingPlayers) {
  const Analysis confused = analysis_of("{3|-1}");
  EXPECT_EQ(confused.winner(Player::left), Player::left);
  EXPECT_EQ(confused.winner(Player::right), Player::right);
  EXPECT_EQ(confused.reason, "the value is confused with 0");
  EXPECT_EQ(analysis_of("* + *").winner(Player::left), Player::right);
  EXPECT_EQ(analysis_of("^").winner(Player::right), Player::left);
  EXPECT_EQ(analysis_of("-1").winner(Player::left), Player::right);
}

TEST(Analysis, HasStopsBirthdayAndKinds) {
  const Analysis analysis = analysis_of("{3|-1} + ^*2");
  EXPECT_EQ(analysis.left_stop, Dyadic(3));
  EXPECT_EQ(analysis.right_stop, Dyadic(-1));
  EXPECT_EQ(analysis.kinds, std::vector<std::string_view>{"hot"});
  EXPECT_EQ(analysis_of("tiny(1)").birthday, Dyadic(3));
  EXPECT_EQ(analysis_of("0").kinds,
            (std::vector<std::string_view>{"integer", "nimber", "even-tempered"}));
}

TEST(Analysis, SaysHowEachValueWasFound) {
  const Analysis analysis = analysis_of("nim(3,5) + domineering(2x2) + {1|0} + ^");
  ASSERT_EQ(analysis.summands.size(), 4u);
  EXPECT_TRUE(analysis.summands[0].found.starts_with("theorem: nim heaps add"))
      << analysis.summands[0].found;
  EXPECT_EQ(analysis.summands[1].found, "search");
  EXPECT_EQ(analysis.summands[2].found, "simplifying its options");
  EXPECT_EQ(analysis.summands[3].found, "its name");
  EXPECT_EQ(analysis.found, "adding the values of the summands");
  EXPECT_EQ(analysis_of("nim(3,5) + *").found, "adding nimbers without carry");
}

TEST(Analysis, KeepsTheSummandsWithTheirPictures) {
  const Analysis analysis = analysis_of("2.toads-and-frogs(\"TT.FF\") - {2|1}");
  ASSERT_EQ(analysis.summands.size(), 2u);
  EXPECT_EQ(analysis.summands[0].copies, Dyadic(2));
  EXPECT_EQ(analysis.summands[0].value.plain, "*");
  ASSERT_TRUE(analysis.summands[0].picture);
  EXPECT_EQ(rows_of(*analysis.summands[0].picture), Names{"T T · F F"});
  EXPECT_EQ(analysis.summands[1].copies, Dyadic(-1));
  EXPECT_EQ(analysis.summands[1].text, "{2|1}");
}

// --- first moves ---

// Finds who wins a sum of positions by playing it move by move, without values or comparisons.
class Play {
 public:
  bool wins(std::vector<AnyPosition> sum, Player player) {
    std::vector<std::string> key = {player == Player::left ? "L" : "R"};
    for (const AnyPosition& position : sum) key.push_back(position.print_call());
    std::ranges::sort(key);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    bool out = false;
    for (std::size_t i = 0; i < sum.size() && !out; ++i) {
      const AnyPosition before = sum[i];
      for (const AnyMove& move : before.moves(player)) {
        sum[i] = move.after;
        out = out || !wins(sum, opponent(player));
      }
      sum[i] = before;
    }
    return known_[key] = out;
  }

 private:
  std::map<std::vector<std::string>, bool> known_;
};

TEST(FirstMovesOfSums, AgreeWithPlayOfTheSum) {
  const std::vector<std::string> calls = {"domineering(\"...|..#\")",
                                          "domineering(\"..|..\")",
                                          "domineering(\"...|.#.|...\")",
                                          "toads-and-frogs(\"TT.FF\")",
                                          "toads-and-frogs(\"T.TF.F\")",
                                          "nim(2,3)",
                                          "domineering(3x3)",
                                          "nim(1,2)",
                                          "hackenbush(\"LRG\")",
                                          "hackenbush(\"0-1L 1-2R 0-2G\")"};
  Play play;
  std::size_t compared = 0;
  for (const std::string& first : calls) {
    for (const std::string& second : calls) {
      Session session;
      const auto answer = session.evaluate(first + " + " + second);
      ASSERT_TRUE(answer);
      const auto analysis = analyze(*answer);
      ASSERT_TRUE(analysis);
      std::vector<AnyPosition> sum;
      for (const Summand& summand : answer->get<Game>()->summands())
        sum.push_back(*summand.game.position());
      for (std::size_t i = 0; i < sum.size(); ++i) {
        for (const Player player : {Player::left, Player::right}) {
          Names winning;
          std::vector<AnyPosition> after = sum;
          for (const AnyMove& move : sum[i].moves(player)) {
            after[i] = move.after;
            if (!play.wins(after, opponent(player))) winning.push_back(move.name);
            ++compared;
          }
          const SummandAnalysis& part = analysis->summands[i];
          EXPECT_EQ(names(player == Player::left ? part.left : part.right), winning)
              << first << " + " << second;
        }
      }
    }
  }
  EXPECT_GE(compared, 1000u);
}

TEST(FirstMovesOfSums, InNimAgreeWithTheKnownOnes) {
  const Analysis analysis = analysis_of("nim(3,5,7)");
  EXPECT_EQ(names(analysis.summands[0].left), (Names{"3->2", "5->4", "7->6"}));
  EXPECT_EQ(analysis.summands[0].left.legal, 15u);
}

TEST(FirstMovesOfSums, OfASubtractedGameAreTheOpponentsMovesNegated) {
  const Analysis analysis = analysis_of("-{2|1} + {2|1}");
  EXPECT_TRUE(analysis.summands[0].left.winning.empty());
  const Analysis alone = analysis_of("-{2|1} + 1");
  EXPECT_EQ(names(alone.summands[0].left), Names{"-1"});
}

TEST(FirstMovesOfSums, InOneOfManyCopies) {
  const Analysis analysis = analysis_of("3.{1|-1}");
  EXPECT_EQ(names(analysis.summands[0].left), Names{"1"});
  EXPECT_EQ(names(analysis.summands[0].right), Names{"-1"});
  EXPECT_TRUE(analysis_of("2.{1|-1}").summands[0].left.winning.empty());
}

TEST(FirstMovesOfSums, UseTheOptionsAsTheyWereWritten) {
  const Analysis analysis = analysis_of("{0,*,1|*2} + *2");
  EXPECT_EQ(analysis.summands[0].left.legal, 3u);
  // Also if the player loses, and the value 0 has no options.
  EXPECT_EQ(analysis_of("{{1|0}|{0|-1}}").summands[0].right.legal, 1u);
}

TEST(FirstMovesOfSums, OfHugeNimbersFollowFromClosedForms) {
  const Analysis nim = analysis_of("*1000000 + *999999");
  EXPECT_EQ(names(nim.summands[0].left), Names{"*999999"});
  EXPECT_EQ(nim.summands[0].left.legal, 1000000u);
  EXPECT_TRUE(nim.summands[1].left.winning.empty());
  EXPECT_EQ(analysis_of("*5000 + 1/4").summands[0].left.note, "each of the 5000 moves wins");
  EXPECT_EQ(analysis_of("*5000 + 1/4").summands[0].right.note, "");
  const Analysis heap = analysis_of("nim(1000000000000) + *7");
  EXPECT_EQ(names(heap.summands[0].right), Names{"1000000000000->7"});
}

// The closed form for *5000 agrees with the list for *40.
TEST(FirstMovesOfSums, OfManyAndOfFewOptionsAgree) {
  for (const std::string ups : {"0", "^", "v", "^^", "vv"}) {
    for (const std::string star : {"0", "*", "*2", "*39"}) {
      const Analysis few = analysis_of("*40 + (" + ups + ") + " + star);
      const Analysis many = analysis_of("*5000 + (" + ups + ") + " + star);
      for (const bool left : {true, false}) {
        const FirstMoves& listed = left ? few.summands[0].left : few.summands[0].right;
        const FirstMoves& closed = left ? many.summands[0].left : many.summands[0].right;
        const std::size_t winning = listed.winning.size();
        if (winning <= 1) {
          EXPECT_EQ(names(closed), names(listed)) << ups << " " << star;
          EXPECT_EQ(closed.note, "") << ups << " " << star;
        } else {
          EXPECT_EQ(closed.note.starts_with("each of the 5000"), true) << ups << " " << star;
          EXPECT_EQ(closed.note.find("but for") != closed.note.npos, winning == 39)
              << ups << " " << star;
        }
      }
    }
  }
}

// --- steps ---

TEST(AnalysisSteps, NameTheWitness) {
  const Analysis analysis = analysis_of("{1,2|3} + {0,*|0,*}", {.steps = true});
  ASSERT_GE(analysis.steps.size(), 2u);
  ASSERT_EQ(analysis.steps[0].steps.size(), 1u);
  EXPECT_EQ(analysis.steps[0].steps[0].kind, Reduction::Kind::dominated);
  EXPECT_EQ(analysis.steps[0].steps[0].option.plain, "1");
  EXPECT_EQ(analysis.steps[0].steps[0].witness.plain, "2");
  EXPECT_EQ(analysis.steps[0].value.plain, "5/2");
  EXPECT_EQ(analysis.steps[1].value.plain, "*2");
  EXPECT_EQ(analysis.steps.back().value.plain, analysis.value.plain);
}

TEST(AnalysisSteps, AreListedForEachPairOfBracesFromTheInside) {
  const Analysis analysis = analysis_of("{{1|0}|{0|-1}}", {.steps = true});
  ASSERT_EQ(analysis.steps.size(), 3u);
  EXPECT_EQ(analysis.steps[0].form, "{1|0}");
  EXPECT_EQ(analysis.steps[2].form, "{{1|0}|{0|-1}}");
}

TEST(AnalysisSteps, AreNotListedForGamesWithVeryManyMoves) {
  EXPECT_TRUE(analysis_of("*1000000 + ^", {.steps = true}).steps.empty());
}

// --- errors ---

TEST(AnalysisFailures, AListIsNotAGame) {
  const auto analysis = attempt("[1,2]");
  ASSERT_FALSE(analysis);
  EXPECT_EQ(analysis.error().error.message, "a game can be analysed, not a list");
  EXPECT_FALSE(analysis.error().limit);
}

TEST(AnalysisFailures, TheoremsOnlyMeansTheoremsOnly) {
  EXPECT_TRUE(attempt("nim(3,5)", {.theorems_only = true}));
  const auto analysis = attempt("domineering(3x3)", {.theorems_only = true});
  ASSERT_FALSE(analysis);
  EXPECT_EQ(analysis.error().error.message,
            "no theorem gives the value of domineering(\"...|...|...\")");
}

TEST(AnalysisFailures, LimitsAreNamed) {
  using namespace std::chrono_literals;
  const auto late = attempt("domineering(8x8)", {}, Budget({.time = 20ms}));
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().limit, Limit::time);
  const auto big = attempt("domineering(8x8)", {}, Budget({.memory = 8'000'000}));
  ASSERT_FALSE(big);
  EXPECT_EQ(big.error().limit, Limit::memory);
}

TEST(AnalysisFailures, AnalysisCanBeStoppedAtEveryQuestion) {
  for (std::uint64_t question = 1;; ++question) {
    ASSERT_LT(question, 100'000u);
    const auto analysis = attempt("domineering(2x3) + {2|*} + 2.nim(3)", {.steps = true},
                                  Budget({.questions = question}));
    if (analysis) break;
    EXPECT_TRUE(analysis.error().limit) << analysis.error().error.message;
  }
}

// --- writing ---

TEST(AnalysisText, ShowsTheBoardTheMovesAndTheValues) {
  const std::string page = text(analysis_of("toads-and-frogs(\"TT.FF\") + ^"));
  EXPECT_NE(page.find("If Left starts,   Left wins."), page.npos) << page;
  EXPECT_NE(page.find("T T · F F"), page.npos) << page;
  EXPECT_NE(page.find("↑*"), page.npos) << page;
  EXPECT_EQ(page.find('\x1b'), page.npos);
  EXPECT_NE(text(analysis_of("1"), {.colours = Colours::yes}).find("\x1b[34mLeft"), page.npos);
}

TEST(AnalysisText, LongValuesAreDescribed) {
  Session session;
  const auto answer = session.evaluate("{3|1||0}");
  const ValueText value = text_of(session.store(), answer->get<Game>()->value(), 3);
  EXPECT_FALSE(value.complete);
  EXPECT_EQ(value.plain, "<stops 1 and 0, born on day 5>");
  const auto number = session.evaluate("27:(-885227):(-885214)");
  EXPECT_EQ(text_of(session.store(), number->get<Game>()->value(), 1'000).plain,
            "<the number (between 26 and 27), born on day 1770468>");
}

TEST(AnalysisJson, HasTheMembersOfSchemaOne) {
  JsonWriter json(JsonWriter::Layout::one_line);
  json.object();
  Analysis analysis = analysis_of("{1|-1}");
  analysis.time = {};
  write_members(json, analysis);
  EXPECT_EQ(
      json.close().str(),
      R"({"expression": "{1|-1}", "outcome": "N", "winner": {"left_starts": "left", )"
      R"("right_starts": "right"}, "reason": "the value is confused with 0", "value": "+-1", )"
      R"("found_by": "simplifying its options", "stops": {"left": "1", "right": "-1"}, )"
      R"("to_move_at_stop": {"left_starts": "right", "right_starts": "left"}, )"
      R"("sente_temperatures": {"left": [], "right": []}, )"
      R"("confused_with": {"low": "-1", "low_included": true, "high": "1", "high_included": true}, )"
      R"("thermograph": {"mean": "0", "temperature": "1", "left_wall": [{"t": "-1", )"
      R"("value": "2"}, {"t": "1", "value": "0"}], "right_wall": [{"t": "-1", "value": "-2"}, )"
      R"({"t": "1", "value": "0"}], "excitement_shows": []}, )"
      R"("birthday": "2", "kinds": ["hot", "switch", "its own negative", "even-tempered"], )"
      R"("summands": [{"expression": "{1|-1}", "copies": "1", "value": "+-1", )"
      R"("found_by": "simplifying its options", "left": {"legal": 1, "winning": )"
      R"([{"move": "1", "leaves": "1", "value": "1"}]}, "right": {"legal": 1, "winning": )"
      R"([{"move": "-1", "leaves": "-1", "value": "-1"}]}}], "seconds": 0.000000})");
}

}  // namespace
}  // namespace summand
