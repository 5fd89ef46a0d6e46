// WinnerMemory: who wins the calls of a definition whose values were not asked.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "summand/base/budget.hpp"

namespace summand {

// Who moves first. In impartial {...} all options are nimbers, so both players win the same.
enum class Starter : std::uint8_t { left, right, either };

// A call is open for a player while it is searched for him. The memory counts against the budget.
class WinnerMemory {
 public:
  enum class Known : std::uint8_t { nothing, open, wins, loses };  // of the player who starts
  // A key and what is known for each starter.
  using Call = std::pair<const std::string, std::array<Known, 3>>;

  explicit WinnerMemory(Budget budget) : budget_(std::move(budget)) {}
  WinnerMemory(const WinnerMemory&) = delete;
  WinnerMemory& operator=(const WinnerMemory&) = delete;
  ~WinnerMemory() { clear(); }

  // The call with this key. It stays where it is. Throws LimitReached.
  Call& call(std::string_view key);
  static Known& known(Call& call, Starter starter) {
    return call.second[static_cast<std::size_t>(starter)];
  }
  static bool is_open(const Call& call);
  bool is_open(std::string_view key) const;
  // For all starters if the call is impartial.
  static void close(Call& call, Starter starter, bool wins, bool is_impartial);
  static void give_up(Call& call, Starter starter) noexcept;

  std::size_t size() const { return calls_.size(); }
  void clear() noexcept;

 private:
  std::unordered_map<std::string, std::array<Known, 3>> calls_;
  Budget budget_;
  std::size_t charged_ = 0;
};

}  // namespace summand
