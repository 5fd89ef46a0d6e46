#include "summand/ask/heaps/misere_sum.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <span>
#include <utility>

#include "summand/ask/heaps/misere_quotient.hpp"
#include "summand/ask/heaps/nim.hpp"
#include "summand/ask/heaps/text.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/time_share.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/heaps/breaks.hpp"
#include "summand/misere/heap_forms.hpp"
#include "summand/misere/kayles.hpp"
#include "summand/misere/quotient_play.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

using SumHeaps = std::vector<std::uint64_t>;

constexpr std::size_t kMostHeapsOfSum = 10'000;
constexpr std::size_t kMostMisereMoves = 20;
// Not all winning moves of a larger heap are looked for.
constexpr std::uint64_t kLargeHeap = std::uint64_t{1} << 19;
// Forms of larger heaps take too much time.
constexpr std::uint64_t kLargestHeapByForms = 60;
constexpr std::chrono::seconds kTimeForForms{10}, kTimeBeforeForms{2};

std::string sum_in_words(std::span<const std::uint64_t> heaps) {
  constexpr std::size_t kMost = 12;
  if (heaps.empty()) return "0";
  if (heaps.size() <= kMost) return fmt::format("{}", fmt::join(heaps, "+"));
  return fmt::format("{}+... ({} heaps)", fmt::join(heaps.first(kMost), "+"), heaps.size());
}

void add_move(MisereSum& out, std::uint64_t heap, std::span<const std::uint64_t> leaves,
              std::string reason) {
  if (out.moves.size() == kMostMisereMoves) {
    out.more = true;
    return;
  }
  out.moves.push_back({heap, {leaves.begin(), leaves.end()}, std::move(reason)});
}

// Calls visit(heap, the other heaps) for each size of a heap, the largest first.
template <class Visit>
void for_each_size(const SumHeaps& heaps, Visit&& visit) {
  for (std::size_t at = heaps.size(); at-- > 0;) {
    if (at + 1 < heaps.size() && heaps[at] == heaps[at + 1]) continue;
    SumHeaps others = heaps;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
    visit(heaps[at], others);
  }
}

// --- Nim ---

// The rule of Bouton: as in normal play, unless no heap has more than one counter.
struct MisereNim {
  std::uint64_t nim_sum = 0, ones = 0;
  bool only_ones = true;

  explicit MisereNim(const SumHeaps& heaps) {
    for (const std::uint64_t heap : heaps) {
      nim_sum ^= heap;
      if (heap == 1) ++ones;
      if (heap > 1) only_ones = false;
    }
  }
  bool is_lost() const { return only_ones ? ones % 2 == 1 : nim_sum == 0; }
  std::string reason() const {
    if (!only_ones) {
      return fmt::format("a heap has more than one counter, and the nim-sum is {}", nim_sum);
    }
    return fmt::format("no heap has more than one counter, and the number of heaps of one is {}",
                       ones % 2 == 1 ? "odd" : "even");
  }
};

MisereSum nim_sum_of(const heaps::Rules& rules, const SumHeaps& heaps) {
  const MisereNim nim(heaps);
  MisereSum out{.rules = rules, .heaps = heaps, .method = MisereSum::Method::nim};
  out.lost = nim.is_lost();
  out.reasons = {nim.reason()};
  if (out.lost) return out;
  for_each_size(heaps, [&](std::uint64_t heap, SumHeaps& rest) {
    const MisereNim others(rest);
    const std::uint64_t to = others.only_ones ? 1 - others.ones % 2 : others.nim_sum;
    if (to >= heap) return;
    rest.push_back(to);
    add_move(out, heap, std::span(&to, to > 0 ? 1 : 0), MisereNim(rest).reason());
  });
  return out;
}

// --- by a quotient ---

// "equal to 2+5": an element as its smallest sum.
std::string equal_to(const MisereQuotient& quotient, std::uint32_t element) {
  const auto& sum = quotient.sums[element];
  return sum.empty() ? "equal to the empty sum" : "equal to " + sum_text(sum);
}

void add_kayles(MisereSum& out) {
  const MisereKayles kayles = misere_kayles(out.heaps);
  if (kayles.family.empty()) {
    out.reasons.push_back(fmt::format(
        "Without the quotient: the nim-sum is {}, and the sum is in none of the exceptional "
        "families, so it is {} as in normal play.",
        kayles.nim_sum, kayles.is_p ? "a P-position" : "an N-position"));
  } else {
    out.reasons.push_back(fmt::format(
        "Without the quotient: the nim-sum is {}, but the sum is in the exceptional family {} of "
        "{}-positions. E(...) is an even number of heaps from the set, D(...) an odd number.",
        kayles.nim_sum, kayles.family, kayles.is_p ? "P" : "N"));
  }
}

