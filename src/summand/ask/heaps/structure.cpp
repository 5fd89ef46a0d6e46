#include "summand/ask/heaps/structure.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <span>

#include "summand/heaps/names.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

using namespace heaps;

namespace {

constexpr std::size_t kMostInWords = 16;  // heaps or values that are listed in words
constexpr std::size_t kMostInJson = 1000;
constexpr std::size_t kMostCounted = 300;  // rows of the histogram

// The split that computes the sequence. If there is none: the best split.
HeapsStructure::Sparse sparse_of(const NimSequence& sequence, Charge& kept) {
  HeapsStructure::Sparse out;
  const NimValues& values = sequence.values();
  const SequenceReport report = sequence.report();
  out.used = report.split.has_value();
  if (out.used) {
    out.space.split = report.split->even;
    out.space.rare = rare_heaps(out.space.split, values, sequence.size(), kMostInJson);
    out.space.thin = 20 * out.space.rare.number <= sequence.size();
  } else {
    out.space = sparse_space(values, sequence.size(), kMostInJson);
  }
  if (out.space.split.by_position) return out;
  for (const ValueCount& each : histogram(values, sequence.size(), kept)) {
    (out.space.split.rare(0, each.value) ? out.rare : out.common).push_back(each.value);
  }
  return out;
}

std::optional<HeapsStructure::Pairing> pairing_of(const HeapsStudy& study) {
  const std::vector<std::uint64_t> set =
      study.code() == nullptr ? std::vector<std::uint64_t>{} : subtraction_set(*study.code());
  if (set.empty()) return std::nullopt;
  const NimSequence& sequence = study.sequence;
  return HeapsStructure::Pairing{set.front(),
                                 unpaired_heap(set, sequence.values(), sequence.size())};
}

template <class Number>
std::string listed(const std::vector<Number>& numbers) {
  const std::size_t shown = std::min(numbers.size(), kMostInWords);
  return fmt::format("{}{}", fmt::join(std::span(numbers).first(shown), " "),
                     shown < numbers.size() ? " ..." : "");
}

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

void add(Rows& rows, const HeapsStructure::Sparse& sparse) {
  const Split& split = sparse.space.split;
  rows.push_back({"rare", in_words(sparse.space.rare)});
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

// Writes members of an open object.
void write_json(JsonWriter& json, const HeapList& list) {
  json.key("number").number(list.number).key("last");
  if (list.last) {
    json.number(*list.last);
  } else {
    json.null();
  }
  json.key("first").array();
  for (const std::uint64_t heap : list.first) json.number(heap);
  json.close();
}

void write_json(JsonWriter& json, const HeapsStructure::Sparse& sparse) {
  const Split& split = sparse.space.split;
  write_json(json, sparse.space.rare);
  json.key("mask").number(split.mask);
  json.key("by_position").boolean(split.by_position).key("flipped").boolean(split.flipped);
  json.key("used").boolean(sparse.used).key("thin").boolean(sparse.space.thin);
  if (!split.by_position) {
    json.key("values").array();
    for (const std::uint32_t value : sparse.rare) json.number(value);
    json.close();
  }
}

}  // namespace

HeapsStructure structure_of(HeapsStudy& study, const StructureParts& parts) {
  const NimSequence& sequence = study.sequence;
  const std::size_t count = sequence.size();
  HeapsStructure out{.heaps = count};
  if (parts.rare) out.sparse = sparse_of(sequence, study.kept);
  if (parts.histogram) out.histogram = histogram(sequence.values(), count, study.kept);
  if (!parts.structure) return out;
  out.zeros = p_positions(sequence.values(), count, kMostInJson);
  out.pairing = pairing_of(study);
  const Period* period = study.known_period();
  if (period != nullptr && period->preperiod + period->period <= count) {
    out.exceptional = exceptional_heaps(*period, sequence.values(), kMostInJson);
  }
  return out;
}

Rows rows_of(const HeapsStructure& structure) {
  Rows rows;
  if (structure.sparse) add(rows, *structure.sparse);
  if (structure.zeros) rows.push_back({"P-positions", in_words(*structure.zeros)});
  if (structure.exceptional) {
    rows.push_back({"exceptional", in_words(*structure.exceptional)});
    rows.push_back({"", "their values differ from those of the period"});
  }
  if (const auto& pairing = structure.pairing) {
    const std::uint64_t s = pairing->least;
    rows.push_back(
        {"pairing", fmt::format("Ferguson's: G(n) = 1 if and only if G(n-{}) = 0, {}", s,
                                pairing->fails_at ? fmt::format("fails at {}", *pairing->fails_at)
                                                  : "for all heaps computed")});
  }
  return rows;
}

std::string histogram_of(const HeapsStructure& structure) {
  if (structure.histogram.empty()) return "";
  constexpr std::uint64_t kWidth = 40;
  const auto& all = structure.histogram;
  const std::uint64_t most = std::ranges::max_element(all, {}, &ValueCount::heaps)->heaps;
  Rows table = {{"value", "heaps", "first at", ""}};
  for (const ValueCount& each : std::span(all).first(std::min(all.size(), kMostCounted))) {
    // This does not overflow, because counts are below 2^34.
    const std::uint64_t bar = kWidth * each.heaps / most;
    table.push_back({std::to_string(each.value), std::to_string(each.heaps),
                     std::to_string(each.first), std::string(bar, '#')});
  }
  std::string out = fmt::format("\n{}\n", fmt::join(aligned(table), "\n"));
  if (all.size() > kMostCounted) {
    out += fmt::format("and {} more values\n", all.size() - kMostCounted);
  }
  return out;
}

void write_json(JsonWriter& json, const HeapsStructure& structure) {
  const auto member = [&](std::string_view name, const auto& part) {
    if (!part) return;
    json.key(name).object();
    write_json(json, *part);
    json.close();
  };
  member("rare", structure.sparse);
  member("p_positions", structure.zeros);
  member("exceptional", structure.exceptional);
  if (const auto& pairing = structure.pairing) {
    json.key("pairing").object().key("least").number(pairing->least);
    json.key("holds").boolean(!pairing->fails_at);
    if (pairing->fails_at) json.key("fails_at").number(*pairing->fails_at);
    json.close();
  }
  if (structure.histogram.empty()) return;
  json.key("histogram").array();
  for (const ValueCount& each : structure.histogram) {
    json.object().key("value").number(each.value).key("heaps").number(each.heaps);
    json.key("first").number(each.first).close();
  }
  json.close();
}

}  // namespace summand::ask
