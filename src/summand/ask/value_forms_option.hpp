// The options for more forms of values in JSON.
#pragma once

#include <array>

#include "summand/analysis/value_forms.hpp"
#include "summand/ask/question.hpp"

namespace summand::ask {

inline constexpr std::array kValueFormOptions = {
    Option{"forms", "LIST", "In JSON: other forms of each value: latex,spoken"},
    Option{"length", "N", "Cut these forms at N characters (10,000)"},
};

// Reads --forms and --length.
Result<ValueForms> value_forms_of(const Request& request);

}  // namespace summand::ask
