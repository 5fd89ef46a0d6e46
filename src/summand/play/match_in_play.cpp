#include "summand/play/match_in_play.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <iterator>
#include <utility>

namespace summand {

MatchInPlay::MatchInPlay(std::unique_ptr<GameInPlay> game, Seating seating)
    : game_(std::move(game)), seating_(std::move(seating)) {
  SUMMAND_CHECK(seating_.seats.size() == game_->players());
}

bool MatchInPlay::persons_turn() const {
  const auto player = game_->to_move();
  return player && is_person(*player);
}

// --- moves ---

std::vector<MatchMove> MatchInPlay::choices() const {
  std::vector<MatchMove> out = game_->moves();
  for (unsigned player = 0; player < seating_.seats.size(); ++player) {
    if (is_over() || !is_person(player)) continue;
    for (MatchMove& move : game_->besides(player)) {
      if (std::ranges::find(out, move.name, &MatchMove::name) != out.end()) continue;
      out.push_back(std::move(move));
    }
  }
  return out;
}

Result<std::vector<MatchMove>> MatchInPlay::read(std::string_view text) const {
  if (is_over()) return fail(std::string(kMatchIsOver));
  auto moves = game_->read(text, [this] { return choices(); });
  if (!moves || game_->sum() != nullptr) return moves;
  const unsigned player = moves->front().player;
  if (player >= game_->players()) {
    return fail(fmt::format("{} is not at the table", game_->name(player)));
  }
  if (!is_person(player)) return fail("programs play for themselves");
  return moves;
}

Result<void> MatchInPlay::play(const MatchMove& move) {
  if (auto played = game_->play(move); !played) return played;
  const std::size_t before = game_->made() - 1;
  choices_.erase(choices_.lower_bound(before), choices_.end());
  unasked_.erase(unasked_.lower_bound(before), unasked_.end());
  return {};
}

bool MatchInPlay::play_forced() {
  if (!persons_turn() || game_->sum() != nullptr) return false;
  const std::vector<MatchMove> all = choices();
  if (all.size() != 1 || !play(all.front())) return false;
  unasked_.insert(game_->made() - 1);
  return true;
}

// --- programs ---

Advised<MatchMove> MatchInPlay::advice(const Seat& seat, const Budget& budget) const {
  Opponent program = seating_.program;
  program.manner = seat.program.value_or(program.manner);
  program.seed += game_->turn();
  return game_->choose(program, seat.policy, budget);
}

Advised<MatchMove> MatchInPlay::choose(const Budget& budget) const {
  Advised<MatchMove> out = advice(seating_.seats[*game_->to_move()], budget);
  if (game_->sum() == nullptr) out.known = game_->explain(budget);
  return out;
}

void MatchInPlay::play(const Advised<MatchMove>& choice) {
  const bool played = play(choice.action).has_value();
  SUMMAND_CHECK(played);
  const std::size_t before = game_->made() - 1;
  choices_.insert_or_assign(before, choice);
  if (is_person(choice.action.player)) unasked_.insert(before);
}

std::optional<Unasked> MatchInPlay::go_on(const Budget& budget, Forced forced) {
  std::optional<Advised<MatchMove>> chosen;
  if (is_over()) return std::nullopt;
  if (persons_turn()) {
    if (forced == Forced::no || !play_forced()) return std::nullopt;
  } else {
    chosen = choose(budget);
    play(*chosen);
  }
  return Unasked{game_->move_made(game_->made() - 1), std::move(chosen)};
}

const Advised<MatchMove>* MatchInPlay::last_choice() const {
  const auto next = choices_.lower_bound(game_->made());
  return next == choices_.begin() ? nullptr : &std::prev(next)->second;
}

Advised<MatchMove> MatchInPlay::hint(const Budget& budget) const {
  auto sure = game_->sure_hint(budget);
  return sure ? *std::move(sure) : advice({}, budget);
}

// --- the course of the match ---

bool MatchInPlay::was_chosen(std::size_t i) const {
  return is_person(game_->mover(i)) && !unasked_.contains(i);
}

bool MatchInPlay::undo() {
  if (game_->made() == 0) return false;
  std::size_t chosen = game_->made();
  while (chosen > 0 && !was_chosen(chosen - 1)) --chosen;
  go_to(chosen > 0 ? chosen - 1 : game_->made() - 1);
  return true;
}

std::size_t MatchInPlay::redo() {
  std::size_t made = 0;
  const auto is_there = [&] { return persons_turn() && !unasked_.contains(game_->made()); };
  while ((made == 0 || !is_there()) && game_->redo()) ++made;
  return made;
}

void MatchInPlay::go_to(std::size_t moves) {
  while (game_->made() > moves && game_->undo()) {
  }
  while (game_->made() < moves && game_->redo()) {
  }
}

std::string MatchInPlay::resign() {
  const unsigned player = *game_->to_move();
  if (const auto giving_up = game_->giving_up()) {
    const bool played = play(*giving_up).has_value();
    SUMMAND_CHECK(played);
    return fmt::format("{} resigns", game_->name(player));
  }
  const Manner manner = seating_.program.manner;
  seating_.seats[player] = {.program = manner};
  std::string said =
      fmt::format("{} resigns, and {} takes the seat", game_->name(player), name_of(manner));
  game_->say(said);
  return said;
}

void MatchInPlay::say(std::string_view text) {
  game_->say(fmt::format("{}: {}", game_->name(*game_->to_move()), text));
}

}  // namespace summand
