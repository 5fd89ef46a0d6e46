#include "summand/play/seats_search.hpp"

#include <gtest/gtest.h>

#include "summand/play/match.hpp"
#include "summand/play/monte_carlo.hpp"

namespace summand {
namespace {

// Three players take one or two counters in turn. The player who takes the last one wins, and the
// player before him is second.
struct Taking {
  struct State {
    unsigned counters = 0, player = 0;
    bool operator==(const State&) const = default;
  };
  using Action = unsigned;

  unsigned players(const State&) const { return 3; }
  std::optional<unsigned> to_move(const State& state) const {
    return state.counters == 0 ? std::nullopt : std::optional(state.player);
  }
  std::vector<Action> actions(const State& state) const {
    if (state.counters == 0) return {};
    return state.counters == 1 ? std::vector<Action>{1} : std::vector<Action>{1, 2};
  }
  State apply(const State& state, Action taken) const {
    return {state.counters - taken, (state.player + 1) % 3};
  }
  std::vector<unsigned> ranking(const State& state) const {
    const unsigned winner = (state.player + 2) % 3;
    return {winner, (winner + 2) % 3, (winner + 1) % 3};
  }
};
static_assert(SeatedRuleset<Taking>);

Worth worth(const Taking::State& state) {
  Worth out(3, 0);
  if (state.counters > 0) return out;
  const auto ranking = Taking().ranking(state);
  out[ranking[0]] = 2;
  out[ranking[1]] = 1;
  return out;
}

// The result for everybody if each plays for himself, by plain recursion. There are no ties: a
// player is first, second or last.
Worth selfish(const Taking::State& state) {
  const Taking rules;
  const auto player = rules.to_move(state);
  if (!player) return worth(state);
  Worth best;
  for (const unsigned action : rules.actions(state)) {
    const Worth found = selfish(rules.apply(state, action));
    if (best.empty() || found[*player] > best[*player]) best = found;
  }
  return best;
}

// The most that one player can force against the other two.
int forced(const Taking::State& state, unsigned one) {
  const Taking rules;
  const auto player = rules.to_move(state);
  if (!player) return worth(state)[one];
  int best = *player == one ? -1 : 3;
  for (const unsigned action : rules.actions(state)) {
    const int found = forced(rules.apply(state, action), one);
    best = *player == one ? std::max(best, found) : std::min(best, found);
  }
  return best;
}

using Search = SeatsSearch<Taking, Worth (*)(const Taking::State&)>;

TEST(SeatsSearch, FindsTheResultIfAllPlayForThemselves) {
  const Taking rules;
  for (unsigned counters = 1; counters <= 12; ++counters) {
    Search search(rules, Others::selfish, {}, Budget(), worth);
    EXPECT_EQ(search.choose({counters, 1}).worth, selfish({counters, 1})) << counters;
  }
}

TEST(SeatsSearch, FindsWhatOnePlayerCanForceAgainstAll) {
  const Taking rules;
  for (unsigned counters = 1; counters <= 12; ++counters) {
    Search search(rules, Others::conspiring, {}, Budget(), worth);
    const auto found = search.choose({counters, 2});
    EXPECT_EQ(found.worth[2], forced({counters, 2}, 2)) << counters;
  }
}

TEST(SeatsSearch, StopsAtItsLimits) {
  const Taking rules;
  Search nodes(rules, Others::selfish, {.nodes = 500}, Budget(), worth);
  EXPECT_LE(nodes.choose({40, 0}).nodes, 550u);
  Search depth(rules, Others::selfish, {.depth = 3}, Budget(), worth);
  EXPECT_EQ(depth.choose({40, 0}).depth, 3u);
  Search asked(rules, Others::selfish, {}, Budget({.questions = 20}), worth);
  EXPECT_THROW(asked.choose({40, 0}), LimitReached);
}

// A player who loses anyway takes the action that leaves the best of the others the least.
struct Kingmaker {
  using State = unsigned;
  using Action = unsigned;
  unsigned players(const State&) const { return 3; }
  std::optional<unsigned> to_move(const State& state) const {
    return state == 0 ? std::optional(0u) : std::nullopt;
  }
  std::vector<Action> actions(const State& state) const {
    return state == 0 ? std::vector<Action>{1, 2, 3} : std::vector<Action>();
  }
  State apply(const State&, const Action& action) const { return action; }
  std::vector<unsigned> ranking(const State&) const { return {1, 2, 0}; }
};

TEST(SeatsSearch, TiesAreBrokenAgainstTheStrongest) {
  const auto three = [](const unsigned& state) {
    return state == 1 ? Worth{0, 9, 1} : state == 2 ? Worth{0, 4, 6} : Worth{0, 6, 4};
  };
  SeatsSearch search(Kingmaker(), Others::selfish, {}, Budget(), three);
  EXPECT_EQ(search.choose(0).action, 2u) << "the first of two that leave 6";
}

TEST(MonteCarlo, FindsAWinningActionAndAlwaysTheSame) {
  const Taking rules;
  const auto unknown = [](const Taking::State&) { return std::optional<unsigned>(); };
  for (std::uint32_t seed = 1; seed <= 5; ++seed) {
    MonteCarlo search(rules, 200, seed, Budget(), unknown);
    const auto found = search.choose({2, 0});
    EXPECT_EQ(found.action, 2u);
    EXPECT_EQ(found.games, 200u);
    EXPECT_EQ(found.wins, found.visits);
    MonteCarlo again(rules, 200, seed, Budget(), unknown);
    EXPECT_EQ(again.choose({2, 0}).visits, found.visits);
  }
}

TEST(MonteCarlo, ItsTreeStaysWithinTheMemoryLimit) {
  const Taking rules;
  const auto unknown = [](const Taking::State&) { return std::optional<unsigned>(); };
  MonteCarlo search(rules, 100'000, 1, Budget({.memory = 10'000}), unknown);
  EXPECT_THROW(search.choose({30, 0}), LimitReached);
}

