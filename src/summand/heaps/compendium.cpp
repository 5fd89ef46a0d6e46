#include "summand/heaps/compendium.hpp"

#include <algorithm>
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

}  // namespace

void settle_members(CodeClass& members, const NimSequence& sequence, const Proof& proof,
                    const Budget& budget) {
  if (members.proved()) return;
  const std::uint64_t zeros = zeros_of(members, members.representative);
  std::set<std::string> settled;  // standard forms
  for (ClassMember& member : members.members) {
    if (member.kinship != Kinship::observed) continue;
    const std::string form = cousins(member.code).back().print();
    if (settled.contains(form) || has_the_same(member, sequence, proof, zeros, budget)) {
      member.kinship = Kinship::period;
      settled.insert(form);
    }
  }
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
  if (row.proof) settle_members(row.members, sequence, *row.proof, options.compare.budget);
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
