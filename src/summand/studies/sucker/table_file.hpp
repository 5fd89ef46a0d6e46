// Tables of endgames as files.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// Fails for rules with optional actions, whose tables are not saved.
Result<void> expect_savable(const TableRules& rules);

// Writes a few lines of text with the rules, the answers (four bits for each state) and a checksum.
// Assumes that the table may be saved, and has a level. The file of a table with unsolved levels is
// that of a table of fewer chips.
Result<void> save_table(const EndgameTable& table, const std::string& path);

// A table from a file, and how many of its random states were compared with the rules.
struct LoadedTable {
  std::unique_ptr<EndgameTable> table;
  std::uint64_t checked = 0;
};

// Refuses a content that is not such a file, was changed or cut off, or has an answer that does not
// follow from the rules, as far as states are checked (see table_check.hpp). The numbers in the
// header are compared with the size of the file before memory is allocated. Throws LimitReached.
Result<LoadedTable> load_table(const std::string& path, const Budget& budget);
// The same for the content of a file.
Result<LoadedTable> read_table(std::string_view content, const Budget& budget);

// The content of a file with the checksum as its last line.
std::string with_checksum(std::string content);

}  // namespace summand::sucker
