// Dominated and reversible options (Winning Ways ch. 3, "Two Theorems on Simplifying Games").
#include <algorithm>

#include "summand/value/nimber_order.hpp"
#include "summand/value/store.hpp"

namespace summand {

// --- dominated options ---

void ValueStore::remove_dominated(Ids& options, Player player) {
  constexpr std::size_t kMany = 32;
  if (options.size() > kMany) return remove_dominated_of_many(options, player);
  const auto worse = [&](Id a, Id b) { return player == Player::left ? le(a, b, 0) : le(b, a, 0); };
  for (std::size_t i = 0; i < options.size();) {
    budget_.ask();
    bool dominated = false;
    for (std::size_t j = 0; j < options.size() && !dominated; ++j) {
      dominated = i != j && worse(options[i], options[j]);
    }
    if (dominated) {
      options.erase(options.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
}

// The same for long lists, which are mostly nimbers. Two nimbers are never comparable, and a game
// is compared with all of them in one sweep.
void ValueStore::remove_dominated_of_many(Ids& options, Player player) {
  const bool is_left = player == Player::left;
  Ids others;
  std::vector<Nus> stars;
  for (const Id option : options) {
    const Node& n = node(option);
    if (n.kind == Node::nus && nus(n).ups == 0) {
      stars.push_back(nus(n));
    } else {
      others.push_back(option);
    }
  }
  // Of two with different numbers, one is better.
  const auto best = std::max_element(stars.begin(), stars.end(), [&](const Nus& a, const Nus& b) {
    return is_left ? pool_->order(a.number, b.number) < 0 : pool_->order(b.number, a.number) < 0;
  });
  const NumberKey number = best == stars.end() ? NumberKey{} : best->number;
  std::erase_if(stars, [&](const Nus& n) { return n.number != number; });

  const auto worse = [&](Id a, Id b) {
    budget_.ask();
    return is_left ? le(a, b, 0) : le(b, a, 0);
  };
  for (std::size_t i = 0; i < others.size();) {
    const bool dominated = std::any_of(others.begin(), others.end(), [&](Id other) {
      return other != others[i] && worse(others[i], other);
    });
    if (dominated) {
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
  NimberOrder nimbers(*this);
  const auto nimber_is_worse = [&](const Nus& n, Id other) {
    budget_.ask();
    const Node& o = node(other);
    if (o.kind == Node::nus) return is_left ? nus_le_nus(n, nus(o)) : nus_le_nus(nus(o), n);
    return is_left ? nimbers.at_most(n, other) : nimbers.at_least(n, other);
  };
  const auto nimber_is_better = [&](const Nus& n, Id other) {
    budget_.ask();
    const Node& o = node(other);
    if (o.kind == Node::nus) return is_left ? nus_le_nus(nus(o), n) : nus_le_nus(n, nus(o));
    return is_left ? nimbers.at_least(n, other) : nimbers.at_most(n, other);
  };
  for (const Id other : others) {
    std::erase_if(stars, [&](const Nus& n) { return nimber_is_worse(n, other); });
  }
  std::erase_if(others, [&](Id other) {
    return std::any_of(stars.begin(), stars.end(),
                       [&](const Nus& n) { return nimber_is_better(n, other); });
  });
  options = std::move(others);
  for (const Nus& n : stars) options.push_back(pool_->intern(n));
  std::sort(options.begin(), options.end());
}

// --- reversible options ---

// Nimbers up to this are compared one by one.
constexpr std::uint64_t kFewStars = 4;

// Makes the game being made visible to comparisons, under a number that only this store uses.
void ValueStore::show_in_scratch(const Stops& stops) {
  if (left_.size() > Node::kMostOptions || right_.size() > Node::kMostOptions) {
    reach_limit(Limit::size, "a game with more than 65,535 options for one player");
  }
  scratch_options_ = left_;
  scratch_options_.insert(scratch_options_.end(), right_.begin(), right_.end());
  Node made{.left_key = stops.left.key,
            .right_key = stops.right.key,
            .payload = Node::pack(0, static_cast<Id>(left_.size()), static_cast<Id>(right_.size())),
            .kind = Node::game};
  for (const Id option : scratch_options_) {
    made.nim_bits = std::max(made.nim_bits, node(option).nim_bits);
  }
  pool_->scratch(scratch_) = made;
  if (exact_orders_.size() != 0) exact_orders_.clear();
  start_comparison();
  // After 2^32 games the numbers start again, with an empty memory.
  if (++made_ == 0) {
    made_ = 1;
    making_orders_.clear();
  }
}

// Replaces each G^L that has a G^LR <= G by the left options of that G^LR, until there is none. For
// Right the mirror image. The value does not change on the way, so comparisons use the original
// game.
bool ValueStore::bypass_reversible(Ids& options, Player player, NimberOrder& nimbers) {
  Ids throughs;  // their options are already in the list
  for (std::size_t i = 0; i < options.size();) {
    const std::optional<Id> through = reversing(options[i], player, nimbers);
    if (!through) {
      ++i;
      continue;
    }
    options[i] = options.back();
    options.pop_back();
    if (std::find(throughs.begin(), throughs.end(), *through) != throughs.end()) continue;
    throughs.push_back(*through);
    add_options_of(*through, options, player, nimbers);
  }
  if (!throughs.empty()) std::sort(options.begin(), options.end());
  return !throughs.empty();
}

// Adds the options of a game through which an option has reversed, if they are new.
void ValueStore::add_options_of(Id through, Ids& options, Player player, NimberOrder& nimbers) {
  std::uint64_t count = count_of(through, player);
  const Node& n = node(through);
  if (n.kind == Node::nus && count > kFewStars) {
    // Nimbers beyond the first one through which nimbers reverse would reverse, too.
    const NumberKey number = nus(n).number;
    const std::optional<std::uint64_t> first = player == Player::left
                                                   ? nimbers.first_at_most(number, scratch_)
                                                   : nimbers.first_at_least(number, scratch_);
    if (first && *first < count) count = *first + 1;
  }
  if (count > Node::kMostOptions) {
    reach_limit(Limit::size, "a game with more than 65,535 options for one player");
  }
  Ids present = options;
  std::sort(present.begin(), present.end());
  for (std::uint64_t k = 0; k < count; ++k) {
    budget_.ask();
    const Id replacement = option_at(through, player, k);
    if (!std::binary_search(present.begin(), present.end(), replacement)) {
      options.push_back(replacement);
    }
  }
}

// The opponent's answer through which the option reverses, or nullopt.
std::optional<ValueStore::Id> ValueStore::reversing(Id option, Player player,
                                                    NimberOrder& nimbers) {
  const Player other = opponent(player);
  const bool is_left = player == Player::left;
  const auto nus_reverses = [&](const Nus& answer) {
    if (answer.ups == 0 && answer.star > kFewStars) {
      return is_left ? nimbers.at_most(answer, scratch_) : nimbers.at_least(answer, scratch_);
    }
    return is_left ? nus_le_game(answer, scratch_, 0) : game_le_nus(scratch_, answer, 0);
  };
  const Node& n = node(option);
  if (n.kind == Node::game) {
    for (const Id answer : options_of(option, other)) {
      const Node& a = node(answer);
      const bool reverses = a.kind == Node::nus ? nus_reverses(nus(a))
                            : is_left           ? le(answer, scratch_, 0)
                                                : le(scratch_, answer, 0);
      if (reverses) return answer;
    }
    return std::nullopt;
  }
  const Nus parts = nus(n);
  if (parts.is_number()) {
    const std::optional<NumberKey> answer = option_of_number(parts.number, other);
    if (answer && nus_reverses(Nus{*answer})) return pool_->intern(Nus{*answer});
    return std::nullopt;
  }
  if (parts.ups == 0 && parts.star > kFewStars) {
    // The answers are the smaller nimbers.
    const std::optional<std::uint64_t> first = is_left
                                                   ? nimbers.first_at_most(parts.number, scratch_)
                                                   : nimbers.first_at_least(parts.number, scratch_);
    if (!first || *first >= parts.star) return std::nullopt;
    return pool_->intern(Nus{parts.number, 0, *first});
  }
  const std::uint64_t count = is_left ? right_count(parts) : left_count(parts);
  for (std::uint64_t i = 0; i < count; ++i) {
    const Nus answer = is_left ? right_at(parts, i) : left_at(parts, i);
    if (nus_reverses(answer)) return pool_->intern(answer);
  }
  return std::nullopt;
}

}  // namespace summand
