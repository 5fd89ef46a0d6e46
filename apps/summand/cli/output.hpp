// What the program writes: a short answer as a whole, a long one as a stream within the limits.
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

// Thrown when stdout takes no more. Whoever reads it has left (a pipe): silent.
struct CannotWrite {
  bool silent;
};

// Writes all of it now, in the characters of the locale. Throws CannotWrite.
void write_out(std::string_view text);
// Who reads what stdout gets from now on. What programs read, such as JSON, is UTF-8 in every
// locale.
enum class Readers { people, programs };
void write_for(Readers readers);

// Whether the locale is one of UTF-8: by LC_ALL, else LC_CTYPE, else LANG. Nothing set means no.
// Where it is not, text for people is ASCII.
bool knows_utf8();

// stdout, piece by piece, for answers that may be long: the budget is asked before each piece, also
// while a reader lets the program wait. The first piece is kept back until it is full or the answer
// ends, so that a limit which is reached early leaves nothing half said.
class OutputStream final : public TextSink {
 public:
  explicit OutputStream(Budget budget) : budget_(std::move(budget)) {}

  // Throws LimitReached and CannotWrite.
  void write(std::string_view text) override;
  // Writes what is kept back. An answer that does not come to this is not said to its end.
  void finish();
  // Whether something stands on stdout already: then no other answer can be given instead.
  bool has_begun() const { return has_begun_; }

 private:
  void pass_on(std::string_view text);
  void wait_for_reader();

  Budget budget_;
  std::string kept_;
  bool has_begun_ = false;
};

// To stderr, in the characters of the locale; what cannot be written there is lost.
void write_error(std::string_view text);
// A message of some lines to stderr, and a newline. What came from outside and is not printable
// (base/foreign_text.hpp) is escaped.
void write_message(std::string_view text);

bool is_terminal(int file);
// Whether a terminal is there and wants colours (NO_COLOR is empty or not set).
bool wants_colours(int file);

}  // namespace summand::program
