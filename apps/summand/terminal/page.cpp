#include "apps/summand/terminal/page.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace summand::program {

namespace {

// The heading, moves, status, the prompt, and the row after Enter. With this last row nothing
// scrolls.
constexpr std::size_t kFixedRows = 5;
constexpr std::size_t kAnswerRows = 8;  // for an answer next to large boards
constexpr std::size_t kFewestRows = 3;  // for the boards
constexpr std::size_t kFewestColumns = 20;

}  // namespace

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::size_t columns_of(const ScreenSize& size) {
  return std::max(size.columns, kFewestColumns) - 1;
}

Page::Shares Page::shares(const ScreenSize& size) const {
  const std::size_t rows = std::max(size.rows, kFixedRows + kFewestRows) - kFixedRows;
  // All pages but the first one have another line, which marks the end.
  const std::size_t wanted = said.size() - said_from + (said_from > 0 ? 1 : 0);
  if (boards.size() + wanted <= rows) return {boards.size(), wanted};
  const std::size_t kept = std::min({wanted, kAnswerRows, rows - kFewestRows});
  const std::size_t given = std::min(boards.size(), rows - kept);
  return {given, std::min(rows - given, wanted)};
}

std::vector<std::string> Page::boards_within(std::size_t rows) const {
  if (boards.size() <= rows) return boards;
  const std::size_t room = rows - 1;
  const std::size_t from = focus < room ? 0 : std::min(focus, boards.size() - room);
  const auto begin = boards.begin() + static_cast<std::ptrdiff_t>(from);
  std::vector<std::string> out(begin, begin + static_cast<std::ptrdiff_t>(room));
  out.push_back(fmt::format("({} more lines: type board)", boards.size() - room));
  return out;
}

std::vector<std::string> Page::said_within(std::size_t rows) const {
  if (rows == 0 || (said_from == 0 && said.size() <= rows)) {
    return rows == 0 ? std::vector<std::string>{} : said;
  }
  const std::size_t end = std::min(said_from + rows - 1, said.size());
  std::vector<std::string> out(said.begin() + static_cast<std::ptrdiff_t>(said_from),
                               said.begin() + static_cast<std::ptrdiff_t>(end));
  out.push_back(end == said.size() ? "(that is all)"
                                   : fmt::format("(lines {} to {} of {}: see more)", said_from + 1,
                                                 end, said.size()));
  return out;
}

std::vector<std::string> Page::lines(const ScreenSize& size) const {
  const Shares rows = shares(size);
  std::vector<std::string> out = {heading};
  std::ranges::move(boards_within(rows.boards), std::back_inserter(out));
  out.push_back(moves);
  std::ranges::move(said_within(rows.said), std::back_inserter(out));
  out.push_back(status);
  for (std::string& line : out) line = fitted(line, columns_of(size));
  return out;
}

std::size_t Page::next_said_from(const ScreenSize& size) const {
  const std::size_t rows = shares(size).said;
  if (rows == 0 || (said_from == 0 && said.size() <= rows)) return 0;
  const std::size_t next = said_from + std::max<std::size_t>(rows, 2) - 1;
  return next < said.size() ? next : 0;
}

}  // namespace summand::program
