#include "summand/value/reductions.hpp"

#include <algorithm>
#include <optional>

#include "summand/base/check.hpp"

namespace summand {

namespace {

using Kind = Reduction::Kind;
using Values = std::vector<Value>;

class Reducer {
 public:
  Reducer(ValueStore& store, Values left, Values right)
      : store_(store), value_(store.make(left, right)), lists_{std::move(left), std::move(right)} {}

  Reductions reduce() {
    for (const Player player : {Player::left, Player::right}) remove_duplicates(player);
    while (remove_dominated(Player::left) || remove_dominated(Player::right) ||
           bypass_reversible(Player::left) || bypass_reversible(Player::right)) {
      store_.budget().ask();
    }
    for (const Player player : {Player::left, Player::right}) {
      Values reached = list(player), canonical = store_.options(value_, player);
      std::sort(reached.begin(), reached.end());
      std::sort(canonical.begin(), canonical.end());
      SUMMAND_CHECK(reached == canonical);
    }
    return {std::move(steps_), list(Player::left), list(Player::right), value_};
  }

 private:
  Values& list(Player player) { return lists_[player == Player::right]; }

  // Whether h is at least as good as g for the player.
  bool not_worse(Player player, Value g, Value h) {
    return player == Player::left ? store_.less_equal(g, h) : store_.less_equal(h, g);
  }

  void remove_duplicates(Player player) {
    Values kept;
    for (const Value option : list(player)) {
      if (std::find(kept.begin(), kept.end(), option) == kept.end()) {
        kept.push_back(option);
      } else {
        steps_.push_back({Kind::duplicate, player, option, option});
      }
    }
    list(player) = std::move(kept);
  }

  // Each step below removes one option, if it finds one, and returns whether it did.
  bool remove_dominated(Player player) {
    Values& options = list(player);
    for (auto option = options.begin(); option != options.end(); ++option) {
      for (const Value other : options) {
        store_.budget().ask();
        if (other == *option || !not_worse(player, *option, other)) continue;
        steps_.push_back({Kind::dominated, player, *option, other});
        options.erase(option);
        return true;
      }
    }
    return false;
  }

  bool bypass_reversible(Player player) {
    Values& options = list(player);
    for (auto option = options.begin(); option != options.end(); ++option) {
      const std::optional<Value> answer = reversing(player, *option);
      if (!answer) continue;
      Values replacements = store_.options(*answer, player);
      steps_.push_back({Kind::reversible, player, *option, *answer, replacements});
      options.erase(option);
      for (const Value replacement : replacements) {
        if (std::find(options.begin(), options.end(), replacement) == options.end()) {
          options.push_back(replacement);
        }
      }
      return true;
    }
    return false;
  }

  std::optional<Value> reversing(Player player, Value option) {
    for (const Value answer : store_.options(option, opponent(player))) {
      store_.budget().ask();
      if (not_worse(opponent(player), value_, answer)) return answer;
    }
    return std::nullopt;
  }

  ValueStore& store_;
  Value value_;
  Values lists_[2];  // NOLINT(modernize-use-default-member-init)
  std::vector<Reduction> steps_;
};

}  // namespace

Reductions reductions(ValueStore& store, std::vector<Value> left, std::vector<Value> right) {
  return Reducer(store, std::move(left), std::move(right)).reduce();
}

}  // namespace summand
