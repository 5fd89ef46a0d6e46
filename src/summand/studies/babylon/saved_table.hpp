// Tables in files, so that a long run goes on where it was stopped, and later runs need not solve.
//
// A file is a few lines of text (what it is, chips, colours, solved layers, positions), an empty
// line, one byte a position, and a last line with a checksum of all that.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

// The content of a file.
std::string print_table(const Table& table);
// Puts what a content holds into a table of the same chips and colours, of which nothing is solved,
// and says how many values were compared with their definition (check_values). An error, and
// nothing solved, where it is damaged, of another version, or of other chips or colours, or where a
// value is wrong: a right checksum says nothing of who wrote it. Throws LimitReached.
Result<std::uint64_t> parse_table(std::string_view content, Table& table, const Budget& budget,
                                  std::uint64_t seed);

// Puts a file in its place as a whole (see write_file).
Result<void> save_table(const std::string& path, const Table& table);
// parse_table of a file; the error names it.
Result<std::uint64_t> load_table(const std::string& path, Table& table, const Budget& budget,
                                 std::uint64_t seed);

}  // namespace summand::babylon
