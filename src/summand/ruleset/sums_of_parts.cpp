#include "summand/ruleset/sums_of_parts.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <limits>

#include "summand/base/check.hpp"
#include "summand/ruleset/loopy.hpp"

namespace summand {

namespace {

constexpr Player kBothPlayers[] = {Player::left, Player::right};

void sort_once(std::vector<std::uint32_t>& list) {
  std::ranges::sort(list);
  const auto repeated = std::ranges::unique(list);
  list.erase(repeated.begin(), repeated.end());
  list.shrink_to_fit();
}

}  // namespace

SumsOfParts::SumsOfParts(Policy policy, const Budget& budget, ValueStore* store)
    : policy_(policy), budget_(budget), store_(store), charge_(budget), sums_(budget_) {
  sums_.add({});
}

// --- parts ---

// Its memory is counted already.
SumsOfParts::Part SumsOfParts::add_entry(const Entry& entry) {
  entries_.push_back(entry);
  return static_cast<Part>(2 * (entries_.size() - 1));
}

SumsOfParts::Part SumsOfParts::part_of(const AnyPosition& position) {
  if (const auto at = positions_.find(position); at != positions_.end()) return at->second;
  budget_.ask();
  // The position itself is shared. This is about what a small one takes.
  constexpr std::size_t kPosition = 200 + kMapEntry<AnyPosition, Part>;
  charge_.add(sizeof(Entry) + kPosition);
  if (divides() && position.move_count(Player::left) == 0 &&
      position.move_count(Player::right) == 0) {
    positions_.emplace(position, kWithoutMoves);
    return kWithoutMoves;
  }
  const bool impartial = divides() && position.impartial();
  const bool has_mirror = policy_ == Policy::by_value && !impartial;
  if (has_mirror) charge_.add(kPosition);
  const Part part = add_entry({.is_impartial = impartial, .is_own_negative = impartial});
  Entry& entry = entries_[part / 2];
  entry.position = &positions_.emplace(position, part).first->first;
  if (has_mirror) {
    entry.is_own_negative = !positions_.emplace(position.mirror(), part + 1).second;
  }
  return part;
}

SumsOfParts::Part SumsOfParts::part_of(Value value) {
  if (const auto at = values_.find(value); at != values_.end()) return at->second;
  charge_.add(sizeof(Entry) + 2 * kMapEntry<Value, Part>);
  const Part part = add_entry({.value = value});
  values_.emplace(value, part);
  entries_[part / 2].is_own_negative = !values_.emplace(store_->negative(value), part + 1).second;
  return part;
}

Value SumsOfParts::value(Part part) {
  const Value its = entries_[part / 2].value;
  return its && part % 2 != 0 ? store_->negative(its) : its;
}

// The options of the negative.
SumsOfParts::Options SumsOfParts::turned(const Options& options) {
  Options out;
  for (const std::size_t player : {0, 1}) {
    for (const Sum option : options[player]) out[1 - player].push_back(negative(option));
    sort_once(out[1 - player]);
  }
  return out;
}

SumsOfParts::Sum SumsOfParts::braces(std::vector<Sum> left, std::vector<Sum> right) {
  Options options{std::move(left), std::move(right)};
  for (std::vector<Sum>& its : options) sort_once(its);
  if (options[0].empty() && options[1].empty()) return kZero;
  if (const auto at = braces_.find(options); at != braces_.end()) return alone(at->second);
  budget_.ask();
  const std::size_t bytes = sizeof(Entry) + kMapEntry<Options, Part> +
                            (options[0].size() + options[1].size()) * sizeof(Sum);
  charge_.add(bytes);
  Entry entry;
  entry.is_impartial = options[0] == options[1] && std::ranges::all_of(options[0], [&](Sum its) {
                         return is_impartial_sum(its);
                       });
  entry.is_own_negative = policy_ == Policy::by_moves && entry.is_impartial;
  if (policy_ != Policy::by_value) {
    const Part part = add_entry(entry);
    entries_[part / 2].options = &braces_.emplace(std::move(options), part).first->first;
    return alone(part);
  }
  Options negative = turned(options);
  entry.is_own_negative = negative == options;
  charge_.add(bytes);
  const Part part = add_entry(entry);
  entries_[part / 2].options = &braces_.emplace(std::move(options), part).first->first;
  braces_.emplace(std::move(negative), part + 1);
  return alone(part);
}

SumsOfParts::Sum SumsOfParts::ordinal_sum(Sum base, Sum top) {
  if (base == kZero) return top;
  if (top == kZero) return base;
  const std::pair key(base, top);
  if (const auto at = ordinal_sums_.find(key); at != ordinal_sums_.end()) return alone(at->second);
  budget_.ask();
  charge_.add(sizeof(Entry) + kMapEntry<std::pair<Sum, Sum>, Part>);
  const bool impartial = divides() && is_impartial_sum(base) && is_impartial_sum(top);
  const Part part =
      add_entry({.ordinal = key, .is_impartial = impartial, .is_own_negative = impartial});
  ordinal_sums_.emplace(key, part);
  return alone(part);
}

bool SumsOfParts::is_impartial_sum(Sum sum) const {
  return std::ranges::all_of(parts(sum), [&](Part part) { return is_impartial(part); });
}

// --- sums ---

// Adds the named values up, and removes parts with their negatives, which are neighbours.
void SumsOfParts::cancel(std::vector<Part>& parts) {
  Value named = store_->zero();
  std::erase_if(parts, [&](Part part) {
    const Value its = value(part);
    if (!its || !store_->as_number_up_star(its)) return false;
    named = store_->sum(named, its);
    return true;
  });
  std::ranges::sort(parts);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < parts.size();) {
    const Part first = parts[i] / 2 * 2;
    std::size_t count = 0, negatives = 0;
    for (; i < parts.size() && parts[i] == first; ++i) ++count;
    for (; i < parts.size() && parts[i] == first + 1; ++i) ++negatives;
    if (entries_[first / 2].is_own_negative) count %= 2;
    const std::size_t both = std::min(count, negatives);
    for (std::size_t k = both; k < count; ++k) parts[kept++] = first;
    for (std::size_t k = both; k < negatives; ++k) parts[kept++] = first + 1;
  }
  parts.resize(kept);
  if (named != store_->zero()) parts.push_back(part_of(named));
}

