#include <array>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/atomic_weight.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::value_from_text;

TEST(AtomicWeights, AgreeWithTheTable) {
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

TEST(AtomicWeights, OfSuperstarsAgreeWithTheTable) {
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

// --- cakes ---

// Eatcake or Turn-and-Eatcake: Left eats a column, Right eats a row, and in Turn-and-Eatcake the
// rest is then turned.
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

TEST(AtomicWeights, OfCakesAgreeWithTheTables) {
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

// Hackenbush Hotchpotch, also childish: a blue or red edge may be taken only if no other edge
// falls.
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

// Reads "0-1G,1-2L".
std::vector<Hotchpotch::Edge> edges_of(const std::string& text) {
  std::vector<Hotchpotch::Edge> edges;
  for (std::size_t at = 0; at < text.size(); at += 5) {
    edges.push_back({text[at] - '0', text[at + 2] - '0', text[at + 3]});
  }
  return edges;
}

// Green sticks from the ground to a candy, which is a cycle of blue and then red edges.
std::vector<Hotchpotch::Edge> lollipop(int sticks, int blue, int red) {
  std::vector<Hotchpotch::Edge> edges(static_cast<std::size_t>(sticks), {0, 1, 'G'});
  for (int i = 0; i < blue + red; ++i) {
    const int next = i + 1 == blue + red ? 1 : i + 2;
    edges.push_back({i + 1, next, i < blue ? 'L' : 'R'});
  }
  return edges;
}

TEST(AtomicWeights, OfHotchpotchesAgreeWithTheTable) {
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

TEST(AtomicWeights, OfLollipopsAgreeWithTheFormula) {
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
        // The formula would give {-1|2} = 0, but this candy is eccentric.
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
