#include "summand/loopy/ko_thermograph.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"
#include "summand/loopy/alternation.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

namespace {

using KoNode = LoopyGraph::Node;

// Longer numbers reach the size limit. Sums and products of shorter ones stay far from any limit.
constexpr std::size_t kMostBitsOfWalls = 100'000;

constexpr std::array kBothPlayers = {Player::left, Player::right};

constexpr std::size_t place_of(Player player) { return player == Player::left ? 0 : 1; }

Ratio ratio_of_wall(const Dyadic& number) {
  if (number.bit_length() > kMostBitsOfWalls || number.log2_denominator() > kMostBitsOfWalls) {
    reach_limit(Limit::size, "thermographs of kos with numbers of more than 100,000 bits");
  }
  return number;
}

KoWall wall_of_short_game(const std::vector<WallPoint>& points) {
  KoWall out;
  for (std::size_t i = 0; i < points.size(); ++i) {
    out.go_on(ratio_of_wall(points[i].t),
              {ratio_of_wall(points[i].value), scaffold::slope<Dyadic>(points, i)});
  }
  return out;
}

bool has_option(const LoopyGraph& graph, KoNode node, Player player, KoNode option) {
  return std::ranges::binary_search(graph.options(node, player), option);
}

// The walls of all nodes, the options first.
class KoWallsOfGraph {
 public:
  KoWallsOfGraph(ValueStore& store, const LoopyGraph& graph, Komaster komaster)
      : store_(store),
        graph_(graph),
        komaster_(komaster),
        thermographs_(store, Thermographs::Bottom::zero),
        charge_(store.budget()),
        parts_(components(all_moves(graph, store.budget()), store.budget())),
        values_(graph.size()),
        walls_(graph.size()) {
    charge_.add(graph.size() * (sizeof(Value) + sizeof(KoWalls)));
  }

  // The first error, or nullopt.
  std::optional<Error> make() {
    std::vector<std::vector<KoNode>> members(parts_.count);
    for (KoNode node = 0; node < graph_.size(); ++node) members[parts_.of[node]].push_back(node);
    for (std::vector<KoNode>& nodes : members) {
      store_.budget().ask();
      if (nodes.size() == 1 && make_short(nodes[0])) continue;
      if (nodes.size() == 1 && is_option_of_itself(nodes[0])) {
        return Error{"a position has a move to itself, which is no simple ko"};
      }
      if (nodes.size() > 2) return Error{"a cycle or several kos at once are no simple ko"};
      if (nodes.size() == 2 && !is_simple_ko(nodes)) {
        return Error{"two positions that lead to each other are no simple ko"};
      }
      std::vector<KoOptions> options;
      for (const KoNode node : nodes) options.push_back(outside(node));
      auto made = climb(options, komaster_, store_.budget());
      if (!made) return made.error();
      for (std::size_t i = 0; i < nodes.size(); ++i) keep(nodes[i], std::move((*made)[i]));
    }
    return std::nullopt;
  }

  // Null if kos can be reached.
  Value value(KoNode node) const { return values_[node]; }
  const KoWalls& walls(KoNode node) const { return walls_[node]; }
  Dyadic temperature(Value value) { return thermographs_.temperature(value); }

 private:
  bool make_short(KoNode node) {
    std::array<std::vector<Value>, 2> options;
    for (const Player player : kBothPlayers) {
      for (const KoNode option : graph_.options(node, player)) {
        if (!values_[option]) return false;
        options[place_of(player)].push_back(values_[option]);
      }
    }
    values_[node] = store_.make(options[0], options[1]);
    const Thermograph graph = thermographs_.of(values_[node]);
    keep(node, {wall_of_short_game(graph.left), wall_of_short_game(graph.right)});
    return true;
  }

  bool is_option_of_itself(KoNode node) const {
    return has_option(graph_, node, Player::left, node) ||
           has_option(graph_, node, Player::right, node);
  }

  // Puts the node first from which Right takes the ko.
  bool is_simple_ko(std::vector<KoNode>& nodes) const {
    if (!has_option(graph_, nodes[0], Player::right, nodes[1])) std::swap(nodes[0], nodes[1]);
    return has_option(graph_, nodes[0], Player::right, nodes[1]) &&
           has_option(graph_, nodes[1], Player::left, nodes[0]) &&
           !has_option(graph_, nodes[0], Player::left, nodes[1]) &&
           !has_option(graph_, nodes[1], Player::right, nodes[0]) &&
           !is_option_of_itself(nodes[0]) && !is_option_of_itself(nodes[1]);
  }

  KoOptions outside(KoNode node) {
    KoOptions out;
    for (const Player player : kBothPlayers) {
      std::optional<KoWall>& best = out[place_of(player)];
      for (const KoNode option : graph_.options(node, player)) {
        if (parts_.of[option] == parts_.of[node]) continue;
        store_.budget().ask();
        const KoWall& next = walls_[option][place_of(opponent(player))];
        best = best ? better(*best, next, player) : next;
      }
    }
    return out;
  }

  void keep(KoNode node, KoWalls walls) {
    charge_.add((walls[0].bends().size() + walls[1].bends().size()) * sizeof(KoWall::Bend));
    walls_[node] = std::move(walls);
  }

  ValueStore& store_;
  const LoopyGraph& graph_;
  Komaster komaster_;
  Thermographs thermographs_;
  Charge charge_;
  Components parts_;
  std::vector<Value> values_;
  std::vector<KoWalls> walls_;
};

}  // namespace

std::string_view assumption(Komaster komaster) {
  switch (komaster) {
    case Komaster::nobody:
      return "if nobody has ko threats";
    case Komaster::left:
      return "if Left is komaster";
    case Komaster::right:
      break;
  }
  return "if Right is komaster";
}

std::string print(const KoThermograph& graph) {
  std::string out = "mast " + print(graph.mast) + ", temperature " + print(graph.temperature);
  for (const Player player : kBothPlayers) {
    out += player == Player::left ? ", left wall" : ", right wall";
    for (const auto& [t, line] : graph.wall(player).bends()) {
      out += " " + print(t) + ":" + print(line.value);
    }
  }
  if (graph.has_kos) out += ", " + std::string(assumption(graph.komaster));
  return out;
}

Result<KoThermograph> ko_thermograph(ValueStore& store, const LoopyGame& game, Komaster komaster) {
  const LoopyGame part = reachable_part(game, store.budget());
  KoWallsOfGraph all(store, part.graph(), komaster);
  if (const std::optional<Error> error = all.make()) return std::unexpected(*error);
  const KoWalls& walls = all.walls(part.start());
  KoThermograph out;
  out.left = walls[0];
  out.right = walls[1];
  const KoWall::Bend &left = out.left.bends().back(), &right = out.right.bends().back();
  out.mast = left.line.value;
  out.temperature = std::max(left.t, right.t);
  out.komaster = komaster;
  out.has_kos = !all.value(part.start());
  if (!out.has_kos) out.temperature = all.temperature(all.value(part.start()));
  return out;
}

}  // namespace summand
