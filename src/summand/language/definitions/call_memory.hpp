// CallMemory: the results of a definition, by arguments.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/language/definitions/kept.hpp"

namespace summand {

// A call whose result is not known yet is open. The memory counts against the budget.
class CallMemory {
 public:
  // A key and the result for it, which is nothing while the call is open.
  using Call = std::pair<const std::string, Kept>;

  explicit CallMemory(Budget budget) : budget_(std::move(budget)) {}
  CallMemory(const CallMemory&) = delete;
  CallMemory& operator=(const CallMemory&) = delete;
  ~CallMemory() { clear(); }

  // The call with this key, and whether it is new. A new one is open. It stays where it is. Throws
  // LimitReached, and then there is no new call.
  std::pair<Call*, bool> enter(std::string key);
  // The call with this key, or null.
  const Call* find(const std::string& key) const;
  static bool is_open(const Call& call) {
    return std::holds_alternative<std::monostate>(call.second);
  }
  void close(Call& call, Kept result);
  // An open call is given up.
  void give_up(Call& call) noexcept;

  std::size_t size() const { return calls_.size(); }
  void clear() noexcept;

 private:
  std::unordered_map<std::string, Kept> calls_;
  Budget budget_;
  std::size_t charged_ = 0;
};

}  // namespace summand
