#include "apps/summand/terminal/pager.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fmt/core.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "summand/draw/ascii.hpp"

namespace summand::program {

namespace {

// The exit code of a shell that does not find a command.
constexpr int kNotFound = 127;

std::string pager() {
  const char* const named = std::getenv("PAGER");
  if (named != nullptr && *named != '\0') return named;
  return fmt::format("command -v less >/dev/null || exit {}; exec less -FRX", kNotFound);
}

bool needs_pager(std::string_view text) {
  if (!is_terminal(STDIN_FILENO) || !is_terminal(STDOUT_FILENO)) return false;
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  return can_redraw(STDOUT_FILENO) && lines >= screen_size(STDOUT_FILENO).rows;
}

// The reader may leave before the end of the text.
void write_to(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

[[noreturn]] void become_pager(const std::string& command, int input) {
  dup2(input, STDIN_FILENO);
  for (const int signal : {SIGINT, SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_DFL);
  execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
  _exit(kNotFound);
}

// Ctrl-C is for the pager while it shows a text.
class IgnoredInterrupt {
 public:
  IgnoredInterrupt() {
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGINT, &ignore, &before_);
  }
  IgnoredInterrupt(const IgnoredInterrupt&) = delete;
  IgnoredInterrupt& operator=(const IgnoredInterrupt&) = delete;
  ~IgnoredInterrupt() { sigaction(SIGINT, &before_, nullptr); }

 private:
  struct sigaction before_ = {};
};

// Whether a pager has shown the text.
bool shown_by(const std::string& command, std::string_view text) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  const IgnoredInterrupt ignored;
  const pid_t child = fork();
  if (child == 0) {
    close(ends[1]);
    become_pager(command, ends[0]);
  }
  close(ends[0]);
  if (child > 0) write_to(ends[1], text);
  close(ends[1]);
  if (child < 0) return false;
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return !WIFEXITED(status) || WEXITSTATUS(status) != kNotFound;
}

}  // namespace

void write_help(std::string_view text) {
  const std::string lines = folded(text, prose_columns());
  if (needs_pager(lines) && shown_by(pager(), knows_utf8() ? lines : in_ascii(lines))) return;
  write_out(lines);
}

}  // namespace summand::program
