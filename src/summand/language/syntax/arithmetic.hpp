// Arithmetic as other languages write it: what a text such as 2*3, 2^10 or n/2 probably meant.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace summand {

// For a literal such as 2*3 or 10^2, which is a sum here and a product or a power elsewhere: "2*3
// is 2 + *3; a product is 2 × 3 or times(2,3)". The same for 2^ before -1. Nothing for other
// literals. A sign may stand before the number. The text has the signs that the lexer reads.
std::optional<std::string> meant_by_literal(std::string_view text, std::size_t offset,
                                            std::size_t length);

// For a place where an operator was expected, but something else stands: "a power is pow(n,2)".
// Also for a code without quotes, octal(4u,7). Nothing if neither seems to be meant.
std::optional<std::string> meant_by_operator(std::string_view text, std::size_t at);

// The same for a place where a game was expected.
std::optional<std::string> meant_by_operand(std::string_view text, std::size_t at);

}  // namespace summand
