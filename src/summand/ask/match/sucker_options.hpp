// Shared by the questions about So Long Sucker: house rules, states, lists of actions.
#pragma once

#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/request.hpp"
#include "summand/ask/response.hpp"
#include "summand/studies/sucker/picture.hpp"
#include "summand/studies/sucker/record.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::sucker {

// Decisions about rules on which players do not agree.
inline constexpr std::array kHouseOptions = {
    ask::Option{"rebound", "R|P|L", "sucker: who moves after a capture with a dead colour (R)"},
    ask::Option{"rows", "N", "sucker: at most N piles (default: any number)"},
    ask::Option{"seat-before", "", "sucker: if nobody gave the move, it goes to the previous seat"},
    ask::Option{"no-donations", "", "sucker: without donations"},
    ask::Option{"no-discards", "", "sucker: without discards"},
};
Result<HouseRules> house_rules_of(const ask::Request& request);
// The start of a game with --players (default: the number of --seats), each with --chips.
Result<Record> new_record(const ask::Request& request);

// Reads the text, the JSON or the picture of a state, or a record, which gives the state after its
// last action. A record and an answer in JSON have their own house rules. Then --rebound and the
// other options for house rules are an error. A state that is impossible by its rules is also an
// error.
Result<Record> read_state(const ask::Request& request, std::string_view text);
// The same, but a turn that has only begun is not changed.
struct Read {
  HouseRules house;
  State state;
  bool says_rules = false;  // the text was a record, or an answer with its rules
};
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
