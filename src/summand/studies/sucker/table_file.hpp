// Tables of endgames as files.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "summand/jobs/saved_file.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

inline constexpr SavedFormat kTableFormat{
    .what = "a table of So Long Sucker endgames",
    .title = "summand table of So Long Sucker endgames, version ",
    .version = 2,
    .before_checksum = ""};

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
// The same for an open file. `size` is that of the whole, if it is known before it is read.
Result<LoadedTable> read_table(SavedFileReader& file, std::optional<std::uint64_t> size,
                               const Budget& budget);

}  // namespace summand::sucker
