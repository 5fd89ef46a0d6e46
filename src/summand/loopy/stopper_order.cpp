#include "summand/loopy/stopper_order.hpp"

namespace summand {

namespace {

// Each of the two lists of a difference has fewer options than there are stoppers.
static_assert(2 * StopperStore::kMostStoppers < 65536, "moves are counted in 16 bits");

}  // namespace

StopperStore::NewOrder::NewOrder(StopperStore& store, std::span<const Lists> fresh)
    : store_(store),
      fresh_(fresh),
      old_(store.size_),
      end_(old_ + static_cast<Id>(fresh.size())),
      charge_(store.budget_) {
  const std::uint64_t places = std::uint64_t{end_ - old_} * (std::uint64_t{end_} + old_);
  const std::size_t most = std::size_t(-1) / 16;
  if (places > most) reach_limit(Limit::size, "too many comparisons of loopy games");
  charge_.add(static_cast<std::size_t>(places) * 3 + 2 * std::size_t{end_} * sizeof(Ids));
  parents_.resize(2 * std::size_t{end_});
  wins_first_.assign(static_cast<std::size_t>(places), 0);
  open_.assign(static_cast<std::size_t>(places), 0);
  for (Id g = old_; g < end_; ++g) {
    for (const Player player : {Player::left, Player::right}) {
      for (const Id option : options(g, player)) {
        parents_[2 * std::size_t{option} + (player == Player::right)].push_back(g);
      }
    }
  }
  for (Id g = old_; g < end_; ++g) {
    store.budget_.ask();
    for (Id h = 0; h < end_; ++h) start(g, h);
    for (Id h = 0; h < old_; ++h) start(h, g);
  }
  while (!won_.empty()) {
    store.budget_.ask();
    const State state = won_.back();
    won_.pop_back();
    const auto [g, h, first] = state;
    if (first == Player::right) {
      for_each_parent(g, Player::left, [&](Id parent) { one_less(parent, h); });
      for_each_parent(h, Player::right, [&](Id parent) { one_less(g, parent); });
    } else {
      for_each_parent(g, Player::right, [&](Id parent) { wins_first(parent, h); });
      for_each_parent(h, Player::left, [&](Id parent) { wins_first(g, parent); });
    }
  }
}

// Counts the moves of a difference. Differences of two old stoppers are known already.
void StopperStore::NewOrder::start(Id g, Id h) {
  const auto is_lost = [&](Id a, Id b, Player first) {
    return is_known(a, b) && store_.right_wins(a, b, first);
  };
  std::uint16_t open = 0;
  for (const Id option : options(g, Player::left)) open += !is_lost(option, h, Player::right);
  for (const Id option : options(h, Player::right)) open += !is_lost(g, option, Player::right);
  open_[place(g, h)] = open;
  if (open == 0) won_.push_back({g, h, Player::left});
  for (const Id option : options(g, Player::right)) {
    if (is_lost(option, h, Player::left)) return wins_first(g, h);
  }
  for (const Id option : options(h, Player::left)) {
    if (is_lost(g, option, Player::left)) return wins_first(g, h);
  }
}

void StopperStore::NewOrder::wins_first(Id g, Id h) {
  if (is_known(g, h)) return;
  std::uint8_t& wins = wins_first_[place(g, h)];
  if (wins != 0) return;
  wins = 1;
  won_.push_back({g, h, Player::right});
}

void StopperStore::NewOrder::one_less(Id g, Id h) {
  if (is_known(g, h)) return;
  if (--open_[place(g, h)] == 0) won_.push_back({g, h, Player::left});
}

template <class Visit>
void StopperStore::NewOrder::for_each_parent(Id g, Player player, Visit&& visit) const {
  if (g < old_) {
    for (const Id parent : store_.parents_of(g, player)) visit(parent);
  }
  for (const Id parent : parents_[2 * std::size_t{g} + (player == Player::right)]) visit(parent);
}

}  // namespace summand
