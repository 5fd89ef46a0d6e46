#include "summand/language/definitions/winner_memory.hpp"

#include <algorithm>

#include "summand/base/charge.hpp"

namespace summand {

WinnerMemory::Call& WinnerMemory::call(std::string_view key) {
  std::string text(key);
  if (const auto at = calls_.find(text); at != calls_.end()) return *at;
  const std::size_t bytes =
      kMapEntry<std::string, std::array<Known, 3>> + 2 * kAllocation + text.size();
  budget_.charge(bytes);
  charged_ += bytes;
  return *calls_.emplace(std::move(text), std::array<Known, 3>{}).first;
}

bool WinnerMemory::is_open(const Call& call) {
  return std::ranges::find(call.second, Known::open) != call.second.end();
}

bool WinnerMemory::is_open(std::string_view key) const {
  if (calls_.empty()) return false;
  const auto at = calls_.find(std::string(key));
  return at != calls_.end() && is_open(*at);
}

void WinnerMemory::close(Call& call, Starter starter, bool wins, bool is_impartial) {
  const Known found = wins ? Known::wins : Known::loses;
  if (is_impartial) {
    call.second.fill(found);
  } else {
    known(call, starter) = found;
  }
}

void WinnerMemory::give_up(Call& call, Starter starter) noexcept {
  Known& its = known(call, starter);
  if (its == Known::open) its = Known::nothing;
}

void WinnerMemory::clear() noexcept {
  calls_.clear();
  budget_.release(charged_);
  charged_ = 0;
}

}  // namespace summand
