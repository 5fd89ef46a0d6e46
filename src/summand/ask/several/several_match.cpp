#include "summand/ask/several/several_match.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <utility>

#include "summand/base/whole_number.hpp"

namespace summand::ask {

SeveralMatch::SeveralMatch(std::unique_ptr<GameInPlay> game, Company company)
    : game_(std::move(game)), company_(std::move(company)) {
  SUMMAND_CHECK(company_.seats.size() == game_->players());
}

bool SeveralMatch::persons_turn() const {
  const auto player = game_->to_move();
  return player && is_person(*player);
}

// --- actions ---

std::vector<SeveralAction> SeveralMatch::choices() const {
  std::vector<SeveralAction> out = game_->actions();
  for (unsigned player = 0; player < company_.seats.size(); ++player) {
    if (is_over() || !is_person(player)) continue;
    for (SeveralAction& action : game_->besides(player)) {
      if (std::ranges::find(out, action.name, &SeveralAction::name) != out.end()) continue;
      out.push_back(std::move(action));
    }
  }
  return out;
}

Result<SeveralAction> SeveralMatch::read(std::string_view text) const {
  if (is_over()) return fail("the match is over; undo takes actions back");
  std::vector<SeveralAction> all = choices();
  Result<SeveralAction> action = fail("there is no such number");
  const auto named = std::ranges::find(all, text, &SeveralAction::name);
  if (const auto number = whole_number<std::size_t>(text)) {
    if (*number >= 1 && *number <= all.size()) action = std::move(all[*number - 1]);
  } else if (named != all.end()) {
    action = std::move(*named);
  } else {
    action = game_->read(*game_->to_move(), text);
  }
  if (!action) return action;
  if (action->player >= game_->players()) {
    return fail(fmt::format("{} is not at the table", game_->name(action->player)));
  }
  if (!is_person(action->player)) return fail("programs play for themselves");
  return action;
}

Result<void> SeveralMatch::add(const SeveralAction& action) {
  if (auto played = game_->play(action); !played) return played;
  const std::size_t before = game_->made() - 1;
  choices_.erase(choices_.lower_bound(before), choices_.end());
  unasked_.erase(unasked_.lower_bound(before), unasked_.end());
  return {};
}

Result<void> SeveralMatch::play(const SeveralAction& action) { return add(action); }

bool SeveralMatch::play_forced() {
  if (!persons_turn()) return false;
  const std::vector<SeveralAction> all = choices();
  if (all.size() != 1 || !add(all.front())) return false;
  unasked_.insert(game_->made() - 1);
  return true;
}

// --- programs ---

Advised<SeveralAction> SeveralMatch::advice(const Seat& seat, const Budget& budget) const {
  Opponent program = company_.program;
  program.manner = seat.program.value_or(program.manner);
  program.seed += 1000 * static_cast<std::uint32_t>(game_->made());
  return game_->choose(program, seat.policy, budget);
}

ProgramChoice SeveralMatch::choose(const Budget& budget) const {
  ProgramChoice out{advice(company_.seats[*game_->to_move()], budget)};
  out.known = game_->explain(budget);
  return out;
}

void SeveralMatch::play(const ProgramChoice& choice) {
  const SeveralAction& action = choice.advised.action;
  const bool played = add(action).has_value();
  SUMMAND_CHECK(played);
  const std::size_t before = game_->made() - 1;
  choices_.insert_or_assign(before, choice);
  if (is_person(action.player)) unasked_.insert(before);
}

std::optional<UnaskedAction> SeveralMatch::go_on(const Budget& budget, Forced forced) {
  std::optional<ProgramChoice> chosen;
  if (is_over()) return std::nullopt;
  if (persons_turn()) {
    if (forced == Forced::no || !play_forced()) return std::nullopt;
  } else {
    chosen = choose(budget);
    play(*chosen);
  }
  const std::size_t last = game_->made() - 1;
  return UnaskedAction{game_->action_made(last), std::move(chosen), game_->news_of(last)};
}

const ProgramChoice* SeveralMatch::last_choice() const {
  const auto next = choices_.lower_bound(game_->made());
  return next == choices_.begin() ? nullptr : &std::prev(next)->second;
}

Advised<SeveralAction> SeveralMatch::hint(const Budget& budget) const {
  auto sure = game_->sure_hint(budget);
  return sure ? *std::move(sure) : advice({}, budget);
}

// --- the course of the match ---

bool SeveralMatch::last_was_chosen() const {
  const std::size_t last = game_->made() - 1;
  return is_person(game_->action_made(last).player) && !unasked_.contains(last);
}

bool SeveralMatch::undo() {
  std::size_t by_others = 0;
  while (game_->made() > 0 && !last_was_chosen()) {
    game_->undo();
    ++by_others;
  }
  if (game_->undo()) return true;
  while (by_others-- > 0) game_->redo();
  return false;
}

std::size_t SeveralMatch::redo() {
  std::size_t made = 0;
  const auto is_there = [&] { return persons_turn() && !unasked_.contains(game_->made()); };
  while ((made == 0 || !is_there()) && game_->redo()) ++made;
  return made;
}

std::string SeveralMatch::resign() {
  const unsigned player = *game_->to_move();
  const Manner manner = company_.program.manner;
  company_.seats[player] = {.program = manner};
  std::string said =
      fmt::format("{} resigns, and {} takes the seat", game_->name(player), name_of(manner));
  game_->say(said);
  return said;
}

void SeveralMatch::say(std::string_view text) {
  game_->say(fmt::format("{}: {}", game_->name(*game_->to_move()), text));
}

}  // namespace summand::ask
