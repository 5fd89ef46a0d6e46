// A misère quotient in words and as JSON.
#include <algorithm>
#include <fmt/core.h>
#include <span>

#include "summand/analysis/heaps/misere_quotient.hpp"
#include "summand/analysis/heaps/text.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/misere/quotient_play.hpp"
#include "summand/misere/quotient_table.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

namespace {

using QuotientRows = std::vector<std::vector<std::string>>;

constexpr std::size_t kMostElementsShown = 60, kMostRelationsShown = 60;
constexpr std::uint32_t kMostHeapsShown = 240;
constexpr std::string_view kPeriodicitySource =
    "Plambeck 2005; Plambeck and Siegel, Misere quotients for impartial games, 2008";

// The elements as products of generators, or as sums of heaps if no presentation was found.
std::vector<std::string> names_of_elements(const MisereQuotientAnswer& answer) {
  std::vector<std::string> out;
  for (std::uint32_t x = 0; x < answer.found.quotient.order(); ++x) {
    out.push_back(answer.presentation ? summand::print(answer.presentation->normal_form[x])
                                      : sum_text(answer.found.quotient.sums[x]));
  }
  return out;
}

// The first texts of a list, and the number of the others.
std::string listed(std::span<const std::string> texts, std::size_t most) {
  if (texts.empty()) return "none";
  if (texts.size() <= most) return fmt::format("{}", separated(texts, ", "));
  return fmt::format("{}, and {} more", separated(texts.first(most), ", "), texts.size() - most);
}

template <class Elements>
std::string elements_listed(const Elements& elements, std::span<const std::string> names) {
  std::vector<std::string> texts;
  for (const std::uint32_t x : elements) texts.push_back(names[x]);
  return listed(texts, kMostElementsShown);
}

std::vector<std::uint32_t> p_elements(const MisereQuotient& quotient) {
  std::vector<std::uint32_t> out;
  quotient.p_portion.for_each([&](std::uint32_t x) { out.push_back(x); });
  return out;
}

std::string order_in_words(const MisereQuotientAnswer& answer) {
  const FoundQuotient& found = answer.found;
  const std::uint32_t order = found.quotient.order();
  if (found.period) return fmt::format("order {} for all heaps, proved", order);
  return fmt::format("order {} to {} heaps, proved{}", order, found.quotient.heaps(),
                     found.stopped ? ", unfinished" : "");
}

std::string growth_in_words(const FoundQuotient& found) {
  return found.growth.empty() ? "never" : growth_text(found.growth) + " (heap:order)";
}

void add_generators(QuotientRows& rows, const MisereQuotientAnswer& answer) {
  const Presentation* const presentation = answer.presentation ? &*answer.presentation : nullptr;
  if (presentation == nullptr) {
    rows.push_back({"generators", "no presentation was found in time"});
    return;
  }
  std::vector<std::string> generators, relations;
  for (std::size_t i = 0; i < presentation->heaps.size(); ++i) {
    Monomial one(presentation->heaps.size());
    one[i] = 1;
    generators.push_back(fmt::format("{} = heap {}", summand::print(one), presentation->heaps[i]));
  }
  for (const MonoidRelation& relation : presentation->relations) {
    relations.push_back(print(relation));
  }
  rows.push_back({"generators", listed(generators, kMostElementsShown)});
  rows.push_back({"relations", listed(relations, kMostRelationsShown)});
}

void add_kernel(QuotientRows& rows, const MisereQuotientAnswer& answer,
                std::span<const std::string> names) {
  const QuotientStructure& structure = answer.structure;
  rows.push_back(
      {"kernel", fmt::format("{} element{}, {} of them in the P-portion{}", structure.kernel.size(),
                             structure.kernel.size() == 1 ? "" : "s", structure.kernel_p_count,
                             structure.is_regular ? ": regular" : "")});
  rows.push_back({"", elements_listed(structure.kernel, names)});
  if (structure.tame) {
    rows.push_back({"tame", fmt::format("T_{}, the quotient of Nim with heaps below {}",
                                        *structure.tame, std::uint64_t{1} << *structure.tame)});
  } else {
    rows.push_back({"tame", "no, it is not a quotient of Nim"});
  }
}

// What the periodicity theorem needs, and what it was given.
std::vector<std::string> proof_in_words(const MisereQuotientAnswer& answer) {
  const FoundQuotient& found = answer.found;
  const auto* const code = std::get_if<heaps::Code>(&answer.rules);
  const std::uint32_t heaps = found.quotient.heaps();
  std::vector<std::string> out = {
      fmt::format("It is proved for all sums of heaps to {}: a sum in the P-portion has no option "
                  "there, and every other sum but the empty one has one.",
                  heaps)};
  if (found.period && code != nullptr) {
    const auto [n0, p] = *found.period;
    const unsigned parts = std::max(code->most_heaps(), 1u);
    out.push_back(fmt::format(
        "The elements of the heaps repeat with the period p = {} from n0 = {} on, to heap {}. A "
        "move takes at most d = {}. So {} (n0 + p) + d = {} heaps are enough, and the quotient is "
        "that of all heaps (the periodicity theorem: {}).",
        p, n0, heaps, code->most_taken(), parts, *heaps_for_period(*code, *found.period),
        kPeriodicitySource));
  } else {
    const bool covered = code != nullptr && heaps_for_period(*code, {});
    out.push_back(
        fmt::format("The periodicity theorem {}, so nothing is proved about more of them.",
                    covered ? "does not apply to these heaps yet" : "is not for such a game"));
  }
  return out;
}

void add_proof(QuotientRows& rows, const MisereQuotientAnswer& answer) {
  std::string_view name = "proof";
  for (const std::string& sentence : proof_in_words(answer)) {
    rows.push_back({std::string(std::exchange(name, "")), sentence});
  }
  if (!answer.check) {
    rows.push_back({"check", "not finished"});
  } else {
    rows.push_back({"check", fmt::format("{}: {}", answer.check->holds ? "it holds" : "IT FAILS",
                                         answer.check->reason)});
  }
}

// The last heap whose element is shown: two rounds of a period, or all heaps that fit.
std::uint32_t last_shown(const FoundQuotient& found) {
  std::uint32_t last = found.quotient.heaps();
  if (found.period) {
    last = std::min(last, std::max(found.period->preperiod, 1u) + 2 * found.period->period - 1);
  }
  return std::min(last, kMostHeapsShown);
}

// How many elements stand in a row: a multiple of the period if that fits.
std::uint32_t columns_of_elements(const FoundQuotient& found, std::size_t width, std::size_t room) {
  const auto fit = static_cast<std::uint32_t>(std::max<std::size_t>(room / (width + 1), 1));
  const std::uint32_t usual = fit >= 20 ? 20 : fit >= 10 ? 10 : fit;
  if (!found.period || found.period->period > fit) return usual;
  const std::uint32_t period = found.period->period;
  return std::max(1u, usual / period) * period;
}

std::string element_grid(const FoundQuotient& found, std::span<const std::string> names,
                         std::size_t page_width) {
  const std::uint32_t last = last_shown(found);
  const auto& element = found.quotient.element_of_heap;
  std::size_t width = 1;
  for (std::uint32_t n = 0; n <= last; ++n) width = std::max(width, names[element[n]].size());
  const std::size_t label = std::max<std::size_t>(4, std::to_string(last).size());
  const std::size_t room = page_width > label + 12 ? page_width - label - 2 : 10;
  const std::uint32_t columns = columns_of_elements(found, width, room);
  std::string out = fmt::format("\n{:>{}}  element\n", "heap", label);
  for (std::uint32_t n = 0; n <= last; n += columns) {
    std::string row = fmt::format("{:>{}} ", n, label);
    for (std::uint32_t i = n; i <= std::min(last, n + columns - 1); ++i) {
      row += fmt::format(" {:<{}}", names[element[i]], width);
    }
    row.erase(row.find_last_not_of(' ') + 1);
    out += row + "\n";
  }
  return out;
}

struct ShownProof {
  const MisereQuotientAnswer* of;
};

void describe(Members<ShownProof>& its) {
  its.named("QuotientProof", "The proof of a quotient.");
  its("sentences", "The proof.", [](auto& it) { return proof_in_words(*it.of); });
  its("holds", "Whether a check by other means agrees.",
      [](auto& it) { return it.of->check ? &it.of->check->holds : nullptr; });
  its("check", "What that check says.",
      [](auto& it) { return it.of->check ? &it.of->check->reason : nullptr; });
}

}  // namespace

