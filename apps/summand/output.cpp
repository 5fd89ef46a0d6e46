#include "apps/summand/output.hpp"

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <poll.h>
#include <unistd.h>

#include "summand/base/foreign_text.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kKept = 1 << 16;  // bytes
// A pipe that can be written to takes so many at once.
constexpr std::size_t kPiece = PIPE_BUF;
constexpr int kPatience = 20;  // milliseconds between two looks at the limits

// Whether all of it went out; errno says why not.
bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

void write_out(std::string_view text) {
  if (!write_all(STDOUT_FILENO, text)) throw CannotWrite{errno == EPIPE};
}

void OutputStream::write(std::string_view text) {
  if (kept_.size() + text.size() < kKept) {
    kept_ += text;
    return;
  }
  finish();
  pass_on(text);
}

void OutputStream::finish() {
  pass_on(kept_);
  kept_.clear();
}

void OutputStream::pass_on(std::string_view text) {
  while (!text.empty()) {
    wait_for_reader();
    has_begun_ = true;
    write_out(text.substr(0, kPiece));
    text.remove_prefix(std::min(kPiece, text.size()));
  }
}

void OutputStream::wait_for_reader() {
  budget_.ask();
  pollfd file{STDOUT_FILENO, POLLOUT, 0};
  for (;;) {
    const int ready = poll(&file, 1, kPatience);
    if (ready > 0 || (ready < 0 && errno != EINTR)) return;
    // A budget looks at the clock once in so many questions at most.
    for (int i = 0; i < 1024; ++i) budget_.ask();
  }
}

void write_error(std::string_view text) { static_cast<void>(write_all(STDERR_FILENO, text)); }

void write_message(std::string_view text) { write_error(printable_lines(text) + "\n"); }

bool is_terminal(int file) { return isatty(file) == 1; }

bool wants_colours(int file) {
  const char* refused = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return is_terminal(file) && !dumb && (refused == nullptr || *refused == '\0');
}

}  // namespace summand::program
