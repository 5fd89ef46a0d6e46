// vars: the names of the conversation, with what they stand for.
#include <fmt/core.h>
#include <string>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/language/written_names.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostOfName = 1000;  // characters

struct Names {
  std::vector<WrittenName> all;
};

void write_names(JsonWriter& json, const Names& data, bool definitions) {
  json.array();
  for (const WrittenName& name : data.all) {
    if (name.is_definition() != definitions) continue;
    json.object().member("name", name.name);
    json.member(definitions ? "heading" : "kind", definitions ? name.heading : name.kind);
    json.key("statement");
    if (name.statement) {
      json.text(*name.statement);
    } else {
      json.null();
    }
    json.close();
  }
  json.close();
}

void write_json(JsonWriter& json, const Names& data) {
  write_names(json.key("variables"), data, false);
  write_names(json.key("definitions"), data, true);
}

std::string text(const Names& data, const Page&) {
  if (data.all.empty()) return "There are no names.\n";
  std::string out;
  for (const WrittenName& name : data.all) {
    if (name.statement) {
      out += *name.statement + "\n";
    } else {
      out += fmt::format("# {} is a {}, which is not shown\n", name.heading, name.kind);
    }
  }
  return out;
}

Attempt<Response> vars(Asking& asking) {
  return respond(Names{written_names(asking.session(), kMostOfName)});
}

constexpr Question kVars{
    .name = "vars",
    .arguments = "",
    .sentence = "List the names of a dialogue, with what they stand for",
    .details =
        "Each name is shown as a statement: x = {3|-1}, or f(n) = ... A game is shown as it was "
        "given, and its value is not computed. What is too long or cannot be written is only "
        "named. save FILE writes the statements into a file.",
    .options = {},
    .most = 0,
    .answer = vars,
};

}  // namespace

const Question& vars_question() { return kVars; }

}  // namespace summand::ask
