// What this program is: its version, the commit of its source, and the kind of its build.
#pragma once

#include <string>
#include <string_view>

namespace summand::program {

struct Build {
  std::string_view commit;  // the whole hash; empty if nobody knows it
  bool changed;             // the source differs from the commit
  std::string_view kind;    // such as "release"
};

// The build of this program. cmake/write_build.cmake writes its source, so that no other file
// depends on the commit.
Build this_build();

// For people, in one line: `summand 0.2.0 (commit b4cb73a, release build)`.
std::string version_line(const Build& build);
std::string version_json(const Build& build);

}  // namespace summand::program
