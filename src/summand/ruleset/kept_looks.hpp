// KeptLooks: when a depth-first search asks for results of earlier runs, so that the file never
// slows small work.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace summand {

// A look costs as much as some tens of steps of a search. So a search asks only at depths where the
// positions so far took many steps. It asks for none at all until it has made many steps.
class KeptLooks {
 public:
  // A result that took fewer than `least` steps is not kept.
  explicit constexpr KeptLooks(std::uint64_t least) : least_(least) {}

  bool is_expensive(std::uint64_t steps) const { return steps >= least_; }

  // Whether a position at this depth is worth a look.
  bool worth(std::size_t depth) const {
    if (depth >= kDeepest) return false;
    const std::uint64_t usual = usual_[depth];
    return usual == kUntried || usual >= least_ / 2;
  }
  // A position at this depth took so many steps.
  void note(std::size_t depth, std::uint64_t steps) {
    if (depth >= kDeepest) return;
    std::uint64_t& usual = usual_[depth];
    usual = usual == kUntried ? steps : usual - usual / 8 + steps / 8;
  }

 private:
  static constexpr std::size_t kDeepest = 64;
  static constexpr std::uint64_t kUntried = ~std::uint64_t{0};

  static constexpr std::array<std::uint64_t, kDeepest> untried() {
    std::array<std::uint64_t, kDeepest> out{};
    out.fill(kUntried);
    return out;
  }

  std::uint64_t least_;
  std::array<std::uint64_t, kDeepest> usual_ = untried();  // steps, by depth
};

}  // namespace summand
