#include "summand/theory/atomic_weight.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/small_games_test_support.hpp"
#include "summand/theory/up_multiple.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/names.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::all_small_games;
using testing::AllSmall;
using testing::Recipe;
using testing::value_from_text;

TEST(AtomicWeights, AreThoseOfTheTable) {
  ValueStore store;
  AtomicWeights weights(store);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    if (row[2] != "atomic weight") continue;
    ++rows;
    const Result<Value> weight = weights.of(value_from_text(store, row[1]));
    ASSERT_TRUE(weight) << row[1];
    EXPECT_EQ(*weight, value_from_text(store, row[3])) << row[1] << " " << print(store, *weight);
  }
  EXPECT_EQ(rows, 11);
}

TEST(AtomicWeights, CompareWithARemoteStarAsInTheTable) {
  ValueStore store;
  AtomicWeights weights(store);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("values.tsv")) {
    if (row[2] != "remote star comparison") continue;
    ++rows;
    const bool above = weights.against_remote_star(value_from_text(store, row[1])) ==
                       std::partial_ordering::greater;
    EXPECT_EQ(above ? ">*N" : "|| or =", row[3]) << row[1];
  }
  EXPECT_EQ(rows, 9);
}

// By the definition: no follower is *N or a larger nimber.
RC_GTEST_PROP(AtomicWeights, HaveTheLeastRemoteStar, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  std::uint64_t least = 2;
  for (const Value follower : followers(store, g)) {
    if (const auto nimber = store.as_nimber(follower)) least = std::max(least, *nimber + 1);
  }
  RC_ASSERT(AtomicWeights(store).remote_star(g) == least);
}

TEST(AtomicWeights, KnowTheRemoteStarsOfUpsAndLargeNimbers) {
  ValueStore store;
  for (std::int64_t ups = -4; ups <= 4; ++ups) {
    for (std::uint64_t star = 0; star <= 5; ++star) {
      const Value g = store.number_up_star({0, ups, star});
      std::uint64_t least = 2;
      for (const Value follower : followers(store, g)) {
        if (const auto nimber = store.as_nimber(follower)) least = std::max(least, *nimber + 1);
      }
      EXPECT_EQ(AtomicWeights(store).remote_star(g), least) << ups << "^*" << star;
    }
  }
  const std::uint64_t large = 1'000'000'000'000;
  const Value g = store.make(std::array{up(store)}, std::array{store.nimber(large)});
  AtomicWeights weights(store);
  EXPECT_EQ(weights.remote_star(g), large + 1);
  EXPECT_EQ(*weights.of(g), *weights.of(value_from_text(store, "{^|*9}")));
}

TEST(AtomicWeights, AskForNoStarBeyondAllNimbers) {
  ValueStore store;
  AtomicWeights weights(store);
  const std::uint64_t last = ~std::uint64_t{0};
  EXPECT_EQ(*weights.of(store.number_up_star({0, 3, last})), store.number(3));
  EXPECT_THROW(weights.remote_star(store.nimber(last)), LimitReached);
}

RC_GTEST_PROP(AtomicWeights, DoNotDependOnWhichStarIsRemote, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  AtomicWeights weights(store);
  const std::uint64_t least = weights.remote_star(g);
  for (const std::uint64_t star : {least + 1, least + 2, std::uint64_t{1} << 40}) {
    RC_ASSERT(store.compare(g, store.nimber(star)) == weights.against_remote_star(g));
  }
}

// --- the laws, on all games of the first days and on random ones ---

// aw is additive and odd, and says how a game compares with remote stars (Winning Ways ch. 8, "All
// You Need To Know").
void expect_laws_of_one(AtomicWeights& weights, Value g) {
  ValueStore& store = weights.store();
  const Value weight = weights.of(g).value();
  EXPECT_EQ(weights.of(store.negative(g)).value(), store.negative(weight));
  EXPECT_EQ(store.less_equal(store.number(1), weight),
            weights.against_remote_star(g) == std::partial_ordering::greater);
  const bool uppity = store.less_equal(store.zero(), weight);
  const Value lifted = store.sum(g, up(store));
  const Value star = store.nimber(weights.remote_star(lifted));
  EXPECT_EQ(uppity, store.less_equal(store.zero(), store.sum(lifted, star)));
}

// A star that is remote from g is too near to decide whether g is uppity: it must be remote from
// g + ^.
TEST(AtomicWeights, NeedAStarThatIsRemoteFromTheWholeSum) {
  ValueStore store;
  AtomicWeights weights(store);
  const Value g = store.nimber(2);
  ASSERT_EQ(weights.remote_star(g), 3u);
  const Value near = store.number_up_star({0, 1, 3});
  EXPECT_FALSE(store.less_equal(store.zero(), store.sum(g, near)));
  EXPECT_EQ(weights.uppitiness(g), std::partial_ordering::equivalent);
}

