#include "apps/summand/output.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <unistd.h>

namespace summand::program {

namespace {

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

void write_error(std::string_view text) { static_cast<void>(write_all(STDERR_FILENO, text)); }

void write_message(std::string text) {
  const auto is_control = [](char c) {
    return (static_cast<unsigned char>(c) < ' ' && c != '\n') || c == '\x7f';
  };
  std::ranges::replace_if(text, is_control, '?');
  write_error(text + "\n");
}

bool is_terminal(int file) { return isatty(file) == 1; }

bool wants_colours(int file) {
  const char* refused = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return is_terminal(file) && !dumb && (refused == nullptr || *refused == '\0');
}

}  // namespace summand::program
