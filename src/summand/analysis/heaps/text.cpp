#include "summand/analysis/heaps/text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <variant>

#include "summand/analysis/heaps/value_grid.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/draw/text.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/standard_form.hpp"
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

void describe(Members<HeapsRules>& its) {
  its("code", "The code of the game.", [](auto& it) { return print(*it.rules); });
  its("name", "Its name, or nothing.", [](auto& it) { return name_of(*it.rules); });
  its("rule", "Of a game with a name: how it is played.", [](const HeapsRules& data) {
    const NamedRules* known = named(*data.rules);
    return known == nullptr ? nullptr : &known->rule;
  });
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

// What is known of the period.
struct ProvedPeriod {
  const HeapsStudy* study;
};

void describe(Members<ProvedPeriod>& its) {
  its("status", "How it is known.", [](auto&) {
    return std::string_view("proved");
  }).words({"proved"});
  its.with([](auto& it) -> auto& { return it.study->periods.proof->period; });
  its("theorem", "The theorem.",
      [](auto& it) { return name_of(it.study->periods.proof->theorem); });
  its("statement", "What it says.",
      [](auto& it) { return statement_of(it.study->periods.proof->theorem); });
  its("bound", "The values below this heap prove it.",
      [](auto& it) { return it.study->periods.proof->bound; });
  its("digest", "A checksum of these values.",
      [](auto& it) { return fmt::format("{:016x}", it.study->periods.proof->digest); });
}

struct PeriodByFormula {
  const HeapsStudy* study;
};

void describe(Members<PeriodByFormula>& its) {
  its("status", "How it is known.", [](auto& it) {
    return it.study->closed->period ? "formula" : "none";
  }).words({"formula", "none"});
  its("theorem", "The formula, with its source.",
      [](auto& it) { return closed_value(it.study->sequence.rules(), 1)->theorem; });
  its.with([](auto& it) -> auto& { return it.study->closed->period; });
}

struct PublishedPeriod {
  const HeapsStudy* study;
};

void describe(Members<PublishedPeriod>& its) {
  its("status", "How it is known.", [](auto&) {
    return std::string_view("published");
  }).words({"published"});
  its("source", "Who says so.", [](auto& it) { return it.study->published->source; });
  its.with([](auto& it) -> auto& { return it.study->published->period; });
}

struct ObservedPeriod {
  const HeapsStudy* study;
};

void describe(Members<ObservedPeriod>& its) {
  its("status", "How it is known.", [](auto&) {
    return std::string_view("observed");
  }).words({"observed"});
  its("to", "It was looked for in so many heaps.",
      [](auto& it) { return it.study->periods.looked_to; });
  its.with([](auto& it) -> auto& { return *it.study->periods.observed; });
}

struct KnownPeriodOfHeaps {
  std::variant<ProvedPeriod, PeriodByFormula, PublishedPeriod, ObservedPeriod> what;
};

void describe(Members<KnownPeriodOfHeaps>& its) {
  its.named("PeriodOfHeaps", "What is known of the period of a nim-sequence.");
  its.with(&KnownPeriodOfHeaps::what);
}

std::optional<KnownPeriodOfHeaps> period_of(const HeapsStudy& study) {
  if (study.periods.proof) return KnownPeriodOfHeaps{ProvedPeriod{&study}};
  if (study.closed) return KnownPeriodOfHeaps{PeriodByFormula{&study}};
  if (study.published) return KnownPeriodOfHeaps{PublishedPeriod{&study}};
  if (study.periods.observed) return KnownPeriodOfHeaps{ObservedPeriod{&study}};
  return std::nullopt;
}

struct LoadedPart {
  const HeapsStudy* study;
};

void describe(Members<LoadedPart>& its) {
  its.named("LoadedHeaps", "Values that came from a file.");
  its("file", "The file.", [](auto& it) { return it.study->loaded->file; });
  its("values", "The values from it.", [](auto& it) { return it.study->sequence.from_file(); });
  its("checked", "Those that were compared with the definition.",
      [](auto& it) { return it.study->loaded->compared; });
  its("computed_again", "Those that were computed again for the proof.",
      [](auto& it) { return it.study->sequence.confirmed(); });
}

struct AskedHeap {
  const HeapsStudy* study;
};

void describe(Members<AskedHeap>& its) {
  its.named("AskedHeap", "The heap of --at.");
  its("heap", "The heap.", [](auto& it) { return *it.study->asked; });
  its("value", "Its value.", [](auto& it) { return it.study->asked_value; });
  its.if_any("theorem", "The formula that gave it.", [](auto& it) { return it.study->asked_by; });
}

// All members of an answer.
struct WholeAnswer {
  const HeapsAnswer* of;

  const HeapsStudy& study() const { return *of->study; }
};

void describe(Members<WholeAnswer>& its) {
  using W = WholeAnswer;
  its.with([](auto& it) { return HeapsRules{&it.study().sequence.rules()}; });
  its("computed", "The heaps that were computed.",
      [](auto& it) { return it.study().sequence.size(); });
  its("method", "How the last values were computed.",
      [](auto& it) { return it.study().sequence.report().method; });
  its("loaded", "Values that came from a file, with --resume.", [](auto& it) {
    return it.study().loaded ? std::optional(LoadedPart{&it.study()}) : std::nullopt;
  });
  its("largest", "The largest value.", [](auto& it) { return it.of->structure.largest.value; });
  its("largest_at", "The first heap that has it.",
      [](auto& it) { return it.of->structure.largest.first; });
  its.or_null("period", "The period. Null if none is known.",
              [](auto& it) { return period_of(it.study()); });
  its.with([](auto& it) -> auto& { return it.of->structure; });
  its("asked", "The heap of --at.", [](auto& it) {
    return it.study().asked ? std::optional(AskedHeap{&it.study()}) : std::nullopt;
  });
  its("plot", "The file that was written.", [](auto& it) { return it.of->plot; });
  its.if_any("failures", "Files that could not be written.",
             [](auto& it) { return it.study().failures; });
  its.if_any("scale", "Grundy's scale, as rows of text.",
             [](auto& it) { return scale_rows(*it.of, Colours::no); });
  its.by_hand([](JsonWriter& json, const W& data) {
    if (data.of->values == 0) return;
    json.key("values").array();
    Budget budget = data.study().budget;
    for (std::uint64_t n = 0; n < data.of->values; ++n) {
      if (n % NimValues::kStretch == 0) budget.ask();
      json.number(data.study().value(n));
    }
    json.close();
  });
  its.told<std::vector<std::uint64_t>>("values", "The values of the first heaps.", false);
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

void describe(Members<HeapsAnswer>& its) {
  its.by_hand([](JsonWriter& json, const HeapsAnswer& answer) {
    saying_how_far(*answer.study, [&] { write_members(json, WholeAnswer{&answer}); });
  });
  its.told_with<WholeAnswer>();
}

}  // namespace summand::heaps
