#include "summand/ask/several/open_several.hpp"

#include <fmt/format.h>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::ask {

namespace {

SeveralAction action_of_place(unsigned player, unsigned place) {
  return {player, std::string(babylon::name_of_place(place)), place};
}

Advised<SeveralAction> advised_place(const babylon::Box& box, unsigned player,
                                     const Budget& budget) {
  const babylon::Box::Choice choice = box.advise(budget);
  Advised<SeveralAction> out{action_of_place(player, choice.place), {}};
  const bool of_two = box.start().players == 2;
  out.exact = choice.is_best && of_two;
  out.reason = !choice.is_best ? "the best place is not known"
               : of_two        ? fmt::format("the player who goes {} wins", out.action.name)
                        : fmt::format("the player who goes {} comes first if {}", out.action.name,
                                      babylon::kRankingConvention);
  return out;
}

}  // namespace

std::string OpenSeveral::name(unsigned player) const {
  return box_ ? babylon::name_of_seat(player) : match_->game().name(player);
}

std::vector<SeveralAction> OpenSeveral::choices() const {
  const auto player = chooser();
  if (!player) return match()->choices();
  std::vector<SeveralAction> out;
  for (unsigned place = 0; place < box_->start().players; ++place) {
    out.push_back(action_of_place(*player, place));
  }
  return out;
}

Result<unsigned> OpenSeveral::read_place(std::string_view text) const {
  const unsigned players = box_->start().players;
  auto place = babylon::place_named(text);
  if (const auto number = whole_number<unsigned>(text); number && *number >= 1) {
    place = *number - 1;
  }
  if (place && *place < players) return *place;
  return fail(fmt::format("choose a place first: {} is expected, not '{}'",
                          babylon::places_to_choose(players), printable(text, 40)));
}

Result<void> OpenSeveral::play(std::string_view text) {
  if (const auto player = chooser()) {
    SUMMAND_TRY(place, read_place(text));
    if (!box_->is_person(*player)) return fail("programs play for themselves");
    box_->choose(place);
    return {};
  }
  SUMMAND_TRY(action, match()->read(text));
  return match()->play(action);
}

ProgramChoice OpenSeveral::choose(const Budget& budget) const {
  if (const auto player = chooser()) return {advised_place(*box_, *player, budget)};
  return match()->choose(budget);
}

void OpenSeveral::play(const ProgramChoice& choice) {
  if (!chooser()) return match()->play(choice);
  const auto* place = std::any_cast<unsigned>(&choice.advised.action.action);
  SUMMAND_CHECK(place != nullptr);
  box_->choose(*place);
}

std::optional<UnaskedAction> OpenSeveral::go_on(const Budget& budget, Forced forced) {
  const auto player = chooser();
  if (!player) return match()->go_on(budget, forced);
  if (box_->is_person(*player)) return std::nullopt;
  ProgramChoice choice = choose(budget);
  play(choice);
  SeveralAction action = choice.advised.action;
  return UnaskedAction{std::move(action), std::move(choice)};
}

Advised<SeveralAction> OpenSeveral::hint(const Budget& budget) const {
  if (const auto player = chooser()) return advised_place(*box_, *player, budget);
  return match()->hint(budget);
}

void OpenSeveral::rest() {
  if (match() != nullptr) match()->rest();
}

}  // namespace summand::ask
