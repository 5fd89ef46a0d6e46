#include "summand/loopy/ko_thermograph.hpp"

#include <gtest/gtest.h>
#include <random>

#include "summand/loopy/ko_test_support.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

constexpr std::array kAllKomasters = {Komaster::nobody, Komaster::left, Komaster::right};

Ratio fraction(std::int64_t numerator, std::int64_t denominator) {
  return Ratio(numerator).divided_by(denominator);
}

// One to three levels, each a position or a simple ko, whose options are numbers and lower levels.
// A position alone has an option that leads to a ko.
KoRules random_ko_rules(std::mt19937& random) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  KoRules rules;
  const std::size_t levels = 1 + below(3);
  std::vector<std::size_t> begin;
  for (std::size_t level = 0; level < levels; ++level) {
    begin.push_back(rules.positions.size());
    const bool alone = level + 1 < levels && below(3) == 0;
    rules.positions.resize(rules.positions.size() + (alone ? 1 : 2));
  }
  const std::size_t size = rules.positions.size();
  for (std::size_t level = 0; level < levels; ++level) {
    const std::size_t first = begin[level], last = level + 1 < levels ? begin[level + 1] : size;
    for (std::size_t node = first; node < last; ++node) {
      for (const std::size_t side : {0u, 1u}) {
        auto& options = rules.positions[node].options[side];
        const bool takes = last - first == 2 && (node == first) == (side == 1);
        if (takes) options.push_back({first + last - 1 - node});
        const std::size_t count = takes ? below(2) : 1 + below(2);
        for (std::size_t i = 0; i < count; ++i) {
          const auto number = static_cast<std::int64_t>(below(15)) - 2;
          if (last < size && (below(2) == 0 || (last - first == 1 && i == 0 && side == 0))) {
            options.push_back({last + below(size - last)});
          } else {
            options.push_back({std::nullopt, side == 0 ? number : -number});
          }
        }
      }
    }
  }
  return rules;
}

Komaster exchanged(Komaster komaster) {
  if (komaster == Komaster::nobody) return komaster;
  return komaster == Komaster::left ? Komaster::right : Komaster::left;
}

// The walls of a rule text, which must be good.
KoThermograph ko_graph(const std::string& rules, Komaster komaster) {
  ValueStore store;
  const auto found = ko_thermograph(store, ko_rules(rules).game(store), komaster);
  if (!found) ADD_FAILURE() << rules << ": " << found.error().message;
  return found.value();
}

std::string ko_fault(const LoopyGame& game, ValueStore& store) {
  const auto found = ko_thermograph(store, game, Komaster::nobody);
  return found ? "none" : found.error().message;
}

Value random_hot_game(ValueStore& store, std::mt19937& random, int depth) {
  if (depth == 0) return store.number(Dyadic(static_cast<std::int64_t>(random() % 25) - 12).half());
  std::vector<Value> left, right;
  for (auto* options : {&left, &right}) {
    for (std::size_t i = 1 + random() % 2; i > 0; --i) {
      const int less = static_cast<int>(random() % static_cast<unsigned>(depth));
      options->push_back(random_hot_game(store, random, less));
    }
  }
  return store.make(left, right);
}

void expect_same_wall(const KoWall& wall, const std::vector<WallPoint>& points) {
  ASSERT_EQ(wall.bends().size(), points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    EXPECT_EQ(wall.bends()[i].t, Ratio(points[i].t));
    EXPECT_EQ(wall.bends()[i].line.value, Ratio(points[i].value));
  }
}

