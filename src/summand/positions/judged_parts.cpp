#include "summand/positions/judged_parts.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace summand {

namespace {

bool goes_further(const JudgedPart& a, const JudgedPart& b) {
  return std::tuple(b.listed, a.shard.of, a.shard.number) <
         std::tuple(a.listed, b.shard.of, b.shard.number);
}

// The part up to which all shards of some number have come, if there is one. Assumes that the
// parts that go furthest come first.
const JudgedPart* end_of_whole(std::span<const JudgedPart> parts) {
  std::map<std::uint64_t, std::set<std::uint64_t>> met;
  for (const JudgedPart& part : parts) {
    auto& numbers = met[part.shard.of];
    numbers.insert(part.shard.number);
    if (numbers.size() == part.shard.of) return &part;
  }
  return nullptr;
}

}  // namespace

JudgedParts::JudgedParts(std::vector<JudgedPart> parts) {
  std::erase_if(parts, [](const JudgedPart& part) { return part.listed == 0; });
  std::ranges::sort(parts, goes_further);
  JudgedPart whole;
  if (const JudgedPart* end = end_of_whole(parts)) whole = {{}, end->listed, end->last};
  // The parts that go furthest come first, so a part of the same shard contains later ones.
  for (JudgedPart& part : parts) {
    if (part.listed <= whole.listed) break;
    if (shards_[part.shard.of].emplace(part.shard.number, part.listed).second) {
      parts_.push_back(std::move(part));
    }
  }
  if (whole.listed == 0) return;
  shards_[1].emplace(1, whole.listed);
  parts_.push_back(std::move(whole));
}

bool JudgedParts::has(std::uint64_t number) const {
  const std::uint64_t piece = number / kPositionsOfPiece;
  return std::ranges::any_of(shards_, [&](const auto& entry) {
    const auto& [of, shards] = entry;
    const auto at = shards.find(piece % of + 1);
    return at != shards.end() && number < at->second;
  });
}

const std::string* JudgedParts::last_of(std::uint64_t listed) const {
  const auto at = std::ranges::lower_bound(parts_, listed, std::greater{}, &JudgedPart::listed);
  return at != parts_.end() && at->listed == listed ? &at->last : nullptr;
}

bool JudgedParts::contains(const JudgedParts& other) const {
  return std::ranges::all_of(other.parts_, [&](const JudgedPart& part) {
    return std::ranges::any_of(parts_, [&](const JudgedPart& own) { return own.contains(part); });
  });
}

bool JudgedParts::overlaps(const JudgedParts& other) const {
  return std::ranges::any_of(other.parts_, [&](const JudgedPart& part) {
    return std::ranges::any_of(parts_, [&](const JudgedPart& own) { return own.overlaps(part); });
  });
}

std::uint64_t JudgedParts::whole() const {
  return !parts_.empty() && parts_.back().shard.is_whole() ? parts_.back().listed : 0;
}

JudgedParts JudgedParts::with(const JudgedParts& other) const {
  std::vector<JudgedPart> parts = parts_;
  parts.insert(parts.end(), other.parts_.begin(), other.parts_.end());
  return JudgedParts(std::move(parts));
}

}  // namespace summand
