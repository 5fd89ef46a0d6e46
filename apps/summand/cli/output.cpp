#include "apps/summand/cli/output.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <poll.h>
#include <string>
#include <thread>
#include <unistd.h>

#include "apps/summand/cli/message.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/ascii.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kKept = 1 << 16;  // bytes
// A pipe that is ready for writing takes that many bytes without blocking.
constexpr std::size_t kPiece = PIPE_BUF;
constexpr int kPatience = 20;  // milliseconds between two checks of the limits

// Returns true if everything was written. Otherwise errno has the reason.
bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// The name of the locale that gives the character encoding.
std::string_view locale_of_characters() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return "";
}

bool is_utf8(std::string_view locale) {
  std::string name(locale);
  std::ranges::transform(name, name.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
  return name.contains("utf-8") || name.contains("utf8");
}

Readers readers = Readers::people;

// The text as bytes for stdout. If they differ from the text, they are stored in `room`.
std::string_view for_readers(std::string_view text, std::string& room) {
  if (readers == Readers::programs || knows_utf8()) return text;
  return room = in_ascii(text);
}

void write_bytes(std::string_view bytes) {
  if (!write_all(STDOUT_FILENO, bytes)) throw CannotWrite{errno == EPIPE};
}

bool keeps_output = false;
std::string kept_output;
std::thread::id thread_of_kept;  // no other thread writes or changes it

// Keeps the text if there is room. Otherwise it must be written, after what is kept.
bool is_kept(std::string_view text) {
  if (!keeps_output || kept_output.size() + text.size() >= kKept) return false;
  kept_output += text;
  return true;
}

// True if stdout takes kPiece bytes without blocking, or fails.
bool is_ready(int patience) {
  pollfd file{STDOUT_FILENO, POLLOUT, 0};
  const int ready = poll(&file, 1, patience);
  return ready > 0 || (ready < 0 && errno != EINTR);
}

// Writes what is kept as long as stdout is ready. Returns false, with the reason in errno,
// if stdout cannot be written.
bool write_ready(int patience) {
  std::size_t written = 0;
  bool can_write = true;
  while (written < kept_output.size() && is_ready(patience)) {
    const std::string_view piece = std::string_view(kept_output).substr(written, kPiece);
    can_write = write_all(STDOUT_FILENO, piece);
    if (!can_write) break;
    written += piece.size();
  }
  kept_output.erase(0, written);
  return can_write;
}

}  // namespace

KeepsOutput::KeepsOutput() {
  keeps_output = !is_terminal(STDOUT_FILENO);
  thread_of_kept = std::this_thread::get_id();
}

KeepsOutput::~KeepsOutput() {
  write_kept_if_ready(kPatience);
  keeps_output = false;
  kept_output.clear();
}

void write_kept_if_ready(int patience) {
  if (std::this_thread::get_id() == thread_of_kept) static_cast<void>(write_ready(patience));
}

void write_out(std::string_view text) {
  std::string room;
  text = for_readers(text, room);
  if (is_kept(text)) return;
  write_bytes(std::exchange(kept_output, ""));
  write_bytes(text);
}

void write_for(Readers its_readers) { readers = its_readers; }

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
  std::string room;
  text = for_readers(text, room);
  if (is_kept(text)) return;
  write_kept();
  while (!text.empty()) {
    wait_for_reader();
    has_begun_ = true;
    write_bytes(text.substr(0, kPiece));
    text.remove_prefix(std::min(kPiece, text.size()));
  }
}

// A limit ends only the wait. What stdout takes at once is written first.
void OutputStream::write_kept() {
  while (true) {
    if (!write_ready(0)) throw CannotWrite{errno == EPIPE};
    if (kept_output.empty()) return;
    wait_for_reader();
  }
}

void OutputStream::wait_for_reader() {
  budget_.ask();
  while (!is_ready(kPatience)) {
    // A budget reads the clock only in one of many calls.
    for (int i = 0; i < 1024; ++i) budget_.ask();
  }
}

void write_error(std::string_view text) {
  write_kept_if_ready(kPatience);
  static_cast<void>(knows_utf8() ? write_all(STDERR_FILENO, text)
                                 : write_all(STDERR_FILENO, in_ascii(text)));
}

bool knows_utf8() {
  static const bool known = is_utf8(locale_of_characters());
  return known;
}

void write_message(std::string_view text) { write_error(shortened(printable_lines(text)) + "\n"); }

// Neither the files nor the environment change. A batch asks for each of its lines.
bool is_terminal(int file) {
  static const std::array known{isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
                                isatty(STDERR_FILENO) == 1};
  return known.at(static_cast<std::size_t>(file));
}

bool wants_colours(int file) {
  static const bool wanted = [] {
    const char* refused = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
    return !dumb && (refused == nullptr || *refused == '\0');
  }();
  return wanted && is_terminal(file);
}

}  // namespace summand::program
