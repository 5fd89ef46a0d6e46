#include "summand/ask/several/box.hpp"

#include <utility>

#include "summand/ask/several/games_in_play.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::babylon {

Box::Box(const Rounds& rounds, ask::Company company)
    : start_(rounds.start), company_(std::move(company)) {
  SUMMAND_CHECK(start_.players <= kMostInBox && company_.seats.size() == start_.players);
  for (const auto& [place, match] : rounds.played) begin_round(place, match);
}

void Box::begin_round(unsigned place, Match<SeatedBabylon> match) {
  ask::Company company = company_;
  company.program.seed += 100'000 * score().rounds();  // other random numbers in each round
  rounds_.push_back(
      {place, std::make_unique<ask::SeveralMatch>(in_play(std::move(match)), std::move(company))});
}

BestOfThree Box::score() const {
  BestOfThree out(start_.players, 0);
  for (const Round& round : rounds_) {
    if (round.match->is_over()) out.add_round(round.match->game().ranking());
  }
  return out;
}

std::optional<unsigned> Box::chooser() const {
  if (round() != nullptr && !round()->is_over()) return std::nullopt;
  const BestOfThree now = score();
  return now.winner() ? std::nullopt : std::optional(now.chooser());
}

Box::Choice Box::advise(const Budget& budget) const {
  const auto best = best_place(start_.stacks, start_.players, budget);
  return {best.value_or(0), best.has_value()};
}

void Box::choose(unsigned place) {
  SUMMAND_CHECK(chooser().has_value() && place < start_.players);
  SeatedBabylon::State state = start_;
  state.mover = score().beginner(place);
  begin_round(place, Match(SeatedBabylon(), std::move(state)));
}

std::string Box::record() const {
  Rounds out{start_};
  for (const Round& round : rounds_) {
    // begin_round() makes games of this kind only.
    const auto& game = static_cast<const ask::GameInPlayOf<SeatedBabylon>&>(round.match->game());
    out.played.push_back({round.place, game.match()});
  }
  return print(out);
}

namespace {

Result<Box> seated_box(const ask::Request& request, const Rounds& rounds) {
  const auto first_round = in_play(Match(SeatedBabylon(), rounds.start));
  // Max-n is exact if there are so few stacks.
  SUMMAND_TRY(company, ask::company_of(request, *first_round, Manner::max_n));
  return Box(rounds, std::move(company));
}

}  // namespace

Result<Box> new_box(const ask::Request& request, std::string_view text) {
  SUMMAND_TRY(start, seated_start(request, text, 2, {2, kMostInBox}));
  return seated_box(request, Rounds{std::move(start)});
}

Attempt<Box> loaded_box(const ask::Request& request, std::string_view text) {
  const auto rounds = parse_rounds(text);
  if (!rounds) return failure(rounds.error());
  auto box = seated_box(request, *rounds);
  if (!box) return failure_elsewhere(std::move(box).error());
  return *std::move(box);
}

}  // namespace summand::babylon
