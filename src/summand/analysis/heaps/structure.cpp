#include "summand/analysis/heaps/structure.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <limits>
#include <span>

#include "summand/base/separated.hpp"
#include "summand/heaps/names.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kMostInWords = 16;  // heaps or values that are listed in words
constexpr std::size_t kMostInJson = 1000;
constexpr std::size_t kMostCounted = 300;  // rows of the histogram in words
constexpr std::uint64_t kMostValuesCounted = 1'000'000;

// The split that computes the sequence. If there is none: the best split.
HeapsStructure::Sparse sparse_of(const NimSequence& sequence, const FirstHeaps& heaps,
                                 Charge& kept) {
  HeapsStructure::Sparse out;
  const SequenceReport report = sequence.report();
  out.used = report.split.has_value();
  if (out.used) {
    out.space.split = report.split->even;
    out.space.rare = rare_heaps(out.space.split, heaps, kMostInJson);
    out.space.thin = out.space.rare.number <= heaps.count() / 20;
  } else {
    out.space = sparse_space(heaps, kMostInJson);
  }
  if (out.space.split.by_position) return out;
  for (const ValueCount& each : histogram(heaps, kMostValuesCounted, kept).rows) {
    const auto value = static_cast<std::uint32_t>(each.value);
    (out.space.split.rare(0, value) ? out.rare : out.common).push_back(value);
  }
  return out;
}

std::optional<HeapsStructure::Pairing> pairing_of(const HeapsStudy& study,
                                                  const FirstHeaps& heaps) {
  const std::vector<std::uint64_t> set =
      study.code() == nullptr ? std::vector<std::uint64_t>{} : subtraction_set(*study.code());
  if (set.empty()) return std::nullopt;
  return HeapsStructure::Pairing{set.front(), unpaired_heap(set, heaps)};
}

// If a whole period is computed and each one has the same values.
std::optional<HeapsStructure::EachPeriod> each_period_of(HeapsStudy& study,
                                                         const StructureParts& parts) {
  const Period* period = study.known_period();
  const NimValues& values = study.sequence.values();
  if (period == nullptr || period->saltus > 0) return std::nullopt;
  const std::uint64_t end = period->preperiod + period->period;
  if (end > values.size()) return std::nullopt;
  HeapsStructure::EachPeriod out;
  if (parts.structure) out.zeros = p_positions_of_period(*period, values);
  if (!parts.histogram) return out;
  // The values of the heaps before and in the period, less those before it.
  out.values = histogram({values, end}, kMostValuesCounted, study.kept).rows;
  for (const ValueCount& each :
       histogram({values, period->preperiod}, kMostValuesCounted, study.kept).rows) {
    std::ranges::find(out.values, each.value, &ValueCount::value)->heaps -= each.heaps;
  }
  return out;
}

template <class Number>
std::string listed(const std::vector<Number>& numbers) {
  const std::size_t shown = std::min(numbers.size(), kMostInWords);
  return fmt::format("{}{}", separated(std::span(numbers).first(shown), " "),
                     shown < numbers.size() ? " ..." : "");
}

// The heaps of a list among those below a number.
std::string in_words(const HeapList& list, std::uint64_t below) {
  const std::string of = fmt::format("of the heaps below {}", below);
  if (list.number == 0) return fmt::format("none {}", of);
  if (list.number <= kMostInWords) {
    return fmt::format("{} {}: {}", list.number, of, listed(list.first));
  }
  return fmt::format("{} {}, the last of them {}: {}", list.number, of, *list.last,
                     listed(list.first));
}

// All heaps of a list.
std::string in_words(const HeapList& list) {
  if (list.number == 0) return "none";
  if (list.number == 1) return fmt::format("1 heap: {}", *list.last);
  if (list.number <= kMostInWords) {
    return fmt::format("{} heaps: {}", list.number, listed(list.first));
  }
  return fmt::format("{} heaps, the last of them {}: {}", list.number, *list.last,
                     listed(list.first));
}

using Rows = std::vector<std::vector<std::string>>;

