#include "summand/play/sum_match.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "summand/algebra/named_from.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/language/answer.hpp"
#include "summand/language/syntax/former_signs.hpp"
#include "summand/verdict/cells_of_moves.hpp"
#include "summand/verdict/shortlist.hpp"

namespace summand {

// --- rules ---

namespace {

std::optional<Player> winner_of(const SumRules::State& state) {
  if (state.resigned) return opponent(*state.resigned);
  if (state.sum.has_moves(state.to_move)) return std::nullopt;
  return winner_at_end(state.sum.convention(), state.to_move);
}

}  // namespace

std::optional<unsigned> SumRules::to_move(const State& state) {
  return winner_of(state) ? std::nullopt : std::optional(seat_of(state.to_move));
}

std::vector<SumRules::Action> SumRules::actions(const State& state) {
  auto moves = shortlist(state.sum, state.to_move);
  if (!moves) reach_limit_again(std::move(moves).error());
  std::vector<Action> out;
  for (TermMove& move : *moves) out.emplace_back(std::move(move));
  return out;
}

SumRules::State SumRules::apply(const State& state, const Action& action) {
  if (!action) return {state.sum, state.to_move, state.to_move};
  return {state.sum.after(*action), action->next(state.to_move)};
}

std::vector<unsigned> SumRules::ranking(const State& state) {
  const unsigned winner = seat_of(*winner_of(state));
  return {winner, 1 - winner};
}

// --- the match ---

namespace {

// A user's text, for a message.
std::string shown(std::string_view text) {
  constexpr std::size_t kMost = 60;
  return printable(text, kMost);
}

}  // namespace

std::optional<Player> SumMatch::winner() const { return winner_of(state()); }

Attempt<std::vector<TermMove>> SumMatch::moves() const { return shortlist(sum(), to_move()); }

std::vector<int> SumMatch::cells_of_move(std::size_t i) const {
  return CellsOfMoves(sum_after(i), mover(i)).of(made(i));
}

std::optional<Picture> SumMatch::picture(std::size_t term) const {
  const AnyPosition* now = sum().terms()[term].position();
  const AnyPosition* at_start = start_sum().terms()[term].position();
  if (now == nullptr || at_start == nullptr) return std::nullopt;
  std::vector<NamedMove> on_it;
  for (std::size_t i = 0; i < moves_made(); ++i) {
    if (made(i).term == term) on_it.push_back({start_sum().mover(term, mover(i)), made(i).name});
  }
  auto out = at_start->picture_after(on_it);
  return out ? std::move(out) : now->picture();
}

Attempt<std::vector<TermMove>> SumMatch::named(std::string_view name) const {
  std::vector<TermMove> out;
  const std::size_t terms = sum().terms().size(), colon = name.find(':');
  const auto number = whole_number<std::size_t>(name.substr(0, std::min(colon, name.size())));
  if (terms > 1 && colon != std::string_view::npos && number && *number >= 1 && *number <= terms) {
    const std::string_view rest = name.substr(colon + 1);
    const auto added = sum().add_moves_named(rest, *number - 1, to_move(), out);
    if (!added) return std::unexpected(added.error());
    if (!out.empty()) return out;
  }
  std::optional<Failure> refused;
  for (std::size_t i = 0; i < terms; ++i) {
    const auto added = sum().add_moves_named(name, i, to_move(), out);
    if (!added) refused = added.error();
  }
  if (out.empty() && refused) return std::unexpected(*std::move(refused));
  return out;
}

Result<TermMove> SumMatch::find_by_name(std::string_view text) const {
  const std::string typed = without_blanks(text);
  const auto same = named(typed);
  if (!same) return std::unexpected(same.error().error);
  if (!same->empty() && same->front().term == same->back().term) return same->front();
  if (!same->empty()) {
    return fail(fmt::format("{} is a move in several games; say which: {}", shown(text),
                            sum().name_of(same->front())));
  }
  const auto listed = moves();
  if (!listed) return std::unexpected(listed.error().error);
  const std::optional<std::size_t> number = whole_number<std::size_t>(typed);
  if (number && *number >= 1 && *number <= listed->size()) return (*listed)[*number - 1];
  const std::uint64_t count = sum().move_count(to_move());
  if (listed->empty()) return fail(fmt::format("no such move: {}", shown(text)));
  return fail(fmt::format("no such move: {}; there {} {} move{}, such as {}", shown(text),
                          count == 1 ? "is" : "are", count, count == 1 ? "" : "s",
                          sum().name_of(listed->front())));
}

// `unknown` is the error for a text that could be a name of a move, but is none.
Result<std::vector<TermMove>> SumMatch::find_at(const PointedCell& cell,
                                                const std::string& unknown) const {
  auto all = moves();
  if (!all) return std::unexpected(std::move(all).error().error);
  const auto found = moves_at(sum(), to_move(), *all, cell);
  if (!found && unknown.empty()) return std::unexpected(found.error());
  if (!found) {
    // Words such as `on` do not name columns.
    const bool is_letter = cell.column < 26;
    return fail(unknown + (is_letter ? " (" + found.error().message + ")" : ""));
  }
  if (found->empty()) {
    return fail(fmt::format("no move of {} touches row {}, column {}", player_name(to_move()),
                            cell.row + 1, cell.column + 1));
  }
  std::vector<TermMove> out;
  for (const std::size_t i : *found) out.push_back(std::move((*all)[i]));
  return out;
}

// Two numbers always mean a cell. Other names of cells may be names of moves.
Result<std::vector<TermMove>> SumMatch::find(std::string_view text) const {
  const std::optional<PointedCell> cell = read_pointed(text);
  if (cell && cell->by_numbers) return find_at(*cell, "");
  auto move = find_by_name(text);
  if (move) return std::vector{*std::move(move)};
  if (cell) return find_at(*cell, move.error().message);
  return std::unexpected(std::move(move).error());
}

Result<void> SumMatch::play(std::string_view text) {
  SUMMAND_TRY(move, find_by_name(text));
  play(std::move(move));
  return {};
}

// --- records ---

std::string SumWords::line_of(const SumRules::State& before, const SumRules::Action& action) {
  return action ? before.sum.name_of(*action) : "";
}

Result<SumRules::Action> SumWords::read(const SumMatch& match, std::string_view text) {
  SUMMAND_TRY(move, match.find_by_name(text));
  return SumRules::Action(std::move(move));
}

namespace {

struct You {
  std::string_view name;
  bool left, right;
};
constexpr std::array<You, 4> kYou = {
    {{"left", true, false}, {"right", false, true}, {"both", true, true}, {"none", false, false}}};

const Seat kComputer{.program = {}, .policy = "computer"};

}  // namespace

std::optional<std::vector<Seat>> seats_named(std::string_view you) {
  const auto at = std::ranges::find(kYou, you, &You::name);
  if (at == kYou.end()) return std::nullopt;
  return std::vector{at->left ? Seat{} : kComputer, at->right ? Seat{} : kComputer};
}

std::string_view you_in(const std::vector<Seat>& seats) {
  return std::ranges::find_if(kYou,
                              [&](const You& you) {
                                return you.left == seats[0].is_person() &&
                                       you.right == seats[1].is_person();
                              })
      ->name;
}

std::string print(const SumRecord& record) {
  const SumMatch& match = record.match;
  const SumInPlay& start = match.start_sum();
  const bool is_line = match.expression().find_first_of("\n\r") == std::string::npos;
  std::string lines = fmt::format("first {}\n", player_key(match.first()));
  if (start.misere()) lines += "misere\n";
  if (start.names_cells()) lines += fmt::format("origin {}\n", key_of(start.origin()));
  lines += fmt::format("you {}\nlevel {}\n", you_in(record.seats), print(record.level));
  return record_of(is_line ? match.expression() : start.print(),
                   lines + lines_of_match(match, SumWords()));
}

std::string print(const SumMatch& match) { return print(SumRecord{match}); }

namespace {

Attempt<Origin> read_origin(RecordReading& lines, const Game& game) {
  if (const auto key = lines.take("origin")) {
    const auto origin = origin_named(key->value);
    if (!origin) return failure(Error{"expected 'origin' and top or bottom", key->line});
    return *origin;
  }
  // In records of version 0.2.0 a1 is always at the top.
  if (lines.has_former_letters() || !origin_of(game)) return Origin::top;
  return failure(
      lines.expected("expected 'origin top' or 'origin bottom', which says where a1 is").error());
}

Attempt<SumMatch> read_start(RecordReading& lines, Session& session) {
  if (lines.game().empty()) {
    return failure(lines.expected("the second line must be 'game' and an expression").error());
  }
  const std::string expression = lines.has_former_letters()
                                     ? expressions_as_written_today(lines.game())
                                     : std::string(lines.game());
  auto answer = session.evaluate(expression);
  if (!answer) {
    if (!answer.error().limit) answer.error().error.offset += lines.game_at();
    return std::unexpected(std::move(answer).error());
  }
  const Game* game = answer->get<Game>();
  if (game == nullptr) return failure(Error{"only games are played", lines.game_at()});
  const auto first = lines.take("first");
  if (!first || (first->value != "left" && first->value != "right")) {
    const std::size_t at = first ? first->line : lines.expected("").error().offset;
    return failure(Error{"the third line must be 'first left' or 'first right'", at});
  }
  const bool misere = lines.take_word("misere");
  SUMMAND_TRY(origin, read_origin(lines, *game));
  SUMMAND_TRY(start, SumInPlay::of(named_from(*game, origin),
                                   misere ? Convention::misere : Convention::normal));
  return SumMatch(expression, std::move(start),
                  first->value == "left" ? Player::left : Player::right);
}

Attempt<SumRecord> read_now(RecordReading& lines, Session& session) {
  SUMMAND_TRY(match, read_start(lines, session));
  SumRecord out{std::move(match)};
  if (const auto you = lines.take("you")) {
    const auto seats = seats_named(you->value);
    if (!seats) {
      return failure(Error{"expected 'you' and left, right, both or none", you->line});
    }
    out.seats = *seats;
  }
  if (const auto text = lines.take("level")) {
    const auto level = parse_level(text->value);
    if (!level) return failure(Error{level.error().message, text->line});
    out.level = *level;
  }
  if (auto played = play_record(lines, out.match, SumWords()); !played) {
    return failure(std::move(played).error());
  }
  return out;
}

}  // namespace

Attempt<SumRecord> read_sum(RecordReading& lines, Session& session) {
  return within_limits([&] { return read_now(lines, session); });
}

}  // namespace summand
