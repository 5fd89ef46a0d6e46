#include "summand/theory/thermographs.hpp"

#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/testing/thermograph_text.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::table_text;
using testing::value_from_text;

using Bottom = Thermographs::Bottom;

// The definition on a grid of taxes, from -1 up: the walls of all options at each of them.
class OnGrid {
 public:
  static constexpr std::size_t kSize = 256 * 16;
  struct Walls {
    std::vector<Dyadic> left, right;
    std::size_t top = 0;  // where the mast begins
  };

  explicit OnGrid(ValueStore& store) : store_(store) {}

  static Dyadic tax(std::size_t i) { return Dyadic::ratio(static_cast<std::int64_t>(i), 8) - 1; }

  // Whether the masts of g and of all its followers begin at points of the grid.
  bool fits() const { return fits_; }

  const Walls& operator()(Value g) {
    if (const auto known = known_.find(g); known != known_.end()) return known->second;
    Walls walls;
    if (const auto number = as_integer(g)) {
      walls.left.assign(kSize, *number);
      walls.right = walls.left;
      return known_[g] = walls;
    }
    for (std::size_t i = 0; i < kSize; ++i) {
      std::optional<Dyadic> left, right;
      for (const Value option : store_.left_options(g)) {
        const Dyadic wall = (*this)(option).right[i] - tax(i);
        left = left ? std::max(*left, wall) : wall;
      }
      for (const Value option : store_.right_options(g)) {
        const Dyadic wall = (*this)(option).left[i] + tax(i);
        right = right ? std::min(*right, wall) : wall;
      }
      if (*left <= *right) {
        fits_ = fits_ && *left == *right;
        walls.top = i;
        walls.left.resize(kSize, *left);
        walls.right.resize(kSize, *left);
        return known_[g] = walls;
      }
      walls.left.push_back(*left);
      walls.right.push_back(*right);
    }
    fits_ = false;
    walls.left.resize(kSize);
    walls.right.resize(kSize);
    return known_[g] = walls;
  }

 private:
  std::optional<Dyadic> as_integer(Value g) const {
    const auto parts = store_.as_number_up_star(g);
    if (!parts || parts->ups != 0 || parts->star != 0) return std::nullopt;
    return parts->number.is_integer() ? std::optional(parts->number) : std::nullopt;
  }

  ValueStore& store_;
  std::map<Value, Walls> known_;
  bool fits_ = true;
};

TEST(Thermographs, HaveTheWallsOfTheTables) {
  ValueStore store;
  Thermographs thermographs(store);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    if (row[0] != "expr") continue;
    const std::string& quantity = row[2];
    if (quantity != "thermograph breakpoints" && quantity != "mean" && quantity != "temperature") {
      continue;
    }
    ++rows;
    const Value g = value_from_text(store, row[1]);
    const std::string found = quantity == "mean"          ? print(thermographs.mean(g))
                              : quantity == "temperature" ? print(thermographs.temperature(g))
                                                          : table_text(thermographs.of(g));
    EXPECT_EQ(found, row[3]) << row[1] << ": " << quantity;
  }
  EXPECT_EQ(rows, 81);
}

TEST(Thermographs, OfNumbersBendWhereTheirOptionsDo) {
  ValueStore store;
  Thermographs thermographs(store);
  const auto of = [&](const char* g) {
    return table_text(thermographs.of(value_from_text(store, g)));
  };
  EXPECT_EQ(of("3"), "mast=3;temp=-1;LW=-1:3;RW=-1:3");
  EXPECT_EQ(of("1/2"), "mast=1/2;temp=-1/2;LW=-1:1,-1/2:1/2;RW=-1:0,-1/2:1/2");
  // Winning Ways ch. 6, "Getting the Right Slant".
  EXPECT_EQ(of("25/16"),
            "mast=25/16;temp=-1/16;LW=-1:2,-1/2:2,-1/16:25/16;"
            "RW=-1:1,-1/2:3/2,-1/8:3/2,-1/16:25/16");
  EXPECT_EQ(of("*"), "mast=0;temp=0;LW=-1:1,0:0;RW=-1:-1,0:0");
  EXPECT_EQ(of("^"), "mast=0;temp=0;LW=-1:1,0:0;RW=-1:0");
}

RC_GTEST_PROP(Thermographs, AreThoseOfTheDefinition, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  OnGrid on_grid(store);
  const OnGrid::Walls& walls = on_grid(g);
  if (!on_grid.fits()) RC_DISCARD();
  Thermographs thermographs(store);
  const Thermograph graph = thermographs.of(g);
  for (std::size_t i = 0; i < OnGrid::kSize; i += 7) {
    const Dyadic t = OnGrid::tax(i);
    RC_ASSERT(graph.at(Player::left, t) == walls.left[i]);
    RC_ASSERT(graph.at(Player::right, t) == walls.right[i]);
  }
  RC_ASSERT(graph.temperature == OnGrid::tax(walls.top));
}

