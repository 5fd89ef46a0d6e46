// Shared by the questions about So Long Sucker: house rules, states, lists of actions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/request.hpp"
#include "summand/ask/response.hpp"
#include "summand/studies/sucker/picture.hpp"
#include "summand/studies/sucker/record.hpp"
#include "summand/text/json_writer.hpp"

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
  std::optional<unsigned> players = {}, chips = {};  // chips of each player
  std::optional<std::string> first = {};
};
inline constexpr auto kStartOptions = ask::options_in<StartOptions>(
    ask::option<&StartOptions::players>("players", "K", "The number of players", {2, 100}),
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

// The same for questions that look texts up.
Result<HouseRules> house_rules_of(const ask::Request& request);
Result<Record> new_record(const ask::Request& request);
Result<Record> read_state(const ask::Request& request, std::string_view text);
Result<Read> read_turn(const ask::Request& request, std::string_view text);

// Writes the members "state", which parse_state_json reads, and "text".
void write_state(JsonWriter& json, const State& state);
void write_actions(JsonWriter& json, std::string_view name, std::span<const Action> actions);

// The response with that data. An error is about the text of the question.
template <class Data>
Attempt<ask::Response> respond_to(Result<Data> data) {
  if (!data) return failure(std::move(data).error());
  return ask::respond(*std::move(data));
}

// "37.65 %" for two whole numbers.
std::string share(std::uint64_t part, std::uint64_t all);

}  // namespace summand::sucker
