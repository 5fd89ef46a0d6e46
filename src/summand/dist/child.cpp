#include "summand/dist/child.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <optional>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::dist {

namespace {

constexpr std::size_t kMostSaid = 400;  // bytes of stderr that are kept: the last ones
constexpr int kNotStarted = 127;

struct Pipe {
  int read = -1, write = -1;

  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) == 0) {
      read = ends[0];
      write = ends[1];
    }
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_end(read);
    close_end(write);
  }
  static void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }
};

// In the child: only system calls until the new program begins.
[[noreturn]] void become(const char* program, char* const* arguments, int in, int out, int error) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(error, STDERR_FILENO);
  execv(program, arguments);
  const char* why = std::strerror(errno);
  static_cast<void>(!write(STDERR_FILENO, why, std::strlen(why)));
  _exit(kNotStarted);
}

// The rest of stderr as one line.
std::string said(std::string_view text) {
  while (text.ends_with('\n')) text.remove_suffix(1);
  std::string line(text);
  for (char& c : line) c = c == '\n' ? ' ' : c;
  return line.empty() ? "" : ": " + printable(line, kMostSaid);
}

// What a child wrote, and how it ended.
struct Ended {
  int status = 0;
  bool stopped = false;
  std::optional<Error> failed{};  // of the file
  std::string tail{};             // of stderr
};

bool wait_for(pid_t child, int& status, int options) {
  pid_t found = 0;
  do {
    found = waitpid(child, &status, options);
  } while (found < 0 && errno == EINTR);
  return found != 0;
}

// Reads both pipes until they are closed. A process that the child left behind may keep them open,
// so the child's end is enough. The first error of the file ends the child, and so does stop().
Ended copy_output(Pipe& out, Pipe& error, FileWriter& file, pid_t child,
                  const std::function<bool()>& stop) {
  constexpr int kLook = 100;  // milliseconds
  Ended ended;
  bool gone = false;
  std::vector<char> room(std::size_t{1} << 16);
  for (Pipe* pipe : {&out, &error}) fcntl(pipe->read, F_SETFL, O_NONBLOCK);
  while (out.read >= 0 || error.read >= 0) {
    if (!ended.stopped && stop()) {
      ended.stopped = true;
      kill(child, SIGKILL);
    }
    std::array<pollfd, 2> ends = {pollfd{out.read, POLLIN, 0}, pollfd{error.read, POLLIN, 0}};
    const int ready = poll(ends.data(), ends.size(), gone ? 0 : kLook);
    if (ready < 0 && errno != EINTR) break;
    if (ready <= 0) {
      if (gone) break;
      gone = wait_for(child, ended.status, WNOHANG);
      continue;
    }
    for (const bool is_out : {true, false}) {
      if (ends[is_out ? 0 : 1].revents == 0) continue;
      int& end = is_out ? out.read : error.read;
      const ssize_t count = read(end, room.data(), room.size());
      if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      if (count <= 0) {
        Pipe::close_end(end);
        continue;
      }
      const std::string_view text(room.data(), static_cast<std::size_t>(count));
      if (!is_out) {
        ended.tail += text;
        if (ended.tail.size() > kMostSaid) ended.tail.erase(0, ended.tail.size() - kMostSaid);
      } else if (!ended.failed) {
        if (auto written = file.write(text); !written) {
          ended.failed = written.error();
          kill(child, SIGKILL);
        }
      }
    }
  }
  if (!gone) wait_for(child, ended.status, 0);
  return ended;
}

}  // namespace

ChildEnd run_child(const std::string& program, const std::vector<std::string>& arguments,
                   const std::string& path, const std::function<bool()>& stop) {
  auto file = FileWriter::open(path);
  if (!file) return {.why = file.error().message};
  Pipe out, error;
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (out.read < 0 || error.read < 0 || nothing < 0) {
    return {.why = fmt::format("cannot start a process: {}", std::strerror(errno))};
  }
  std::vector<std::string> words = {program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) become(program.c_str(), pointers.data(), nothing, out.write, error.write);
  close(nothing);
  if (child < 0) {
    return {.killed = true, .why = fmt::format("cannot start a process: {}", std::strerror(errno))};
  }
  Pipe::close_end(out.write);
  Pipe::close_end(error.write);
  const auto [status, stopped, failed, tail] = copy_output(out, error, *file, child, stop);
  if (stopped) return {.stopped = true};
  if (failed) return {.why = failed->message};
  if (WIFSIGNALED(status)) {
    return {.killed = true,
            .why = fmt::format("killed by signal {}{}", WTERMSIG(status), said(tail))};
  }
  if (WEXITSTATUS(status) == kNotStarted) {
    return {.why = fmt::format("{} cannot be started{}", printable(program), said(tail))};
  }
  if (WEXITSTATUS(status) != 0) {
    return {.why = fmt::format("exit code {}{}", WEXITSTATUS(status), said(tail))};
  }
  if (auto finished = file->finish(); !finished) return {.why = finished.error().message};
  return {.done = true};
}

}  // namespace summand::dist
