#include "summand/ask/hunt/hunt_parts.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace summand::ask {

namespace {

bool goes_further(const HuntPart& a, const HuntPart& b) {
  return std::tuple(b.listed, a.shard.of, a.shard.number) <
         std::tuple(a.listed, b.shard.of, b.shard.number);
}

// The part up to which all shards of some number have come, if there is one. Assumes that the
// parts that go furthest come first.
const HuntPart* end_of_whole(std::span<const HuntPart> parts) {
  std::map<std::uint64_t, std::set<std::uint64_t>> met;
  for (const HuntPart& part : parts) {
    auto& numbers = met[part.shard.of];
    numbers.insert(part.shard.number);
    if (numbers.size() == part.shard.of) return &part;
  }
  return nullptr;
}

}  // namespace

HuntParts::HuntParts(std::vector<HuntPart> parts) {
  std::erase_if(parts, [](const HuntPart& part) { return part.listed == 0; });
  std::ranges::sort(parts, goes_further);
  HuntPart whole;
  if (const HuntPart* end = end_of_whole(parts)) whole = {{}, end->listed, end->last};
  // The parts that go furthest come first, so a part of the same shard contains later ones.
  for (HuntPart& part : parts) {
    if (part.listed <= whole.listed) break;
    if (shards_[part.shard.of].emplace(part.shard.number, part.listed).second) {
      parts_.push_back(std::move(part));
    }
  }
  if (whole.listed == 0) return;
  shards_[1].emplace(1, whole.listed);
  parts_.push_back(std::move(whole));
}

bool HuntParts::has(std::uint64_t number) const {
  const std::uint64_t piece = number / kPositionsOfPiece;
  return std::ranges::any_of(shards_, [&](const auto& entry) {
    const auto& [of, shards] = entry;
    const auto at = shards.find(piece % of + 1);
    return at != shards.end() && number < at->second;
  });
}

const std::string* HuntParts::last_of(std::uint64_t listed) const {
  const auto at = std::ranges::lower_bound(parts_, listed, std::greater{}, &HuntPart::listed);
  return at != parts_.end() && at->listed == listed ? &at->last : nullptr;
}

bool HuntParts::contains(const HuntParts& other) const {
  return std::ranges::all_of(other.parts_, [&](const HuntPart& part) {
    return std::ranges::any_of(parts_, [&](const HuntPart& own) { return own.contains(part); });
  });
}

bool HuntParts::overlaps(const HuntParts& other) const {
  return std::ranges::any_of(other.parts_, [&](const HuntPart& part) {
    return std::ranges::any_of(parts_, [&](const HuntPart& own) { return own.overlaps(part); });
  });
}

std::uint64_t HuntParts::whole() const {
  return !parts_.empty() && parts_.back().shard.is_whole() ? parts_.back().listed : 0;
}

HuntParts HuntParts::with(const HuntParts& other) const {
  std::vector<HuntPart> parts = parts_;
  parts.insert(parts.end(), other.parts_.begin(), other.parts_.end());
  return HuntParts(std::move(parts));
}

}  // namespace summand::ask