void expect_laws_of_two(AtomicWeights& weights, Value g, Value h) {
  ValueStore& store = weights.store();
  const Value of_g = weights.of(g).value(), of_h = weights.of(h).value();
  EXPECT_EQ(weights.of(store.sum(g, h)).value(), store.sum(of_g, of_h));
  EXPECT_EQ(store.compare(of_g, of_h), weights.compare_uppitiness(g, h));
}

TEST(AtomicWeights, KeepTheirLawsOnAllAllSmallGamesOfDay3) {
  ValueStore store;
  AtomicWeights weights(store);
  const std::vector<Value> games = all_small_games(store, 3);
  ASSERT_EQ(games.size(), 67u);
  std::map<std::int64_t, int> counts;
  for (const Value g : games) {
    expect_laws_of_one(weights, g);
    const auto parts = store.as_number_up_star(weights.of(g).value());
    ASSERT_TRUE(parts);
    ++counts[*parts->number.to_int64()];
    for (const Value h : games) expect_laws_of_two(weights, g, h);
  }
  EXPECT_EQ(counts, (std::map<std::int64_t, int>{{-2, 3}, {-1, 20}, {0, 21}, {1, 20}, {2, 3}}));
}

RC_GTEST_PROP(AtomicWeights, KeepTheirLawsOnRandomAllSmallGames,
              (const AllSmall& a, const AllSmall& b)) {
  ValueStore store;
  AtomicWeights weights(store);
  const Value g = value_of(store, a), h = value_of(store, b);
  expect_laws_of_one(weights, g);
  expect_laws_of_two(weights, g, h);
  RC_ASSERT(!::testing::Test::HasFailure());
}

// aw(W.up) = W, for hot games W, too.
RC_GTEST_PROP(AtomicWeights, OfMultiplesOfUpAreTheMultipliers, (const Recipe& recipe)) {
  ValueStore store;
  const Value w = value_of(store, recipe);
  const Value multiple = up_multiple(store, w);
  RC_ASSERT(store.is_all_small(multiple));
  RC_ASSERT(atomic_weight(store, multiple).value() == w);
}

// The calculus without proper care of the eccentric: right for 67 games but for those where a
// remote star decides.
Value weight_without_care(ValueStore& store, Value g) {
  if (const auto parts = store.as_number_up_star(g)) return store.number(parts->ups);
  std::vector<Value> left, right;
  for (const Value option : store.left_options(g)) {
    left.push_back(store.sum(weight_without_care(store, option), store.number(-2)));
  }
  for (const Value option : store.right_options(g)) {
    right.push_back(store.sum(weight_without_care(store, option), store.number(2)));
  }
  return store.make(left, right);
}

TEST(AtomicWeights, NeedProperCareOfTheEccentric) {
  ValueStore store;
  AtomicWeights weights(store);
  int wrong = 0;
  for (const Value g : all_small_games(store, 3)) {
    wrong += weight_without_care(store, g) != weights.of(g).value();
  }
  EXPECT_GT(wrong, 20);
}

// --- games that are not all-small ---

TEST(AtomicWeights, OfAtomicGamesAreFoundAndChecked) {
  ValueStore store;
  AtomicWeights weights(store);
  const auto weight = [&](const char* g) { return weights.of(value_from_text(store, g)); };
  EXPECT_EQ(weight("{{1|^2}|^}").value(), store.number(2));
  EXPECT_EQ(weight("{{1|^3}|^}").error().message,
            "the game is not atomic: no one multiple of ^ is as uppity as it is");
  for (const char* tiny : {"tiny(1)", "tiny(1/8)", "tiny({3|1})", "miny(2)", "3 + tiny(2)", "5"}) {
    EXPECT_EQ(weight(tiny).value(), store.zero()) << tiny;
  }
  EXPECT_EQ(weight("1/2^3*").value(), store.number(3));
  EXPECT_EQ(weight("tiny(1) + ^2").value(), store.number(2));
  EXPECT_EQ(weight("+-1").error().message, "a hot game has no atomic weight");
  EXPECT_EQ(weight("{1|0}").error().message, "a hot game has no atomic weight");
}

