#include "summand/positions/position_classes.hpp"

#include <map>

namespace summand {

namespace {

constexpr std::size_t kBytesOfPosition = 160;  // about, with its place in a table
constexpr std::size_t kBytesOfKey = 96;
constexpr std::size_t kMostPartsOfPosition = 100'000;

void append(std::string& key, std::uint64_t number) {
  for (; number >= 128; number /= 128) key += static_cast<char>(number % 128 + 128);
  key += static_cast<char>(number);
}

}  // namespace

std::uint64_t PositionClasses::number_of(const AnyPosition& part) {
  if (const auto known = parts_.find(part); known != parts_.end()) return known->second;
  const bool moves = part.move_count(Player::left) > 0 || part.move_count(Player::right) > 0;
  charge_.add(kBytesOfPosition);
  return parts_.emplace(part, moves ? ++numbers_ : 0).first->second;
}

std::string PositionClasses::key_of(const AnyPosition& position) {
  std::map<std::uint64_t, std::uint64_t> counts;  // by the number of the part
  for (const auto& [part, count] : position.parts_by_moves()) {
    const std::uint64_t number = number_of(part);
    if (number > 0) counts[number] += count;
  }
  if (counts.size() > kMostPartsOfPosition) {
    reach_limit(Limit::size, "a position with more than 100,000 parts");
  }
  std::string key;
  for (const auto& [number, count] : counts) {
    append(key, number);
    append(key, count);
  }
  return key;
}

bool PositionClasses::add(const AnyPosition& position) {
  if (every_ || !position.valued_by_moves()) {
    if (positions_.contains(position)) return false;
    charge_.add(kBytesOfPosition);
    return positions_.insert(position).second;
  }
  std::string key = key_of(position);
  if (keys_.contains(key)) return false;
  charge_.add(kBytesOfKey + key.size());
  return keys_.insert(std::move(key)).second;
}

}  // namespace summand
