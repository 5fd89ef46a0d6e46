#include "apps/summand/heaps/topics.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <mutex>
#include <optional>

#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/heaps/compendium_text.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/base/attempt.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/subtraction_table.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

using namespace heaps;

namespace {

constexpr unsigned kMostInSets = 10;  // 1023 sets
constexpr std::uint64_t kMostExtra = 20;

std::string text_of(const std::vector<SubtractionRow>& rows) {
  constexpr std::size_t kMostValues = 40;
  std::vector<std::vector<std::string>> table = {{"set", "from", "period", "extras", "values"}};
  for (const SubtractionRow& row : rows) {
    std::string values;
    for (std::size_t n = 0; n < row.values.size() && n < kMostValues; ++n) {
      if (n == row.period.preperiod) values += '(';
      values += fmt::format("{:X}", row.values[n]);
    }
    values += row.values.size() > kMostValues ? "..." : ")";
    table.push_back({fmt::format("{{{}}}", fmt::join(row.set, ",")),
                     std::to_string(row.period.preperiod), std::to_string(row.period.period),
                     fmt::format("{}", fmt::join(row.extras, " ")), values});
  }
  return fmt::format(
      "{}\n\nAll periods are proved. Extras are numbers up to 20 that may be added to "
      "the set, one of\nthem, without changing a value.\n",
      fmt::join(aligned(table), "\n"));
}

template <class Number>
void write(JsonWriter& json, std::string_view key, const std::vector<Number>& numbers) {
  json.key(key).array();
  for (const Number number : numbers) json.number(number);
  json.close();
}

void write(JsonWriter& json, const std::vector<SubtractionRow>& rows) {
  json.key("sets").array();
  for (const SubtractionRow& row : rows) {
    write(json.object(), "set", row.set);
    json.key("preperiod").number(row.period.preperiod).key("period").number(row.period.period);
    write(json, "extras", row.extras);
    write(json, "values", row.values);
    json.close();
  }
  json.close();
}

}  // namespace

// All rows, as JSON or as text.
template <class Row>
static Exit show(const Run& run, const std::vector<Row>& rows) {
  OutputStream out(run.budget());
  const auto shown = within_limits([&]() -> Result<void> {
    if (run.json()) {
      JsonWriter json = run.json_object(false, &out);
      write(json, rows);
      json.close().finish();
    } else {
      out.write(text_of(rows));
    }
    out.finish();
    return {};
  });
  return shown ? Exit::done : report_cut_off(run, shown.error(), out);
}

Exit compendium_topic(const Run& run) {
  CompendiumOptions options;
  options.compare.budget = run.budget();
  options.compare.threads = run.settings().threads;
  std::mutex mutex;
  std::optional<Progress> progress;
  options.progress = [&](std::size_t done, std::size_t all) {
    const std::lock_guard guard(mutex);
    if (!progress) progress.emplace("classes", 0, all);
    progress->at(done);
  };
  const auto rows = within_limits(
      [&]() -> Result<std::vector<CompendiumRow>> { return heaps::compendium(options); });
  progress.reset();
  if (!rows) return report_failure(run, rows.error());
  return show(run, *rows);
}

Exit verify_topic(const Run& run, const std::string& file) {
  const auto certificate = read_certificate(file);
  if (!certificate) return say(run, certificate.error().message, Exit::wrong);
  const auto verdict =
      within_limits([&]() -> Result<Verdict> { return verify(*certificate, run.budget()); });
  if (!verdict) return report_failure(run, verdict.error());
  const Period& period = certificate->proof.period;
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("file", file).member("code", certificate->code.print());
    json.key("preperiod").number(period.preperiod).key("period").number(period.period);
    json.key("saltus").number(period.saltus).key("holds").boolean(verdict->holds);
    write_out(json.member("reason", verdict->reason).close().str() + "\n");
  } else {
    write_out(fmt::format("{}: {} has the period {} from {} on: {}\n{}\n", file,
                          certificate->code.print(), period.period, period.preperiod,
                          verdict->holds ? "this is proved" : "this is NOT PROVED",
                          verdict->reason));
  }
  return verdict->holds ? Exit::done : Exit::refuted;
}

Exit subtractions_topic(const Run& run) {
  const auto largest = number_option<unsigned>(run.request(), "to", 7, {1, kMostInSets});
  if (!largest) return say(run, largest.error().message, Exit::wrong);
  const auto rows = within_limits([&]() -> Result<std::vector<SubtractionRow>> {
    return subtraction_table(*largest, kMostExtra, run.budget());
  });
  return rows ? show(run, *rows) : report_failure(run, rows.error());
}

}  // namespace summand::program
