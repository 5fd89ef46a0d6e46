#include "summand/analysis/heaps/sum.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <optional>
#include <set>
#include <span>

#include "summand/analysis/analysis.hpp"
#include "summand/analysis/heaps/words.hpp"
#include "summand/base/separated.hpp"
#include "summand/heaps/nim/columns.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

using heaps::binary;

namespace {

constexpr std::size_t kMostParts = 1000;
constexpr std::size_t kRowsInWords = 40;
constexpr std::size_t kMostWinning = 20;
constexpr std::size_t kMostOfPart = 60;  // characters of a part in a message

using Part = HeapsSum::Part;

std::string brief_part(const std::string& text) {
  return text.size() <= kMostOfPart ? text : text.substr(0, kMostOfPart) + "...";
}

Attempt<void> add_part(const Game& game, std::uint64_t copies, HeapsSum& out) {
  const std::string text = game.text(10'000);
  const std::optional<std::uint64_t> nimber = game.store().as_nimber(game.value());
  if (!nimber) {
    return failure_elsewhere(
        {fmt::format("{} is not equal to a nimber, so it has no nim-sum: summand analyze says who "
                     "wins such a sum",
                     brief_part(text))});
  }
  if (copies > kMostParts || out.parts.size() + copies > kMostParts) {
    return failure(LimitReached{
        Limit::size, fmt::format("more than {} heaps are too many for columns", kMostParts)});
  }
  for (std::uint64_t i = 0; i < copies; ++i) out.parts.push_back({game, text, *nimber});
  if (copies % 2 == 1) out.sum ^= *nimber;
  return {};
}

// Splits a position into its parts. A nimber is its own negative, so the sign of the copies does
// not matter.
Attempt<void> add_summand(const Summand& summand, HeapsSum& out) {
  const Dyadic number = summand.copies.sign() < 0 ? -summand.copies : summand.copies;
  const auto copies = number.to_int64();
  const std::uint64_t times = copies ? static_cast<std::uint64_t>(*copies) : kMostParts + 1;
  const AnyPosition* position = summand.game.position();
  if (position == nullptr) return add_part(summand.game, times, out);
  if (!position->impartial()) {
    return failure_elsewhere(
        {fmt::format("{} is not an impartial game, so it has no nim-sum: summand analyze says who "
                     "wins such a sum",
                     brief_part(summand.game.text(10'000)))});
  }
  for (const auto& [part, count] : position->parts()) {
    const Game game(summand.game.shared_workspace(), part);
    std::uint64_t all = 0;
    if (__builtin_mul_overflow(times, count, &all)) all = kMostParts + 1;
    if (auto done = add_part(game, all, out); !done) return done;
  }
  return {};
}

// The moves of an impartial position that leave *nimber. nullopt if there are too many moves to
// list.
std::optional<std::vector<AnyMove>> moves_to(const AnyPosition& position, std::uint64_t nimber,
                                             Evaluators& evaluators, ValueStore& store) {
  if (auto moves = position.moves_to_nimber(nimber, evaluators)) return moves;
  if (position.move_count(Player::left) > kMostMoves) return std::nullopt;
  std::vector<AnyMove> out;
  for (AnyMove& move : position.moves(Player::left)) {
    if (store.as_nimber(move.after.value(evaluators)) == nimber) out.push_back(std::move(move));
  }
  return out;
}

void add_winning(const Part& part, HeapsSum& out) {
  const std::uint64_t to = part.value ^ out.sum;
  const auto add = [&](std::string move, std::string leaves) {
    out.more = out.more || out.winning.size() >= kMostWinning;
    if (out.more) return;
    out.winning.push_back({part.text, std::move(move), std::move(leaves), part.value, to});
  };
  const AnyPosition* position = part.game.position();
  if (position == nullptr) {  // a nimber, or a game equal to one
    if (to < part.value) {
      const std::string nimber = to == 0 ? "0" : fmt::format("*{}", to);
      add(nimber, nimber);
    }
    return;
  }
  const auto moves = moves_to(*position, to, part.game.evaluators(), part.game.store());
  if (!moves) {
    out.unknown.push_back(part.text);
    return;
  }
  for (const AnyMove& move : *moves) add(move.name, move.after.print());
}

std::vector<std::string> columns_of(const HeapsSum& sum) {
  std::uint64_t all = 0;
  for (const Part& part : sum.parts) all |= part.value;
  const auto digits = static_cast<unsigned>(std::bit_width(all | 1));
  const std::size_t width = sum.parts.empty() ? 1 : std::to_string(sum.parts.front().value).size();
  const auto row = [&](const std::string& name, std::uint64_t value) {
    return std::vector<std::string>{brief_part(name), fmt::format("{:>{}}", value, width),
                                    binary(value, digits)};
  };
  std::vector<std::vector<std::string>> rows;
  const std::size_t count = sum.parts.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (count > kRowsInWords && i == kRowsInWords / 2) {
      rows.push_back({fmt::format("... {} more ...", count - kRowsInWords)});
      i += count - kRowsInWords;
    }
    rows.push_back(row(sum.parts[i].text, sum.parts[i].value));
  }
  rows.push_back({"", "", std::string(digits, '-')});
  rows.push_back(row("", sum.sum));
  return aligned(rows);
}

std::string heaps_in_words(std::size_t count) {
  return count == 1 ? "one heap" : fmt::format("{} heaps", count);
}

// A remark about equal values, if there are any.
std::optional<std::string> remark_on_pairs(const HeapsSum& sum) {
  std::vector<std::uint64_t> values, twice;
  for (const Part& part : sum.parts) values.push_back(part.value);
  const heaps::NimColumns columns = heaps::nim_columns(values);
  if (columns.pairs.empty()) return std::nullopt;
  const std::size_t shown = std::min<std::size_t>(columns.pairs.size(), 8);
  return fmt::format(
      "Equal values cancel ({}{}): two such heaps are worth 0 together. In two equal heaps of the "
      "same game, a move in one is copied in the other. {}",
      separated(std::span(columns.pairs).first(shown), ", "),
      shown < columns.pairs.size() ? ", ..." : "",
      columns.unpaired.empty() ? "Nothing else is left here, so the player who answers wins."
                               : fmt::format("Without them the sum consists of {}.",
                                             heaps_in_words(columns.unpaired.size())));
}

std::vector<std::string> remarks_on(const HeapsSum& sum) {
  std::vector<std::string> out;
  if (sum.lost()) {
    out.push_back(
        "Every column has an even number of 1s, so the sum is 0: the player who moves loses. Each "
        "move changes the value of one heap, and with it the number of 1s in some column.");
  } else {
    const std::uint64_t top = std::bit_floor(sum.sum);
    const auto count = static_cast<std::size_t>(std::ranges::count_if(
        sum.parts, [&](const Part& part) { return (part.value & top) != 0; }));
    out.push_back(
        fmt::format("The leftmost 1 of the sum is in the column of {}, where {} {} a 1. A move "
                    "in a heap wins if it leaves the sum without carry of the heap's value and "
                    "{}.",
                    top, heaps_in_words(count), count == 1 ? "has" : "have", sum.sum));
  }
  if (auto pairs = remark_on_pairs(sum)) out.push_back(*std::move(pairs));
  if (!sum.parts.empty() && sum.parts.front().value == 1) {
    const auto ones = std::ranges::count(sum.parts, 1u, &Part::value);
    out.push_back(
        fmt::format("All values are 0 or 1, so only parity counts: {} of them {} 1, which "
                    "is an {} number.",
                    ones, ones == 1 ? "is" : "are", ones % 2 == 0 ? "even" : "odd"));
  }
  if (!sum.lost()) {
    out.push_back(fmt::format(
        "As a checksum: one more heap worth *{} would make every column even.", sum.sum));
  } else if (!sum.parts.empty()) {
    out.push_back(
        fmt::format("As a checksum: any value is the nim-sum of the others, as {} is here.",
                    sum.parts.front().value));
  }
  return out;
}

std::string winning_moves_of(const HeapsSum& sum) {
  std::vector<std::vector<std::string>> rows;
  for (const HeapsSum::Winning& winning : sum.winning) {
    rows.push_back({"  " + brief_part(winning.part), brief_part(winning.move),
                    winning.leaves.empty() || winning.leaves == winning.move
                        ? ""
                        : "leaves " + brief_part(winning.leaves),
                    fmt::format("{} and {} make {}", winning.from, sum.sum, winning.to)});
  }
  std::string out = "\nMoves that win (numbers are added without carry):\n";
  for (const std::string& row : aligned(rows)) out += row + "\n";
  if (sum.more) out += "  ... and more.\n";
  for (const std::string& part : sum.unknown) {
    out += fmt::format("  There are too many moves in {} to try them all.\n", brief_part(part));
  }
  return out;
}

}  // namespace

Attempt<HeapsSum> heaps_sum(const Game& game) {
  HeapsSum out{.expression = game.text(10'000), .parts = {}};
  for (const Summand& summand : game.summands()) {
    if (auto done = add_summand(summand, out); !done) return std::unexpected(done.error());
  }
  std::ranges::sort(out.parts, [](const Part& a, const Part& b) {
    return a.value != b.value ? a.value > b.value : a.text < b.text;
  });
  if (out.lost()) return out;
  std::set<std::string> seen;
  for (const Part& part : out.parts) {
    if (seen.insert(part.text).second) add_winning(part, out);
  }
  return out;
}

std::string text(const HeapsSum& sum, const Page&) {
  std::string out;
  for (const std::string& row : columns_of(sum)) out += "  " + row + "\n";
  out += sum.lost() ? "\nDecline: whoever starts loses.\n" : "\nAccept: whoever starts wins.\n";
  for (const std::string& remark : remarks_on(sum)) {
    out += fmt::format("{}\n", separated(wrapped(remark, kTextWidth), "\n"));
  }
  return sum.lost() ? out : out + winning_moves_of(sum);
}

static void describe(Members<HeapsSum::Part>& its) {
  its.named("NimPart", "A part of a sum of impartial games.");
  its("game", "The part.", &HeapsSum::Part::text);
  its("value", "Its nimber.", &HeapsSum::Part::value);
}

static void describe(Members<HeapsSum::Winning>& its) {
  its.named("NimWin", "A move that makes the nim-sum 0.");
  its("game", "The part in which it is made.", &HeapsSum::Winning::part);
  its("move", "The move.", &HeapsSum::Winning::move);
  its("leaves", "The part after it.", &HeapsSum::Winning::leaves);
  its("from", "The nimber before.", &HeapsSum::Winning::from);
  its("to", "The nimber after.", &HeapsSum::Winning::to);
}

void describe(Members<HeapsSum>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("analyze"); });
  its("expression", "The sum.", &HeapsSum::expression);
  its("nim_sum", "Its nimber.", &HeapsSum::sum);
  its("answer", "Whether to accept the first move.", [](auto& it) {
    return it.lost() ? "decline" : "accept";
  }).words({"accept", "decline"});
  its("parts", "The parts, the greatest first.", &HeapsSum::parts);
  its("winning", "The moves that win. Those of equal parts are listed once.", &HeapsSum::winning);
  its("more", "Whether there are more.", [](auto& it) { return it.more || !it.unknown.empty(); });
  its("remarks", "Sentences.", [](auto& it) { return remarks_on(it); });
}

}  // namespace summand::heaps
