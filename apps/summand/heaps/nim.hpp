// The topics of `summand nim`, one file each, and what they share.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "summand/heaps/nim/outcomes.hpp"

namespace summand::program {

Exit nim_analyze(Run& run);
Exit nim_marbles(Run& run);
Exit nim_table_topic(Run& run);

// --- what they share ---

inline constexpr std::size_t kNimWidth = 90;

// Rows as lines.
std::string lines(const std::vector<std::string>& rows, std::string_view indent = "");
// Sentences, each in lines of its own; those that are indented stay so.
std::string paragraphs(const std::vector<std::string>& sentences);
// An array of their sizes.
void write_heaps(JsonWriter& json, const heaps::Marbles& heaps);

// The heaps of an argument, such as 3,5,7.
Attempt<heaps::Marbles> parse_marbles(std::string_view text);

// What a topic says of the text of its arguments, which may be written with spaces between them.
using NimAnswer = std::function<Attempt<void>(OutputStream& out, std::string_view text)>;
Exit answer_nim(Run& run, const NimAnswer& answer);

// Writes an answer: members of the JSON object of a topic, or text.
Attempt<void> show_nim(const Run& run, OutputStream& out,
                       const std::function<void(JsonWriter&)>& members,
                       const std::function<void(TextSink&)>& text);

}  // namespace summand::program
