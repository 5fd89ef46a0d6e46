// Nim-sequences in files, so that a long run goes on where it was stopped.
//
// A file is a few lines of text (what it is, the rules, the number of values and the bytes of
// each), an empty line, the values with their low bytes first, and a last line with a checksum of
// all that.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

// Puts a file in its place as a whole (see write_file).
Result<void> save_values(const std::string& path, const Rules& rules, const NimValues& values);

// The values in the file, in place of `values`, which must be empty. An error where the file is
// damaged, is about other rules or has values beyond all bounds; then some values may be there. A
// checksum that fits does not make them right: see NimSequence. Throws LimitReached.
Result<void> load_values(const std::string& path, const Rules& rules, NimValues& values,
                         Budget& budget);

// The last line of a file, with the newline before it, behind all that stands before it.
std::string checksum_line(std::string_view content);

// How the rules are written in the file, which may be damaged otherwise.
Result<std::string> saved_rules(const std::string& path);

}  // namespace summand::heaps
