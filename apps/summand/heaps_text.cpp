#include "apps/summand/heaps_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

#include "summand/analysis/table.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/standard_form.hpp"

namespace summand::program {

namespace {

using namespace heaps;

using Rows = std::vector<std::vector<std::string>>;

std::string described(const Period& period) {
  const std::string saltus =
      period.saltus == 0 ? "" : fmt::format(", each time {} more", period.saltus);
  return fmt::format("{} from {} on{}", period.period, period.preperiod, saltus);
}

const NamedRules* named(const Rules& rules) {
  const std::string_view name = name_of(rules);
  const auto all = named_rules();
  const auto at = std::ranges::find(all, name, &NamedRules::name);
  return name.empty() || at == all.end() ? nullptr : &*at;
}

// A code may have a million digits.
std::string brief(const std::string& code) {
  constexpr std::size_t kMost = 200;
  return code.size() <= kMost ? code : fmt::format("{}...", code.substr(0, kMost));
}

std::string heading(const Rules& rules) {
  const NamedRules* known = named(rules);
  if (known == nullptr) return brief(print(rules)) + "\n";
  if (known->name == known->text) return fmt::format("{}\n{}\n", known->name, known->rule);
  return fmt::format("{}, {}\n{}\n", known->name, print(rules), known->rule);
}

void add_period(Rows& rows, const HeapsStudy& study) {
  const PeriodReport& report = study.periods;
  if (report.proof) {
    rows.push_back({"period", described(report.proof->period) + ", proved"});
    rows.push_back({"", fmt::format("by {}:", statement_of(report.proof->theorem))});
    rows.push_back({"", fmt::format("it was seen for all heaps from {} to {}",
                                    report.proof->period.preperiod, report.proof->bound - 1)});
  } else if (study.published) {
    rows.push_back({"period", described(study.published->period) + ", published, not proved here"});
    rows.push_back({"", std::string(study.published->source)});
  } else if (report.observed) {
    rows.push_back(
        {"period", described(*report.observed) +
                       fmt::format(", observed up to {}, not proved", report.looked_to)});
  } else {
    rows.push_back({"period", fmt::format("none is seen up to {}", report.looked_to)});
  }
}

// Cousins of the code, of which the last is the standard form.
void add_standard_form(Rows& rows, const Rules& rules) {
  const auto* code = std::get_if<Code>(&rules);
  if (code == nullptr) return;
  const std::vector<Code> all = cousins(*code);
  if (all.size() < 2) return;
  const std::string_view name = name_of(Rules(all.back()));
  rows.push_back({"standard", fmt::format("{}{}, {} heap{} before", brief(all.back().print()),
                                          name.empty() ? "" : fmt::format(" ({})", name),
                                          all.size() - 1, all.size() == 2 ? "" : "s")});
}

// As many columns as the period has, if they fit, so that it is seen to repeat.
std::uint64_t columns_of(const HeapsStudy& study, std::size_t width) {
  constexpr std::uint64_t kMostColumns = 36;
  const Period* period = study.known_period();
  const std::uint64_t most = std::max<std::uint64_t>(10, 2 * kMostColumns / (width + 1));
  if (period != nullptr && period->period <= most) {
    std::uint64_t columns = period->period;
    while (columns < 10) columns += period->period;
    return columns;
  }
  return most >= 20 ? 20 : 10;
}

std::string grid(const HeapsStudy& study, std::uint64_t count) {
  std::uint64_t most = 0;
  for (std::uint64_t n = 0; n < count; ++n) most = std::max(most, study.value(n));
  const std::size_t width = std::to_string(most).size();
  const std::size_t label = std::max<std::size_t>(2, std::to_string(count).size());
  const std::uint64_t columns = columns_of(study, width);
  std::string out = fmt::format("\n{:>{}}  value\n", "n", label + 2);
  for (std::uint64_t n = 0; n < count; ++n) {
    if (n % columns == 0) out += fmt::format("{}{:>{}} ", n == 0 ? "" : "\n", n, label + 2);
    out += fmt::format(" {:>{}}", study.value(n), width);
  }
  return out + "\n";
}

void write(JsonWriter& json, const Period& period) {
  json.key("preperiod").number(period.preperiod).key("period").number(period.period);
  json.key("saltus").number(period.saltus);
}

}  // namespace

std::string text_of(const HeapsStudy& study, const HeapsView& view) {
  const SequenceReport report = study.sequence.report();
  Rows rows;
  add_standard_form(rows, study.sequence.rules());
  add_period(rows, study);
  if (const auto closed = closed_value(study.sequence.rules(), 1)) {
    rows.push_back({"formula", std::string(closed->theorem)});
  }
  rows.push_back({"largest", fmt::format("{}, first at {}", report.largest, report.largest_at)});
  std::ranges::copy(rows_of(view.structure), std::back_inserter(rows));
  rows.push_back({"computed", fmt::format("{} heaps", study.sequence.size())});
  if (view.method) rows.push_back({"method", std::string(report.method)});
  if (study.asked)
    rows.push_back({"value", fmt::format("G({}) = {}", *study.asked, study.asked_value)});
  if (view.plot) rows.push_back({"plot", fmt::format("{} is written", printable(*view.plot))});
  std::string out =
      fmt::format("{}\n{}\n", heading(study.sequence.rules()), fmt::join(aligned(rows), "\n"));
  out += histogram_of(view.structure);
  if (!view.scale.empty()) out += fmt::format("\n{}\n", fmt::join(view.scale, "\n"));
  return view.values == 0 ? out : out + grid(study, view.values);
}

void write(JsonWriter& json, const HeapsStudy& study, const HeapsView& view) {
  const SequenceReport report = study.sequence.report();
  const Rules& rules = study.sequence.rules();
  json.member("code", print(rules)).member("name", name_of(rules));
  json.key("computed").number(study.sequence.size()).member("method", report.method);
  json.key("largest").number(report.largest).key("largest_at").number(report.largest_at);
  json.key("period");
  const PeriodReport& periods = study.periods;
  if (periods.proof) {
    json.object().member("status", "proved");
    write(json, periods.proof->period);
    json.member("theorem", name_of(periods.proof->theorem))
        .key("bound")
        .number(periods.proof->bound);
    json.member("digest", fmt::format("{:016x}", periods.proof->digest)).close();
  } else if (study.published) {
    json.object().member("status", "published").member("source", study.published->source);
    write(json, study.published->period);
    json.close();
  } else if (periods.observed) {
    json.object().member("status", "observed").key("to").number(periods.looked_to);
    write(json, *periods.observed);
    json.close();
  } else {
    json.null();
  }
  write(json, view.structure);
  if (study.asked) {
    json.key("asked").object().member("heap", *study.asked).member("value", study.asked_value);
    if (!study.asked_by.empty()) json.member("theorem", study.asked_by);
    json.close();
  }
  if (view.plot) json.member("plot", *view.plot);
  if (!study.failures.empty()) {
    json.key("failures").array();
    for (const std::string& failure : study.failures) json.text(failure);
    json.close();
  }
  if (!view.scale.empty()) {
    json.key("scale").array();
    for (const std::string& row : view.scale) json.text(row);
    json.close();
  }
  if (view.values == 0) return;
  json.key("values").array();
  for (std::uint64_t n = 0; n < view.values; ++n) json.number(study.value(n));
  json.close();
}

}  // namespace summand::program