// All infinitesimals of day 3 are atomic, with sums that are atomic as well.
TEST(AtomicWeights, AddUpForAllInfinitesimalsOfDay3) {
  ValueStore store;
  AtomicWeights weights(store);
  std::vector<Value> games = testing::games_of_day_3(store);
  std::erase_if(games, [&](Value g) { return !is_infinitesimal(store, g); });
  EXPECT_EQ(games.size(), 292u);
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Result<Value> of_g = weights.of(games[i]);
    ASSERT_TRUE(of_g) << print(store, games[i]);
    for (std::size_t j = i % 17; j <= i; j += 17) {
      const Result<Value> whole = weights.of(store.sum(games[i], games[j]));
      ASSERT_TRUE(whole) << print(store, games[i]) << " + " << print(store, games[j]);
      EXPECT_EQ(*whole, store.sum(*of_g, *weights.of(games[j])));
    }
  }
}

RC_GTEST_PROP(AtomicWeights, OfAtomicGamesAreOddAndWithinAnUpAndAStar, (const AllSmall& recipe)) {
  // An all-small game with threats.
  ValueStore store;
  AtomicWeights weights(store);
  const Value threat = store.make(std::array{store.number(1)}, std::array{value_of(store, recipe)});
  const Value g = store.make(std::array{threat}, std::array{up(store)});
  if (!is_infinitesimal(store, g)) RC_DISCARD();
  const Result<Value> weight = weights.of(g), opposite = weights.of(store.negative(g));
  RC_ASSERT(weight.has_value() == opposite.has_value());
  if (!weight) return;
  RC_ASSERT(*opposite == store.negative(*weight));
  RC_ASSERT(weights.compare_uppitiness(g, up_multiple(store, *weight)) ==
            std::partial_ordering::equivalent);
}

// --- cakes ---

// Eatcake, or Turn-and-Eatcake: Left eats a column, Right a row, and then what is left is turned.
class Cakes {
 public:
  Cakes(ValueStore& store, bool turns) : store_(store), turns_(turns) {}

  Value operator()(int rows, int columns) {
    if (rows == 0 || columns == 0) return store_.zero();
    if (const auto known = values_.find({rows, columns}); known != values_.end()) {
      return known->second;
    }
    std::vector<Value> left, right;
    for (int i = 0; i < columns; ++i) {
      left.push_back(store_.sum(piece(rows, i), piece(rows, columns - 1 - i)));
    }
    for (int i = 0; i < rows; ++i) {
      right.push_back(store_.sum(piece(i, columns), piece(rows - 1 - i, columns)));
    }
    return values_[{rows, columns}] = store_.make(left, right);
  }

 private:
  Value piece(int rows, int columns) {
    return turns_ ? (*this)(columns, rows) : (*this)(rows, columns);
  }

  ValueStore& store_;
  bool turns_;
  std::map<std::pair<int, int>, Value> values_;
};

TEST(AtomicWeights, OfCakesAreThoseOfTheTables) {
  ValueStore store;
  AtomicWeights weights(store);
  Cakes eatcake(store, false), turning(store, true);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("atomic_weights.tsv")) {
    if (row[0] != "eatcake" && row[0] != "turn-and-eatcake") continue;
    ++rows;
    const std::size_t cross = row[1].find('x');
    const int m = std::stoi(row[1].substr(0, cross)), n = std::stoi(row[1].substr(cross + 1));
    const Value g = row[0] == "eatcake" ? eatcake(m, n) : turning(m, n);
    const Value found = row[2] == "value" ? g : weights.of(g).value();
    EXPECT_EQ(found, value_from_text(store, row[3]))
        << row[0] << " " << row[1] << ": " << row[2] << " " << print(store, found);
  }
  EXPECT_EQ(rows, 249);
}

TEST(AtomicWeights, OfEatcakeDependOnTheParityOfTheSides) {
  ValueStore store;
  AtomicWeights weights(store);
  Cakes eatcake(store, false);
  for (int m = 1; m <= 10; ++m) {
    for (int n = 1; n <= 10; ++n) {
      EXPECT_EQ(weights.of(eatcake(m, n)).value(), store.number((m % 2 == 0) - (n % 2 == 0)))
          << m << "x" << n;
    }
  }
}

// --- lollipops ---

// Hackenbush Hotchpotch, also childish: a blue or red edge may be taken only if nothing falls with
// it.
class Hotchpotch {
 public:
  struct Edge {
    int from, to;
    char colour;
  };

  Hotchpotch(ValueStore& store, std::vector<Edge> edges, bool childish)
      : store_(store), edges_(std::move(edges)), childish_(childish) {}

  Value value() { return value((1u << edges_.size()) - 1); }

