#include "summand/studies/babylon/plays.hpp"

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "summand/studies/babylon/naive_test_support.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {
namespace {

// Makes every play, one after another, and counts them by length.
void play_out(const NaiveSolver::Table& table, unsigned moves,
              std::map<unsigned, std::uint64_t>& plays) {
  bool ended = true;
  for (std::size_t i = 0; i < table.size(); ++i) {
    for (std::size_t j = 0; j < table.size(); ++j) {
      if (i == j || !fits(table[i], table[j])) continue;
      ended = false;
      NaiveSolver::Table next = table;
      next[i].height += table[j].height;
      next.erase(next.begin() + static_cast<std::ptrdiff_t>(j));
      play_out(next, moves + 1, plays);
    }
  }
  if (ended) ++plays[moves];
}

TEST(BabylonPlays, CountsAgreeWithAllPlaysMadeOneByOne) {
  for (const char* text : {"1r", "1r 1b", "1r 1r 1b 1b", "2r 1r 1b 1b 1g 1g", "3x1r 1b 1b 2g"}) {
    const Stacks start = Stacks::parse(text).value();
    NaiveSolver::Table table;
    for (const Group& group : start.groups()) table.insert(table.end(), group.count, group.stack);
    std::map<unsigned, std::uint64_t> expected;
    play_out(table, 0, expected);
    const auto plays = count_plays(start, Budget());
    ASSERT_TRUE(plays);
    std::uint64_t all = 0;
    for (const auto& [moves, count] : expected) {
      EXPECT_EQ(plays->lengths[moves], std::to_string(count)) << text;
      all += count;
    }
    EXPECT_EQ(plays->all, std::to_string(all));
    EXPECT_EQ(plays->shortest, expected.begin()->first);
    EXPECT_EQ(plays->longest, expected.rbegin()->first);
  }
}

TEST(BabylonPlays, CountsOfTheGameAsItIsSold) {
  const auto plays = count_plays(Stacks::singles(kSoldChips), Budget());
  ASSERT_TRUE(plays);
  EXPECT_EQ(plays->all, "20707015716864");
  EXPECT_EQ(plays->shortest, 8u);
  EXPECT_EQ(plays->longest, 11u);
  EXPECT_EQ(plays->canonical, 688u);
  EXPECT_EQ(plays->labelled, 12'095u);
}

TEST(BabylonPlays, AreRefusedIfThereAreTooMany) {
  const auto plays = count_plays(Stacks::parse("40x1r").value(), Budget());
  EXPECT_FALSE(plays);  // there are 40! 39! plays
  EXPECT_THROW(
      static_cast<void>(count_plays(Stacks::singles(kSoldChips), Budget({.questions = 100}))),
      LimitReached);
}

// --- seats ---

TEST(BabylonSeats, OrderOfPlacesInTheGameAsItIsSold) {
  const Stacks start = Stacks::singles(kSoldChips);
  const SeatsVerdict two = solve_seats(start, 2, Budget());
  EXPECT_EQ(two.winner, 1u);
  EXPECT_EQ(two.forcer, 1u);
  const SeatsVerdict three = solve_seats(start, 3, Budget());
  EXPECT_EQ(three.winner, 1u);
  EXPECT_EQ(three.forcer, std::nullopt);
  const SeatsVerdict four = solve_seats(start, 4, Budget());
  EXPECT_EQ(four.winner, 3u);
  EXPECT_EQ(four.forcer, std::nullopt);
}

// The same by rankings: each seat takes the best place it can get.
std::vector<unsigned> ranking_of(const SeatedBabylon& rules, const SeatedBabylon::State& state) {
  const auto mover = rules.to_move(state);
  if (!mover) return rules.ranking(state);
  std::vector<unsigned> best;
  const auto place = [&](const std::vector<unsigned>& ranking) {
    return std::ranges::find(ranking, *mover) - ranking.begin();
  };
  for (const StackMove& action : rules.actions(state)) {
    auto ranking = ranking_of(rules, rules.apply(state, action));
    if (best.empty() || place(ranking) < place(best)) best = std::move(ranking);
  }
  return best;
}

// Whether a seat gets the last move against any play of the others.
bool forces(const SeatedBabylon& rules, const SeatedBabylon::State& state, unsigned seat) {
  const auto mover = rules.to_move(state);
  if (!mover) return rules.ranking(state).front() == seat;
  bool any = false, all = true;
  for (const StackMove& action : rules.actions(state)) {
    const bool here = forces(rules, rules.apply(state, action), seat);
    any = any || here;
    all = all && here;
  }
  return *mover == seat ? any : all;
}

TEST(BabylonSeats, AreSolvedLikeOtherGamesOfSeveralPlayers) {
  const SeatedBabylon rules;
  for (const char* text : {"1r", "1r 1b", "3x1r 1b 1b", "1r 1r 1b 1b 1g 1g", "1r 1b 1g 2r 2b 2g"}) {
    for (unsigned players = 2; players <= 5; ++players) {
      const Stacks start = Stacks::parse(text).value();
      const SeatsVerdict verdict = solve_seats(start, players, Budget());
      const SeatedBabylon::State state{start, players, 0};
      EXPECT_EQ(verdict.winner, ranking_of(rules, state).front()) << text << ' ' << players;
      std::optional<unsigned> forcer;
      for (unsigned seat = 0; seat < players; ++seat) {
        if (forces(rules, state, seat)) forcer = seat;
      }
      EXPECT_EQ(verdict.forcer, forcer) << text << ' ' << players;
    }
  }
}

TEST(BabylonSeats, TheBlockedSeatIsLastAndTheLastMoverFirst) {
  const SeatedBabylon rules;
  const SeatedBabylon::State state{Stacks::parse("1r 2b").value(), 4, 2};
  EXPECT_FALSE(rules.to_move(state));
  EXPECT_EQ(rules.ranking(state), (std::vector<unsigned>{1, 0, 3, 2}));
}

// --- the box ---

TEST(BabylonAsSold, ALayoutHasThreeDiscsOfEachColour) {
  std::set<std::vector<int>> layouts;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    std::vector<int> layout = random_layout(seed);
    EXPECT_EQ(layout, random_layout(seed));
    layouts.insert(layout);
    std::ranges::sort(layout);
    EXPECT_EQ(layout, (std::vector<int>{0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3}));
  }
  EXPECT_GT(layouts.size(), 45u);
}

TEST(BabylonAsSold, ThePlayerWhoChoosesFirstWinsTheBestOfThree) {
  BestOfThree match(2, 1);
  while (!match.winner()) {  // the second player always wins
    const unsigned first = match.beginner(1);
    match.add_round({1 - first, first});
  }
  EXPECT_EQ(match.winner(), 1u);
  EXPECT_EQ(match.rounds(), 3u);
  EXPECT_EQ(match.wins(0), 1u);
}

TEST(BabylonAsSold, AMatchIsPlayedByTheRules) {
  Table table(12, 4, Budget());
  table.solve(1);
  unsigned won = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const std::vector<Round> rounds = play_match(table, seed);
    BestOfThree match(2, 1);
    for (const Round& round : rounds) {
      EXPECT_EQ(round.chooser, match.chooser());
      EXPECT_GE(round.moves.size(), 8u);
      EXPECT_LE(round.moves.size(), 11u);
      // The player who made the last move has won.
      EXPECT_EQ(round.winner, (round.beginner + round.moves.size() + 1) % 2);
      if (round.beginner == 1) {
        EXPECT_EQ(round.winner, 0u);  // the player who uses the table and moves second
      }
      EXPECT_EQ(round.beginner, match.beginner(round.beginner == round.chooser ? 0 : 1));
      match.add_round({round.winner, 1 - round.winner});
    }
    ASSERT_TRUE(match.winner());
    won += match.winner() == 0u;
  }
  EXPECT_GT(won, 30u);
}

TEST(BabylonAsSold, TheLoserOfARoundChooses) {
  BestOfThree match(2, 0);
  match.add_round({0, 1});
  EXPECT_EQ(match.chooser(), 1u);
  match.add_round({0, 1});
  EXPECT_EQ(match.winner(), 0u);
}

TEST(BabylonAsSold, WithMorePlayersTheLastOneChoosesHisPlace) {
  BestOfThree match(4, 2);
  EXPECT_EQ(match.beginner(0), 2u);
  EXPECT_EQ(match.beginner(1), 1u) << "player 2 goes second behind player 1";
  EXPECT_EQ(match.beginner(3), 3u);
  match.add_round({3, 2, 1, 0});
  EXPECT_EQ(match.chooser(), 0u);
  EXPECT_EQ(match.beginner(1), 3u);
  match.add_round({1, 3, 0, 2});
  match.add_round({2, 1, 0, 3});
  match.add_round({0, 1, 2, 3});
  EXPECT_EQ(match.rounds(), 4u);
  EXPECT_FALSE(match.winner()) << "each has won one";
  match.add_round({1, 0, 2, 3});
  EXPECT_EQ(match.winner(), 1u);
}

}  // namespace
}  // namespace summand::babylon
