// Batches: the cakes on the table in the cutting games. Equal cakes are counted.
#pragma once

#include <algorithm>
#include <charconv>
#include <compare>
#include <cstdint>
#include <fmt/core.h>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/result.hpp"

namespace summand::games {

// A multiset of cakes, the largest first. The type Cake defines its size in cells, how it is read
// and written, and its hash.
template <class Cake>
class Batches {
 public:
  // This limit ensures that no count overflows, for any way to cut the cakes.
  static constexpr std::uint64_t kMostCells = 1'000'000'000'000'000'000;

  struct Batch {
    Cake cake;
    std::uint64_t count;
    friend auto operator<=>(const Batch&, const Batch&) = default;
  };

  Batches() = default;
  explicit Batches(const Cake& cake) { add(cake); }

  // Reads "4x7", "4x7 3x3" or "2 of 4x7, 3x3", and "0" for no cake. `read` and `write` are the
  // functions for a single cake.
  static Result<Batches> parse(std::string_view text) { return parse(text, Cake::read); }
  template <class Read>
  static Result<Batches> parse(std::string_view text, Read&& read) {
    Batches out;
    if (text == "0") return out;
    std::uint64_t cells = 0;
    std::size_t at = 0;
    while (true) {
      skip_spaces(text, at);
      const std::size_t begin = at;
      const std::uint64_t count = read_count(text, at);
      if (count == 0) return fail("expected a number of cakes from 1 to 10^18", begin);
      SUMMAND_TRY(cake, read(text, at));
      const std::uint64_t size = cake.cells();
      if (size == 0 || count > (kMostCells - cells) / size) {
        return fail("there are at most 10^18 cells of cake", begin);
      }
      cells += count * size;
      out.add(cake, count);
      const std::size_t gap = at;
      skip_spaces(text, at);
      if (at == text.size()) return out;
      if (text[at] == ',') {
        ++at;
      } else if (gap == at) {
        return fail("expected ',' or a space between cakes", at);
      }
    }
  }
  std::string print() const { return print(&Cake::print); }
  template <class Write>
  std::string print(Write&& write) const {
    std::string text;
    for (const Batch& batch : batches_) {
      if (!text.empty()) text += ", ";
      if (batch.count > 1) text += fmt::format("{} of ", batch.count);
      text += std::invoke(write, batch.cake);
    }
    return text.empty() ? "0" : text;
  }

  std::span<const Batch> batches() const { return batches_; }
  bool empty() const { return batches_.empty(); }
  std::size_t heap_bytes() const { return batches_.capacity() * sizeof(Batch); }

  void add(const Cake& cake, std::uint64_t count = 1) {
    const auto at = place_of(cake);
    if (at != batches_.end() && at->cake == cake) {
      at->count += count;
    } else {
      batches_.insert(at, {cake, count});
    }
  }
  // Removes one cake, which must exist.
  void remove(const Cake& cake) {
    const auto at = place_of(cake);
    SUMMAND_CHECK(at != batches_.end() && at->cake == cake);
    if (--at->count == 0) batches_.erase(at);
  }
  std::optional<Batch> take_batch() {
    if (batches_.empty()) return std::nullopt;
    Batch out = batches_.back();
    batches_.pop_back();
    return out;
  }

  // Calls visit for all tables of cakes of the given kinds with at most that many cells. The kinds
  // must be different.
  template <class Visit>
  static void for_each_of(std::span<const Cake> kinds, std::uint64_t cells, Visit&& visit) {
    std::vector<std::size_t> chosen;  // falling
    std::uint64_t used = 0;
    Batches table;
    visit(table);
    std::size_t next = 0;
    while (true) {
      // Adds a cake of the first kind from `next` on that has room. If there is none, continues
      // after the last one.
      while (next < kinds.size() && used + kinds[next].cells() > cells) ++next;
      if (next < kinds.size()) {
        chosen.push_back(next);
        used += kinds[next].cells();
        table.add(kinds[next]);
        visit(table);
      } else if (chosen.empty()) {
        return;
      } else {
        next = chosen.back() + 1;
        used -= kinds[chosen.back()].cells();
        table.remove(kinds[chosen.back()]);
        chosen.pop_back();
      }
    }
  }

  friend bool operator==(const Batches&, const Batches&) = default;
  friend auto operator<=>(const Batches&, const Batches&) = default;
  friend std::uint64_t hash_value(const Batches& table) {
    std::uint64_t hash = hash_word(table.batches_.size());
    for (const Batch& batch : table.batches_) {
      hash = hash_combine(hash_combine(hash, hash_value(batch.cake)), batch.count);
    }
    return hash;
  }

 private:
  static void skip_spaces(std::string_view text, std::size_t& at) {
    while (at < text.size() && text[at] == ' ') ++at;
  }
  // Reads the 2 of "2 of 4x7". Returns 1 if there is no count, and 0 if it is too large.
  static std::uint64_t read_count(std::string_view text, std::size_t& at) {
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), count);
    const auto behind = static_cast<std::size_t>(end - text.data());
    constexpr std::string_view kOf = " of ";
    if (behind == at || text.substr(behind, kOf.size()) != kOf) return 1;
    at = behind + kOf.size();
    return error == std::errc() && count <= kMostCells ? count : 0;
  }
  auto place_of(const Cake& cake) {
    return std::ranges::lower_bound(batches_, cake, std::ranges::greater(), &Batch::cake);
  }

  std::vector<Batch> batches_;
};

}  // namespace summand::games
