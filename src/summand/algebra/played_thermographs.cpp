#include "summand/algebra/played_thermographs.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

PlayedThermographs::PlayedThermographs(Workspace& workspace)
    : workspace_(workspace),
      thermographs_(workspace.store, Thermographs::Bottom::zero),
      charge_(workspace.budget()) {}

std::uint64_t PlayedThermographs::SumHash::operator()(const Sum& sum) const {
  std::uint64_t hash = sum.size();
  for (const PartId part : sum) hash = hash_combine(hash, part);
  return hash;
}

// --- sums ---

// The sum after named numbers, ups and stars are added, and games are cancelled with their
// negatives.
PlayedThermographs::Sum PlayedThermographs::tidy(Sum parts) {
  Value named = workspace_.store.zero();
  const auto is_named = [&](PartId id) {
    const Value value = parts_[id].value;
    if (!value || !workspace_.store.as_number_up_star(value)) return false;
    named = workspace_.store.sum(named, value);
    return true;
  };
  std::erase_if(parts, is_named);
  std::ranges::sort(parts);
  // Equal parts are neighbours. Pairs of parts that are their own negatives are removed.
  Sum out;
  for (std::size_t i = 0; i < parts.size();) {
    const PartId id = parts[i], other = parts_[id].negative;
    const auto [first, last] = std::ranges::equal_range(parts, id);
    const auto [turned, end] = std::ranges::equal_range(parts, other);
    auto count = static_cast<std::size_t>(last - first);
    i += count;
    const auto others = static_cast<std::size_t>(end - turned);
    count = id == other ? count % 2 : count - std::min(count, others);
    out.insert(out.end(), count, id);
  }
  if (named != workspace_.store.zero()) {
    out.push_back(part(named));
    std::ranges::sort(out);
  }
  return out;
}

PlayedThermographs::Sum PlayedThermographs::negative(const Sum& sum) const {
  Sum out;
  for (const PartId id : sum) out.push_back(parts_[id].negative);
  std::ranges::sort(out);
  return out;
}

PlayedThermographs::Sum PlayedThermographs::times(const Dyadic& count, const Sum& sum) {
  Sum out;
  const Dyadic copies = count.abs();
  for (const PartId id : count.sign() < 0 ? negative(sum) : sum) {
    const Part& part = parts_[id];
    if (part.value && workspace_.store.as_number_up_star(part.value)) {
      out.push_back(this->part(workspace_.store.multiple(copies, part.value)));
      continue;
    }
    if (part.negative == id) {
      if (!copies.half().is_integer()) out.push_back(id);
      continue;
    }
    if (copies > static_cast<std::int64_t>(kMostParts - std::min(kMostParts, out.size()))) {
      reach_limit(Limit::size, fmt::format("play of a sum of more than {} games", kMostParts));
    }
    out.insert(out.end(), static_cast<std::size_t>(*copies.to_int64()), id);
  }
  return tidy(std::move(out));
}

PlayedThermographs::Sum PlayedThermographs::sum_of(const AnyPosition& position) {
  Sum out;
  for (const auto& [part, count] : position.parts()) {
    const Sum copies = times(Dyadic(count), {this->part(part)});
    out.insert(out.end(), copies.begin(), copies.end());
  }
  return tidy(std::move(out));
}

