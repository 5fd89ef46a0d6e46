#include "summand/misere/misere_verdict.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/base/stable_sort.hpp"
#include "summand/base/time_share.hpp"
#include "summand/boards/heap_move.hpp"
#include "summand/heaps/breaks.hpp"
#include "summand/heaps/names.hpp"
#include "summand/misere/heaps_of_sum.hpp"
#include "summand/misere/misere_by_forms.hpp"
#include "summand/misere/misere_by_theorem.hpp"

namespace summand {

namespace {

constexpr std::chrono::milliseconds kTimeOfTame(300);

// What find() gives, or nullopt if it takes too much time or memory. The limits of the whole are
// reached again.
template <class Find>
auto in_time(std::chrono::nanoseconds time, Find&& find) -> decltype(find()) {
  const TimeShare share(std::chrono::duration_cast<TimeShare::Clock::duration>(time));
  auto found = within_limits([&]() -> Attempt<decltype(find())> { return find(); });
  if (found) return *std::move(found);
  const auto limit = found.error().limit;
  if (limit == Limit::size || limit == Limit::memory) return std::nullopt;
  if (limit == Limit::time && share.is_over()) return std::nullopt;
  reach_limit_again(std::move(found).error());
}

std::string element_text(const SolvedMisereGame& game, std::uint32_t element) {
  return fmt::format("element {} ({})", element, sum_text(game.quotient().sums[element]));
}

}  // namespace

std::string_view name_of(MisereMeans means) {
  switch (means) {
    case MisereMeans::nim:
      return "the rule of misère Nim";
    case MisereMeans::kayles:
      return "the theorem about misère Kayles";
    case MisereMeans::tame:
      return "the rule of tame games";
    case MisereMeans::quotient:
      return "a misère quotient";
    case MisereMeans::forms:
      return "the forms of the heaps";
    case MisereMeans::search:
      break;
  }
  return "search";
}

std::string_view key_of(MisereMeans means) {
  constexpr std::string_view kKeys[] = {"nim", "kayles", "tame", "quotient", "forms", "search"};
  return kKeys[static_cast<std::size_t>(means)];
}

// The quotient is searched for once with each heap that is larger than those before.
const SolvedMisereGame* MisereSolver::quotient_for(const std::string& code, std::uint64_t heap) {
  Quotient& known = quotients_[code];
  if (known.solved && known.solved->knows(heap)) return &*known.solved;
  if (known.asked >= heap) return nullptr;
  known.asked = heap;
  const auto rules = heaps::parse_rules(code);
  if (!rules) return nullptr;
  const TimeShare share(std::chrono::duration_cast<TimeShare::Clock::duration>(limits_.quotient));
  const auto heaps = static_cast<std::uint32_t>(std::min(heap, limits_.most_heap));
  FoundQuotient found =
      find_quotient(*rules, {.heaps = heaps, .progress = limits_.progress}, budget_);
  const std::string so_far =
      fmt::format(": the quotient is known for heaps to {} (order {}), not for {}",
                  found.quotient.heaps(), found.quotient.order(), heap);
  const bool is_over = found.stopped && found.stopped->limit == Limit::time && share.is_over();
  if (found.stopped && found.stopped->limit != Limit::size && !is_over) {
    known.asked = 0;
    found.stopped->surround("", so_far);
    reach_limit_again(*std::move(found.stopped));
  }
  known.solved.emplace(*rules, std::move(found.quotient), found.period);
  if (known.solved->knows(heap)) return &*known.solved;
  const double seconds = std::chrono::duration<double>(limits_.quotient).count();
  why_no_quotient_ = (is_over         ? fmt::format("{:g} s are over", seconds)
                      : found.stopped ? found.stopped->error.message
                                      : "the periodicity theorem does not apply") +
                     so_far;
  return nullptr;
}

// Looks for quotients again, with more time. False if that was done already.
bool MisereSolver::look_longer() {
  if (!limits_.longer_quotient) return false;
  limits_.quotient = *limits_.longer_quotient;
  limits_.longer_quotient.reset();
  for (auto& [code, known] : quotients_) known.asked = 0;
  return true;
}

std::optional<MisereVerdict> MisereSolver::by_forms(const HeapsOfSum& sum) {
  if (sum.heaps.empty() || *std::ranges::max_element(sum.heaps) > kLargestHeapByForms) {
    return std::nullopt;
  }
  const auto rules = heaps::parse_rules(sum.code);
  if (!rules) return std::nullopt;
  const auto [known, is_new] = forms_.try_emplace(sum.code);
  if (is_new) known->second = std::make_unique<FormsOfHeaps>(*rules, budget_);
  if (known->second == nullptr) return std::nullopt;
  auto out = in_time(limits_.forms,
                     [&]() -> std::optional<MisereVerdict> { return known->second->verdict(sum); });
  if (!out) known->second.reset();
  return out;
}

std::optional<MisereVerdict> MisereSolver::by_quotient(const HeapsOfSum& sum) {
  if (sum.heaps.empty() || sum.code == kCodeOfNim) return std::nullopt;
  const SolvedMisereGame* game = quotient_for(sum.code, *std::ranges::max_element(sum.heaps));
  if (game == nullptr) return std::nullopt;
  const MisereQuotient& quotient = game->quotient();
  const std::uint32_t element = game->element(sum.heaps).value();
  const bool is_p = quotient.is_p(element);
  MisereVerdict out{.outcome = is_p ? Outcome::previous : Outcome::next,
                    .means = MisereMeans::quotient};
  out.reason = fmt::format(
      "in the misère quotient of {} ({}, order {}) the sum is {}, which is {}in the P-portion",
      sum.code,
      game->period() ? std::string("all heaps") : fmt::format("heaps to {}", quotient.heaps()),
      quotient.order(), element_text(*game, element), is_p ? "" : "not ");
  if (!is_p) add_moves(*game, sum, out);
  return out;
}

// Of a heap with very many moves only those are named whose elements do not repeat.
void MisereSolver::add_moves(const SolvedMisereGame& game, const HeapsOfSum& sum,
                             MisereVerdict& out) {
  std::uint64_t moves = 0;
  for (const std::uint64_t heap : sum.heaps) {
    const std::uint64_t its = heaps::count_of_breaks(game.rules(), heap);
    if (__builtin_add_overflow(moves, its, &moves)) moves = ~std::uint64_t{0};
  }
  out.names_moves = moves <= kMostMisereMoves;
  if (!out.names_moves && !game.period()) return;
  const auto found = within_limits([&] { return game.winning_moves(sum.heaps, budget_); });
  if (!found && found.error().limit != Limit::size) reach_limit_again(found.error());
  if (!found || found->size() == heaps::kMostBreaks) {
    out.names_moves = false;
    return;
  }
  for (const QuotientMove& move : *found) {
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < sum.heaps.size(); ++i) {
      if (sum.heaps[i] != move.heap || last == sum.terms[i]) continue;
      last = sum.terms[i];
      out.left.push_back(
          {.term = *last,
           .name = HeapMove{move.heap, move.left}.print(),
           .reason = "leaves " + element_text(game, move.element) + ", which is in the P-portion"});
    }
  }
  stable_sort(out.left, [](const MisereMove& a, const MisereMove& b) { return a.term < b.term; });
  out.right = out.left;
}

