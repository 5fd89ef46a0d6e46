// nim analyze: heaps in columns, added without carry.
#include <fmt/core.h>

#include "summand/analysis/heaps/sum.hpp"
#include "summand/ask/heaps/nim.hpp"
#include "summand/heaps/nim/columns.hpp"

namespace summand::heaps {

static void describe(Members<NimMove>& its) {
  its.named("NimMove", "A move in a heap.");
  its("from", "The heap.", &NimMove::from);
  its("to", "What is left of it.", &NimMove::to);
}

}  // namespace summand::heaps

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

struct AnsweredOption {
  const Marbles *option, *answer;
};

void describe(Members<AnsweredOption>& its) {
  its.named("AnsweredOption", "A move from a lost position, and an answer that wins.");
  its("option", "The heaps after the move.", [](auto& it) -> auto& { return *it.option; });
  its("answer", "The heaps after the answer.", [](auto& it) -> auto& { return *it.answer; });
}

void describe(Members<Analysed>& its) {
  using A = Analysed;
  its("topic", "The part of the question.", [](auto&) { return std::string_view("analyze"); });
  its("heaps", "The heaps.", [](auto& it) -> auto& { return it.columns.heaps; });
  its("nim_sum", "Their nim-sum.", [](auto& it) { return it.columns.sum; });
  its("answer", "Whether to accept the first move.", [](auto& it) {
    return it.columns.lost() ? "decline" : "accept";
  }).words({"accept", "decline"});
  its("columns", "The heaps in binary.", [](const A& data) {
    std::vector<std::string> out;
    for (const std::uint64_t heap : data.columns.heaps) {
      out.push_back(binary(heap, data.columns.columns));
    }
    return out;
  });
  its("sum", "The nim-sum in binary.",
      [](auto& it) { return binary(it.columns.sum, it.columns.columns); });
  its("winning", "The moves that win.", [](auto& it) -> auto& { return it.columns.winning; });
  its("answers", "Of a lost position with few moves: all of them, each with an answer that wins.",
      [](const A& data) {
        std::vector<AnsweredOption> out;
        for (const auto& [option, answer] : data.answers) out.push_back({&option, &answer});
        return out;
      });
  its("remarks", "Sentences.", [](auto& it) { return remarks_on(it.columns); });
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

Attempt<Response> nim_analyze(Asking& asking) {
  return answer_nim(asking, [&](const std::string& heaps) -> Attempt<Response> {
    if (!heaps.empty() && is_expression(heaps)) return analyze_games(asking, heaps);
    SUMMAND_TRY(sizes, parse_marbles(heaps));
    return respond(analysed(std::move(sizes), asking.budget()));
  });
}

}  // namespace

// The arguments are sizes of heaps or a sum of games. Spaces may separate the heaps.
const Question kNimAnalyze{
    .name = "nim analyze",
    .arguments = "HEAPS",
    .sentence = "Add heaps without carry, and say whether to accept the first move",
    .details =
        "HEAPS are sizes such as 1,2,3, or a sum of impartial games, whose values are added.\n"
        "Try: summand nim analyze 'octal(kayles,5,6) + nim(3,4)'",
    .options = {},
    .least = 1,
    .words = true,
    .answer = nim_analyze,
    .answers = kAnswersAre<Analysed, HeapsSum>,
};

}  // namespace summand::ask
