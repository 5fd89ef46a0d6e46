// Files are written whole or not at all; the only way the library and the program write any.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

// Puts the content into the file `path`, in place of what was there: written beside it under a name
// of its own, synced and renamed, so that a kill or a full disk leaves the old file as it was. A
// symbolic link stays, and the file that it leads to is written; what is no regular file (a device,
// a pipe) is written to as it is. The error says which file and what the system says.
Result<void> write_file(const std::string& path, std::string_view content);

}  // namespace summand
