#include "summand/analysis/heaps/text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>

#include "summand/analysis/heaps/value_grid.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/draw/text.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/standard_form.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

namespace {

using Rows = std::vector<std::vector<std::string>>;

const NamedRules* named(const Rules& rules) {
  const std::string_view name = name_of(rules);
  const auto all = named_rules();
  const auto at = std::ranges::find(all, name, &NamedRules::name);
  return name.empty() || at == all.end() ? nullptr : &*at;
}

// Shortens a code, because a code may have a million digits.
std::string brief_code(const std::string& code) {
  constexpr std::size_t kMost = 200;
  return code.size() <= kMost ? code : fmt::format("{}...", code.substr(0, kMost));
}

}  // namespace

std::string heading(const Rules& rules) {
  const NamedRules* known = named(rules);
  if (known == nullptr) return brief_code(print(rules)) + "\n";
  if (known->name == known->text) return fmt::format("{}\n{}\n", known->name, known->rule);
  return fmt::format("{}, {}\n{}\n", known->name, print(rules), known->rule);
}

void write_rules(JsonWriter& json, const Rules& rules) {
  json.member("code", print(rules)).member("name", name_of(rules));
  if (const NamedRules* known = named(rules)) json.member("rule", known->rule);
}

namespace {

void add_period(Rows& rows, const HeapsStudy& study) {
  const PeriodReport& report = study.periods;
  if (report.proof) {
    rows.push_back({"period", words_of_period(report.proof->period) + ", proved"});
    rows.push_back({"", fmt::format("by {}:", statement_of(report.proof->theorem))});
    rows.push_back({"", fmt::format("it was observed for all heaps from {} to {}",
                                    report.proof->period.preperiod, report.proof->bound - 1)});
  } else if (study.closed) {
    rows.push_back(
        {"period", (study.closed->period ? words_of_period(*study.closed->period) : "none") +
                       std::string(", by the formula")});
  } else if (study.published) {
    rows.push_back(
        {"period", words_of_period(study.published->period) + ", published, not proved here"});
    rows.push_back({"", std::string(study.published->source)});
  } else if (report.observed) {
    rows.push_back(
        {"period", words_of_period(*report.observed) +
                       fmt::format(", observed up to {}, not proved", report.looked_to)});
  } else {
    rows.push_back({"period", fmt::format("none is observed up to {}", report.looked_to)});
  }
}

// The cousins of the code; the last one is the standard form.
void add_standard_form(Rows& rows, const Rules& rules) {
  const auto* code = std::get_if<Code>(&rules);
  if (code == nullptr) return;
  const std::vector<Code> all = cousins(*code);
  if (all.size() < 2) return;
  const std::string_view name = name_of(Rules(all.back()));
  rows.push_back({"standard", fmt::format("{}{}, {} heap{} before", brief_code(all.back().print()),
                                          name.empty() ? "" : fmt::format(" ({})", name),
                                          all.size() - 1, all.size() == 2 ? "" : "s")});
}

// The largest value below `count`. With a period it is enough to look at the last round and at the
// heaps before the period.
std::uint64_t largest_shown(const HeapsStudy& study, std::uint64_t count) {
  Budget budget = study.budget;
  std::uint64_t most = 0;
  const auto look = [&](std::uint64_t from, std::uint64_t to) {
    for (std::uint64_t n = from; n < to; ++n) {
      if (n % NimValues::kStretch == 0) budget.ask();
      most = std::max(most, study.value(n));
    }
  };
  const Period* period = study.known_period();
  if (period == nullptr || count <= period->preperiod + period->period) {
    look(0, count);
  } else {
    look(0, period->preperiod);
    look(count - period->period, count);
  }
  return most;
}

void write_grid(TextSink& out, const HeapsStudy& study, std::uint64_t count) {
  write_value_grid(out, {.to = count,
                         .largest = largest_shown(study, count),
                         .period = study.known_period(),
                         .value_at = [&](std::uint64_t n) { return study.value(n); }});
}

// Adds the number of values that came from a file, and how many of them were checked.
void add_origin(Rows& rows, const HeapsStudy& study) {
  if (!study.loaded) return;
  rows.push_back({"loaded", fmt::format("{} values from {}, {} checked by the definition",
                                        study.sequence.from_file(), printable(study.loaded->file),
                                        study.loaded->compared)});
  if (const std::size_t confirmed = study.sequence.confirmed(); confirmed > 0) {
    rows.push_back(
        {"", fmt::format("the proof rests on the first {}, which were recomputed", confirmed)});
  }
}

std::vector<std::string> scale_rows(const HeapsAnswer& answer, Colours colours) {
  return answer.scale ? summand::rows_of(*answer.scale, colours) : std::vector<std::string>{};
}

void write_answer(TextSink& out, const HeapsAnswer& answer, const Page& page) {
  const HeapsStudy& study = *answer.study;
  const SequenceReport report = study.sequence.report();
  Rows rows;
  add_standard_form(rows, study.sequence.rules());
  add_period(rows, study);
  if (const auto closed = closed_value(study.sequence.rules(), 1)) {
    rows.push_back({"formula", std::string(closed->theorem)});
  }
  const LargestValue& largest = answer.structure.largest;
  const std::uint64_t below = answer.structure.below;
  rows.push_back(
      {"largest",
       fmt::format("{}, first at {}", largest.value, largest.first) +
           (below == study.sequence.size() ? "" : fmt::format(", of the heaps below {}", below))});
  std::ranges::copy(rows_of(answer.structure), std::back_inserter(rows));
  rows.push_back({"computed", fmt::format("{} heaps", study.sequence.size())});
  add_origin(rows, study);
  if (answer.method) rows.push_back({"method", std::string(report.method)});
  if (study.asked) {
    rows.push_back({"value", fmt::format("G({}) = {}", *study.asked, study.asked_value)});
  }
  if (answer.plot) rows.push_back({"plot", fmt::format("{} is written", printable(*answer.plot))});
  out.write(fmt::format("{}\n{}\n", heading(study.sequence.rules()),
                        separated(aligned(rows, page.columns), "\n")));
  out.write(histogram_of(answer.structure));
  if (const auto scale = scale_rows(answer, page.colours); !scale.empty()) {
    out.write(fmt::format("\n{}\n", separated(scale, "\n")));
  }
  if (answer.values > 0) write_grid(out, study, answer.values);
}

void write_period(JsonWriter& json, const HeapsStudy& study) {
  const PeriodReport& periods = study.periods;
  if (periods.proof) {
    json.object().member("status", "proved");
    write_period_members(json, periods.proof->period);
    json.member("theorem", name_of(periods.proof->theorem));
    json.member("statement", statement_of(periods.proof->theorem));
    json.key("bound").number(periods.proof->bound);
    json.member("digest", fmt::format("{:016x}", periods.proof->digest)).close();
  } else if (study.closed) {
    json.object().member("status", study.closed->period ? "formula" : "none");
    json.member("theorem", closed_value(study.sequence.rules(), 1)->theorem);
    if (study.closed->period) write_period_members(json, *study.closed->period);
    json.close();
  } else if (study.published) {
    json.object().member("status", "published").member("source", study.published->source);
    write_period_members(json, study.published->period);
    json.close();
  } else if (periods.observed) {
    json.object().member("status", "observed").key("to").number(periods.looked_to);
    write_period_members(json, *periods.observed);
    json.close();
  } else {
    json.null();
  }
}

void write_values(JsonWriter& json, const HeapsStudy& study, std::uint64_t count) {
  if (count == 0) return;
  json.key("values").array();
  Budget budget = study.budget;
  for (std::uint64_t n = 0; n < count; ++n) {
    if (n % NimValues::kStretch == 0) budget.ask();
    json.number(study.value(n));
  }
  json.close();
}

void write_answer(JsonWriter& json, const HeapsAnswer& answer) {
  const HeapsStudy& study = *answer.study;
  const SequenceReport report = study.sequence.report();
  const Rules& rules = study.sequence.rules();
  write_rules(json, rules);
  json.key("computed").number(study.sequence.size()).member("method", report.method);
  if (study.loaded) {
    json.key("loaded").object().member("file", study.loaded->file);
    json.key("values").number(study.sequence.from_file());
    json.key("checked").number(study.loaded->compared);
    json.key("computed_again").number(study.sequence.confirmed()).close();
  }
  const LargestValue& largest = answer.structure.largest;
  json.key("largest").number(largest.value).key("largest_at").number(largest.first);
  write_period(json.key("period"), study);
  write_json(json, answer.structure);
  if (study.asked) {
    json.key("asked").object().member("heap", *study.asked).member("value", study.asked_value);
    if (!study.asked_by.empty()) json.member("theorem", study.asked_by);
    json.close();
  }
  if (answer.plot) json.member("plot", *answer.plot);
  write_texts_if_any(json, "failures", study.failures);
  write_texts_if_any(json, "scale", scale_rows(answer, Colours::no));
  write_values(json, study, answer.values);
}

// Calls write(). If a limit is reached, the message says how far the study came.
template <class Write>
void saying_how_far(const HeapsStudy& study, Write&& write) {
  const auto done = within_limits([&]() -> Result<void> {
    write();
    return {};
  });
  if (!done) reach_limit_again(study.after_stop(done.error()));
}

}  // namespace

void write_text(TextSink& out, const HeapsAnswer& answer, const Page& page) {
  saying_how_far(*answer.study, [&] { write_answer(out, answer, page); });
}

void write_json(JsonWriter& json, const HeapsAnswer& answer) {
  saying_how_far(*answer.study, [&] { write_answer(json, answer); });
}

}  // namespace summand::heaps
