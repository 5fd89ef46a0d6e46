// vars: the names of the conversation, with what they stand for.
#include <fmt/core.h>
#include <string>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/language/written_names.hpp"

namespace summand {

// The function is found in the namespace of the type.
static void describe(Members<WrittenName>& its) {
  its.named("Name", "A name of the conversation.");
  its("name", "The name.", &WrittenName::name);
  its("heading", "Of a function: the name and its parameters.",
      [](auto& it) { return it.is_definition() ? &it.heading : nullptr; });
  its("kind", "Of a value: what it is.",
      [](auto& it) { return it.is_definition() ? nullptr : &it.kind; });
  its.or_null("statement",
              "What it stands for, as a statement. Null if that is too long or cannot be written.",
              &WrittenName::statement);
}

}  // namespace summand

namespace summand::ask {

namespace {

constexpr std::size_t kMostOfName = 1000;  // characters

struct Names {
  std::vector<WrittenName> all;
};

template <bool definitions>
std::vector<WrittenName> some(const Names& data) {
  std::vector<WrittenName> out = data.all;
  std::erase_if(out, [](const WrittenName& name) { return name.is_definition() != definitions; });
  return out;
}

void describe(Members<Names>& its) {
  its("variables", "The names of games and other values.", some<false>);
  its("definitions", "The names of functions.", some<true>);
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
    .answers = kAnswersAre<Names>,
};

}  // namespace

const Question& vars_question() { return kVars; }

}  // namespace summand::ask
