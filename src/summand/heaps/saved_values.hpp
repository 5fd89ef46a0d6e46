// Nim-sequences in files, so that a long run can be continued after a stop.
//
// A file has a few lines of text (its kind, the rules, the number of values and the bytes of each),
// an empty line, the values with their low bytes first, and a last line with a checksum of
// everything before.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/jobs/saved_file.hpp"

namespace summand::heaps {

inline constexpr SavedFormat kSequenceFormat{.what = "a saved nim-sequence",
                                             .title = "summand nim-sequence ",
                                             .checksum = ChecksumBy::words,
                                             .before_checksum = "\nchecksum "};

// Writes a file in one step (see write_file).
Result<void> save_values(const std::string& path, const Rules& rules, const NimValues& values);

// Replaces `values`, which must be empty, by the values in the file. Fails if the file is damaged,
// has other rules, or has impossible values. Then some values may be there. A correct checksum does
// not make them right: see NimSequence. Throws LimitReached.
Result<void> load_values(const std::string& path, const Rules& rules, NimValues& values,
                         Budget& budget);

}  // namespace summand::heaps
