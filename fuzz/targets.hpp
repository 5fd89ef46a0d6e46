// The fuzz targets: those that CMake finds in this folder, and one for the texts of each game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

struct FuzzTarget {
  std::string name;
  std::function<int(const std::uint8_t* data, std::size_t size)> run;
};

// The targets with a file of their own, listed by CMake.
std::vector<FuzzTarget> own_targets();

// All targets. Each name occurs once.
const std::vector<FuzzTarget>& fuzz_targets();
