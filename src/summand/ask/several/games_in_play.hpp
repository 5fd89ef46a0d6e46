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
// The game that is sold, or that of the text, such as babylon(5,4,2) or stacks in quotes. The
// number of players is that of --players or --seats, or `players`.
Result<SeatedBabylon::State> seated_start(const ask::Request& request, std::string_view text,
                                          unsigned players, ask::NumberRange range);

}  // namespace summand::babylon

namespace summand::ask {

enum class SeveralKind : std::uint8_t { sucker, dots, babylon };

// The name of a game and the rest of the text: the position of Dots-and-Boxes, or the whole text of
// Babylon. Points into the text.
struct SeveralName {
  SeveralKind kind;
  std::string_view rest{};
};

// Reads "sucker", "so-long-sucker", "dots", "dots-and-boxes 2x4", "babylon", "babylon(5,4,2)".
// nullopt for other texts.
std::optional<SeveralName> several_named(std::string_view text);
// The game of a record, by its first line. nullopt for other texts.
std::optional<SeveralKind> kind_of_record(std::string_view text);

// True if the option is for So Long Sucker only.
bool is_of_sucker(std::string_view option);
// Fails if there are options for another game.
Result<void> check_options_of(SeveralKind kind, const Request& request);

// Starts a game with the options --players, --seats, --chips, --first and the house rules. An error
// has its place in the rest of the name.
Attempt<std::unique_ptr<GameInPlay>> new_game_in_play(const Request& request,
                                                      const SeveralName& name);
// Loads a game from its record. For So Long Sucker the text may also be a state, with the house
// rules of the options.
Attempt<std::unique_ptr<GameInPlay>> loaded_game_in_play(const Request& request, SeveralKind kind,
                                                         std::string_view text);

}  // namespace summand::ask
