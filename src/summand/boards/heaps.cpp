#include "summand/boards/heaps.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <functional>
#include <numeric>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/separated.hpp"

namespace summand {

Heaps::Heaps(std::vector<std::uint64_t> sizes) : sizes_(std::move(sizes)) {
  std::erase(sizes_, 0);
  std::sort(sizes_.begin(), sizes_.end());
}

Result<Heaps> Heaps::parse(std::string_view text) {
  std::vector<std::uint64_t> sizes;
  std::size_t at = 0;
  const auto skip_spaces = [&] {
    while (at < text.size() && text[at] == ' ') ++at;
  };
  while (true) {
    skip_spaces();
    std::uint64_t size = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), size);
    if (error == std::errc::result_out_of_range)
      return fail("a heap has fewer than 2^64 counters", at);
    if (error != std::errc()) return fail("expected the size of a heap, such as 3", at);
    if (sizes.size() == kMostHeaps) return fail(fmt::format("more than {} heaps", kMostHeaps), at);
    sizes.push_back(size);
    at = static_cast<std::size_t>(end - text.data());
    const std::size_t gap = at;
    skip_spaces();
    if (at == text.size()) return Heaps(std::move(sizes));
    if (text[at] == ',') {
      ++at;
    } else if (gap == at) {
      return fail("expected ',' or a space between heaps", at);
    }
  }
}

std::string Heaps::print() const {
  return sizes_.empty() ? "0" : fmt::format("{}", separated(sizes_, ","));
}

Result<Heaps> Heaps::make(const Arguments& arguments) {
  std::vector<std::uint64_t> sizes;
  for (const Argument& argument : arguments) {
    const auto* size = argument.get<std::int64_t>();
    const auto* list = argument.get<Numbers>();
    const std::span<const std::int64_t> given = size != nullptr   ? std::span(size, 1)
                                                : list != nullptr ? std::span(list->all)
                                                                  : std::span<const std::int64_t>();
    if ((size == nullptr && list == nullptr) ||
        std::ranges::any_of(given, [](auto n) { return n < 0; })) {
      return fail("expected the sizes of heaps, such as 3, 5, 7", argument.offset);
    }
    sizes.insert(sizes.end(), given.begin(), given.end());
  }
  return Heaps(std::move(sizes));
}

Result<Heaps> Heaps::make_behind_first(const Arguments& arguments) {
  SUMMAND_CHECK(!arguments.empty());
  if (arguments.size() == 1) {
    return fail("sizes of heaps are expected behind this (0 is no heap)", arguments.front().offset);
  }
  return make({arguments.begin() + 1, arguments.end()});
}

bool Heaps::has(std::uint64_t size) const { return std::ranges::binary_search(sizes_, size); }

int Heaps::place_of(std::uint64_t size) const {
  return static_cast<int>(std::ranges::lower_bound(sizes_, size) - sizes_.begin());
}

std::vector<std::uint64_t> Heaps::distinct() const {
  std::vector<std::uint64_t> out = sizes_;
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

std::uint64_t Heaps::nim_sum() const {
  return std::accumulate(sizes_.begin(), sizes_.end(), std::uint64_t{0}, std::bit_xor<>());
}

void Heaps::replace(std::uint64_t from, std::uint64_t to) {
  const auto at = std::lower_bound(sizes_.begin(), sizes_.end(), from);
  SUMMAND_CHECK(at != sizes_.end() && *at == from);
  sizes_.erase(at);
  add(to);
}

void Heaps::add(std::uint64_t size) {
  if (size != 0) sizes_.insert(std::upper_bound(sizes_.begin(), sizes_.end(), size), size);
}

Picture Heaps::picture() const {
  constexpr std::size_t kMostRows = 40;
  constexpr std::uint64_t kMostCounters = 30;
  Picture picture;
  const auto write = [&](int row, int column, std::string_view text, Paint paint) {
    for (const char c : text) picture.marks.push_back({row, column++, std::string(1, c), paint});
    picture.columns = std::max(picture.columns, column);
  };
  for (const std::uint64_t size : sizes_) {
    const int row = picture.rows++;
    if (static_cast<std::size_t>(row) == kMostRows) {
      write(row, 0, fmt::format("... {} heaps in all", sizes_.size()), Paint::faint);
      break;
    }
    const auto shown = static_cast<int>(std::min(size, kMostCounters));
    for (int i = 0; i < shown; ++i) picture.marks.push_back({row, i, "●", Paint::either});
    write(row, shown, fmt::format("{} {}", size > kMostCounters ? "..." : "", size), Paint::faint);
  }
  return picture;
}

std::uint64_t hash_value(const Heaps& heaps) {
  std::uint64_t hash = hash_word(heaps.sizes_.size());
  for (const std::uint64_t size : heaps.sizes_) hash = hash_combine(hash, size);
  return hash;
}

}  // namespace summand
