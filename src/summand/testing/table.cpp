#include "summand/testing/table.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace summand::testing {

std::string path_in_tree(std::string_view file) { return SUMMAND_TREE + std::string(file); }

std::vector<std::vector<std::string>> table(std::string_view file) {
  const std::string path = path_in_tree("tests/data/" + std::string(file));
  std::ifstream in(path);
  EXPECT_TRUE(in.good()) << "cannot read " << path;
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with("# ")) continue;
    std::vector<std::string> cells;
    std::istringstream cut(line);
    for (std::string cell; std::getline(cut, cell, '\t');) cells.push_back(cell);
    rows.push_back(std::move(cells));
  }
  EXPECT_FALSE(rows.empty()) << path;
  return rows;
}

}  // namespace summand::testing
