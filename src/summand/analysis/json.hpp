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
// Writes members of an open object. Numbers that are values are written as texts, because they may
// have any size.
void write_json(JsonWriter& json, const Analysis& analysis, const ValueForms& forms = {});
// Writes "kind" and the members of that kind. Throws LimitReached.
void write_json(JsonWriter& json, const Answer& answer);
// Writes fields as members of an open object.
void write_members(JsonWriter& json, const Fields& fields);
// Writes the member "error". Line and column are the place of the error in `text`. Limits have no
// place.
void write_json(JsonWriter& json, const Failure& failure, std::string_view text,
                std::size_t first_line);
// If the error has a suggestion, writes the member "suggestion" of an open object: the known word,
// and the beginning and the end of the wrong word in the text, in bytes.
void write_suggestion(JsonWriter& json, const Error& error);

}  // namespace summand