TEST(Thermographs, OfNumbersWithInfinitesimalsFollowFromTheirOptions) {
  ValueStore store;
  Thermographs thermographs(store);
  OnGrid on_grid(store);
  for (std::int64_t eighths = -9; eighths <= 9; ++eighths) {
    for (std::int64_t ups = -3; ups <= 3; ++ups) {
      for (std::uint64_t star = 0; star <= 3; ++star) {
        const Value g = store.number_up_star({Dyadic::ratio(eighths, 3), ups, star});
        const OnGrid::Walls& walls = on_grid(g);
        const Thermograph graph = thermographs.of(g);
        for (std::size_t i = 0; i < 300; ++i) {
          ASSERT_EQ(graph.at(Player::left, OnGrid::tax(i)), walls.left[i])
              << eighths << ups << star;
          ASSERT_EQ(graph.at(Player::right, OnGrid::tax(i)), walls.right[i])
              << eighths << ups << star;
        }
      }
    }
  }
  EXPECT_TRUE(on_grid.fits());
}

RC_GTEST_PROP(Thermographs, FromZeroAreTheUpperPartOfTheExtendedOnes, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  Thermographs extended(store), plain(store, Bottom::zero);
  const Thermograph whole = extended.of(g), upper = plain.of(g);
  RC_ASSERT(upper.bottom() == 0);
  RC_ASSERT(upper.mean == whole.mean);
  RC_ASSERT(upper.temperature == whole.temperature);
  for (const Player player : {Player::left, Player::right}) {
    RC_ASSERT(upper.at(player, 0) == store.stop(g, player));
    for (const WallPoint& point : whole.wall(player)) {
      if (point.t >= 0) RC_ASSERT(upper.at(player, point.t) == point.value);
    }
    for (const WallPoint& point : upper.wall(player)) {
      RC_ASSERT(whole.at(player, point.t) == point.value);
    }
  }
}

RC_GTEST_PROP(Thermographs, HaveMeansThatAddAndTemperaturesThatDoNotRise,
              (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b), sum = store.sum(g, h);
  Thermographs thermographs(store);
  RC_ASSERT(thermographs.mean(sum) == thermographs.mean(g) + thermographs.mean(h));
  const Dyadic of_g = thermographs.temperature(g), of_h = thermographs.temperature(h);
  RC_ASSERT(thermographs.temperature(sum) <= std::max(of_g, of_h));
  if (of_g != of_h) RC_ASSERT(thermographs.temperature(sum) == std::max(of_g, of_h));
}

// Winning Ways ch. 6: n.mean - t <= the stops of n.G <= n.mean + t.
RC_GTEST_PROP(Thermographs, BoundTheStopsOfManyCopies, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  Thermographs thermographs(store);
  const Dyadic mean = thermographs.mean(g);
  const Dyadic heat = std::max(Dyadic(0), thermographs.temperature(g));
  for (int n = 1; n <= 4; ++n) {
    const Value copies = store.multiple(n, g);
    RC_ASSERT(store.left_stop(copies) <= mean * n + heat);
    RC_ASSERT(store.right_stop(copies) >= mean * n - heat);
  }
}

TEST(Thermographs, AreExactBeyondMachineNumbers) {
  ValueStore store;
  Thermographs thermographs(store);
  const Dyadic large = Dyadic::power_of_two(100), small = Dyadic::power_of_two(-50);
  const auto both = [&](const Dyadic& left, const Dyadic& right) {
    return store.make(std::array{store.number(left)}, std::array{store.number(right)});
  };
  EXPECT_EQ(thermographs.temperature(both(large, -large)), large);
  EXPECT_EQ(thermographs.mean(both(large, 0)), large.half());
  const Value fine = both(small, 0);
  EXPECT_EQ(thermographs.temperature(fine), small.half());
  EXPECT_EQ(thermographs.mean(fine), small.half());
  // A fixed point number without a half in fixed point.
  const Dyadic last = Dyadic::power_of_two(-32);
  EXPECT_EQ(thermographs.temperature(both(last, 0)), last.half());
  // {large | {small | 0}}: Right's move is answered while it is hotter than the tax.
  const Thermograph graph =
      thermographs.of(store.make(std::array{store.number(large)}, std::array{fine}));
  EXPECT_EQ(graph.mean, large.half() + small.half().half());
  EXPECT_EQ(graph.at(Player::left, 1), large - 1);
  EXPECT_EQ(graph.at(Player::right, small.half().half()), small);
  EXPECT_EQ(graph.at(Player::right, small.half()), small);
  EXPECT_EQ(graph.at(Player::right, 1), small.half() + 1);
}

TEST(Thermographs, KnowWhereAWallIsVertical) {
  ValueStore store;
  Thermographs thermographs(store);
  const Thermograph sente = thermographs.of(value_from_text(store, "{3|{2|0}}"));
  EXPECT_TRUE(sente.shows_excitement(Player::right));
  EXPECT_FALSE(sente.shows_excitement(Player::left));
  EXPECT_EQ(sente.vertical(Player::right), (std::vector<Stretch>{{-1, 1}}));
  EXPECT_EQ(sente.vertical(Player::left), (std::vector<Stretch>{}));
  // Who moves from the final stop: the wall slants if the starter makes the last move.
  EXPECT_EQ(sente.slope_above(Player::left, 0), -1);
  EXPECT_EQ(sente.slope_above(Player::right, 0), 0);
}

}  // namespace
}  // namespace summand
