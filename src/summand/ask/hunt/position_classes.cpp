#include "summand/ask/hunt/position_classes.hpp"

#include <algorithm>

namespace summand::ask {

namespace {

constexpr std::size_t kBytesOfPosition = 160;  // about, with its place in a table
constexpr std::size_t kBytesOfKey = 96;
constexpr std::size_t kMostPartsOfPosition = 100'000;

void append(std::string& key, std::uint64_t number) {
  for (; number >= 128; number /= 128) key += static_cast<char>(number % 128 + 128);
  key += static_cast<char>(number);
}

}  // namespace

// In the impartial version only those parts and representatives are used that keep the moves of
// both players. Moves of Left and of Right stay different, because its positions are those of the
// game. But a table leaves out pairs of equal copies, so copies are counted here.
void PositionClasses::list_parts(const AnyPosition& position) {
  parts_.clear();
  const auto add = [&](const AnyPosition& part, std::uint64_t count) {
    list_.clear();
    part.add_parts(tables_, list_);
    for (const PartId& id : list_.parts) parts_.emplace_back(id, count);
    if (parts_.size() > kMostPartsOfPosition) {
      reach_limit(Limit::size, "a position with more than 100,000 parts");
    }
  };
  const AnyPosition impartial = position.impartial_version();
  if (kind_ == Kind::boards) return add(impartial, 1);
  for (const auto& [part, count] : impartial.parts()) add(part, count);
}

std::string PositionClasses::key_of(const AnyPosition& position) {
  list_parts(position);
  std::ranges::sort(parts_);
  std::string key;
  for (std::size_t i = 0; i < parts_.size();) {
    std::uint64_t count = 0;
    const PartId id = parts_[i].first;
    for (; i < parts_.size() && parts_[i].first == id; ++i) count += parts_[i].second;
    append(key, id.table);
    append(key, id.number);
    append(key, count);
  }
  return key;
}

bool PositionClasses::add(const AnyPosition& position) {
  if (every_ || position.loopy()) {
    if (positions_.contains(position)) return false;
    charge_.add(kBytesOfPosition);
    return positions_.insert(position).second;
  }
  std::string key = key_of(position);
  if (keys_.contains(key)) return false;
  charge_.add(kBytesOfKey + key.size());
  return keys_.insert(std::move(key)).second;
}

}  // namespace summand::ask
