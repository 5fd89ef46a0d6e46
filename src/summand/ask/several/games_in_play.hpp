// The games of several players, from their starts and from their records.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "summand/ask/option_values.hpp"
#include "summand/ask/request.hpp"
#include "summand/ask/several/game_in_play.hpp"
#include "summand/base/attempt.hpp"
#include "summand/studies/babylon/seats.hpp"
#include "summand/studies/dots/rules.hpp"
#include "summand/studies/sucker/record.hpp"

namespace summand::sucker {

std::unique_ptr<ask::GameInPlay> in_play(const Record& record);

}  // namespace summand::sucker

namespace summand::dots {

std::unique_ptr<ask::GameInPlay> in_play(Match<DotsAndBoxes> match);

}  // namespace summand::dots

namespace summand::babylon {

std::unique_ptr<ask::GameInPlay> in_play(Match<SeatedBabylon> match);
// The game as it is sold, or that of the text, such as babylon(5,4,2) or stacks in quotes, for as
// many players as --players or --seats say, or `players`.
Result<SeatedBabylon::State> seated_start(const ask::Request& request, std::string_view text,
                                          unsigned players, ask::NumberRange range);

}  // namespace summand::babylon

namespace summand::ask {

enum class SeveralKind : std::uint8_t { sucker, dots, babylon };

// A game by its name, and what follows: the position of Dots-and-Boxes, and the whole text of
// Babylon. It points into the text.
struct SeveralName {
  SeveralKind kind;
  std::string_view rest{};
};

// "sucker", "so-long-sucker", "dots", "dots-and-boxes 2x4", "babylon", "babylon(5,4,2)". Nothing
// for other texts.
std::optional<SeveralName> several_named(std::string_view text);
// The game that a record begins with. Nothing for other texts.
std::optional<SeveralKind> kind_of_record(std::string_view text);

// Whether an option is for So Long Sucker alone.
bool is_of_sucker(std::string_view option);
// Refuses options that are for another game.
Result<void> check_options_of(SeveralKind kind, const Request& request);

// A game from its start, as the options --players, --seats, --chips, --first and the house rules
// say. The place of an error is in the rest of the name.
Attempt<std::unique_ptr<GameInPlay>> new_game_in_play(const Request& request,
                                                      const SeveralName& name);
// A game from its record; of So Long Sucker also from a state, with the house rules of the options.
Attempt<std::unique_ptr<GameInPlay>> loaded_game_in_play(const Request& request, SeveralKind kind,
                                                         std::string_view text);

}  // namespace summand::ask
