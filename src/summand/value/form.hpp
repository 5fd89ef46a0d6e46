// Form: a game as it was written. It says more than its value.
#pragma once

#include <memory>
#include <vector>

#include "summand/number/dyadic.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The value of a game and the *sets of values of its literal options*. An ordinal sum depends only
// on these: G:H = {G^L, G:H^L | G^R, G:H^R} uses the values of the options of G (its value does not
// change when an option is replaced by an equal one), and the value of H. The literal options of
// sums, negatives and ordinal sums are computed from the values and literal options of their
// parts.
//
// Sums and negatives are kept as they were made. Their options are computed when needed. Copying a
// form is cheap. A form belongs to the store of its value.
class Form {
 public:
  // The canonical form of a value.
  explicit Form(Value value) : value_(value) {}

  Value value() const { return value_; }
  // Whether it is known to be the canonical form, without computing its options.
  bool is_canonical() const { return node_ == nullptr; }

  struct Node;

 private:
  friend class Forms;
  Form(Value value, std::shared_ptr<Node> node) : value_(value), node_(std::move(node)) {}

  Value value_;
  std::shared_ptr<Node> node_;
};

Form canonical_form(Value value);

// {left|right}, not simplified.
Form literal(ValueStore& store, std::vector<Value> left, std::vector<Value> right);

Form sum(ValueStore& store, const Form& g, const Form& h);
Form negative(ValueStore& store, const Form& g);
Form difference(ValueStore& store, const Form& g, const Form& h);
// The sum of that many copies of g. `copies` must be an integer and may be negative.
Form multiple(ValueStore& store, const Dyadic& copies, const Form& g);

// G:H, where a move in G removes H (Winning Ways ch. 7). It depends on the form of G, but only on
// the value of H. Linear in the followers of H and in the options of these and of G. It is
// immediate for impartial forms (*a:*b = *(a+b), and in general base:*h is the h-th nimber that is
// no option of the base) and for large numbers in canonical form. Reaches the size limit if a game
// on the way has some hundreds of options, as in +-1:*500, which would take minutes.
Form ordinal_sum(ValueStore& store, const Form& g, const Form& h);

// The values of the literal options of a player, each once, in no particular order.
std::vector<Value> options(ValueStore& store, const Form& g, Player player);

// At least as many as options() returns, and as many for a canonical form. Lists none of them.
std::uint64_t most_options(ValueStore& store, const Form& g, Player player);

}  // namespace summand
