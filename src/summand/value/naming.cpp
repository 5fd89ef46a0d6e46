#include "summand/value/naming.hpp"

#include <algorithm>

#include "summand/number/nim.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// The options of both players, or those of the negative if `turned`. So code for ups also serves
// downs.
struct Lists {
  std::vector<Value> left, right;

  Lists(ValueStore& store, Value g, bool turned)
      : left(store.options(g, turned ? Player::right : Player::left)),
        right(store.options(g, turned ? Player::left : Player::right)) {}
};

// The m of number + *m, or nullopt.
std::optional<std::uint64_t> nimber_part(const ValueStore& store, Value g, const Dyadic& number) {
  const std::optional<NumberUpStar> parts = store.as_number_up_star(g);
  if (!parts || parts->ups != 0 || parts->number != number) return std::nullopt;
  return parts->star;
}

// The m for which the values are number + 0, *, ..., *m, or nullopt.
std::optional<std::uint64_t> nimbers_up_to(const ValueStore& store,
                                           const std::vector<Value>& values, const Dyadic& number) {
  std::uint64_t greatest = 0;
  for (const Value value : values) {
    const std::optional<std::uint64_t> star = nimber_part(store, value, number);
    if (!star) return std::nullopt;
    greatest = std::max(greatest, *star);
  }
  // The values are different, so there are gaps unless there are exactly that many.
  if (values.size() != greatest + 1) return std::nullopt;
  return greatest;
}

}  // namespace

// up^[n] + *m = {up^[n-1]+*m | *(m^1)}, but up^[n] + * = {0, up^[n-1]+* | 0}; up^[1] = ^.
std::optional<Uptimal> Naming::partial_sum(Value first) {
  struct Step {
    Value g;
    bool down;
    std::uint64_t star;
  };
  std::vector<Step> path;
  std::optional<Uptimal> found;
  for (Value g = first;;) {
    if (const std::optional<NumberUpStar> parts = store_.as_number_up_star(g)) {
      if (parts->ups == 1 || parts->ups == -1) {
        found = Uptimal{parts->number, parts->ups < 0, false, 1, parts->star};
      }
      break;
    }
    if (const auto known = partial_sums_.find(g); known != partial_sums_.end()) {
      found = known->second;
      break;
    }
    const Dyadic number = store_.left_stop(g);
    if (store_.option_count(g, Player::left) + store_.option_count(g, Player::right) > 3) break;
    Value next;
    for (const bool down : {false, true}) {
      const Lists lists(store_, g, down);
      if (lists.right.size() != 1) continue;
      const std::optional<std::uint64_t> right = nimber_part(store_, lists.right[0], number);
      if (!right) continue;
      if (lists.left.size() == 1 && *right != 0) {
        if (nimber_part(store_, lists.left[0], number)) continue;
        next = lists.left[0];
        path.push_back({g, down, *right ^ 1});
      } else if (lists.left.size() == 2 && *right == 0) {
        const bool zero_first = nimber_part(store_, lists.left[0], number) == 0;
        if (!zero_first && nimber_part(store_, lists.left[1], number) != 0) continue;
        next = lists.left[zero_first ? 1 : 0];
        path.push_back({g, down, 1});
      }
      if (next) break;
    }
    if (!next) break;
    store_.budget().ask();
    g = next;
  }
  for (; !path.empty(); path.pop_back()) {
    const Step& step = path.back();
    const bool goes_on = found && found->down == step.down && found->star == step.star &&
                         found->number == store_.left_stop(step.g);
    if (goes_on) {
      ++found->n;
    } else {
      found.reset();
    }
    partial_sums_.insert_or_assign(step.g, found);
  }
  return found;
}

// up^n + *m = {0,*,...,*m | -up^[n-1] + *(m^1)}
std::optional<Uptimal> Naming::power(Value g) {
  const Dyadic number = store_.left_stop(g);
  for (const bool down : {false, true}) {
    const Lists lists(store_, g, down);
    if (lists.right.size() != 1) continue;
    const std::optional<std::uint64_t> star = nimbers_up_to(store_, lists.left, number);
    if (!star) continue;
    const std::optional<Uptimal> below = partial_sum(lists.right[0]);
    if (!below || below->down == down || below->star != (*star ^ 1) || below->number != number) {
      continue;
    }
    return Uptimal{number, down, true, below->n + 1, *star};
  }
  return std::nullopt;
}

// tiny(x) = {0||0|-x}, possibly plus a number.
bool Naming::write_tiny(Value g, Writing& writing) {
  const Dyadic number = store_.left_stop(g);
  const Value base = store_.number(number);
  for (const bool turned : {false, true}) {
    const Lists lists(store_, g, turned);
    if (lists.left.size() != 1 || lists.left[0] != base || lists.right.size() != 1) continue;
    const Lists threat(store_, lists.right[0], turned);
    if (threat.left.size() != 1 || threat.left[0] != base || threat.right.size() != 1) continue;
    if (is_number(store_, lists.right[0])) continue;
    const Value z = threat.right[0];
    const bool is_positive =
        z != base && (turned ? store_.less_equal(base, z) : store_.less_equal(z, base));
    if (!is_positive) continue;
    writing.shape = turned ? Writing::Shape::miny : Writing::Shape::tiny;
    writing.closed.number = number;
    writing.left = {turned ? store_.difference(z, base) : store_.difference(base, z)};
    return true;
  }
  return false;
}

bool Naming::write_superstar(Value g, Writing& writing) {
  const Dyadic number = store_.left_stop(g);
  for (const bool turned : {false, true}) {
    const Lists lists(store_, g, turned);
    const std::optional<std::uint64_t> most = nimbers_up_to(store_, lists.left, number);
    if (!most) continue;
    std::vector<std::uint64_t> nimbers;
    for (const Value option : lists.right) {
      const std::optional<std::uint64_t> star = nimber_part(store_, option, number);
      if (!star) break;
      nimbers.push_back(*star);
    }
    if (nimbers.size() != lists.right.size() || mex(nimbers) != *most) continue;
    std::sort(nimbers.begin(), nimbers.end());
    writing.shape = turned ? Writing::Shape::downstar : Writing::Shape::superstar;
    writing.closed.number = number;
    writing.nimbers = std::move(nimbers);
    return true;
  }
  return false;
}

Writing Naming::writing(Value g) {
  using Shape = Writing::Shape;
  Writing writing;
  if (std::optional<NumberUpStar> parts = store_.as_number_up_star(g)) {
    writing.shape = Shape::closed;
    writing.closed = *std::move(parts);
    return writing;
  }
  if (is_numberish(store_, g)) {
    std::optional<Uptimal> uptimal = partial_sum(g);
    if (!uptimal) uptimal = power(g);
    if (uptimal) {
      writing.shape = Shape::uptimal;
      writing.uptimal = *std::move(uptimal);
      return writing;
    }
    if (write_tiny(g, writing) || write_superstar(g, writing)) return writing;
  }
  const bool symmetric = is_symmetric(store_, g);
  writing.shape = symmetric ? Shape::plus_minus : Shape::braces;
  writing.left = store_.left_options(g);
  if (!symmetric) writing.right = store_.right_options(g);
  return writing;
}

}  // namespace summand
