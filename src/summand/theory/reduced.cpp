#include "summand/theory/reduced.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/theory/fold.hpp"
#include "summand/theory/heating.hpp"
#include "summand/value/properties.hpp"

namespace summand {

bool is_nearly_less_equal(ValueStore& store, Value g, Value h) {
  return store.right_stop(store.difference(h, g)) >= 0;
}

// --- by heating ---

Value reduced(ValueStore& store, Value g) {
  const auto number = [&](Value f) -> std::optional<Value> {
    const std::optional<NumberUpStar> parts = store.as_number_up_star(f);
    if (!parts || parts->ups != 0 || parts->star > 1) return std::nullopt;
    return store.number(parts->number);
  };
  const auto of_options = [&](Value, std::span<const Value> left, std::span<const Value> right) {
    return store.make(left, right);
  };
  return fold<Value>(store, heat(store, g, store.nimber(1)), number, of_options);
}

// --- by the options ---

namespace {

// The reduced options of a hot game, for its reduced form.
class NearOptions {
 public:
  NearOptions(ValueStore& store, Value whole, Player player, std::span<const Value> options)
      : store_(store), whole_(whole), player_(player), options_(options.begin(), options.end()) {
    bypass_reversible();
    remove_dominated();
    // An option that reverses through a number is worse than the stop of a hot game.
    SUMMAND_CHECK(!options_.empty());
  }

  const std::vector<Value>& list() const { return options_; }

 private:
  // Whether g is at least as good as h for the player, up to an infinitesimal.
  bool nearly_as_good(Value g, Value h) {
    return player_ == Player::left ? is_nearly_less_equal(store_, h, g)
                                   : is_nearly_less_equal(store_, g, h);
  }

  // The opponent's answer after which the player is not better off than before, or nullopt.
  std::optional<Value> reversing(Value option) {
    for (const Value answer : store_.options(option, opponent(player_))) {
      if (nearly_as_good(whole_, answer)) return answer;
    }
    return std::nullopt;
  }

  void bypass_reversible() {
    std::vector<Value> waiting, kept;
    waiting.swap(options_);
    while (!waiting.empty()) {
      store_.budget().ask();
      const Value option = waiting.back();
      waiting.pop_back();
      const std::optional<Value> answer = reversing(option);
      if (!answer) {
        kept.push_back(option);
      } else if (!is_number(store_, *answer)) {
        store_.for_each_option(*answer, player_, [&](Value next) { waiting.push_back(next); });
      }
    }
    options_ = std::move(kept);
  }

  void remove_dominated() {
    std::vector<Value> kept;
    for (const Value option : options_) {
      const auto is_better = [&](Value other) { return nearly_as_good(other, option); };
      if (std::ranges::any_of(kept, is_better)) continue;
      std::erase_if(kept, [&](Value other) { return nearly_as_good(option, other); });
      kept.push_back(option);
    }
    options_ = std::move(kept);
  }

  ValueStore& store_;
  Value whole_;
  Player player_;
  std::vector<Value> options_;
};

}  // namespace

Value reduced_by_options(ValueStore& store, Value g) {
  const auto number = [&](Value f) -> std::optional<Value> {
    if (!is_numberish(store, f)) return std::nullopt;
    return store.number(store.left_stop(f));
  };
  const auto of_options = [&](Value f, std::span<const Value> left, std::span<const Value> right) {
    const NearOptions lefts(store, f, Player::left, left), rights(store, f, Player::right, right);
    return store.make(lefts.list(), rights.list());
  };
  return fold<Value>(store, g, number, of_options);
}

}  // namespace summand
