#include "summand/heaps/compendium.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/heaps/standard_form.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand::heaps {

namespace {

constexpr std::string_view kKenyonAustin = "Kenyon, 1967; Austin, 1976";
constexpr std::string_view kGangolliPlambeck = "Gangolli and Plambeck, 1989";
constexpr std::string_view kFlammenkamp = "Flammenkamp, tables of octal games";

constexpr std::array<Published, 12> kPublished = {{
    {"0.16", {105'351, 149'459, 0}, kGangolliPlambeck},
    {"0.56", {326'640, 144, 0}, kGangolliPlambeck},
    {"0.104", {197'769'598, 11'770'282, 0}, kFlammenkamp},
    {"0.106", {465'384'263'797, 328'226'140'474, 0}, kFlammenkamp},
    {"0.127", {46'578, 4, 0}, kGangolliPlambeck},
    {"0.156", {3'479, 349, 0}, kKenyonAustin},
    {"0.165", {5'181, 1'550, 0}, kKenyonAustin},
    {"0.354", {10'061'916, 1'180, 0}, "Flammenkamp, 2002"},
    {"0.356", {7'315, 142, 0}, kKenyonAustin},
    {"0.376", {2'268'248, 4, 0}, kGangolliPlambeck},
    {"0.454", {160'949'019, 60'620'715, 0}, kFlammenkamp},
    {"0.644", {3'256, 442, 0}, kKenyonAustin},
}};

Code code_of(const Published& published) {
  auto code = Code::parse(published.code);
  SUMMAND_CHECK(code.has_value());
  return *std::move(code);
}

// The number of values that prove a published period. Returns 0 if there is none, or if they are
// too many.
std::uint64_t needed_for_published(const Code& code, const CompendiumOptions& options) {
  const auto published = published_period(code);
  if (!published) return 0;
  const std::uint64_t needed = equality_bound(code, published->period) + published->period.period;
  return needed <= options.look_to_published ? needed : 0;
}

std::uint64_t zeros_of(const CodeClass& members, const Code& code) {
  const auto at = std::ranges::find(members.members, code, &ClassMember::code);
  SUMMAND_CHECK(at != members.members.end());
  return at->zeros;
}

// Whether the sequence of a member has the proved period of the representative. Then both have the
// same values for ever.
bool has_the_same(const ClassMember& member, const NimSequence& representative, const Proof& proof,
                  std::uint64_t zeros, const Budget& budget) {
  const std::uint64_t behind_zeros = std::max(proof.period.preperiod, zeros) - zeros;
  const Period guess{behind_zeros + member.zeros, proof.period.period, proof.period.saltus};
  const std::uint64_t needed = equality_bound(member.code, guess) + guess.period;
  NimSequence own(member.code, budget);
  own.extend(needed);
  if (!prove(member.code, own.values(), needed, guess)) return false;
  for (std::uint64_t i = 0; i < behind_zeros + guess.period; ++i) {
    if (own[member.zeros + i] != representative[zeros + i]) return false;
  }
  return true;
}

// Proves by the period of the row that members are equal which were only compared.
void settle_members(CompendiumRow& row, const NimSequence& representative, const Budget& budget) {
  if (!row.proof || row.members.proved()) return;
  const std::uint64_t zeros = zeros_of(row.members, row.members.representative);
  std::set<std::string> settled;  // standard forms
  for (ClassMember& member : row.members.members) {
    if (member.kinship != Kinship::observed) continue;
    const std::string form = cousins(member.code).back().print();
    if (settled.contains(form) || has_the_same(member, representative, *row.proof, zeros, budget)) {
      member.kinship = Kinship::period;
      settled.insert(form);
    }
  }
}

}  // namespace

std::span<const Published> published_periods() { return kPublished; }

std::optional<Published> published_period(const Code& code) {
  if (!code.finite()) return std::nullopt;
  const auto own = cousins(code);
  for (const Published& published : kPublished) {
    const auto theirs = cousins(code_of(published));
    if (theirs.back() != own.back()) continue;
    Published here = published;
    here.period.preperiod = here.period.preperiod + own.size() - theirs.size();
    return here;
  }
  return std::nullopt;
}

std::string_view name_of(Status status) {
  switch (status) {
    case Status::proved_here:
      return "proved here";
    case Status::published:
      return "published, not re-proved";
    case Status::open:
      return "open";
  }
  check_failed("a status", __FILE__, __LINE__);
}

CompendiumRow compendium_row(CodeClass members, const CompendiumOptions& options) {
  CompendiumRow row;
  const Code code = members.representative;
  row.members = std::move(members);
  const auto published = published_period(code);
  const std::uint64_t needed = needed_for_published(code, options);
  NimSequence sequence(code, options.compare.budget);
  auto report = prove_period(sequence, options.look_to);
  row.looked_to = report.looked_to;
  row.proof = report.proof;
  if (!row.proof && needed > 0) {
    sequence.extend(needed);
    row.looked_to = needed;
    row.proof = prove(code, sequence.values(), needed, published->period);
  }
  if (row.proof) {
    row.status = Status::proved_here;
    row.period = row.proof->period;
  } else if (published) {
    row.status = Status::published;
    row.period = published->period;
    row.source = published->source;
  }
  settle_members(row, sequence, options.compare.budget);
  return row;
}

std::vector<CompendiumRow> compendium(const CompendiumOptions& options) {
  const auto codes = octal_codes(options.digits);
  auto all = classes(codes, options.compare);
  // The longest first, so that no core waits for another at the end.
  std::vector<std::pair<std::uint64_t, std::size_t>> order;
  for (std::size_t i = 0; i < all.size(); ++i) {
    order.emplace_back(needed_for_published(all[i].representative, options), i);
  }
  std::ranges::sort(order, std::greater<>());
  std::vector<CompendiumRow> rows(all.size());
  std::atomic<std::size_t> done = 0;
  if (options.progress) options.progress(0, rows.size());
  for_each_task(all.size(), options.compare.threads, [&](unsigned, std::size_t task) {
    const std::size_t i = order[task].second;
    rows[i] = compendium_row(std::move(all[i]), options);
    ++done;
    if (options.progress) options.progress(done, rows.size());
  });
  return rows;
}

}  // namespace summand::heaps