TEST(KoThermograph, IsThatOfTheValueWithoutKosAndWithKosThatNobodyStarts) {
  std::mt19937 random(2);
  ValueStore store;
  Thermographs thermographs(store, Thermographs::Bottom::zero);
  for (int i = 0; i < 400; ++i) {
    const Value g = random_hot_game(store, random, 3);
    const Thermograph expected = thermographs.of(g);
    for (const bool with_kos : {false, true}) {
      LoopyBuilder builder(store.budget());
      // Whoever moves to one of these loses a hundred moves.
      const auto high = ko_rules("K=130|J J=K|90").build(builder, store);
      const auto low = ko_rules("K=-90|J J=K|-130").build(builder, store);
      std::map<Value, LoopyGraph::Node> nodes;
      for_each_follower(store, g, [&](Value follower) {
        const auto node = builder.add_node();
        nodes[follower] = node;
        for (const Player player : {Player::left, Player::right}) {
          store.for_each_option(follower, player, [&](Value option) {
            builder.add_option(node, player, nodes.at(option));
          });
          if (with_kos && !as_number(store, follower)) {
            builder.add_option(node, player, player == Player::left ? low : high);
          }
        }
      });
      const LoopyGame game = builder.build(nodes.at(g));
      for (const Komaster komaster : kAllKomasters) {
        const auto found = ko_thermograph(store, game, komaster);
        ASSERT_TRUE(found) << found.error().message;
        expect_same_wall(found->left, expected.left);
        expect_same_wall(found->right, expected.right);
        EXPECT_EQ(found->mast, Ratio(expected.mean));
        EXPECT_EQ(found->temperature, Ratio(expected.temperature));
        EXPECT_EQ(found->has_kos, with_kos && !as_number(store, g));
      }
    }
  }
}

TEST(KoThermograph, AgreesWithPlayForCoupons) {
  std::mt19937 random(5);
  constexpr std::int64_t kUnit = 120;
  int compared = 0;
  for (int i = 0; i < 400; ++i) {
    const KoRules rules = random_ko_rules(random);
    for (const Komaster komaster : kAllKomasters) {
      ValueStore store;
      const auto found = ko_thermograph(store, rules.game(store), komaster);
      if (!found) continue;
      CouponPlay play(rules, komaster, kUnit);
      for (const std::size_t coupons : {0u, 13u, 60u, 121u, 200u, 290u, 411u, 560u, 800u}) {
        for (const Player player : {Player::left, Player::right}) {
          const Ratio t = fraction(static_cast<std::int64_t>(coupons), kUnit);
          const Ratio wall = found->wall(player).at(t).value.times(kUnit);
          const Ratio off = wall - Ratio(play.wall(player, coupons));
          EXPECT_LE(off, Ratio(12)) << print(*found);
          EXPECT_GE(off, Ratio(-12)) << print(*found);
          ++compared;
        }
      }
    }
  }
  EXPECT_GT(compared, 10'000);
}

TEST(KoThermograph, OfTheNegativeIsReflected) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    ValueStore store;
    const LoopyGame game = random_ko_rules(random).game(store);
    const LoopyGame turned = negative(game, store.budget());
    for (const Komaster komaster : kAllKomasters) {
      const auto g = ko_thermograph(store, game, komaster);
      const auto h = ko_thermograph(store, turned, exchanged(komaster));
      ASSERT_EQ(g.has_value(), h.has_value());
      if (!g) continue;
      EXPECT_EQ(g->mast, -h->mast);
      EXPECT_EQ(g->temperature, h->temperature);
      for (const Player player : {Player::left, Player::right}) {
        const auto& its = g->wall(player).bends();
        const auto& other = h->wall(opponent(player)).bends();
        ASSERT_EQ(its.size(), other.size());
        for (std::size_t k = 0; k < its.size(); ++k) {
          EXPECT_EQ(its[k].t, other[k].t);
          EXPECT_EQ(its[k].line.value, -other[k].line.value);
        }
      }
    }
  }
}

TEST(KoThermograph, OfAKoAndANumberIsMovedByTheNumber) {
  std::mt19937 random(11);
  for (int i = 0; i < 100; ++i) {
    ValueStore store;
    const LoopyGame game = random_ko_rules(random).game(store);
    const Dyadic x = Dyadic(static_cast<std::int64_t>(random() % 21) - 10).scaled(-2);
    const LoopyGame moved = sum(game, loopy_game(store, store.number(x)), store.budget());
    for (const Komaster komaster : kAllKomasters) {
      const auto g = ko_thermograph(store, game, komaster);
      if (!g) continue;
      const auto h = ko_thermograph(store, moved, komaster);
      ASSERT_TRUE(h) << h.error().message;
      for (const Player player : {Player::left, Player::right}) {
        const auto& its = g->wall(player).bends();
        const auto& other = h->wall(player).bends();
        ASSERT_EQ(its.size(), other.size());
        for (std::size_t k = 0; k < its.size(); ++k) {
          EXPECT_EQ(its[k].t, other[k].t);
          EXPECT_EQ(its[k].line.value + Ratio(x), other[k].line.value);
        }
      }
    }
  }
}

