// Every kind of sum, in both conventions, with everything that can be wanted of it: each door of
// the library gives the answer of plain play.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "summand/analysis/rated_moves.hpp"
#include "summand/analysis/report.hpp"
#include "summand/language/session.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/testing/plain_play.hpp"
#include "summand/testing/table.hpp"
#include "summand/verdict/engine.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand {
namespace {

// Larger sums take plain play too long.
constexpr std::size_t kMostSums = 1000, kMostSumsOfRow = 5000;
constexpr std::uint64_t kNodes = 100'000;
constexpr Player kPlayers[] = {Player::left, Player::right};

std::string text_of(Fate fate) {
  return fate == Fate::win ? "win" : fate == Fate::loss ? "loss" : "draw";
}

// A sum with the results of plain play.
class Checked {
 public:
  Checked(Session& session, std::string expression, Convention convention,
          std::size_t most_sums = kMostSums)
      : session_(session),
        expression_(std::move(expression)),
        convention_(convention),
        most_sums_(most_sums) {}

  // False if the sum is no game of this convention, or too large for plain play.
  bool check() {
    const auto answer = session_.evaluate(expression_);
    EXPECT_TRUE(answer.has_value()) << expression_ << ": " << answer.error().error.message;
    if (!answer) return false;
    game_ = *answer->get<Game>();
    const auto sum = SumInPlay::of(*game_, convention_);
    if (!sum) {
      EXPECT_EQ(convention_, Convention::misere) << expression_;
      check_without_play();
      return false;
    }
    play_ = PlainPlay<SumInPlay>::of(*sum, most_sums_);
    if (!play_) return false;
    sum_ = *sum;
    check_engine();
    check_oracle();
    check_moves();
    check_language();
    if (convention_ == Convention::normal) check_value();
    return true;
  }

  // By plain play: "left", "right" or "draw". Assumes that check() was true.
  std::string winner(Player first) const {
    const Fate fate = ending(first).fate;
    if (fate == Fate::draw) return "draw";
    return std::string(player_key(fate == Fate::win ? first : opponent(first)));
  }

 private:
  std::string what() const {
    return expression_ + (convention_ == Convention::misere ? " in misère play" : "");
  }
  const Ending& ending(Player first) const { return play_->ending(*sum_, first); }
  bool is_draw() const {
    return ending(Player::left).fate == Fate::draw || ending(Player::right).fate == Fate::draw;
  }

  // The moves of a player after which the opponent loses, with the numbers of their terms.
  std::set<std::string> winning_moves(Player player) const {
    std::set<std::string> out;
    const auto moves = sum_->moves(player).value();
    for (const TermMove& move : moves) {
      const Player next = move.next(player);
      const Fate wanted = next == player ? Fate::win : Fate::loss;
      if (play_->ending(sum_->after(move), next).fate == wanted) out.insert(move.name);
    }
    return out;
  }

  void expect_winners(const Attempt<Winners>& found, const std::string& door) {
    ASSERT_TRUE(found.has_value()) << what() << ", " << door << ": " << found.error().error.message;
    for (const Player first : kPlayers) {
      EXPECT_EQ(text_of(found->prospect(first).fate), text_of(ending(first).fate))
          << what() << ", " << door << ", " << (first == Player::left ? "Left" : "Right");
      const std::set<std::string> winning = winning_moves(first);
      std::set<std::string> named;
      for (const RatedMove& move : found->prospect(first).winning) {
        EXPECT_TRUE(winning.contains(move.name)) << what() << ", " << door << ": " << move.name;
        named.insert(move.name);
      }
      const bool names_all = convention_ == Convention::misere || found->means == Means::retrograde;
      if (names_all && found->names_moves) {
        EXPECT_EQ(named, winning) << what() << ", " << door;
      }
      if (const auto distance = found->prospect(first).distance) {
        EXPECT_EQ(*distance, ending(first).distance) << what() << ", " << door;
      }
    }
  }

  void check_engine() {
    expect_winners(Engine(*game_, {.convention = convention_}).winners(), "engine");
    expect_winners(Engine(*game_, {.convention = convention_, .distances = true}).winners(),
                   "engine with distances");
    const auto only_who =
        Engine(*game_, {.convention = convention_, .names_moves = false}).winners();
    ASSERT_TRUE(only_who.has_value()) << what();
    for (const Player first : kPlayers) {
      EXPECT_EQ(text_of(only_who->prospect(first).fate), text_of(ending(first).fate)) << what();
      EXPECT_TRUE(only_who->prospect(first).winning.empty()) << what();
    }
    if (convention_ == Convention::normal && is_loopy(*game_)) return;
    expect_winners(Engine(*game_, {.convention = convention_, .only_search = true}).winners(),
                   "search");
  }

  // In misère play: braces, which no match has, and loopy games, which are refused.
  void check_without_play() {
    const auto found = Engine(*game_, {.convention = convention_}).winners();
    const auto searched =
        Engine(*game_, {.convention = convention_, .only_search = true}).winners();
    ASSERT_EQ(found.has_value(), searched.has_value()) << what();
    if (found) {
      EXPECT_EQ(found->outcome(), searched->outcome()) << what();
    }
    EXPECT_FALSE(found && is_loopy(*game_)) << what();
  }

