#include "summand/ask/several/box.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "summand/ask/several/games_in_play.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::babylon {

namespace {

constexpr std::array<std::string_view, kMostInBox> kPlacesInBox = {"first", "second", "third",
                                                                   "fourth"};

}  // namespace

std::string_view name_of_place(unsigned place) { return kPlacesInBox[place]; }

std::optional<unsigned> place_named(std::string_view name) {
  const auto at = std::ranges::find(kPlacesInBox, name);
  if (at == kPlacesInBox.end()) return std::nullopt;
  return static_cast<unsigned>(at - kPlacesInBox.begin());
}

std::string places_to_choose(unsigned players) {
  const auto last = kPlacesInBox.begin() + players - 1;
  return fmt::format("{} or {}", fmt::join(kPlacesInBox.begin(), last, ", "), *last);
}

Box::Box(SeatedBabylon::State start, ask::Company company)
    : start_(std::move(start)), company_(std::move(company)), before_(start_.players, 0) {
  SUMMAND_CHECK(start_.players <= kMostInBox && company_.seats.size() == start_.players);
}

BestOfThree Box::score() const {
  BestOfThree out = before_;
  if (round_ && round_->is_over()) out.add_round(round_->game().ranking());
  return out;
}

std::optional<unsigned> Box::chooser() const {
  if (round_ && !round_->is_over()) return std::nullopt;
  const BestOfThree now = score();
  return now.winner() ? std::nullopt : std::optional(now.chooser());
}

Box::Choice Box::advise(const Budget& budget) const {
  const auto best = best_place(start_.stacks, start_.players, budget);
  return {best.value_or(0), best.has_value()};
}

void Box::choose(unsigned place) {
  SUMMAND_CHECK(chooser().has_value() && place < start_.players);
  before_ = score();
  SeatedBabylon::State state = start_;
  state.mover = before_.beginner(place);
  ask::Company company = company_;
  company.program.seed += 100'000 * before_.rounds();  // programs that draw lots draw others
  round_ = std::make_unique<ask::SeveralMatch>(in_play(Match(SeatedBabylon(), std::move(state))),
                                               std::move(company));
}

Result<Box> new_box(const ask::Request& request, std::string_view text) {
  SUMMAND_TRY(start, seated_start(request, text, 2, {2, kMostInBox}));
  const auto first_round = in_play(Match(SeatedBabylon(), start));
  // It is exact with so few stacks.
  SUMMAND_TRY(company, ask::company_of(request, *first_round, Manner::max_n));
  return Box(std::move(start), std::move(company));
}

}  // namespace summand::babylon
