// IdLists: lists of 32-bit numbers, each stored once, so that equal lists have equal numbers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "summand/base/budget.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/zeroed.hpp"

namespace summand {

// The lists are numbered from 0 in the order in which they come. Sets and multisets are lists in
// rising order. LimitReached leaves the lists as they were.
class IdLists {
 public:
  // The budget must live as long as the lists.
  explicit IdLists(Budget& budget) : budget_(&budget), elements_(budget), ends_(budget) {}

  std::uint32_t size() const { return static_cast<std::uint32_t>(ends_.size()); }

  // Valid until the next list is added.
  std::span<const std::uint32_t> operator[](std::uint32_t list) const {
    const std::size_t begin = list == 0 ? 0 : ends_[list - 1];
    return {elements_.data() + begin, ends_[list] - begin};
  }

  // The number of the list, if it has one.
  std::optional<std::uint32_t> find(std::span<const std::uint32_t> list) const {
    if (places_.size() == 0) return std::nullopt;
    const std::uint32_t place = places_[place_of(list)];
    return place == 0 ? std::nullopt : std::optional(place - 1);
  }

  // The number of the list, which is added if it is new. It must not be a part of these lists.
  std::uint32_t add(std::span<const std::uint32_t> list) {
    if ((std::size_t{size()} + 1) * 8 >= places_.size() * 5) grow();
    const std::size_t place = place_of(list);
    if (places_[place] != 0) return places_[place] - 1;
    if (size() == kMost) reach_limit(Limit::size, "there are more than 2^31 lists");
    elements_.truncate(ends_.empty() ? 0 : ends_.back());  // a limit may have left some
    for (const std::uint32_t element : list) elements_.push_back(element);
    ends_.push_back(elements_.size());
    return (places_[place] = size()) - 1;
  }

 private:
  static constexpr std::uint32_t kMost = 1u << 31;

  static std::uint64_t hash(std::span<const std::uint32_t> list) {
    std::uint64_t out = list.size();
    for (const std::uint32_t element : list) out = hash_combine(out, element);
    return out;
  }
  std::size_t place_of(std::span<const std::uint32_t> list) const {
    const std::size_t mask = places_.size() - 1;
    std::size_t at = static_cast<std::size_t>(hash(list)) & mask;
    while (places_[at] != 0 && !std::ranges::equal((*this)[places_[at] - 1], list)) {
      at = (at + 1) & mask;
    }
    return at;
  }
  void grow() {
    budget_->ask();
    Zeroed<std::uint32_t> places(*budget_, std::max<std::size_t>(64, 2 * places_.size()));
    const std::size_t mask = places.size() - 1;
    for (std::uint32_t list = 0; list < size(); ++list) {
      std::size_t at = static_cast<std::size_t>(hash((*this)[list])) & mask;
      while (places[at] != 0) at = (at + 1) & mask;
      places[at] = list + 1;
    }
    places_.swap(places);
  }

  Budget* budget_;
  ChargedVector<std::uint32_t> elements_;
  ChargedVector<std::size_t> ends_;  // of each list in elements_
  Zeroed<std::uint32_t> places_;     // list + 1, or 0
};

}  // namespace summand
