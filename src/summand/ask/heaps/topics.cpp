#include "summand/ask/heaps/topics.hpp"

#include <fmt/core.h>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "summand/analysis/heaps/compendium_text.hpp"
#include "summand/analysis/heaps/value_grid.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/separated.hpp"
#include "summand/base/thread_id.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/subtraction_table.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/misere/quotient_certificate.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

static void describe(Members<SubtractionRow>& its) {
  its.named("SubtractionSet", "A subtraction set.");
  its("set", "The numbers that may be taken.", &SubtractionRow::set);
  its("preperiod", "The heap from which the values repeat.",
      [](auto& it) { return it.period.preperiod; });
  its("period", "The length of the period.", [](auto& it) { return it.period.period; });
  its("extras", "Numbers that can be added without a change of a value.", &SubtractionRow::extras);
  its("values", "The values below the end of the first period.", &SubtractionRow::values);
}

}  // namespace summand::heaps

namespace summand::ask {

using namespace heaps;

namespace {

constexpr unsigned kMostInSets = 10;  // 1023 sets
constexpr std::uint64_t kMostExtra = 20;

Response at_length(Response response) {
  response.long_json = true;
  return response;
}

// --- subtraction games ---

struct SubtractionSets {
  std::vector<SubtractionRow> rows;
};

std::string text(const SubtractionSets& data, const Page&) {
  constexpr std::size_t kMostValues = 40;
  std::vector<std::vector<std::string>> table = {{"set", "from", "period", "extras", "values"}};
  for (const SubtractionRow& row : data.rows) {
    std::string values;
    for (std::size_t n = 0; n < row.values.size() && n < kMostValues; ++n) {
      if (n == row.period.preperiod) values += '(';
      values += fmt::format("{:X}", row.values[n]);
    }
    values += row.values.size() > kMostValues ? "..." : ")";
    table.push_back({fmt::format("{{{}}}", separated(row.set, ",")),
                     std::to_string(row.period.preperiod), std::to_string(row.period.period),
                     fmt::format("{}", separated(row.extras, " ")), values});
  }
  return fmt::format(
      "{}\n\nAll periods are proved. Extras are numbers up to 20. Any one of them can be "
      "added\nto the set without changing a value.\n",
      separated(aligned(table), "\n"));
}

void describe(Members<SubtractionSets>& its) {
  its("sets", "The sets with their periods, which are proved.", &SubtractionSets::rows);
}

// --- a certificate ---

struct CheckedCertificate {
  std::string file;
  Certificate certificate;
  Verdict verdict;
};

void describe(Members<CheckedCertificate>& its) {
  using C = CheckedCertificate;
  its("file", "The file.", &C::file);
  its("code", "The code of the game.", [](auto& it) { return it.certificate.code.print(); });
  its.with([](auto& it) -> auto& { return it.certificate.proof.period; });
  its("holds", "Whether it is proved.", [](auto& it) { return it.verdict.holds; });
  its("reason", "Why.", [](auto& it) { return it.verdict.reason; });
}

std::string text(const CheckedCertificate& data, const Page&) {
  const auto& [file, certificate, verdict] = data;
  const Period& period = certificate.proof.period;
  return fmt::format("{}: {} has the period {} from {} on: {}\n{}\n", file,
                     certificate.code.print(), period.period, period.preperiod,
                     verdict.holds ? "this is proved" : "this is NOT PROVED", verdict.reason);
}

// --- a certificate of a misère quotient ---

struct CheckedQuotient {
  std::string file;
  QuotientCertificate certificate;
  QuotientVerdict verdict;
};

void describe(Members<CheckedQuotient>& its) {
  using C = CheckedQuotient;
  its("file", "The file.", &C::file);
  its("code", "The code of the game.", [](auto& it) { return it.certificate.code.print(); });
  its("play", "The convention.", [](auto&) { return std::string_view("misere"); });
  its("order", "The order of the quotient.",
      [](auto& it) { return it.certificate.quotient.order(); });
  its("heaps", "It is that of so many heaps.",
      [](auto& it) { return it.certificate.quotient.heaps(); });
  its("for_all_heaps", "Whether it is that of all heaps.",
      [](auto& it) { return it.certificate.period.has_value(); });
  its("preperiod", "The heap from which the elements repeat.",
      [](auto& it) { return it.certificate.period ? &it.certificate.period->preperiod : nullptr; });
  its("period", "The length of the period.",
      [](auto& it) { return it.certificate.period ? &it.certificate.period->period : nullptr; });
  its("holds", "Whether it is proved.", [](auto& it) { return it.verdict.holds; });
  its("reason", "Why.", [](auto& it) { return it.verdict.reason; });
}

std::string text(const CheckedQuotient& data, const Page& page) {
  const auto& [file, certificate, verdict] = data;
  const std::string heaps = certificate.period
                                ? "for all heaps"
                                : fmt::format("to {} heaps", certificate.quotient.heaps());
  return fmt::format("{}: {} has a misère quotient of order {} {}: {}\n{}\n", file,
                     certificate.code.print(), certificate.quotient.order(), heaps,
                     verdict.holds ? "this is proved" : "this is NOT PROVED",
                     separated(wrapped(verdict.reason, page.columns), "\n"));
}

template <class T>
Result<T> named_in_error(const std::string& file, Result<T> read) {
  if (read) return read;
  return fail(fmt::format("{}: {}", printable(file), read.error().message), read.error().offset);
}

Attempt<Response> verify_quotient(const Asking& asking, const std::string& file,
                                  const std::string& text) {
  auto certificate = named_in_error(file, parse_quotient_certificate(text));
  if (!certificate) return failure_elsewhere(std::move(certificate).error());
  Budget budget = asking.budget();
  QuotientVerdict verdict = summand::verify(*certificate, budget);
  const bool holds = verdict.holds;
  Response out = respond(CheckedQuotient{file, *std::move(certificate), std::move(verdict)});
  out.refuted = !holds;
  return out;
}

Attempt<Response> compendium_topic(Asking& asking) {
  CompendiumOptions options;
  options.compare.budget = asking.budget();
  options.compare.threads = asking.settings().threads;
  const ThreadId here = this_thread_id();
  Mutex mutex;
  std::optional<Progress> progress;
  options.progress = [&](std::size_t done, std::size_t all) {
    const Guard guard(mutex);
    // Progress can only be begun on the thread that answers.
    if (!progress && this_thread_id() == here) {
      progress.emplace(asking.watcher(), "classes", 0, all);
    }
    if (progress) progress->at(done);
  };
  return at_length(respond(Compendium{heaps::compendium(options)}));
}

Attempt<Response> verify_topic(Asking& asking) {
  const std::string& file = asking.text();
  const auto text = read_at_most(file, kMostCertificateBytes);
  if (!text) return failure_elsewhere(text.error());
  if (is_quotient_certificate(*text)) return verify_quotient(asking, file, *text);
  auto certificate = named_in_error(file, parse_certificate(*text));
  if (!certificate) return failure_elsewhere(std::move(certificate).error());
  Verdict verdict = heaps::verify(*certificate, asking.budget());
  const bool holds = verdict.holds;
  Response out = respond(CheckedCertificate{file, *std::move(certificate), std::move(verdict)});
  out.refuted = !holds;
  return out;
}

struct SubtractionOptions {
  unsigned to = 7;
};

constexpr auto kSubtractionOptions = options_in<SubtractionOptions>(option<&SubtractionOptions::to>(
    "to", "N", "The largest number in a set (7)", {1, kMostInSets}));

Attempt<Response> subtractions_topic(Asking& asking) {
  const unsigned largest = asking.options<SubtractionOptions>().to;
  return at_length(
      respond(SubtractionSets{subtraction_table(largest, kMostExtra, asking.budget())}));
}

}  // namespace

const Question kHeapsVerify{
    .name = "heaps verify",
    .arguments = "FILE",
    .sentence = "Check a certificate of a period or of a misère quotient",
    .details = "heaps CODE --certificate FILE writes one.",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = verify_topic,
    .answers = kAnswersAre<CheckedCertificate, CheckedQuotient>,
};

const Question kHeapsCompendium{
    .name = "heaps compendium",
    .arguments = "",
    .sentence = "List all codes of up to three digits with their periods",
    .details = {},
    .options = {},
    .most = 0,
    .words = true,
    .answer = compendium_topic,
    .answers = kAnswersAre<Compendium>,
};

const Question kHeapsSubtractions{
    .name = "heaps subtractions",
    .arguments = "",
    .sentence = "List all subtraction sets with their periods",
    .details = {},
    .options = kSubtractionOptions,
    .most = 0,
    .words = true,
    .answer = subtractions_topic,
    .answers = kAnswersAre<SubtractionSets>,
};

}  // namespace summand::ask