// nullopt if the quotient of these heaps was not found.
std::optional<MisereSum> sum_by_quotient(const heaps::Rules& rules, const SumHeaps& heaps,
                                         const FoundQuotient& found, Budget& budget) {
  const SolvedMisereGame game(rules, found.quotient, found.period);
  const auto element = game.element(heaps);
  if (!element) return std::nullopt;
  const MisereQuotient& quotient = game.quotient();
  MisereSum out{.rules = rules, .heaps = heaps};
  out.lost = quotient.is_p(*element);
  out.reasons.push_back(
      fmt::format("{} in this game, {}in the P-portion of the quotient (order {} {})",
                  equal_to(quotient, *element), out.lost ? "" : "not ", quotient.order(),
                  found.period ? "for all heaps" : fmt::format("to {} heaps", quotient.heaps())));
  if (heaps::print(rules) == "0.77") add_kayles(out);
  if (out.lost) return out;
  auto moves = within_limits([&] { return game.winning_moves(heaps, budget); });
  if (!moves) {
    if (moves.error().limit != Limit::size) reach_limit_again(std::move(moves).error());
    out.moves_unknown = moves.error().error.message;
    return out;
  }
  out.more = !moves->empty() && heaps.back() > kLargeHeap;
  for (const QuotientMove& move : *moves) {
    const auto end = std::ranges::find(move.left, std::uint64_t{0});
    add_move(out, move.heap, std::span(move.left.begin(), end),
             equal_to(quotient, move.element) + ", in the P-portion");
  }
  return out;
}

// --- by forms ---

class SumsOfForms {
 public:
  SumsOfForms(const heaps::Rules& rules, std::uint64_t last, const Budget& budget)
      : store_(budget), forms_(forms_of_heaps(store_, rules, last)) {}

  MisereForm sum(std::span<const std::uint64_t> heaps) {
    MisereForm out;
    for (const std::uint64_t heap : heaps) {
      out = store_.sum(out, forms_[static_cast<std::size_t>(heap)]);
    }
    return out;
  }
  bool is_p(MisereForm g, MisereForm h) {
    return store_.outcome_of_sum(g, h) == MisereOutcome::previous;
  }

 private:
  MisereStore store_;
  std::vector<MisereForm> forms_;
};

MisereSum sum_by_forms(const heaps::Rules& rules, const SumHeaps& heaps, const Budget& limits) {
  Budget budget = limits;
  SumsOfForms forms(rules, heaps.back(), limits);
  MisereSum out{.rules = rules, .heaps = heaps, .method = MisereSum::Method::forms};
  out.lost = true;
  for_each_size(heaps, [&](std::uint64_t heap, const SumHeaps& rest) {
    const MisereForm others = forms.sum(rest);
    heaps::for_each_option(rules, heap, [&](std::uint64_t, std::span<const std::uint64_t> left) {
      budget.ask();
      if (!forms.is_p(others, forms.sum(left))) return;
      out.lost = false;
      add_move(out, heap, left, "a P-position by search");
    });
  });
  const bool has_moves = std::ranges::any_of(
      heaps, [&](std::uint64_t heap) { return heaps::count_of_breaks(rules, heap) > 0; });
  if (!has_moves) out.lost = false;
  out.reasons = {out.lost    ? "no move leads to a P-position, by search in the forms of the heaps"
                 : has_moves ? "a move leads to a P-position, by search in the forms of the heaps"
                             : "there is no move"};
  return out;
}

// The limit that keeps the sum unknown.
Failure why_unknown_sum(const FoundQuotient& found, std::uint64_t largest) {
  Failure out = found.stopped ? *found.stopped
                              : Failure{.error = {"the periodicity theorem does not apply"},
                                        .limit = Limit::size};
  out.surround("", fmt::format(": the quotient is known for heaps to {} (order {}), not for {}",
                               found.quotient.heaps(), found.quotient.order(), largest));
  return out;
}

// nullopt if they take too much time. Heaps are small.
std::optional<MisereSum> sum_by_small_forms(const heaps::Rules& rules, const SumHeaps& heaps,
                                            const Budget& budget) {
  const TimeShare share(kTimeForForms);
  auto sum =
      within_limits([&]() -> Result<MisereSum> { return sum_by_forms(rules, heaps, budget); });
  if (sum) return *std::move(sum);
  if (sum.error().limit == Limit::interrupted) reach_limit_again(std::move(sum).error());
  return std::nullopt;
}