std::string text(const MisereQuotientAnswer& answer, const Page& page) {
  const std::vector<std::string> names = names_of_elements(answer);
  const FoundQuotient& found = answer.found;
  QuotientRows rows;
  rows.push_back({"quotient", order_in_words(answer)});
  if (found.period) {
    rows.push_back(
        {"period", fmt::format("{} from {} on, proved by the heaps to {}", found.period->period,
                               found.period->preperiod, found.quotient.heaps())});
  }
  rows.push_back({"grows at", growth_in_words(found)});
  add_generators(rows, answer);
  rows.push_back({"P-portion", fmt::format("{} element{}: {}", found.quotient.p_count(),
                                           found.quotient.p_count() == 1 ? "" : "s",
                                           elements_listed(p_elements(found.quotient), names))});
  add_kernel(rows, answer, names);
  if (answer.proof) add_proof(rows, answer);
  if (answer.certificate) {
    rows.push_back({"certificate", fmt::format("{} is written", printable(*answer.certificate))});
  }
  return fmt::format("{}misère play: the last move loses\n\n{}\n{}", heading(answer.rules),
                     separated(aligned(rows, page.columns), "\n"),
                     element_grid(found, names, page.columns));
}

}  // namespace summand::heaps

namespace summand {

static void describe(Members<QuotientPeriod>& its) {
  its.named("QuotientPeriod", "The period of the elements of heaps.");
  its("preperiod", "The heap from which they repeat.", &QuotientPeriod::preperiod);
  its("period", "The length.", &QuotientPeriod::period);
}

static void describe(Members<QuotientGrowth>& its) {
  its.named("QuotientGrowth", "A heap with which the quotient grows.");
  its("heap", "The heap.", &QuotientGrowth::heap);
  its("order", "The order from there on.", &QuotientGrowth::order);
}

}  // namespace summand

