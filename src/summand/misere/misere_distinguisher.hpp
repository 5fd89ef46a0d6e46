// MisereDistinguisher: proofs that two impartial games are different in misère play.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "summand/base/flat_map.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

// The outcomes of g + company and h + company differ.
struct MisereDifference {
  MisereForm company;
  MisereOutcome with_g, with_h;
};

// Whether there is a company with which both g and h are wins for the previous player. There is
// none exactly if one is an option of the other (Conway, On Numbers and Games, ch. 12).
inline bool are_linked(const MisereStore& store, MisereForm g, MisereForm h) {
  return !store.has_option(g, h) && !store.has_option(h, g);
}

class MisereDistinguisher {
 public:
  // The store must live as long as this. Companies of day 4 are tried before one is constructed,
  // and mates. With `links_only` all are constructed.
  explicit MisereDistinguisher(MisereStore& store, bool links_only = false);

  // nullopt if the forms are equal. Otherwise some company, checked by search. Among the forms of
  // day 4 it is the one with the least birthday. Throws LimitReached.
  std::optional<MisereDifference> operator()(MisereForm g, MisereForm h);

  // A company with which both g and h are wins for the previous player. nullopt if they are not
  // linked. Throws LimitReached.
  std::optional<MisereForm> link(MisereForm g, MisereForm h);

 private:
  struct PairHash {
    std::uint64_t operator()(std::uint64_t pair) const { return hash_word(pair); }
  };
  struct Pair {
    MisereForm g, h;
  };

  bool differ(const Pair& pair, MisereForm company);
  std::optional<MisereForm> small_company(const Pair& pair);
  Pair linked_pair(const Pair& pair) const;
  void find(const Pair& pair);
  std::optional<MisereForm> link_of_known(const Pair& pair, std::vector<Pair>& missing);
  MisereForm won_by_previous(MisereForm g, MisereForm h, MisereForm company);
  std::uint32_t known(const Pair& pair) const;
  void remember(const Pair& pair, MisereForm company);

  MisereStore& store_;
  std::vector<MisereForm> small_;
  FlatMap<std::uint64_t, std::uint32_t, PairHash> companies_;  // id + 1
};

}  // namespace summand