 private:
  unsigned standing(unsigned edges) const {
    unsigned nodes = 1, stand = 0;
    for (bool grew = true; grew;) {
      grew = false;
      for (std::size_t i = 0; i < edges_.size(); ++i) {
        const unsigned ends = 1u << edges_[i].from | 1u << edges_[i].to;
        if ((edges >> i & 1) == 0 || (stand >> i & 1) != 0 || (nodes & ends) == 0) continue;
        stand |= 1u << i;
        nodes |= ends;
        grew = true;
      }
    }
    return stand;
  }

  Value value(unsigned edges) {
    if (const auto known = values_.find(edges); known != values_.end()) return known->second;
    std::vector<Value> left, right;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      if ((edges >> i & 1) == 0) continue;
      const unsigned rest = edges & ~(1u << i), stand = standing(rest);
      const char colour = edges_[i].colour;
      if (childish_ && colour != 'G' && stand != rest) continue;
      if (colour != 'R') left.push_back(value(stand));
      if (colour != 'L') right.push_back(value(stand));
    }
    return values_[edges] = store_.make(left, right);
  }

  ValueStore& store_;
  std::vector<Edge> edges_;
  bool childish_;
  std::map<unsigned, Value> values_;
};

// "0-1G,1-2L"
std::vector<Hotchpotch::Edge> edges_of(const std::string& text) {
  std::vector<Hotchpotch::Edge> edges;
  for (std::size_t at = 0; at < text.size(); at += 5) {
    edges.push_back({text[at] - '0', text[at + 2] - '0', text[at + 3]});
  }
  return edges;
}

// Green sticks from the ground to a candy: a cycle of blue and then red edges.
std::vector<Hotchpotch::Edge> lollipop(int sticks, int blue, int red) {
  std::vector<Hotchpotch::Edge> edges(static_cast<std::size_t>(sticks), {0, 1, 'G'});
  for (int i = 0; i < blue + red; ++i) {
    const int next = i + 1 == blue + red ? 1 : i + 2;
    edges.push_back({i + 1, next, i < blue ? 'L' : 'R'});
  }
  return edges;
}

TEST(AtomicWeights, OfHotchpotchesAreThoseOfTheTable) {
  ValueStore store;
  AtomicWeights weights(store);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("atomic_weights.tsv")) {
    const bool childish = row[0] == "childish-hackenbush-hotchpotch";
    if (!childish && row[0] != "hackenbush") continue;
    ++rows;
    const Value g = Hotchpotch(store, edges_of(row[1]), childish).value();
    const Value found = row[2] == "value" ? g : weights.of(g).value();
    EXPECT_EQ(found, value_from_text(store, row[3])) << row[1] << ": " << row[2];
  }
  EXPECT_EQ(rows, 66);
}

TEST(AtomicWeights, OfSuperstarsAreThoseOfTheTable) {
  ValueStore store;
  AtomicWeights weights(store);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("atomic_weights.tsv")) {
    if (row[0] != "superstar") continue;
    ++rows;
    EXPECT_EQ(weights.of(value_from_text(store, row[1])).value(), value_from_text(store, row[3]))
        << row[1];
  }
  EXPECT_EQ(rows, 7);
}

TEST(AtomicWeights, OfLollipopsAreThoseOfTheFormula) {
  ValueStore store;
  AtomicWeights weights(store);
  const auto both = [&](int left, int right) {
    return store.make(std::array{store.number(left)}, std::array{store.number(right)});
  };
  int count = 0;
  for (int sticks = 1; sticks <= 4; ++sticks) {
    for (int blue = 1; blue <= 5; ++blue) {
      for (int red = 0; red <= blue; ++red) {
        if (blue + red < 2) continue;
        const bool balanced = blue == red && blue <= 2;
        // {-1|2} would be 0, but this candy is eccentric.
        const Value two_red = sticks == 1 ? store.number(1) : both(sticks - 2, 2);
        const Value expected = balanced   ? store.zero()
                               : red <= 1 ? store.number(sticks)
                               : red == 2 ? two_red
                                          : both(sticks - 2, 2 - sticks);
        const Value g = Hotchpotch(store, lollipop(sticks, blue, red), true).value();
        EXPECT_EQ(weights.of(g).value(), expected) << sticks << " " << blue << " " << red;
        ++count;
      }
    }
  }
  EXPECT_EQ(count, 76);
  const Value large = Hotchpotch(store, lollipop(2, 6, 3), true).value();
  EXPECT_EQ(large, value_from_text(store, "{0|^[4]*||v2}"));
  const Value broad = Hotchpotch(store, lollipop(3, 9, 2), true).value();
  EXPECT_EQ(weights.of(broad).value(), store.number(Dyadic::ratio(3, 1)));
}

}  // namespace
}  // namespace summand