TEST(KoThermograph, WallsAreNoWorseForTheKomaster) {
  std::mt19937 random(13);
  for (int i = 0; i < 500; ++i) {
    ValueStore store;
    const LoopyGame game = random_ko_rules(random).game(store);
    const auto nobody = ko_thermograph(store, game, Komaster::nobody);
    const auto left = ko_thermograph(store, game, Komaster::left);
    const auto right = ko_thermograph(store, game, Komaster::right);
    if (!nobody || !left || !right) continue;
    for (int t = 0; t < 60; ++t) {
      for (const Player player : {Player::left, Player::right}) {
        const Ratio at = fraction(t, 4);
        EXPECT_GE(left->wall(player).at(at).value, nobody->wall(player).at(at).value);
        EXPECT_LE(right->wall(player).at(at).value, nobody->wall(player).at(at).value);
      }
    }
  }
}

// Three moves make the swing from b to a: two of the player who must take the ko first, one of the
// other.
TEST(KoThermograph, OfASimpleKoHasAThirdOfTheSwingForEveryKomaster) {
  for (const auto& [a, b] : {std::pair(1, 0), {7, -4}, {3, -18}, {100, 99}}) {
    const std::string numbers = std::to_string(a) + "|J J=K|" + std::to_string(b);
    const std::string left_holds = "K=" + numbers;
    const std::string right_holds = "J=K|" + std::to_string(b) + " K=" + std::to_string(a) + "|J";
    for (const Komaster komaster : kAllKomasters) {
      const KoThermograph k = ko_graph(left_holds, komaster), j = ko_graph(right_holds, komaster);
      EXPECT_EQ(k.mast, fraction(2 * a + b, 3));
      EXPECT_EQ(j.mast, fraction(a + 2 * b, 3));
      EXPECT_EQ(k.temperature, fraction(a - b, 3));
      EXPECT_EQ(j.temperature, fraction(a - b, 3));
    }
  }
}

TEST(KoThermograph, OfASimpleKoHasWallsOfSlopeTwoOrSlantedTogether) {
  EXPECT_EQ(print(ko_graph("K=1|J J=K|0", Komaster::nobody)),
            "mast 2/3, temperature 1/3, left wall 0:1 1/3:2/3, right wall 0:0 1/3:2/3, "
            "if nobody has ko threats");
  EXPECT_EQ(print(ko_graph("K=1|J J=K|0", Komaster::left)),
            "mast 2/3, temperature 1/3, left wall 0:1 1/3:2/3, right wall 0:1 1/3:2/3, "
            "if Left is komaster");
}

// The example of Sensei's Library, "Komaster": if Black is komaster White's approach is sente and
// the count is 14; if White is komaster four plays make a difference of 27 points. "Placid": the
// counts of a ko for 3 or -18 points are -4 and -11.
TEST(KoThermograph, HasThePublishedCountsOfAnApproachKoAndOfAPlacidKo) {
  const std::string approach = "P=15|Q Q=P|B A=14|B B=A|-12";
  EXPECT_EQ(ko_graph(approach, Komaster::left).mast, Ratio(14));
  EXPECT_EQ(ko_graph(approach, Komaster::right).mast, fraction(33, 4));
  EXPECT_EQ(ko_graph(approach, Komaster::right).temperature, fraction(27, 4));
  EXPECT_EQ(ko_graph("K=3|J J=K|-18", Komaster::nobody).mast, Ratio(-4));
  EXPECT_EQ(ko_graph("J=K|-18 K=3|J", Komaster::nobody).mast, Ratio(-11));
}

// Each position of a corridor is one move from the ko at its end for Left, and closed by Right.
// Computed here, and by play for coupons.
TEST(KoThermograph, OfCorridorsThatEndInAKoAgreesWithPlay) {
  std::string corridor = "K=4|J J=K|-2";
  std::string masts;
  for (int length = 1; length <= 4; ++length) {
    const std::string inner = length == 1 ? "K" : "C" + std::to_string(length - 1);
    corridor = "C" + std::to_string(length) + "=" + inner + "|-" + std::to_string(length + 2) +
               " " + corridor;
    const KoRules for_play = ko_rules(corridor);
    for (const Komaster komaster : kAllKomasters) {
      const KoThermograph graph = ko_graph(corridor, komaster);
      masts += print(graph.mast) + (komaster == Komaster::right ? "; " : " ");
      CouponPlay play(for_play, komaster, 120);
      for (const std::size_t coupons : {0u, 60u, 150u, 240u, 360u, 700u}) {
        for (const Player player : {Player::left, Player::right}) {
          const Ratio t = fraction(static_cast<std::int64_t>(coupons), 120);
          const Ratio wall = graph.wall(player).at(t).value.times(120);
          const Ratio off = wall - Ratio(play.wall(player, coupons));
          EXPECT_LE(off, Ratio(12));
          EXPECT_GE(off, Ratio(-12));
        }
      }
    }
  }
  EXPECT_EQ(masts, "-1/2 -1/2 -1/2; -3 -3 -3; -4 -4 -4; -5 -5 -5; ");
}

