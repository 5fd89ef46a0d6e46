// Tables in files. A long run can be continued after a stop, and later runs need not solve again.
//
// A file has a few lines of text (its kind, chips, colours, solved layers, positions), an empty
// line, one byte for each position, and a last line with a checksum of everything before.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/jobs/saved_file.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

inline constexpr SavedFormat kTableFormat{.what = "a table of Babylon",
                                          .title = "summand babylon-table ",
                                          .checksum = ChecksumBy::parts,
                                          .before_checksum = "\nchecksum "};

// Writes what stands between the first and the last line.
void write_table(SavedFileWriter& file, const Table& table);
// Fills a table from a file of a table with the same chips and colours. Assumes that nothing in the
// table is solved. Returns how many values were compared with their definition (check_values).
// Fails, and leaves nothing solved, if the file is damaged, has another version, other chips or
// colours, or a wrong value: a correct checksum does not tell who wrote it. Throws LimitReached.
Result<std::uint64_t> read_table(SavedFileReader& file, Table& table, const Budget& budget,
                                 std::uint64_t seed);

// The same for a file with that name. Writes it in one step (see write_file). Errors name it.
Result<void> save_table(const std::string& path, const Table& table);
Result<std::uint64_t> load_table(const std::string& path, Table& table, const Budget& budget,
                                 std::uint64_t seed);

}  // namespace summand::babylon
