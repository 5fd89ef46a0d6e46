#include "summand/misere/quotient_outcomes.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace summand {

namespace {

void check_size(std::size_t heaps) {
  if (heaps > kMostInSum) {
    reach_limit(Limit::size, fmt::format("the search met a sum of more than {} heaps", kMostInSum));
  }
}

}  // namespace

LetterSum plus(std::span<const std::uint16_t> x, std::span<const std::uint16_t> y) {
  LetterSum sum(x.size() + y.size());
  std::ranges::merge(x, y, sum.begin());
  return sum;
}

LetterSum without(std::span<const std::uint16_t> sum, std::size_t part) {
  LetterSum rest(sum.begin(), sum.end());
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(part));
  return rest;
}

SumOutcomes::SumOutcomes(const MisereQuotient& known, const OptionLists& lists, std::uint32_t heap,
                         const Budget& budget)
    : known_(known),
      lists_(lists),
      heap_(heap),
      budget_(budget),
      letters_(known.generators()),
      outcomes_(budget_),
      stack_(budget) {
  letters_.push_back(heap);
  prepare();
}

void SumOutcomes::add_letter(std::uint32_t heap) {
  letters_.insert(std::ranges::lower_bound(letters_, heap), heap);
  prepare();
}

bool SumOutcomes::is_letter(std::uint32_t heap) const {
  return std::ranges::binary_search(letters_, heap);
}

LetterSum SumOutcomes::sum_of(std::span<const std::uint32_t> heaps) const {
  LetterSum sum;
  const auto add = [&](std::uint32_t heap) {
    const auto at = std::ranges::lower_bound(letters_, heap);
    sum.push_back(static_cast<std::uint16_t>(at - letters_.begin()));
  };
  for (const std::uint32_t heap : heaps) {
    if (is_letter(heap)) {
      add(heap);
    } else {
      for (const std::uint32_t part : known_.sums[known_.element_of_heap[heap]]) add(part);
    }
  }
  std::ranges::sort(sum);
  return sum;
}

SumOutcomes::Option SumOutcomes::option_of(const LetterSum& sum) const {
  Option option;
  for (const std::uint16_t letter : sum) {
    option.key.counts[letter / 8] += std::uint64_t{1} << (letter % 8 * 8);
  }
  option.size = static_cast<std::uint32_t>(sum.size());
  return option;
}

void SumOutcomes::prepare() {
  if (letters_.size() > kMostQuotientLetters) {
    reach_limit(Limit::size, fmt::format("the quotient of the heaps to {} needs more than {} "
                                         "generators",
                                         heap_, kMostQuotientLetters));
  }
  options_.clear();
  option_keys_.clear();
  for (const std::uint32_t letter : letters_) {
    std::vector<LetterSum> options;
    lists_.for_each_option(
        letter, [&](std::span<const std::uint32_t> sum) { options.push_back(sum_of(sum)); });
    std::ranges::sort(options);
    const auto rest = std::ranges::unique(options);
    options.erase(rest.begin(), rest.end());
    std::vector<Option> keys;
    for (const LetterSum& option : options) {
      keys.push_back(option_of(option));
      if (letter == heap_) keys.back().element = element_of(option);
    }
    option_keys_.push_back(std::move(keys));
    options_.push_back(std::move(options));
  }
  outcomes_.clear();
}

// The element of a sum of known heaps.
std::uint32_t SumOutcomes::element_of(std::span<const std::uint16_t> sum) const {
  std::uint32_t element = 0;
  for (const std::uint16_t letter : sum) {
    element = known_.monoid.product(element, known_.element_of_heap[letters_[letter]]);
  }
  return element;
}

// The element of a sum without its new heaps.
std::uint32_t SumOutcomes::element_without_new(const Key& key) const {
  std::uint32_t element = 0;
  for (std::uint32_t letter = 0; letter + 1 < letters_.size(); ++letter) {
    const std::uint32_t factor = known_.element_of_heap[letters_[letter]];
    for (std::uint64_t i = key.count(letter); i > 0; --i) {
      element = known_.monoid.product(element, factor);
    }
  }
  return element;
}

bool SumOutcomes::is_p(std::span<const std::uint16_t> sum) {
  const std::size_t newest = letters_.size() - 1;
  if (sum.empty() || sum.back() != newest) return known_.is_p(element_of(sum));
  check_size(sum.size());
  const Option whole = option_of(LetterSum(sum.begin(), sum.end()));
  std::uint8_t outcome = outcomes_.find(whole.key);
  if (outcome == 0) {
    stack_.truncate(0);
    stack_.push_back({whole.key, whole.size, static_cast<std::uint32_t>(letters_.size())});
    outcome = search();
  }
  return outcome == kP;
}

// Decides the sum at the top of the stack. Moves in the largest letters come first: those in the
// last new heap lead to known sums.
std::uint8_t SumOutcomes::search() {
  const auto newest = static_cast<std::uint32_t>(letters_.size() - 1);
  std::uint8_t decided = 0;  // the outcome of the option that was searched
  for (;;) {
    budget_.ask();
    Frame& frame = stack_.back();
    std::uint8_t outcome = 0;  // of the sum
    if (frame.letter == 0) {
      outcome = kP;
    } else {
      const std::uint32_t letter = frame.letter - 1;
      const std::vector<Option>& options = option_keys_[letter];
      const std::uint64_t count = frame.key.count(letter);
      if (count == 0 || frame.option == options.size()) {
        frame.letter = letter;
        frame.option = 0;
        continue;
      }
      const Option& option = options[frame.option];
      std::uint8_t next = decided;
      decided = 0;
      if (letter == newest && count == 1) {
        if (frame.option == 0) frame.rest = element_without_new(frame.key);
        next = known_.is_p(known_.monoid.product(frame.rest, option.element)) ? kP : kN;
      } else if (next == 0) {
        const Key key = frame.key.without(letter).plus(option.key);
        next = outcomes_.find(key);
        if (next == 0) {
          const std::uint32_t size = frame.size - 1 + option.size;
          check_size(size);
          stack_.push_back({key, size, newest + 1});
          continue;
        }
      }
      if (next == kN) {
        ++frame.option;
        continue;
      }
      outcome = kN;
    }
    outcomes_.insert(frame.key, outcome);
    decided = outcome;
    stack_.pop_back();
    if (stack_.empty()) return outcome;
  }
}

}  // namespace summand
