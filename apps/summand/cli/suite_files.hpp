// The files of suites that other programs wrote.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::program {

// These files, and for a folder all files in it, at any depth, whose names end with .test, sorted.
// Fails for a folder without such files, and for one that cannot be read.
Result<std::vector<std::string>> suite_files(std::span<const std::string> paths);

}  // namespace summand::program