SumsOfParts::Sum SumsOfParts::intern(std::vector<Part>& parts) {
  if (policy_ == Policy::by_value) cancel(parts);
  if (parts.size() > kMostParts) {
    reach_limit(Limit::size, fmt::format("play of a sum of more than {} games", kMostParts));
  }
  std::ranges::sort(parts);
  const Sum out = sums_.add(parts);
  if (sums_.size() > most_sums_) {
    reach_limit(Limit::size, fmt::format("a search of more than {} sums", most_sums_));
  }
  return out;
}

SumsOfParts::Sum SumsOfParts::alone(Part part) {
  scratch_.assign(1, part);
  return intern(scratch_);
}

SumsOfParts::Sum SumsOfParts::of(const AnyPosition& position) {
  if (position.entails()) refuse_entailing(position.ruleset().info());
  if (!divides()) return alone(part_of(position));
  std::vector<Part> parts;
  for (const auto& [its, count] :
       policy_ == Policy::by_moves ? position.parts_by_moves() : position.parts()) {
    const Part part = part_of(its);
    if (part == kWithoutMoves) continue;
    const bool cancels = policy_ == Policy::by_value && entries_[part / 2].is_own_negative;
    const std::uint64_t copies = cancels ? count % 2 : count;
    if (copies > kMostParts - std::min(kMostParts, parts.size())) {
      reach_limit(Limit::size, fmt::format("play of a sum of more than {} games", kMostParts));
    }
    parts.insert(parts.end(), static_cast<std::size_t>(copies), part);
  }
  return intern(parts);
}

