#include "summand/misere/misere_forms.hpp"

#include <algorithm>
#include <utility>

namespace summand {

MisereStore::MisereStore(Budget budget)
    : budget_(std::move(budget)),
      lists_(budget_),
      nodes_(budget_),
      sums_(budget_),
      outcomes_(budget_),
      mates_(budget_) {
  nimber(1);
}

MisereForm MisereStore::nimber(std::uint64_t n) {
  if (n > kMostNimber) {
    reach_limit(Limit::size, "a nim-heap of more than " + std::to_string(kMostNimber) +
                                 " counters is too large for misère forms");
  }
  while (nimbers_.size() <= n) {
    budget_.ask();
    nimbers_.push_back(add(nimbers_));
  }
  return MisereForm(nimbers_[static_cast<std::size_t>(n)]);
}

MisereForm MisereStore::make(std::span<const MisereForm> options) {
  std::vector<std::uint32_t> ids;
  ids.reserve(options.size());
  for (const MisereForm option : options) ids.push_back(option.id_);
  return MisereForm(make_id(ids));
}

std::uint32_t MisereStore::make_id(std::vector<std::uint32_t>& options) {
  budget_.ask();
  std::ranges::sort(options);
  const auto repeated = std::ranges::unique(options);
  options.erase(repeated.begin(), repeated.end());
  // Only canonical forms have their options in the lists.
  if (const auto known = lists_.find(options)) return *known;
  if (const auto simpler = reduced(options)) return *simpler;
  return add(options);
}

std::uint32_t MisereStore::add(std::span<const std::uint32_t> options) {
  // The node comes first: if a limit stops the list, the node is overwritten by the next form.
  nodes_.truncate(lists_.size());
  nodes_.push_back(node_of(options));
  return lists_.add(options);
}

// Conway's rule: G is equal to H if its options are those of H and others, each with H among its
// own options. If H is 0, then G must also be a win for the next player, as 0 is.
//
// A reduction is to an option of an option. We look only at the options of the option with the
// largest id. For suppose H is an option of another option. If the one with the largest id did not
// have the option H, it would be an option of H, and its id would be smaller than that of H.
std::optional<std::uint32_t> MisereStore::reduced(std::span<const std::uint32_t> options) const {
  if (options.empty()) return std::nullopt;
  for (const std::uint32_t to : lists_[options.back()]) {
    if (reduces_to(options, to)) return to;
  }
  return std::nullopt;
}

bool MisereStore::reduces_to(std::span<const std::uint32_t> options, std::uint32_t to) const {
  const auto kept = lists_[to];
  auto next = kept.begin();
  bool can_win = false;
  for (const std::uint32_t option : options) {
    can_win = can_win || nodes_[option].misere_nim_value == 0;
    if (next != kept.end() && *next == option) {
      ++next;
    } else if (!std::ranges::binary_search(lists_[option], to)) {
      return false;
    }
  }
  return next == kept.end() && (to != 0 || can_win);
}

template <class Value>
std::uint32_t MisereStore::least_missing(std::span<const std::uint32_t> options, Value value) {
  seen_.assign(options.size() + 1, false);
  for (const std::uint32_t option : options) {
    const std::uint32_t its = value(nodes_[option]);
    if (its < seen_.size()) seen_[its] = true;
  }
  return static_cast<std::uint32_t>(std::ranges::find(seen_, false) - seen_.begin());
}

MisereStore::Node MisereStore::node_of(std::span<const std::uint32_t> options) {
  Node node{};
  for (const std::uint32_t option : options) {
    node.birthday = std::max(node.birthday, nodes_[option].birthday + 1);
  }
  node.nim_value = least_missing(options, [](const Node& its) { return its.nim_value; });
  node.misere_nim_value = options.empty() ? 1 : least_missing(options, [](const Node& its) {
    return its.misere_nim_value;
  });
  node.is_nimber = options.size() == node.birthday;
  for (const std::uint32_t option : options) {
    node.is_nimber = node.is_nimber && nodes_[option].is_nimber;
  }
  return node;
}

std::optional<std::uint32_t> MisereStore::as_nimber(MisereForm g) const {
  return nodes_[g.id_].is_nimber ? std::optional(nodes_[g.id_].birthday) : std::nullopt;
}

std::vector<MisereForm> MisereStore::options(MisereForm g) const {
  std::vector<MisereForm> out;
  for (const std::uint32_t option : lists_[g.id_]) out.push_back(MisereForm(option));
  return out;
}

bool MisereStore::has_option(MisereForm g, MisereForm option) const {
  return std::ranges::binary_search(lists_[g.id_], option.id_);
}

std::vector<MisereForm> MisereStore::followers(MisereForm g) {
  ChargedVector<std::uint32_t> open(budget_);
  FlatMap<std::uint32_t, std::uint32_t, PairHash> met(budget_);
  open.push_back(g.id_);
  met.insert(g.id_, 1);
  std::vector<MisereForm> out;
  while (!open.empty()) {
    budget_.ask();
    const std::uint32_t id = open.pop_back();
    out.push_back(MisereForm(id));
    for (const std::uint32_t option : lists_[id]) {
      if (met.find(option) != 0) continue;
      met.insert(option, 1);
      open.push_back(option);
    }
  }
  std::ranges::sort(out);
  return out;
}

MisereForm MisereStore::sum(MisereForm g, MisereForm h) { return MisereForm(sum_id(g.id_, h.id_)); }

MisereForm MisereStore::sum(std::span<const MisereForm> parts) {
  MisereForm total;
  for (const MisereForm part : parts) total = sum(total, part);
  return total;
}

std::uint32_t MisereStore::known_sum(std::uint32_t g, std::uint32_t h) const {
  if (g == 0 || h == 0) return g + h + 1;
  return sums_.find(pair_of(g, h));
}

std::uint32_t MisereStore::sum_id(std::uint32_t g, std::uint32_t h) {
  if (const std::uint32_t known = known_sum(g, h)) return known - 1;
  struct Open {
    std::uint32_t g, h;
  };
  ChargedVector<Open> open(budget_);
  open.push_back({g, h});
  std::vector<std::uint32_t> options;
  while (true) {
    budget_.ask();
    const Open now = open.back();
    if (known_sum(now.g, now.h) == 0) {
      options.clear();
      bool complete = true;
      const auto look = [&](std::uint32_t x, std::uint32_t y) {
        const std::uint32_t known = known_sum(x, y);
        if (known == 0) {
          open.push_back({x, y});
          complete = false;
        }
        options.push_back(known - 1);
      };
      for (const std::uint32_t option : lists_[now.g]) look(option, now.h);
      if (now.g != now.h) {
        for (const std::uint32_t option : lists_[now.h]) look(now.g, option);
      }
      if (!complete) continue;
      sums_.insert(pair_of(now.g, now.h), make_id(options) + 1);
    }
    open.pop_back();
    if (open.empty()) return known_sum(g, h) - 1;
  }
}

MisereForm MisereStore::mate(MisereForm g) {
  if (g == MisereForm()) return star();
  if (const std::uint32_t known = mates_.find(g.id_)) return MisereForm(known - 1);
  std::vector<std::uint32_t> options;
  // In rising order the mates of the options are known.
  for (const MisereForm follower : followers(g)) {
    if (follower.id_ == 0 || mates_.find(follower.id_) != 0) continue;
    options.clear();
    for (const std::uint32_t option : lists_[follower.id_]) {
      options.push_back(option == 0 ? 1 : mates_.find(option) - 1);
    }
    mates_.insert(follower.id_, make_id(options) + 1);
  }
  return MisereForm(mates_.find(g.id_) - 1);
}

MisereOutcome MisereStore::outcome_of_sum(MisereForm g, MisereForm h) {
  constexpr std::uint32_t kNext = 1, kPrevious = 2;
  const auto known = [&](std::uint32_t x, std::uint32_t y) {
    if (x == 0 || y == 0) return nodes_[x + y].misere_nim_value == 0 ? kPrevious : kNext;
    return outcomes_.find(pair_of(x, y));
  };
  struct Open {
    std::uint32_t g, h;
    std::size_t option;  // the first one that is not looked at, of g and then of h
  };
  ChargedVector<Open> open(budget_);
  std::uint32_t result = known(g.id_, h.id_);
  if (result == 0) open.push_back({g.id_, h.id_, 0});
  while (!open.empty()) {
    budget_.ask();
    Open& now = open.back();
    const auto first = lists_[now.g], second = lists_[now.h];
    result = kPrevious;
    Open missing{};
    for (; now.option < first.size() + second.size(); ++now.option) {
      const bool in_first = now.option < first.size();
      const std::uint32_t x = in_first ? first[now.option] : now.g;
      const std::uint32_t y = in_first ? now.h : second[now.option - first.size()];
      const std::uint32_t its = known(x, y);
      if (its == 0) missing = {x, y, 0};
      if (its == kPrevious) result = kNext;
      if (its != kNext) break;
    }
    if (missing.g != missing.h || missing.g != 0) {
      open.push_back(missing);
      continue;
    }
    outcomes_.insert(pair_of(now.g, now.h), result);
    open.pop_back();
  }
  return known(g.id_, h.id_) == kPrevious ? MisereOutcome::previous : MisereOutcome::next;
}

}  // namespace summand
