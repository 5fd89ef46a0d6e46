// RecentAnswers: the answers of a store that were last asked for, and that there was none.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "summand/base/charge.hpp"

namespace summand {

// Forgets old answers: when the younger half of the memory is full, it becomes the older half.
class RecentAnswers {
 public:
  // nullopt inside: the store has none.
  using Answer = std::optional<std::string>;

  explicit RecentAnswers(std::size_t bytes) : bytes_of_half_(bytes / 2) {}

  // Null if the key is not here. Valid until the next add().
  const Answer* find(const std::string& key) {
    if (const auto at = young_.find(key); at != young_.end()) return &at->second;
    const auto at = old_.find(key);
    if (at == old_.end()) return nullptr;
    add(key, at->second);
    const auto again = young_.find(key);
    return again == young_.end() ? nullptr : &again->second;
  }

  void add(const std::string& key, Answer answer) {
    const std::size_t bytes = kMapEntry<std::string, Answer> + 2 * kAllocation + key.size() +
                              (answer ? answer->size() : 0);
    if (bytes > bytes_of_half_) return;
    if (bytes_ + bytes > bytes_of_half_) {
      old_ = std::exchange(young_, {});
      bytes_ = 0;
    }
    // An answer may replace that there was none.
    young_.insert_or_assign(key, std::move(answer));
    bytes_ += bytes;
  }

 private:
  using Map = std::unordered_map<std::string, Answer>;

  std::size_t bytes_of_half_;
  std::size_t bytes_ = 0;  // of the young ones
  Map young_, old_;
};

}  // namespace summand
