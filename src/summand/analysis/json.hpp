// Analyses and answers as JSON, schema 1 (docs/guide/json.md).
#pragma once

#include <string>
#include <string_view>

#include "summand/analysis/analysis.hpp"
#include "summand/analysis/value_forms.hpp"
#include "summand/language/answer.hpp"
#include "summand/text/description.hpp"

namespace summand {

inline constexpr unsigned kJsonSchema = 1;

// Returns "memory", "time", "size" or "interrupted".
std::string_view name_of(Limit limit);
// Something of each player, and something for each player who may start.
template <class F>
struct ByPlayer {
  F left, right;
};
template <class F>
void describe(Members<ByPlayer<F>>& its) {
  its("left", "Of Left.", &ByPlayer<F>::left);
  its("right", "Of Right.", &ByPlayer<F>::right);
}
template <class F>
struct ByStart {
  F left, right;
};
template <class F>
void describe(Members<ByStart<F>>& its) {
  its("left_starts", "If Left starts.", &ByStart<F>::left);
  its("right_starts", "If Right starts.", &ByStart<F>::right);
}

// Numbers that are values are texts, because they may have any size.
void describe(Members<Analysis>& its);
void describe(Members<Thermograph>& its);
// "kind" and the members of that kind. Writing throws LimitReached.
void describe(Members<Answer>& its);
// Writes fields as members of an open object. Their description has no members.
void write_members(JsonWriter& json, const Fields& fields);
void describe(Members<Fields>& its);
// Writes the member "error". Line and column are the place of the error in `text`. Limits have no
// place.
void write_json(JsonWriter& json, const Failure& failure, std::string_view text,
                std::size_t first_line);
// If the error has a suggestion, writes the member "suggestion" of an open object: the known word,
// and the beginning and the end of the wrong word in the text, in bytes.
void write_suggestion(JsonWriter& json, const Error& error);
void describe(Members<Suggestion>& its);  // of that member

}  // namespace summand
