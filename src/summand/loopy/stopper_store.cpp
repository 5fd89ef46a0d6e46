#include "summand/loopy/stopper_store.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/loopy/alternation.hpp"
#include "summand/loopy/stopper_order.hpp"

namespace summand {

namespace {

constexpr Player kBoth[] = {Player::left, Player::right};

void sort_once(std::vector<std::uint32_t>& ids) {
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

}  // namespace

// The canonical options of new stoppers whose order is known.
class StopperStore::Simplifier {
 public:
  explicit Simplifier(const NewOrder& order) : order_(order) {
    for (Id g = order.first_new(); g < order.end(); ++g) representatives_.push_back(first_equal(g));
  }

  // The least number of a stopper with the same value.
  Id representative(Id g) const {
    return g < order_.first_new() ? g : representatives_[g - order_.first_new()];
  }

  // Options are bypassed in the given graph, not in one with options that are bypassed already. So
  // a chain of reversals is alternate play of a stopper, and ends.
  Ids options(Id g, Player player) const {
    Ids kept, seen;
    const auto given = order_.options(g, player);
    Ids waiting(given.begin(), given.end());
    while (!waiting.empty()) {
      const Id option = waiting.back();
      waiting.pop_back();
      if (std::ranges::find(seen, option) != seen.end()) continue;
      seen.push_back(option);
      const auto replies = order_.options(option, opponent(player));
      const auto reply =
          std::ranges::find_if(replies, [&](Id back) { return is_as_good(g, back, player); });
      if (reply == replies.end()) {
        kept.push_back(representative(option));
      } else {
        const auto beyond = order_.options(*reply, player);
        waiting.insert(waiting.end(), beyond.begin(), beyond.end());
      }
    }
    sort_once(kept);
    std::erase_if(kept, [&](Id option) {
      return std::ranges::any_of(
          kept, [&](Id other) { return other != option && is_as_good(other, option, player); });
    });
    return kept;
  }

 private:
  // Whether a is at least as good as b for the player.
  bool is_as_good(Id a, Id b, Player player) const {
    return player == Player::left ? order_.greater_or_equal(a, b) : order_.greater_or_equal(b, a);
  }
  Id first_equal(Id g) const {
    Id h = 0;
    while (!order_.greater_or_equal(g, h) || !order_.greater_or_equal(h, g)) ++h;
    return h;
  }

  const NewOrder& order_;
  Ids representatives_;
};

std::size_t StopperStore::ListsHash::operator()(const Lists& lists) const {
  std::uint64_t hash = lists.left.size();
  for (const Id id : lists.left) hash = hash_combine(hash, id);
  for (const Id id : lists.right) hash = hash_combine(hash, id);
  return static_cast<std::size_t>(hash);
}

StopperStore::StopperStore(const Budget& budget)
    : budget_(budget), charge_(budget), ends_(budget), targets_(budget), orders_(budget) {
  add_component(std::vector<Lists>(1));
}

Stopper StopperStore::add(const LoopyGame& game) {
  const LoopyGame part = reachable_part(game, budget_);
  return add(part.graph())[part.start()];
}

std::vector<Stopper> StopperStore::add(const LoopyGraph& graph, std::span<const Stopper> known) {
  SUMMAND_CHECK(known.empty() || known.size() == graph.size());
  const auto is_given = [&](LoopyGraph::Node node) { return !known.empty() && known[node]; };
  Charge charge(budget_);
  charge.add(std::size_t{graph.size()} *
             (sizeof(Stopper) + sizeof(std::vector<Id>) + 4 * sizeof(Id)));
  std::vector<Stopper> out(graph.size());
  MoveGraph moves(budget_), turns(budget_);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    if (is_given(node)) out[node] = known[node];
    for (const Player player : kBoth) {
      for (const LoopyGraph::Node option : graph.options(node, player)) {
        if (is_given(node)) break;
        moves.add_move(option);
        turns.add_move(2 * option + (player == Player::left));
      }
      turns.close_node();
    }
    moves.close_node();
  }
  SUMMAND_CHECK(components(turns, budget_).count == turns.size());
  const Components parts = components(moves, budget_);
  std::vector<std::vector<LoopyGraph::Node>> members(parts.count);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    members[parts.of[node]].push_back(node);
  }
  std::vector<Id> place(graph.size());
  for (const std::vector<LoopyGraph::Node>& part : members) {
    if (is_given(part.front())) continue;
    for (std::size_t i = 0; i < part.size(); ++i) place[part[i]] = size_ + static_cast<Id>(i);
    std::vector<Lists> lists(part.size());
    for (std::size_t i = 0; i < part.size(); ++i) {
      for (const Player player : kBoth) {
        Ids& list = lists[i].of(player);
        for (const LoopyGraph::Node option : graph.options(part[i], player)) {
          list.push_back(out[option] ? id(out[option]) : place[option]);
        }
        sort_once(list);
      }
    }
    const std::vector<Id> ids = add_component(lists);
    for (std::size_t i = 0; i < part.size(); ++i) out[part[i]] = handle(ids[i]);
  }
  return out;
}

