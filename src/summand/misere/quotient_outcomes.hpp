// SumOutcomes: the misere outcomes of sums with a new heap, by search and by a known quotient.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"
#include "summand/misere/quotient.hpp"
#include "summand/misere/quotient_positions.hpp"

namespace summand {

// A sum of letters in rising order. The letters are some of the heaps, by their place among them.
using LetterSum = std::vector<std::uint16_t>;

// The most letters, and the most heaps in a sum of them.
inline constexpr std::uint32_t kMostQuotientLetters = 32;
inline constexpr std::uint32_t kMostInSum = 255;

// Each heap that is no letter is replaced by its sum in the known quotient. These sums have the
// same outcome beside known heaps. Beside the new heap that is a guess, and a proof must decide.
// If all heaps are letters, the outcomes are right.
class SumOutcomes {
 public:
  // `known` is the quotient of the heaps before `heap`, the new one. Its generators and the new
  // heap are the first letters. Assumes that both objects outlive this one. Throws LimitReached,
  // for too many letters too.
  SumOutcomes(const MisereQuotient& known, const OptionLists& lists, std::uint32_t heap,
              const Budget& budget);

  // Makes a heap a letter, too. Then sums have other numbers. Throws LimitReached likewise.
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
  // How often each letter occurs, in a byte each. So the key of an option is a sum of keys.
  struct Key {
    std::array<std::uint64_t, kMostQuotientLetters / 8> counts{};

    std::uint64_t count(std::uint32_t letter) const {
      return counts[letter / 8] >> (letter % 8 * 8) & 255;
    }
    Key plus(const Key& other) const {
      Key out;
      for (std::size_t i = 0; i < counts.size(); ++i) out.counts[i] = counts[i] + other.counts[i];
      return out;
    }
    Key without(std::uint32_t letter) const {
      Key out = *this;
      out.counts[letter / 8] -= std::uint64_t{1} << (letter % 8 * 8);
      return out;
    }
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct HashKey {
    std::uint64_t operator()(const Key& key) const {
      std::uint64_t hash = 0;
      for (const std::uint64_t word : key.counts) hash = hash_combine(hash, word);
      return hash;
    }
  };
  struct Option {
    Key key;
    std::uint32_t size = 0;
    std::uint32_t element = 0;  // in the known quotient, for an option of the new heap
  };
  struct Frame {
    Key key;
    std::uint32_t size;
    std::uint32_t letter;      // the moves in letters from here on are done
    std::uint32_t option = 0;  // and those of the letter before, up to here
    std::uint32_t rest = 0;    // the element of the other letters, if all are known
  };
  static constexpr std::uint8_t kN = 1, kP = 2;

  void prepare();
  Option option_of(const LetterSum& sum) const;
  std::uint32_t element_of(std::span<const std::uint16_t> sum) const;
  std::uint32_t element_without_new(const Key& key) const;
  std::uint8_t search();

  const MisereQuotient& known_;
  const OptionLists& lists_;
  std::uint32_t heap_;
  Budget budget_;
  std::vector<std::uint32_t> letters_;
  std::vector<std::vector<LetterSum>> options_;
  std::vector<std::vector<Option>> option_keys_;
  FlatMap<Key, std::uint8_t, HashKey> outcomes_;
  ChargedVector<Frame> stack_;
};

// The sum of two sums.
LetterSum plus(std::span<const std::uint16_t> x, std::span<const std::uint16_t> y);
// The sum without the part at this place.
LetterSum without(std::span<const std::uint16_t> sum, std::size_t part);

}  // namespace summand
