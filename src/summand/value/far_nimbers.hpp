// The options of G + *m for a large m, without most of the G + *j. For the .cpp files of this
// layer.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// Nimbers that are no followers of a game D all compare with it alike (Norton's lemma, Winning Ways
// ch. 7). So G^L + *m is as good as H + *j either for all the j that are far from m, or for none,
// according to D = G^L - H; and likewise all the H + *j are reversible at once, or none is. Far
// from m are the j that differ from it in more than the last places, which the followers of the
// differences D use.
class ValueStore::FarNimbers {
 public:
  using Term = std::pair<Id, Id>;

  // Whether h is number + *m with m so large that this method pays.
  static bool shortens(const ValueStore& store, Id g, Id h) {
    const Node& n = store.node(h);
    return n.kind == Node::nus && n.nim_bits >= kBits && is_far(store.nus(n), store.node(g));
  }

  // Assumes that.
  FarNimbers(ValueStore& store, Id g, Id h)
      : store_(store), g_(g), parts_(store.nus(store.node(h))) {}

  // Options of the player that make the same game of G + h as all of them, as pairs to be added.
  void append_options(std::vector<Term>& terms, Player player);

 private:
  class Families;

  // Below *2^(kBits - 1) it is quicker to add all options.
  static constexpr int kBits = 6;

  // Only if G itself has no such nimbers: then the differences have smaller ones, and this ends.
  static bool is_far(const Nus& nus, const Node& g) {
    return nus.ups == 0 && g.nim_bits < 63 && nus.star >> g.nim_bits != 0;
  }

  ValueStore& store_;
  Id g_;
  Nus parts_;  // of h
};

}  // namespace summand