SumsOfParts::Sum SumsOfParts::of(Value value) {
  return value == store_->zero() ? kZero : alone(part_of(value));
}

SumsOfParts::Sum SumsOfParts::add(Sum g, Sum h) {
  scratch_.assign(parts(g).begin(), parts(g).end());
  scratch_.insert(scratch_.end(), parts(h).begin(), parts(h).end());
  return intern(scratch_);
}

SumsOfParts::Sum SumsOfParts::times(const Dyadic& count, Sum sum) {
  const Dyadic copies = count.abs();
  std::vector<Part> out;
  for (const Part part : std::vector<Part>(parts(sum).begin(), parts(sum).end())) {
    const Part its = count.sign() < 0 ? negative_part(part) : part;
    if (policy_ == Policy::by_value) {
      const Value value = this->value(its);
      if (value && store_->as_number_up_star(value)) {
        out.push_back(part_of(store_->multiple(copies, value)));
        continue;
      }
      if (entries_[its / 2].is_own_negative) {
        if (!copies.half().is_integer()) out.push_back(its);
        continue;
      }
    }
    if (copies > Dyadic(static_cast<std::int64_t>(kMostParts - std::min(kMostParts, out.size())))) {
      reach_limit(Limit::size, fmt::format("play of a sum of more than {} games", kMostParts));
    }
    out.insert(out.end(), static_cast<std::size_t>(*copies.to_int64()), its);
  }
  return intern(out);
}

SumsOfParts::Sum SumsOfParts::negative(Sum sum) {
  scratch_.clear();
  for (const Part part : parts(sum)) scratch_.push_back(negative_part(part));
  return intern(scratch_);
}

SumsOfParts::Sum SumsOfParts::without(Sum sum, Sum less) {
  scratch_.clear();
  std::ranges::set_difference(parts(sum), parts(less), std::back_inserter(scratch_));
  return intern(scratch_);
}

SumsOfParts::Sum SumsOfParts::replaced(Sum sum, Part part, Sum by) {
  scratch_.assign(parts(sum).begin(), parts(sum).end());
  scratch_.erase(std::ranges::find(scratch_, part));
  scratch_.insert(scratch_.end(), parts(by).begin(), parts(by).end());
  return intern(scratch_);
}

// --- moves ---

const std::vector<SumsOfParts::Sum>& SumsOfParts::options(Part part, Player player) {
  if (entries_[part / 2].options == nullptr) list(part / 2);
  const auto index = static_cast<std::size_t>(player);
  const Options& its = *entries_[part / 2].options;
  if (part % 2 == 0) return its[index];
  auto at = options_of_negatives_.find(part);
  if (at == options_of_negatives_.end()) {
    charge_.add(kMapEntry<Part, Options> + (its[0].size() + its[1].size()) * sizeof(Sum));
    at = options_of_negatives_.emplace(part, turned(its)).first;
  }
  return at->second[index];
}

std::vector<SumsOfParts::Sum> SumsOfParts::options_of_sum(Sum sum, Player player) {
  std::vector<Sum> out;
  for_each_option(sum, player, [&](Sum option) { out.push_back(option); });
  sort_once(out);
  std::ranges::sort(
      out, [&](Sum a, Sum b) { return std::ranges::lexicographical_compare(parts(a), parts(b)); });
  return out;
}

// An ordinal sum needs the options of the parts of its base and its top, which are other entries.
void SumsOfParts::list(std::uint32_t number) {
  std::vector<std::uint32_t> waiting{number};
  while (!waiting.empty()) {
    const Entry& entry = entries_[waiting.back()];
    const std::size_t before = waiting.size();
    for (const Sum sum : {entry.ordinal.first, entry.ordinal.second}) {
      for (const Part part : parts(sum)) {
        if (entries_[part / 2].options == nullptr) waiting.push_back(part / 2);
      }
    }
    if (waiting.size() > before) continue;
    if (entry.options == nullptr) {
      Options options;
      options[0] = list(entry, Player::left);
      options[1] = entry.is_impartial ? options[0] : list(entry, Player::right);
      charge_.add(sizeof(Options) + (options[0].size() + options[1].size()) * sizeof(Sum));
      listed_.push_back(std::move(options));
      entries_[waiting.back()].options = &listed_.back();
    }
    waiting.pop_back();
  }
}

