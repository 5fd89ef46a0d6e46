#include "summand/language/definitions/call_memory.hpp"

#include "summand/base/charge.hpp"

namespace summand {

namespace {

// The part of a key that fits into the string itself costs nothing more.
constexpr std::size_t kFreeLetters = 15;

std::size_t bytes_of_key(const std::string& key) {
  return kMapEntry<std::string, Kept> + kAllocation +
         (key.size() > kFreeLetters ? key.size() + kAllocation : 0);
}

// About the bytes of a result beside its entry. Games count themselves.
std::size_t bytes_of(const Answer& answer) {
  std::size_t out = sizeof(Answer) + kAllocation;
  if (const auto* text = answer.get<std::string>()) out += text->size();
  if (const List* list = answer.get<List>()) {
    for (const Answer& element : list->elements) out += bytes_of(element);
  }
  return out;
}

}  // namespace

std::pair<CallMemory::Call*, bool> CallMemory::enter(std::string key) {
  if (const auto at = calls_.find(key); at != calls_.end()) return {&*at, false};
  const std::size_t bytes = bytes_of_key(key);
  budget_.charge(bytes);
  charged_ += bytes;
  return {&*calls_.emplace(std::move(key), Kept()).first, true};
}

const CallMemory::Call* CallMemory::find(const std::string& key) const {
  const auto at = calls_.find(key);
  return at == calls_.end() ? nullptr : &*at;
}

void CallMemory::close(Call& call, Kept result) {
  if (const auto* answer = std::get_if<std::shared_ptr<const Answer>>(&result)) {
    const std::size_t bytes = bytes_of(**answer);
    budget_.charge(bytes);
    charged_ += bytes;
  }
  call.second = std::move(result);
}

void CallMemory::give_up(Call& call) noexcept {
  const std::size_t bytes = bytes_of_key(call.first);
  calls_.erase(calls_.find(call.first));
  budget_.release(bytes);
  charged_ -= bytes;
}

void CallMemory::clear() noexcept {
  calls_.clear();
  budget_.release(charged_);
  charged_ = 0;
}

}  // namespace summand
