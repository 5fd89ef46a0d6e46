// Tables of a family of games in files, so that a long computation can be continued.
//
// A file has lines of text: its kind, the request of the table, the number of the last finished
// cell, the cells up to it, row by row, and a checksum of everything before. The line of a cell has
// = and its text, or ! and the reason why it was refused. A line with ? and a number stands for so
// many missing cells. The file depends only on which cells are finished: not on the runs, shards
// and threads that finished them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "summand/analysis/value_table.hpp"
#include "summand/base/text_sink.hpp"
#include "summand/jobs/joined_files.hpp"
#include "summand/jobs/saved_file.hpp"

namespace summand {

inline constexpr SavedFormat kTableFormat{
    .what = "a saved table", .title = "summand table ", .version = 2, .oldest = 1};

// Writes the content that save_value_table() saves.
void write_saved(const ValueTable& table, TextSink& out);

// Writes a file in one step (see write_file).
Result<void> save_value_table(const std::string& path, const ValueTable& table);

// The cells in a text, in plain form. Fails if it is not such a text or was changed. Does not check
// the values: the caller must recompute some of them. Throws nothing.
Attempt<ValueTable> parse_value_table(std::string_view text, const Budget& budget);

// The same for a file. Errors name the file, and have no place in a text.
Attempt<ValueTable> load_value_table(const std::string& path, const Budget& budget);

// Fails if a table cannot continue another one, because it has another request.
Result<void> check_same_table(const ValueTable& known, const TableRequest& request);

// What saved tables have together (see join_files). Throws nothing.
Attempt<JoinedFiles> join_tables(std::span<const std::string> paths, const Budget& budget);

}  // namespace summand
