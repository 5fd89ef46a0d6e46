// Kinds of impartial games in misère play: how near a game is to the games that behave as positions
// of Nim do.
//
// The words are those of Winning Ways, ch. 13, and Conway, On Numbers and Games, ch. 12. What they
// mean here, to the last case, is what they mean in CGSuite 2.2-beta2 (e909ab8), so that both
// programs give the same answers.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

// Let g be the nim-value of a form in normal play, and m its misère nim-value. The pair is
//   tame      if g = m, or if both are 0 or 1, as for all positions of Nim;
//   restive   if it is not tame, and g is 0 or 1;
//   restless  if it is not tame, and m is 0 or 1;
//   wild      otherwise.
// A form and its sum with * are of one kind. The kind is found from the options of the one that is
// born earlier.
enum class MisereKind : std::uint8_t {
  // The pair is tame, and all options are tame.
  tame,
  // The pair is tame, and comes from the options that are tame or generally tame alone. All others
  // revert: one of their options is tame or generally tame and has g, and one has m.
  generally_tame,
  // The same, but options that are tameable may count, too.
  tameable,
  // The pair is restive, and all options are tame.
  restive,
  // The pair is restive, and comes from the options that are tame or generally tame alone. All
  // others revert to options that are restive or tame, in general or not.
  generally_restive,
  // The pair is restless, and all options are tame or generally tame.
  restless,
  wild,
};

inline bool is_generally_tame(MisereKind kind) { return kind <= MisereKind::generally_tame; }
inline bool is_tameable(MisereKind kind) { return kind <= MisereKind::tameable; }
inline bool is_generally_restive(MisereKind kind) {
  return kind == MisereKind::restive || kind == MisereKind::generally_restive;
}

// The kinds of the forms of a store. They are found from the options up, and remembered.
class MisereKinds {
 public:
  // The store must live as long as this.
  explicit MisereKinds(MisereStore& store) : store_(store), charge_(store.budget()) {}

  // Looks at all options of the options of each follower. Throws LimitReached.
  MisereKind operator()(MisereForm g);
  // Whether the form is not generally tame, but its double is, with both nim-values 0. Makes the
  // sum. Throws LimitReached.
  bool is_half_tame(MisereForm g);

 private:
  MisereKind known(MisereForm g) const { return static_cast<MisereKind>(kinds_[g.id()] - 1); }
  MisereKind from_options(MisereForm g) const;
  MisereKind with_reversible_options(MisereForm g, bool is_restive) const;

  MisereStore& store_;
  Charge charge_;
  std::vector<std::uint8_t> kinds_;  // by id: the kind and 1, or 0 if it is not known
};

}  // namespace summand
