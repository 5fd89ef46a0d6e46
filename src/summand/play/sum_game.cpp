#include "summand/play/sum_game.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/play/assessment.hpp"
#include "summand/play/explanation.hpp"
#include "summand/play/match_state.hpp"
#include "summand/verdict/cells_of_moves.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kNodesAResult = 20'000;  // of search, for the result of a move

}  // namespace

SumGame::SumGame(SumMatch match, PlayLevel level, const Thinking& thinking)
    : GameInPlayOf(std::move(match)),
      level_(level),
      thinking_(thinking),
      computer_(oracle(), level, thinking.seed) {}

std::string_view SumGame::moves_help() const {
  return "  a move: its name, its number in the list, or a cell as ROW COLUMN\n";
}

std::string SumGame::name(unsigned player) const {
  return std::string(player_name(player == 0 ? Player::left : Player::right));
}

Result<unsigned> SumGame::named(std::string_view name) const {
  if (name == "left") return 0u;
  if (name == "right") return 1u;
  return fail(fmt::format("must be left, right, both or none, not '{}'", printable(name, 40)));
}

void SumGame::set_level(PlayLevel level) {
  level_ = level;
  computer_.set_level(level);
}

Oracle& SumGame::oracle() {
  if (!oracle_) {
    oracle_.emplace(match().sum().workspace(), thinking_.nodes);
    oracle_->begin_with(match().start_sum());
  }
  return *oracle_;
}

std::vector<std::string> SumGame::analysis() { return assessment(oracle(), match().sum()); }

// --- moves ---

MatchMove SumGame::erased(const SumRules::State& before, const SumRules::Action& action) const {
  MatchMove out = GameInPlayOf::erased(before, action);
  if (action) out.term = action->term;
  return out;
}

MatchMove SumGame::move_made(std::size_t i) const {
  MatchMove out = GameInPlayOf::move_made(i);
  if (match().actions()[i]) out.cells = match().cells_of_move(i);
  return out;
}

Result<std::vector<MatchMove>> SumGame::read(std::string_view text,
                                             const std::function<std::vector<MatchMove>()>&) const {
  SUMMAND_TRY(found, match().find(text));
  std::vector<MatchMove> out;
  for (TermMove& move : found) out.push_back(erased(state(), std::move(move)));
  return out;
}

std::vector<RatedMove> SumGame::described(const std::vector<TermMove>& moves) const {
  std::vector<RatedMove> out;
  const SumInPlay& sum = match().sum();
  CellsOfMoves cells(sum, match().to_move());
  for (const TermMove& move : moves) {
    out.push_back({.term = move.term,
                   .name = sum.name_of(move),
                   .number = out.size(),
                   .leaves = sum.after(move).print(),
                   .cells = cells.of(move)});
  }
  return out;
}

Attempt<SumGame::Listing> SumGame::listed(std::size_t most, Results results) const {
  const SumInPlay& sum = match().sum();
  SUMMAND_TRY(all, match().moves());
  Listing out{.moves = {}, .numbered = all.size(), .count = sum.move_count(match().to_move())};
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size())), all.end());
  if (results == Results::no) {
    out.moves = described(all);
    return out;
  }
  Oracle oracle(sum.workspace(), kNodesAResult);
  oracle.begin_with(sum);
  SUMMAND_TRY(moves, rated(oracle, sum, match().to_move(), all));
  for (std::size_t i = 0; i < moves.size(); ++i) {
    moves[i].name = sum.name_of(all[i]);
    moves[i].number = i;
  }
  out.moves = std::move(moves);
  return out;
}

Attempt<SumGame::Listing> SumGame::listed(const std::vector<MatchMove>& moves,
                                          std::size_t most) const {
  SUMMAND_TRY(all, match().moves());
  std::vector<TermMove> found;
  std::vector<std::size_t> numbers;
  for (const MatchMove& move : moves) {
    if (found.size() == most) break;
    const auto same = [&](const TermMove& other) {
      return other.term == move.term && match().sum().name_of(other) == move.name;
    };
    const auto at = std::ranges::find_if(all, same);
    SUMMAND_CHECK(at != all.end());
    numbers.push_back(static_cast<std::size_t>(at - all.begin()));
    found.push_back(*at);
  }
  Listing out{.moves = described(found), .numbered = moves.size(), .count = moves.size()};
  for (std::size_t i = 0; i < numbers.size(); ++i) out.moves[i].number = numbers[i];
  return out;
}

// --- the computer ---

Advised<SumRules::Action> SumGame::chosen(bool may_slip) {
  auto moves = match().moves();
  if (!moves) reach_limit_again(std::move(moves).error());
  oracle();  // that of the computer
  const SumInPlay& sum = match().sum();
  const Player player = match().to_move();
  ChosenIndex choice =
      may_slip ? computer_.choose(sum, player, *moves) : computer_.best(sum, player, *moves);
  TermMove move = std::move((*moves)[choice.action]);
  std::vector<std::string> known;
  if (choice.kind == kWinning) {
    auto lines = within_limits([&]() -> Attempt<std::vector<std::string>> {
      return explanation_of_move(oracle(), sum, move, player);
    });
    if (lines) known = *std::move(lines);
  }
  std::string reason = sentence_of(choice, sum.name_of(move));
  const bool exact = choice.kind == kWinning || choice.kind == kLost || choice.kind == kDrawn;
  return {std::move(move), std::move(reason), exact, choice.kind, std::move(known)};
}

Advised<SumRules::Action> SumGame::choose_action(const Opponent&, std::string_view, const Budget&) {
  return chosen(true);
}

std::optional<Advised<SumRules::Action>> SumGame::sure_action(const Budget&) {
  return chosen(false);
}

// --- the state ---

namespace {

// The names of cells stay if no move names one any more.
std::optional<CellGrid> grid_of(const Term& now, const Term& at_start) {
  if (auto grid = cell_grid(now)) return grid;
  const AnyPosition* before = at_start.position();
  const auto picture = now.position()->picture(), first = before ? before->picture() : std::nullopt;
  const bool same =
      picture && first && picture->rows == first->rows && picture->columns == first->columns;
  return same ? cell_grid(at_start) : std::nullopt;
}

}  // namespace

void SumGame::add_to(MatchState& out) const {
  const SumInPlay& sum = match().sum();
  SumMatchState state{.first = match().first(),
                      .to_move = match().to_move(),
                      .level = level_,
                      .convention = sum.convention(),
                      .wanted = sum.origin(),
                      .origin = {},
                      .winner = match().winner(),
                      .resigned = match().resigned(),
                      .terms = {}};
  if (match().start_sum().names_cells()) state.origin = match().start_sum().origin();
  for (std::size_t i = 0; i < sum.terms().size(); ++i) {
    const Term& term = sum.terms()[i];
    TermState its{.text = sum.print(term),
                  .title = {},
                  .negated = term.negated,
                  .picture = match().picture(i),
                  .board = drawn_board(sum.store(), term)};
    if (const AnyPosition* position = term.position()) {
      its.title = position->ruleset().info().title;
      its.position = position->print();
      its.grid = grid_of(term, match().start_sum().terms()[i]);
    }
    state.terms.push_back(std::move(its));
  }
  if (state.resigned) out.moves_made.pop_back();  // giving up is no move
  out.sum = std::move(state);
}

}  // namespace summand
