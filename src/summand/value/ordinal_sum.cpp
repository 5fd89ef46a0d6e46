// Ordinal sums of forms (Winning Ways ch. 7).
#include <fmt/core.h>
#include <optional>
#include <string>

#include "summand/base/flat_map.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/form.hpp"
#include "summand/value/form_node.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostWork = 400'000'000;
constexpr std::uint64_t kMostOptions = 736;  // the cube of this is just below it
// Ordinal sums of numbers are computed from their signs if H has more followers than this.
// Otherwise the literal options are kept.
constexpr std::int64_t kLargeNumber = 1000;

// --- impartial forms ---

// The options beyond n of an impartial form of *n, or nullopt if it is not recognised as one.
std::optional<std::vector<std::uint64_t>> extra_nimbers(const ValueStore& store, const Form& form) {
  if (!store.as_nimber(form.value())) return std::nullopt;
  if (form.is_canonical()) return std::vector<std::uint64_t>{};
  const Form::Node* node = Forms::node(form);
  if (node->kind != Form::Node::Kind::impartial) return std::nullopt;
  return node->extra;
}

// The h-th integer, counted from 0, among those from n on that are not in the sorted list.
std::uint64_t absent(std::uint64_t n, const std::vector<std::uint64_t>& sorted, std::uint64_t h) {
  std::uint64_t found = 0;
  if (__builtin_add_overflow(n, h, &found)) reach_limit(Limit::size, "a nimber beyond 2^64");
  for (const std::uint64_t present : sorted) {
    if (present > found) break;
    if (++found == 0) reach_limit(Limit::size, "a nimber beyond 2^64");
  }
  return found;
}

// The options of base:*h are those of the base, and base:*k for the options *k of the form of *h.
// So by induction it is the h-th nimber that is no option of the base.
std::optional<Form> impartial_sum(ValueStore& store, const Form& g, const Form& h) {
  const auto g_extra = extra_nimbers(store, g);
  const auto h_extra = extra_nimbers(store, h);
  if (!g_extra || !h_extra) return std::nullopt;
  const std::uint64_t n = *store.as_nimber(g.value());
  std::vector<std::uint64_t> nimbers = *g_extra;
  for (const std::uint64_t k : *h_extra) nimbers.push_back(absent(n, *g_extra, k));
  const std::uint64_t value = absent(n, *g_extra, *store.as_nimber(h.value()));
  return Forms::impartial(store, value, std::move(nimbers));
}

// --- numbers ---

std::string signs(const Dyadic& x) {
  Result<std::string> text = sign_expansion(x);
  if (!text) reach_limit(Limit::size, text.error().message);
  return *std::move(text);
}

// The number whose sign expansion is that of x followed by that of y, for x > 0.
Dyadic signs_joined(const Dyadic& x, const Dyadic& y) {
  if (x.is_integer() && y.sign() > 0) return x + y;
  // The first pluses of x, except the one that the fraction changes, only shift the result.
  const Dyadic shift = x.ceil() - 1;
  const Dyadic fraction = x - shift;
  if (y.is_integer()) {
    // After a change of sign, each further sign of y counts half of the one before it.
    const Dyadic unit = Dyadic::power_of_two(-std::int64_t{fraction.log2_denominator()});
    const std::optional<std::int64_t> count = y.abs().to_int64();
    if (!count || *count > static_cast<std::int64_t>(kMaxSignExpansion / 2)) {
      reach_limit(Limit::size, "an ordinal sum of numbers with more than 2,097,152 binary places");
    }
    const Dyadic change = unit - unit.scaled(-*count);
    return x + (y.sign() > 0 ? change : -change);
  }
  const Result<Dyadic> joined = from_sign_expansion(signs(fraction) + signs(y));
  if (!joined) reach_limit(Limit::size, joined.error().message);
  return shift + *joined;
}

// A canonical number is a Hackenbush stalk, and x:y is the stalk of y on top of that of x
// (Berlekamp's rule). The literal options are other stages of the stalk. The canonical options
// dominate all of them, and this changes no ordinal sum. So the canonical form may replace the
// literal one.
std::optional<Form> number_sum(ValueStore& store, const Form& g, const Form& h) {
  const std::optional<Dyadic> x = as_number(store, g.value()), y = as_number(store, h.value());
  if (!x || !y || !g.is_canonical() || !h.is_canonical()) return std::nullopt;
  if (birthday(*y) <= kLargeNumber) return std::nullopt;
  const bool turned = x->sign() < 0;
  const Dyadic joined = turned ? -signs_joined(-*x, -*y) : signs_joined(*x, *y);
  return Form(store.number(joined));
}

// --- all others ---

[[noreturn]] void refuse_many_options() {
  reach_limit(Limit::size, "an ordinal sum with too many options on the way");
}

// The options of the base. Some may be equal, so more than are of use are listed, but no millions.
std::vector<Value> few_options(ValueStore& store, const Form& base, Player player) {
  constexpr std::uint64_t kMostListed = 100 * kMostOptions;
  if (most_options(store, base, player) > kMostListed) refuse_many_options();
  return options(store, base, player);
}

// The values of base:h for the followers h of some values.
class OnTop {
 public:
  OnTop(ValueStore& store, const Form& base)
      : store_(store),
        left_(few_options(store, base, Player::left)),
        right_(few_options(store, base, Player::right)),
        sums_(store.budget()) {}

  void compute(std::span<const Value> values) {
    for (const Value h : followers(store_, values)) {
      store_.budget().ask();
      sums_.insert(h, store_.make(with_options(left_, store_.left_options(h)),
                                  with_options(right_, store_.right_options(h))));
    }
  }
  Value operator()(Value h) const { return sums_.find(h); }

  // The options of the base, and base:h for each given h.
  std::vector<Value> with_options(std::vector<Value> out, const std::vector<Value>& of_h) {
    const std::uint64_t options = out.size() + of_h.size();
    check(options);
    work_ += options * options * options;
    for (const Value h : of_h) out.push_back(sums_.find(h));
    return out;
  }
  void check(std::uint64_t options) const {
    if (options > kMostOptions || work_ > kMostWork) refuse_many_options();
  }

  const std::vector<Value>& left() const { return left_; }
  const std::vector<Value>& right() const { return right_; }

 private:
  ValueStore& store_;
  std::vector<Value> left_, right_;
  FlatMap<Value, Value, ValueHash> sums_;
  // Every two options of a game are compared, which usually compares their options. So the work is
  // about the cube of the number of options.
  std::uint64_t work_ = 0;
};

}  // namespace

Form ordinal_sum(ValueStore& store, const Form& g, const Form& h) {
  if (g.is_canonical() && g.value() == store.zero()) return h;
  if (h.is_canonical() && h.value() == store.zero()) return g;
  if (std::optional<Form> impartial = impartial_sum(store, g, h)) return *std::move(impartial);
  if (std::optional<Form> number = number_sum(store, g, h)) return *std::move(number);

  OnTop on_top(store, g);
  // Checked before a million options are listed.
  on_top.check(store.option_count(h.value(), Player::left));
  const std::vector<Value> left = options(store, h, Player::left);
  const std::vector<Value> right = options(store, h, Player::right);
  std::vector<Value> tops = {h.value()};
  tops.insert(tops.end(), left.begin(), left.end());
  tops.insert(tops.end(), right.begin(), right.end());
  on_top.compute(tops);
  std::vector<Value> sum_left = on_top.with_options(on_top.left(), left);
  std::vector<Value> sum_right = on_top.with_options(on_top.right(), right);
  return Forms::literal(on_top(h.value()), std::move(sum_left), std::move(sum_right));
}

}  // namespace summand
