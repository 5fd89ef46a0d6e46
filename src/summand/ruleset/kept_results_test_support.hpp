// KeptInMemory: results that are kept as long as the test runs.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "summand/ruleset/kept_results.hpp"

namespace summand::testing {

class KeptInMemory final : public KeptResults {
 public:
  using Key = std::tuple<KeptKind, std::string, std::string>;

  std::optional<std::string> find(const KeptKey& key) override {
    const std::lock_guard lock(mutex_);
    ++looks;
    const auto at = rows.find(own(key));
    if (at == rows.end()) return std::nullopt;
    ++hits;
    return at->second;
  }
  void keep(const KeptKey& key, std::string_view answer, FoundBy) override {
    const std::lock_guard lock(mutex_);
    rows.insert_or_assign(own(key), std::string(answer));
  }

  std::map<Key, std::string> rows;
  std::size_t looks = 0, hits = 0;

 private:
  static Key own(const KeptKey& key) {
    return {key.kind, std::string(key.game), std::string(key.position)};
  }

  std::mutex mutex_;
};

}  // namespace summand::testing
