#include "summand/value/nimber_order.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace summand {

namespace {

const NimberSet kNone = {};
const NimberSet kAll = {0};

NimberSet only(std::uint64_t star) {
  if (star == std::numeric_limits<std::uint64_t>::max()) return {star};
  return {star, star + 1};
}

NimberSet complement(NimberSet set) {
  if (!set.empty() && set.front() == 0) {
    set.erase(set.begin());
  } else {
    set.insert(set.begin(), 0);
  }
  return set;
}

// The nimbers for which ups.^ + *star + *m >= 0.
NimberSet not_negative_with(std::int64_t ups, std::uint64_t star) {
  if (ups >= 2) return kAll;
  if (ups == 1) return complement(only(star ^ 1));
  return ups == 0 ? only(star) : kNone;
}

// The beginnings and ends of many sets, and the union of these sets.
class Union {
 public:
  void add(const NimberSet& set) {
    for (std::size_t i = 0; i < set.size(); ++i) edges_.push_back({set[i], i % 2 == 0 ? 1 : -1});
  }
  NimberSet united() {
    std::sort(edges_.begin(), edges_.end());
    NimberSet out;
    int inside = 0;
    for (std::size_t i = 0; i < edges_.size();) {
      const std::uint64_t place = edges_[i].first;
      const bool was_inside = inside > 0;
      for (; i < edges_.size() && edges_[i].first == place; ++i) inside += edges_[i].second;
      if (was_inside != (inside > 0)) out.push_back(place);
    }
    return out;
  }

 private:
  std::vector<std::pair<std::uint64_t, int>> edges_;
};

}  // namespace

bool ValueStore::NimberOrder::contains(const NimberSet& set, std::uint64_t star) {
  return (std::upper_bound(set.begin(), set.end(), star) - set.begin()) % 2 == 1;
}

// The result if the stops decide: on each side of them all nimbers compare alike.
std::optional<NimberSet> ValueStore::NimberOrder::by_stops(const Node& game, Side side) const {
  const std::int64_t key = number_.key;
  if (side == Side::at_most) {
    if (key > game.left_key || key > game.right_key) return kNone;
    return key < game.right_key ? std::optional(kAll) : std::nullopt;
  }
  if (key < game.left_key || key < game.right_key) return kNone;
  return key > game.left_key ? std::optional(kAll) : std::nullopt;
}

std::optional<NimberSet> ValueStore::NimberOrder::at_once(Id game, Side side) const {
  const Node& n = store_.node(game);
  if (n.kind == Node::game) {
    if (std::optional<NimberSet> decided = by_stops(n, side)) return decided;
    const Sets* found = known(game);
    if (found == nullptr) return std::nullopt;
    return side == Side::at_most ? found->at_most : found->at_least;
  }
  const Nus parts = store_.nus(n);
  const std::strong_ordering numbers = store_.pool_->order(parts.number, number_);
  if (numbers != 0) return (numbers > 0) == (side == Side::at_most) ? kAll : kNone;
  return not_negative_with(side == Side::at_most ? parts.ups : -parts.ups, parts.star);
}

// The nimbers that are on that side of no option.
NimberSet ValueStore::NimberOrder::not_among(Id game, Player player, Side side) {
  Union found;
  for (const Id option : store_.options_of(game, player)) {
    store_.budget_.ask();
    found.add(*at_once(option, side));
  }
  return complement(found.united());
}

// Assumes that the sets of the options are known. *m <= G unless some G^R <= *m, or G <= *i for a
// smaller i. The same holds for *m >= G. So of the two sets of candidates only the one with the
// smaller least nimber counts. If both begin with the same *m, G is *m.
ValueStore::NimberOrder::Sets ValueStore::NimberOrder::sets_of(Id game) {
  const Node& n = store_.node(game);
  std::optional<NimberSet> at_most = by_stops(n, Side::at_most);
  std::optional<NimberSet> at_least = by_stops(n, Side::at_least);
  const bool both = !at_most && !at_least;
  if (!at_most) at_most = not_among(game, Player::right, Side::at_least);
  if (!at_least) at_least = not_among(game, Player::left, Side::at_most);
  if (both && !at_most->empty() && !at_least->empty()) {
    const std::uint64_t most = at_most->front(), least = at_least->front();
    if (most == least) at_most = at_least = only(most);
    if (most < least) at_least = kNone;
    if (least < most) at_most = kNone;
  }
  return {*std::move(at_most), *std::move(at_least)};
}

const ValueStore::NimberOrder::Sets* ValueStore::NimberOrder::known(Id game) const {
  if (store_.is_scratch(game)) return scratch_number_ == number_ ? &scratch_ : nullptr;
  const auto at = store_.nimber_memo_->known.find({number_, game});
  return at == store_.nimber_memo_->known.end() ? nullptr : &at->second;
}

const ValueStore::NimberOrder::Sets& ValueStore::NimberOrder::sets(const NumberKey& number,
                                                                   Id game) {
  NimberMemo& memo = *store_.nimber_memo_;
  if (memo.bytes > NimberMemo::kMostBytes) memo.forget();
  number_ = number;
  struct Frame {
    Id game;
    std::uint32_t next;
  };
  std::vector<Frame> stack;
  if (known(game) == nullptr) stack.push_back({game, 0});
  while (!stack.empty()) {
    store_.budget_.ask();
    Frame& top = stack.back();
    const auto left = store_.options_of(top.game, Player::left);
    const auto right = store_.options_of(top.game, Player::right);
    Id unknown = 0;
    while (unknown == 0 && top.next < left.size() + right.size()) {
      const bool is_left = top.next < left.size();
      const Id option = is_left ? left[top.next] : right[top.next - left.size()];
      ++top.next;
      // The options of a player are visited only if the stops do not decide.
      const Node& n = store_.node(top.game);
      if (by_stops(n, is_left ? Side::at_least : Side::at_most)) continue;
      if (!at_once(option, is_left ? Side::at_most : Side::at_least)) unknown = option;
    }
    if (unknown != 0) {
      stack.push_back({unknown, 0});
      continue;
    }
    Sets found = sets_of(top.game);
    if (store_.is_scratch(top.game)) {
      scratch_ = std::move(found);
      scratch_number_ = number_;
      stack.pop_back();
      continue;
    }
    const std::size_t bytes =
        (found.at_most.size() + found.at_least.size()) * sizeof(std::uint64_t) + 2 * sizeof(Sets);
    memo.budget.charge(bytes);
    memo.bytes += bytes;
    memo.known.emplace(NimberMemo::Key{number_, top.game}, std::move(found));
    stack.pop_back();
  }
  return *known(game);
}

}  // namespace summand
