#include "summand/ask/match/match_session.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/match/new_match.hpp"
#include "summand/play/assessment.hpp"
#include "summand/play/explanation.hpp"

namespace summand::ask {

MatchSession::MatchSession(MatchRecord start, const Thinking& thinking)
    : match_(std::move(start.match)),
      seating_(start.seating),
      thinking_(thinking),
      oracle_(std::in_place, match_.sum().workspace(), thinking.nodes),
      computer_(*oracle_, seating_.level, thinking.seed) {}

Oracle& MatchSession::oracle() {
  if (!oracle_) oracle_.emplace(match_.sum().workspace(), thinking_.nodes);
  return *oracle_;
}

// The computer. It asks the oracle of the match.
Computer& MatchSession::computer() {
  oracle();
  return computer_;
}

MatchState MatchSession::state() const {
  MatchState out{.expression = match_.expression(),
                 .first = match_.first(),
                 .to_move = match_.to_move(),
                 .level = seating_.level,
                 .convention = match_.sum().convention(),
                 .origin = {},
                 .winner = match_.winner(),
                 .resigned = match_.resigned(),
                 .terms = {},
                 .moves_made = {}};
  const SumInPlay& sum = match_.sum();
  if (match_.start().names_cells()) out.origin = match_.start().origin();
  for (std::size_t i = 0; i < sum.terms().size(); ++i) {
    const Term& term = sum.terms()[i];
    out.terms.push_back({sum.print(term), match_.picture(i), drawn_board(sum.store(), term)});
  }
  for (std::size_t i = 0; i < match_.moves_made(); ++i) {
    out.moves_made.push_back(
        {match_.mover(i), match_.move_made(i), match_.term_of_move(i), match_.cells_of_move(i)});
  }
  return out;
}

// --- moves ---

ListedMove MatchSession::listed(std::size_t i, TermMove move) const {
  std::string name = match_.name_of(move);
  return {i + 1, std::move(move), std::move(name)};
}

Attempt<MoveList> MatchSession::moves(std::size_t most) const {
  SUMMAND_TRY(all, match_.moves());
  MoveList out{
      .moves = {}, .numbered = all.size(), .count = match_.sum().move_count(match_.to_move())};
  for (std::size_t i = 0; i < std::min(most, all.size()); ++i) {
    out.moves.push_back(listed(i, std::move(all[i])));
  }
  return out;
}

// Two numbers always mean a cell. Other names of cells may be names of moves.
Result<MoveList> MatchSession::play(std::string_view text, std::size_t most) {
  if (match_.is_over()) return fail(std::string(kMatchIsOver));
  const std::optional<PointedCell> cell = read_pointed(text);
  if (cell && cell->by_numbers) return point_at(*cell, "", most);
  const Result<void> played = match_.play(text);
  if (played) return MoveList{};
  if (cell) return point_at(*cell, played.error().message, most);
  return std::unexpected(played.error());
}

// `unknown` is the error for a text that could be a name of a move, but is none.
Result<MoveList> MatchSession::point_at(const PointedCell& cell, const std::string& unknown,
                                        std::size_t most) {
  auto moves = match_.moves();
  if (!moves) return std::unexpected(std::move(moves).error().error);
  const auto found = moves_at(match_.sum(), match_.to_move(), *moves, cell);
  if (!found && unknown.empty()) return std::unexpected(found.error());
  if (!found) {
    // Words such as `on` do not name columns.
    const bool is_letter = cell.column < 26;
    return fail(unknown + (is_letter ? " (" + found.error().message + ")" : ""));
  }
  if (found->empty()) {
    return fail(fmt::format("no move of {} touches row {}, column {}",
                            player_name(match_.to_move()), cell.row + 1, cell.column + 1));
  }
  if (found->size() == 1) {
    match_.play((*moves)[found->front()]);
    return MoveList{};
  }
  MoveList out{.moves = {}, .numbered = found->size(), .count = found->size()};
  for (const std::size_t i : *found) {
    if (out.moves.size() == most) break;
    out.moves.push_back(listed(i, std::move((*moves)[i])));
  }
  return out;
}

// --- the computer ---

ComputerMove MatchSession::explained(Choice choice, TermMove move) {
  std::string name = match_.name_of(move);
  std::vector<std::string> reason = {sentence_of(choice, name)};
  if (choice.kind == Choice::Kind::winning) {
    auto lines = within_limits([&]() -> Attempt<std::vector<std::string>> {
      return explanation_of_move(oracle(), match_.sum(), move, match_.to_move());
    });
    if (lines) std::ranges::move(*lines, std::back_inserter(reason));
  }
  return {match_.to_move(), std::move(move), std::move(name), std::move(choice), std::move(reason)};
}

Attempt<ComputerMove> MatchSession::choose() {
  return within_limits([&]() -> Attempt<ComputerMove> {
    SUMMAND_TRY(moves, match_.moves());
    Choice choice = computer().choose(match_.sum(), match_.to_move(), moves);
    TermMove move = std::move(moves[choice.move]);
    return explained(std::move(choice), std::move(move));
  });
}

void MatchSession::play(const ComputerMove& move) {
  match_.play(move.move);
  last_reason_ = move.reason;
}

Attempt<std::optional<ComputerMove>> MatchSession::hint() {
  SUMMAND_TRY(moves, match_.moves());
  if (moves.empty()) return std::nullopt;
  Choice choice = computer().best(match_.sum(), match_.to_move(), moves);
  TermMove move = std::move(moves[choice.move]);
  return explained(std::move(choice), std::move(move));
}

std::vector<std::string> MatchSession::analysis() { return assessment(oracle(), match_.sum()); }

// --- the course of the match ---

bool MatchSession::undo() {
  const bool was_over = match_.is_over();
  const Player player = match_.to_move();
  const auto is_there = [&] {
    return was_over ? is_person(match_.to_move()) : match_.to_move() == player;
  };
  if (!match_.undo()) return false;
  while (!is_there() && match_.undo()) {
  }
  return true;
}

bool MatchSession::redo() {
  if (!match_.redo()) return false;
  while (!match_.is_over() && !is_person(match_.to_move()) && match_.redo()) {
  }
  return true;
}

void MatchSession::resign() {
  if (!match_.is_over()) match_.resign();
}

void MatchSession::set_level(PlayLevel level) {
  seating_.level = level;
  computer_.set_level(level);
}

Result<PlayLevel> MatchSession::change_level(std::string_view text) {
  if (!text.empty()) {
    SUMMAND_TRY(level, parse_level(text));
    set_level(level);
  }
  return seating_.level;
}

void MatchSession::begin_again() {
  match_ = SumMatch(match_.expression(), match_.start(), match_.first());
  last_reason_.clear();
}

Attempt<void> MatchSession::begin(Session& session, std::string_view text) {
  SUMMAND_TRY(match, new_match(session, text, match_.first(),
                               {match_.sum().convention(), match_.sum().origin()}));
  match_ = std::move(match);
  last_reason_.clear();
  return {};
}

}  // namespace summand::ask
