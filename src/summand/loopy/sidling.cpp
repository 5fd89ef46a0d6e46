#include "summand/loopy/sidling.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "summand/loopy/alternation.hpp"
#include "summand/loopy/side_order.hpp"
#include "summand/loopy/sides.hpp"

namespace summand {

namespace {

constexpr Player kSidlers[] = {Player::left, Player::right};
constexpr std::size_t kMostRounds = 10, kManyRounds = 60;
// Limits are guessed from some early rounds, in which values are still short.
constexpr std::size_t kFirstGuess = 2, kLastGuess = 6;

Stopper on_of(StopperStore& store) {
  LoopyBuilder builder(store.budget());
  const LoopyGraph::Node on = builder.add_node();
  builder.add_option(on, Player::left, on);
  return store.add(builder.build(on));
}

}  // namespace

Knot::Knot(const LoopyGraph& graph, std::span<const Node> members, std::span<const Stopper> values,
           Budget& budget)
    : budget_(budget), members_(static_cast<std::uint32_t>(members.size())) {
  LoopyBuilder builder(budget);
  std::unordered_map<Node, Node> numbers;
  for (const Node member : members) numbers.emplace(member, builder.add_node());
  known_.resize(members_);
  for (const Node member : members) {
    for (const Player player : kSidlers) {
      for (const Node option : graph.options(member, player)) {
        const auto [found, is_new] = numbers.try_emplace(option, builder.size());
        if (is_new) {
          builder.add_node();
          known_.push_back(values[option]);
          if (!values[option]) has_unknown_exit_ = true;
        }
        builder.add_option(numbers.at(member), player, found->second);
      }
    }
  }
  graph_ = builder.build();
}

bool Knot::is_stopper() const { return is_stopper_graph(*graph_, budget_); }

std::vector<Stopper> Knot::simplified(StopperStore& store) const {
  std::vector<Stopper> values = store.add(*graph_, known_);
  values.resize(members_);
  return values;
}

std::vector<Knot::Move> Knot::cut(Player first, bool backwards) const {
  // Depth first through alternate play. A move back to an open position closes a cycle.
  enum class Mark : std::uint8_t { fresh, open, done };
  struct Frame {
    Node node;
    Player mover;
    std::size_t next = 0;
  };
  std::vector<Mark> marks(2 * std::size_t{graph_->size()}, Mark::fresh);
  const auto mark = [&](Node node, Player mover) -> Mark& {
    return marks[2 * std::size_t{node} + (mover == Player::right)];
  };
  std::vector<Move> out;
  std::vector<Frame> path;
  for (const Player start : {first, opponent(first)}) {
    for (Node i = 0; i < members_; ++i) {
      const Node root = backwards ? members_ - 1 - i : i;
      if (mark(root, start) != Mark::fresh) continue;
      path.push_back({root, start});
      mark(root, start) = Mark::open;
      while (!path.empty()) {
        Frame& frame = path.back();
        const auto options = graph_->options(frame.node, frame.mover);
        if (frame.next == options.size()) {
          mark(frame.node, frame.mover) = Mark::done;
          path.pop_back();
          continue;
        }
        const std::size_t at = frame.next++;
        const Node to = options[backwards ? options.size() - 1 - at : at];
        const Player mover = opponent(frame.mover);
        if (to >= members_ || mark(to, mover) == Mark::done) continue;
        if (mark(to, mover) == Mark::open) {
          out.push_back({frame.node, frame.mover, to});
        } else {
          mark(to, mover) = Mark::open;
          path.push_back({to, mover});
        }
      }
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

Knot::Sidling Knot::sidle(StopperStore& store, std::span<const Move> cut,
                          std::size_t most_rounds) const {
  std::vector<Node> targets;
  for (const Move& move : cut) targets.push_back(move.to);
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  LoopyBuilder builder(budget_);
  while (builder.size() < graph_->size() + targets.size()) builder.add_node();
  for (Node node = 0; node < members_; ++node) {
    for (const Player player : kSidlers) {
      for (const Node option : graph_->options(node, player)) {
        const bool is_cut = std::binary_search(cut.begin(), cut.end(), Move{node, player, option});
        const auto place = std::lower_bound(targets.begin(), targets.end(), option);
        builder.add_option(
            node, player,
            is_cut ? graph_->size() + static_cast<Node>(place - targets.begin()) : option);
      }
    }
  }
  const auto graph = builder.build();
  std::vector<Stopper> known = known_;
  known.resize(graph->size(), on_of(store));
  Sidling out;
  while (!out.ended && out.rounds.size() < most_rounds) {
    Values values = store.add(*graph, known);
    out.ended = true;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      Stopper& before = known[graph_->size() + i];
      if (before != values[targets[i]]) out.ended = false;
      before = values[targets[i]];
    }
    values.resize(members_);
    out.rounds.push_back(std::move(values));
  }
  return out;
}

Knot::Values Knot::limits(StopperStore& store, const Values& before, const Values& after) const {
  // The graph of the later values. Where it has an earlier value, it gets the later one instead.
  std::map<Stopper, Stopper> later;
  for (std::size_t i = 0; i < members_; ++i) {
    if (before[i] != after[i]) later.emplace(before[i], after[i]);
  }
  std::map<Stopper, Node> nodes;
  std::vector<Stopper> waiting;
  LoopyBuilder builder(budget_);
  const auto node_of = [&](Stopper value) {
    const auto [found, is_new] = nodes.try_emplace(value, builder.size());
    if (is_new) {
      builder.add_node();
      waiting.push_back(value);
    }
    return found->second;
  };
  for (const Stopper value : after) node_of(value);
  for (std::size_t next = 0; next < waiting.size(); ++next) {
    const Stopper value = waiting[next];
    for (const Player player : kSidlers) {
      for (const Stopper option : store.options(value, player)) {
        const auto replaced = later.find(option);
        builder.add_option(nodes.at(value), player,
                           node_of(replaced == later.end() ? option : replaced->second));
      }
    }
  }
  const auto graph = builder.build();
  if (!is_stopper_graph(*graph, budget_)) return {};
  return store.add(*graph);
}

// The canonical forms of stoppers in a graph, in which each position occurs once.
class Knot::Forms {
 public:
  Forms(StopperStore& store, LoopyBuilder& builder) : store_(store), builder_(builder) {}

  Node add(Stopper stopper) {
    const Node start = node_of(stopper);
    for (; next_ < order_.size(); ++next_) {
      const Stopper position = order_[next_];
      for (const Player player : kSidlers) {
        for (const Stopper option : store_.options(position, player)) {
          builder_.add_option(nodes_.at(position), player, node_of(option));
        }
      }
    }
    return start;
  }

 private:
  Node node_of(Stopper stopper) {
    const auto [found, is_new] = nodes_.try_emplace(stopper, builder_.size());
    if (is_new) {
      builder_.add_node();
      order_.push_back(stopper);
    }
    return found->second;
  }

  StopperStore& store_;
  LoopyBuilder& builder_;
  std::map<Stopper, Node> nodes_;
  std::vector<Stopper> order_;
  std::size_t next_ = 0;
};

// The members, with the canonical forms of stoppers beside them.
struct Knot::Company {
  std::shared_ptr<const LoopyGraph> graph;
  std::vector<Node> exits;     // of the component, in their order
  std::vector<Node> stoppers;  // the others that were given
};

Knot::Company Knot::company(StopperStore& store, std::span<const Stopper> stoppers) const {
  Company out;
  LoopyBuilder builder(budget_);
  for (Node node = 0; node < members_; ++node) builder.add_node();
  Forms forms(store, builder);
  for (std::size_t i = members_; i < known_.size(); ++i) out.exits.push_back(forms.add(known_[i]));
  for (const Stopper stopper : stoppers) out.stoppers.push_back(forms.add(stopper));
  for (Node node = 0; node < members_; ++node) {
    for (const Player player : kSidlers) {
      for (const Node option : graph_->options(node, player)) {
        builder.add_option(node, player, option < members_ ? option : out.exits[option - members_]);
      }
    }
  }
  out.graph = builder.build();
  return out;
}

// The members whose onsides are among these stoppers.
Knot::Values Knot::found_among(StopperStore& store, std::span<const Stopper> stoppers) const {
  const Company company = this->company(store, {});
  LoopyBuilder builder(budget_);
  Forms forms(store, builder);
  std::vector<Node> places;
  for (const Stopper stopper : stoppers) places.push_back(forms.add(stopper));
  const auto graph = builder.build();
  const OnsideOrder greater(*company.graph, *graph, budget_);
  const OnsideOrder less(*graph, *company.graph, budget_);
  Values out(members_);
  for (Node node = 0; node < members_; ++node) {
    for (std::size_t i = 0; i < stoppers.size() && !out[node]; ++i) {
      if (greater.greater_or_equal(node, places[i]) && less.greater_or_equal(places[i], node)) {
        out[node] = stoppers[i];
      }
    }
  }
  return out;
}

Knot::Values Knot::untied(StopperStore& store, int tries) const {
  if (tries > 0) {
    // Most positions of a large component are simple. Without them it falls apart.
    const Stopper on = on_of(store);
    std::set<Stopper> simple = {on, store.negative(on), store.zero()};
    simple.insert(known_.begin() + members_, known_.end());
    Values found = found_among(store, std::vector(simple.begin(), simple.end()));
    if (std::ranges::any_of(found, [](Stopper value) { return static_cast<bool>(value); })) {
      found.insert(found.end(), known_.begin() + members_, known_.end());
      Values out = onsides(store, *graph_, found, tries - 1);
      out.resize(members_);
      return out;
    }
  }
  std::vector<Sidling> sidlings;
  for (const Player first : kSidlers) {
    for (const bool backwards : {false, true}) {
      Sidling sidling = sidle(store, cut(first, backwards), kMostRounds);
      if (sidling.ended) return std::move(sidling.rounds.back());
      sidlings.push_back(std::move(sidling));
    }
  }
  std::set<Stopper> guesses;
  for (const Sidling& sidling : sidlings) {
    for (std::size_t i = kFirstGuess; i < kLastGuess; ++i) {
      const Values limits = this->limits(store, sidling.rounds[i], sidling.rounds[i + 1]);
      guesses.insert(limits.begin(), limits.end());
    }
    guesses.insert(sidling.rounds[kLastGuess].begin(), sidling.rounds[kLastGuess].end());
  }
  if (tries > 0) {
    Values out = untied_by_guesses(store, std::vector(guesses.begin(), guesses.end()), tries);
    if (!out.empty()) return out;
  }
  const Sidling sidling = sidle(store, cut(Player::left, false), kManyRounds);
  return sidling.ended ? sidling.rounds.back() : Values(members_);
}

// Empty if the guesses are of no use.
Knot::Values Knot::untied_by_guesses(StopperStore& store, std::span<const Stopper> guesses,
                                     int tries) const {
  const Company company = this->company(store, guesses);
  const OnsideOrder order(*company.graph, *company.graph, budget_);
  const auto place = [&](Node node) {
    return node < members_ ? node : company.exits[node - members_];
  };
  std::vector<Stopper> known = known_;
  bool progress = false;
  for (Node node = 0; node < members_; ++node) {
    for (std::size_t i = 0; i < guesses.size() && !known[node]; ++i) {
      if (!order.greater_or_equal(node, company.stoppers[i])) continue;
      if (!order.greater_or_equal(company.stoppers[i], node)) continue;
      known[node] = guesses[i];
      progress = true;
    }
  }
  LoopyBuilder rest(budget_);
  while (rest.size() < graph_->size()) rest.add_node();
  for (Node node = 0; node < members_; ++node) {
    for (const Player player : kSidlers) {
      const auto options = graph_->options(node, player);
      const auto is_as_good = [&](Node a, Node b) {
        return player == Player::left ? order.greater_or_equal(place(a), place(b))
                                      : order.greater_or_equal(place(b), place(a));
      };
      for (const Node option : options) {
        // Of equal options the last one is kept. So an exit is kept rather than a member.
        const bool dominated = std::ranges::any_of(options, [&](Node other) {
          return other != option && is_as_good(other, option) &&
                 (other > option || !is_as_good(option, other));
        });
        if (!dominated) rest.add_option(node, player, option);
        progress = progress || dominated;
      }
    }
  }
  if (!progress) return {};
  Values out = onsides(store, *rest.build(), known, tries - 1);
  out.resize(members_);
  for (Node node = 0; node < members_; ++node) {
    if (!out[node] || out[node] == known[node]) continue;
    const LoopyGame member(company.graph, node), found = store.game(out[node]);
    if (!onside_greater_or_equal(member, found, budget_) ||
        !onside_greater_or_equal(found, member, budget_)) {
      out[node] = Stopper();
    }
  }
  return out;
}

}  // namespace summand
