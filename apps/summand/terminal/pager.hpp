// Long texts on a terminal, page by page.
#pragma once

#include <string_view>

namespace summand::program {

// Writes help to stdout, with lines of prose_columns(). If stdin and stdout are a terminal and the
// text has more lines than the terminal, a pager shows it: the command in $PAGER, or less -FRX.
// Without a pager, or with PAGER=cat, the whole text is written at once.
void write_help(std::string_view text);

}  // namespace summand::program
