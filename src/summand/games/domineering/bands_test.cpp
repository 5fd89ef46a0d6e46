#include "summand/games/domineering/bands.hpp"

#include <gtest/gtest.h>
#include <map>
#include <random>

#include "summand/games/domineering.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/testing/decided_by_bounds.hpp"

namespace summand::games::domineering {
namespace {

struct BandsOfBoards : ::testing::Test {
  Value value(const Cells& free) { return evaluators.of(Domineering())(free); }

  ValueStore store;
  Evaluators evaluators{store, By::search};
  Bands bands{store, [this](const Cells& free) { return value(free); }};
};

TEST_F(BandsOfBoards, DecideAllSmallBoards) {
  std::map<Effort, std::size_t> right;
  Cells::for_each_fill(4, 4, [&](const Cells& free) {
    for (const Effort effort : {Effort::first, Effort::least, Effort::little, Effort::most}) {
      const auto found =
          testing::questions_decided(store, value(free), bands.of(free, effort).guarantees);
      EXPECT_EQ(found.wrong, 0u) << free.print('.', '#');
      right[effort] += found.right;
    }
  });
  EXPECT_GT(right[Effort::least], 1'000'000u);
  EXPECT_GT(right[Effort::little], right[Effort::least]);
  EXPECT_GE(right[Effort::most], right[Effort::little]);
}

// Three wrong variants must be found out: the bounds of the other player, those of a part of the
// board, and bands that overlap.
TEST_F(BandsOfBoards, WrongBoundsAreFoundOut) {
  std::size_t exchanged = 0, cut = 0, overlapping = 0;
  Cells::for_each_fill_of(3, 4, [&](const Cells& free) {
    const auto wrong = [&](const Guarantees& guarantees) {
      return testing::questions_decided(store, value(free), guarantees).wrong;
    };
    const Guarantees its = bands.of(free).guarantees;
    exchanged += wrong({its[1], its[0]});
    cut += wrong(bands.of(free.cut({0, 0, 3, 3})).guarantees);
    Guarantee twice = bands.of(free.cut({0, 0, 2, 4})).guarantees[0];
    twice.add(bands.of(free.cut({1, 0, 2, 4})).guarantees[0]);
    overlapping += wrong({twice, Guarantee::nothing()});
  });
  EXPECT_GT(exchanged, 0u);
  EXPECT_GT(cut, 0u);
  EXPECT_GT(overlapping, 0u);
}

// Whole boards of one band have exact stops.
TEST_F(BandsOfBoards, BandsOfOnePartAreExact) {
  ValueFacts facts(store);
  for (const Cells& free : {Cells::full(2, 7), Cells::full(3, 4), Cells::full(3, 5)}) {
    for (int quarters = -12; quarters <= 12; ++quarters) {
      const Value number = store.number(Dyadic::ratio(quarters, 2));
      Guarantee bound = bands.of(free).guarantees[0], exact;
      bound.add(facts.of(number, Player::left));
      exact.add(facts.of(value(free), Player::left));
      exact.add(facts.of(number, Player::left));
      EXPECT_EQ(bound.wins_second(), exact.wins_second());
      EXPECT_EQ(bound.wins_first(), exact.wins_first());
    }
  }
}

// Wider boards have other tables, but an empty column changes no bound.
TEST_F(BandsOfBoards, TablesOfAllWidthsAgree) {
  std::mt19937_64 random(7);
  ValueFacts facts(store);
  for (int round = 0; round < 200; ++round) {
    const std::uint64_t word = random() & random() & low_bits(30);
    const Cells narrow(5, 6, word);
    Cells wide(5, 14);
    narrow.for_each([&](int cell) { wide.add(cell / 6 * 14 + cell % 6 + 7); });
    const Guarantees some = bands.of(narrow).guarantees, others = bands.of(wide).guarantees;
    for (int halves = -8; halves <= 8; ++halves) {
      const Value number = store.number(Dyadic::ratio(halves, 1));
      for (const Player player : {Player::left, Player::right}) {
        const std::size_t i = player == Player::left ? 0 : 1;
        Guarantee a = some[i], b = others[i];
        a.add(facts.of(number, player));
        b.add(facts.of(number, player));
        EXPECT_EQ(a.wins_first(), b.wins_first()) << narrow.print('.', '#');
        EXPECT_EQ(a.wins_second(), b.wins_second()) << narrow.print('.', '#');
      }
    }
  }
}

TEST_F(BandsOfBoards, VeryWideBoardsHaveNone) {
  for (const Guarantee& guarantee : bands.of(Cells::full(2, 17)).guarantees) {
    EXPECT_FALSE(guarantee.wins_first());
    EXPECT_FALSE(guarantee.wins_second());
  }
}

}  // namespace
}  // namespace summand::games::domineering
