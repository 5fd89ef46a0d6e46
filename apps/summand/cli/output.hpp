// Output: a short answer is written immediately, a long one as a stream within the limits.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/text_sink.hpp"

namespace summand::program {

// The width of paragraphs in an answer.
inline constexpr std::size_t kTextWidth = 90;

// Thrown when stdout cannot be written. Silent if the reader of a pipe is gone.
struct CannotWrite {
  bool silent;
};

// Writes the text immediately, in the characters of the locale. Throws CannotWrite.
void write_out(std::string_view text);
// While one lives, what is written to a stdout that is not a terminal is kept and written together:
// before the next message on stderr, at OutputStream::write_kept(), and at the end. There is at
// most one.
class KeepsOutput {
 public:
  KeepsOutput();
  KeepsOutput(const KeepsOutput&) = delete;
  KeepsOutput& operator=(const KeepsOutput&) = delete;
  ~KeepsOutput();  // ignores errors
};
// Writes what is kept as long as stdout is ready. Waits for it at most that many milliseconds at a
// time. Ignores errors, which come back later.
void write_kept_if_ready(int patience = 0);

// Sets who reads stdout. Output for programs, such as JSON, is UTF-8 in every locale.
enum class Readers { people, programs };
void write_for(Readers readers);

// True if the locale uses UTF-8. Reads LC_ALL, or else LC_CTYPE, or else LANG. False if none is
// set. In other locales, text for people is ASCII.
bool knows_utf8();

// stdout for long answers. The text is written in pieces. The budget is asked before each piece and
// while the program waits for a slow reader. The first piece is kept until it is full or the answer
// ends, so a limit that is reached early leaves no partial answer.
class OutputStream final : public TextSink {
 public:
  explicit OutputStream(Budget budget) : budget_(std::move(budget)) {}

  // Throws LimitReached and CannotWrite.
  void write(std::string_view text) override;
  // Writes the piece that was kept. An answer is complete only after this.
  void finish();
  // Writes what KeepsOutput has kept. Throws LimitReached and CannotWrite.
  void write_kept();
  // True if a part is already on stdout, so that no other answer can replace it.
  bool has_begun() const { return has_begun_; }

 private:
  void pass_on(std::string_view text);
  void wait_for_reader();

  Budget budget_;
  std::string kept_;
  bool has_begun_ = false;
};

// Writes to stderr in the characters of the locale, and ignores errors.
void write_error(std::string_view text);
// Writes a message and a newline to stderr. Characters from outside that are not printable are
// escaped (base/foreign_text.hpp).
void write_message(std::string_view text);

// For stdin, stdout and stderr.
bool is_terminal(int file);
// True if the file is a terminal and NO_COLOR is empty or not set.
bool wants_colours(int file);

}  // namespace summand::program
