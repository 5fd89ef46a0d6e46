#include "apps/summand/cli/input.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <unistd.h>

#include "apps/summand/cli/limits.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kBlock = 1 << 16;

// An open file. Closing it does not change errno.
struct Descriptor {
  int number;

  explicit Descriptor(int opened) : number(opened) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    const int error = errno;
    if (number >= 0) close(number);
    errno = error;
  }
};

// read(2), repeated after each signal except Ctrl-C.
ssize_t read_some(int file, char* to, std::size_t most) {
  while (true) {
    const ssize_t count = read(file, to, most);
    if (count >= 0 || errno != EINTR || interrupt_flag()->load()) return count;
  }
}

std::unexpected<Error> cannot_read(std::string_view name) {
  return fail(fmt::format("cannot read {}: {}", name, std::strerror(errno)));
}

}  // namespace

bool LineReader::fill() {
  buffer_.resize(kBlock);
  at_ = 0;
  const ssize_t count = read_some(file_, buffer_.data(), kBlock);
  if (count < 0 && errno != EINTR) {
    error_ = cannot_read("the standard input").error();
  }
  buffer_.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
  return count > 0;
}

std::string_view LineReader::take(std::size_t most) {
  const std::string_view taken = rest().substr(0, std::min(rest().find('\n'), most));
  at_ += taken.size();
  return taken;
}

bool LineReader::take_newline() {
  const bool found = at_ < buffer_.size() && buffer_[at_] == '\n';
  at_ += found;
  return found;
}

bool LineReader::has_next() const { return !cut_ && rest().contains('\n'); }

std::optional<std::string> LineReader::next() {
  while (cut_ && !at_end()) {
    take(kBlock);
    cut_ = !take_newline();
  }
  std::optional<std::string> line;
  while (!cut_ && !at_end()) {
    if (!line) line.emplace();
    *line += take(kMostText + 2 - line->size());
    if (take_newline()) return line;
    cut_ = line->size() == kMostText + 2;
  }
  return line;
}

// Waits for input or its end. It is possible that a pipe does not have a writer yet.
void wait_for_writer(int file) {
  constexpr int kPatience = 20;  // milliseconds between two checks of the flag
  pollfd waited{file, POLLIN, 0};
  int ready = 0;
  while (ready == 0 || (ready < 0 && errno == EINTR)) {
    if (interrupt_flag()->load()) reach_limit(Limit::interrupted, "interrupted");
    ready = poll(&waited, 1, kPatience);
  }
}

namespace {

Result<std::string> read_all(int file, const std::string& name) {
  std::string out, block(kBlock, '\0');
  ssize_t count = 0;
  do {
    wait_for_writer(file);
    count = read_some(file, block.data(), kBlock);
    if (count > 0) out.append(block, 0, static_cast<std::size_t>(count));
  } while (out.size() <= kMostText && count > 0);
  if (count < 0) return cannot_read(name);
  if (out.size() > kMostText) {
    return fail(fmt::format("{} is too long: a text has at most {} MiB", name, kMostText >> 20));
  }
  return out;
}

}  // namespace

Result<std::size_t> read_some_input(std::span<char> room) {
  wait_for_writer(STDIN_FILENO);
  const ssize_t count = read_some(STDIN_FILENO, room.data(), room.size());
  if (count < 0 && errno == EINTR) reach_limit(Limit::interrupted, "interrupted");
  if (count < 0) return cannot_read("the standard input");
  return static_cast<std::size_t>(count);
}

Result<std::string> read_file(const std::string& path) {
  const std::string name = path.empty() ? "''" : printable(path);
  // With this flag, opening a pipe without a writer does not block.
  const Descriptor file{open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  if (file.number < 0) return cannot_read(name);
  return read_all(file.number, name);
}

Result<std::string> read_input() { return read_all(STDIN_FILENO, "the standard input"); }

}  // namespace summand::program
