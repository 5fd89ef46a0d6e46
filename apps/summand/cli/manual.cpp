#include "apps/summand/cli/manual.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "apps/summand/cli/command_help.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "summand/ask/guide.hpp"
#include "summand/base/config.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/text/markdown_text.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kManualWidth = 72;  // man indents the text by 7 columns

// Escapes text for roff: no line is a request, no character is an escape, and hyphens stay hyphens.
std::string escaped(std::string_view text) {
  std::string out;
  bool begins = true;
  for (const char c : text) {
    if (begins && (c == '.' || c == '\'')) out += "\\&";
    begins = c == '\n';
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
  }
  return out;
}

std::string name_of(const Option& option) {
  std::string out = option.letter == '\0' ? "" : fmt::format("\\fB\\-{}\\fR, ", option.letter);
  out += fmt::format("\\fB\\-\\-{}\\fR", escaped(option.name));
  return option.value.empty() ? out : out + fmt::format(" \\fI{}\\fR", escaped(option.value));
}

std::string list_of(std::span<const Option> options) {
  std::string out;
  for (const Option& option : options) {
    out += fmt::format(".TP\n{}\n{}.\n", name_of(option), escaped(option.sentence));
  }
  return out;
}

// The details with one line for each paragraph. Lines of a paragraph are full: the next word did
// not fit behind them. Rows of tables are short or indented.
std::string with_paragraphs(std::string_view details) {
  std::string out;
  std::size_t length = 0;  // of the line before
  for (const auto& [line, offset] : lines_of(details)) {
    const std::size_t word = std::min(line.find(' '), line.size());
    const bool goes_on = length > 0 && word > 0 && length + 1 + word > kPageWidth;
    if (offset > 0) out += goes_on ? ' ' : '\n';
    out += line;
    length = line.size();
  }
  return out;
}

// man may not fill the lines of the details: some of them are tables.
std::string section_of(const Command& command) {
  std::string out =
      fmt::format(".SS {}\n{}.\n", escaped(usage(command)), escaped(command.sentence));
  if (!command.details.empty()) {
    out += fmt::format(".PP\n.nf\n{}\n.fi\n",
                       escaped(folded(with_paragraphs(command.details), kManualWidth)));
  }
  return out + list_of(own_options_of(command));
}

constexpr std::string_view kExitStatus = R"(.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
Wrong input or usage, or a file that cannot be read or written.
.TP
.B 2
A limit or Ctrl\-C.
.TP
.B 3
An error of the program itself.
.TP
.B 4
A verification failed.
.SH ENVIRONMENT
.TP
.B NO_COLOR
No colours, if it is set.
.TP
.B LC_ALL, LC_CTYPE, LANG
Pictures and values are written in ASCII unless the locale is UTF\-8.
.TP
.B COLUMNS
The width of the terminal.
.TP
.B SUMMAND_GAMES
The folder of the games that come with the program as files of rules.
.TP
.B XDG_DATA_HOME
The user's own files of rules are in summand/games of this folder (default: ~/.local/share).
.TP
.B SUMMAND_CPU
The kernels to use: portable, clmul, avx2 or avx512 (default: the best that the machine has).
)";

}  // namespace

std::string manual_page() {
  std::string out = fmt::format(
      ".TH SUMMAND 1 \"\" \"summand {}\" \"User Commands\"\n"
      ".SH NAME\nsummand \\- a workbench for combinatorial games\n"
      ".SH SYNOPSIS\n.B summand\n[\\fICOMMAND\\fR [\\fIARGUMENT\\fR...] [\\fIOPTION\\fR...]]\n"
      ".SH DESCRIPTION\n"
      "Summand adds positions of any games, and says who wins, by which move, and why.\n"
      "Without a command it opens a dialogue.\n.SH COMMANDS\n",
      SUMMAND_VERSION);
  for (const Command* command : all_commands()) {
    if (command->name == "repl") continue;
    out += section_of(*command);
    for (const Command* child : command->children) out += section_of(*child);
  }
  out += ".SH OPTIONS OF EVERY COMMAND\n" + list_of(common_options());
  out += kExitStatus;
  out += ".SH SEE ALSO\n\\fBsummand help guide\\fR lists the pages of the guide:\n";
  for (const ask::GuidePage& page : ask::guide_pages()) {
    out += fmt::format(".br\nsummand help guide {}\n", escaped(page.name));
  }
  return out;
}

}  // namespace summand::program
