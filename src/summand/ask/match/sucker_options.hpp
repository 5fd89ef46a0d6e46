// Shared by the questions about So Long Sucker: house rules and states.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/ask/options.hpp"
#include "summand/studies/sucker/picture.hpp"
#include "summand/studies/sucker/record.hpp"

namespace summand::sucker {

// Decisions about rules on which players do not agree.
struct HouseOptions {
  std::optional<Rebound> rebound = {};
  unsigned rows = 0;
  bool seat_before = false, no_donations = false, no_discards = false;

  HouseRules rules() const;
  // One of the options that are given. Empty if there is none.
  std::string_view given() const;
};
Result<std::optional<Rebound>> read_rebound(const ask::Option& option, const std::string& text);
inline constexpr auto kHouseOptions = ask::options_in<HouseOptions>(
    ask::option_read<&HouseOptions::rebound, read_rebound>(
        "rebound", "R|P|L", "sucker: who moves after a capture with a dead colour (R)"),
    ask::option<&HouseOptions::rows>("rows", "N", "sucker: at most N piles (default: any number)",
                                     {1, 1000}),
    ask::option<&HouseOptions::seat_before>(
        "seat-before", "", "sucker: if nobody gave the move, it goes to the previous seat"),
    ask::option<&HouseOptions::no_donations>("no-donations", "", "sucker: without donations"),
    ask::option<&HouseOptions::no_discards>("no-discards", "", "sucker: without discards"));

// How a game starts.
struct StartOptions : HouseOptions {
  std::optional<std::string> players = {}, first = {};  // which are possible depends on the game
  std::optional<unsigned> chips = {};                   // of each player
};
inline constexpr auto kStartOptions = ask::options_in<StartOptions>(
    ask::option<&StartOptions::players>("players", "K", "The number of players"),
    ask::option<&StartOptions::chips>("chips", "N", "sucker: chips of each player (7)",
                                      {1, kMostChips}),
    ask::option<&StartOptions::first>("first", "PLAYER", "sucker: who starts (blue)"));
// Without a number of players: as many as there are seats in --seats.
Result<Record> new_record(const StartOptions& options, const std::optional<std::string>& seats);

// Reads the text, the JSON or the picture of a state, or a record, which gives the state after its
// last action. A record and an answer in JSON have their own house rules. Then --rebound and the
// other options for house rules are an error. A state that is impossible by its rules is also an
// error.
Result<Record> read_state(const HouseOptions& options, std::string_view text);
// The same, but a turn that has only begun is not changed.
struct Read {
  HouseRules house;
  State state;
  bool says_rules = false;  // the text was a record, or an answer with its rules
};
Result<Read> read_turn(const HouseOptions& options, std::string_view text);

}  // namespace summand::sucker
