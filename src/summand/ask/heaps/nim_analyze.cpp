// nim analyze: heaps in columns, added without carry.
#include <fmt/core.h>

#include "summand/analysis/heaps/sum.hpp"
#include "summand/ask/heaps/nim.hpp"
#include "summand/heaps/nim/columns.hpp"
#include "summand/text/json_texts.hpp"

namespace summand::ask {

using namespace heaps;

namespace {

constexpr std::size_t kMostAnswers = 60;  // options listed with their answers

// A position. If it is lost and has few options: each option with an answer that wins.
struct Analysed {
  NimColumns columns;
  std::vector<std::pair<Marbles, Marbles>> answers = {};
};

Analysed analysed(Marbles sizes, const Budget& budget) {
  Analysed out{nim_columns(std::move(sizes))};
  // If a lost position has more heaps, it has more options than are listed.
  if (!out.columns.lost() || out.columns.heaps.size() > kMostAnswers) return out;
  const auto all = WorkingBackwards::from(out.columns.heaps, budget);
  if (!all || all->start().options.size() > kMostAnswers) return out;
  for (const Marbles& option : all->start().options) {
    out.answers.emplace_back(option, all->of(option).winning.value());
  }
  return out;
}

void write_text(TextSink& out, const Analysed& position, const Page&) {
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

void write_json(JsonWriter& json, const Analysed& position) {
  const NimColumns& columns = position.columns;
  json.member("topic", "analyze");
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
  json.close();
  write_texts(json, "remarks", remarks_on(columns));
}

// True if the text is a sum of games, not sizes of heaps.
bool is_expression(std::string_view text) {
  const char first = text.front();
  const bool name = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
  return name || text.find_first_of("(*{") != text.npos;
}

Attempt<Response> analyze_games(const Asking& asking, std::string_view expression) {
  SUMMAND_TRY(said, asking.evaluate(expression));
  const Game* game = said.get<Game>();
  if (game == nullptr) {
    return failure({fmt::format("heaps or a sum of games are expected, not {}", describe(said))});
  }
  SUMMAND_TRY(sum, heaps_sum(*game));
  return respond(std::move(sum));
}

}  // namespace

Attempt<Response> nim_analyze(Asking& asking) {
  return answer_nim(asking, [&](const std::string& heaps) -> Attempt<Response> {
    if (!heaps.empty() && is_expression(heaps)) return analyze_games(asking, heaps);
    SUMMAND_TRY(sizes, parse_marbles(heaps));
    return respond(analysed(std::move(sizes), asking.budget()));
  });
}

}  // namespace summand::ask
