// Rows of chairs and of parcels: families whose values are overheated games.
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <tuple>

#include "summand/testing/short_forms.hpp"
#include "summand/theory/heating.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::value_from_text;

using Row = std::tuple<Player, int, Player>;  // n free places between two neighbours

constexpr Player kLeft = Player::left, kRight = Player::right;

// Children (Winning Ways ch. 5, "Seating Boys and Girls"): Left seats boys, Right seats girls, and
// no boy sits next to a girl. A child in chair i divides the row into two.
class Party {
 public:
  explicit Party(ValueStore& store) : store_(store) {}

  Value value(const Row& row) { return rows(row, values_, store_.zero()); }

  // Winning Ways ch. 6, "But How Do You Cool a Party by One Degree?": every seat costs half a move.
  // In rows whose chairs are all reserved for one sex, a chair is worth 1/2.
  Value cooled(const Row& row) {
    const auto& [first, n, last] = row;
    if (first == last && (n == 1 || n == 2)) {
      return store_.number(Dyadic::ratio(first == kLeft ? n : -n, 1));
    }
    return rows(row, cooled_, store_.number(Dyadic::ratio(-1, 1)));
  }

 private:
  using Known = std::map<Row, Value>;

  // A move of Left adds `earned`, a move of Right subtracts it.
  Value rows(const Row& row, Known& known, Value earned) {
    if (const auto found = known.find(row); found != known.end()) return found->second;
    const auto& [first, n, last] = row;
    std::array<std::vector<Value>, 2> options;
    for (const Player child : {kLeft, kRight}) {
      for (int chair = 0; chair < n; ++chair) {
        if (chair == 0 && first != child) continue;
        if (chair == n - 1 && last != child) continue;
        const Row before{first, chair, child}, after{child, n - 1 - chair, last};
        const Value rest = &known == &values_ ? store_.sum(value(before), value(after))
                                              : store_.sum(cooled(before), cooled(after));
        options[static_cast<std::size_t>(child)].push_back(
            child == kLeft ? store_.sum(rest, earned) : store_.difference(rest, earned));
      }
    }
    return known[row] = store_.make(options[0], options[1]);
  }

  ValueStore& store_;
  Known values_, cooled_;
};

// Parcels (Winning Ways ch. 6, "Blockbusting"): a move buys one. At the end Left has a point for
// each pair of neighbouring parcels of his.
class Street {
 public:
  explicit Street(ValueStore& store) : store_(store) {}

  Value value(const Row& row) {
    const auto& [first, n, last] = row;
    if (n == 0) return store_.number(first == kLeft && last == kLeft ? 1 : 0);
    if (const auto found = known_.find(row); found != known_.end()) return found->second;
    std::array<std::vector<Value>, 2> options;
    for (const Player buyer : {kLeft, kRight}) {
      for (int parcel = 0; parcel < n; ++parcel) {
        options[static_cast<std::size_t>(buyer)].push_back(
            store_.sum(value({first, parcel, buyer}), value({buyer, n - 1 - parcel, last})));
      }
    }
    return known_[row] = store_.make(options[0], options[1]);
  }

 private:
  ValueStore& store_;
  std::map<Row, Value> known_;
};

Value with_star(ValueStore& store, Value g, bool star) {
  return star ? store.sum(g, store.nimber(1)) : g;
}

// Winning Ways ch. 6, "Cooling the Children's Party".
TEST(ChildrensParty, IsTheOverheatedCooledParty) {
  ValueStore store;
  Party party(store);
  const Value one = store.number(1);
  const auto overheated = [&](const Row& row) {
    return overheat_from_zero(store, party.cooled(row), one).value();
  };
  for (int n = 0; n <= 13; ++n) {
    const bool odd = n % 2 == 1;
    const Row boys{kLeft, n, kLeft}, mixed{kLeft, n, kRight}, girls{kRight, n, kRight};
    EXPECT_EQ(with_star(store, party.value(boys), odd), overheated(boys)) << n;
    EXPECT_EQ(with_star(store, party.value(girls), odd), overheated(girls)) << n;
    EXPECT_EQ(with_star(store, party.value(mixed), !odd && n > 0), overheated(mixed)) << n;
  }
}

