// Runs a program as a child process. Its output becomes a file only if it succeeds.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::dist {

struct ChildEnd {
  bool done = false;     // exit code 0, and the file is written
  bool killed = false;   // by a signal: another try may succeed
  bool stopped = false;  // by this process, since it was told to stop
  std::string why{};     // if it is not done: how it ended, and the end of what it said on stderr
};

// Runs `program` with these arguments, without a shell and with an empty standard input. Writes its
// standard output to the file `path` (see base/file.hpp). If it ends in another way than with exit
// code 0, there is no file. If this process is killed, so is the child. stop() is asked ten times a
// second or more often; when it is true, the child is killed.
ChildEnd run_child(const std::string& program, const std::vector<std::string>& arguments,
                   const std::string& path, const std::function<bool()>& stop);

}  // namespace summand::dist
