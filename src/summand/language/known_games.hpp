// KnownGames: the games that expressions can call, by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

class KnownGames {
 public:
  explicit KnownGames(std::span<const AnyRuleset* const> games)
      : all_(games.begin(), games.end()), given_(games.size()) {}

  // The games of the constructor, then those that were added, each in its order.
  std::span<const AnyRuleset* const> all() const { return all_; }
  // The game of that name, or nullptr.
  const AnyRuleset* find(std::string_view name) const;
  std::span<const std::shared_ptr<const AnyRuleset>> added() const { return added_; }
  // Adds a game. It replaces a game that was added with the same name. Fails if a function or a
  // game of the constructor has the name, or if expressions cannot read it.
  Result<void> add(std::shared_ptr<const AnyRuleset> game);

 private:
  std::vector<const AnyRuleset*> all_;
  std::size_t given_;                                     // games of the constructor
  std::vector<std::shared_ptr<const AnyRuleset>> added_;  // the rest of all_
};

}  // namespace summand