TEST(Match, UndoGoesBack) {
  Match<Taking> match(Taking(), {5, 0});
  match.play(2);
  match.play(1);
  EXPECT_EQ(match.state(), (Taking::State{2, 2}));
  EXPECT_EQ(match.state_after(1), (Taking::State{3, 1}));
  match.undo();
  EXPECT_EQ(match.state(), (Taking::State{3, 1}));
  EXPECT_EQ(match.actions(), (std::vector<unsigned>{2}));
}

TEST(Match, RedoRestoresTheTalkToo) {
  Match<Taking> match(Taking(), {5, 0});
  EXPECT_FALSE(match.undo());
  EXPECT_FALSE(match.redo());
  match.say("let us share");
  match.play(2);
  match.say("well");
  match.play(1);
  EXPECT_TRUE(match.undo());
  EXPECT_TRUE(match.undo());
  EXPECT_EQ(match.said(0), (std::vector<std::string>{"let us share"}));
  EXPECT_TRUE(match.redo());
  EXPECT_EQ(match.state(), (Taking::State{3, 1}));
  EXPECT_EQ(match.said(1), (std::vector<std::string>{"well"}));
  EXPECT_TRUE(match.redo());
  EXPECT_EQ(match.state(), (Taking::State{2, 2}));
  EXPECT_FALSE(match.redo());
}

TEST(Match, ANewActionForgetsTheActionsTakenBack) {
  Match<Taking> match(Taking(), {5, 0});
  match.play(2);
  match.say("well");
  match.undo();
  match.play(1);
  EXPECT_FALSE(match.redo());
  EXPECT_TRUE(match.said(1).empty());
  EXPECT_EQ(match.state(), (Taking::State{4, 1}));
}

}  // namespace
}  // namespace summand
