#include "summand/studies/babylon/lemma_checks.hpp"

#include <algorithm>

#include "summand/games/babylon/lemmas.hpp"

namespace summand::babylon {

namespace {

enum Check : std::size_t {
  lemma_2,
  single_exact,
  lemma_3,
  all_halves,
  many_equal,
  single_half,
  single_above,
  lemma_4,
  lemma_5,
  targets,
  one_single,
  odd_hills,
  three_low,
  two_low,
  check_count
};

constexpr std::size_t kMostKept = 3;

// j red and k blue chips, and a hill of each colour unless its height is 0.
Stacks with_hills(unsigned j, unsigned k, unsigned red, unsigned blue) {
  Stacks out;
  out.add({0, 1}, j);
  out.add({1, 1}, k);
  if (red > 0) out.add({0, red});
  if (blue > 0) out.add({1, blue});
  return out;
}

}  // namespace

LemmaChecks::LemmaChecks() : checks_(check_count) {
  checks_[lemma_2] = {"Lemma 2",
                      "n even, an even number of stacks, one X of more than n/2 chips: the player "
                      "who moves loses"};
  checks_[single_exact] = {"C1 and C5",
                           "an even number of stacks, one X: the player who moves loses exactly if "
                           "X has more than half of the chips, or fewer and no y is as high and "
                           "the y but those half as high are not two that make half of X"};
  checks_[lemma_3] = {
      "Lemma 3",
      "n even, an odd number of stacks, one X of u < n/2 chips, not all y = u/2, at "
      "most two y = u: the player who moves wins"};
  checks_[all_halves] = {"Lemma 3, all y = u/2", "the same, but all y = u/2: the player loses"};
  checks_[many_equal] = {"Lemma 3, more than two y = u",
                         "the same, but more than two y = u: the player loses", true};
  checks_[single_half] = {"one X of n/2",
                          "n even, an odd number of stacks: the player who moves "
                          "loses"};
  checks_[single_above] = {"one X above n/2",
                           "n even, an odd number of stacks: the player who "
                           "moves wins"};
  checks_[lemma_4] = {"Lemma 4", "<3,k;2u;2v> with k >= 3 is lost for the player who moves"};
  checks_[lemma_5] = {"Lemma 5",
                      "<2,2s;2u;2v> is lost for the player who moves unless 2u + 2 = n/2, s > 1 "
                      "and v > 1, and only then won"};
  checks_[targets] = {"targets", "<j,k;2u;2v> with j, k >= 4 is lost for the player who moves"};
  checks_[one_single] = {"<1,k;2u;2v>", "is lost for the player who moves", true};
  checks_[odd_hills] = {"C6",
                        "n odd, an even number of stacks, at least two stacks and at most one hill "
                        "of each colour, not two single chips against a hill or three against a "
                        "hill of two: the player who moves loses"};
  checks_[three_low] = {"C7", "<3,k;2;2> with k >= 3 is lost for the player who moves"};
  checks_[two_low] = {"C8", "<2,2s;2s;2> with s > 1 is lost for the player who moves"};
  for (const Check check : {odd_hills, three_low, two_low}) checks_[check].conjecture = true;
}

bool LemmaChecks::hold() const { return std::ranges::all_of(checks_, &LemmaCheck::holds); }

void LemmaChecks::say(std::size_t check, bool holds, const Stacks& stacks) {
  LemmaCheck& here = checks_[check];
  ++here.positions;
  if (holds) return;
  ++here.exceptions;
  if (here.first_exceptions.size() < kMostKept) here.first_exceptions.push_back(stacks.print());
}

void LemmaChecks::look_at(const Partitions& partitions, const TwoColours& table) {
  look_at_singles(partitions, table);
  if (table.chips() % 2 == 0) {
    look_at_even_hills(table);
  } else {
    look_at_odd_hills(table);
  }
}

void LemmaChecks::look_at_singles(const Partitions& partitions, const TwoColours& table) {
  const unsigned n = table.chips();
  for (unsigned u = 1; u < n; ++u) {
    const PartitionId lone = partitions.first(u, 1);
    for (PartitionId y = partitions.first(n - u, 0); y < partitions.end(n - u); ++y) {
      const bool lost = table.lost(lone, y);
      const std::vector<unsigned> heights = partitions.heights_of(y);
      const auto stacks = [&] {
        Stacks out;
        out.add({0, u});
        for (const unsigned height : heights) out.add({1, height});
        return out;
      }();
      if (heights.size() % 2 != 0) {
        const bool safe = lost_by_certificate(stacks).has_value();
        say(single_exact, lost == safe, stacks);
        if (n % 2 == 0 && 2 * u > n) say(lemma_2, lost, stacks);
        continue;
      }
      if (n % 2 != 0) continue;
      const auto equal = std::ranges::count(heights, u);
      const bool halves = std::ranges::all_of(heights, [&](unsigned h) { return 2 * h == u; });
      if (2 * u == n) {
        say(single_half, lost, stacks);
      } else if (2 * u > n) {
        say(single_above, !lost, stacks);
      } else if (halves) {
        say(all_halves, lost, stacks);
      } else if (equal > 2) {
        say(many_equal, lost, stacks);
      } else {
        say(lemma_3, !lost, stacks);
      }
    }
  }
}

void LemmaChecks::look_at_even_hills(const TwoColours& table) {
  const unsigned m = table.chips() / 2;
  for (unsigned u = 1; u < m; ++u) {
    for (unsigned v = 1; u + v < m; ++v) {
      const unsigned singles = 2 * (m - u - v);
      for (unsigned j = 1; j < singles; ++j) {
        const unsigned k = singles - j;
        const Stacks stacks = with_hills(j, k, 2 * u, 2 * v);
        const bool lost = table.lost(stacks);
        if (j >= 4 && k >= 4 && (j < k || (j == k && u <= v))) say(targets, lost, stacks);
        if (j == 3 && k >= 3) say(lemma_4, lost, stacks);
        const auto certificate = lost_by_certificate(stacks);
        if (certificate == Certificate::three_low) say(three_low, lost, stacks);
        if (certificate == Certificate::two_low) say(two_low, lost, stacks);
        if (j == 1) say(one_single, lost, stacks);
        if (j == 2 && k % 2 == 0) {
          const bool exceptional = 2 * u + 2 == m && k > 2 && v > 1;
          say(lemma_5, lost != exceptional, stacks);
        }
      }
    }
  }
}

void LemmaChecks::look_at_odd_hills(const TwoColours& table) {
  const unsigned n = table.chips();
  const auto hill = [](unsigned i) { return i == 0 ? 0 : i + 1; };  // none, 2, 3, ...
  for (unsigned red = 0; hill(red) < n; ++red) {
    for (unsigned blue = 0; hill(red) + hill(blue) < n; ++blue) {
      const unsigned singles = n - hill(red) - hill(blue);
      for (unsigned j = 0; j <= singles; ++j) {
        const unsigned k = singles - j;
        const unsigned reds = j + (red > 0), blues = k + (blue > 0);
        if ((reds + blues) % 2 != 0 || reds < 2 || blues < 2 || reds > blues) continue;
        const Stacks stacks = with_hills(j, k, hill(red), hill(blue));
        if (lost_by_certificate(stacks)) say(odd_hills, table.lost(stacks), stacks);
      }
    }
  }
}

}  // namespace summand::babylon
