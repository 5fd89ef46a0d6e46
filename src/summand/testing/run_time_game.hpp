// RunTimeGame: a game whose rules are functions given at run time. All such games have one type of
// rules, as those that programs in other languages define.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "summand/base/current_budget.hpp"
#include "summand/base/hash.hpp"
#include "summand/ruleset/erase.hpp"

namespace summand::testing {

// Positions are numbers. Only the moves must be given.
struct RunTimeFunctions {
  using Number = std::uint64_t;
  using Numbers = std::vector<Number>;

  std::string name = "made";
  std::function<Numbers(Number, Player)> moves;
  std::function<Numbers(Number)> parts = [](Number number) { return Numbers{number}; };
  std::function<std::optional<Known>(Number, ValueStore&)> theorem =
      [](Number, ValueStore&) -> std::optional<Known> { return std::nullopt; };
  std::function<std::string(Number)> show = [](Number number) { return std::to_string(number); };
};

class RunTimeGame;

struct RunTimeRules {
  static constexpr RulesetInfo info{.name = "run-time-game",
                                    .title = "A game made at run time",
                                    .rules = {},
                                    .notation = {},
                                    .source = {}};

  using Number = RunTimeFunctions::Number;
  struct Position {
    Number number = 0;

    auto operator<=>(const Position&) const = default;
    friend std::size_t hash_value(const Position& position) { return hash_word(position.number); }
  };
  using Move = Number;  // the position after it

  std::shared_ptr<const RunTimeGame> game;

  bool operator==(const RunTimeRules&) const = default;
  const AnyRuleset& ruleset() const;
  const RulesetVersions& versions() const;
  void expect_end(const Position& position, bool with_theorems) const;

  std::vector<Move> moves(const Position& position, Player player) const;
  Position play(const Position&, Player, Move after) const { return {after}; }
  std::vector<Position> parts(const Position& position) const;
  std::optional<Known> theorem(const Position& position, ValueStore& store) const;
  Result<Position> parse(std::string_view text) const;
  std::string print(const Position& position) const;
  std::string print_call(const Position& position) const;
  std::string print_move(const Position&, Player, Move after) const { return print({after}); }
  template <class Visit>
  void small_positions(Visit&& visit) const {
    visit(Position{3});
  }
};

// Lives as long as one of its positions, or something that remembers values of them.
class RunTimeGame : public std::enable_shared_from_this<RunTimeGame> {
 public:
  using Erased = ErasedRuleset<RunTimeRules>;
  using Number = RunTimeFunctions::Number;

  static std::shared_ptr<const RunTimeGame> make(RunTimeFunctions functions) {
    return std::shared_ptr<const RunTimeGame>(new RunTimeGame(std::move(functions)));
  }
  RunTimeGame(const RunTimeGame&) = delete;
  RunTimeGame& operator=(const RunTimeGame&) = delete;

  RunTimeRules rules() const { return {shared_from_this()}; }
  AnyPosition position(Number number) const { return Erased::erase(rules(), {number}); }
  std::shared_ptr<const AnyRuleset> ruleset() const { return {shared_from_this(), &ruleset_}; }
  const RulesetVersions& versions() const { return versions_; }
  const RunTimeFunctions& functions() const { return functions_; }

  // Depth first, with its own stack. Ends are remembered.
  void expect_end(Number first, bool with_theorems) const {
    std::unordered_set<Number>& ends = ends_[with_theorems];
    std::unordered_set<Number> open;
    std::vector<std::pair<Number, std::vector<Number>>> stack;
    const auto begin = [&](Number number) {
      if (ends.contains(number)) return;
      if (!open.insert(number).second) {
        reach_limit(Limit::size, "the position " + functions_.show(number) + " can repeat");
      }
      stack.emplace_back(number, after(number, with_theorems));
    };
    for (const Number part : functions_.parts(first)) {
      begin(part);
      while (!stack.empty()) {
        CurrentBudget::look();
        auto& [number, next] = stack.back();
        if (next.empty()) {
          open.erase(number);
          ends.insert(number);
          stack.pop_back();
        } else {
          const Number option = next.back();
          next.pop_back();
          begin(option);
        }
      }
    }
  }

 private:
  class Own final : public AnyRuleset {
   public:
    explicit Own(const RunTimeGame& game) : game_(game), info_(RunTimeRules::info) {
      info_.name = game.functions_.name;
    }

    const RulesetInfo& info() const override { return info_; }
    std::vector<std::string_view> abilities() const override { return {"parts", "theorem"}; }
    void small_positions(const std::function<void(const AnyPosition&)>& visit) const override {
      visit(game_.position(3));
    }
    Result<AnyPosition> parse(std::string_view text) const override {
      SUMMAND_TRY(position, game_.rules().parse(text));
      return game_.position(position.number);
    }
    Result<AnyPosition> make(const Arguments& arguments) const override {
      if (auto given = made_from_text(arguments)) return *std::move(given);
      return wants_text(arguments);
    }

   private:
    const RunTimeGame& game_;
    RulesetInfo info_;
  };

  explicit RunTimeGame(RunTimeFunctions functions)
      : functions_(std::move(functions)),
        ruleset_(*this),
        versions_(Erased::versions_of(ruleset_)) {}

  std::vector<Number> after(Number number, bool with_theorems) const {
    std::vector<Number> out;
    if (with_theorems) {
      ValueStore store;
      const std::optional<Known> known = functions_.theorem(number, store);
      if (known && std::holds_alternative<Value>(known->what)) return out;
    }
    for (const Player player : {Player::left, Player::right}) {
      for (const Number option : functions_.moves(number, player)) {
        for (const Number part : functions_.parts(option)) out.push_back(part);
      }
    }
    return out;
  }

  RunTimeFunctions functions_;
  Own ruleset_;
  RulesetVersions versions_;
  mutable std::unordered_set<Number> ends_[2];
};

inline const AnyRuleset& RunTimeRules::ruleset() const { return *game->ruleset(); }
inline const RulesetVersions& RunTimeRules::versions() const { return game->versions(); }
inline void RunTimeRules::expect_end(const Position& position, bool with_theorems) const {
  game->expect_end(position.number, with_theorems);
}
inline std::vector<RunTimeRules::Move> RunTimeRules::moves(const Position& position,
                                                           Player player) const {
  return game->functions().moves(position.number, player);
}
inline std::vector<RunTimeRules::Position> RunTimeRules::parts(const Position& position) const {
  std::vector<Position> out;
  for (const Number part : game->functions().parts(position.number)) out.push_back({part});
  return out;
}
inline std::optional<Known> RunTimeRules::theorem(const Position& position,
                                                  ValueStore& store) const {
  return game->functions().theorem(position.number, store);
}
inline Result<RunTimeRules::Position> RunTimeRules::parse(std::string_view text) const {
  Position out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] < '0' || text[at] > '9') return fail("a digit is expected here", at);
    out.number = 10 * out.number + static_cast<Number>(text[at] - '0');
  }
  if (text.empty()) return fail("a number is expected here");
  return out;
}
inline std::string RunTimeRules::print(const Position& position) const {
  return game->functions().show(position.number);
}
inline std::string RunTimeRules::print_call(const Position& position) const {
  return game->functions().name + "(\"" + print(position) + "\")";
}

}  // namespace summand::testing
