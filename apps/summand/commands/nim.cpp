// summand nim: Nim as it is taught: columns, tables, and the puzzle of the marbles.
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/heaps/sum.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/boards/heaps.hpp"
#include "summand/heaps/nim/columns.hpp"
#include "summand/heaps/nim/outcomes.hpp"
#include "summand/heaps/nim/table.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

namespace {

using namespace heaps;

constexpr std::size_t kWidth = 90;
constexpr std::size_t kMostAnswers = 60;  // options listed with their answers

std::string lines(const std::vector<std::string>& rows, std::string_view indent = "") {
  std::string out;
  for (const std::string& row : rows) out += fmt::format("{}{}\n", indent, row);
  return out;
}

// Sentences, each in lines of its own; those that are indented stay so.
std::string paragraphs(const std::vector<std::string>& sentences) {
  std::string out;
  for (const std::string& sentence : sentences) out += lines(wrapped(sentence, kWidth));
  return out;
}

void write(JsonWriter& json, const Marbles& heaps) {
  json.array();
  for (const std::uint64_t heap : heaps) json.number(heap);
  json.close();
}

// --- analyze ---

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
  write(json.key("heaps"), columns.heaps);
  json.key("nim_sum").number(columns.sum);
  json.member("answer", columns.lost() ? "decline" : "accept").key("columns").array();
  for (const std::uint64_t heap : columns.heaps) json.text(binary(heap, columns.columns));
  json.close().member("sum", binary(columns.sum, columns.columns)).key("winning").array();
  for (const NimMove& move : columns.winning) {
    json.object().key("from").number(move.from).key("to").number(move.to).close();
  }
  json.close().key("answers").array();
  for (const auto& [option, answer] : position.answers) {
    write(json.object().key("option"), option);
    write(json.key("answer"), answer);
    json.close();
  }
  json.close().key("remarks").array();
  for (const std::string& remark : remarks_on(columns)) json.text(remark);
  json.close();
}

// --- marbles ---

std::string reason_of(const MarblesVerdict& verdict) {
  if (verdict.winning) return fmt::format("one may leave {}", print(*verdict.winning));
  if (verdict.options.empty()) return "nothing is left to take";
  std::vector<std::string> options;
  for (const Marbles& option : verdict.options) options.push_back(print(option));
  return fmt::format("every move wins for the other: {}", fmt::join(options, " "));
}

// The lesson has the puzzle of these heaps.
bool is_puzzle(const WorkingBackwards& all) { return all.start().position == Marbles{1, 2, 3}; }

void write_text(TextSink& out, const WorkingBackwards& all) {
  out.write(fmt::format(
      "Heaps are the colours. A move takes any number of marbles, at least one, of one colour; "
      "whoever takes\nthe last marble wins. May you start with {}? {}.\n\n",
      print(all.start().position),
      all.start().lost ? "Decline: whoever starts loses" : "Accept: whoever starts wins"));
  out.write("Worked backwards from the end, for the player who moves:\n");
  std::size_t width = std::string_view("position").size();
  for (const MarblesVerdict& verdict : all.verdicts()) {
    width = std::max(width, print(verdict.position).size());
  }
  const auto row = [&](const auto& round, std::string_view position, std::string_view outcome,
                       std::string_view reason) {
    out.write(fmt::format("  {:>5}  {:<{}}  {:<4}  {}\n", round, position, width, outcome, reason));
  };
  row("round", "position", "", "because");
  for (const MarblesVerdict& verdict : all.verdicts()) {
    row(verdict.round, print(verdict.position), verdict.lost ? "lost" : "won", reason_of(verdict));
  }
  out.write("\nSums of positions, tried on all of at most two heaps of at most three:\n");
  for (const MarblesLaw& law : marbles_laws()) {
    out.write(lines(wrapped(fmt::format("{} ({} compared, {})", law.law, law.compared,
                                        !law.decided          ? "both happen"
                                        : law.exceptions == 0 ? "no exception"
                                                              : "NOT TRUE"),
                            kWidth),
                    "  "));
    out.write(lines(law.instances, "    "));
  }
  if (!is_puzzle(all)) return;
  out.write("\nSlips of the printed lesson of the marbles:\n");
  for (const std::string& slip : slips_of_the_lesson()) {
    out.write(lines(wrapped(slip, kWidth), "  "));
  }
}

