#include "summand/misere/quotient_outcomes.hpp"

#include <algorithm>

#include "summand/base/hash.hpp"

namespace summand {

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
      texts_(budget),
      entries_(budget),
      table_(budget),
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

void SumOutcomes::prepare() {
  options_.clear();
  elements_of_options_.clear();
  for (const std::uint32_t letter : letters_) {
    std::vector<LetterSum> options;
    lists_.for_each_option(
        letter, [&](std::span<const std::uint32_t> sum) { options.push_back(sum_of(sum)); });
    std::ranges::sort(options);
    const auto rest = std::ranges::unique(options);
    options.erase(rest.begin(), rest.end());
    std::vector<std::uint32_t> elements;
    if (letter == heap_) {
      for (const LetterSum& option : options) elements.push_back(element_of(option));
    }
    elements_of_options_.push_back(std::move(elements));
    options_.push_back(std::move(options));
  }
  texts_.truncate(0);
  entries_.truncate(0);
  for (std::size_t i = 0; i < table_.size(); ++i) table_[i] = 0;
}

std::span<const std::uint16_t> SumOutcomes::letters_of(const Entry& entry) const {
  return {texts_.data() + entry.begin, entry.size};
}

// The element of a sum of known heaps.
std::uint32_t SumOutcomes::element_of(std::span<const std::uint16_t> sum) const {
  std::uint32_t element = 0;
  for (const std::uint16_t letter : sum) {
    element = known_.monoid.product(element, known_.element_of_heap[letters_[letter]]);
  }
  return element;
}

SumOutcomes::Outcome SumOutcomes::known_outcome(std::uint32_t element) const {
  return known_.is_p(element) ? Outcome::p : Outcome::n;
}

void SumOutcomes::grow_table() {
  const std::size_t size = table_.empty() ? 1024 : 2 * table_.size();
  table_.truncate(0);
  while (table_.size() < size) table_.push_back(0);
  for (std::uint32_t entry = 0; entry < entries_.size(); ++entry) {
    std::size_t at = entries_[entry].hash & (size - 1);
    while (table_[at] != 0) at = (at + 1) & (size - 1);
    table_[at] = entry + 1;
  }
}

std::uint32_t SumOutcomes::find_or_add(std::span<const std::uint16_t> sum) {
  if (2 * entries_.size() >= table_.size()) grow_table();
  std::uint64_t long_hash = sum.size();
  for (const std::uint16_t letter : sum) long_hash = hash_combine(long_hash, letter);
  const auto hash = static_cast<std::uint32_t>(long_hash >> 32);
  const std::size_t mask = table_.size() - 1;
  std::size_t at = hash & mask;
  for (; table_[at] != 0; at = (at + 1) & mask) {
    const Entry& entry = entries_[table_[at] - 1];
    if (entry.hash == hash && std::ranges::equal(letters_of(entry), sum)) return table_[at] - 1;
  }
  const std::size_t begin = texts_.size();
  for (const std::uint16_t letter : sum) texts_.push_back(letter);
  entries_.push_back({begin, static_cast<std::uint32_t>(sum.size()), hash, Outcome::open});
  table_[at] = static_cast<std::uint32_t>(entries_.size());
  return table_[at] - 1;
}

bool SumOutcomes::is_p(std::span<const std::uint16_t> sum) {
  const auto newest = static_cast<std::uint16_t>(letters_.size() - 1);
  if (sum.empty() || sum.back() != newest) return known_.is_p(element_of(sum));
  const std::uint32_t entry = find_or_add(sum);
  if (entries_[entry].outcome == Outcome::open) {
    stack_.truncate(0);
    stack_.push_back({entry, entries_[entry].size});
    search();
  }
  return entries_[entry].outcome == Outcome::p;
}

// Decides the sum at the top of the stack. Moves in the largest parts come first: those in the last
// new heap lead to known sums.
void SumOutcomes::search() {
  const auto newest = static_cast<std::uint16_t>(letters_.size() - 1);
  LetterSum rest, child;
  while (!stack_.empty()) {
    budget_.ask();
    Frame& frame = stack_.back();
    const std::uint32_t at = frame.entry;
    const Entry entry = entries_[at];
    const std::span<const std::uint16_t> sum = letters_of(entry);
    if (frame.part == 0) {
      entries_[at].outcome = Outcome::p;
      stack_.pop_back();
      continue;
    }
    const std::uint32_t part = frame.part - 1;
    const std::uint16_t letter = sum[part];
    const std::vector<LetterSum>& options = options_[letter];
    // Equal parts have the same moves.
    const bool is_again = part + 1 < sum.size() && sum[part + 1] == letter;
    if (is_again || frame.option == options.size()) {
      frame = {at, part};
      continue;
    }
    Outcome outcome = Outcome::open;
    const bool leaves_known = letter == newest && (part == 0 || sum[part - 1] != newest);
    if (leaves_known) {
      if (frame.option == 0) frame.rest = element_of(sum.first(part));
      outcome = known_outcome(
          known_.monoid.product(frame.rest, elements_of_options_[letter][frame.option]));
    } else {
      const LetterSum& option = options[frame.option];
      rest.assign(sum.begin(), sum.end());
      rest.erase(rest.begin() + part);
      child.resize(rest.size() + option.size());
      std::ranges::merge(rest, option, child.begin());
      const std::uint32_t next = find_or_add(child);
      outcome = entries_[next].outcome;
      if (outcome == Outcome::open) {
        stack_.push_back({next, static_cast<std::uint32_t>(child.size())});
        continue;
      }
    }
    if (outcome == Outcome::p) {
      entries_[at].outcome = Outcome::n;
      stack_.pop_back();
    } else {
      ++frame.option;
    }
  }
}

}  // namespace summand
