#include "summand/misere/misere_kinds.hpp"

#include <algorithm>

#include "summand/base/check.hpp"

namespace summand {

namespace {

// Both nim-values of a form.
struct Pair {
  std::uint32_t normal, misere;

  friend bool operator==(const Pair&, const Pair&) = default;
};

Pair pair_of(const MisereStore& store, MisereForm g) {
  return {store.nim_value(g), store.misere_nim_value(g)};
}

bool is_tame(Pair pair) {
  return pair.normal == pair.misere || (pair.normal <= 1 && pair.misere <= 1);
}

std::uint32_t mex_of(std::vector<std::uint32_t> values) {
  std::ranges::sort(values);
  std::uint32_t mex = 0;
  for (const std::uint32_t value : values) mex += value == mex;
  return mex;
}

// The pairs of some options.
class Pairs {
 public:
  void add(Pair pair) {
    normal_.push_back(pair.normal);
    misere_.push_back(pair.misere);
  }
  bool empty() const { return normal_.empty(); }
  // The least missing numbers. Both are 0 if there are no options.
  Pair mex() const { return {mex_of(normal_), mex_of(misere_)}; }

 private:
  std::vector<std::uint32_t> normal_, misere_;
};

// Which numbers of a pair the options of an option have.
struct Found {
  bool normal = false, misere = false;

  bool both() const { return normal && misere; }
  void look(Pair wanted, Pair its) {
    normal = normal || its.normal == wanted.normal;
    misere = misere || its.misere == wanted.misere;
  }
};

}  // namespace

MisereKind MisereKinds::operator()(MisereForm g) {
  for (const MisereForm follower : store_.followers(g)) {
    store_.budget().ask();
    const MisereForm other = store_.sum(follower, store_.star());
    if (kinds_.size() < store_.size()) {
      charge_.add(store_.size() - kinds_.size());
      kinds_.resize(store_.size());
    }
    if (kinds_[follower.id()] != 0) continue;
    // The one that is born earlier is an option of the other.
    const bool is_later = store_.birthday(other) < store_.birthday(follower);
    SUMMAND_CHECK(!is_later || kinds_[other.id()] != 0);
    const MisereKind kind = is_later ? known(other) : from_options(follower);
    kinds_[follower.id()] = static_cast<std::uint8_t>(static_cast<int>(kind) + 1);
  }
  return known(g);
}

MisereKind MisereKinds::from_options(MisereForm g) const {
  MisereKind wildest = MisereKind::tame;
  for (const MisereForm option : store_.options(g)) wildest = std::max(wildest, known(option));
  const Pair pair = pair_of(store_, g);
  const bool has_tame_options = is_generally_tame(wildest);
  if (is_tame(pair)) {
    return has_tame_options ? wildest : with_reversible_options(g, false);
  }
  if (pair.normal <= 1) {
    if (!has_tame_options) return with_reversible_options(g, true);
    return wildest == MisereKind::tame ? MisereKind::restive : MisereKind::generally_restive;
  }
  return pair.misere <= 1 && has_tame_options ? MisereKind::restless : MisereKind::wild;
}

MisereKind MisereKinds::with_reversible_options(MisereForm g, bool is_restive) const {
  const Pair pair = pair_of(store_, g);
  bool all_revert = true;  // to options that are tame, or restive
  bool may_be_tameable = !is_restive;
  Pairs tame, tame_or_tameable;
  for (const MisereForm option : store_.options(g)) {
    const MisereKind kind = known(option);
    if (is_generally_tame(kind)) {
      tame.add(pair_of(store_, option));
      tame_or_tameable.add(pair_of(store_, option));
      continue;
    }
    Found found, tameable;
    for (const MisereForm second : store_.options(option)) {
      const MisereKind its = known(second);
      const Pair its_pair = pair_of(store_, second);
      if (!is_restive) {
        if (is_generally_tame(its)) found.look(pair, its_pair);
        if (its == MisereKind::tameable) tameable.look(pair, its_pair);
      } else if (is_generally_tame(its) || is_generally_restive(its)) {
        const auto near = [&](std::uint32_t n) { return n <= 1 || (n ^ pair.misere) <= 1; };
        if (near(its_pair.normal)) found.misere |= its_pair.misere == pair.misere;
        if (near(its_pair.misere)) found.normal |= its_pair.normal == pair.normal;
      }
    }
    if (kind == MisereKind::tameable) tame_or_tameable.add(pair_of(store_, option));
    if (found.both()) continue;
    all_revert = false;
    if (kind != MisereKind::tameable && !tameable.both()) may_be_tameable = false;
  }
  if (all_revert && tame.mex() == pair) {
    return is_restive ? MisereKind::generally_restive : MisereKind::generally_tame;
  }
  // Without such options the misère nim-value is 1.
  const bool fits =
      tame_or_tameable.mex() == pair || (tame_or_tameable.empty() && pair.normal == 0);
  return may_be_tameable && fits ? MisereKind::tameable : MisereKind::wild;
}

bool MisereKinds::is_half_tame(MisereForm g) {
  if (is_generally_tame((*this)(g))) return false;
  const MisereForm twice = store_.sum(g, g);
  return pair_of(store_, twice) == Pair{0, 0} && is_generally_tame((*this)(twice));
}

}  // namespace summand
