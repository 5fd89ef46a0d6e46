// Analyses and answers as JSON, schema 1 (docs/guide/json.md).
#pragma once

#include <string>
#include <string_view>

#include "summand/analysis/analysis.hpp"
#include "summand/analysis/value_forms.hpp"
#include "summand/language/answer.hpp"
#include "summand/text/json_writer.hpp"

namespace summand {

inline constexpr unsigned kJsonSchema = 1;

// Returns "memory", "time", "size" or "interrupted".
std::string_view name_of(Limit limit);
// The members of an object that is open. Numbers that are values are texts: they may be of any
// size.
void write_json(JsonWriter& json, const Analysis& analysis, const ValueForms& forms = {});
// "kind" and what it is. Throws LimitReached.
void write_json(JsonWriter& json, const Answer& answer);
// Writes the member "error". Line and column are the place of the error in `text`. Limits have no
// place.
void write_json(JsonWriter& json, const Failure& failure, std::string_view text,
                std::size_t first_line);
// The member "suggestion" of an object that is open, if the error has one: the known word, and
// where the wrong one begins and ends in the text, in bytes.
void write_suggestion(JsonWriter& json, const Error& error);

}  // namespace summand
