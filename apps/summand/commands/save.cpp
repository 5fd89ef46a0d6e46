// summand save: the names of a dialogue as a script.
#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <string>
#include <vector>

#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/rule_files.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/script.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/syntax/brackets.hpp"
#include "summand/language/written_names.hpp"
#include "summand/text/json_texts.hpp"

namespace summand::program {

namespace {

struct SavedSession {
  std::string script = std::string(kSessionLines);
  std::vector<std::string> left_out = {};  // headings
};

// A name can be quoted in a script if it has no quotes, newlines or invisible characters.
bool can_be_quoted(std::string_view path) {
  return check_characters(path).has_value() && !path.contains('"') && !path.contains('\n');
}

Attempt<SavedSession> session_as_script(Run& run) {
  SavedSession out;
  for (const std::string& path : remembered_rules()) {
    if (!can_be_quoted(path)) {
      return failure_elsewhere(
          {fmt::format("a script cannot name the file of rules {}", printable(path))});
    }
    out.script += fmt::format("load \"{}\"\n", path);
  }
  const auto names = within_limits(
      [&]() -> Result<std::vector<WrittenName>> { return names_for_script(run.session()); });
  if (!names) return std::unexpected(run.explained(names.error()));
  for (const WrittenName& name : *names) {
    if (name.statement) {
      out.script += *name.statement + "\n";
    } else {
      out.script +=
          fmt::format("# {} is left out: a {} that cannot be written\n", name.heading, name.kind);
      out.left_out.push_back(name.heading);
    }
  }
  return out;
}

// Whether the file exists and is something else than a saved session.
bool is_something_else(const std::string& path) {
  if (!status_of_regular_file(path)) return false;
  const auto text = read_file(path);
  return !text || !(text->empty() || text->starts_with(kSessionLines) ||
                    text->starts_with(kFormerSessionLines));
}

Exit save(Run& run) {
  const std::string& path = run.request().arguments.front();
  if (!run.request().has("overwrite") && is_something_else(path)) {
    return say(
        run,
        fmt::format("{} exists and is no saved session: --overwrite replaces it", printable(path)),
        Exit::wrong);
  }
  const auto saved = session_as_script(run);
  if (!saved) return report_failure(run, saved.error());
  if (const auto written = write_file(path, saved->script); !written) {
    return say(run, written.error().message, Exit::wrong);
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("file", path);
    write_texts(json, "left_out", saved->left_out);
    write_out(json.close().str() + "\n");
    return Exit::done;
  }
  write_out(fmt::format("{} is written.\n", printable(path)));
  for (const std::string& heading : saved->left_out) {
    write_message(heading + " is left out: it cannot be written as an expression");
  }
  return Exit::done;
}

constexpr std::array kSaveOptions = {
    Option{"overwrite", "", "Replace a file that is no saved session"},
};

constexpr TerminalCommand kSaveCommand{
    .description =
        {
            .name = "save",
            .arguments = "FILE",
            .sentence = "Write the names of a dialogue into a file, as a script",
            .details = "summand run FILE and, in a dialogue, load FILE give all names again: "
                       "games as they were given, lists, texts and definitions. Files of rules "
                       "are loaded from where they are.",
            .options = kSaveOptions,
            .least = 1,
            .most = 1,
            .words = true,
        },
    .run = save,
};

}  // namespace

const TerminalCommand& save_command() { return kSaveCommand; }

}  // namespace summand::program
