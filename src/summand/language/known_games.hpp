// KnownGames: the games that expressions can call, by name.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

class KnownGames {
 public:
  explicit KnownGames(std::span<const AnyRuleset* const> games)
      : all_(games.begin(), games.end()), given_(games.size()) {}

  // The games of the constructor, then those of add_later, then those that were added, each in its
  // order.
  std::span<const AnyRuleset* const> all() const;
  // The game of that name, or nullptr.
  const AnyRuleset* find(std::string_view name) const;
  // Adds a game. It replaces a game that was added with the same name. Fails if a function or a
  // game of the constructor has the name, or if expressions cannot read it.
  Result<void> add(std::shared_ptr<const AnyRuleset> game);

  // Gives games that add() accepts.
  using Source = std::function<std::vector<std::shared_ptr<const AnyRuleset>>()>;
  // Adds the games of the source when they are first needed: for a name that no other game has, or
  // for all(). A game that is added hides one of the source with the same name.
  void add_later(Source source) { source_ = std::move(source); }

 private:
  const AnyRuleset* find_here(std::string_view name) const;
  void ask_source() const;

  // Changed when the source is asked.
  mutable std::vector<const AnyRuleset*> all_;
  std::size_t given_;                                             // games of the constructor
  mutable std::vector<std::shared_ptr<const AnyRuleset>> added_;  // the rest of all_
  mutable Source source_;
};

}  // namespace summand
