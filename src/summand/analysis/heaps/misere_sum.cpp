#include "summand/analysis/heaps/misere_sum.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <utility>

#include "summand/analysis/heaps/misere_quotient.hpp"
#include "summand/analysis/heaps/text.hpp"
#include "summand/analysis/heaps/words.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/base/stable_sort.hpp"
#include "summand/boards/heap_move.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/misere/heaps_of_sum.hpp"
#include "summand/misere/quotient_search.hpp"
#include "summand/text/table.hpp"
#include "summand/verdict/engine.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kMostHeapsOfSum = 10'000;
constexpr std::size_t kMostListedMoves = 20;
// The most sums of a search if there is no limit of time. It takes about a second.
constexpr std::uint64_t kMostMisereSums = 100'000;
constexpr std::chrono::seconds kTimeForForms{10}, kTimeBeforeForms{2};

std::string sum_in_words(std::span<const std::uint64_t> heaps) {
  constexpr std::size_t kMost = 12;
  if (heaps.empty()) return "0";
  if (heaps.size() <= kMost) return fmt::format("{}", separated(heaps, "+"));
  return fmt::format("{}+... ({} heaps)", separated(heaps.first(kMost), "+"), heaps.size());
}

// The winning moves, those in the largest heaps first.
void add_moves(const Winners& found, MisereSum& out) {
  std::vector<RatedMove> moves = found.left.winning;
  stable_sort(moves, [](const RatedMove& a, const RatedMove& b) { return a.term > b.term; });
  for (const RatedMove& winning : moves) {
    if (out.moves.size() == kMostListedMoves) break;
    const HeapMove move = *HeapMove::read(winning.name);
    const auto end = std::ranges::find(move.left, std::uint64_t{0});
    out.moves.push_back({move.from, {move.left.begin(), end}, winning.reason});
  }
  out.more = moves.size() > out.moves.size() || (!found.names_moves && !moves.empty());
  if (!found.names_moves && moves.empty()) {
    out.moves_unknown = "there are too many moves to name the winning ones";
  }
}

// First of all a quotient is looked for. Forms of small heaps are compared before that takes long.
WinnerQuestion question_of(std::optional<std::chrono::nanoseconds> usual, std::uint64_t largest) {
  const auto time = usual.value_or(std::chrono::nanoseconds::max());
  WinnerQuestion out{.convention = Convention::misere,
                     .most_sums = usual ? kMostMisereSums : ~std::uint64_t{0},
                     .rule = MisereMeans::quotient};
  out.misere = {.quotient = time, .forms = kTimeForForms};
  if (largest <= kLargestHeapByForms) {
    out.misere.quotient = kTimeBeforeForms;
    out.misere.longer_quotient = time;
  }
  out.misere.most_heap = std::min<std::uint64_t>(largest, kMostQuotientHeaps);
  return out;
}

std::string moves_in_words(const MisereSum& sum) {
  if (!sum.moves_unknown.empty())
    return fmt::format("The moves are not listed: {}.\n", sum.moves_unknown);
  if (sum.moves.empty()) return "There is no move, and a player without a move wins.\n";
  std::vector<std::vector<std::string>> rows;
  for (const MisereSum::Move& move : sum.moves) {
    rows.push_back({fmt::format("  {}->{}", move.heap, sum_in_words(move.leaves)), move.reason});
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
  std::vector<std::uint64_t> out(heaps->sizes().begin(), heaps->sizes().end());
  std::ranges::sort(out);
  return out;
}

Attempt<MisereSum> misere_sum_of(const Rules& rules, const std::vector<std::uint64_t>& heaps,
                                 std::optional<std::chrono::nanoseconds> time,
                                 const std::shared_ptr<Workspace>& workspace,
                                 WorkWatcher* watcher) {
  const std::string code = heaps::print(rules);
  WinnerQuestion question = question_of(time, heaps.empty() ? 0 : heaps.back());
  Progress progress(watcher, "heaps", 0, question.misere.most_heap);
  progress.say_when_long(
      fmt::format("looking for the misère quotient of {} to {} heaps; Ctrl-C stops, --time T sets "
                  "another bound",
                  code.substr(0, 60), question.misere.most_heap));
  question.misere.progress = [&](std::uint32_t heap, std::uint32_t) { progress.at(heap); };
  SUMMAND_TRY(found, winners_of_heaps(workspace, code, heaps, question));
  MisereSum out{.rules = rules, .heaps = heaps, .method = found.rule, .reasons = {found.reason}};
  out.lost = found.outcome() == Outcome::previous;
  add_moves(found, out);
  if (found.rule != "quotient" || code != kCodeOfKayles) return out;
  question.rule = MisereMeans::kayles;
  SUMMAND_TRY(other, winners_of_heaps(workspace, code, heaps, question));
  std::string reason = fmt::format("Without the quotient: {}.", other.reason);
  if (other.reason.contains("in the exceptional family")) {
    reason += " E(...) is an even number of heaps from the set, D(...) an odd number.";
  }
  out.reasons.push_back(std::move(reason));
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

static void describe(Members<MisereSum::Move>& its) {
  its.named("MisereMove", "A winning move in a sum of heaps.");
  its("heap", "The heap in which it is made.", &MisereSum::Move::heap);
  its("leaves", "What is left of it.", &MisereSum::Move::leaves);
  its("reason", "Why it wins.", &MisereSum::Move::reason);
}

void describe(Members<MisereSum>& its) {
  its.with([](auto& it) { return HeapsRules{&it.rules}; });
  its("play", "The convention.", [](auto&) { return std::string_view("misere"); });
  its("sum", "The heaps.", &MisereSum::heaps);
  its("outcome", "Who wins.", [](auto& it) { return it.lost ? "P" : "N"; }).words({"N", "P"});
  its("method", "The means in one word.", &MisereSum::method);
  its("reasons", "Why.", &MisereSum::reasons);
  its("winning", "The winning moves. Those of equal heaps are listed once.", &MisereSum::moves);
  its("more", "Whether there are more.",
      [](auto& it) { return it.more || !it.moves_unknown.empty(); });
}

}  // namespace summand::heaps