Stopper StopperStore::make(std::span<const Stopper> left, std::span<const Stopper> right) {
  Lists lists;
  for (const Stopper option : left) lists.left.push_back(id(option));
  for (const Stopper option : right) lists.right.push_back(id(option));
  for (const Player player : kBoth) sort_once(lists.of(player));
  return handle(add_component({&lists, 1}).front());
}

// The values of new stoppers. In their options, their own numbers follow those of the store.
std::vector<StopperStore::Id> StopperStore::add_component(std::span<const Lists> lists) {
  drop_unfinished();
  const bool is_loop_free = lists.size() == 1 && !has_new_option(lists[0]);
  if (is_loop_free) {
    if (const auto made = made_.find(lists[0]); made != made_.end()) return {made->second};
  }
  const Canonical simple = canonical(lists);
  const Id first = size_;
  const std::vector<Id> ids = intern(simple.lists);
  std::vector<Id> out;
  for (const Id number : simple.numbers)
    out.push_back(number < first ? number : ids[number - first]);
  if (is_loop_free) remember(lists[0], out[0]);
  return out;
}

bool StopperStore::has_new_option(const Lists& lists) const {
  const auto is_new = [&](Id option) { return option >= size_; };
  return std::ranges::any_of(lists.left, is_new) || std::ranges::any_of(lists.right, is_new);
}

void StopperStore::remember(const Lists& lists, Id id) {
  if (made_.contains(lists)) return;
  charge_.add(kMapEntry<Lists, Id> + (lists.left.size() + lists.right.size()) * sizeof(Id));
  made_.emplace(lists, id);
}

// Canonical forms of new stoppers, as new stoppers again. They are different, and different from
// the old stoppers that they lead to.
StopperStore::Canonical StopperStore::canonical(std::span<const Lists> lists) {
  // The old stoppers that they lead to.
  std::vector<bool> seen(size_);
  Ids old;
  const auto see = [&](Id id) {
    if (id >= size_ || seen[id]) return;
    seen[id] = true;
    old.push_back(id);
  };
  for (const Lists& list : lists) {
    for (const Player player : kBoth) std::ranges::for_each(list.of(player), see);
  }
  for (std::size_t next = 0; next < old.size(); ++next) {
    for (const Player player : kBoth) std::ranges::for_each(options_of(old[next], player), see);
  }
  std::sort(old.begin(), old.end());
  const auto old_count = static_cast<Id>(old.size());
  const auto place = [&](Id id) {
    if (id >= size_) return id - size_ + old_count;
    return static_cast<Id>(std::ranges::lower_bound(old, id) - old.begin());
  };
  std::vector<Lists> placed(lists.begin(), lists.end());
  for (Lists& list : placed) {
    for (const Player player : kBoth) {
      for (Id& option : list.of(player)) option = place(option);
    }
  }
  const NewOrder order(*this, old, placed);
  const Simplifier simplifier(order);
  Canonical out;
  Ids sources;
  for (Id i = 0; i < lists.size(); ++i) {
    const Id same = simplifier.representative(old_count + i);
    if (same < old_count) {
      out.numbers.push_back(old[same]);
    } else if (same < old_count + i) {
      out.numbers.push_back(out.numbers[same - old_count]);
    } else {
      out.numbers.push_back(size_ + static_cast<Id>(sources.size()));
      sources.push_back(same);
    }
  }
  for (const Id source : sources) {
    Lists& list = out.lists.emplace_back();
    for (const Player player : kBoth) {
      for (const Id option : simplifier.options(source, player)) {
        list.of(player).push_back(option < old_count ? old[option]
                                                     : out.numbers[option - old_count]);
      }
      sort_once(list.of(player));
    }
  }
  return out;
}