void add(Rows& rows, const HeapsStructure::Sparse& sparse, std::uint64_t below) {
  const Split& split = sparse.space.split;
  rows.push_back({"rare", in_words(sparse.space.rare, below)});
  rows.push_back(
      {"", fmt::format("a value is rare if it has an {} number of bits of {:#x}{}",
                       split.flipped ? "odd" : "even", split.mask,
                       split.by_position ? ", where an odd heap counts as one bit" : "")});
  if (!split.by_position) {
    rows.push_back({"", fmt::format("so the values {} are rare", listed(sparse.rare))});
    rows.push_back({"", fmt::format("and common are {}", listed(sparse.common))});
  }
  if (!sparse.used) {
    rows.push_back({"", sparse.space.thin ? "this is not used to compute the values"
                                          : "there are too many of them for this to be useful"});
  }
}

}  // namespace

Result<HeapsStructure> structure_of(WorkWatcher* watcher, HeapsStudy& study,
                                    std::optional<std::uint64_t> to, const StructureParts& parts) {
  SUMMAND_TRY(heaps, study.first_heaps(watcher, to, parts.rare));
  const NimSequence& sequence = study.sequence;
  HeapsStructure out{.below = heaps.count()};
  if (heaps.count() == sequence.size()) {
    out.largest = {sequence.report().largest, sequence.report().largest_at};
  } else {
    out.largest = largest_value(heaps);
  }
  if (parts.rare) out.sparse = sparse_of(sequence, heaps, study.kept);
  if (parts.histogram) out.histogram = histogram(heaps, kMostValuesCounted, study.kept);
  if (parts.histogram || parts.structure) out.each_period = each_period_of(study, parts);
  if (!parts.structure) return out;
  out.zeros = p_positions(heaps, kMostInJson);
  out.pairing = pairing_of(study, heaps);
  const Period* period = study.known_period();
  if (period != nullptr && period->preperiod + period->period <= sequence.size()) {
    out.exceptional = exceptional_heaps(*period, sequence.values(), heaps.count(), kMostInJson);
  }
  return out;
}

Rows rows_of(const HeapsStructure& structure) {
  Rows rows;
  if (structure.sparse) add(rows, *structure.sparse, structure.below);
  if (structure.zeros) {
    rows.push_back({"P-positions", in_words(*structure.zeros, structure.below)});
    if (structure.each_period) {
      rows.push_back({"", fmt::format("{} in every period", structure.each_period->zeros)});
    }
  }
  if (structure.exceptional) {
    rows.push_back({"exceptional", in_words(*structure.exceptional)});
    rows.push_back({"", "their values differ from those of the period"});
  }
  if (const auto& pairing = structure.pairing) {
    const std::uint64_t s = pairing->least;
    rows.push_back(
        {"pairing",
         fmt::format("Ferguson's: G(n) = 1 if and only if G(n-{}) = 0, {}", s,
                     pairing->fails_at ? fmt::format("fails at {}", *pairing->fails_at)
                                       : fmt::format("for all heaps below {}", structure.below))});
  }
  return rows;
}

namespace {

// The number of heaps in each period, or nullptr if the value does not occur there or no period is
// known.
const ValueCount* in_each_period(const HeapsStructure& structure, std::uint64_t value) {
  if (!structure.each_period) return nullptr;
  const auto& all = structure.each_period->values;
  const auto at = std::ranges::lower_bound(all, value, {}, &ValueCount::value);
  return at != all.end() && at->value == value ? &*at : nullptr;
}

// A part of the width, in proportion. The numbers may have 63 bits.
std::string bar(std::uint64_t number, std::uint64_t most) {
  constexpr std::uint64_t kWidth = 40;
  while (most > std::numeric_limits<std::uint64_t>::max() / kWidth) {
    number /= 2;
    most /= 2;
  }
  return std::string(kWidth * number / most, '#');
}

}  // namespace

std::string histogram_of(const HeapsStructure& structure) {
  if (!structure.histogram) return "";
  const auto& all = structure.histogram->rows;
  const std::uint64_t most = std::ranges::max_element(all, {}, &ValueCount::heaps)->heaps;
  const bool periods = structure.each_period.has_value();
  Rows table = {{"value", fmt::format("heaps below {}", structure.below), "first at", ""}};
  if (periods) table.front().insert(table.front().begin() + 2, "in every period");
  for (const ValueCount& each : std::span(all).first(std::min(all.size(), kMostCounted))) {
    table.push_back({std::to_string(each.value), std::to_string(each.heaps),
                     std::to_string(each.first), bar(each.heaps, most)});
    if (!periods) continue;
    const ValueCount* in_each = in_each_period(structure, each.value);
    table.back().insert(table.back().begin() + 2,
                        std::to_string(in_each == nullptr ? 0 : in_each->heaps));
  }
  std::string out = fmt::format("\n{}\n", separated(aligned(table), "\n"));
  if (structure.histogram->values > kMostCounted) {
    out += fmt::format("and {} more values\n", structure.histogram->values - kMostCounted);
  }
  return out;
}