Result<MisereVerdict> MisereSolver::by_search(std::span<const MisereTerm> terms) {
  SUMMAND_TRY(out, misere_winners(terms, budget_, most_sums_));
  const bool impartial = all_impartial(terms);
  for (MisereMove& move : out.left) {
    move.reason = impartial ? "leaves a P-position" : "leaves a sum that Right loses";
  }
  for (MisereMove& move : out.right) {
    move.reason = impartial ? "leaves a P-position" : "leaves a sum that Left loses";
  }
  return out;
}

std::optional<MisereVerdict> MisereSolver::verdict_by(MisereMeans means, const HeapsOfSum& heaps) {
  switch (means) {
    case MisereMeans::nim:
      if (!heaps.heaps.empty() && heaps.code != kCodeOfNim) return std::nullopt;
      return misere_nim_verdict(heaps);
    case MisereMeans::kayles:
      if (heaps.code != kCodeOfKayles) return std::nullopt;
      return misere_kayles_verdict(heaps, budget_);
    case MisereMeans::quotient:
      return by_quotient(heaps);
    case MisereMeans::forms:
      return by_forms(heaps);
    case MisereMeans::tame:
    case MisereMeans::search:
      break;
  }
  return std::nullopt;
}

Result<std::optional<MisereVerdict>> MisereSolver::verdict_by(MisereMeans means,
                                                              std::span<const MisereTerm> terms) {
  using Found = std::optional<MisereVerdict>;
  if (means == MisereMeans::search) {
    SUMMAND_TRY(found, by_search(terms));
    return found;
  }
  if (means == MisereMeans::tame) {
    return in_time(kTimeOfTame,
                   [&]() -> std::optional<Result<Found>> {
                     return misere_tame_verdict(terms, budget_);
                   })
        .value_or(Result<Found>(std::nullopt));
  }
  const auto heaps = heaps_of_sum(terms);
  return heaps ? verdict_by(means, *heaps) : std::nullopt;
}

std::vector<MisereMeans> MisereSolver::order(std::optional<MisereMeans> first) {
  std::vector<MisereMeans> out = {MisereMeans::nim, MisereMeans::kayles, MisereMeans::tame,
                                  MisereMeans::quotient, MisereMeans::forms};
  if (first) out.insert(out.begin(), *first);
  return out;
}

// A search is the last means, so a limit of it says why there was no quotient, too.
Result<MisereVerdict> MisereSolver::by_search_at_last(std::span<const MisereTerm> terms) {
  auto found = within_limits([&] { return by_search(terms); });
  if (found) return *std::move(found);
  Failure why = std::move(found).error();
  if (!why.limit) return std::unexpected(std::move(why.error));
  if (why.limit == Limit::size && !why_no_quotient_.empty()) {
    why.surround(why_no_quotient_ + "; ", "");
  }
  reach_limit_again(std::move(why));
}

Result<MisereVerdict> MisereSolver::verdict(std::span<const MisereTerm> terms,
                                            std::optional<MisereMeans> first) {
  for (const MisereTerm& term : terms) {
    const auto* position = std::get_if<AnyPosition>(&term);
    if (position == nullptr || position->valued_by_moves()) continue;
    return std::unexpected(no_misere_game(*position));
  }
  for (const MisereMeans means : order(first)) {
    SUMMAND_TRY(found, verdict_by(means, terms));
    if (found) return *std::move(found);
  }
  if (look_longer()) {
    SUMMAND_TRY(found, verdict_by(MisereMeans::quotient, terms));
    if (found) return *std::move(found);
  }
  return by_search_at_last(terms);
}

}  // namespace summand
