// The parts of the question nim, one file each, and the functions that they share.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "summand/analysis/heaps/words.hpp"
#include "summand/ask/asking.hpp"
#include "summand/heaps/nim/outcomes.hpp"

namespace summand::ask {

using heaps::kTextWidth, heaps::lines, heaps::paragraphs;

extern const Question kNimAnalyze, kNimMarbles, kNimTable;

// --- shared by the parts ---

// Reads the sizes of heaps from a text such as 3,5,7.
Attempt<heaps::Marbles> parse_marbles(std::string_view text);

// Calls answer() with the arguments, joined with spaces. Returns a response with long JSON. An
// error with an offset shows that place in the arguments.
Attempt<Response> answer_nim(
    const Asking& asking, const std::function<Attempt<Response>(const std::string& heaps)>& answer);

}  // namespace summand::ask
