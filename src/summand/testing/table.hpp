// table: the rows of a file of expected results in tests/data.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace summand::testing {

// Tab-separated cells, one row a line; lines that begin with "# " and empty ones are left out. A
// file that cannot be read, or without rows, fails the test.
std::vector<std::vector<std::string>> table(std::string_view file);

}  // namespace summand::testing
