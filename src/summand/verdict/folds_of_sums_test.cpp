// All that is found by folds over sums of parts, for sums of small positions of every game: each
// agrees with plain play of whole positions, or with the canonical form.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/algebra/misere_terms.hpp"
#include "summand/algebra/played_thermographs.hpp"
#include "summand/algebra/written_play.hpp"
#include "summand/language/session.hpp"
#include "summand/misere/misere_outcome.hpp"
#include "summand/misere/position_forms.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/testing/plain_play.hpp"

namespace summand {
namespace {

constexpr std::size_t kMostPlainSums = 1500;
constexpr Player kBothOfSum[] = {Player::left, Player::right};

// A sum of one or two positions, as a game and as positions side by side.
class FoldsOfSum {
 public:
  FoldsOfSum(const AnyPosition& one, const AnyPosition* other, bool is_negated)
      : text_(one.print_call()), positions_{one} {
    if (other == nullptr) return;
    text_ += (is_negated ? " - " : " + ") + other->print_call();
    positions_.push_back(is_negated ? other->mirror() : *other);
  }

  // False if plain play has too many sums.
  bool check() {
    const PlainSum start{positions_};
    const auto plain = PlainPlay<PlainSum>::of(start, kMostPlainSums);
    if (!plain) return false;
    Budget budget;
    const SumGraph graph(positions_, budget);
    for (const Player first : kBothOfSum) {
      EXPECT_EQ(graph.ending(graph.start(), first), plain->ending(start, first)) << text_;
    }
    const auto answer = session_.evaluate(text_);
    EXPECT_TRUE(answer.has_value() && answer->get<Game>() != nullptr) << text_;
    if (::testing::Test::HasFailure()) return false;
    const Game game = *answer->get<Game>();
    if (game.has_loops()) return true;
    const Lengths lengths = WrittenPlay(game).lengths();
    for (const Player first : kBothOfSum) {
      EXPECT_EQ(lengths.of(first).remoteness, plain->ending(start, first).distance) << text_;
    }
    check_thermograph(game);
    check_misere(game);
    return true;
  }

 private:
  void check_thermograph(const Game& game) {
    Thermographs canonical(session_.store(), Thermographs::Bottom::zero);
    EXPECT_EQ(PlayedThermographs(session_.workspace())(game), taxed(canonical, game.value()))
        << text_;
  }

  void check_misere(const Game& game) {
    const PlainSum start{positions_, true};
    const auto plain = PlainPlay<PlainSum>::of(start, kMostPlainSums);
    const auto sum = misere_sum(game);
    ASSERT_TRUE(plain.has_value() && sum.has_value()) << text_;
    const auto found = misere_winners(sum->terms, session_.store().budget());
    ASSERT_TRUE(found.has_value()) << text_;
    MisereStore store;
    MisereEvaluator evaluate(store);
    MisereForm form;
    for (const MisereTerm& term : sum->terms) {
      if (all_impartial(sum->terms)) form = store.sum(form, evaluate(term).value());
    }
    for (const Player first : kBothOfSum) {
      const bool wins = plain->ending(start, first).fate == Fate::win;
      EXPECT_EQ(winner(found->outcome, first) == first, wins) << text_;
      if (all_impartial(sum->terms)) {
        EXPECT_EQ(store.outcome(form) == MisereOutcome::next, wins) << text_;
      }
    }
  }

  Session session_;
  std::string text_;
  std::vector<AnyPosition> positions_;
};

// The first positions of each game, and some later ones; each alone and with the one before it.
TEST(FoldsOfSums, AgreeWithPlainPlayOnSumsOfAnyGame) {
  constexpr std::size_t kFirst = 5, kLast = 150;
  for (const AnyRuleset* game : all_rulesets()) {
    std::vector<AnyPosition> some;
    std::size_t visited = 0, next = kFirst;
    game->small_positions([&](const AnyPosition& position) {
      const std::size_t number = visited++;
      if (number > kLast || (number >= kFirst && number != next)) return;
      if (number == next) next *= 2;
      some.push_back(position);
    });
    if (some.front().entails()) continue;  // it has no play in turns
    std::size_t checked = 0;
    for (std::size_t i = 0; i < some.size(); ++i) {
      checked += FoldsOfSum(some[i], nullptr, false).check();
      if (i == 0) continue;
      checked += FoldsOfSum(some[i], &some[i - 1], false).check();
      checked += FoldsOfSum(some[i], &some[i - 1], true).check();
    }
    EXPECT_GT(checked, 0u) << game->info().name;
  }
}

TEST(FoldsOfSums, AgreeForEqualParts) {
  for (const AnyRuleset* game : all_rulesets()) {
    std::vector<AnyPosition> some;
    game->small_positions([&](const AnyPosition& position) {
      if (some.size() < 8) some.push_back(position);
    });
    if (some.front().entails()) continue;
    for (const AnyPosition& position : some) {
      FoldsOfSum(position, &position, false).check();
      FoldsOfSum(position, &position, true).check();
    }
  }
}

}  // namespace
}  // namespace summand
