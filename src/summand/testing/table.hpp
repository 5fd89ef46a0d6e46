// Files of the tree that tests read: tables of expected results, pages of the documentation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace summand::testing {

// The path of a file of the source tree, which is named from its root.
std::string path_in_tree(std::string_view file);

// The rows of a file in tests/data. Tab-separated cells, one row a line; lines that begin with "# "
// and empty ones are left out. A file that cannot be read, or without rows, fails the test.
std::vector<std::vector<std::string>> table(std::string_view file);

}  // namespace summand::testing
