// Joins saved files of any kind that can be joined.
#pragma once

#include <span>
#include <string>

#include "summand/ask/asking.hpp"
#include "summand/jobs/joined_files.hpp"

namespace summand::ask {

// What the files of table --save, search --save or heaps --all --save have together, by the first
// line of the first file. Fails if a file is of another kind or was changed, or if the files answer
// different questions. Throws nothing.
Attempt<JoinedFiles> join_saved_files(std::span<const std::string> paths, const Asking& asking);

}  // namespace summand::ask
