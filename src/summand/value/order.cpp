// The order of games: G <= H unless some G^L >= H or some H^R <= G (Winning Ways ch. 2).
//
// Stops decide most pairs of hot games, and closed formulas decide numbers, ups and stars. The rest
// is recursion with a small cache that forgets. Beyond a certain depth it has its own stack.
#include "summand/base/flat_map.hpp"
#include "summand/value/nimber_order.hpp"
#include "summand/value/store.hpp"

namespace summand {

namespace {

constexpr int kDeepest = 2000;
// Some games have so many common followers that they meet the same pairs again and again. A cache
// that forgets would then take exponential time. So a comparison with this many steps continues
// with a memory that forgets nothing, until it holds this many pairs.
constexpr std::uint32_t kMostSteps = 1 << 12;
constexpr std::size_t kMostPairs = std::size_t{1} << 22;
// From here on nimbers have so many options that all nimbers are compared in one sweep.
constexpr std::uint64_t kManyStars = 16;
// Longer lists of options share the results of sweeps.
constexpr std::uint32_t kLongLists = 64;

constexpr std::uint64_t pair_key(std::uint32_t g, std::uint32_t h) {
  return std::uint64_t{g} << 32 | h;
}

// All nimbers that are no follower of a game compare with it alike (they are remote), and so do the
// same nimbers plus a number and ups. So the first of them stands for all.
Nus within_reach(Nus n, const Node& game) {
  const int bits = game.nim_bits == 0 ? 1 : game.nim_bits;
  if (bits < 64 && n.star >> bits != 0) n.star = std::uint64_t{1} << bits;
  return n;
}

}  // namespace

std::partial_ordering ValueStore::compare(Value g, Value h) {
  if (g == h) return std::partial_ordering::equivalent;
  if (less_equal(g, h)) return std::partial_ordering::less;
  return less_equal(h, g) ? std::partial_ordering::greater : std::partial_ordering::unordered;
}

bool ValueStore::nus_le_nus(const Nus& g, const Nus& h) const {
  const std::strong_ordering numbers = pool_->order(g.number, h.number);
  if (numbers != 0) return numbers < 0;
  // If the numbers of ups differ by more than 64 bits, only their signs matter.
  std::int64_t ups = 0;
  if (__builtin_sub_overflow(h.ups, g.ups, &ups)) return h.ups > g.ups;
  return not_negative(ups, g.star ^ h.star);
}

bool ValueStore::le(Id g, Id h, int depth) {
  if (g == h) return true;
  const Node& a = node(g);
  const Node& b = node(h);
  if (a.left_key > b.left_key || a.right_key > b.right_key) return false;
  if (a.left_key < b.right_key) return true;
  if (a.kind == Node::game) {
    return b.kind == Node::game ? game_le_game(g, h, depth) : game_le_nus(g, nus(b), depth);
  }
  return b.kind == Node::game ? nus_le_game(nus(a), h, depth) : nus_le_nus(nus(a), nus(b));
}

bool ValueStore::game_le_game(Id g, Id h, int depth) {
  // The number of the game being made is used again for later games. So results about it are stored
  // separately, and only while this game is being made.
  const bool making = is_scratch(g) || is_scratch(h);
  LossyCache& cache = making ? making_orders_ : orders_;
  const std::uint64_t key =
      !making ? pair_key(g, h) : pair_key(made_, is_scratch(g) ? 2 * h + 1 : 2 * g);
  if (const std::uint32_t known = cache.find(key)) return known == 2;
  if (depth == 0) start_comparison();
  if (depth >= kDeepest || ++steps_ > kMostSteps) return le_deep(g, h);
  budget_.ask();
  const auto answer = [&] {
    if (node(g).lefts() + node(h).rights() > kLongLists) [[unlikely]]
      return long_game_le_game(g, h, depth);
    for (const Id option : options_of(g, Player::left)) {
      if (le(h, option, depth + 1)) return false;
    }
    for (const Id option : options_of(h, Player::right)) {
      if (le(option, g, depth + 1)) return false;
    }
    return true;
  }();
  cache.store(key, answer ? 2 : 1);
  return answer;
}

// The same for lists that may contain thousands of nimbers.
bool ValueStore::long_game_le_game(Id g, Id h, int depth) {
  NimberOrder nimbers(*this);
  const auto nimber = [&](Id option) {
    const Node& n = node(option);
    const bool is_nimber = n.kind == Node::nus && nus(n).ups == 0;
    return is_nimber ? std::optional(nus(n)) : std::nullopt;
  };
  for (const Id option : options_of(g, Player::left)) {
    const std::optional<Nus> n = nimber(option);
    if (n ? nimbers.at_least(*n, h) : le(h, option, depth + 1)) return false;
  }
  for (const Id option : options_of(h, Player::right)) {
    const std::optional<Nus> n = nimber(option);
    if (n ? nimbers.at_most(*n, g) : le(option, g, depth + 1)) return false;
  }
  return true;
}

// A comparison of a game with number + nimber by a sweep.
bool ValueStore::decided_at_once(const Nus& nus, Id game, bool nus_is_smaller) {
  const bool making = is_scratch(game);
  LossyCache& cache = making ? making_orders_ : orders_;
  const Id id = pool_->intern(nus);
  const std::uint64_t key = making           ? pair_key(made_, nus_is_smaller ? 2 * id : 2 * id + 1)
                            : nus_is_smaller ? pair_key(id, game)
                                             : pair_key(game, id);
  if (const std::uint32_t known = cache.find(key)) return known == 2;
  NimberOrder nimbers(*this);
  const bool answer = nus_is_smaller ? nimbers.at_most(nus, game) : nimbers.at_least(nus, game);
  cache.store(key, answer ? 2 : 1);
  return answer;
}

// Compares a game with number + ups + nimber if the stops did not decide. The pair is remembered,
// because otherwise both games would be compared again and again.
template <class Compute>
bool ValueStore::remembered(const Nus& nus, Id game, bool nus_is_smaller, int depth,
                            Compute&& compute) {
  const bool making = is_scratch(game);
  if (making && ++steps_ <= kMostSteps) return compute();
  const Id id = pool_->intern(nus);
  if (making) return nus_is_smaller ? le_deep(id, game) : le_deep(game, id);
  const std::uint64_t key = nus_is_smaller ? pair_key(id, game) : pair_key(game, id);
  if (const std::uint32_t known = orders_.find(key)) return known == 2;
  if (depth >= kDeepest || ++steps_ > kMostSteps) {
    return nus_is_smaller ? le_deep(id, game) : le_deep(game, id);
  }
  budget_.ask();
  const bool answer = compute();
  orders_.store(key, answer ? 2 : 1);
  return answer;
}

bool ValueStore::nus_le_game(Nus g, Id h, int depth) {
  const Node& b = node(h);
  if (g.number.key > b.left_key || g.number.key > b.right_key) return false;
  if (g.number.key < b.right_key) return true;
  g = within_reach(g, b);
  if (g.ups == 0 && g.star >= kManyStars) [[unlikely]]
    return decided_at_once(g, h, true);
  return remembered(g, h, true, depth, [&] {
    for (const Id option : options_of(h, Player::right)) {
      const Node& c = node(option);
      if (c.kind == Node::game ? game_le_nus(option, g, depth + 1) : nus_le_nus(nus(c), g)) {
        return false;
      }
    }
    // Number avoidance: the options of the number need not be checked, because the game is no
    // number.
    if (g.is_number()) return true;
    for (std::uint64_t i = 0, end = left_count(g); i < end; ++i) {
      if (game_le_nus(h, left_at(g, i), depth + 1)) return false;
    }
    return true;
  });
}

bool ValueStore::game_le_nus(Id g, Nus h, int depth) {
  const Node& a = node(g);
  if (a.left_key > h.number.key || a.right_key > h.number.key) return false;
  if (a.left_key < h.number.key) return true;
  h = within_reach(h, a);
  if (h.ups == 0 && h.star >= kManyStars) [[unlikely]]
    return decided_at_once(h, g, false);
  return remembered(h, g, false, depth, [&] {
    for (const Id option : options_of(g, Player::left)) {
      const Node& c = node(option);
      if (c.kind == Node::game ? nus_le_game(h, option, depth + 1) : nus_le_nus(h, nus(c))) {
        return false;
      }
    }
    if (h.is_number()) return true;
    for (std::uint64_t i = 0, end = right_count(h); i < end; ++i) {
      if (nus_le_game(right_at(h, i), g, depth + 1)) return false;
    }
    return true;
  });
}

std::optional<bool> ValueStore::le_at_once(Id g, Id h) const {
  if (g == h) return true;
  const Node& a = node(g);
  const Node& b = node(h);
  if (a.left_key > b.left_key || a.right_key > b.right_key) return false;
  if (a.left_key < b.right_key) return true;
  if (a.kind == Node::nus && b.kind == Node::nus) return nus_le_nus(nus(a), nus(b));
  return std::nullopt;
}

void ValueStore::start_comparison() {
  if (exact_orders_.size() > kMostPairs) exact_orders_.clear();
  // A long comparison is often followed by another one.
  steps_ = exact_orders_.size() == 0 ? 0 : kMostSteps;
}

// The same recursion with its stack on the heap and an exact memo. So deep games need no machine
// stack and visit each pair at most once.
bool ValueStore::le_deep(Id first_g, Id first_h) {
  struct Frame {
    Id g, h;
    std::uint64_t next, lefts, rights;  // the questions: each G^L >= H, then each H^R <= G
  };
  PairMap& known = exact_orders_;
  NimberOrder nimbers(*this);
  std::vector<Frame> stack;
  const auto near = [&](Id of, Id game) {
    const Node& n = node(of);
    if (n.kind == Node::game || node(game).kind == Node::nus) return of;
    return pool_->intern(within_reach(nus(n), node(game)));
  };
  // The options of a number need not be checked (number avoidance).
  const auto asked = [&](Id of, Player player) {
    const Node& n = node(of);
    return n.kind == Node::nus && nus(n).is_number() ? 0 : count_of(of, player);
  };
  const auto has_many_stars = [&](Id of) {
    const Node& n = node(of);
    return n.kind == Node::nus && n.payload >= kManyStars && nus(n).ups == 0;
  };
  // The answer. If it is not known, adds a frame that will find it and returns nullopt.
  const auto ask = [&](Id far_g, Id far_h) -> std::optional<bool> {
    const Id g = near(far_g, far_h), h = near(far_h, far_g);
    if (const std::optional<bool> at_once = le_at_once(g, h)) return at_once;
    if (const std::uint32_t found = known.find(pair_key(g, h))) return found == 2;
    if (has_many_stars(g)) return nimbers.at_most(nus(node(g)), h);
    if (has_many_stars(h)) return nimbers.at_least(nus(node(h)), g);
    stack.push_back({g, h, 0, asked(g, Player::left), asked(h, Player::right)});
    return std::nullopt;
  };

  std::optional<bool> answer = ask(first_g, first_h);  // to the last question
  while (!stack.empty()) {
    budget_.ask();
    Frame& top = stack.back();
    if (answer == false) ++top.next;
    if (answer == true || top.next == top.lefts + top.rights) {
      answer = answer != true;
      known.insert(pair_key(top.g, top.h), *answer ? 2 : 1);
      stack.pop_back();
      continue;
    }
    const bool from_left = top.next < top.lefts;
    const Id smaller = from_left ? top.h : option_at(top.h, Player::right, top.next - top.lefts);
    const Id larger = from_left ? option_at(top.g, Player::left, top.next) : top.g;
    answer = ask(smaller, larger);
  }
  return *answer;
}

}  // namespace summand
