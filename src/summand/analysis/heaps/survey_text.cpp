#include "summand/analysis/heaps/survey_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

namespace {

using TableRows = std::vector<std::vector<std::string>>;

constexpr std::size_t kMostNamedRows = 8;

// "agree", "not reached", and "-" if there is nothing to compare.
std::string in_column(PublishedCheck check) {
  return check == PublishedCheck::not_published ? "-" : std::string(name_of(check));
}

std::string codes_in_words(const SurveyRow& row) {
  return fmt::format("{}{}", row.codes, row.observed > 0 ? "*" : "");
}

std::string code_in_words(const SurveyRow& row) {
  return row.code.print() + (row.from_file ? "+" : "");
}

std::string mask_in_words(const Split& split) {
  return fmt::format("{:#x}{}{}", split.mask, split.by_position ? " by position" : "",
                     split.flipped ? ", flipped" : "");
}

void write_table(TextSink& sink, const TableRows& rows) {
  if (rows.size() == 1) return;  // there is only the heading
  sink.write(fmt::format("{}\n\n", separated(aligned(rows), "\n")));
}

void write_proved(TextSink& sink, const OctalSurvey& survey) {
  TableRows rows = {
      {"proved", "codes", "from", "period", "exceptions", "largest", "values", "published"}};
  for (const SurveyRow& row : survey.rows) {
    if (row.is_open()) continue;
    const Period& period = row.proof->period;
    rows.push_back({code_in_words(row), codes_in_words(row), std::to_string(period.preperiod),
                    std::to_string(period.period), std::to_string(row.exceptions),
                    std::to_string(row.largest), std::to_string(row.heaps),
                    in_column(row.published())});
  }
  write_table(sink, rows);
}

void write_open(TextSink& sink, const OctalSurvey& survey) {
  TableRows rows = {
      {"open", "codes", "heaps", "largest", "rare", "last", "values", "newest", "published"}};
  for (const SurveyRow& row : survey.rows) {
    if (!row.is_open() || row.heaps == 0) continue;
    const RareFigures& rare = *row.rare;
    rows.push_back({code_in_words(row), codes_in_words(row), std::to_string(row.heaps),
                    std::to_string(row.largest), std::to_string(rare.heaps),
                    std::to_string(rare.last), std::to_string(rare.values),
                    std::to_string(rare.newest_at), in_column(row.published())});
  }
  write_table(sink, rows);
}

std::string classes_in_words(std::size_t count) {
  return fmt::format("{} class{}", count, count == 1 ? "" : "es");
}

struct SurveyCounts {
  std::size_t proved = 0, read = 0, open = 0, waiting = 0;  // `read`: proved in a file
  std::size_t codes = 0;
  std::size_t published[4] = {};
  std::size_t observed = 0, from_file = 0;
};

SurveyCounts counts_of(const OctalSurvey& survey) {
  SurveyCounts out;
  for (const SurveyRow& row : survey.rows) {
    ++(row.heaps == 0  ? out.waiting
       : row.is_open() ? out.open
       : row.from_file ? out.read
                       : out.proved);
    out.codes += row.codes;
    ++out.published[static_cast<std::size_t>(row.published())];
    out.observed += row.observed > 0 ? 1 : 0;
    out.from_file += row.from_file ? 1 : 0;
  }
  return out;
}

std::string files_in_words(const std::vector<std::string>& files) {
  return files.size() == 1 ? printable(files.front(), 60) + " says" : "the files say";
}

// The classes whose next step did not fit into the memory.
std::string refused_in_words(const OctalSurvey& survey) {
  std::vector<std::string> names;
  std::uint64_t most = 0;
  std::size_t count = 0;
  for (const SurveyRow& row : survey.rows) {
    if (row.needs == 0) continue;
    ++count;
    most = std::max(most, row.needs);
    if (names.size() < kMostNamedRows) names.push_back(row.code.print());
  }
  if (count == 0) return "";
  return fmt::format(
      " The memory is too small for the next step of {}: {}{}. Each thread needs up to {} MB, so "
      "give "
      "more --memory or fewer --threads.",
      classes_in_words(count), separated(names, " "), count > names.size() ? " ..." : "",
      most / 1'000'000 + 1);
}

std::string summary(const SurveyAnswer& answer) {
  const OctalSurvey& survey = answer.survey;
  const SurveyCounts counts = counts_of(survey);
  const auto& published = counts.published;
  std::string out = fmt::format(
      "{} of {} code{}, to {} heaps{}: {} proved here, {}{} open{}.",
      classes_in_words(survey.rows.size()), counts.codes, counts.codes == 1 ? "" : "s",
      survey.request.to, survey.request.shard.is_whole() ? "" : ", " + survey.request.shard.text(),
      counts.proved,
      counts.read > 0 ? fmt::format("{} proved as {}, ", counts.read, files_in_words(answer.files))
                      : "",
      counts.open, counts.waiting > 0 ? fmt::format(", {} not begun", counts.waiting) : "");
  out +=
      fmt::format(" Published periods: {} agree, {} differ, {} not reached; {} classes have none.",
                  published[0], published[1], published[2], published[3]);
  out += refused_in_words(survey);
  if (counts.observed > 0) {
    out += " In a row with a * some codes are only observed to have the same values.";
  }
  if (counts.from_file > 0) {
    out += fmt::format(" A row with a + is as {}, and was not computed again.",
                       files_in_words(answer.files));
  }
  return out;
}

// --- for programs ---

// The name and the text of each figure of a row. Figures that it does not have are empty.
std::vector<std::pair<std::string_view, std::string>> figures_of(const SurveyRow& row) {
  std::vector<std::pair<std::string_view, std::string>> out;
  const auto add = [&](std::string_view name, bool known, auto figure) {
    out.emplace_back(name, known ? fmt::format("{}", figure) : "");
  };
  const bool begun = row.heaps > 0;
  const Proof proof = row.proof.value_or(Proof{});
  const RareFigures rare = row.rare.value_or(RareFigures{});
  add("codes", true, row.codes);
  add("observed", true, row.observed);
  add("heaps", true, row.heaps);
  add("largest", begun, row.largest);
  add("largest_at", begun, row.largest_at);
  add("preperiod", !row.is_open(), proof.period.preperiod);
  add("period", !row.is_open(), proof.period.period);
  add("bound", !row.is_open(), proof.bound);
  add("exceptions", !row.is_open(), row.exceptions);
  add("last_exception", row.last_exception.has_value(), row.last_exception.value_or(0));
  add("rare_heaps", row.rare.has_value(), rare.heaps);
  add("last_rare", row.rare.has_value(), rare.last);
  add("rare_values", row.rare.has_value(), rare.values);
  add("newest_rare", row.rare.has_value(), rare.newest);
  add("newest_rare_at", row.rare.has_value(), rare.newest_at);
  add("needs_bytes", row.needs > 0, row.needs);
  return out;
}

std::string_view standing_of(const SurveyRow& row) {
  return row.proof ? "proved" : row.heaps > 0 ? "open" : "waiting";
}

std::string digest_text(const SurveyRow& row) {
  return row.heaps > 0 ? fmt::format("{:016x}", row.digest) : "";
}

void write_csv(TextSink& sink, const OctalSurvey& survey) {
  std::string head = "code,status";
  for (const auto& [name, figure] : figures_of(SurveyRow{})) head += fmt::format(",{}", name);
  sink.write(head + ",mask,digest,published,from_file,milliseconds\n");
  for (const SurveyRow& row : survey.rows) {
    std::string line = fmt::format("{},{}", row.code.print(), standing_of(row));
    for (const auto& [name, figure] : figures_of(row)) line += "," + figure;
    sink.write(fmt::format("{},{},{},{},{},{}\n", line,
                           row.rare ? fmt::format("\"{}\"", mask_in_words(row.rare->split)) : "",
                           digest_text(row), name_of(row.published()), row.from_file,
                           row.time.count()));
  }
}

}  // namespace

