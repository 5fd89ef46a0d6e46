// Output: a short answer is written at once, a long one as a stream within the limits.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/text_sink.hpp"

namespace summand::program {

// Columns of the paragraphs in an answer.
inline constexpr std::size_t kTextWidth = 90;

// Thrown when stdout cannot be written. Silent if the reader of a pipe has left.
struct CannotWrite {
  bool silent;
};

// Writes the text at once, in the characters of the locale. Throws CannotWrite.
void write_out(std::string_view text);
// Says who reads stdout from now on. Output for programs, such as JSON, is UTF-8 in every
// locale.
enum class Readers { people, programs };
void write_for(Readers readers);

// Whether the locale is UTF-8, by LC_ALL, else LC_CTYPE, else LANG; no if none is set. Text for
// people is ASCII in other locales.
bool knows_utf8();

// stdout for answers that may be long, written in pieces. The budget is asked before each piece and
// while the program waits for a slow reader. The first piece is held until it is full or the answer
// ends, so a limit that is reached early leaves no partial answer.
class OutputStream final : public TextSink {
 public:
  explicit OutputStream(Budget budget) : budget_(std::move(budget)) {}

  // Throws LimitReached and CannotWrite.
  void write(std::string_view text) override;
  // Writes the piece that is held. An answer is complete only after this.
  void finish();
  // Whether a part is on stdout already, so that no other answer can replace it.
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

bool is_terminal(int file);
// Whether the file is a terminal that wants colours (NO_COLOR is empty or not set).
bool wants_colours(int file);

}  // namespace summand::program
