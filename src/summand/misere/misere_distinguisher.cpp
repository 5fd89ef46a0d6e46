#include "summand/misere/misere_distinguisher.hpp"

#include <algorithm>
#include <utility>

#include "summand/base/charged_vector.hpp"
#include "summand/base/check.hpp"
#include "summand/misere/misere_days.hpp"

namespace summand {

MisereDistinguisher::MisereDistinguisher(MisereStore& store, bool links_only)
    : store_(store), companies_(store.budget()) {
  if (links_only) return;
  small_ = forms_born_by(store, kMostMisereDayListed);
  const auto order = [&](MisereForm form) { return std::pair(store.birthday(form), form); };
  std::ranges::sort(small_, {}, order);
}

std::uint32_t MisereDistinguisher::known(const Pair& pair) const {
  const auto [low, high] = std::minmax({pair.g.id(), pair.h.id()});
  return companies_.find(std::uint64_t{low} << 32 | high);
}

void MisereDistinguisher::remember(const Pair& pair, MisereForm company) {
  const auto [low, high] = std::minmax({pair.g.id(), pair.h.id()});
  companies_.insert(std::uint64_t{low} << 32 | high, company.id() + 1);
}

bool MisereDistinguisher::differ(const Pair& pair, MisereForm company) {
  return store_.outcome_of_sum(pair.g, company) != store_.outcome_of_sum(pair.h, company);
}

std::optional<MisereForm> MisereDistinguisher::small_company(const Pair& pair) {
  if (small_.empty()) return std::nullopt;
  for (const MisereForm company : small_) {
    if (differ(pair, company)) return company;
  }
  for (const MisereForm company : {store_.mate(pair.g), store_.mate(pair.h)}) {
    if (differ(pair, company)) return company;
  }
  return std::nullopt;
}

// An option of one form that is linked to the other form. The company that links them is a win for
// the previous player with the other form, and for the next player with the first one.
//
// There is one, unless a form is 0 and the outcomes differ. For suppose that no option is linked.
// The forms have different options, so some option of one form, say g, is no option of h. It is not
// linked to h, so it has the option h. Then h has a smaller birthday than g, and no option of h has
// the option g. So all options of h are options of g, and all others of g have the option h: g is
// reducible to h. That is a contradiction, unless h is 0 and g is a win for the previous player.
MisereDistinguisher::Pair MisereDistinguisher::linked_pair(const Pair& pair) const {
  std::optional<Pair> best;
  const auto weight = [&](const Pair& its) {
    return store_.birthday(its.g) + store_.birthday(its.h);
  };
  const auto look = [&](const Pair& its) {
    if (are_linked(store_, its.g, its.h) && (!best || weight(its) < weight(*best))) best = its;
  };
  for (const MisereForm option : store_.options(pair.g)) look({option, pair.h});
  for (const MisereForm option : store_.options(pair.h)) look({option, pair.g});
  SUMMAND_CHECK(best.has_value());
  return *best;
}

// From any company that tells g and h apart: one with which g is a win for the previous player and
// h is not. If the company has it the other way round, take its form and the mates of the options
// of g as options. After a move in g there is the answer to the mate of the option. A move to a
// mate is answered in g. A move to the company loses with g, and wins with h.
MisereForm MisereDistinguisher::won_by_previous(MisereForm g, MisereForm h, MisereForm company) {
  if (store_.outcome_of_sum(g, company) == MisereOutcome::previous) return company;
  SUMMAND_DCHECK(store_.outcome_of_sum(h, company) == MisereOutcome::previous);
  std::vector<MisereForm> options = {company};
  for (const MisereForm option : store_.options(g)) options.push_back(store_.mate(option));
  return store_.make(options);
}

// The options of the link: for each option of one form a company with which this option is a win
// for the previous player, and the other form is not. So every move from the sum of a form and the
// link leaves a win for the next player.
std::optional<MisereForm> MisereDistinguisher::link_of_known(const Pair& pair,
                                                             std::vector<Pair>& missing) {
  std::vector<MisereForm> options;
  const auto add = [&](MisereForm option, MisereForm other) {
    const std::uint32_t company = known({option, other});
    if (company == 0) {
      missing.push_back({option, other});
    } else if (missing.empty()) {
      options.push_back(won_by_previous(option, other, store_.form(company - 1)));
    }
  };
  for (const MisereForm option : store_.options(pair.g)) add(option, pair.h);
  for (const MisereForm option : store_.options(pair.h)) add(option, pair.g);
  if (!missing.empty()) return std::nullopt;
  // Both forms are 0. Then * links them.
  if (options.empty()) options.push_back(MisereForm());
  return store_.make(options);
}

void MisereDistinguisher::find(const Pair& first) {
  ChargedVector<Pair> open(store_.budget());
  open.push_back(first);
  while (!open.empty()) {
    store_.budget().ask();
    const Pair now = open.back();
    if (known(now) != 0) {
      open.pop_back();
      continue;
    }
    std::optional<MisereForm> company = small_company(now);
    if (!company && store_.outcome(now.g) != store_.outcome(now.h)) company = MisereForm();
    if (!company) {
      std::vector<Pair> missing;
      company = link_of_known(linked_pair(now), missing);
      for (const Pair& pair : missing) open.push_back(pair);
    }
    if (company) remember(now, *company);
  }
}

std::optional<MisereDifference> MisereDistinguisher::operator()(MisereForm g, MisereForm h) {
  if (g == h) return std::nullopt;
  find({g, h});
  const MisereForm company = store_.form(known({g, h}) - 1);
  const MisereDifference out{company, store_.outcome_of_sum(g, company),
                             store_.outcome_of_sum(h, company)};
  SUMMAND_CHECK(out.with_g != out.with_h);
  return out;
}

std::optional<MisereForm> MisereDistinguisher::link(MisereForm g, MisereForm h) {
  if (!are_linked(store_, g, h)) return std::nullopt;
  while (true) {
    std::vector<Pair> missing;
    const std::optional<MisereForm> link = link_of_known({g, h}, missing);
    if (!link) {
      for (const Pair& pair : missing) find(pair);
      continue;
    }
    const auto previous = [&](MisereForm form) {
      return store_.outcome_of_sum(form, *link) == MisereOutcome::previous;
    };
    SUMMAND_CHECK(previous(g) && previous(h));
    return link;
  }
}

}  // namespace summand
