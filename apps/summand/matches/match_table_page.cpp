// What MatchTable writes: pages on a terminal, lines elsewhere.
#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <unistd.h>

#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/board_view.hpp"
#include "apps/summand/matches/match_table.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/ascii.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kEndless = 1'000'000;  // columns if stdout is not a terminal

}  // namespace

void MatchTable::write(std::string_view text) const {
  write_out(ascii_ ? in_ascii(text) : std::string(text));
}

void MatchTable::say(std::string_view text) {
  if (!in_place_) return write(text);
  // Done before the width is measured, because a symbol may become several characters.
  const std::string shown = ascii_ ? in_ascii(text) : std::string(text);
  for (const std::string& line : lines_of(shown)) {
    if (width_of(line) <= columns()) {
      said_.emplace_back(line);
    } else {
      std::ranges::move(wrapped(line, columns()), std::back_inserter(said_));
    }
  }
}

void MatchTable::say_lines(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) say(line + "\n");
}

std::optional<std::string> MatchTable::ask() {
  if (run_.for_people()) write("> ");
  if (interrupt_flag()->load()) return std::nullopt;
  std::optional<std::string> line = read_();
  if (line && trimmed(*line) != "more") {
    said_.clear();
    said_from_ = 0;
    only_said_ = false;
  }
  return line;
}

std::size_t MatchTable::columns() const {
  return run_.for_people() ? columns_of(screen_size(STDOUT_FILENO)) : kEndless;
}

std::vector<std::string> MatchTable::lines_of_actions(bool all) {
  std::vector<std::string> out;
  const auto answer = ask_about("several actions");
  if (!answer) return out;
  const auto& listed = *answer->as<ask::MatchMoves>();
  const std::size_t count = all ? listed.others.size() : listed.usual;
  for (std::size_t i = 0; i < count; ++i) {
    out.push_back(fmt::format("{:3}  {}", i + 1, listed.others[i].name));
  }
  return out;
}

std::vector<std::string> MatchTable::board_lines(bool all_columns) {
  std::vector<std::string> out;
  if (!in_sum()) {
    if (!state_.rounds || state_.rounds->begun) out = lines_of(state_.picture);
    if (!state_.is_over()) std::ranges::move(lines_of_actions(false), std::back_inserter(out));
    return out;
  }
  const std::vector<TermState>& terms = state_.sum->terms;
  const BoardLook look{.colours = run_.colours(), .ascii = ascii_};
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const std::string number = terms.size() == 1 ? "" : fmt::format("{}. ", i + 1);
    const BoardView view(terms[i], number, look);
    std::ranges::move(all_columns ? view.all_lines(columns()) : view.lines(columns()),
                      std::back_inserter(out));
  }
  return out;
}

void MatchTable::show(const std::string& status) {
  if (in_place_) return draw_page(status);
  std::string out = "\n";
  for (const std::string& line : board_lines(false)) out += line + "\n";
  write(in_sum() ? out + status + "\n" : out);
}

// The last moves, as many as fit into a line.
std::string MatchTable::last_moves(std::size_t columns) const {
  std::string out;
  for (std::size_t i = state_.moves_made.size(); i-- > 0;) {
    const std::string move = name_of_made(i) + (out.empty() ? "" : ", ");
    const bool fits = width_of(move) + width_of(out) + 8 <= columns;
    if (!fits && !out.empty()) return "... " + out;
    out.insert(0, move);
    if (!fits) break;
  }
  return out.empty() ? "No moves yet." : out;
}

// The line of the boards where the board of the last move begins.
std::size_t MatchTable::focus(const std::vector<std::string>& boards) const {
  if (!in_sum() || state_.moves_made.empty() || state_.sum->terms.size() == 1) return 0;
  const std::string title = fmt::format("{}. ", state_.moves_made.back().term + 1);
  const auto at = std::ranges::find_if(
      boards, [&](const std::string& line) { return line.starts_with(title); });
  return at == boards.end() ? 0 : static_cast<std::size_t>(at - boards.begin());
}

// The expression in one line.
std::string MatchTable::heading() const {
  std::string out = state_.title;
  std::ranges::replace_if(out, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return printable(out);
}

Page MatchTable::page(const std::string& status) {
  Page out{.heading = heading(),
           .boards = only_said_ ? std::vector<std::string>{} : board_lines(false),
           .moves = last_moves(columns()),
           .said = said_,
           .said_from = said_from_,
           .status = status};
  out.focus = focus(out.boards);
  return out;
}

void MatchTable::draw_page(const std::string& status) {
  std::string out(kClearPage);
  for (const std::string& line : page(status).lines(screen_size(STDOUT_FILENO))) out += line + "\n";
  write(out);
}

}  // namespace summand::program