// From the bottom up.
PlayedThermographs::Sum PlayedThermographs::sum_of(const Game& game) {
  std::unordered_map<const Construction*, Sum> sums;
  const auto of = [&](const SharedConstruction& g) -> const Sum& { return sums.at(&*g); };
  const auto sums_of = [&](std::span<const SharedConstruction> games) {
    std::vector<Sum> out;
    for (const SharedConstruction& g : games) out.push_back(of(g));
    return out;
  };
  for (const SharedConstruction& g : Construction::below(game.construction())) {
    workspace_.budget().ask();
    Sum found;
    switch (g->kind()) {
      case Construction::Kind::value:
      case Construction::Kind::ordinal_sum:
        found = tidy({part(g->value())});
        break;
      case Construction::Kind::position:
        found = sum_of(g->position());
        break;
      case Construction::Kind::braces:
        found = {braces(sums_of(g->left()), sums_of(g->right()))};
        break;
      case Construction::Kind::negative:
        found = negative(of(g->first()));
        break;
      case Construction::Kind::copies:
        found = times(g->count(), of(g->first()));
        break;
      case Construction::Kind::sum: {
        found = of(g->first());
        const Sum& second = of(g->second());
        if (second.size() > kMostParts - std::min(kMostParts, found.size())) {
          reach_limit(Limit::size, fmt::format("play of a sum of more than {} games", kMostParts));
        }
        found.insert(found.end(), second.begin(), second.end());
        found = tidy(std::move(found));
      }
    }
    sums.emplace(&*g, std::move(found));
  }
  return of(game.construction());
}

// --- play ---

Taxed PlayedThermographs::operator()(const Game& game) {
  const Sum first = sum_of(game);
  std::vector<Sum> waiting{first};
  while (!waiting.empty()) {
    workspace_.budget().ask();
    const Sum sum = waiting.back();
    if (known_.contains(sum)) {
      waiting.pop_back();
      continue;
    }
    const std::size_t before = waiting.size();
    const std::optional<Taxed> found = find(sum, waiting);
    if (waiting.size() > before) continue;
    SUMMAND_CHECK(found.has_value());
    const std::size_t points = found->graph.left.size() + found->graph.right.size();
    charge_.add(kMapEntry<Sum, Taxed> + sum.size() * sizeof(PartId) + points * sizeof(WallPoint));
    known_.emplace(sum, *found);
  }
  return known_.at(first);
}

const Taxed* PlayedThermographs::want(const Sum& sum, std::vector<Sum>& waiting) const {
  const auto found = known_.find(sum);
  if (found != known_.end()) return &found->second;
  waiting.push_back(sum);
  return nullptr;
}

// The result, if everything that it needs is known. Otherwise the missing sums are added to the
// list.
std::optional<Taxed> PlayedThermographs::find(const Sum& sum, std::vector<Sum>& waiting) {
  if (sum.empty()) return taxed_number(0);
  if (sum.size() == 1 && parts_[sum[0]].value) return taxed(thermographs_, parts_[sum[0]].value);
  const std::size_t before = waiting.size();
  if (sum.size() > 1) {
    auto found = without_numbers(sum, waiting);
    if (found || waiting.size() > before) return found;
  }
  std::vector<const Taxed*> left, right;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (i > 0 && sum[i] == sum[i - 1]) continue;
    Sum others = sum;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    for (const Player player : {Player::left, Player::right}) {
      // Making a part may move the lists of the others.
      const std::vector<Sum> options = this->options(sum[i], player);
      for (const Sum& option : options) {
        workspace_.budget().ask();
        Sum after = others;
        after.insert(after.end(), option.begin(), option.end());
        (player == Player::left ? left : right).push_back(want(tidy(std::move(after)), waiting));
      }
    }
  }
  if (waiting.size() > before) return std::nullopt;
  return taxed(left, right);
}

// The result for a sum with numbers among its parts, or nullopt if there are none.
std::optional<Taxed> PlayedThermographs::without_numbers(const Sum& sum,
                                                         std::vector<Sum>& waiting) {
  const std::size_t before = waiting.size();
  Dyadic numbers = 0;
  Sum rest;
  for (const PartId id : sum) {
    const Taxed* found = want({id}, waiting);
    if (found != nullptr && found->is_number()) {
      numbers += found->graph.mean;
    } else {
      rest.push_back(id);
    }
  }
  if (waiting.size() > before || rest.size() == sum.size()) return std::nullopt;
  const Taxed* found = want(rest, waiting);
  return found != nullptr ? std::optional(translated(*found, numbers)) : std::nullopt;
}

}  // namespace summand
