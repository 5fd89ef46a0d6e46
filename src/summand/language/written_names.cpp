#include "summand/language/written_names.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>
#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostInScript = 1'000'000;  // characters of an answer

using Written = std::optional<std::string>;

// A lone string cannot be a statement, so it is joined with an empty one.
Written written_text(const std::string& text, bool alone) {
  if (text.contains('"')) return std::nullopt;
  return fmt::format("\"{}\"{}", text, alone ? " + \"\"" : "");
}

// There are no words for comparisons, outcomes and truth values.
Written written_order(std::partial_ordering order) {
  if (order == std::partial_ordering::equivalent) return "compare(0, 0)";
  if (order == std::partial_ordering::less) return "compare(0, 1)";
  return order == std::partial_ordering::greater ? "compare(1, 0)" : "compare(*, 0)";
}

constexpr std::string_view kWrittenOutcomes[] = {"outcome(1)", "outcome(-1)", "outcome(*)",
                                                 "outcome(0)"};

Written written_answer(const Answer& answer, std::size_t most, bool alone = true);

// Lists are nested only a few levels deep (kMostNestedLists).
Written written_list(const List& list, std::size_t most) {
  std::string out = "[";
  for (const Answer& element : list.elements) {
    const Written written = written_answer(element, most, false);
    if (!written || out.size() + written->size() > most) return std::nullopt;
    out += (out.size() > 1 ? ", " : "") + *written;
  }
  return out + "]";
}

Written written_answer(const Answer& answer, std::size_t most, bool alone) {
  if (const Game* game = game_of(answer)) {
    const auto text = within_limits([&]() -> Result<std::string> { return game->print(most); });
    if (text) return *text;
    if (text.error().limit != Limit::size) reach_limit_again(text.error());
    return std::nullopt;
  }
  if (const bool* holds = answer.get<bool>()) return *holds ? "0 == 0" : "0 != 0";
  if (const auto* order = answer.get<std::partial_ordering>()) return written_order(*order);
  if (const auto* outcome = answer.get<Outcome>()) {
    return std::string(kWrittenOutcomes[static_cast<std::size_t>(*outcome)]);
  }
  if (const List* list = answer.get<List>()) return written_list(*list, most);
  const auto* text = answer.get<std::string>();
  return text != nullptr && text->size() <= most ? written_text(*text, alone) : std::nullopt;
}

// A statement on one line, without comments. Newlines in strings stay.
std::string one_line(std::string_view statement) {
  std::string out;
  bool quoted = false;
  for (std::size_t at = 0; at < statement.size(); ++at) {
    const char c = statement[at];
    if (c == '"') quoted = !quoted;
    if (!quoted && c == '#') {
      at = std::min(statement.find('\n', at), statement.size()) - 1;
    } else if (quoted || !is_space(c)) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

std::string_view without_article(std::string_view kind) { return kind.substr(kind.find(' ') + 1); }

}  // namespace

std::vector<WrittenName> written_names(const Session& session, std::size_t most) {
  std::vector<WrittenName> out;
  for (const auto& [name, answer] : session.variables()) {
    if (name == "_") continue;
    Written written = written_answer(answer, most);
    if (written) written = fmt::format("{} = {}", name, *written);
    out.push_back({name, name, std::string(without_article(describe(answer))), std::move(written)});
  }
  session.definitions().for_each([&](const Definition& definition) {
    std::string statement = one_line(definition.tree.text);
    Written written;
    if (statement.size() <= most) written = std::move(statement);
    out.push_back({definition.name, definition.heading(), "definition", std::move(written)});
  });
  return out;
}

std::vector<WrittenName> names_for_script(const Session& session) {
  std::vector<WrittenName> out = written_names(session, kMostInScript);
  Session reader(session.store().budget(), By::anything, session.games());
  for (WrittenName& name : out) {
    if (!name.statement) continue;
    auto read = reader.evaluate(*name.statement);
    if (!read && read.error().limit == Limit::interrupted) reach_limit_again(read.error());
    if (!read) name.statement.reset();
  }
  return out;
}

}  // namespace summand
