#include "summand/misere/written_numbers.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "summand/base/check.hpp"
#include "summand/misere/heaps_of_sum.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

using Sum = SumsOfParts::Sum;

// Whether the sum is a nim-heap, if the smaller heaps are these.
bool is_next_heap(SumsOfParts& sums, Sum sum, const std::vector<Sum>& smaller) {
  const auto parts = sums.parts(sum);
  if (parts.size() != 1) return smaller.empty() && sum == SumsOfParts::kZero;
  const SumsOfParts::Part part = parts[0];
  if (const AnyPosition* position = sums.position(part)) {
    const auto heaps = position->heap_sum();
    return heaps && heaps->code == kCodeOfNim &&
           heaps->heaps == std::vector<std::uint64_t>{smaller.size()};
  }
  return sums.is_impartial(part) && sums.options(part, Player::left) == smaller;
}

}  // namespace

Sum nim_heap(SumsOfParts& sums, std::uint32_t n) {
  SUMMAND_CHECK(n <= kMostMisereNumber);
  std::vector<Sum> smaller;
  Sum heap = SumsOfParts::kZero;
  for (std::uint32_t i = 0; i < n; ++i) {
    smaller.push_back(heap);
    heap = sums.braces(smaller, smaller);
  }
  return heap;
}

Sum free_moves(SumsOfParts& sums, std::uint32_t n, Player player) {
  SUMMAND_CHECK(n <= kMostMisereNumber);
  Sum out = SumsOfParts::kZero;
  for (std::uint32_t i = 0; i < n; ++i) {
    out = player == Player::left ? sums.braces({out}, {}) : sums.braces({}, {out});
  }
  return out;
}

Result<Sum> misere_number(SumsOfParts& sums, ValueStore& store, Value value) {
  const auto too_large = [] {
    return fail("numbers in misère play are at most " + std::to_string(kMostMisereNumber));
  };
  if (const auto n = store.as_nimber(value)) {
    if (*n > kMostMisereNumber) return too_large();
    return nim_heap(sums, static_cast<std::uint32_t>(*n));
  }
  const auto parts = store.as_number_up_star(value);
  if (parts && parts->ups == 0 && parts->star == 0 && parts->number.is_integer()) {
    const auto n = parts->number.to_int64();
    constexpr std::int64_t kMost = kMostMisereNumber;
    if (!n || *n > kMost || *n < -kMost) return too_large();
    return free_moves(sums, static_cast<std::uint32_t>(std::abs(*n)),
                      *n > 0 ? Player::left : Player::right);
  }
  constexpr std::size_t kBrief = 60;
  std::string name = print(store, value);
  if (name.size() > kBrief) name = name.substr(0, kBrief) + "...";
  return fail(name +
              " is a value of normal play, and games of this value can differ in misère play; "
              "give a position instead");
}

Result<WrittenSum> written_misere_number(ValueStore& store, Value value) {
  WrittenSum out{std::make_shared<SumsOfParts>(SumsOfParts::Policy::by_moves, store.budget())};
  SUMMAND_TRY(sum, misere_number(*out.sums, store, value));
  out.sum = sum;
  return out;
}

std::optional<std::vector<Sum>> nim_heaps_of(const WrittenSum& game) {
  SumsOfParts& sums = *game.sums;
  std::vector<Sum> heaps;
  if (game.sum != SumsOfParts::kZero) {
    const auto parts = sums.parts(game.sum);
    if (parts.size() != 1 || sums.position(parts[0]) != nullptr) return std::nullopt;
    if (!sums.is_impartial(parts[0])) return std::nullopt;
    heaps = sums.options(parts[0], Player::left);
  }
  heaps.push_back(game.sum);
  for (std::size_t n = 0; n < heaps.size(); ++n) {
    if (!is_next_heap(sums, heaps[n],
                      {heaps.begin(), heaps.begin() + static_cast<std::ptrdiff_t>(n)})) {
      return std::nullopt;
    }
  }
  return heaps;
}

}  // namespace summand
