#include "summand/analysis/answer_text.hpp"

#include <fmt/core.h>

#include "summand/analysis/value_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/table.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

// The value, or a description of a value that is too long to write.
std::string value_of(const Game& game, AnswerWriting writing) {
  if (is_loopy(game)) return print_loopy(game);
  return written_or_summary(game.store(), game.value(), [&](ValueStore& store, Value value) {
    switch (writing) {
      case AnswerWriting::plain:
        return print(store, value);
      case AnswerWriting::pretty:
        return pretty(store, value);
      case AnswerWriting::latex:
        return latex(store, value);
      case AnswerWriting::braces:
        return print_braces(store, value);
    }
    return std::string();
  });
}

std::string list_line(const List& list, AnswerWriting writing) {
  std::string out;
  for (const Answer& element : list.elements)
    out += (out.empty() ? "" : ", ") + line_of(element, writing);
  return "[" + out + "]";
}

// The variables of the comprehension in the first columns, then the value. For LaTeX the rows of a
// table.
std::string table_of(const List& list, AnswerWriting writing) {
  std::vector<std::vector<std::string>> rows;
  if (!list.names.empty() && writing != AnswerWriting::latex) {
    rows.push_back(list.names);
    rows.back().push_back("value");
  }
  for (std::size_t i = 0; i < list.elements.size(); ++i) {
    rows.push_back(list.names.empty() ? std::vector<std::string>() : list.bindings[i]);
    rows.back().push_back(line_of(list.elements[i], writing));
  }
  if (writing != AnswerWriting::latex) return fmt::format("{}", separated(aligned(rows), "\n"));
  std::string out;
  for (const auto& row : rows) out += fmt::format("{} \\\\\n", separated(row, " & "));
  return out;
}

}  // namespace

std::string line_of(const Answer& answer, AnswerWriting writing) {
  if (const Game* game = answer.get<Game>()) return value_of(*game, writing);
  if (const List* list = answer.get<List>()) return list_line(*list, writing);
  return print(answer);
}

std::string text_of(const Answer& answer, AnswerWriting writing) {
  const List* list = answer.get<List>();
  return list != nullptr && !list->elements.empty() ? table_of(*list, writing)
                                                    : line_of(answer, writing);
}

}  // namespace summand
