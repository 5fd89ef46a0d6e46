// Heaps: a multiset of heaps of counters, the position of every taking game.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

// Sorted and without empty heaps, so that equal positions look equal.
class Heaps {
 public:
  static constexpr std::size_t kMostHeaps = 1'000'000;

  Heaps() = default;
  explicit Heaps(std::vector<std::uint64_t> sizes);

  // Reads "3,5,7" or "3 5 7", and "0" for no heap. Sizes must be below 2^64.
  static Result<Heaps> parse(std::string_view text);
  std::string print() const;
  // Sizes, and lists of sizes: 3, 5, 7 or [3,5,7].
  static Result<Heaps> make(const Arguments& arguments);
  // The heaps given after the first argument, which must exist. Fails if there are none.
  static Result<Heaps> make_behind_first(const Arguments& arguments);

  std::span<const std::uint64_t> sizes() const { return sizes_; }
  bool has(std::uint64_t size) const;
  std::vector<std::uint64_t> distinct() const;
  std::uint64_t nim_sum() const;
  std::size_t heap_bytes() const { return sizes_.size() * sizeof(std::uint64_t); }

  // Replaces one heap of size `from`, which must exist, by one of size `to`.
  void replace(std::uint64_t from, std::uint64_t to);
  void add(std::uint64_t size);

  // A row of counters for each heap. A row that is too long for a line is shortened.
  Picture picture() const;
  BoardShape shape() const { return heaps_shape(sizes_); }
  // The place of a heap of this size, which there must be, among sizes(): the first one.
  int place_of(std::uint64_t size) const;

  // Calls visit(heaps) for all positions of at most `heaps` heaps of at most `size` counters.
  template <class Visit>
  static void for_each_up_to(int heaps, std::uint64_t size, Visit&& visit) {
    std::vector<std::uint64_t> sizes(static_cast<std::size_t>(heaps), 0);
    while (true) {
      visit(Heaps(sizes));
      // The next rising sequence: raises the last heap that can be raised, and sets those after it
      // to the same size.
      std::size_t i = sizes.size();
      while (i > 0 && sizes[i - 1] == size) --i;
      if (i == 0) return;
      const std::uint64_t raised = sizes[i - 1] + 1;
      for (std::size_t k = i - 1; k < sizes.size(); ++k) sizes[k] = raised;
    }
  }

  // Calls visit(heaps) for all positions of at most that many counters.
  template <class Visit>
  static void for_each_with_at_most(std::uint64_t counters, Visit&& visit) {
    std::vector<std::uint64_t> sizes;  // falling
    std::uint64_t used = 0;
    while (true) {
      visit(Heaps(sizes));
      if (used < counters) {
        sizes.push_back(1);
        ++used;
        continue;
      }
      // Raises the last heap that can be raised, and removes those after it.
      while (true) {
        if (sizes.empty()) return;
        const std::uint64_t last = sizes.back();
        sizes.pop_back();
        used -= last;
        if (used + last < counters && (sizes.empty() || sizes.back() > last)) {
          sizes.push_back(last + 1);
          used += last + 1;
          break;
        }
      }
    }
  }

  friend bool operator==(const Heaps&, const Heaps&) = default;
  friend auto operator<=>(const Heaps&, const Heaps&) = default;
  friend std::uint64_t hash_value(const Heaps& heaps);

 private:
  std::vector<std::uint64_t> sizes_;
};

}  // namespace summand
