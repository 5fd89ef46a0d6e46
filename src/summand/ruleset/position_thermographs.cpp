#include "summand/ruleset/position_thermographs.hpp"

#include <utility>

#include "summand/theory/taxed_text.hpp"

namespace summand {

namespace {

constexpr std::size_t kLeastKept = 100;  // positions: about 1 ms

}  // namespace

PositionThermographs::~PositionThermographs() = default;

const Taxed& PositionThermographs::operator()(std::uint32_t first) {
  Waiting waiting(*budget_);
  waiting.push_back(first);
  while (!waiting.empty()) {
    budget_->ask();
    const std::uint32_t position = waiting.back();
    if (known(position) != nullptr) {
      waiting.pop_back();
      continue;
    }
    const std::size_t before = waiting.size();
    const std::optional<Taxed> found = find(position, waiting);
    if (waiting.size() > before) continue;
    if (found) remember(position, *found);
  }
  return *known(first);
}

Taxed PositionThermographs::kept_or_found(std::uint32_t first, KeptResults& kept,
                                          std::string_view game, std::string_view call) {
  const KeptKey key{KeptKind::thermograph, game, call};
  if (!game.empty()) {
    if (const auto text = kept.find(key)) {
      if (auto known = read_taxed(*text)) return *std::move(known);
    }
  }
  const Taxed& found = (*this)(first);
  if (!game.empty() && found_.size() >= kLeastKept) {
    kept.keep(key, print(found), FoundBy::search);
  }
  return found;
}

std::optional<Taxed> PositionThermographs::find(std::uint32_t position, Waiting& waiting) {
  const std::size_t before = waiting.size();
  const std::uint32_t same = positions_->representative(position);
  if (same != position) {
    const Taxed* found = want(same, waiting);
    return found != nullptr ? std::optional(*found) : std::nullopt;
  }
  if (auto split = from_parts(position, waiting)) return split;
  if (waiting.size() > before) return std::nullopt;
  const auto options = [&](Player player) {
    std::vector<std::uint32_t> numbers;
    positions_->add_options(position, player, numbers);
    std::vector<const Taxed*> out;
    for (const std::uint32_t option : numbers) out.push_back(want(option, waiting));
    return out;
  };
  const std::vector<const Taxed*> left = options(Player::left), right = options(Player::right);
  if (waiting.size() > before) return std::nullopt;
  return taxed(left, right);
}

std::optional<Taxed> PositionThermographs::from_parts(std::uint32_t position, Waiting& waiting) {
  std::vector<Copies<std::uint32_t>> parts;
  positions_->add_parts(position, parts);
  if (parts.size() == 1 && parts[0].part == position) return std::nullopt;
  Dyadic numbers = 0;
  const Taxed* hot = nullptr;
  bool alone = true;
  bool complete = true;
  for (const auto& [part, count] : parts) {
    const Taxed* found = want(part, waiting);
    if (found == nullptr) {
      complete = false;
    } else if (found->is_number()) {
      numbers += Dyadic(count) * found->graph.mean;
    } else {
      alone = alone && hot == nullptr && count == 1;
      hot = found;
    }
  }
  if (!complete || !alone) return std::nullopt;
  return hot == nullptr ? taxed_number(numbers) : translated(*hot, numbers);
}

const Taxed* PositionThermographs::want(std::uint32_t position, Waiting& waiting) {
  const Taxed* found = known(position);
  if (found == nullptr) waiting.push_back(position);
  return found;
}

void PositionThermographs::remember(std::uint32_t position, const Taxed& found) {
  const std::size_t points = found.graph.left.size() + found.graph.right.size();
  charge_.add(sizeof(Taxed) + 3 * sizeof(const Taxed*) + points * sizeof(WallPoint));
  if (position >= known_.size()) known_.resize(position + std::size_t{1});
  found_.push_back(found);
  known_[position] = &found_.back();
}

}  // namespace summand
