// Tables of a family of games in files, so that a long one goes on where it was stopped.
//
// A file is lines of text: what it is, what the table is of, the number of cells that are done, a
// line for each of them (= and its text, or ! and why it is refused), and a checksum of all that.
#pragma once

#include <string>
#include <string_view>

#include "summand/analysis/value_table.hpp"
#include "summand/base/text_sink.hpp"

namespace summand {

// What save_value_table() writes.
void write_saved(const ValueTable& table, TextSink& out);

// The last line of a text that begins with these.
std::string checksum_of_saved(std::string_view lines);

// Puts a file in its place as a whole (see write_file).
Result<void> save_value_table(const std::string& path, const ValueTable& table);

// The cells that a text holds, as plain ones. Refuses what is no such text or was changed; whether
// its values are right is for whoever recomputes some of them. Throws nothing.
Attempt<ValueTable> parse_value_table(std::string_view text, const Budget& budget);

// The same for a file. Errors name it; they are not in a text.
Attempt<ValueTable> load_value_table(const std::string& path, const Budget& budget);

// Why a table cannot go on from another one: it is of something else.
Result<void> check_same_table(const ValueTable& known, const TableRequest& request);

}  // namespace summand
