// Tables of endgames as files.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// An error for rules whose tables are not saved: with optional actions.
Result<void> expect_savable(const TableRules& rules);

// A few lines of text that say what it is of, the answers (four bits a state) and a checksum. For
// tables that may be saved.
Result<void> save_table(const EndgameTable& table, const std::string& path);

// A table that was read, and how many of its states, drawn at random, were compared with the rules.
struct LoadedTable {
  std::unique_ptr<EndgameTable> table;
  std::uint64_t checked = 0;
};

// Refuses what is no such file, was changed or cut off, and a table with an answer that does not
// follow from the rules, as far as its states are looked at (see table_check.hpp). What a header
// says is compared with the size of the file before memory is taken. Throws LimitReached.
Result<LoadedTable> load_table(const std::string& path, const Budget& budget);
// The same for what a file holds.
Result<LoadedTable> read_table(std::string_view content, const Budget& budget);

// The content of a file with its last line, the checksum.
std::string with_checksum(std::string content);

}  // namespace summand::sucker
