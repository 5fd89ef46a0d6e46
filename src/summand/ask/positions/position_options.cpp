#include "summand/ask/positions/position_options.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::ask {

namespace {

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

}  // namespace

// 8, 1..8, 3x4, 3×4, 1..3x1..4.
Result<std::optional<BoardSizes>> read_sizes(const Option&, const std::string& given) {
  const std::string_view text = given;
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

Result<std::vector<std::string>> read_columns(const Option&, const std::string& text) {
  auto out = split_at_commas(text);
  if (out.size() <= kMostShowColumns) return out;
  return fail(fmt::format("--show: at most {} expressions are possible", kMostShowColumns));
}

namespace {

Result<void> check_ways(const PositionQuestion& wanted) {
  if (wanted.best && !wanted.by) return fail("--best needs --by, the number that is compared");
  if (wanted.best && wanted.first) return fail("--best and --first do not go together");
  if (wanted.all && wanted.sizes) {
    return fail("--all fills the board of the position, so it does not go with --size");
  }
  if (wanted.graphs && (wanted.fills() || wanted.letters)) {
    return fail("--graphs lists the positions, so it does not go with --all, --size and --letters");
  }
  if (wanted.letters && !wanted.fills()) return fail("--letters needs --all or --size");
  return {};
}

}  // namespace

Result<void> check_search(PositionOptions& options, const Request& request) {
  if (auto fits = check_ways(options); !fits) return fits;
  if (options.graphs) options.every = true;
  if (!options.shard.is_whole() && options.first) {
    return fail("--first and --shard do not go together: the first hits of all are asked for");
  }
  if (options.graphs == "-" && request.arguments.front() == "-") {
    return fail("the standard input cannot have both the graphs and the names of games");
  }
  return check_long_work(options, request, "search");
}

SelectionSubject subject_of(const Request& request, const PositionQuestion& wanted,
                            const AnyRuleset& game, const Budget& budget) {
  // The options that the answer depends on, except --first.
  std::string options;
  for (const char* name :
       {"where", "by", "best", "show", "all", "size", "letters", "graphs", "every"}) {
    if (const auto value = request.option(name)) {
      options += fmt::format("{}--{}{}{}", options.empty() ? "" : " ", name,
                             value->empty() ? "" : " ", *value);
    }
  }
  return selection_subject(request.arguments.front(), std::move(options), wanted, game, budget);
}

}  // namespace summand::ask
