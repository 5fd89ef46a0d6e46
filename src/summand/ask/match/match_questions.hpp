// The questions about matches. Two families of names, `match` and `several`, ask them: the first
// begins matches at sums of games, the second those of games of several seats.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "summand/ask/match/match_options.hpp"
#include "summand/ask/match/match_text.hpp"
#include "summand/ask/question.hpp"
#include "summand/ask/value_forms_option.hpp"

namespace summand::ask {

inline constexpr std::size_t kListedMoves = 60;  // without the option

struct MatchNumber {
  std::optional<std::uint64_t> match = {};
};
inline constexpr auto kMatchNumber = options_in<MatchNumber>(option<&MatchNumber::match>(
    "match", "N", "The number of the match (default: the newest one)", {1, UINT64_MAX}));

struct MatchShowOptions : MatchNumber {
  std::optional<std::size_t> after = {};
};
struct MatchMovesOptions : MatchNumber, ValueForms {
  std::size_t most = kListedMoves;
  bool results = false;
};
struct MatchValuesOptions : MatchNumber, ValueForms {};
struct MatchLevelOptions : MatchNumber, LevelOptions {};
struct MatchProgramsOptions : MatchNumber {
  std::size_t most = SIZE_MAX;
  bool forced = false;
};

// A question about a match, without arguments. Data is the type of its answers.
template <class Data>
constexpr Question about_match(std::string_view name, std::string_view sentence,
                               Attempt<Response> (*answer)(Asking&),
                               OptionList options = kMatchNumber) {
  return {.name = name,
          .arguments = "",
          .sentence = sentence,
          .details = {},
          .options = options,
          .most = 0,
          .words = true,
          .in_conversation = true,
          .answer = answer,
          .answers = kAnswersAre<Data>};
}

// The same with a text. The answer is the match.
constexpr Question with_text(std::string_view name, std::string_view argument,
                             std::string_view sentence, Attempt<Response> (*answer)(Asking&),
                             OptionList options = kMatchNumber) {
  Question out = about_match<MatchAnswer>(name, sentence, answer, options);
  out.arguments = argument;
  out.least = out.most = 1;
  out.each = true;
  return out;
}

// The questions about matches of one kind.
constexpr Question about_matches(std::string_view name, std::string_view arguments,
                                 std::string_view sentence,
                                 std::span<const Question* const> children) {
  return {.name = name,
          .arguments = arguments,
          .sentence = sentence,
          .details = {},
          .options = {},
          .words = true,
          .in_conversation = true,
          .children = children};
}

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