static void describe(Members<HeapList>& its) {
  its.named("HeapList", "Heaps below a number.");
  its("number", "How many they are.", &HeapList::number);
  its.or_null("last", "The last of them.", &HeapList::last);
  its("first", "The first of them.", &HeapList::first);
}

void describe(Members<Split>& its) {
  its("mask", "The bits of a value that are counted.", &Split::mask);
  its("by_position", "Whether an odd heap counts as one bit.", &Split::by_position);
  its("flipped", "Whether an odd number of bits is rare.", &Split::flipped);
}

static void describe(Members<HeapsStructure::Sparse>& its) {
  using S = HeapsStructure::Sparse;
  its.named("RareHeaps", "The heaps with rare values.");
  its.with([](auto& it) -> auto& { return it.space.rare; });
  its.with([](auto& it) -> auto& { return it.space.split; });
  its("used", "Whether the last heaps were computed with this split.", &S::used);
  its("thin", "Whether rare heaps are few.", [](auto& it) { return it.space.thin; });
  its("values", "The rare values.",
      [](auto& it) { return it.space.split.by_position ? nullptr : &it.rare; });
}

namespace {

struct ZeroHeaps {
  const HeapsStructure* of;
};

void describe(Members<ZeroHeaps>& its) {
  its.named("ZeroHeaps", "The P-positions.");
  its.with([](auto& it) -> auto& { return *it.of->zeros; });
  its("in_every_period", "How many a period repeats.",
      [](auto& it) { return it.of->each_period ? &it.of->each_period->zeros : nullptr; });
}

struct Counted {
  const HeapsStructure* of;
  const ValueCount* row;
};

void describe(Members<Counted>& its) {
  its.named("ValueCount", "How often a value occurs.");
  its("value", "The value.", [](auto& it) { return it.row->value; });
  its("heaps", "The heaps that have it.", [](auto& it) { return it.row->heaps; });
  its("first", "The first of them.", [](auto& it) { return it.row->first; });
  its("in_every_period", "How many of them a period repeats.",
      [](const Counted& data) -> std::optional<std::uint64_t> {
        if (!data.of->each_period) return std::nullopt;
        const ValueCount* in_each = in_each_period(*data.of, data.row->value);
        return in_each == nullptr ? 0 : in_each->heaps;
      });
}

}  // namespace

static void describe(Members<HeapsStructure::Pairing>& its) {
  using P = HeapsStructure::Pairing;
  its.named("Pairing", "Ferguson's pairing of a subtraction set.");
  its("least", "The least number that may be taken.", &P::least);
  its("holds", "Whether it holds.", [](auto& it) { return !it.fails_at; });
  its("fails_at", "The first heap at which it fails.", &P::fails_at);
}

void describe(Members<HeapsStructure>& its) {
  using S = HeapsStructure;
  its("below", "The lists are about the heaps below this one.",
      [](auto& it) { return it.sparse || it.zeros || it.histogram ? &it.below : nullptr; });
  its("rare", "The heaps with rare values, with --rare.", &S::sparse);
  its("p_positions", "The heaps of value 0, with --structure.",
      [](auto& it) { return it.zeros ? std::optional(ZeroHeaps{&it}) : std::nullopt; });
  its("exceptional", "The heaps whose values are not those of the period.", &S::exceptional);
  its("pairing", "Of a subtraction set.", &S::pairing);
  its("histogram", "How often each value occurs, with --histogram.",
      [](const S& data) -> std::optional<std::vector<Counted>> {
        if (!data.histogram) return std::nullopt;
        std::vector<Counted> out;
        for (const ValueCount& row : data.histogram->rows) out.push_back({&data, &row});
        return out;
      });
  its.if_any("more_values", "The values that are not listed.", [](const S& data) -> std::uint64_t {
    return data.histogram ? data.histogram->values - data.histogram->rows.size() : 0;
  });
}

}  // namespace summand::heaps
