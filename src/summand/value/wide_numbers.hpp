// The parts that do not fit a node: numbers beyond 64 bits of fixed point, and huge multiples of
// up.
#pragma once

#include <cstdint>
#include <deque>
#include <unordered_map>

#include "summand/base/budget.hpp"
#include "summand/base/column.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/value/node.hpp"

namespace summand {

// These are rare, so they are in plain containers and charged by their size. Entries
// never move if addresses could be reserved. Then any thread may read them while another one adds
// some.
class WideNumbers {
 public:
  struct Wide {
    std::uint32_t big = 0;  // a number's index, or 0 for none
    std::int64_t ups = 0;
  };

  explicit WideNumbers(Budget& budget)
      : budget_(&budget),
        pointers_(budget, kMost, "numbers of more than 64 bits"),
        wides_(budget, kMost, "numbers of more than 64 bits") {
    pointers_.push_back(nullptr);  // index 0 is not used
  }
  ~WideNumbers() { budget_->release(charged_); }
  WideNumbers(const WideNumbers&) = delete;
  WideNumbers& operator=(const WideNumbers&) = delete;

  // Whether entries move, because addresses could not be reserved.
  bool moves() const { return pointers_.moves() || wides_.moves(); }

  // The index of a number. It is never 0, and equal numbers have equal indices.
  std::uint32_t index_of(const Dyadic& number) {
    const auto known = indices_.find(number);
    if (known != indices_.end()) return known->second;
    charge(2 * (number.bit_length() / 8 + sizeof(Dyadic) + 64));
    pointers_.room(1);
    const auto index = static_cast<std::uint32_t>(pointers_.size());
    numbers_.push_back(number);
    indices_.emplace(number, index);
    pointers_.push_back(&numbers_.back());
    return index;
  }
  const Dyadic& number(std::uint32_t index) const { return *pointers_[index]; }

  std::uint32_t add(const Wide& wide) {
    wides_.push_back(wide);
    return static_cast<std::uint32_t>(wides_.size() - 1);
  }
  const Wide& wide(std::uint32_t index) const { return wides_[index]; }

  // The stops of games whose node cannot hold them.
  void set_stops(std::uint32_t id, const Stops& stops) {
    charge(sizeof(Stops) + 48);
    stops_.emplace(id, stops);
  }
  const Stops& stops(std::uint32_t id) const { return stops_.at(id); }

 private:
  static constexpr std::size_t kMost = std::size_t{1} << 28;

  void charge(std::size_t bytes) {
    budget_->charge(bytes);
    charged_ += bytes;
  }

  Budget* budget_;
  std::size_t charged_ = 0;
  std::deque<Dyadic> numbers_;
  Column<const Dyadic*> pointers_;
  std::unordered_map<Dyadic, std::uint32_t> indices_;
  Column<Wide> wides_;
  std::unordered_map<std::uint32_t, Stops> stops_;
};

}  // namespace summand
