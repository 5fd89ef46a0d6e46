// Files of the source tree that tests read: tables of expected results and pages of the
// documentation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace summand::testing {

// The path of a file in the source tree. `file` is relative to its root.
std::string path_in_tree(std::string_view file);

// The rows of a file in tests/data. Each line is a row of tab-separated cells. Empty lines and
// lines that begin with "# " are left out. The test fails if the file cannot be read or has no
// rows.
std::vector<std::vector<std::string>> table(std::string_view file);

}  // namespace summand::testing