  void check_oracle() {
    Oracle oracle(session_.workspace(), kNodes);
    for (const Player first : kPlayers) {
      for (const bool is_sure : {false, true}) {
        const auto found =
            is_sure ? oracle.sure_winners(*sum_, first) : oracle.winners(*sum_, first);
        if (!found && !is_sure) continue;  // a sum that the search cannot handle
        ASSERT_TRUE(found.has_value()) << what() << ": " << found.error().error.message;
        const Prospect& prospect = found->prospect(first);
        EXPECT_EQ(text_of(prospect.fate), text_of(ending(first).fate)) << what() << ", oracle";
        if (prospect.distance) {
          EXPECT_EQ(*prospect.distance, ending(first).distance) << what();
        }
        if (is_sure && convention_ == Convention::normal && sum_->loopy()) {
          EXPECT_EQ(prospect.distance.has_value(), prospect.fate != Fate::draw) << what();
        }
      }
    }
  }

  void check_moves() {
    Oracle oracle(session_.workspace(), kNodes);
    for (const Player player : kPlayers) {
      const auto all = sum_->moves(player).value();
      const auto rated = rated_moves(oracle, *sum_, player, most_sums_);
      ASSERT_TRUE(rated.has_value()) << what();
      for (const RatedMove& move : rated->moves) {
        if (!move.fate) continue;
        const Player next = all[move.number].next(player);
        const Fate after = play_->ending(sum_->after(all[move.number]), next).fate;
        const Fate expected = after == Fate::draw || next == player ? after
                              : after == Fate::loss                 ? Fate::win
                                                                    : Fate::loss;
        EXPECT_EQ(text_of(*move.fate), text_of(expected)) << what() << ": " << move.name;
      }
    }
  }

  void check_language() {
    const std::string function = convention_ == Convention::misere ? "misere_outcome" : "outcome";
    const auto answer = session_.evaluate(function + "(" + expression_ + ")");
    ASSERT_TRUE(answer.has_value()) << what() << ": " << answer.error().error.message;
    if (const Outcome* outcome = answer->get<Outcome>()) {
      for (const Player first : kPlayers) {
        const Fate fate = summand::winner(*outcome, first) == first ? Fate::win : Fate::loss;
        EXPECT_EQ(text_of(fate), text_of(ending(first).fate)) << what() << ", " << function;
      }
    } else {
      EXPECT_TRUE(is_draw()) << what();
    }
  }

  void check_value() {
    const auto found = report(Answer{*game_});
    ASSERT_TRUE(found.has_value()) << what() << ": " << found.error().error.message;
    if (const auto* analysis = std::get_if<Analysis>(&*found)) {
      for (const Player first : kPlayers) {
        const Fate fate = analysis->winner(first) == first ? Fate::win : Fate::loss;
        EXPECT_EQ(text_of(fate), text_of(ending(first).fate)) << what() << ", analysis";
      }
    } else {
      expect_winners(std::get<OutcomeAnalysis>(*found).winners, "analysis");
    }
  }

  Session& session_;
  std::string expression_;
  Convention convention_;
  std::size_t most_sums_;
  std::optional<Game> game_;
  std::optional<SumInPlay> sum_;
  std::optional<PlainPlay<SumInPlay>> play_;
};

// The kinds of sums that are made of a position and another one of the same game.
std::vector<std::string> sums_of(const std::string& one, const std::string& other) {
  return {one,
          "-" + one,
          one + " + " + other,
          one + " - " + other,
          "2." + one,
          one + " - " + one,
          one + " + nim(1,2)",
          one + " + *",
          one + " + 1",
          one + " - domineering(2x2)",
          one + " + {1|-1}"};
}

// Positions of each game, the small ones first: later ones are too large for plain play.
TEST(WinnersTable, EveryDoorAgreesWithPlainPlayOnSumsOfAnyGame) {
  constexpr std::size_t kFirst = 40, kPositions = 3;
  for (const AnyRuleset* game : all_rulesets()) {
    std::vector<std::string> calls;
    game->small_positions([&](const AnyPosition& position) {
      if (calls.size() < kFirst) calls.push_back(position.print_call());
    });
    std::size_t checked = 0;
    for (std::size_t i = 1; i <= kPositions; ++i) {
      const std::string one = calls[calls.size() * i / kPositions - 1];
      const std::string other = calls[calls.size() * i / (kPositions + 1)];
      for (const std::string& sum : sums_of(one, other)) {
        for (const Convention convention : {Convention::normal, Convention::misere}) {
          Session session;
          checked += Checked(session, sum, convention).check();
        }
      }
    }
    EXPECT_GT(checked, 0u) << game->info().name;
  }
}

// The rows that the doors of the program are asked, too (tests/winners.py).
TEST(WinnersTable, TheRowsForTheOtherDoorsAreThoseOfPlainPlay) {
  for (const auto& row : testing::table("winners.tsv")) {
    ASSERT_EQ(row.size(), 5u);
    Session session;
    const Convention convention = row[2] == "misere" ? Convention::misere : Convention::normal;
    Checked sum(session, row[1], convention, kMostSumsOfRow);
    ASSERT_TRUE(sum.check()) << row[1];
    EXPECT_EQ(sum.winner(Player::left), row[3]) << row[1] << ' ' << row[2];
    EXPECT_EQ(sum.winner(Player::right), row[4]) << row[1] << ' ' << row[2];
  }
}

TEST(WinnersTable, SearchOnlyAndTheoremsAgree) {
  for (const char* const sum : {"northcott(\"L..R\") + *2", "toads-and-frogs(\"TT.FF\")",
                                "babylon(3,3)", "col(path 3) + col(path 4)"}) {
    Session session(Budget(), By::search);
    EXPECT_TRUE(Checked(session, sum, Convention::normal, kMostSumsOfRow).check()) << sum;
  }
}

}  // namespace
}  // namespace summand