Attempt<MisereSum> misere_sum_of(const Asking& asking, const heaps::Rules& rules,
                                 const SumHeaps& heaps) {
  if (heaps::print(rules) == "0.[3]") return nim_sum_of(rules, heaps);
  Budget budget = asking.budget();
  const std::uint64_t largest = heaps.empty() ? 0 : heaps.back();
  const auto last =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(largest, kMostQuotientHeaps));
  if (largest <= kLargestHeapByForms) {
    const auto found = searched_quotient(asking, rules, last, budget, kTimeBeforeForms);
    if (auto sum = sum_by_quotient(rules, heaps, found, budget)) return *std::move(sum);
    if (auto sum = sum_by_small_forms(rules, heaps, budget)) return *std::move(sum);
  }
  const auto share = usual_time_of_search(asking.request());
  const FoundQuotient found = searched_quotient(asking, rules, last, budget, share);
  if (auto sum = sum_by_quotient(rules, heaps, found, budget)) return *std::move(sum);
  return std::unexpected(why_unknown_sum(found, largest));
}

std::string_view name_of(MisereSum::Method method) {
  switch (method) {
    case MisereSum::Method::nim:
      return "nim";
    case MisereSum::Method::forms:
      return "forms";
    case MisereSum::Method::quotient:
      break;
  }
  return "quotient";
}

std::string moves_in_words(const MisereSum& sum) {
  if (!sum.moves_unknown.empty())
    return fmt::format("The moves are not listed: {}.\n", sum.moves_unknown);
  if (sum.moves.empty()) return "There is no move, and a player without a move wins.\n";
  std::vector<std::vector<std::string>> rows;
  for (const MisereSum::Move& move : sum.moves) {
    rows.push_back({fmt::format("  {}", move.heap),
                    move.leaves.empty() ? "leaves nothing"
                                        : fmt::format("leaves {}", sum_in_words(move.leaves)),
                    move.reason});
  }
  std::string out = "Moves that win:\n";
  for (const std::string& row : aligned(rows)) out += row + "\n";
  return sum.more ? out + "  ... and more.\n" : out;
}

}  // namespace

Result<std::vector<std::uint64_t>> parse_misere_sum(const std::string& text) {
  const auto heaps = Heaps::parse(text);
  if (!heaps) {
    return fail(fmt::format("--sum: '{}': {}", printable(text, 40), heaps.error().message));
  }
  if (heaps->sizes().size() > kMostHeapsOfSum) {
    return fail(fmt::format("--sum: a sum has at most {} heaps", kMostHeapsOfSum));
  }
  SumHeaps out(heaps->sizes().begin(), heaps->sizes().end());
  std::ranges::sort(out);
  return out;
}

Attempt<Response> answer_misere_sum(const Asking& asking, const heaps::Rules& rules,
                                    const std::vector<std::uint64_t>& heaps) {
  SUMMAND_TRY(sum, misere_sum_of(asking, rules, heaps));
  std::optional<Failure> stopped;
  std::vector<std::string> problems;
  if (!sum.moves_unknown.empty()) {
    stopped = Failure{.error = {sum.moves_unknown}, .limit = Limit::size};
    problems.emplace_back("only the winner is known");
  }
  Response out = respond(std::move(sum));
  out.long_json = true;
  out.stopped = std::move(stopped);
  out.problems = std::move(problems);
  return out;
}

std::string text(const MisereSum& sum, const Page& page) {
  std::string out = fmt::format("{}misère play: the last move loses\n\n", heading(sum.rules));
  std::string first = fmt::format("{}: {}.", sum_in_words(sum.heaps), sum.reasons.front());
  out += paragraphs({std::move(first)}, page.columns);
  out += paragraphs({sum.reasons.begin() + 1, sum.reasons.end()}, page.columns);
  out += sum.lost ? "\nDecline: whoever starts loses.\n" : "\nAccept: whoever starts wins.\n";
  return sum.lost ? out : out + moves_in_words(sum);
}

void write_json(JsonWriter& json, const MisereSum& sum) {
  write_rules(json, sum.rules);
  json.member("play", "misere");
  write_heaps(json.key("sum"), sum.heaps);
  json.member("outcome", sum.lost ? "P" : "N").member("method", name_of(sum.method));
  write_texts(json, "reasons", sum.reasons);
  json.key("winning").array();
  for (const MisereSum::Move& move : sum.moves) {
    write_heaps(json.object().key("heap").number(move.heap).key("leaves"), move.leaves);
    json.member("reason", move.reason).close();
  }
  json.close().key("more").boolean(sum.more || !sum.moves_unknown.empty());
}

}  // namespace summand::ask
