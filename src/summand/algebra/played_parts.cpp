// The parts of played sums: their names, and the moves in them.
#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "summand/algebra/played_thermographs.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

PlayedThermographs::PartId PlayedThermographs::add(Part part) {
  charge_.add(sizeof(Part));
  const Value value = part.value;
  parts_.push_back(std::move(part));
  const auto id = static_cast<PartId>(parts_.size() - 1);
  if (value) values_.emplace(value, id);
  return id;
}

PlayedThermographs::PartId PlayedThermographs::add(const AnyPosition& position) {
  charge_.add(kMapEntry<AnyPosition, PartId>);
  const PartId id = add({.position = position});
  positions_.emplace(position, id);
  return id;
}

PlayedThermographs::PartId PlayedThermographs::add_braces(std::vector<Sum> left,
                                                          std::vector<Sum> right) {
  std::size_t bytes = kMapEntry<std::pair<std::vector<Sum>, std::vector<Sum>>, PartId>;
  for (const std::vector<Sum>* options : {&left, &right}) {
    for (const Sum& option : *options) bytes += 2 * (sizeof(Sum) + option.size() * sizeof(PartId));
  }
  charge_.add(bytes);
  const PartId id = add({.has_options = true, .left = left, .right = right});
  braces_.emplace(std::pair(std::move(left), std::move(right)), id);
  return id;
}

void PlayedThermographs::link(PartId g, PartId h) {
  parts_[g].negative = h;
  parts_[h].negative = g;
}

PlayedThermographs::PartId PlayedThermographs::part(const AnyPosition& position) {
  if (const auto at = positions_.find(position); at != positions_.end()) return at->second;
  const PartId id = add(position);
  if (position.impartial()) {
    link(id, id);
  } else {
    const AnyPosition mirror = position.mirror();
    const auto at = positions_.find(mirror);
    link(id, at != positions_.end() ? at->second : add(mirror));
  }
  return id;
}

PlayedThermographs::PartId PlayedThermographs::part(Value value) {
  if (const auto at = values_.find(value); at != values_.end()) return at->second;
  const PartId id = add({.value = value});
  const Value negative = workspace_.store.negative(value);
  link(id, negative == value ? id : add({.value = negative}));
  return id;
}

// Braces with the same options, in any order, are one part.
PlayedThermographs::PartId PlayedThermographs::braces(std::vector<Sum> left,
                                                      std::vector<Sum> right) {
  for (std::vector<Sum>* options : {&left, &right}) {
    std::ranges::sort(*options);
    options->erase(std::unique(options->begin(), options->end()), options->end());
  }
  const std::pair key(std::move(left), std::move(right));
  if (const auto at = braces_.find(key); at != braces_.end()) return at->second;
  const auto negatives = [&](const std::vector<Sum>& options) {
    std::vector<Sum> out;
    for (const Sum& option : options) out.push_back(negative(option));
    std::ranges::sort(out);
    return out;
  };
  const std::pair turned(negatives(key.second), negatives(key.first));
  const PartId id = add_braces(key.first, key.second);
  const auto at = braces_.find(turned);
  link(id, at != braces_.end() ? at->second : add_braces(turned.first, turned.second));
  return id;
}

const std::vector<PlayedThermographs::Sum>& PlayedThermographs::options(PartId id, Player player) {
  if (!parts_[id].has_options) list_options(id);
  return player == Player::left ? parts_[id].left : parts_[id].right;
}

void PlayedThermographs::list_options(PartId id) {
  const Part part = parts_[id];
  ValueStore& store = workspace_.store;
  std::vector<Sum> out[2];
  for (const Player player : {Player::left, Player::right}) {
    const std::uint64_t count =
        part.position ? part.position->move_count(player) : store.option_count(part.value, player);
    if (count > kMostParts) {
      reach_limit(Limit::size, fmt::format("play of a game with more than {} moves", kMostParts));
    }
    std::vector<Sum>& options = out[player == Player::right];
    if (!part.position) {
      for (const Value option : store.options(part.value, player)) {
        options.push_back(tidy({this->part(option)}));
      }
      continue;
    }
    for (const AnyMove& move : part.position->moves(player)) {
      workspace_.budget().ask();
      options.push_back(sum_of(move.after));
    }
  }
  std::size_t bytes = 0;
  for (std::vector<Sum>& options : out) {
    std::ranges::sort(options);
    options.erase(std::unique(options.begin(), options.end()), options.end());
    for (const Sum& option : options) bytes += sizeof(Sum) + option.size() * sizeof(PartId);
  }
  charge_.add(bytes);
  parts_[id].left = std::move(out[0]);
  parts_[id].right = std::move(out[1]);
  parts_[id].has_options = true;
}

}  // namespace summand
