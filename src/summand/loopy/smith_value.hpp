// SmithValue: the value of an impartial loopy game, a nimber or infinite.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/loopy/retrograde.hpp"

namespace summand {

// A position that is worth a nim-heap, or an infinite one: inf(a,b), where a and b are the nimbers
// that it has moves to. Its player wins a sum by such a move, or play goes on for ever (Smith
// 1966).
class SmithValue {
 public:
  SmithValue() = default;  // 0
  static SmithValue finite(std::uint64_t nimber);
  // Nimbers in any order, and each as often as you like.
  static SmithValue infinite(std::vector<std::uint64_t> nimbers);

  bool is_finite() const { return finite_; }
  // Assumes a finite value.
  std::uint64_t nimber() const { return nimbers_.empty() ? 0 : nimbers_.front(); }
  // The nimbers of an infinite value, rising, each once. Assumes an infinite value.
  std::span<const std::uint64_t> nimbers() const { return nimbers_; }

  friend bool operator==(const SmithValue&, const SmithValue&) = default;
  friend auto operator<=>(const SmithValue&, const SmithValue&) = default;

 private:
  bool finite_ = true;
  std::vector<std::uint64_t> nimbers_;  // of a finite value: nothing for 0, and one other nimber
};

// The value of a sum. Two nimbers are added without carrying. A nimber and inf(a,b) give inf of
// their nim-sums with a and b. Two infinite values give inf(), which is a draw whatever is added.
SmithValue sum(const SmithValue& one, const SmithValue& other);

// Lost for the player to move if it is 0, won if it is another nimber or has a move to 0, and a
// draw otherwise.
Fate fate_of(const SmithValue& value);

// `3`, `inf(0,2)`, `inf()`.
std::string print(const SmithValue& value);

}  // namespace summand
