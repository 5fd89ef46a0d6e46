// Scripts: files with what may be typed in a dialogue.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/summand/cli/run.hpp"

namespace summand::program {

// The first lines of a session that save writes, and those of version 0.2.0, in whose positions a
// few letters meant something else.
inline constexpr std::string_view kSessionLines =
    "#!/usr/bin/env -S summand run\n"
    "# A session of format 2, written by save. In a dialogue, load FILE reads it.\n";
inline constexpr std::string_view kFormerSessionLines =
    "#!/usr/bin/env -S summand run\n"
    "# A session, written by save. In a dialogue, load FILE reads it.\n";

// How deep scripts may run other scripts.
inline constexpr int kMostNestedScripts = 20;

// Answers the lines of a script one after another, in the session of the run. Lines are joined
// while a bracket is open. The first error ends the script; its message names the script, the line
// and the column. Nothing is answered if the script has bytes that are not UTF-8, or control
// characters. If `says_names` is false, lines that give names are not answered.
Exit run_script(Run& run, std::string_view name, std::string_view text, bool says_names = true);

// The text of a script; the name "-" means the standard input. The time to wait for it is limited.
// A session of version 0.2.0 is given as it is written today.
Attempt<std::string> read_script(const Run& run, const std::string& path);

// Answers a request whose arguments are the texts of these files. Its option "names" has the names
// of the files, one in each line. "-" means the standard input.
Exit answer_texts(Run& run, Request request, const std::vector<std::string>& paths);

}  // namespace summand::program
