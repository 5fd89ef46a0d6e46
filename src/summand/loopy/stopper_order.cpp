#include "summand/loopy/stopper_order.hpp"

namespace summand {

namespace {

// Each of the two lists of a difference has fewer options than there are stoppers.
static_assert(3 * StopperStore::kMostStoppers < 65536, "moves are counted in 16 bits");

}  // namespace

StopperStore::NewOrder::Adjacency StopperStore::NewOrder::Adjacency::reversed() const {
  Adjacency out;
  out.ends.assign(ends.size(), 0);
  out.targets.resize(targets.size());
  for (const Id target : targets) ++out.ends[target];
  std::uint32_t sum = 0;
  for (std::uint32_t& end : out.ends) sum += end, end = sum;
  // Filled from the back, so that the ends become beginnings. The next beginning is the end.
  for (Id g = 0; g < ends.size(); ++g) {
    for (const Id target : of(g)) out.targets[--out.ends[target]] = g;
  }
  for (Id g = 0; g < ends.size(); ++g) {
    out.ends[g] = g + 1 < ends.size() ? out.ends[g + 1] : static_cast<Id>(targets.size());
  }
  return out;
}

StopperStore::NewOrder::NewOrder(StopperStore& store, std::span<const Id> old,
                                 std::span<const Lists> fresh)
    : store_(store),
      ids_(old),
      old_(static_cast<Id>(old.size())),
      end_(old_ + static_cast<Id>(fresh.size())),
      charge_(store.budget_) {
  if (fresh.size() > kMostStoppers) {
    reach_limit(Limit::size, "a cycle of more than 20,000 positions of a loopy game");
  }
  const std::uint64_t places = std::uint64_t{end_ - old_} * (std::uint64_t{end_} + old_);
  if (places > std::size_t(-1) / 16) {
    reach_limit(Limit::size, "too many comparisons of loopy games");
  }
  charge_.add(static_cast<std::size_t>(places) * 3);
  copy_moves(fresh);
  wins_first_.assign(static_cast<std::size_t>(places), 0);
  open_.assign(static_cast<std::size_t>(places), 0);
  for (Id g = old_; g < end_; ++g) {
    store.budget_.ask();
    for (Id h = 0; h < end_; ++h) start(g, h);
    for (Id h = 0; h < old_; ++h) start(h, g);
  }
  while (!won_.empty()) {
    store.budget_.ask();
    const State state = won_.back();
    won_.pop_back();
    pass_on(state);
  }
}

void StopperStore::NewOrder::copy_moves(std::span<const Lists> fresh) {
  std::vector<Id> numbers(store_.size_);
  for (Id g = 0; g < old_; ++g) numbers[ids_[g]] = g;
  for (const Player player : {Player::left, Player::right}) {
    Adjacency& moves = moves_[index(player)];
    for (Id g = 0; g < end_; ++g) {
      if (g < old_) {
        for (const Id option : store_.options_of(ids_[g], player)) {
          moves.targets.push_back(numbers[option]);
        }
      } else {
        const Ids& options = fresh[g - old_].of(player);
        moves.targets.insert(moves.targets.end(), options.begin(), options.end());
      }
      moves.ends.push_back(static_cast<std::uint32_t>(moves.targets.size()));
    }
    parents_[index(player)] = moves.reversed();
    charge_.add(2 * (moves.ends.size() + moves.targets.size()) * sizeof(Id));
  }
}

// Counts the moves of a difference. Differences of two old stoppers are known already.
void StopperStore::NewOrder::start(Id g, Id h) {
  const auto is_lost = [&](Id a, Id b, Player first) {
    return is_known(a, b) && store_.right_wins(ids_[a], ids_[b], first);
  };
  std::uint16_t open = 0;
  for (const Id option : options(g, Player::left)) {
    if (!is_lost(option, h, Player::right)) ++open;
  }
  for (const Id option : options(h, Player::right)) {
    if (!is_lost(g, option, Player::right)) ++open;
  }
  open_[place(g, h)] = open;
  if (open == 0) won_.push_back({g, h, Player::left});
  for (const Id option : options(g, Player::right)) {
    if (is_lost(option, h, Player::left)) return wins_first(g, h);
  }
  for (const Id option : options(h, Player::left)) {
    if (is_lost(g, option, Player::left)) return wins_first(g, h);
  }
}

// A difference that Right wins is bad for Left if she moves to it, and a win for Right if he does.
void StopperStore::NewOrder::pass_on(const State& state) {
  const auto [g, h, first] = state;
  const auto parents = [&](Id of, Player player) { return parents_[index(player)].of(of); };
  if (first == Player::right) {
    for (const Id parent : parents(g, Player::left)) one_less(parent, h);
    for (const Id parent : parents(h, Player::right)) one_less(g, parent);
  } else {
    for (const Id parent : parents(g, Player::right)) wins_first(parent, h);
    for (const Id parent : parents(h, Player::left)) wins_first(g, parent);
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

}  // namespace summand
