// What the program writes: gathered, and checked when it is written.
#pragma once

#include <string>
#include <string_view>

namespace summand::program {

// Thrown when stdout takes no more. Whoever reads it has left (a pipe): silent.
struct CannotWrite {
  bool silent;
};

// Writes all of it now. Throws CannotWrite.
void write_out(std::string_view text);

// Messages; what cannot be written there is lost.
void write_error(std::string_view text);
// To stderr as well, and a newline. Of what a file or a line held no control characters reach the
// terminal.
void write_message(std::string text);

bool is_terminal(int file);
// Whether a terminal is there and wants colours (NO_COLOR is empty or not set).
bool wants_colours(int file);

}  // namespace summand::program
