#include "summand/ask/positions/position_options.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <limits>
#include <string_view>
#include <utility>

#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::ask {

namespace {

constexpr std::uint64_t kMostKept = 1'000'000'000;
constexpr std::uint32_t kMostBoardSide = 1000;
constexpr std::size_t kMostShowColumns = 100;

std::optional<BoardSizes::Span> read_span(std::string_view text) {
  const std::size_t dots = text.find("..");
  const auto first = whole_number<std::uint32_t>(text.substr(0, dots));
  const auto last = dots == text.npos ? first : whole_number<std::uint32_t>(text.substr(dots + 2));
  if (!first || !last || *first < 1 || *last < *first || *last > kMostBoardSide) {
    return std::nullopt;
  }
  return BoardSizes::Span{*first, *last};
}

// 8, 1..8, 3x4, 3×4, 1..3x1..4.
Result<BoardSizes> read_sizes(std::string_view text) {
  constexpr std::string_view kTimes = "\u00d7";
  const std::size_t times = text.find(kTimes);
  const std::size_t cross = std::min(text.find('x'), times);
  const std::size_t behind = cross == times ? cross + kTimes.size() : cross + 1;
  const auto last = read_span(cross == text.npos ? text : text.substr(behind));
  const auto rows = cross == text.npos ? BoardSizes::Span{1, 1} : read_span(text.substr(0, cross));
  if (last && rows) return BoardSizes{*rows, *last};
  return fail(
      fmt::format("--size: a length like 8 or 1..8, or sides like 3x4 or 1..3x1..4, at most {}, is "
                  "expected, not '{}'",
                  kMostBoardSide, printable(text, 40)));
}

// The expressions between the commas that are outside of brackets and quotes.
std::vector<std::string> split_at_commas(std::string_view text) {
  std::vector<std::string> out(1);
  std::size_t depth = 0;
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (!quoted && (c == '(' || c == '[' || c == '{')) ++depth;
    if (!quoted && (c == ')' || c == ']' || c == '}') && depth > 0) --depth;
    if (c == ',' && depth == 0 && !quoted) {
      out.emplace_back();
    } else if (c != ' ' || !out.back().empty()) {
      out.back() += c;
    }
  }
  return out;
}

Result<std::optional<std::uint64_t>> read_count(const Request& request, std::string_view name) {
  if (!request.has(name)) return std::nullopt;
  SUMMAND_TRY(count, number_option(request, name, 0, {1, kMostKept}));
  return std::optional(count);
}

}  // namespace

Result<PositionQuestion> position_question(const Request& request) {
  PositionQuestion out{.where = request.option("where"), .by = request.option("by")};
  SUMMAND_TRY(best, read_count(request, "best"));
  SUMMAND_TRY(first, read_count(request, "first"));
  out.best = best;
  out.first = first;
  if (best && !out.by) return fail("--best needs --by, the number that is compared");
  if (best && first) return fail("--best and --first do not go together");
  if (const auto show = request.option("show")) out.show = split_at_commas(*show);
  if (out.show.size() > kMostShowColumns) {
    return fail(fmt::format("--show: at most {} expressions are possible", kMostShowColumns));
  }
  out.every = request.has("every");
  out.all = request.has("all");
  if (const auto size = request.option("size")) {
    SUMMAND_TRY(sizes, read_sizes(*size));
    out.sizes = sizes;
  }
  if (out.all && out.sizes) {
    return fail("--all fills the board of the position, so it does not go with --size");
  }
  out.letters = request.option("letters");
  out.graphs = request.option("graphs");
  if (out.graphs && (out.fills() || out.letters)) {
    return fail("--graphs lists the positions, so it does not go with --all, --size and --letters");
  }
  out.every = out.every || out.graphs;
  if (out.letters && !out.fills()) return fail("--letters needs --all or --size");
  return out;
}

SelectionSubject subject_of(const Request& request, const AnyRuleset& game, const Budget& budget) {
  // The options that the answer depends on, except --first.
  std::string options;
  for (const char* name :
       {"where", "by", "best", "show", "all", "size", "letters", "graphs", "every"}) {
    if (const auto value = request.option(name)) {
      options += fmt::format("{}--{}{}{}", options.empty() ? "" : " ", name,
                             value->empty() ? "" : " ", *value);
    }
  }
  return selection_subject(request.arguments.front(), std::move(options),
                           position_question(request).value(), game, budget);
}

}  // namespace summand::ask
