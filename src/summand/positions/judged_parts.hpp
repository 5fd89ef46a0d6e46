// JudgedParts: which positions of a search were judged, if several runs or machines share it.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "summand/jobs/shard.hpp"

namespace summand {

// Blocks of so many positions go to the shards in turn: neighbours often have values in common.
inline constexpr std::uint64_t kPositionsOfPiece = 16;

// A shard of the first `listed` positions, counted from 0 in the order of the search.
struct JudgedPart {
  Shard shard{};
  std::uint64_t listed = 0;
  std::string last{};  // the last of the listed ones, as an expression

  // Whether the position with that number was judged.
  bool has(std::uint64_t number) const {
    return number < listed && shard.has(number / kPositionsOfPiece);
  }
  // Whether it has all positions of the other part, as far as the shards tell.
  bool contains(const JudgedPart& other) const {
    return other.listed <= listed && (shard.is_whole() || shard == other.shard);
  }
  bool overlaps(const JudgedPart& other) const {
    return listed > 0 && other.listed > 0 &&
           (shard.of != other.shard.of || shard.number == other.shard.number);
  }

  friend bool operator==(const JudgedPart&, const JudgedPart&) = default;
};

// Parts in an order that depends only on which they are. If all shards of a number of shards are
// there, a part of the whole search stands for them, as far as each of them has come. No part
// contains another one.
class JudgedParts {
 public:
  JudgedParts() = default;
  explicit JudgedParts(std::vector<JudgedPart> parts);

  std::span<const JudgedPart> all() const { return parts_; }
  // Costs a look-up for each number of shards.
  bool has(std::uint64_t number) const;
  // The last of the first `listed` positions, if a part ends there.
  const std::string* last_of(std::uint64_t listed) const;
  bool contains(const JudgedParts& other) const;
  bool overlaps(const JudgedParts& other) const;
  // The first `whole()` positions were judged, as far as the shards tell.
  std::uint64_t whole() const;
  bool has_gaps() const { return parts_.size() > 1 || (!parts_.empty() && whole() == 0); }
  // The greatest number of listed positions.
  std::uint64_t furthest() const { return parts_.empty() ? 0 : parts_.front().listed; }
  JudgedParts with(const JudgedParts& other) const;

  friend bool operator==(const JudgedParts&, const JudgedParts&) = default;

 private:
  using Shards = std::map<std::uint64_t, std::uint64_t>;  // their numbers, and how far they came

  std::vector<JudgedPart> parts_;           // those that go furthest first
  std::map<std::uint64_t, Shards> shards_;  // the same, by the number of shards
};

}  // namespace summand
