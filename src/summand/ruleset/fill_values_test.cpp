#include "summand/ruleset/fill_values.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/ruleset/takers_test_support.hpp"
#include "summand/testing/plain_value.hpp"

namespace summand {
namespace {

// Takers without parts and symmetries.
struct MovesOfTakers {
  static constexpr RulesetInfo info = Takers::info;
  using Position = Cells;
  using Move = Takers::Move;
  bool operator==(const MovesOfTakers&) const = default;

  template <class Visit>
  void for_each_move(const Cells& cells, Player player, Visit&& visit) const {
    Takers{}.for_each_move(cells, player, visit);
  }
  Cells play(const Cells& cells, Player player, Move move) const {
    return Takers{}.play(cells, player, move);
  }
  Result<Cells> parse(std::string_view text) const { return Takers{}.parse(text); }
  std::string print(const Cells& cells) const { return Takers{}.print(cells); }
  std::string print_move(const Cells& cells, Player player, Move move) const {
    return Takers{}.print_move(cells, player, move);
  }
  template <class Visit>
  void small_positions(Visit&&) const {}
};

// Takers whose representatives may have more rows than the board, which no table holds.
struct TurnedTakers : Takers {
  bool operator==(const TurnedTakers&) const = default;
  Cells representative(const Cells& cells) const {
    const Cells trimmed = cells.trimmed(), turned = trimmed.turned();
    return trimmed.rows() > 1 ? turned : std::max(trimmed, turned);
  }
};

static_assert(FillsCells<Takers> && TakesParts<Takers> && HasRepresentative<Takers>);
static_assert(FillsCells<MovesOfTakers> && !TakesParts<MovesOfTakers>);

template <class R>
void expect_values_of_moves(int rows, int columns) {
  ValueStore store;
  testing::PlainValue<MovesOfTakers> plain({}, store);
  const FillValues<R> values({}, store, rows, columns);
  ASSERT_EQ(values.size(), std::size_t{1} << (rows * columns));
  for (std::uint64_t fill = 0; fill < values.size(); ++fill) {
    ASSERT_EQ(values[fill], plain(Cells(rows, columns, fill))) << rows << "x" << columns << fill;
  }
}

TEST(FillValues, AgreeWithTheMovesOnAllFills) {
  for (int rows = 1; rows <= 4; ++rows) {
    for (int columns = 1; columns <= 4 && rows * columns <= 12; ++columns) {
      expect_values_of_moves<Takers>(rows, columns);
      expect_values_of_moves<TurnedTakers>(rows, columns);
      expect_values_of_moves<MovesOfTakers>(rows, columns);
    }
  }
  expect_values_of_moves<Takers>(1, 13);
  expect_values_of_moves<Takers>(13, 1);
}

TEST(FillValues, ALimitLeavesTheStoreValid) {
  for (const std::size_t memory : {100'000u, 3'000'000u, 70'000'000u}) {
    ValueStore store{Budget({.memory = memory})};
    try {
      const FillValues<Takers> values({}, store, 4, 6);
      ADD_FAILURE() << "no limit was reached";
    } catch (const LimitReached& limit) {
      EXPECT_EQ(limit.limit, Limit::memory);
    }
    const Value one = store.number(1);
    EXPECT_EQ(store.sum(one, store.negative(one)), store.zero());
  }
}

}  // namespace
}  // namespace summand
