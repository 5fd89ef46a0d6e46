#include "summand/rules/law_check_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>

#include "summand/text/table.hpp"

namespace summand {

namespace {

std::string boards_in_words(const LawCheck& check) {
  if (check.sizes.empty()) return fmt::format("{} small positions", check.boards);
  const BoardFills& last = check.sizes.back();
  const int cells = last.rows * last.columns;
  const std::string all = check.boards == check.all
                              ? fmt::format("all {}", check.boards)
                              : fmt::format("{} of the {}", check.boards, check.all);
  return cells == 1 ? all + " boards of one cell"
                    : fmt::format("{} boards of up to {} cells", all, cells);
}

}  // namespace

std::vector<std::string> law_lines(const LawCheck& check, std::size_t columns) {
  std::vector<std::string> out =
      wrapped(fmt::format("Checked on {}:", boards_in_words(check)), columns);
  std::vector<std::vector<std::string>> rows;
  for (const LawResult& law : check.laws) {
    const std::string result = law.broken == 0 ? "holds" : fmt::format("broken by {}", law.broken);
    rows.push_back({"  " + std::string(law.sentence), std::to_string(law.checked), result});
  }
  std::ranges::move(aligned(rows), std::back_inserter(out));
  for (const LawResult& law : check.laws) {
    if (!law.smallest) continue;
    out.emplace_back();
    std::ranges::move(wrapped(fmt::format("{}: not in {}. There, {}.", law.sentence,
                                          law.smallest->position, law.smallest->fault),
                              columns),
                      std::back_inserter(out));
  }
  if (!check.loopy) return out;
  out.emplace_back();
  std::ranges::move(
      wrapped(check.repeats
                  ? fmt::format("Play need not end: in play from {} a position can come again.",
                                *check.repeats)
                  : "Play ends on all of these boards. On larger ones it may not.",
              columns),
      std::back_inserter(out));
  return out;
}

static void describe(Members<BoardFills>& its) {
  its.named("BoardSize", "Boards of one size.");
  its("rows", "The rows of each.", &BoardFills::rows);
  its("columns", "The columns of each.", &BoardFills::columns);
  its("boards", "How many there are.", &BoardFills::boards);
}

static void describe(Members<LawResult::Breach>& its) {
  its.named("LawBreach", "A board on which a law is broken.");
  its("position", "The board.", &LawResult::Breach::position);
  its("fault", "What is wrong.", &LawResult::Breach::fault);
}

static void describe(Members<LawResult>& its) {
  its.named("LawResult", "What a law says about the boards.");
  its("law", "The name of the law.", &LawResult::name);
  its("sentence", "The law.", &LawResult::sentence);
  its("checked", "The boards on which it was checked.", &LawResult::checked);
  its("broken", "Those on which it does not hold.", &LawResult::broken);
  its("smallest", "The smallest of these.", &LawResult::smallest);
}

void describe(Members<LawCheck>& its) {
  its.named("LawCheck", "What the laws say about all small boards.");
  its("all", "The boards to be checked.", &LawCheck::all);
  its("boards", "Those that were checked.", &LawCheck::boards);
  its("sizes", "The boards by their size.", &LawCheck::sizes);
  its("laws", "The laws that concern the game.", &LawCheck::laws);
  its("holds", "Whether no law is broken.", [](auto& it) { return it.holds(); });
  its("repeats", "Of a loopy game: a board that can come again.", &LawCheck::repeats);
}

}  // namespace summand