void write(JsonWriter& json, const WorkingBackwards& all) {
  write(json.key("start"), all.start().position);
  json.member("answer", all.start().lost ? "decline" : "accept").key("positions").array();
  for (const MarblesVerdict& verdict : all.verdicts()) {
    write(json.object().key("position"), verdict.position);
    json.member("outcome", verdict.lost ? "lost" : "won").key("round").number(verdict.round);
    json.key("options").array();
    for (const Marbles& option : verdict.options) write(json, option);
    json.close().key("winning");
    if (verdict.winning) {
      write(json, *verdict.winning);
    } else {
      json.null();
    }
    json.close();
  }
  json.close().key("laws").array();
  for (const MarblesLaw& law : marbles_laws()) {
    json.object().member("law", law.law).key("compared").number(law.compared);
    json.key("exceptions").number(law.exceptions).key("decided").boolean(law.decided);
    json.key("instances").array();
    for (const std::string& instance : law.instances) json.text(instance);
    json.close().close();
  }
  json.close();
  if (!is_puzzle(all)) return;
  json.key("slips").array();
  for (const std::string& slip : slips_of_the_lesson()) json.text(slip);
  json.close();
}

// --- table ---

constexpr unsigned kLessonTable = 8;

void write_text(TextSink& out, const NimTable& table, bool in_binary) {
  out.write(lines(rows_of(table, in_binary)) + "\n" + paragraphs(remarks_on(table)));
  if (!in_binary) return;
  out.write("\n" + lines(conversion_table(table.size), "  "));
  if (table.size != kLessonTable) return;
  out.write(
      "\nIn the printed lesson of the marbles each row of this table stands a line too "
      "high, and its\nheadings are lost.\n");
}

void write(JsonWriter& json, const NimTable& table, bool in_binary) {
  json.key("size").number(table.size).key("rows").array();
  for (const auto& row : table.entries) {
    json.array();
    for (const unsigned entry : row) {
      if (in_binary) {
        json.text(binary(entry, static_cast<unsigned>(std::bit_width(2 * table.size - 1)) - 1));
      } else {
        json.number(entry);
      }
    }
    json.close();
  }
  json.close().key("positions").number(table.positions);
  json.key("unique").boolean(table.unique).key("equals_xor").boolean(table.equals_xor);
}

// --- the command ---

void write_text(TextSink& out, const HeapsSum& sum) { out.write(text_of(sum)); }

// The same for every topic: what it is as JSON or as text.
template <class... What>
Attempt<void> show(const Run& run, OutputStream& out, std::string_view topic, const What&... what) {
  return within_limits([&]() -> Result<void> {
    if (run.json()) {
      JsonWriter json = run.json_object(false, &out);
      json.member("topic", topic);
      write(json, what...);
      json.close().finish();
    } else {
      write_text(out, what...);
    }
    out.finish();
    return {};
  });
}

// A sum of games, not sizes of heaps.
bool is_expression(std::string_view text) {
  const char first = text.front();
  const bool name = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
  return name || text.find_first_of("(*{") != text.npos;
}

Attempt<void> analyze_games(Run& run, OutputStream& out, std::string_view topic, const Item& item) {
  SUMMAND_TRY(said, run.evaluate(item));
  const Game* game = said.get<Game>();
  if (game == nullptr) {
    return failure({fmt::format("heaps or a sum of games are expected, not {}", describe(said))});
  }
  SUMMAND_TRY(sum, within_limits([&] { return heaps_sum(*game); }));
  return show(run, out, topic, sum);
}