// The ids of canonical forms. Those that the store does not have get the next ids.
std::vector<StopperStore::Id> StopperStore::intern(std::span<const Lists> lists) {
  if (lists.empty()) return {};
  if (lists.size() == 1 && !has_new_option(lists[0])) {
    if (const auto made = made_.find(lists[0]); made != made_.end()) return {made->second};
  }
  const Id first = size_;
  Ids all(first);
  std::iota(all.begin(), all.end(), Id{0});
  const NewOrder order(*this, all, lists);
  Ids ids, sources;
  for (Id i = 0; i < lists.size(); ++i) {
    const Id g = first + i;
    Id same = 0;
    while (same < first && !(order.greater_or_equal(g, same) && order.greater_or_equal(same, g))) {
      ++same;
    }
    if (same == first) {
      same += static_cast<Id>(sources.size());
      sources.push_back(g);
    }
    ids.push_back(same);
  }
  if (sources.size() > kMostStoppers - first) {
    reach_limit(Limit::size, "more than 20,000 different values of loopy games");
  }
  std::vector<Lists> made;
  for (const Id source : sources) {
    Lists& list = made.emplace_back(lists[source - first]);
    for (const Player player : kBoth) {
      for (Id& option : list.of(player)) option = option < first ? option : ids[option - first];
      sort_once(list.of(player));
    }
  }
  unfinished_ = true;
  for (Id i = 0; i < made.size(); ++i) append(made[i], order, sources, i);
  size_ += static_cast<std::uint32_t>(made.size());
  unfinished_ = false;
  if (made.size() == 1 && lists.size() == 1) remember(made[0], first);
  return ids;
}

// Adds one stopper with its options, and its order with all that were added before.
void StopperStore::append(const Lists& lists, const NewOrder& order, std::span<const Id> sources,
                          Id i) {
  for (const Player player : kBoth) {
    for (const Id option : lists.of(player)) targets_.push_back(option);
    ends_.push_back(static_cast<std::uint32_t>(targets_.size()));
  }
  const Id g = size_ + i;
  for (Id h = 0; h <= g; ++h) {
    const Id other = h < size_ ? h : sources[h - size_];
    std::uint64_t bits = 0;
    for (const Player player : kBoth) {
      const unsigned bit = player == Player::right;
      bits |= std::uint64_t{order.right_wins(sources[i], other, player)} << bit;
      bits |= std::uint64_t{order.right_wins(other, sources[i], player)} << (bit + 2);
    }
    const std::uint64_t place = std::uint64_t{g} * (g + 1) / 2 + h;
    if (place % 16 == 0) orders_.push_back(0);
    orders_.back() |= bits << (4 * (place % 16));
  }
}

// Removes what an addition left behind that was stopped.
void StopperStore::drop_unfinished() {
  if (!unfinished_) return;
  unfinished_ = false;
  ends_.truncate(std::min(ends_.size(), 2 * std::size_t{size_}));
  targets_.truncate(std::min<std::size_t>(targets_.size(), size_ == 0 ? 0 : ends_.back()));
  const std::uint64_t places = std::uint64_t{size_} * (size_ + 1) / 2;
  orders_.truncate(std::min(orders_.size(), static_cast<std::size_t>((places + 15) / 16)));
  if (places % 16 != 0) orders_.back() &= (std::uint64_t{1} << (4 * (places % 16))) - 1;
}

