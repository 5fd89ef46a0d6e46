#include "summand/misere/quotient_finder.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/misere/quotient_learning.hpp"
#include "summand/misere/quotient_levels.hpp"

namespace summand {

namespace {

std::size_t bytes_of(const MisereQuotient& quotient) {
  return std::size_t{quotient.order()} * quotient.order() * sizeof(std::uint16_t) +
         std::size_t{quotient.order()} * 64;
}

}  // namespace

// Takes the last position back if a limit is reached.
struct QuotientFinder::Extension {
  QuotientFinder& finder;
  bool done = false;
  ~Extension() {
    if (done) return;
    const std::size_t before = finder.lists_.size() - 1;
    finder.lists_.drop_last();
    finder.longest_play_.resize(before + 1);
    finder.quotient_.element_of_heap.resize(before + 1);
  }
};

QuotientFinder::QuotientFinder(const Budget& budget)
    : budget_(budget), lists_(budget), proof_(budget) {}

void QuotientFinder::add_heap(const heaps::Rules& rules) {
  lists_.add_heap(rules);
  extend();
}

void QuotientFinder::extend() {
  const std::uint32_t heap = lists_.size();
  Extension extension{*this};
  std::uint64_t longest = 0;
  lists_.for_each_option(heap, [&](std::span<const std::uint32_t> sum) {
    std::uint64_t play = 1;
    for (const std::uint32_t part : sum) play += longest_play_[part];
    longest = std::max(longest, play);
  });
  longest_play_.push_back(longest);
  if (!lists_.has_options(heap)) {
    quotient_.element_of_heap.push_back(0);
    extension.done = true;
    return;
  }
  if (!proof_is_whole_) start_proof();
  QuotientLevels levels(quotient_, lists_, heap, budget_);
  const auto like = levels.like_known();
  bool is_found = false;
  if (like) {
    // Only this case goes on with the proof of the known quotient.
    quotient_.element_of_heap.push_back(*like);
    proof_is_whole_ = false;
    if (!proof_.add(quotient_, lists_, heap)) {
      proof_is_whole_ = true;
      is_found = true;
    } else {
      quotient_.element_of_heap.pop_back();
    }
  } else {
    is_found = !refutation(levels.candidate(longest_play_));
  }
  if (!is_found) {
    QuotientLearner learner(quotient_, lists_, heap, budget_);
    while (const auto wrong = refutation(learner.candidate(longest_play_))) {
      learner.learn_from(*wrong);
    }
  }
  extension.done = true;
}

void QuotientFinder::start_proof() {
  proof_ = QuotientProof(budget_);
  SUMMAND_CHECK(!refute(quotient_, lists_, proof_));
  proof_is_whole_ = true;
}

std::optional<PositionSum> QuotientFinder::refutation(MisereQuotient candidate) {
  auto charge = std::make_unique<Charge>(budget_);
  charge->add(bytes_of(candidate));
  QuotientProof proof(budget_);
  auto wrong = refute(candidate, lists_, proof);
  if (wrong) return wrong;
  if (candidate.order() != quotient_.order()) {
    growth_.push_back({candidate.heaps(), candidate.order()});
  }
  quotient_ = std::move(candidate);
  proof_ = std::move(proof);
  proof_is_whole_ = true;
  charge_ = std::move(charge);
  return std::nullopt;
}

}  // namespace summand
