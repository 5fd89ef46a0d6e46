#include "summand/analysis/misere_analysis.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <iterator>
#include <utility>
#include <vector>

#include "summand/algebra/misere_terms.hpp"
#include "summand/base/time_share.hpp"
#include "summand/misere/misere_facts.hpp"
#include "summand/misere/position_forms.hpp"

namespace summand {

namespace {

constexpr std::chrono::milliseconds kTimeOfFacts(500);

Fields fields_of(const MisereFacts& facts) {
  Fields out;
  out.text("genus", print(facts.genus));
  out.count("nim_value", facts.genus.nim_value());
  out.count("misere_nim_value", facts.genus.digit(0));
  if (!facts.form.empty()) out.text("form", facts.form);
  out.truth("hereditarily_tame", facts.hereditarily_tame);
  if (!facts.primes.empty()) out.text("primes", facts.primes);
  return out;
}

// The forms of the terms, from their positions and trees.
class FormsOfTerms {
 public:
  explicit FormsOfTerms(const Budget& budget)
      : store_(budget), evaluator_(store_), genera_(store_) {}

  Result<MisereForm> form(const MisereTerm& term) { return evaluator_(term); }
  MisereForm sum(MisereForm g, MisereForm h) { return store_.sum(g, h); }
  const Genus& genus(MisereForm form) { return genera_(form); }
  Fields fields(MisereForm form) { return fields_of(misere_facts(store_, genera_, form)); }

 private:
  MisereStore store_;
  MisereEvaluator evaluator_;
  GenusTable genera_;
};

// The genera of the parts of a position, such as its heaps, if it has several.
Result<std::vector<Fields>> genera_of_parts(FormsOfTerms& forms, const MisereTerm& term) {
  constexpr std::size_t kMostPartsListed = 20;
  std::vector<Fields> out;
  const auto* position = std::get_if<AnyPosition>(&term);
  if (position == nullptr) return out;
  const auto parts = position->parts_by_moves();
  if (parts.size() < 2 || parts.size() > kMostPartsListed) return out;
  for (const auto& [part, count] : parts) {
    SUMMAND_TRY(form, forms.form(part));
    out.emplace_back().text("part", part.print()).text("genus", print(forms.genus(form)));
  }
  return out;
}

// Adds the facts about each summand and the sum, until the time is over.
Attempt<void> add_facts_now(const Game& game, const MisereSum& sum, OutcomeAnalysis& out) {
  FormsOfTerms forms(game.store().budget());
  MisereForm total;
  std::vector<bool> is_known(out.summands.size());
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    Fields& its = out.summands[sum.summands[i]].misere;
    if (its.all.empty()) {
      auto parts = genera_of_parts(forms, sum.terms[i]);
      if (!parts) return failure(std::move(parts).error());
      if (!parts->empty()) its.list("parts", *std::move(parts));
    }
    const auto form = forms.form(sum.terms[i]);
    if (!form) return failure(form.error());
    if (out.summands.size() > 1 && !is_known[sum.summands[i]]) {
      Fields facts = forms.fields(*form);
      std::ranges::move(its.all, std::back_inserter(facts.all));
      its = std::move(facts);
      is_known[sum.summands[i]] = true;
    }
    total = forms.sum(total, *form);
  }
  out.misere->facts = forms.fields(total);
  return {};
}

Attempt<void> add_facts(const Game& game, OutcomeAnalysis& out) {
  SUMMAND_TRY(sum, within_limits([&] { return misere_sum(game); }));
  if (!all_impartial(sum.terms)) return {};
  const TimeShare share(kTimeOfFacts);
  auto done = within_limits([&] { return add_facts_now(game, sum, out); });
  if (done) return {};
  const bool is_large =
      done.error().limit == Limit::size || (done.error().limit == Limit::time && share.is_over());
  if (!is_large) return done;
  out.misere->left_out = "The misère form is too large, so its genus is not given.";
  return {};
}

}  // namespace

Attempt<OutcomeAnalysis> analyze_misere(const Game& game, const WinnerQuestion& question) {
  const auto start = std::chrono::steady_clock::now();
  SUMMAND_TRY(out, analyze_winners(game, question));
  out.misere.emplace();
  if (!question.only_search) {
    if (auto added = add_facts(game, out); !added) return std::unexpected(added.error());
  }
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

Attempt<FoundGenus> genus_of(const Game& game) {
  return within_limits([&]() -> Result<FoundGenus> {
    SUMMAND_TRY(sum, misere_sum(game));
    FormsOfTerms forms(game.store().budget());
    MisereForm total;
    for (const MisereTerm& term : sum.terms) {
      SUMMAND_TRY(form, forms.form(term));
      total = forms.sum(total, form);
    }
    const Genus& genus = forms.genus(total);
    return FoundGenus{print(genus), genus.nim_value(), genus.digit(0)};
  });
}

}  // namespace summand