TEST(ChildrensParty, CooledHasTheKnownValues) {
  ValueStore store;
  Party party(store);
  const std::vector<const char*> boys{"0",         "1/2",           "1",
                                      "1/2*",      "{1|1/2}",       "{3/2|1/2,1/2*}",
                                      "{1*|1/2*}", "{{3/2|1}|1/2}", "{{2|1,1*}|1}"};
  const std::vector<const char*> mixed{
      "0", "0", "0", "*", "{1/2|-1/2}", "{1/2|-1/2}", "{1/2*|-1/2*}", "{0,{1|0}|0,{0|-1}}"};
  for (std::size_t n = 0; n < boys.size(); ++n) {
    EXPECT_EQ(party.cooled({kLeft, static_cast<int>(n), kLeft}), value_from_text(store, boys[n]))
        << n;
  }
  for (std::size_t n = 0; n < mixed.size(); ++n) {
    EXPECT_EQ(party.cooled({kLeft, static_cast<int>(n), kRight}), value_from_text(store, mixed[n]))
        << n;
  }
}

TEST(ChildrensParty, HasTheValuesOfSnortChains) {
  ValueStore store;
  Party party(store);
  const auto boys = [&](int n) { return print(store, party.value({kLeft, n, kLeft})); };
  const auto text = [&](const char* g) { return print(store, value_from_text(store, g)); };
  EXPECT_EQ(boys(3), text("{2|0}"));
  EXPECT_EQ(boys(5), text("{4|0,{1|-1}}"));
  EXPECT_EQ(boys(6), text("{{4|2}|{1*|-1*}}"));
  EXPECT_EQ(boys(8), text("{{6|2,{3|1}}|1}"));
}

// Every value is its mean overheated, except that of a single parcel between two of Left's.
TEST(Blockbusting, IsItsMeanOverheatedFromOneToOneStar) {
  ValueStore store;
  Thermographs thermographs(store);
  Street street(store);
  const Value one = store.number(1), one_star = value_from_text(store, "1*");
  const auto is_overheated_mean = [&](const Row& row) {
    const Value g = street.value(row);
    const Value mean = store.number(thermographs.mean(g));
    const Value over = overheat(store, mean, one, one_star).value();
    return g == with_star(store, over, std::get<1>(row) % 2 == 1);
  };
  for (int n = 0; n <= 15; ++n) {
    EXPECT_EQ(is_overheated_mean({kLeft, n, kLeft}), n != 1) << n;
    EXPECT_TRUE(is_overheated_mean({kLeft, n, kRight})) << n;
    EXPECT_TRUE(is_overheated_mean({kRight, n, kRight})) << n;
  }
  EXPECT_EQ(street.value({kLeft, 1, kLeft}), value_from_text(store, "{2|0}"));
  EXPECT_EQ(street.value({kLeft, 10, kLeft}), value_from_text(store, "{{{5*|4*}|3}|2*}"));
  EXPECT_EQ(street.value({kLeft, 13, kRight}), value_from_text(store, "{{{5|4}|3*}|2}"));
}

TEST(Blockbusting, HasMeansThatRepeat) {
  ValueStore store;
  Thermographs thermographs(store);
  Street street(store);
  const auto means = [&](Player first, Player last, int from) {
    std::string out;
    for (int n = from; n <= 12; ++n) {
      out += print(thermographs.mean(street.value({first, n, last}))) + " ";
    }
    return out;
  };
  EXPECT_EQ(means(kLeft, kLeft, 0), "1 1 1 3/2 7/4 15/8 2 9/4 5/2 11/4 23/8 3 13/4 ");
  EXPECT_EQ(means(kLeft, kRight, 0), "0 1/2 3/4 7/8 1 5/4 3/2 7/4 15/8 2 9/4 5/2 11/4 ");
  EXPECT_EQ(means(kRight, kRight, 0), "0 0 0 1/2 1/2 3/4 1 1 3/2 3/2 7/4 2 2 ");
}

}  // namespace
}  // namespace summand
