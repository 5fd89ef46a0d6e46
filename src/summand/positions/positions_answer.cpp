#include "summand/positions/positions_answer.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/analysis/shard_json.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/text/json_texts.hpp"
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

void write_json(JsonWriter& json, const PositionsAnswer& answer) {
  const PositionQuestion& request = answer.request;
  json.member("input", answer.input);
  for (const auto& [name, text] :
       {std::pair("where", &request.where), std::pair("by", &request.by)}) {
    if (*text) json.member(name, **text);
  }
  write_texts_if_any(json, "show", request.show);
  json.key("space").object();
  json.member("kind", request.graphs ? "graphs" : request.fills() ? "fillings" : "reachable");
  json.member("sentence", answer.space);
  json.key("same_parts_once").boolean(!request.every);
  if (answer.all) json.key("fillings").number(*answer.all);
  json.close();
  json.key("searched").number(answer.searched);
  json.key("found").number(answer.found);
  json.key("finished").boolean(answer.finished);
  write_shard(json, answer.shard);
  json.key("rows").array();
  for (const FoundPosition& hit : answer.hits) {
    json.object().member("position", hit.position);
    if (request.graphs) json.member("graph", graph_of(hit));
    if (answer.values) json.member("value", hit.what->value.value_or(""));
    if (hit.what->rank) json.member("by", print(*hit.what->rank));
    write_texts_if_any(json, "show", hit.what->shown);
    json.close();
  }
  json.close();
}

void write_text(TextSink& sink, const PositionsAnswer& answer, const Page&) {
  if (answer.csv) return write_csv(sink, answer);
  write_lines(sink, answer);
  sink.write(answer.summary() + "\n");
}

}  // namespace summand