void write_text(TextSink& sink, const SurveyAnswer& answer, const Page& page) {
  if (answer.csv) return write_csv(sink, answer.survey);
  write_proved(sink, answer.survey);
  write_open(sink, answer.survey);
  sink.write(fmt::format("{}\n", separated(wrapped(summary(answer), page.columns), "\n")));
  for (const std::string& sentence : answer.refuted) {
    sink.write(fmt::format("{}\n", separated(wrapped("WRONG: " + sentence, page.columns), "\n")));
  }
}

void write_json(JsonWriter& json, const SurveyAnswer& answer) {
  const OctalSurvey& survey = answer.survey;
  json.key("digits").number(survey.request.digits).key("to").number(survey.request.to);
  if (!survey.request.shard.is_whole()) {
    json.key("shard").object().key("number").number(survey.request.shard.number);
    json.key("of").number(survey.request.shard.of).close();
  }
  json.key("finished").boolean(survey.is_done()).key("classes").array();
  for (const SurveyRow& row : survey.rows) {
    json.object().member("code", row.code.print()).member("status", standing_of(row));
    for (const auto& [name, figure] : figures_of(row)) {
      if (!figure.empty()) json.key(name).digits(figure);
    }
    if (row.rare) {
      const Split& split = row.rare->split;
      json.key("mask").number(split.mask).key("by_position").boolean(split.by_position);
      json.key("flipped").boolean(split.flipped);
    }
    if (row.heaps > 0) json.member("digest", digest_text(row));
    json.member("published", name_of(row.published())).key("from_file").boolean(row.from_file);
    json.key("milliseconds").number(static_cast<std::uint64_t>(row.time.count())).close();
  }
  const SurveyCounts counts = counts_of(survey);
  json.close();
  write_texts_if_any(json, "refuted", answer.refuted);
  json.key("counts").object().key("proved").number(counts.proved);
  json.key("proved_in_file").number(counts.read).key("open").number(counts.open);
  json.key("waiting").number(counts.waiting).key("agree").number(counts.published[0]);
  json.key("differ").number(counts.published[1]).key("not_reached").number(counts.published[2]);
  json.key("not_published").number(counts.published[3]).close();
}

}  // namespace summand::heaps
