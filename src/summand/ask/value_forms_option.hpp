// The options for more forms of values in JSON.
#pragma once

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_forms.hpp"
#include "summand/ask/options.hpp"

namespace summand::ask {

Result<void> read_forms(void* options, const Option& option, const std::string& text);
inline constexpr auto kFormOptions = options_in<ValueForms>(
    OptionRow<ValueForms>{{.name = "forms",
                           .value = "LIST",
                           .sentence = "In JSON: other forms of each value: latex,spoken",
                           .read = read_forms}},
    option<&ValueForms::length>("length", "N", "Cut these forms at N characters (10,000)",
                                {1, kMostTextOfGame}));

}  // namespace summand::ask
