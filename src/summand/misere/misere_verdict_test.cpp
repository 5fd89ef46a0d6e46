#include "summand/misere/misere_verdict.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <tuple>
#include <vector>

#include "summand/games/cram.hpp"
#include "summand/games/domineering.hpp"
#include "summand/games/nim.hpp"
#include "summand/games/octal.hpp"
#include "summand/misere/heaps_of_sum.hpp"
#include "summand/misere/misere_test_support.hpp"
#include "summand/misere/written_numbers.hpp"
#include "summand/ruleset/erase.hpp"

namespace summand {
namespace {

AnyPosition octal_heaps(std::string_view code, std::vector<std::uint64_t> heaps) {
  const games::Octal rules{{}, heaps::SharedRules(heaps::parse_rules(code).value())};
  return ErasedRuleset<games::Octal>::erase(rules, Heaps(std::move(heaps)));
}
AnyPosition nim_heaps(std::vector<std::uint64_t> heaps) {
  return ErasedRuleset<games::Nim>::erase({}, Heaps(std::move(heaps)));
}

using NamedMoves = std::vector<std::tuple<std::size_t, std::string, std::uint32_t>>;

NamedMoves named(const std::vector<MisereMove>& moves) {
  NamedMoves out;
  for (const MisereMove& move : moves) out.emplace_back(move.term, move.name, move.sum);
  std::ranges::sort(out);
  return out;
}

// The verdict by the means is that by search, with the same winning moves.
void expect_like_search(MisereSolver& solver, MisereMeans means,
                        const std::vector<MisereTerm>& terms, const std::string& what) {
  const auto found = solver.verdict_by(means, terms);
  const auto searched = solver.verdict_by(MisereMeans::search, terms);
  ASSERT_TRUE(found.has_value() && found->has_value()) << what;
  EXPECT_EQ((*found)->outcome, (*searched)->outcome) << what;
  EXPECT_EQ(named((*found)->left), named((*searched)->left)) << what;
  EXPECT_EQ(named((*found)->right), named((*searched)->right)) << what;
  EXPECT_EQ((*found)->means, means);
  EXPECT_FALSE((*found)->reason.empty());
}

// Calls visit for all sums of three heaps to `most`, one in a term and two in another.
template <class Visit>
void for_each_three_heaps(std::uint64_t most, Visit&& visit) {
  for (std::uint64_t a = 0; a <= most; ++a) {
    for (std::uint64_t b = 0; b <= most; ++b) {
      for (std::uint64_t c = b; c <= most; ++c) visit(a, std::vector{b, c});
    }
  }
}

std::string text_of(std::string_view code, std::uint64_t heap,
                    const std::vector<std::uint64_t>& heaps) {
  return std::string(code) + " " + std::to_string(heap) + " + " + Heaps(heaps).print();
}

TEST(MisereSolver, NimByTheRuleIsNimBySearch) {
  MisereSolver solver{Budget()};
  for_each_three_heaps(5, [&](std::uint64_t heap, const std::vector<std::uint64_t>& heaps) {
    expect_like_search(solver, MisereMeans::nim,
                       {written_nim_heap(static_cast<std::uint32_t>(heap)), nim_heaps(heaps)},
                       text_of("nim", heap, heaps));
  });
}

TEST(MisereSolver, KaylesByItsTheoremIsKaylesBySearch) {
  MisereSolver solver{Budget()};
  for_each_three_heaps(6, [&](std::uint64_t heap, const std::vector<std::uint64_t>& heaps) {
    if (heap == 0 && heaps.back() == 0) return;
    expect_like_search(solver, MisereMeans::kayles,
                       {octal_heaps("0.77", {heap}), octal_heaps("0.77", heaps)},
                       text_of("0.77", heap, heaps));
  });
}

TEST(MisereSolver, TameSumsAreThoseBySearch) {
  for (const std::string_view code : {"0.3", "0.33", "0.137", "4.3", "0.312"}) {
    MisereSolver solver{Budget()};
    std::size_t tame = 0;
    for_each_three_heaps(5, [&](std::uint64_t heap, const std::vector<std::uint64_t>& heaps) {
      const std::vector<MisereTerm> terms = {octal_heaps(code, {heap}), octal_heaps(code, heaps)};
      if (!solver.verdict_by(MisereMeans::tame, terms)->has_value()) return;
      ++tame;
      expect_like_search(solver, MisereMeans::tame, terms, text_of(code, heap, heaps));
    });
    EXPECT_GT(tame, 20u) << code;
  }
}

TEST(MisereSolver, QuotientsGiveTheResultsOfSearch) {
  for (const std::string_view code : {"0.07", "0.77", "0.15", "0.53", "4.7", "0.35"}) {
    MisereSolver solver{Budget()};
    for_each_three_heaps(5, [&](std::uint64_t heap, const std::vector<std::uint64_t>& heaps) {
      if (heap == 0 && heaps.back() == 0) return;
      expect_like_search(solver, MisereMeans::quotient,
                         {octal_heaps(code, {heap}), octal_heaps(code, heaps)},
                         text_of(code, heap, heaps));
    });
  }
}

TEST(MisereSolver, FormsGiveTheResultsOfSearch) {
  for (const std::string_view code : {"0.07", "0.77", "0.6", "4.7", "0.31", "{1,2,5}"}) {
    MisereSolver solver{Budget()};
    for_each_three_heaps(5, [&](std::uint64_t heap, const std::vector<std::uint64_t>& heaps) {
      if (heap == 0 && heaps.back() == 0) return;
      expect_like_search(solver, MisereMeans::forms,
                         {octal_heaps(code, {heap}), octal_heaps(code, heaps)},
                         text_of(code, heap, heaps));
    });
  }
}

TEST(MisereSolver, EachGameHasItsMeans) {
  MisereSolver solver{Budget()};
  const auto means = [&](const std::vector<MisereTerm>& terms) {
    return solver.verdict(terms)->means;
  };
  const auto domineering =
      ErasedRuleset<games::Domineering>::erase({}, games::Domineering().parse("..|..").value());
  const auto cram = ErasedRuleset<games::Cram>::erase({}, games::Cram().parse("...|...").value());
  EXPECT_EQ(means({}), MisereMeans::nim);
  EXPECT_EQ(means({nim_heaps({3}), written_nim_heap(2)}), MisereMeans::nim);
  EXPECT_EQ(means({octal_heaps("0.77", {5, 7, 12})}), MisereMeans::kayles);
  EXPECT_EQ(means({nim_heaps({3}), octal_heaps("0.33", {4})}), MisereMeans::tame);
  EXPECT_EQ(means({octal_heaps("0.07", {9, 10})}), MisereMeans::quotient);
  EXPECT_EQ(means({nim_heaps({3}), domineering}), MisereMeans::search);
  EXPECT_EQ(means({nim_heaps({2}), cram}), MisereMeans::tame);
}

TEST(MisereSolver, LargeHeapsTakeNoSearch) {
  MisereSolver solver{Budget()};
  constexpr std::uint64_t kLarge = std::uint64_t{1} << 60;
  const std::vector<MisereTerm> nim = {nim_heaps({kLarge, 1})};
  const auto verdict = solver.verdict(nim);
  ASSERT_EQ(verdict->left.size(), 1u);
  EXPECT_EQ(verdict->left[0].name, std::to_string(kLarge) + "->0");
  const std::vector<MisereTerm> kayles = {octal_heaps("0.77", {1'000'000'007})};
  const auto huge = solver.verdict(kayles);
  EXPECT_EQ(huge->outcome, Outcome::next);
  EXPECT_FALSE(huge->names_moves);
}

TEST(MisereSolver, ASearchOfTooManySumsReachesALimit) {
  MisereSolver solver(Budget(), 3);
  const auto board =
      ErasedRuleset<games::Domineering>::erase({}, games::Domineering().parse("...|...").value());
  const std::vector<MisereTerm> terms = {board};
  const auto found =
      within_limits([&]() -> Result<MisereVerdict> { return solver.verdict(terms); });
  ASSERT_FALSE(found.has_value());
  EXPECT_EQ(found.error().limit, Limit::size);
}

TEST(HeapsOfSum, AreHeapsOfOneGame) {
  const std::vector<MisereTerm> kayles = {octal_heaps("0.77", {2, 5}), octal_heaps("0.77", {3})};
  EXPECT_EQ(heaps_of_sum(kayles)->heaps, (std::vector<std::uint64_t>{2, 5, 3}));
  EXPECT_EQ(heaps_of_sum(kayles)->terms, (std::vector<std::size_t>{0, 0, 1}));
  const std::vector<MisereTerm> mixed = {octal_heaps("0.77", {2}), nim_heaps({3})};
  EXPECT_FALSE(heaps_of_sum(mixed).has_value());
  EXPECT_EQ(nim_heaps_of(written_nim_heap(4))->size(), 5u);
  ValueStore store;
  EXPECT_FALSE(nim_heaps_of(written_misere_number(store, store.number(2)).value()).has_value());
}

}  // namespace
}  // namespace summand
