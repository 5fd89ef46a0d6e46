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

void write_laws(JsonWriter& json, const LawCheck& check) {
  json.key("all").number(check.all).key("boards").number(check.boards);
  json.key("sizes").array();
  for (const BoardFills& size : check.sizes) {
    json.object().key("rows").number(static_cast<std::uint64_t>(size.rows));
    json.key("columns").number(static_cast<std::uint64_t>(size.columns));
    json.key("boards").number(size.boards).close();
  }
  json.close().key("laws").array();
  for (const LawResult& law : check.laws) {
    json.object().member("law", law.name).member("sentence", law.sentence);
    json.key("checked").number(law.checked).key("broken").number(law.broken);
    if (law.smallest) {
      json.key("smallest").object().member("position", law.smallest->position);
      json.member("fault", law.smallest->fault).close();
    }
    json.close();
  }
  json.close().key("holds").boolean(check.holds());
  if (check.repeats) json.member("repeats", *check.repeats);
}

}  // namespace summand
