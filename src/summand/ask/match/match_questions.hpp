// The questions about matches. Two families of names, `match` and `several`, ask them: the first
// begins matches at sums of games, the second those of games of several seats.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "summand/ask/question.hpp"
#include "summand/ask/request.hpp"

namespace summand::ask {

inline constexpr std::array kMatchOptions = {
    Option{"match", "N", "The number of the match (default: the newest one)"}};

// The number of --match. nullopt if it is not given.
Result<std::optional<std::uint64_t>> number_of_match(const Request& request);
// Fails if number_of_match fails.
Result<void> check_number_of_match(const Request& request);

// A question about a match, without arguments.
constexpr Question about_match(std::string_view name, std::string_view sentence,
                               Attempt<Response> (*answer)(Asking&),
                               std::span<const Option> options = kMatchOptions,
                               Result<void> (*check)(const Request&) = check_number_of_match) {
  return {.name = name,
          .arguments = "",
          .sentence = sentence,
          .details = {},
          .options = options,
          .most = 0,
          .words = true,
          .in_conversation = true,
          .check = check,
          .answer = answer};
}

// The same with a text.
constexpr Question with_text(std::string_view name, std::string_view argument,
                             std::string_view sentence, Attempt<Response> (*answer)(Asking&),
                             std::span<const Option> options = kMatchOptions,
                             Result<void> (*check)(const Request&) = check_number_of_match) {
  Question out = about_match(name, sentence, answer, options, check);
  out.arguments = argument;
  out.least = out.most = 1;
  out.each = true;
  return out;
}

Result<void> check_match_new(const Request& request);
Result<void> check_match_load(const Request& request);
Result<void> check_match_moves(const Request& request);
Result<void> check_match_values(const Request& request);
Result<void> check_match_level(const Request& request);
Result<void> check_match_show(const Request& request);
Result<void> check_match_programs(const Request& request);
Result<void> check_several_new(const Request& request);
Result<void> check_several_load(const Request& request);

Attempt<Response> match_new(Asking& asking);
Attempt<Response> several_new(Asking& asking);
Attempt<Response> match_load(Asking& asking);
Attempt<Response> match_show(Asking& asking);
Attempt<Response> match_moves(Asking& asking);
Attempt<Response> match_rules(Asking& asking);
Attempt<Response> match_play(Asking& asking);
Attempt<Response> match_answer(Asking& asking);
Attempt<Response> match_programs(Asking& asking);
Attempt<Response> match_undo(Asking& asking);
Attempt<Response> match_redo(Asking& asking);
Attempt<Response> match_resign(Asking& asking);
Attempt<Response> match_level(Asking& asking);
Attempt<Response> match_deal(Asking& asking);
Attempt<Response> match_hint(Asking& asking);
Attempt<Response> match_why(Asking& asking);
Attempt<Response> match_analyze(Asking& asking);
Attempt<Response> match_values(Asking& asking);
Attempt<Response> match_record(Asking& asking);
Attempt<Response> match_close(Asking& asking);

}  // namespace summand::ask
