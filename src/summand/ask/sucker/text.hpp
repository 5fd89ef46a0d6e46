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

// How the rules are settled where players do not agree about them.
inline constexpr std::array kHouseOptions = {
    ask::Option{"rebound", "R|P|L", "sucker: who moves after a capture with a dead colour (R)"},
    ask::Option{"rows", "N", "sucker: at most so many piles (any number)"},
    ask::Option{"seat-before", "",
                "sucker: where nobody gave the move, it goes to the seat before"},
    ask::Option{"no-donations", "", "sucker: without donations"},
    ask::Option{"no-discards", "", "sucker: without discards"},
};
Result<HouseRules> house_rules_of(const ask::Request& request);
// The start of a game of --players (or as many as --seats has) with --chips each.
Result<Record> new_record(const ask::Request& request);

// The text, the JSON or the picture of a state, or what a whole record leads to. A record and an
// answer in JSON say their own house rules; --rebound and the like are refused beside them, and so
// is a state that these rules do not have.
Result<Record> read_state(const ask::Request& request, std::string_view text);
// The same, where a turn that only begins stays as it is written.
struct Read {
  HouseRules house;
  State state;
  bool says_rules = false;  // it is a record, or an answer with its rules
};
Result<Read> read_turn(const ask::Request& request, std::string_view text);

// A member "state" that parse_state_json reads, and "text", the same as text.
void write_state(JsonWriter& json, const State& state);
void write_actions(JsonWriter& json, std::string_view name, std::span<const Action> actions);

// The response with that data. An error is one of the text that is asked about.
template <class Data>
Attempt<ask::Response> respond_to(Result<Data> data) {
  if (!data) return failure(std::move(data).error());
  return ask::respond(*std::move(data));
}

// "37.65 %", of whole numbers.
std::string share(std::uint64_t part, std::uint64_t all);

}  // namespace summand::sucker
