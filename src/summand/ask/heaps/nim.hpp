// The parts of the question nim, one file each, and what they share.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/heaps/nim/outcomes.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

// The arguments are heaps, which may be written with spaces between them, or a sum of games.
Attempt<Response> nim_analyze(Asking& asking);
// The arguments are heaps; 1,2,3 if there are none.
Attempt<Response> nim_marbles(Asking& asking);
// Assumes that nim_table_size() is no error.
Attempt<Response> nim_table_topic(Asking& asking);
// The number of --to; 8 if it is not given.
Result<unsigned> nim_table_size(const Request& request);

// --- what they share ---

// Columns of the paragraphs in an answer about heaps.
inline constexpr std::size_t kTextWidth = 90;

// Rows as lines.
std::string lines(const std::vector<std::string>& rows, std::string_view indent = "");
// Sentences, each in lines of its own; those that are indented stay so.
std::string paragraphs(const std::vector<std::string>& sentences);
// An array of their sizes.
void write_heaps(JsonWriter& json, const heaps::Marbles& heaps);

// The heaps of a text such as 3,5,7.
Attempt<heaps::Marbles> parse_marbles(std::string_view text);

// What answer() makes of the arguments, joined with spaces, as a response with long JSON. A message
// about a place in them shows the place.
Attempt<Response> answer_nim(
    const Asking& asking, const std::function<Attempt<Response>(const std::string& heaps)>& answer);

}  // namespace summand::ask