Stopper StopperStore::negative(Stopper s) {
  if (const auto known = negatives_.find(id(s)); known != negatives_.end()) {
    return handle(known->second);
  }
  const std::vector<Stopper> positions = followers(s);
  LoopyBuilder builder(budget_);
  std::unordered_map<Id, LoopyGraph::Node> nodes;
  for (const Stopper position : positions) nodes.emplace(id(position), builder.add_node());
  std::vector<Stopper> known(positions.size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const auto found = negatives_.find(id(positions[i]));
    if (found != negatives_.end()) known[i] = handle(found->second);
    for (const Player player : kBoth) {
      for (const Id option : options_of(id(positions[i]), player)) {
        builder.add_option(static_cast<LoopyGraph::Node>(i), opponent(player), nodes.at(option));
      }
    }
  }
  const std::vector<Stopper> turned = add(*builder.build(), known);
  charge_.add(2 * positions.size() * kMapEntry<Id, Id>);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    negatives_.emplace(id(positions[i]), id(turned[i]));
    negatives_.emplace(id(turned[i]), id(positions[i]));
  }
  return turned.front();
}

std::partial_ordering StopperStore::compare(Stopper g, Stopper h) const {
  if (g == h) return std::partial_ordering::equivalent;
  if (greater_or_equal(g, h)) return std::partial_ordering::greater;
  return greater_or_equal(h, g) ? std::partial_ordering::less : std::partial_ordering::unordered;
}

std::vector<Stopper> StopperStore::options(Stopper s, Player player) const {
  std::vector<Stopper> out;
  for (const Id option : options_of(id(s), player)) out.push_back(handle(option));
  return out;
}

std::vector<Stopper> StopperStore::followers(Stopper s) {
  std::vector<Stopper> out = {s};
  std::vector<bool> seen(size_);
  seen[id(s)] = true;
  for (std::size_t next = 0; next < out.size(); ++next) {
    budget_.ask();
    for (const Player player : kBoth) {
      for (const Id option : options_of(id(out[next]), player)) {
        if (seen[option]) continue;
        seen[option] = true;
        out.push_back(handle(option));
      }
    }
  }
  return out;
}

LoopyGame StopperStore::game(Stopper s) {
  using Rank = std::uint32_t;
  const std::vector<Stopper> positions = followers(s);
  std::unordered_map<Id, Rank> places;
  for (const Stopper position : positions) {
    places.emplace(id(position), static_cast<Rank>(places.size()));
  }
  // Ranks are refined by the ranks of the options until all are different. They become different:
  // positions with the same rank for ever would be equal games.
  struct Key {
    Rank rank;
    std::vector<Rank> left, right;
    Rank place;
  };
  std::vector<Rank> ranks(positions.size(), 0);
  for (Rank count = 1; count < positions.size();) {
    std::vector<Key> keys;
    for (Rank place = 0; place < positions.size(); ++place) {
      budget_.ask();
      Key key{ranks[place], {}, {}, place};
      for (const Player player : kBoth) {
        std::vector<Rank>& list = player == Player::left ? key.left : key.right;
        for (const Id option : options_of(id(positions[place]), player)) {
          list.push_back(ranks[places.at(option)]);
        }
        std::sort(list.begin(), list.end());
      }
      keys.push_back(std::move(key));
    }
    const auto parts = [](const Key& key) { return std::tie(key.rank, key.left, key.right); };
    std::sort(keys.begin(), keys.end(),
              [&](const Key& a, const Key& b) { return parts(a) < parts(b); });
    Rank next = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (i > 0 && parts(keys[i - 1]) != parts(keys[i])) ++next;
      ranks[keys[i].place] = next;
    }
    SUMMAND_CHECK(next + 1 > count);
    count = next + 1;
  }
  // Breadth first from s, with options in the order of their ranks.
  LoopyBuilder builder(budget_);
  std::vector<Rank> numbers(positions.size(), 0), order = {0};
  std::vector<bool> seen(positions.size());
  seen[0] = true;
  builder.add_node();
  for (std::size_t next = 0; next < order.size(); ++next) {
    for (const Player player : kBoth) {
      std::vector<Rank> options;
      for (const Id option : options_of(id(positions[order[next]]), player)) {
        options.push_back(places.at(option));
      }
      std::ranges::sort(options, {}, [&](Rank place) { return ranks[place]; });
      for (const Rank option : options) {
        if (!seen[option]) {
          seen[option] = true;
          numbers[option] = builder.add_node();
          order.push_back(option);
        }
        builder.add_option(static_cast<LoopyGraph::Node>(next), player, numbers[option]);
      }
    }
  }
  return builder.build(0);
}

}  // namespace summand
