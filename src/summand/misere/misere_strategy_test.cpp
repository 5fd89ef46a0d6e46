#include "summand/misere/misere_strategy.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "summand/misere/genus.hpp"
#include "summand/misere/heap_forms.hpp"
#include "summand/misere/misere_test_support.hpp"

namespace summand {
namespace {

// Nim by search, without a rule.
class SearchedNim {
 public:
  bool next_wins(std::vector<std::uint64_t> heaps) {
    std::ranges::sort(heaps);
    if (heaps.empty() || heaps.back() == 0) return true;
    if (const auto known = known_.find(heaps); known != known_.end()) return known->second;
    const bool wins = !moves(heaps).empty();
    return known_[heaps] = wins;
  }
  std::vector<MisereNimMove> moves(const std::vector<std::uint64_t>& heaps) {
    std::vector<MisereNimMove> out;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (std::uint64_t to = 0; to < heaps[i]; ++to) {
        std::vector<std::uint64_t> after = heaps;
        after[i] = to;
        if (!next_wins(after)) out.push_back({i, to});
      }
    }
    return out;
  }

 private:
  std::map<std::vector<std::uint64_t>, bool> known_;
};

TEST(MisereStrategy, TheRuleOfNimHasTheWinningMovesOfASearch) {
  SearchedNim search;
  std::vector<std::uint64_t> heaps(4);
  for (heaps[0] = 0; heaps[0] < 6; ++heaps[0]) {
    for (heaps[1] = 0; heaps[1] < 6; ++heaps[1]) {
      for (heaps[2] = 0; heaps[2] < 6; ++heaps[2]) {
        for (heaps[3] = 0; heaps[3] < 4; ++heaps[3]) {
          const MisereNimAnswer answer = misere_nim(heaps);
          EXPECT_EQ(answer.outcome == MisereOutcome::next, search.next_wins(heaps));
          EXPECT_EQ(answer.moves, search.moves(heaps));
        }
      }
    }
  }
}

TEST(MisereStrategy, TheRuleOfNimIsNamed) {
  const auto rule = [](std::vector<std::uint64_t> heaps) { return misere_nim(heaps).rule; };
  EXPECT_EQ(rule({}), MisereRule::nothing_left);
  EXPECT_EQ(rule({1, 1}), MisereRule::only_ones);
  EXPECT_EQ(rule({1, 5, 1}), MisereRule::leave_odd_ones);
  EXPECT_EQ(rule({2, 3}), MisereRule::leave_nim_sum_0);
  const std::uint64_t large = std::uint64_t{1} << 63;
  EXPECT_EQ(misere_nim(std::vector{large, large + 5}).moves,
            (std::vector<MisereNimMove>{{1, large}}));
}

// The rule of tame games, on all forms of day 4 and on heaps.
TEST(MisereStrategy, TameSumsHaveTheOutcomesOfASearch) {
  MisereStore store;
  GenusTable genera(store);
  std::vector<MisereForm> tame;
  for (const MisereForm g : forms_born_by(store, 4)) {
    if (genera.is_hereditarily_tame(g)) tame.push_back(g);
  }
  for (const MisereForm g : forms_of_heaps(store, heaps::Code({{}, {3}, {7}}), 9)) {
    if (genera.is_hereditarily_tame(g)) tame.push_back(g);
  }
  for (const MisereForm g : tame) {
    for (const MisereForm h : tame) {
      const Genus two = tame_sum(genera(g), genera(h));
      for (const MisereForm k : tame) {
        EXPECT_EQ(tame_sum(two, genera(k)).outcome(), store.outcome_of_sum(store.sum(g, h), k));
      }
    }
  }
}

}  // namespace
}  // namespace summand
