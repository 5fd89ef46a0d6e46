// Tables in files, so that a long run goes on where it was stopped, and later runs need not solve.
//
// A file is a few lines of text (what it is, chips, colours, solved layers, positions), an empty
// line, one byte a position, and a last line with a checksum of all that.
#pragma once

#include <string>

#include "summand/base/result.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

// Puts a file in its place as a whole (see write_file).
Result<void> save_table(const std::string& path, const Table& table);

// Puts what the file holds into a table of the same chips and colours. An error, and the table as
// it was, where the file is damaged, of another version, or of other chips or colours. Throws
// LimitReached.
Result<void> load_table(const std::string& path, Table& table, Budget& budget);

}  // namespace summand::babylon
