#include "summand/value/pool.hpp"

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "summand/base/limited_addresses_test_support.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/value/store.hpp"

namespace summand {
namespace {

// The same random games for the same seed, for any other content of the store.
std::vector<Value> random_games(ValueStore& store, unsigned seed, int count) {
  std::mt19937 random(seed);
  std::vector<Value> games = {store.zero(), store.nimber(1), store.number(Dyadic::ratio(3, 2)),
                              store.number_up_star({0, 1, 2})};
  const auto pick = [&] { return games[random() % games.size()]; };
  while (static_cast<int>(games.size()) < count) {
    const std::vector<Value> left = {pick(), pick()}, right = {pick(), pick()};
    games.push_back(store.make(left, right));
    if (games.size() % 8 == 0) games.push_back(store.sum(pick(), store.negative(pick())));
  }
  return games;
}

TEST(ValuePool, SiblingsGiveEqualValuesEqualHandles) {
  ValueStore store;
  const auto sibling = store.sibling();
  EXPECT_EQ(random_games(store, 1, 300), random_games(*sibling, 1, 300));
  EXPECT_EQ(store.size(), sibling->size());
}

TEST(ValuePool, SideTablesAreSharedBySiblingsAndOnRequest) {
  ValueStore store, apart, given(Budget(), store.shared_side_tables());
  EXPECT_EQ(&store.sibling()->side_tables(), &store.side_tables());
  EXPECT_EQ(&given.side_tables(), &store.side_tables());
  EXPECT_NE(&apart.side_tables(), &store.side_tables());
}

TEST(ValuePool, ThreadsThatMakeTheSameGamesAgreeOnEachHandle) {
  ValueStore store;
  constexpr unsigned kThreads = 4;
  std::vector<std::unique_ptr<ValueStore>> stores(kThreads);
  for (auto& each : stores) each = store.sibling();
  std::vector<std::vector<Value>> made(32);
  for_each_task(made.size(), kThreads, [&](unsigned worker, std::size_t task) {
    made[task] = random_games(*stores[worker], static_cast<unsigned>(task / 2), 200);
  });
  for (std::size_t task = 0; task < made.size(); task += 2) EXPECT_EQ(made[task], made[task + 1]);

  // One place for each value: no two values have the same options.
  std::map<std::pair<std::set<Value>, std::set<Value>>, Value> by_options;
  const auto options = [&](Value game, Player player) {
    const std::vector<Value> list = store.options(game, player);
    return std::set<Value>(list.begin(), list.end());
  };
  for (const auto& games : made) {
    for (const Value game : games) {
      const auto [at, fresh] = by_options.emplace(
          std::pair(options(game, Player::left), options(game, Player::right)), game);
      EXPECT_EQ(at->second, game);
    }
  }
}

TEST(ValuePool, NumbersBeyondAKeyAreSharedToo) {
  ValueStore store;
  const auto sibling = store.sibling();
  const Dyadic huge = Dyadic::power_of_two(100), tiny = Dyadic::power_of_two(-100);
  EXPECT_EQ(store.number(huge), sibling->number(huge));
  EXPECT_EQ(store.number(tiny), sibling->number(tiny));
  const auto hot = [&](ValueStore& where) {
    const std::vector<Value> left = {where.number(huge)}, right = {where.number(-huge)};
    return where.make(left, right);
  };
  EXPECT_EQ(hot(store), hot(*sibling));
  EXPECT_EQ(sibling->left_stop(hot(store)), huge);
}

TEST(ValuePool, HasRoomForSixtyThreeStoresAtATime) {
  ValueStore store;
  std::vector<std::unique_ptr<ValueStore>> siblings;
  for (int i = 1; i < 63; ++i) siblings.push_back(store.sibling());
  EXPECT_THROW(siblings.push_back(store.sibling()), LimitReached);
  siblings.clear();
  EXPECT_NE(store.sibling(), nullptr);
}

#if defined(__linux__) && defined(SUMMAND_LIMITS_ADDRESSES)
// The system counts addresses in pages.
std::uint64_t used_addresses() {
  std::uint64_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  return pages * 4096;
}

// The ranges of a store take addresses only for their memory. So a process with few addresses may
// have several stores of the same values.
[[noreturn]] void make_sibling_with_few_addresses() {
  const rlim_t most = used_addresses() + (std::uint64_t{48} << 20);
  const rlimit limit{most, most};
  if (setrlimit(RLIMIT_AS, &limit) != 0) std::exit(1);
  ValueStore store;
  const std::vector<Value> games = random_games(store, 1, 300);
  if (games.size() < 300) std::exit(2);
  const auto sibling = store.sibling();
  const bool agree = std::ranges::all_of(
      games, [&](Value game) { return sibling->birthday(game) == store.birthday(game); });
  std::exit(agree ? 0 : 3);
}

TEST(PoolDeathTest, FewAddressesAreEnoughForSiblings) {
  EXPECT_EXIT(make_sibling_with_few_addresses(), ::testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
}  // namespace summand
