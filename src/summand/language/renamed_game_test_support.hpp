// RenamedGame: a game of the library under another name, for tests that add a game at run time.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "summand/ruleset/registry.hpp"

namespace summand {

class RenamedGame final : public AnyRuleset {
 public:
  // Both names must live as long as the game.
  RenamedGame(std::string_view original, std::string_view name)
      : original_(*find_ruleset(original)), info_(original_.info()) {
    info_.name = name;
  }

  const RulesetInfo& info() const override { return info_; }
  Result<AnyPosition> parse(std::string_view text) const override { return original_.parse(text); }
  Result<AnyPosition> make(const Arguments& arguments) const override {
    return original_.make(arguments);
  }
  void small_positions(const std::function<void(const AnyPosition&)>& visit) const override {
    original_.small_positions(visit);
  }
  std::vector<std::string_view> abilities() const override { return original_.abilities(); }

 private:
  const AnyRuleset& original_;
  RulesetInfo info_;
};

inline std::shared_ptr<const AnyRuleset> renamed_game(std::string_view original,
                                                      std::string_view name) {
  return std::make_shared<RenamedGame>(original, name);
}

}  // namespace summand
