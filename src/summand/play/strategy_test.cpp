// A strategy that is found wins every line of the replay, which knows only the rules. Tables that
// do not win are detected.
#include "summand/play/strategy.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/play/strategy_check.hpp"
#include "summand/play/sum_text.hpp"
#include "summand/verdict/oracle.hpp"
#include "summand/verdict/sum_test_support.hpp"

namespace summand {
namespace {

constexpr std::uint64_t kNodesForStrategy = 1'000'000;

Attempt<WinningStrategy> found(const std::string& expression, Player first = Player::left) {
  Session session;
  return find_strategy(sum_of(session, expression), first, kNodesForStrategy);
}

StrategyCheck checked(const WinningStrategy& strategy) {
  Session session;
  const auto check = check_strategy(strategy, session);
  EXPECT_TRUE(check.has_value()) << check.error().error.message;
  return check.value_or(StrategyCheck{});
}

void expect_objection(const WinningStrategy& strategy, std::string_view part) {
  const StrategyCheck check = checked(strategy);
  EXPECT_NE(check.objection.find(part), std::string::npos) << check.objection;
}

// For both starting players: the strategy wins, none of its replies is idle, and its text is read
// back.
void expect_strategies(const std::string& expression) {
  for (const Player first : {Player::left, Player::right}) {
    const auto strategy = found(expression, first);
    if (!strategy) {
      const std::string& why = strategy.error().error.message;
      EXPECT_TRUE(why.find("for ever") != why.npos || why.find("move again") != why.npos)
          << expression;
      continue;
    }
    const StrategyCheck check = checked(*strategy);
    EXPECT_EQ(check.objection, "") << expression;
    EXPECT_TRUE(check.idle.empty()) << expression;
    EXPECT_GE(check.sums, strategy->replies.size()) << expression;
    EXPECT_EQ(WinningStrategy::parse(strategy->print()).value(), *strategy) << expression;
  }
}

// --- a strategy that is found wins ---

TEST(Strategy, WinsSumsOfSeveralGamesAgainstEveryLine) {
  for (const char* const expression :
       {"nim(1,2,3)", "domineering(3x3) - nim(3) + 1/2", "{3|1} + {2|-2} + {0|-1}",
        "octal(kayles, 5) + nim(2) + cram(2x3)", "^ + v* + {2|^}", "clobber(\"xoxo\") + 3/4",
        "toads-and-frogs(\"TT.FF\") - domineering(2x3) + *2",
        "hackenbush(\"0-1L 1-2R\") + snort(path, 3) - {1|-1}", "3.domineering(2x2) + *"}) {
    expect_strategies(expression);
  }
}

TEST(Strategy, WinsIfAGameWithoutAMirrorImageIsSubtracted) {
  for (const char* const expression : {"nim(2) - amazons(2x3)", "-konane(\"xo.o\") - clobber(2x2)",
                                       "domineering(2x3) - maundy-cake(2x3)"}) {
    expect_strategies(expression);
  }
}

TEST(Strategy, EndsAlthoughPositionsMayRepeat) {
  for (const char* const expression :
       {"northcott(\"L..R\") + *3", "northcott(\".LR.|.LR.\")", "poker-nim(1,2) + nim(3)",
        "lamps(\"L\") + domineering(2x2)", "northcott(\"L.R.\") - toads-and-frogs(\"T.F\")"}) {
    expect_strategies(expression);
  }
}

// That many positions of each game, spread over its small positions, as expressions.
std::vector<std::string> small_positions(std::size_t of_each) {
  std::vector<std::string> out;
  for (const AnyRuleset* game : all_rulesets()) {
    std::vector<AnyPosition> its;
    game->small_positions([&](const AnyPosition& position) { its.push_back(position); });
    for (std::size_t i = 0; i < of_each && !its.empty(); ++i) {
      out.push_back(its[its.size() * (2 * i + 1) / (2 * of_each)].print_call());
    }
  }
  return out;
}

TEST(Strategy, WinsSmallPositionsOfEveryGame) {
  for (const std::string& position : small_positions(2)) expect_strategies(position);
}

TEST(StrategySlow, WinsManyPositionsOfEveryGameInSums) {
  for (const std::string& position : small_positions(20)) {
    expect_strategies(position + " + *");
    expect_strategies("{1|-2} - " + position);
  }
}

// --- who wins, and games that nobody wins ---

TEST(Strategy, IsForThePlayerWhoWins) {
  EXPECT_EQ(found("nim(1,2,3)")->winner, Player::right);
  EXPECT_EQ(found("nim(1,2)")->winner, Player::left);
  EXPECT_EQ(found("nim(1,2)", Player::right)->winner, Player::right);
  EXPECT_EQ(found("domineering(1x2)")->winner, Player::right);
}

TEST(Strategy, DoesNotExistIfPlayGoesOnForEver) {
  const auto none = found("lamps(\"LR\")");
  ASSERT_FALSE(none.has_value());
  EXPECT_FALSE(none.error().limit.has_value());
  EXPECT_NE(none.error().error.message.find("for ever"), std::string::npos);
}

TEST(Strategy, NamesTheLimitOfTheSearch) {
  Session session;
  const auto none = find_strategy(sum_of(session, "domineering(7x7)"), Player::left, 10);
  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().limit, Limit::size);
}

// Stopped at any question, it reports the limit and leaves the session usable.
TEST(Strategy, CanBeStoppedAtAnyQuestion) {
  const std::string expression = "domineering(2x3) + northcott(\"L.R\")";
  std::uint64_t question = 1;
  for (;; question = question * 3 / 2 + 1) {
    Session session(Budget({.questions = question}));
    const auto start = session.evaluate(expression);
    if (!start) continue;
    const auto sum = SumInPlay::of(*start->get<Game>());
    if (!sum) continue;
    const auto strategy = find_strategy(*sum, Player::left, kNodesForStrategy);
    if (strategy) break;
    EXPECT_EQ(strategy.error().limit, Limit::size);
    EXPECT_EQ(find_strategy(*sum, Player::left, kNodesForStrategy).value(),
              found(expression).value());
  }
  EXPECT_GT(question, 20u);
}

TEST(Strategy, StopsAtTheMemoryLimit) {
  Session session(Budget({.memory = 30'000'000}));
  const SumInPlay sum = sum_of(session, "domineering(5x5) + domineering(3x4)");
  const auto strategy = find_strategy(sum, Player::left, kNodesForStrategy);
  ASSERT_FALSE(strategy.has_value());
  EXPECT_EQ(strategy.error().limit, Limit::memory);
  EXPECT_NE(strategy.error().error.message.find("30 MB"), std::string::npos);
}

TEST(Strategy, TheReplayStopsAtTheMemoryLimit) {
  const WinningStrategy strategy = *found("domineering(4x4) + domineering(3x4)");
  Session session(Budget({.memory = 1'000'000}));
  const auto check = check_strategy(strategy, session);
  ASSERT_FALSE(check.has_value());
  EXPECT_EQ(check.error().limit, Limit::memory);
}

// --- the table ---

TEST(Strategy, EqualSumsHaveOneReplyForAnyOrderOfTheirTerms) {
  WinningStrategy strategy = *found("nim(1) + nim(2) + domineering(2x2)");
  strategy.game = "domineering(2x2) + nim(2) + nim(1)";
  EXPECT_TRUE(checked(strategy).holds());
  // Only heaps of 2 and 1 can be left, at most 13 of them.
  EXPECT_LE(found("12.nim(2) + nim(1)")->replies.size(), 13u * 14u);
}

TEST(Strategy, LeavesOutTermsInWhichNobodyCanMove) {
  const auto strategy = found("domineering(1x1) + nim(2)");
  ASSERT_EQ(strategy->replies.size(), 1u);
  EXPECT_EQ(strategy->replies.at("nim(2)"), "2->0");
}

TEST(Strategy, NumbersTheTermsAsTheirSumIsWritten) {
  const auto strategy = found("nim(2) + domineering(1x2)", Player::right);
  EXPECT_EQ(strategy->print(),
            "summand strategy 2\n"
            "game nim(2) + domineering(\"..\")\n"
            "first right\n"
            "winner right\n"
            "replies 1\n"
            "domineering(\"..\") + nim(2) => 2: 2->0\n"
            "end\n");
}

TEST(Strategy, DeepLinesNeedNoDeepStack) {
  expect_strategies("10000 + {0|-10000}");
  const auto strategy = found("10000 + {0|-10000}", Player::right);
  EXPECT_EQ(checked(*strategy).longest_line, 20'001u);
}

// --- tables that do not win ---

TEST(Strategy, ATableWithoutAReplyIsRefutedByTheLineThatNeedsIt) {
  const WinningStrategy whole = *found("domineering(2x3) + nim(2)");
  ASSERT_GT(whole.replies.size(), 2u);
  for (const auto& [sum, move] : whole.replies) {
    WinningStrategy less = whole;
    less.replies.erase(sum);
    const StrategyCheck check = checked(less);
    EXPECT_EQ(check.objection,
              fmt::format("{} has no reply in {}", player_name(whole.winner), sum));
    if (!check.line.empty()) {
      EXPECT_EQ(check.line.back().leaves, sum);
      EXPECT_EQ(check.line.front().mover, whole.first);
    }
  }
}

// The winning moves are those after which a search says that the opponent loses.
TEST(Strategy, ATableWithALosingReplyIsRefuted) {
  for (const char* const expression :
       {"domineering(2x3) + nim(2)", "nim(1,2,3)", "{2|-1} + {3|-1} + *2"}) {
    Session session;
    Oracle oracle(session.workspace(), kNodesForStrategy);
    const WinningStrategy whole = *found(expression);
    std::size_t losing = 0;
    for (const auto& [text, move] : whole.replies) {
      const SumInPlay sum = sum_of(session, text);
      const auto moves = sum.moves(whole.winner).value();
      for (const TermMove& other : moves) {
        const Player loser = opponent(whole.winner);
        const auto after = oracle.winners(sum.after(other), loser);
        if (after->prospect(loser).fate == Fate::loss) continue;
        WinningStrategy changed = whole;
        changed.replies[text] = SumText(sum).name_of(other);
        EXPECT_FALSE(checked(changed).holds()) << text << " => " << changed.replies[text];
        ++losing;
      }
    }
    EXPECT_GT(losing, 3u) << expression;
  }
}

TEST(Strategy, ATableWithAMoveAgainstTheRulesIsRefuted) {
  WinningStrategy strategy = *found("nim(1,2)");
  strategy.replies.at("nim(1,2)") = "2->3";
  expect_objection(strategy, "2->3 is not a move of Left in nim(1,2)");
}

TEST(Strategy, ATableForTheOtherPlayerIsRefuted) {
  WinningStrategy strategy = *found("nim(1,2)");
  strategy.winner = Player::right;
  EXPECT_FALSE(checked(strategy).holds());
  // A player who never can move has lost, for any table.
  const WinningStrategy empty{.game = "0", .first = Player::left, .winner = Player::left};
  expect_objection(empty, "Left cannot move in 0, and loses");
}

// Right retreats in the row that Left does not play in. All his moves keep the nim-sum at 0. But
// when Left advances again, so must Right, and the start repeats.
TEST(Strategy, ATableWithARepeatedPositionIsRefuted) {
  WinningStrategy strategy = *found("northcott(\".LR.|.LR.\")");
  EXPECT_TRUE(checked(strategy).holds());
  WinningStrategy elsewhere = *found("northcott(\"L.R.|.L.R\")");
  strategy.replies.merge(elsewhere.replies);
  strategy.replies["northcott(\"L.R.|.LR.\")"] = "c2-d2";
  strategy.replies["northcott(\".LR.|.L.R\")"] = "d2-c2";
  expect_objection(strategy, "repeats with Left to move, so play can go on for ever");
}

TEST(Strategy, RepliesThatNoLineNeedsAreCounted) {
  WinningStrategy strategy = *found("nim(1,2)");
  strategy.replies["nim(7)"] = "7->0";
  const StrategyCheck check = checked(strategy);
  EXPECT_TRUE(check.holds());
  EXPECT_EQ(check.idle, std::vector<std::string>{"nim(7)"});
}

// --- the text ---

// In version 0.2.0, X and O were safe stones in NoGo.
TEST(Strategy, OfVersion020IsReadAsItWasMeant) {
  const auto read = WinningStrategy::parse(
      "summand strategy 1\ngame nogo(\"X.O\")\nfirst left\nwinner left\nreplies 1\n"
      "nogo(\"X.O\") => b1\nend\n");
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->game, "nogo(\"<.>\")");
  EXPECT_TRUE(read->replies.contains("nogo(\"<.>\")"));
}

TEST(Strategy, DamagedTextsAreRefusedWithTheLineAndTheExpectedText) {
  const std::string text = found("nim(1,2)")->print();
  ASSERT_EQ(text,
            "summand strategy 2\ngame nim(1,2)\nfirst left\nwinner left\nreplies 2\n"
            "nim(1) => 1->0\nnim(1,2) => 2->1\nend\n");
  const auto expect_error = [](std::string_view damaged, std::size_t offset,
                               std::string_view part) {
    const auto read = WinningStrategy::parse(damaged);
    ASSERT_FALSE(read.has_value()) << damaged;
    EXPECT_EQ(read.error().offset, offset) << damaged;
    EXPECT_NE(read.error().message.find(part), std::string::npos) << read.error().message;
  };
  const auto with = [&](std::string_view old, std::string_view now) {
    std::string out = text;
    const std::size_t at = out.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return out.replace(at, old.size(), now);
  };
  expect_error("", 0, "'summand strategy 2'");
  expect_error(with("strategy 2", "strategy 3"), 0, "'summand strategy 2'");
  expect_error(with("game nim(1,2)", "game "), 19, "'game' and an expression");
  expect_error(with("first left", "first nobody"), 33, "'first left' or 'first right'");
  expect_error(with("winner left", "winner: left"), 44, "'winner left' or 'winner right'");
  expect_error(with("replies 2", "replies two"), 56, "'replies' and their number");
  expect_error(with("nim(1) => 1->0", "nim(1) -> 1->0"), 66, "reply 1 of 2");
  expect_error(with(" => 2->1", " => "), 81, "reply 2 of 2");
  expect_error(with("nim(1,2) =>", "nim(1) =>"), 81, "already has a reply");
  expect_error(with("end", "nim(3) => 3->0\nend"), 98, "the end after 2 replies");
  // It is cut off at every place before the last newline.
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    const auto read = WinningStrategy::parse(text.substr(0, size));
    ASSERT_FALSE(read) << size;
    if (size < 19) continue;
    const std::size_t behind = text.substr(0, size).find_last_not_of('\n') + 1;
    expect_error(text.substr(0, size), behind, "the last line, 'end', is missing");
  }
}

TEST(Strategy, AnExpressionThatIsNoGameIsRefused) {
  Session session;
  WinningStrategy strategy{.game = "nim(1", .first = Player::left, .winner = Player::left};
  EXPECT_EQ(check_strategy(strategy, session).error().error.offset, 3u);
  strategy.game = "1 < 2";
  EXPECT_EQ(check_strategy(strategy, session).error().error.message, "only games are played");
}

}  // namespace
}  // namespace summand