std::vector<SumsOfParts::Sum> SumsOfParts::list(const Entry& entry, Player player) {
  std::vector<Sum> out;
  const std::uint64_t count = entry.position ? entry.position->move_count(player)
                              : entry.value  ? store_->option_count(entry.value, player)
                                             : 0;
  if (count > kMostParts) {
    reach_limit(Limit::size, fmt::format("play of a game with more than {} moves", kMostParts));
  }
  if (entry.position != nullptr) {
    for (const AnyMove& move : entry.position->moves(player)) {
      budget_.ask();
      out.push_back(of(move.after));
    }
  } else if (entry.value) {
    for (const Value option : store_->options(entry.value, player)) out.push_back(of(option));
  } else {
    const auto [base, top] = entry.ordinal;
    out = options_of_sum(base, player);
    for (const Sum option : options_of_sum(top, player)) out.push_back(ordinal_sum(base, option));
  }
  sort_once(out);
  return out;
}

// --- sums of other objects ---

SumsOfParts::Sum SumsOfParts::of(const WrittenSum& sum) {
  if (other_ != sum.sums) {
    other_ = sum.sums;
    copies_.clear();
  }
  copy_parts_below(sum.sum);
  scratch_.clear();
  for (const Part part : other_->parts(sum.sum)) scratch_.push_back(copied(part));
  return intern(scratch_);
}

SumsOfParts::Part SumsOfParts::copied(Part part) {
  const Part its = copies_[part / 2];
  return part % 2 == 0 ? its : negative_part(its);
}

// Copies all parts that this sum needs. The parts of options of braces come before the braces.
void SumsOfParts::copy_parts_below(Sum sum) {
  const std::deque<Entry>& entries = other_->entries_;
  copies_.resize(entries.size(), kUnknown);
  std::vector<bool> needed(entries.size());
  std::size_t end = 0;
  const auto need = [&](Sum its) {
    for (const Part part : other_->parts(its)) {
      if (copies_[part / 2] != kUnknown) continue;
      needed[part / 2] = true;
      end = std::max<std::size_t>(end, part / 2 + 1);
    }
  };
  // A position is divided again, and its moves need not be known.
  const auto for_each_sum = [&](const Entry& entry, auto&& f) {
    if (entry.position != nullptr) return;
    f(entry.ordinal.first);
    f(entry.ordinal.second);
    if (entry.ordinal.first != kZero) return;
    for (const std::vector<Sum>& its : *entry.options) std::ranges::for_each(its, f);
  };
  need(sum);
  for (std::size_t i = end; i-- > 0;) {
    if (needed[i]) for_each_sum(entries[i], need);
  }
  const auto here = [&](Sum its) {
    std::vector<Part> out;
    for (const Part part : other_->parts(its)) out.push_back(copied(part));
    return intern(out);
  };
  for (std::size_t i = 0; i < end; ++i) {
    if (!needed[i]) continue;
    const Entry& entry = entries[i];
    if (entry.position != nullptr) {
      copies_[i] = part_of(*entry.position);
      continue;
    }
    Options options;
    if (entry.ordinal.first == kZero) {
      for (const std::size_t player : {0, 1}) {
        for (const Sum its : (*entry.options)[player]) options[player].push_back(here(its));
      }
    }
    const Sum made = entry.ordinal.first == kZero
                         ? braces(std::move(options[0]), std::move(options[1]))
                         : ordinal_sum(here(entry.ordinal.first), here(entry.ordinal.second));
    copies_[i] = parts(made).front();
  }
}

}  // namespace summand
