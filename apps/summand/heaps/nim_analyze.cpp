// summand nim analyze: heaps in columns, added without carry.
#include <fmt/format.h>

#include "apps/summand/heaps/nim.hpp"
#include "apps/summand/heaps/sum.hpp"
#include "summand/heaps/nim/columns.hpp"

namespace summand::program {

using namespace heaps;

namespace {

constexpr std::size_t kMostAnswers = 60;  // options listed with their answers

// A position, and of a lost one each option with what answers it; nothing where there are too many.
struct Analysed {
  NimColumns columns;
  std::vector<std::pair<Marbles, Marbles>> answers = {};
};

Analysed analysed(Marbles sizes, const Budget& budget) {
  Analysed out{nim_columns(std::move(sizes))};
  // A position of more heaps has more options than are listed.
  if (!out.columns.lost() || out.columns.heaps.size() > kMostAnswers) return out;
  const auto all = WorkingBackwards::from(out.columns.heaps, budget);
  if (!all || all->start().options.size() > kMostAnswers) return out;
  for (const Marbles& option : all->start().options) {
    out.answers.emplace_back(option, all->of(option).winning.value());
  }
  return out;
}

void write_text(TextSink& out, const Analysed& position) {
  const NimColumns& columns = position.columns;
  out.write(lines(addition_of(columns), "  ") + "\n");
  out.write(columns.lost() ? "Decline: whoever starts loses.\n" : "Accept: whoever starts wins.\n");
  out.write(paragraphs(remarks_on(columns)));
  if (position.answers.empty()) return;
  out.write("\nAll moves, each with an answer that wins:\n");
  for (const auto& [option, answer] : position.answers) {
    out.write(fmt::format("  {} is answered by {}\n", print(option), print(answer)));
  }
}

void write(JsonWriter& json, const Analysed& position) {
  const NimColumns& columns = position.columns;
  write_heaps(json.key("heaps"), columns.heaps);
  json.key("nim_sum").number(columns.sum);
  json.member("answer", columns.lost() ? "decline" : "accept").key("columns").array();
  for (const std::uint64_t heap : columns.heaps) json.text(binary(heap, columns.columns));
  json.close().member("sum", binary(columns.sum, columns.columns)).key("winning").array();
  for (const NimMove& move : columns.winning) {
    json.object().key("from").number(move.from).key("to").number(move.to).close();
  }
  json.close().key("answers").array();
  for (const auto& [option, answer] : position.answers) {
    write_heaps(json.object().key("option"), option);
    write_heaps(json.key("answer"), answer);
    json.close();
  }
  json.close().key("remarks").array();
  for (const std::string& remark : remarks_on(columns)) json.text(remark);
  json.close();
}

// A sum of games, not sizes of heaps.
bool is_expression(std::string_view text) {
  const char first = text.front();
  const bool name = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
  return name || text.find_first_of("(*{") != text.npos;
}

Attempt<void> analyze_games(Run& run, OutputStream& out, std::string_view text) {
  SUMMAND_TRY(said, run.evaluate({std::string(text)}));
  const Game* game = said.get<Game>();
  if (game == nullptr) {
    return failure({fmt::format("heaps or a sum of games are expected, not {}", describe(said))});
  }
  SUMMAND_TRY(sum, within_limits([&] { return heaps_sum(*game); }));
  return show_nim(
      run, out, [&](JsonWriter& json) { write(json, sum); },
      [&](TextSink& sink) { sink.write(text_of(sum)); });
}

}  // namespace

Exit nim_analyze(Run& run) {
  return answer_nim(run, [&](OutputStream& out, std::string_view text) -> Attempt<void> {
    if (!text.empty() && is_expression(text)) return analyze_games(run, out, text);
    SUMMAND_TRY(sizes, parse_marbles(text));
    const Budget budget = run.budget();
    SUMMAND_TRY(position, within_limits([&]() -> Result<Analysed> {
                  return analysed(std::move(sizes), budget);
                }));
    return show_nim(
        run, out, [&](JsonWriter& json) { write(json, position); },
        [&](TextSink& sink) { write_text(sink, position); });
  });
}

}  // namespace summand::program
