// LoadedFile: the file that a table comes from.
#pragma once

#include <cstdint>
#include <string>

#include "summand/text/description.hpp"

namespace summand {

struct LoadedFile {
  std::string file = {};      // empty if the table was computed
  std::uint64_t checked = 0;  // values compared with their definition
};

inline void describe(Members<LoadedFile>& its) {
  its.named("LoadedFile", "The file that a table comes from.");
  its("file", "The file.", &LoadedFile::file);
  its("checked", "The values compared with their definition.", &LoadedFile::checked);
}

}  // namespace summand
