// Tables in files. A long run can be continued after a stop, and later runs need not solve again.
//
// A file has a few lines of text (its kind, chips, colours, solved layers, positions), an empty
// line, one byte for each position, and a last line with a checksum of everything before.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

// The content of a file for the table.
std::string print_table(const Table& table);
// Fills a table from a content with the same chips and colours. Assumes that nothing in the table
// is solved. Returns how many values were compared with their definition (check_values). Fails, and
// leaves nothing solved, if the content is damaged, has another version, other chips or colours, or
// a wrong value: a correct checksum does not tell who wrote it. Throws LimitReached.
Result<std::uint64_t> parse_table(std::string_view content, Table& table, const Budget& budget,
                                  std::uint64_t seed);

// Writes a file in one step (see write_file).
Result<void> save_table(const std::string& path, const Table& table);
// The last line of a file, with the newline before it, for the content before it.
std::string table_checksum(std::string_view content);
// parse_table for a file. The error names the file.
Result<std::uint64_t> load_table(const std::string& path, Table& table, const Budget& budget,
                                 std::uint64_t seed);

}  // namespace summand::babylon
