// Tables of a family of games in files, so that a long computation can be continued.
//
// A file has lines of text: its kind, the request of the table, the number of finished cells, a
// line for each of them (= and its text, or ! and why it is refused), and a checksum of everything
// before.
#pragma once

#include <string>
#include <string_view>

#include "summand/analysis/value_table.hpp"
#include "summand/base/text_sink.hpp"

namespace summand {

// Writes the content that save_value_table() saves.
void write_saved(const ValueTable& table, TextSink& out);

// The last line of a text that begins with these lines.
std::string checksum_of_saved(std::string_view lines);

// Writes a file in one step (see write_file).
Result<void> save_value_table(const std::string& path, const ValueTable& table);

// The cells that a text holds, as plain ones. Refuses what is no such text or was changed; whether
// its values are right is for whoever recomputes some of them. Throws nothing.
Attempt<ValueTable> parse_value_table(std::string_view text, const Budget& budget);

// The same for a file. Errors name it; they are not in a text.
Attempt<ValueTable> load_value_table(const std::string& path, const Budget& budget);

// Fails if a table cannot continue another one, because it has another request.
Result<void> check_same_table(const ValueTable& known, const TableRequest& request);

}  // namespace summand
