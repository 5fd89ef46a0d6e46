// The options of G + *m for a large m, without most of the G + *j. For the .cpp files of this
// layer.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// All nimbers that are no followers of a game D compare with it alike (Norton's lemma, Winning Ways
// ch. 7). Let D = G^L - H. Then G^L + *m is as good as H + *j for all j that are far from m, or for
// none of them. In the same way all the H + *j are reversible at once, or none is. The j far from m
// are those that differ from it in more than the last binary places, which the followers of the
// differences D use.
class ValueStore::FarNimbers {
 public:
  using Term = std::pair<Id, Id>;

  // Whether h is number + *m with m so large that this method is worthwhile.
  static bool shortens(const ValueStore& store, Id g, Id h) {
    const Node& n = store.node(h);
    return n.kind == Node::nus && n.nim_bits >= kBits && is_far(store.nus(n), store.node(g));
  }

  // Assumes shortens(store, g, h).
  FarNimbers(ValueStore& store, Id g, Id h)
      : store_(store), g_(g), parts_(store.nus(store.node(h))) {}

  // Adds options of the player, as pairs of terms, that together make the same game as all options
  // of G + h.
  void append_options(std::vector<Term>& terms, Player player);

 private:
  class Families;

  // Below *2^(kBits - 1) it is faster to add all options.
  static constexpr int kBits = 6;

  // Only if G itself has no such nimbers: then the differences have smaller ones, and the recursion
  // ends.
  static bool is_far(const Nus& nus, const Node& g) {
    return nus.ups == 0 && g.nim_bits < 63 && nus.star >> g.nim_bits != 0;
  }

  ValueStore& store_;
  Id g_;
  Nus parts_;  // of h
};

}  // namespace summand
