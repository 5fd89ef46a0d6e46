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
#include "summand/ask/progress.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/stable_sort.hpp"
#include "summand/boards/heap_move.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/misere/misere_by_forms.hpp"
#include "summand/misere/quotient_search.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"
#include "summand/verdict/engine.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostHeapsOfSum = 10'000;
constexpr std::size_t kMostMisereMoves = 20;
constexpr std::string_view kCodeOfKayles = "0.77";
// The most sums of a search: while another means is left, and if there is no limit of time.
constexpr std::uint64_t kSomeMisereSums = 100'000, kMostMisereSums = 1'000'000;
constexpr std::chrono::seconds kTimeForForms{10}, kTimeBeforeForms{2};

std::string sum_in_words(std::span<const std::uint64_t> heaps) {
  constexpr std::size_t kMost = 12;
  if (heaps.empty()) return "0";
  if (heaps.size() <= kMost) return fmt::format("{}", fmt::join(heaps, "+"));
  return fmt::format("{}+... ({} heaps)", fmt::join(heaps.first(kMost), "+"), heaps.size());
}

// The winning moves, those in the largest heaps first.
void add_moves(const Winners& found, MisereSum& out) {
  std::vector<WinningMove> moves = found.left.winning;
  stable_sort(moves,
              [](const WinningMove& a, const WinningMove& b) { return a.summand > b.summand; });
  for (const WinningMove& winning : moves) {
    if (out.moves.size() == kMostMisereMoves) break;
    const HeapMove move = *HeapMove::read(winning.name);
    const auto* const end = std::ranges::find(move.left, std::uint64_t{0});
    out.moves.push_back({move.from, {move.left.begin(), end}, winning.reason});
  }
  out.more = moves.size() > out.moves.size() || (!found.names_moves && !moves.empty());
  if (!found.names_moves && moves.empty()) {
    out.moves_unknown = "there are too many moves to name the winning ones";
  }
}

// Who wins, first of all by a quotient. Small heaps are compared by their forms before a long
// search for a quotient.
class MisereHeapsQuestion {
 public:
  MisereHeapsQuestion(const Asking& asking, const heaps::Rules& rules,
                      std::span<const std::uint64_t> heaps)
      : asking_(asking), code_(heaps::print(rules)), heaps_(heaps) {}

  Attempt<Winners> winners() {
    const std::uint64_t largest = heaps_.empty() ? 0 : heaps_.back();
    const auto last = std::min<std::uint64_t>(largest, kMostQuotientHeaps);
    Progress progress(asking_, "heaps", 0, last);
    progress.say_when_long(fmt::format(
        "looking for the misère quotient of {} to {} heaps; Ctrl-C stops, --time T sets another "
        "bound",
        code_.substr(0, 60), last));
    question_.rule = MisereMeans::quotient;
    question_.quotient = {
        .time_of_forms = kTimeForForms,
        .most_heap = last,
        .progress = [&](std::uint32_t heap, std::uint32_t) { progress.at(heap); }};
    if (largest <= kLargestHeapByForms) {
      question_.quotient.time = kTimeBeforeForms;
      question_.most_sums = kSomeMisereSums;
      auto found = ask();
      if (found || found.error().limit != Limit::size) return found;
    }
    const auto usual = usual_time_of_search(asking_.request());
    question_.quotient.time = usual.value_or(std::chrono::nanoseconds::max());
    question_.most_sums = usual ? kMostMisereSums : ~std::uint64_t{0};
    auto found = ask();
    if (!found && found.error().limit == Limit::size) {
      found.error().surround("", "; before that no quotient was found (--time T sets a bound)");
    }
    return found;
  }
  // By the theorem about Kayles. Assumes heaps of Kayles.
  Attempt<Winners> by_theorem() {
    question_.rule = MisereMeans::kayles;
    return ask();
  }
  bool is_kayles() const { return code_ == kCodeOfKayles; }

 private:
  Attempt<Winners> ask() {
    return winners_of_heaps(asking_.session().workspace(), code_, heaps_, question_);
  }

  const Asking& asking_;
  std::string code_;
  std::span<const std::uint64_t> heaps_;
  WinnerQuestion question_{.convention = Convention::misere};
};

Attempt<MisereSum> misere_sum_of(const Asking& asking, const heaps::Rules& rules,
                                 const std::vector<std::uint64_t>& heaps) {
  MisereHeapsQuestion question(asking, rules, heaps);
  SUMMAND_TRY(found, question.winners());
  MisereSum out{.rules = rules, .heaps = heaps, .method = found.rule, .reasons = {found.reason}};
  out.lost = found.outcome() == Outcome::previous;
  add_moves(found, out);
  if (found.rule != "quotient" || !question.is_kayles()) return out;
  SUMMAND_TRY(other, question.by_theorem());
  std::string reason = fmt::format("Without the quotient: {}.", other.reason);
  if (other.reason.contains("in the exceptional family")) {
    reason += " E(...) is an even number of heaps from the set, D(...) an odd number.";
  }
  out.reasons.push_back(std::move(reason));
  return out;
}

std::string moves_in_words(const MisereSum& sum) {
  if (!sum.moves_unknown.empty())
    return fmt::format("The moves are not listed: {}.\n", sum.moves_unknown);
  if (sum.moves.empty()) return "There is no move, and a player without a move wins.\n";
  std::vector<std::vector<std::string>> rows;
  constexpr std::string_view kLeaves = "leaves ";  // the column before says it
  for (const MisereSum::Move& move : sum.moves) {
    std::string_view reason = move.reason;
    if (reason.starts_with(kLeaves)) reason.remove_prefix(kLeaves.size());
    rows.push_back({fmt::format("  {}", move.heap),
                    move.leaves.empty() ? "leaves nothing"
                                        : fmt::format("leaves {}", sum_in_words(move.leaves)),
                    std::string(reason)});
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
  json.member("outcome", sum.lost ? "P" : "N").member("method", sum.method);
  write_texts(json, "reasons", sum.reasons);
  json.key("winning").array();
  for (const MisereSum::Move& move : sum.moves) {
    write_heaps(json.object().key("heap").number(move.heap).key("leaves"), move.leaves);
    json.member("reason", move.reason).close();
  }
  json.close().key("more").boolean(sum.more || !sum.moves_unknown.empty());
}

}  // namespace summand::ask
