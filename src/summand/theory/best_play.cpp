#include "summand/theory/best_play.hpp"

#include <algorithm>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/stable_sort.hpp"
#include "summand/theory/compound.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/value/properties.hpp"

namespace summand {

std::uint64_t BestPlay::Hash::operator()(const Sum& sum) const {
  std::uint64_t hash = sum.to_move == Player::left ? 0 : 1;
  for (const Value value : sum.values) hash = hash_combine(hash, hash_value(value));
  return hash;
}

// Removes the numbers. Returns their sum from the player's view.
Dyadic BestPlay::settle(std::vector<Value>& values, Player player) {
  Dyadic out;
  std::erase_if(values, [&](Value value) {
    const std::optional<Dyadic> number = as_number(store_, value);
    if (number) out += *number;
    return number.has_value();
  });
  std::ranges::sort(values);
  return seen_by(player, out);
}

BestPlay::Bounds BestPlay::first_bounds(const Sum& sum) {
  if (const auto switches = as_switch_sum(store_, sum.values)) {
    const Dyadic exact = seen_by(sum.to_move, summand::stop(*switches, sum.to_move));
    return {exact, exact};
  }
  Dyadic mean, temperature;
  for (const Value value : sum.values) {
    mean += thermographs_.mean(value);
    temperature = std::max(temperature, thermographs_.temperature(value));
  }
  const auto sure = compound_thermograph(thermographs_, sum.values, sum.to_move).guarantee;
  return {seen_by(sum.to_move, sure), seen_by(sum.to_move, mean) + temperature};
}

BestPlay::Bounds& BestPlay::bounds(const Sum& sum) {
  if (const auto at = known_.find(sum); at != known_.end()) return at->second;
  store_.budget().ask();
  const Bounds found = first_bounds(sum);
  charge_.add(kMapEntry<Sum, Bounds> + sum.values.size() * sizeof(Value));
  return known_.emplace(sum, found).first->second;
}

// The moves with the greatest hopes first. Equal summands are used once.
std::vector<BestPlay::Child> BestPlay::children(const Sum& sum) {
  std::vector<Child> out;
  for (std::size_t i = 0; i < sum.values.size(); ++i) {
    if (i > 0 && sum.values[i] == sum.values[i - 1]) continue;
    for (const Value option : store_.options(sum.values[i], sum.to_move)) {
      Child child{{sum.values, opponent(sum.to_move)}, {}, {}};
      child.sum.values[i] = option;
      child.gained = settle(child.sum.values, sum.to_move);
      child.hope = child.gained - bounds(child.sum).low;
      out.push_back(std::move(child));
    }
  }
  stable_sort(out, [](const Child& a, const Child& b) { return a.hope > b.hope; });
  return out;
}

BestPlay::Frame BestPlay::frame_of(Sum sum, Dyadic alpha, Dyadic beta) {
  Dyadic low = bounds(sum).low;
  std::vector<Child> moves = children(sum);
  return {std::move(sum), std::move(alpha), std::move(beta), std::move(moves), 0, low, low};
}

// Alpha-beta search with its own stack, because plays may be long.
Dyadic BestPlay::exact(const Sum& first) {
  {
    const Bounds& known = bounds(first);
    if (known.low == known.high) return known.low;
  }
  std::vector<Frame> frames;
  {
    const Bounds known = bounds(first);
    frames.push_back(frame_of(first, known.low, known.high));
  }
  while (true) {
    store_.budget().ask();
    Frame& frame = frames.back();
    const Dyadic floor = std::max(frame.alpha, frame.best);
    const bool done = frame.next == frame.children.size() || frame.best >= frame.beta ||
                      frame.children[frame.next].hope <= floor;
    if (done) {
      Bounds& known = bounds(frame.sum);
      known.low = std::max(known.low, frame.best);
      if (frame.best < frame.beta) {
        if (frame.next < frame.children.size()) {
          frame.most = std::max(frame.most, frame.children[frame.next].hope);
        }
        known.high = std::min(known.high, std::max(frame.most, frame.best));
      }
      frames.pop_back();
      if (frames.empty()) return bounds(first).low;
      continue;
    }
    const Child& child = frame.children[frame.next];
    const Bounds& its = bounds(child.sum);
    const Dyadic least = child.gained - its.high, most = child.gained - its.low;
    const bool settled = its.low == its.high || most <= floor || least >= frame.beta;
    if (!settled) {
      Sum sum = child.sum;
      const Dyadic alpha = child.gained - frame.beta, beta = child.gained - floor;
      frames.push_back(frame_of(std::move(sum), alpha, beta));
      continue;
    }
    frame.best = std::max(frame.best, least);
    frame.most = std::max(frame.most, most);
    ++frame.next;
  }
}

Dyadic BestPlay::stop(std::span<const Value> summands, Player first) {
  Sum sum{{summands.begin(), summands.end()}, first};
  const Dyadic numbers = settle(sum.values, first);
  return seen_by(first, numbers + exact(sum));
}

Playout BestPlay::line(std::span<const Value> summands, Player first) {
  Playout out{stop(summands, first), {}};
  std::vector<Value> now(summands.begin(), summands.end());
  for (Player player = first;; player = opponent(player)) {
    std::optional<SumMove> best;
    Dyadic reached;
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (is_number(store_, now[i])) continue;
      const Value before = now[i];
      for (const Value option : store_.options(before, player)) {
        now[i] = option;
        const Dyadic leads_to = seen_by(player, stop(now, opponent(player)));
        if (!best || leads_to > reached) {
          best = SumMove{i, option};
          reached = leads_to;
        }
      }
      now[i] = before;
    }
    if (!best) return out;
    now[best->summand] = best->option;
    out.moves.push_back(*best);
  }
}

}  // namespace summand
