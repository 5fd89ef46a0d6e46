// The parts of the question nim, one file each, and the functions that they share.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/heaps/nim/outcomes.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

// The arguments are sizes of heaps or a sum of games. Spaces may separate the heaps.
Attempt<Response> nim_analyze(Asking& asking);
// The arguments are sizes of heaps. Without arguments they are 1,2,3.
Attempt<Response> nim_marbles(Asking& asking);
// Assumes that nim_table_size() succeeds.
Attempt<Response> nim_table_topic(Asking& asking);
// The number of --to. The default is 8.
Result<unsigned> nim_table_size(const Request& request);

// --- shared by the parts ---

// The width of paragraphs in an answer about heaps.
inline constexpr std::size_t kTextWidth = 90;

// Rows as lines of text.
std::string lines(const std::vector<std::string>& rows, std::string_view indent = "");
// Each sentence begins a line. Indented sentences stay indented.
std::string paragraphs(const std::vector<std::string>& sentences, std::size_t width = kTextWidth);
// Writes an array of their sizes.
void write_heaps(JsonWriter& json, const heaps::Marbles& heaps);

// Reads the sizes of heaps from a text such as 3,5,7.
Attempt<heaps::Marbles> parse_marbles(std::string_view text);

// Calls answer() with the arguments, joined with spaces. Returns a response with long JSON. An
// error with an offset shows that place in the arguments.
Attempt<Response> answer_nim(
    const Asking& asking, const std::function<Attempt<Response>(const std::string& heaps)>& answer);

}  // namespace summand::ask
