#include "apps/summand/heaps/nim.hpp"

#include <chrono>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/summand/cli/limits.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

std::string lines(const std::vector<std::string>& rows, std::string_view indent) {
  std::string out;
  for (const std::string& row : rows) out += fmt::format("{}{}\n", indent, row);
  return out;
}

std::string paragraphs(const std::vector<std::string>& sentences) {
  std::string out;
  for (const std::string& sentence : sentences) out += lines(wrapped(sentence, kNimWidth));
  return out;
}

void write_heaps(JsonWriter& json, const heaps::Marbles& heaps) {
  json.array();
  for (const std::uint64_t heap : heaps) json.number(heap);
  json.close();
}

Attempt<heaps::Marbles> parse_marbles(std::string_view text) {
  const auto heaps = Heaps::parse(text);
  if (!heaps) {
    return failure_elsewhere({fmt::format("'{}': {}", printable(text, 40), heaps.error().message)});
  }
  return heaps::Marbles(heaps->sizes().begin(), heaps->sizes().end());
}

Exit answer_nim(Run& run, const NimAnswer& answer) {
  const std::string text = fmt::format("{}", fmt::join(run.request().arguments, " "));
  // For the values of games, which a session finds without a clock of its own.
  const Alarm alarm(run.settings().time);
  OutputStream out(run.budget());
  const auto said = answer(out, text);
  if (said) return Exit::done;
  Failure failure = said.error();
  if (failure.limit == Limit::interrupted && alarm.rang()) {
    const double seconds = std::chrono::duration<double>(run.settings().time).count();
    failure = {{fmt::format("the time limit of {:g} s is reached", seconds)}, Limit::time};
  }
  if (failure.is_in_text && !failure.limit) {
    failure.error.message = message_with_caret(text, failure.error);
  }
  return report_cut_off(run, failure, out);
}

Attempt<void> show_nim(const Run& run, OutputStream& out,
                       const std::function<void(JsonWriter&)>& members,
                       const std::function<void(TextSink&)>& text) {
  return within_limits([&]() -> Result<void> {
    if (run.json()) {
      JsonWriter json = run.json_object(false, &out);
      json.member("topic", run.request().command->last_word());
      members(json);
      json.close().finish();
    } else {
      text(out);
    }
    out.finish();
    return {};
  });
}

}  // namespace summand::program
