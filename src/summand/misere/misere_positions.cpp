#include "summand/misere/misere_positions.hpp"

#include <algorithm>
#include <string>

#include "summand/base/check.hpp"

namespace summand {

Error loopy_in_misere(const AnyPosition& position) {
  return {std::string(position.ruleset().info().title) +
          " is a loopy game (a position can repeat), and misère play needs games that end"};
}

Result<MiserePositions::Sum> MiserePositions::sum_of(const AnyPosition& position) {
  if (position.loopy()) return std::unexpected(loopy_in_misere(position));
  return sum_of_short(position);
}

MiserePositions::Sum MiserePositions::sum_of_short(const AnyPosition& position) {
  std::vector<Part> parts;
  for (const auto& [part, count] : position.parts_by_moves()) {
    const Part number = part_of(part);
    if (number == kWithoutMoves) continue;
    if (count > kMostParts - std::min(kMostParts, parts.size())) {
      reach_limit(Limit::size, "a sum has more than " + std::to_string(kMostParts) + " parts");
    }
    parts.insert(parts.end(), static_cast<std::size_t>(count), number);
  }
  return add_sorted(parts);
}

MiserePositions::Sum MiserePositions::add_sorted(std::vector<Part>& parts) {
  if (parts.size() > kMostParts) {
    reach_limit(Limit::size, "a sum has more than " + std::to_string(kMostParts) + " parts");
  }
  std::ranges::sort(parts);
  const Sum out = sums_.add(parts);
  if (sums_.size() > most_sums_) {
    reach_limit(Limit::size, "a search of more than " + std::to_string(most_sums_) + " sums");
  }
  return out;
}

MiserePositions::Part MiserePositions::part_of(const AnyPosition& position) {
  if (const auto known = numbers_.find(position); known != numbers_.end()) return known->second;
  budget_.ask();
  const std::uint64_t left = position.move_count(Player::left);
  const std::uint64_t right = position.move_count(Player::right);
  if (std::max(left, right) > kMostMoves) {
    reach_limit(Limit::size, position.print_call() + " has more than " +
                                 std::to_string(kMostMoves) + " moves, too many to search");
  }
  // The position itself is shared. This is about what a small one takes.
  constexpr std::size_t kPosition = 200;
  charge_.add(sizeof(Entry) + kMapEntry<AnyPosition, Part> + kPosition);
  Part number = kWithoutMoves;
  if (left + right > 0) {
    number = static_cast<Part>(entries_.size());
    entries_.push_back(std::make_unique<Entry>(
        Entry{.position = position, .impartial = position.impartial(), .options = {}}));
  }
  numbers_.emplace(position, number);
  return number;
}

MiserePositions::Part MiserePositions::part_of(Node options) {
  if (options[0].empty() && options[1].empty()) return kWithoutMoves;
  if (const auto known = trees_.find(options); known != trees_.end()) return known->second;
  budget_.ask();
  charge_.add(sizeof(Entry) + kMapEntry<Node, Part> +
              2 * (options[0].size() + options[1].size()) * sizeof(Sum));
  bool impartial = options[0] == options[1];
  for (const Sum option : options[0]) {
    for (const Part part : parts(option)) impartial = impartial && is_impartial(part);
  }
  const auto number = static_cast<Part>(entries_.size());
  entries_.push_back(std::make_unique<Entry>(
      Entry{.position = {}, .impartial = impartial, .expanded = true, .options = options}));
  trees_.emplace(std::move(options), number);
  return number;
}

MiserePositions::Sum MiserePositions::sum_of(const MisereTree& tree) {
  if (tree_.parts != tree.parts) {
    TreeParts its{.parts = tree.parts};
    its.sums.resize(tree.parts->sums.size());
    for (const MisereTree::Node& node : tree.parts->nodes) {
      Node options;
      for (const std::uint32_t option : node.left) options[0].push_back(sum_of(its, option));
      for (const std::uint32_t option : node.right) options[1].push_back(sum_of(its, option));
      for (auto& list : options) {
        std::ranges::sort(list);
        const auto repeated = std::ranges::unique(list);
        list.erase(repeated.begin(), repeated.end());
      }
      its.nodes.push_back(part_of(std::move(options)));
    }
    tree_ = std::move(its);
  }
  return sum_of(tree_, tree.game);
}

MiserePositions::Sum MiserePositions::sum_of(TreeParts& tree, std::uint32_t number) {
  std::optional<Sum>& known = tree.sums[number];
  if (!known) {
    std::vector<Part> parts;
    for (const std::uint32_t node : tree.parts->sums[number]) {
      SUMMAND_CHECK(node < tree.nodes.size());
      if (tree.nodes[node] != kWithoutMoves) parts.push_back(tree.nodes[node]);
    }
    known = add_sorted(parts);
  }
  return *known;
}

MiserePositions::Sum MiserePositions::add(Sum g, Sum h) {
  std::vector<Part> parts(sums_[g].begin(), sums_[g].end());
  parts.insert(parts.end(), sums_[h].begin(), sums_[h].end());
  return add_sorted(parts);
}

MiserePositions::Sum MiserePositions::replaced(Sum sum, Part part, Sum by) {
  std::vector<Part> parts(sums_[sum].begin(), sums_[sum].end());
  parts.erase(std::ranges::find(parts, part));
  parts.insert(parts.end(), sums_[by].begin(), sums_[by].end());
  return add_sorted(parts);
}

MiserePositions::Sum MiserePositions::without(Sum sum, Sum less) {
  std::vector<Part> parts;
  std::ranges::set_difference(sums_[sum], sums_[less], std::back_inserter(parts));
  return add_sorted(parts);
}

const std::vector<MiserePositions::Sum>& MiserePositions::options(Part part, Player player) {
  if (!entries_[part]->expanded) expand(part);
  return entries_[part]->options[static_cast<std::size_t>(player)];
}

void MiserePositions::expand(Part part) {
  const AnyPosition position = *entries_[part]->position;
  std::array<std::vector<Sum>, 2> options;
  for (const Player player : {Player::left, Player::right}) {
    auto& its = options[static_cast<std::size_t>(player)];
    if (player == Player::right && entries_[part]->impartial) {
      its = options[0];
      continue;
    }
    for (const AnyMove& move : position.moves(player)) {
      budget_.ask();
      its.push_back(sum_of_short(move.after));
    }
    std::ranges::sort(its);
    const auto repeated = std::ranges::unique(its);
    its.erase(repeated.begin(), repeated.end());
    its.shrink_to_fit();
  }
  charge_.add((options[0].size() + options[1].size()) * sizeof(Sum));
  Entry& entry = *entries_[part];
  entry.options = std::move(options);
  entry.expanded = true;
  entry.position.reset();
}

}  // namespace summand
