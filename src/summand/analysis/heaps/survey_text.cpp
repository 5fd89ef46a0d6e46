#include "summand/analysis/heaps/survey_text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/heaps/structure.hpp"
#include "summand/analysis/shard_json.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
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
  std::size_t published[4] = {};  // by PublishedCheck
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

// A figure that some rows have.
struct SurveyFigure {
  std::string_view name, sentence;
  std::optional<std::uint64_t> (*get)(const SurveyRow& row);
};

std::optional<std::uint64_t> if_begun(const SurveyRow& row, std::uint64_t figure) {
  return row.heaps > 0 ? std::optional(figure) : std::nullopt;
}

template <auto kFigure>
std::optional<std::uint64_t> of_proof(const SurveyRow& row) {
  return row.proof ? std::optional<std::uint64_t>(std::invoke(kFigure, *row.proof)) : std::nullopt;
}

template <auto kFigure>
std::optional<std::uint64_t> of_rare(const SurveyRow& row) {
  return row.rare ? std::optional<std::uint64_t>(std::invoke(kFigure, *row.rare)) : std::nullopt;
}

constexpr SurveyFigure kFigures[] = {
    {"codes", "The codes of the class.", [](auto& row) { return std::optional(row.codes); }},
    {"observed", "How many of them are only observed to be equal.",
     [](auto& row) { return std::optional(row.observed); }},
    {"heaps", "The values below this heap are known.",
     [](auto& row) { return std::optional(row.heaps); }},
    {"largest", "The largest value.", [](auto& row) { return if_begun(row, row.largest); }},
    {"largest_at", "The first heap that has it.",
     [](auto& row) { return if_begun(row, row.largest_at); }},
    {"preperiod", "The heap from which the values repeat.",
     of_proof<[](const Proof& proof) { return proof.period.preperiod; }>},
    {"period", "The length of the period.",
     of_proof<[](const Proof& proof) { return proof.period.period; }>},
    {"bound", "The values below this heap prove it.", of_proof<&Proof::bound>},
    {"exceptions", "The heaps that differ from the period.",
     [](auto& row) { return row.proof ? std::optional(row.exceptions) : std::nullopt; }},
    {"last_exception", "The last heap that differs.", [](auto& row) { return row.last_exception; }},
    {"rare_heaps", "The heaps whose values are rare.", of_rare<&RareFigures::heaps>},
    {"last_rare", "The last heap whose value is rare.", of_rare<&RareFigures::last>},
    {"rare_values", "The number of rare values.", of_rare<&RareFigures::values>},
    {"newest_rare", "The rare value that came last.", of_rare<&RareFigures::newest>},
    {"newest_rare_at", "The first heap that has it.", of_rare<&RareFigures::newest_at>},
    {"needs_bytes", "What the next step needs, if the memory is too small.",
     [](auto& row) { return row.needs > 0 ? std::optional(row.needs) : std::nullopt; }},
};

std::string_view standing_of(const SurveyRow& row) {
  return row.proof ? "proved" : row.heaps > 0 ? "open" : "waiting";
}

std::string digest_text(const SurveyRow& row) {
  return row.heaps > 0 ? fmt::format("{:016x}", row.digest) : "";
}

void write_csv(TextSink& sink, const OctalSurvey& survey) {
  std::string head = "code,status";
  for (const SurveyFigure& figure : kFigures) head += fmt::format(",{}", figure.name);
  sink.write(head + ",mask,digest,published,from_file,milliseconds\n");
  for (const SurveyRow& row : survey.rows) {
    std::string line = fmt::format("{},{}", row.code.print(), standing_of(row));
    for (const SurveyFigure& figure : kFigures) {
      const auto number = figure.get(row);
      line += "," + (number ? std::to_string(*number) : "");
    }
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

static void describe(Members<SurveyRow>& its) {
  its.named("SurveyRow", "A class of games with the same values.");
  its("code", "The code of one of them.", [](auto& it) { return it.code.print(); });
  its("status", "Whether a period is proved.", standing_of).words({"proved", "open", "waiting"});
  for (const SurveyFigure& figure : kFigures) its(figure.name, figure.sentence, figure.get);
  its.with([](auto& it) { return it.rare ? &it.rare->split : nullptr; });
  its("digest", "A checksum of the values.",
      [](auto& it) { return it.heaps > 0 ? std::optional(digest_text(it)) : std::nullopt; });
  its("published", "Whether a published period agrees.",
      [](auto& it) { return name_of(it.published()); });
  its("from_file", "Whether the figures come from a file.", &SurveyRow::from_file);
  its("milliseconds", "The time of the last step.",
      [](auto& it) { return static_cast<std::uint64_t>(it.time.count()); });
}

namespace {

template <PublishedCheck kCheck>
std::size_t count_of(const SurveyCounts& counts) {
  return counts.published[static_cast<std::size_t>(kCheck)];
}

void describe(Members<SurveyCounts>& its) {
  its.named("SurveyCounts", "The classes by what is known of them.");
  its("proved", "Those with a period proved here.", &SurveyCounts::proved);
  its("proved_in_file", "Those with a period proved in a file.", &SurveyCounts::read);
  its("open", "Those without a proof.", &SurveyCounts::open);
  its("waiting", "Those that were not begun.", &SurveyCounts::waiting);
  its("agree", "Those that agree with a published period.", count_of<PublishedCheck::agree>);
  its("differ", "Those that differ from it.", count_of<PublishedCheck::differ>);
  its("not_reached", "Those that did not reach it.", count_of<PublishedCheck::not_reached>);
  its("not_published", "Those without a published period.",
      count_of<PublishedCheck::not_published>);
}

}  // namespace

void describe(Members<SurveyAnswer>& its) {
  its("digits", "The most digits of a code.", [](auto& it) { return it.survey.request.digits; });
  its("to", "How far the games are taken.", [](auto& it) { return it.survey.request.to; });
  tell_shard<[](const SurveyAnswer& it) -> auto& { return it.survey.request.shard; }>(its);
  its("finished", "Whether the survey is finished.", [](auto& it) { return it.survey.is_done(); });
  its("classes", "The classes.", [](auto& it) -> auto& { return it.survey.rows; });
  its.if_any("refuted", "What is wrong in the files.", &SurveyAnswer::refuted);
  its("counts", "The classes by what is known of them.",
      [](auto& it) { return counts_of(it.survey); });
}

}  // namespace summand::heaps