Attempt<void> answer(Run& run, OutputStream& out, std::string_view topic, std::string_view rest) {
  const Request& request = run.request();
  const auto fail = [](std::string message) { return failure_elsewhere({std::move(message)}); };
  if (topic == "table") {
    if (!rest.empty()) return fail("nim table takes no heaps: use --to for its size");
    const auto size = number_option<unsigned>(request, "to", 8, {2, kMostTable});
    if (!size) return failure_elsewhere(size.error());
    return show(run, out, topic, nim_table(*size), request.has("binary"));
  }
  if (topic != "analyze" && topic != "marbles") {
    return fail(fmt::format("nim analyze, nim marbles or nim table is expected, not '{}'",
                            printable(topic, 40)));
  }
  if (request.has("to") || request.has("binary")) {
    return fail("--to and --binary belong to nim table");
  }
  const bool marbles = topic == "marbles";
  if (rest.empty() && !marbles) return fail("the heaps are missing: summand nim analyze 1,2,3");
  if (!marbles && is_expression(rest)) return analyze_games(run, out, topic, {std::string(rest)});
  auto heaps = Heaps::parse(rest.empty() ? "1,2,3" : rest);
  if (!heaps) return fail(fmt::format("'{}': {}", printable(rest, 40), heaps.error().message));
  Marbles sizes(heaps->sizes().begin(), heaps->sizes().end());
  const Budget budget = run.budget();
  if (!marbles) {
    SUMMAND_TRY(position, within_limits([&]() -> Result<Analysed> {
                  return analysed(std::move(sizes), budget);
                }));
    return show(run, out, topic, position);
  }
  const auto all = within_limits([&] { return WorkingBackwards::from(std::move(sizes), budget); });
  if (!all) return std::unexpected(Failure{all.error().error, all.error().limit, false});
  return show(run, out, topic, *all);
}

Exit nim(Run& run) {
  // Heaps may be written with spaces between them.
  const std::string text = fmt::format("{}", fmt::join(run.request().arguments, " "));
  const std::string_view all = text;
  const std::size_t end = std::min(all.find(' '), all.size());
  const std::size_t next = std::min(all.find_first_not_of(' ', end), all.size());
  const std::string_view rest = all.substr(next);
  // For the values of games, which a session finds without a clock of its own.
  const Alarm alarm(run.settings().time);
  OutputStream out(run.budget());
  const auto said = answer(run, out, all.substr(0, end), rest);
  if (said) return Exit::done;
  Failure failure = said.error();
  if (failure.limit == Limit::interrupted && alarm.rang()) {
    const double seconds = std::chrono::duration<double>(run.settings().time).count();
    failure = {{fmt::format("the time limit of {:g} s is reached", seconds)}, Limit::time};
  }
  if (failure.is_in_text && !failure.limit) {
    failure.error.message = message_with_caret(rest, failure.error);
  }
  return report_cut_off(run, failure, out);
}

constexpr std::array kOptions = {
    Option{"to", "N", "table: the numbers below N (default: 8)"},
    Option{"binary", "", "table: in binary, with a list of the numbers in both ways of writing"},
};

constexpr Command kCommand{
    .name = "nim",
    .arguments = "analyze HEAPS | marbles [HEAPS] | table",
    .sentence = "Explain Nim: the sum in columns, the table of sums, the puzzle of the marbles",
    .details =
        "nim analyze 1,2,3 adds heaps without carry and says whether to accept the first move.\n"
        "nim analyze 'octal(kayles,5,6) + nim(3,4)' does the same with the values of any impartial "
        "games.\n"
        "nim marbles works small positions backwards from the end (default: the puzzle 1,2,3).\n"
        "nim table makes the table of nim-sums from lost positions and compares it with that "
        "addition.",
    .options = kOptions,
    .least = 1,
    .run = nim,
    .words = true,
};

}  // namespace

const Command& nim_command() { return kCommand; }

}  // namespace summand::program
