// The laws of sums of Nim positions, tested by retrograde analysis.
#include <algorithm>
#include <fmt/core.h>

#include "summand/base/check.hpp"
#include "summand/heaps/nim/columns.hpp"
#include "summand/heaps/nim/outcomes.hpp"

namespace summand::heaps {

namespace {

constexpr std::uint64_t kLargest = 3;
constexpr std::size_t kHeaps = 2, kTogether = 2 * kHeaps;

// Positions of up to two heaps, and the outcome of any two of them together.
class SmallPositions {
 public:
  // It has room for one more heap.
  SmallPositions() : all_(*WorkingBackwards::from(Marbles(kTogether + 1, kLargest))) {
    for (const MarblesVerdict& verdict : all_.verdicts()) {
      const auto first = std::ranges::upper_bound(verdict.position, std::uint64_t{0});
      const Marbles heaps(first, verdict.position.end());
      if (heaps.size() <= kHeaps) positions_.push_back(heaps);
    }
    std::ranges::sort(positions_, {},
                      [](const Marbles& heaps) { return std::pair(heaps.size(), heaps); });
  }

  const std::vector<Marbles>& positions() const { return positions_; }

  bool lost(Marbles position) const {
    position.resize(kTogether + 1, 0);
    return all_.of(position).lost;
  }

  // The sizes of the heaps that make a position lost when added, found by playing. Assumes that the
  // position has at most kTogether heaps.
  std::vector<std::uint64_t> sigmas(const Marbles& position) const {
    std::vector<std::uint64_t> out;
    for (std::uint64_t heap = 0; heap <= kLargest; ++heap) {
      Marbles with = position;
      with.push_back(heap);
      if (lost(std::move(with))) out.push_back(heap);
    }
    return out;
  }

 private:
  WorkingBackwards all_;
  std::vector<Marbles> positions_;
};

Marbles sum(const Marbles& a, const Marbles& b) {
  Marbles out = a;
  out.insert(out.end(), b.begin(), b.end());
  std::ranges::sort(out);
  return out;
}

std::string_view word_for(bool lost) { return lost ? "lost" : "won"; }

class Laws {
 public:
  std::vector<MarblesLaw> all() const {
    return {of_sums(true, true),
            of_sums(true, false),
            of_sums(false, false),
            mirror(),
            single_marbles(),
            two_heaps(),
            sigma()};
  }

 private:
  // Adds an example for people. It must not be the empty position, and there are at most two.
  static void add_instance(MarblesLaw& law, std::string instance) {
    if (law.instances.size() < 2) law.instances.push_back(std::move(instance));
  }

  std::string instance(const Marbles& a, const Marbles& b) const {
    return fmt::format("{} + {} = {} is {}", print(a), print(b), print(sum(a, b)),
                       word_for(small_.lost(sum(a, b))));
  }

  MarblesLaw of_sums(bool a_lost, bool b_lost) const {
    const bool decided = a_lost || b_lost;
    const bool lost = a_lost && b_lost;
    MarblesLaw law{.law = fmt::format("{} + {} {}", word_for(a_lost), word_for(b_lost),
                                      decided ? fmt::format("is {}", word_for(lost))
                                              : std::string("may be either")),
                   .decided = decided};
    bool seen[2] = {false, false};
    for (const Marbles& a : small_.positions()) {
      for (const Marbles& b : small_.positions()) {
        if (small_.lost(a) != a_lost || small_.lost(b) != b_lost) continue;
        const bool together = small_.lost(sum(a, b));
        ++law.compared;
        if (decided && together != lost) ++law.exceptions;
        if (a.empty() || b.empty() || (!decided && seen[together ? 1 : 0])) continue;
        seen[together ? 1 : 0] = true;
        add_instance(law, instance(a, b));
      }
    }
    SUMMAND_CHECK(decided || (seen[0] && seen[1]));
    return law;
  }

  MarblesLaw mirror() const {
    MarblesLaw law{.law =
                       "two equal positions are lost together: whoever answers does in one what "
                       "was done in the other"};
    for (const Marbles& a : small_.positions()) {
      ++law.compared;
      if (!small_.lost(sum(a, a))) ++law.exceptions;
      if (!a.empty()) add_instance(law, instance(a, a));
    }
    return law;
  }

  MarblesLaw single_marbles() const {
    MarblesLaw law{.law = "single marbles are won if they are odd in number, and lost if even"};
    for (std::size_t count = 0; count <= kTogether; ++count) {
      const Marbles ones(count, 1);
      ++law.compared;
      if (small_.lost(ones) != (count % 2 == 0)) ++law.exceptions;
      if (count >= 2)
        add_instance(law, fmt::format("{} is {}", print(ones), word_for(small_.lost(ones))));
    }
    return law;
  }

  MarblesLaw two_heaps() const {
    MarblesLaw law{.law = "two heaps are lost if they are equal, and won if not"};
    for (const Marbles& a : small_.positions()) {
      if (a.size() != 2) continue;
      ++law.compared;
      if (small_.lost(a) != (a[0] == a[1])) ++law.exceptions;
      add_instance(law, fmt::format("{} is {}", print(a), word_for(small_.lost(a))));
    }
    return law;
  }

  MarblesLaw sigma() const {
    MarblesLaw law{.law =
                       "sigma(A+B) is sigma(A) and sigma(B) added without carry, where sigma(A) is "
                       "the one heap with which A is lost"};
    for (const Marbles& a : small_.positions()) {
      for (const Marbles& b : small_.positions()) {
        const auto one = small_.sigmas(a), other = small_.sigmas(b);
        const auto both = small_.sigmas(sum(a, b));
        ++law.compared;
        if (one.size() != 1 || other.size() != 1 || both.size() != 1 ||
            both[0] != (one[0] ^ other[0])) {
          ++law.exceptions;
          continue;
        }
        if (b.size() < 2 || one[0] == 0 || other[0] == 0) continue;
        add_instance(law,
                     fmt::format("sigma{} = {} and sigma{} = {}: sigma{} = {}, as {} and {} "
                                 "make {} without carry",
                                 print(a), one[0], print(b), other[0], print(sum(a, b)), both[0],
                                 binary(one[0], 2), binary(other[0], 2), binary(both[0], 2)));
      }
    }
    return law;
  }

  SmallPositions small_;
};

}  // namespace

std::vector<MarblesLaw> marbles_laws() { return Laws().all(); }

std::vector<std::string> slips_of_the_lesson() {
  return {
      "It prints (1) + (1) = (1,2) as a lost sum: that is (1,1).",
      "Among the moves from (1,2,3) it lists (1,1,1), which takes from two colours; the sixth move "
      "leaves (0,1,3).",
      "It calls (0,1,1) the lost position with the fewest marbles: (0,0,0) is lost with none.",
      "It lets a player take any number of marbles: it must be one at least.",
  };
}

}  // namespace summand::heaps
