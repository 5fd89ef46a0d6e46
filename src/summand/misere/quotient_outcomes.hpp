// SumOutcomes: the misere outcomes of sums with a new heap, by search and by a known quotient.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/misere/quotient.hpp"
#include "summand/misere/quotient_positions.hpp"

namespace summand {

// A sum of letters in rising order. The letters are some of the heaps, by their place among them.
using LetterSum = std::vector<std::uint16_t>;

// Each heap that is no letter is replaced by its sum in the known quotient. These sums have the
// same outcome beside known heaps. Beside the new heap that is a guess, and a proof must decide.
// If all heaps are letters, the outcomes are right.
class SumOutcomes {
 public:
  // `known` is the quotient of the heaps before `heap`, the new one. Its generators and the new
  // heap are the first letters. Assumes that both objects outlive this one.
  SumOutcomes(const MisereQuotient& known, const OptionLists& lists, std::uint32_t heap,
              const Budget& budget);

  // Makes a heap a letter, too. Then sums have other numbers.
  void add_letter(std::uint32_t heap);

  // The heaps of the letters, in rising order. The new heap is the last one.
  const std::vector<std::uint32_t>& letters() const { return letters_; }
  bool is_letter(std::uint32_t heap) const;
  // A sum of heaps with the letters in place of other heaps.
  LetterSum sum_of(std::span<const std::uint32_t> heaps) const;
  // The options of a letter, each once.
  const std::vector<LetterSum>& options_of(std::uint16_t letter) const { return options_[letter]; }

  // Whether the sum is a P-position. Throws LimitReached.
  bool is_p(std::span<const std::uint16_t> sum);

 private:
  enum class Outcome : std::uint8_t { open, n, p };
  struct Entry {
    std::uint64_t begin;  // of its letters
    std::uint32_t size;
    std::uint32_t hash;
    Outcome outcome;
  };
  struct Frame {
    std::uint32_t entry;
    std::uint32_t part;        // the moves in this part and in those before it are left
    std::uint32_t option = 0;  // and in this part those from here on
    std::uint32_t rest = 0;    // the element of the other parts, if all are known
  };

  void prepare();
  std::span<const std::uint16_t> letters_of(const Entry& entry) const;
  std::uint32_t find_or_add(std::span<const std::uint16_t> sum);
  void grow_table();
  std::uint32_t element_of(std::span<const std::uint16_t> sum) const;
  Outcome known_outcome(std::uint32_t element) const;
  void search();

  const MisereQuotient& known_;
  const OptionLists& lists_;
  std::uint32_t heap_;
  Budget budget_;
  std::vector<std::uint32_t> letters_;
  std::vector<std::vector<LetterSum>> options_;
  std::vector<std::vector<std::uint32_t>> elements_of_options_;  // of the new heap
  ChargedVector<std::uint16_t> texts_;
  ChargedVector<Entry> entries_;
  ChargedVector<std::uint32_t> table_;  // 1 + entry, or 0
  ChargedVector<Frame> stack_;
};

// The sum of two sums.
LetterSum plus(std::span<const std::uint16_t> x, std::span<const std::uint16_t> y);
// The sum without the part at this place.
LetterSum without(std::span<const std::uint16_t> sum, std::size_t part);

}  // namespace summand