namespace summand::heaps {

void describe(Members<MisereQuotientAnswer>& its) {
  using A = MisereQuotientAnswer;
  its.with([](auto& it) { return HeapsRules{&it.rules}; });
  its("play", "The convention.", [](auto&) { return std::string_view("misere"); });
  its("heaps", "The quotient is that of so many heaps.",
      [](auto& it) { return it.found.quotient.heaps(); });
  its("for_all_heaps", "Whether it is that of all heaps.",
      [](auto& it) { return it.found.period.has_value(); });
  its("finished", "Whether no limit ended the search.", [](auto& it) { return !it.found.stopped; });
  its("order", "The number of elements.", [](auto& it) { return it.found.quotient.order(); });
  its.or_null("period", "The period of the elements of heaps, if it is proved.",
              [](auto& it) -> auto& { return it.found.period; });
  its("growth", "Where the quotient grows.", [](auto& it) -> auto& { return it.found.growth; });
  its.or_null("generators", "The heaps that generate it. Null if they were not found in time.",
              [](auto& it) { return it.presentation ? &it.presentation->heaps : nullptr; });
  its("relations", "Their relations.",
      [](const A& data) -> std::optional<std::vector<std::string>> {
        if (!data.presentation) return std::nullopt;
        std::vector<std::string> out;
        for (const MonoidRelation& relation : data.presentation->relations) {
          out.push_back(print(relation));
        }
        return out;
      });
  its("elements", "The elements.", [](auto& it) { return names_of_elements(it); });
  its("p_portion", "The elements of P-positions, by their place in that list.",
      [](auto& it) { return p_elements(it.found.quotient); });
  its("element_of_heap", "The element of each heap.",
      [](auto& it) -> auto& { return it.found.quotient.element_of_heap; });
  its("kernel", "The kernel.", [](auto& it) -> auto& { return it.structure.kernel; });
  its("kernel_p", "Its P-positions.", [](auto& it) { return it.structure.kernel_p_count; });
  its("regular", "Whether it is regular.", [](auto& it) { return it.structure.is_regular; });
  its("idempotents", "Its idempotents.",
      [](auto& it) -> auto& { return it.structure.idempotents; });
  its.or_null("tame", "n, if it is the tame quotient T_n.",
              [](auto& it) { return it.structure.tame; });
  its("proof", "The proof, with --proof.",
      [](auto& it) { return it.proof ? std::optional(ShownProof{&it}) : std::nullopt; });
  its("certificate", "The file that was written.", &A::certificate);
}

}  // namespace summand::heaps
