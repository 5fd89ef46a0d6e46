// Games and large nimbers: sums and comparisons must agree with those by all options one by one.
#include <chrono>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>
#include <string>
#include <tuple>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;
using testing::value_of;

// G + *m, computed from all of its options.
class PlainSums {
 public:
  explicit PlainSums(ValueStore& store) : store_(store) {}

  Value sum(Value g, std::uint64_t star) {
    if (const auto known = sums_.find({g, star}); known != sums_.end()) return known->second;
    std::vector<Value> options[2];
    for (const Player player : {Player::left, Player::right}) {
      std::vector<Value>& out = options[player == Player::right];
      for (const Value option : store_.options(g, player)) out.push_back(sum(option, star));
      for (std::uint64_t i = 0; i < star; ++i) out.push_back(sum(g, i));
    }
    return sums_[{g, star}] = store_.make(options[0], options[1]);
  }

 private:
  ValueStore& store_;
  std::map<std::pair<Value, std::uint64_t>, Value> sums_;
};

// The order of a game and nimbers by its definition.
class PlainOrder {
 public:
  explicit PlainOrder(ValueStore& store) : store_(store) {}

  bool at_most(Value g, std::uint64_t star) { return ordered(g, star, Player::left); }
  bool at_least(Value g, std::uint64_t star) { return ordered(g, star, Player::right); }

 private:
  // G <= *m unless G^L >= *m for some G^L, or G >= *i for some i < m; and the mirror image.
  bool ordered(Value g, std::uint64_t star, Player player) {
    const auto [known, fresh] = known_.try_emplace({g, star, player}, false);
    if (!fresh) return known->second;
    bool answer = true;
    for (const Value option : store_.options(g, player)) {
      answer = answer && !ordered(option, star, opponent(player));
    }
    for (std::uint64_t i = 0; i < star; ++i) answer = answer && !ordered(g, i, opponent(player));
    return known_[{g, star, player}] = answer;
  }

  ValueStore& store_;
  std::map<std::tuple<Value, std::uint64_t, Player>, bool> known_;
};

// Infinitesimal, tepid and hot games, with and without nimbers inside, of both signs and of none.
constexpr const char* kGames[] = {"{0||0|-1}",
                                  "{0||0|-1} - {1/2||0|0}",
                                  "^[2]",
                                  "v<3>",
                                  "superstar(0,2)",
                                  "-superstar(1,2,5)",
                                  "{0,*|0,*2}",
                                  "{^|*}",
                                  "{^2*|v*}",
                                  "{1||0|-1}",
                                  "{0|^,*2}",
                                  "{{1|*3}|{0|*2}}",
                                  "{0,*5|{0|-1}}",
                                  "{*3,{1|0}||*2|-1}",
                                  "+-1",
                                  "1/2 + {0||0|-2}",
                                  "{1*9|*4,{0|{0|-1}}}",
                                  "{0,*,*2,{0|v3}|0,*4}",
                                  "{2||1|{0|-4}}",
                                  "{^[2],*3|v<2>,*3}",
                                  "{0|{0|-1},^*}",
                                  "{*2,v|*2,^}",
                                  "{0,{^|*2}|0,*}",
                                  "{{3|*2},^|{v|-1},*}"};

TEST(FarNimbers, SumsAgreeWithThoseByAllOptions) {
  for (const char* text : kGames) {
    ValueStore store;
    PlainSums plain(store);
    const Value g = value_from_text(store, text);
    for (const std::uint64_t star : {32u, 33u, 37u, 40u}) {
      ASSERT_EQ(store.sum(g, store.nimber(star)), plain.sum(g, star)) << text << " and *" << star;
    }
  }
}

RC_GTEST_PROP(FarNimbers, AddToRandomGamesAsByAllOptions, (const Recipe& a)) {
  ValueStore store;
  const Value g = value_of(store, a);
  RC_PRE(count_followers(store, g) < 60);
  const std::uint64_t star = *rc::gen::inRange(32, 36);
  RC_ASSERT(store.sum(g, store.nimber(star)) == PlainSums(store).sum(g, star));
}

TEST(FarNimbers, ComparisonsAgreeWithTheDefinition) {
  for (const char* text : kGames) {
    ValueStore store;
    PlainOrder plain(store);
    for (const Value g : followers(store, value_from_text(store, text))) {
      for (const std::uint64_t star : {0u, 1u, 5u, 7u, 8u, 9u, 15u, 16u, 20u}) {
        ASSERT_EQ(store.less_equal(g, store.nimber(star)), plain.at_most(g, star)) << text;
        ASSERT_EQ(store.less_equal(store.nimber(star), g), plain.at_least(g, star)) << text;
      }
    }
  }
}

// Lists of many nimbers, with games among them.
TEST(FarNimbers, ComparisonsWithGamesOfManyNimbersAgreeWithTheDefinition) {
  ValueStore store;
  PlainOrder plain(store);
  const auto game = [&](std::uint64_t lefts, std::uint64_t rights, const char* left,
                        const char* right) {
    std::vector<Value> options[2] = {{value_from_text(store, left)},
                                     {value_from_text(store, right)}};
    for (std::uint64_t i = 0; i < lefts; ++i) options[0].push_back(store.nimber(i));
    for (std::uint64_t i = 0; i < rights; ++i) options[1].push_back(store.nimber(2 * i));
    return store.make(options[0], options[1]);
  };
  std::vector<Value> games;
  for (const char* left : {"v3", "{1|-1}", "{0||0|-1}", "*77"}) {
    for (const char* right : {"^3", "{2|-1}", "{0||0|-1}", "*78"}) {
      games.push_back(game(40, 3, left, right));
      games.push_back(game(50, 45, left, right));
    }
  }
  for (const Value g : games) {
    for (const std::uint64_t star : {0u, 2u, 8u, 38u, 39u, 40u, 41u, 64u, 77u, 78u, 79u}) {
      ASSERT_EQ(store.less_equal(g, store.nimber(star)), plain.at_most(g, star)) << star;
      ASSERT_EQ(store.less_equal(store.nimber(star), g), plain.at_least(g, star)) << star;
    }
    for (const Value h : games) {
      if (g == h) continue;
      const bool expected = [&] {
        for (const Value option : store.left_options(g)) {
          if (store.less_equal(h, option)) return false;
        }
        for (const Value option : store.right_options(h)) {
          if (store.less_equal(option, g)) return false;
        }
        return true;
      }();
      ASSERT_EQ(store.less_equal(g, h), expected);
    }
  }
}

TEST(FarNimbers, AreFastInTheSumsThatPrintWrites) {
  ValueStore store(Budget(Budget::Limits{.time = std::chrono::seconds(10)}));
  for (const char* text : {"{0||0|-1} + *1000", "superstar(0,2) + *256", "^[2]*1000", "^[2]*65536",
                           "superstar(0,2) + *100000 + 1/2", "v<5> + *9999", "v[5] + *99999"}) {
    const std::string printed = print(store, value_from_text(store, text));
    EXPECT_EQ(print(store, value_from_text(store, printed)), printed) << text;
  }
}

}  // namespace
}  // namespace summand
