#include "summand/games/domineering/band_promises.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

#include "summand/base/check.hpp"

namespace summand::games::domineering {

namespace {

// Walls are rounded down to 1/64 of a move, so that few promises are different.
constexpr int kStep = Promise::kMove / 64;

int rounded_down(const Dyadic& x) {
  static_assert(kStep * 64 == Promise::kMove);
  return static_cast<int>(fixed_point(x).key >> 26) * kStep;
}

// Whether a stop in units is closed. Then it is a whole number of steps.
bool is_closed(int stop) { return stop % kStep == 0; }
int without_mark(int stop) { return is_closed(stop) ? stop : stop + 1; }

std::size_t index(int tax) { return static_cast<std::size_t>(tax); }

std::uint64_t promise_hash(const Promise& promise) {
  const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(promise);
  return hash_combine(hash_word(words[0]), words[1]);
}

}  // namespace

BandPromises::BandPromises(int width, ValueStore& store, Evaluate evaluate)
    : width_(width),
      grid_(3, width),
      store_(&store),
      evaluate_(std::move(evaluate)),
      thermographs_(store, Thermographs::Bottom::zero),
      ones_(store.budget(), std::size_t{1} << width),
      twos_(store.budget(), std::size_t{1} << 2 * width),
      threes_(store.budget()),
      parts_(store.budget()),
      places_(store.budget()),
      promises_(store.budget(), kMostPromises) {
  SUMMAND_CHECK(width <= kMostWidth);
  // Place 0 is none. The next ones are for bands that promise nothing.
  for (int cells = 0; cells <= kMostCells; ++cells) promises_[nothing_at(cells)] = nothing(cells);
  used_ = nothing_at(kMostCells) + 1;
}

// The opponent has at most one move for two cells.
Promise BandPromises::nothing(int cells) {
  const int worst = -(cells / 2) * Promise::kMove;
  return {{worst, worst, worst, worst}, {worst - 1, worst, worst, worst}};
}

const Promise& BandPromises::new_part(const PositionKey& cells) {
  constexpr int kBits = 128;
  Cells free(kBits / width_, width_);
  for (int cell = 0; cell < free.size(); ++cell) {
    if (((cell < 64 ? cells.low : cells.high) >> cell % 64 & 1) != 0) free.add(cell);
  }
  const Place place = place_of(of_value(evaluate_(free.trimmed())), free.count());
  parts_.insert(cells, place);
  return promises_[place];
}

void BandPromises::use_parts_of(int cells) {
  if (cells <= most_cells_) return;
  most_cells_ = cells;
  threes_.forget([](Place place) { return place <= nothing_at(kMostCells); });
}

const Promise& BandPromises::new_three(std::uint64_t band) {
  const Place place = find(3, band);
  threes_.store(band, place);
  return promises_[place];
}

// The parts of a band add up. The player starts in the part where that gives most. However many
// stops are not closed, one unit less is enough.
BandPromises::Place BandPromises::find(int lines, std::uint64_t band) {
  store_->budget().ask();
  std::array<const Promise*, kMostCells / 2> parts;
  std::size_t count = 0;
  Promise::Walls second{};
  int open = 0;  // parts whose second stop is not closed
  for (std::uint64_t rest = grid_.without_lone_cells(band); rest != 0;) {
    const std::uint64_t cells = grid_.first_part(rest);
    rest &= ~cells;
    if (lines == 3 && std::popcount(cells) > most_cells_) return nothing_at(std::popcount(band));
    const Promise& its = part(key_of(grid_.in_corner(cells)));
    parts[count++] = &its;
    open += is_closed(its.second(0)) ? 0 : 1;
    second[0] += without_mark(its.second(0));
    for (int tax = 1; tax < Promise::kTaxes; ++tax) second[index(tax)] += its.second(tax);
  }
  Promise::Walls first = second;
  first[0] -= 1;
  for (const Promise* its : std::span(parts).first(count)) {
    const bool others_are_closed = open == (is_closed(its->second(0)) ? 0 : 1);
    const int stop = second[0] - without_mark(its->second(0)) + without_mark(its->first(0));
    const bool closed = others_are_closed && is_closed(its->first(0));
    first[0] = std::max(first[0], stop - (closed ? 0 : 1));
    for (int tax = 1; tax < Promise::kTaxes; ++tax) {
      const int swing = its->first(tax) - its->second(tax);
      first[index(tax)] = std::max(first[index(tax)], second[index(tax)] + swing);
    }
  }
  if (open > 0) second[0] -= 1;
  return place_of({second, first}, std::popcount(band));
}

Promise BandPromises::of_value(Value value) {
  const Thermograph graph = thermographs_.of(value);
  Promise::Walls second, first;
  for (std::size_t tax = 0; tax + 1 < Promise::kTaxes; ++tax) {
    const Dyadic at = Dyadic::ratio(Promise::kTwiceTaxes[tax], 1);
    second[tax] = rounded_down(graph.at(Player::right, at));
    first[tax] = rounded_down(graph.at(Player::left, at));
  }
  second.back() = first.back() = rounded_down(graph.mean);
  // A stop that was rounded down is less than that of the value, so it needs no mark.
  const Dyadic right = store_->stop(value, Player::right), left = store_->stop(value, Player::left);
  const auto is_exact = [](const Dyadic& stop) {
    const FixedPoint fixed = fixed_point(stop);
    return fixed.exact && (fixed.key & ((1 << 26) - 1)) == 0;
  };
  if (is_exact(right) && !store_->less_equal(store_->number(right), value)) second[0] -= 1;
  if (is_exact(left)) {
    const Value stop = store_->number(left);
    bool closed = false;
    store_->for_each_option(value, Player::left, [&](Value option) {
      closed = closed || store_->less_equal(stop, option);
    });
    if (!closed) first[0] -= 1;
  }
  return {second, first};
}

BandPromises::Place BandPromises::place_of(const Promise& promise, int cells) {
  const std::uint64_t hash = promise_hash(promise);
  std::uint32_t place = places_.find(hash);
  if (place != 0)
    return promises_[place] == promise ? static_cast<Place>(place) : nothing_at(cells);
  if (used_ == kMostPromises) return nothing_at(cells);
  place = static_cast<std::uint32_t>(used_++);
  promises_[place] = promise;
  places_.insert(hash, place);
  return static_cast<Place>(place);
}

}  // namespace summand::games::domineering
