#include "summand/positions/positions_answer.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <ranges>
#include <utility>

#include "summand/analysis/shard_json.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/text/table.hpp"

namespace summand {

namespace {

constexpr std::size_t kWidestColumn = 60;  // that columns behind it are aligned with
constexpr std::size_t kMostHeading = 60;

// The line of the graph in a call such as snort("graph6 D?{").
std::string graph_of(const FoundPosition& hit) {
  const std::size_t begin = hit.position.find(' ') + 1;
  return hit.position.substr(begin, hit.position.rfind('"') - begin);
}

std::vector<std::string> headings(const PositionsAnswer& answer) {
  std::vector<std::string> out{answer.request.graphs ? "graph" : "position"};
  if (answer.values) out.emplace_back("value");
  if (answer.request.by) out.push_back(*answer.request.by);
  out.insert(out.end(), answer.request.show.begin(), answer.request.show.end());
  return out;
}

std::vector<std::string> cells(const PositionsAnswer& answer, const FoundPosition& hit) {
  std::vector<std::string> out{answer.request.graphs ? graph_of(hit) : hit.position};
  if (answer.values) out.push_back(hit.what->value.value_or(""));
  if (answer.request.by) out.push_back(hit.what->rank ? print(*hit.what->rank) : "");
  out.insert(out.end(), hit.what->shown.begin(), hit.what->shown.end());
  return out;
}

// The text of a cell in a file of comma-separated values.
std::string in_csv(std::string_view text) {
  if (text.find_first_of(",\"\n") == text.npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

void write_csv(TextSink& sink, const PositionsAnswer& answer) {
  const auto write = [&](const std::vector<std::string>& texts) {
    std::string line;
    for (std::size_t i = 0; i < texts.size(); ++i) line += (i > 0 ? "," : "") + in_csv(texts[i]);
    sink.write(line + "\n");
  };
  write(headings(answer));
  for (const FoundPosition& hit : answer.hits) write(cells(answer, hit));
}

// Texts with several lines, such as explanations, become one line.
std::string in_one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

void write_lines(TextSink& sink, const PositionsAnswer& answer) {
  std::vector<std::string> head = headings(answer);
  for (std::string& text : head) text = printable(text, kMostHeading);
  std::vector<std::size_t> widths(head.size(), 0);
  const auto widen = [&](const std::vector<std::string>& texts) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      widths[i] = std::max(widths[i], std::min(width_of(texts[i]), kWidestColumn));
    }
  };
  widen(head);
  for (const FoundPosition& hit : answer.hits) widen(cells(answer, hit));
  const auto write = [&](const std::vector<std::string>& texts) {
    std::string line;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const std::string text = in_one_line(texts[i]);
      line += i + 1 < texts.size() ? padded(text, widths[i]) + "  " : text;
    }
    sink.write(line + "\n");
  };
  if (!answer.hits.empty()) write(head);
  for (const FoundPosition& hit : answer.hits) write(cells(answer, hit));
}

}  // namespace

std::string PositionsAnswer::summary() const {
  std::string out =
      fmt::format("{} of {} position{} {}", found, searched, searched == 1 ? "" : "s", space);
  if (request.first && found == *request.first) out += ", where the search stopped";
  if (hits.size() < found) out += fmt::format("; the best {} are shown", hits.size());
  if (!shard.is_whole()) out += fmt::format("; this is {}", shard.text());
  return out + (request.every ? "" : "; those with the same parts, up to symmetry, count once");
}

namespace {

struct SearchedSpace {
  const PositionsAnswer* of;
};

void describe(Members<SearchedSpace>& its) {
  its.named("SearchedSpace", "Which positions were searched.");
  its("kind", "How they are listed.", [](auto& it) {
    const PositionQuestion& request = it.of->request;
    return request.graphs ? "graphs" : request.fills() ? "fillings" : "reachable";
  }).words({"graphs", "fillings", "reachable"});
  its("sentence", "The same in words.", [](auto& it) -> auto& { return it.of->space; });
  its("same_parts_once", "Whether positions with the same parts count once.",
      [](auto& it) { return !it.of->request.every; });
  its("fillings", "The ways to fill the cells.", [](auto& it) { return it.of->all; });
}

struct SearchRow {
  const PositionsAnswer* of;
  const FoundPosition* hit;
};

void describe(Members<SearchRow>& its) {
  its.named("SearchRow", "A position that was found.");
  its("position", "The position.", [](auto& it) -> auto& { return it.hit->position; });
  its("graph", "Its graph, with --graphs.", [](auto& it) {
    return it.of->request.graphs ? std::optional(graph_of(*it.hit)) : std::nullopt;
  });
  its("value", "Its value.", [](auto& it) {
    return it.of->values ? std::optional(it.hit->what->value.value_or("")) : std::nullopt;
  });
  its("by", "The number of --by.", [](auto& it) {
    return it.hit->what->rank.transform([](const auto& rank) { return print(rank); });
  });
  its.if_any("show", "What --show asks for.",
             [](auto& it) -> auto& { return it.hit->what->shown; });
}

}  // namespace

void describe(Members<PositionsAnswer>& its) {
  its("input", "The expression.", &PositionsAnswer::input);
  its("where", "The condition.", [](auto& it) -> auto& { return it.request.where; });
  its("by", "The number by which the rows are sorted.",
      [](auto& it) -> auto& { return it.request.by; });
  its.if_any("show", "The expressions of --show.",
             [](auto& it) -> auto& { return it.request.show; });
  its("space", "Which positions were searched.", [](auto& it) { return SearchedSpace{&it}; });
  its("searched", "The positions that were judged.", &PositionsAnswer::searched);
  its("found", "Those for which the condition holds.", &PositionsAnswer::found);
  its("finished", "Whether all were judged.", &PositionsAnswer::finished);
  tell_shard<&PositionsAnswer::shard>(its);
  its("rows", "The positions that were found.", [](auto& it) {
    return it.hits |
           std::views::transform([&it](const FoundPosition& hit) { return SearchRow{&it, &hit}; });
  });
}

void write_text(TextSink& sink, const PositionsAnswer& answer, const Page&) {
  if (answer.csv) return write_csv(sink, answer);
  write_lines(sink, answer);
  sink.write(answer.summary() + "\n");
}

}  // namespace summand