// P and Q are a ko in which Right can make seki (0) from Q, and Left can start a ko for 20 or -20
// from P, which Right takes first. Computed here, and by play for coupons.
TEST(KoThermograph, OfATenThousandYearKoNeedsAKomasterWhoStartsIt) {
  const std::string rules = "P=D|Q Q=P|0 D=20|E E=D|-20";
  const KoThermograph graph = ko_graph(rules, Komaster::left);
  EXPECT_EQ(print(graph),
            "mast 10, temperature 5, left wall 0:20 5:10, right wall 0:20 5:10, "
            "if Left is komaster");
  const KoRules for_play = ko_rules(rules);
  CouponPlay play(for_play, Komaster::left, 120);
  for (const std::size_t coupons : {0u, 60u, 600u, 1200u, 1800u}) {
    for (const Player player : {Player::left, Player::right}) {
      const Ratio t = fraction(static_cast<std::int64_t>(coupons), 120);
      const Ratio off =
          graph.wall(player).at(t).value.times(120) - Ratio(play.wall(player, coupons));
      EXPECT_LE(off, Ratio(12));
      EXPECT_GE(off, Ratio(-12));
    }
  }
  // Without threats Left does not start that ko, and Right gains nothing by the seki.
  ValueStore store;
  EXPECT_EQ(ko_fault(for_play.game(store), store),
            "in a position with kos ahead nobody wants to move");
}

TEST(KoThermograph, RefusesWhatIsNoSimpleKo) {
  ValueStore store;
  const auto fault = [&](const std::string& rules) {
    return ko_fault(ko_rules(rules).game(store), store);
  };
  EXPECT_EQ(fault("K=1|J J=K|0"), "none");
  EXPECT_EQ(fault("K=K|0"), "a position has a move to itself, which is no simple ko");
  EXPECT_EQ(fault("K=1,J|J J=K|0"), "two positions that lead to each other are no simple ko");
  EXPECT_EQ(fault("K=1|J,-5 J=K|K,0"), "two positions that lead to each other are no simple ko");
  const std::string longer = "a cycle or several kos at once are no simple ko";
  EXPECT_EQ(fault("A=1|B B=A|C C=B|0"), longer);
  EXPECT_EQ(fault("A=1|B B=3|C C=A|0"), longer);
  const LoopyGame ko = ko_rules("K=1|J J=K|0").game(store);
  EXPECT_EQ(ko_fault(sum(ko, ko, store.budget()), store), longer);
  EXPECT_EQ(fault("K=|J J=K|0"), "Left cannot resolve a ko");
  EXPECT_EQ(fault("P=|K K=1|J J=K|0"), "Left has no move in a position with kos ahead");
  EXPECT_EQ(fault("K=0|J J=K|1"), "in a position with kos ahead nobody wants to move");
}

TEST(KoThermograph, StopsAtLimits) {
  ValueStore store;
  // Each ko is the prize of the one before it. The denominators grow.
  std::string rules;
  for (int i = 0; i < 60; ++i) {
    const std::string a = "K" + std::to_string(i), b = "J" + std::to_string(i);
    const std::string next = i == 59 ? "7" : "K" + std::to_string(i + 1);
    rules += a + "=" + next + "|" + b + " " + b + "=" + a + "|" + std::to_string(3 * i - 180) + " ";
  }
  const LoopyGame game = ko_rules(rules).game(store);
  Budget::Limits limits;
  limits.questions = 40;
  ValueStore small{Budget(limits)};
  EXPECT_THROW(static_cast<void>(ko_thermograph(small, game, Komaster::right)), LimitReached);
  const auto found = ko_thermograph(store, game, Komaster::right);
  EXPECT_TRUE(found) << found.error().message;
}

}  // namespace
}  // namespace summand
