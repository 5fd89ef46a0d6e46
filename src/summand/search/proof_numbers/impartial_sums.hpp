// ImpartialSums: sums of parts of an impartial compact game and of a heap of Nim, and their moves.
//
// Small parts are nimbers, and all nimbers are one heap. Both players have the same moves, so equal
// parts go in pairs.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/base/short_list.hpp"
#include "summand/ruleset/sum_key.hpp"
#include "summand/search/proof_numbers/order_model.hpp"
#include "summand/search/proof_numbers/part_numbers.hpp"
#include "summand/search/proof_numbers/results_ahead.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The same members as CompactSums.
template <class Compact>
class ImpartialSums {
 public:
  using Part = typename Compact::Part;

  struct PlacedPart {
    Part part;  // a least image
    SumKey key;
  };
  struct Sum {
    static constexpr std::size_t kMostParts = 8;
    ShortList<PlacedPart, kMostParts> parts;
    std::uint64_t star = 0;  // the heap
  };

  // Parts of at most that size are nimbers.
  ImpartialSums(ValueStore& store, int most_valued)
      : store_(store), numbers_(store.budget()), most_valued_(most_valued) {}

  ValueStore& store() { return store_; }

  // Adds a position or a nimber.
  void add(const Part& position, Sum& out) {
    cut(position, pieces_);
    add(pieces_, out);
  }
  void add(Value value, Sum& out) {
    const auto nimber = store_.as_nimber(value);
    SUMMAND_CHECK(nimber.has_value());
    out.star ^= *nimber;
  }
  // Sums are always tidy.
  void tidy(Sum&) {}

  SumKey key_of(const Sum& sum) const {
    SumKey out{hash_word(sum.star), hash_combine(0x2545f4914f6cdd1du, sum.star)};
    for (const PlacedPart& its : sum.parts) out.add(its.key);
    return out;
  }

  // Whether the player to move wins, if that is seen at once.
  std::optional<bool> decide(const Sum& sum) const {
    return sum.parts.empty() ? std::optional(sum.star != 0) : std::nullopt;
  }

  // Lists the sums after the moves. Those that lose at once are left out. If a move wins at once,
  // returns the key of the sum that it leaves.
  template <class Child>
  std::optional<SumKey> expand(const Sum& sum, std::vector<Child>& out) {
    out.clear();
    listed_.clear();
    const auto next = [&]() -> Child& {
      Child& child = out.emplace_back();
      child.sum = sum;
      return child;
    };
    for (std::uint64_t star = 0; star < sum.star; ++star) {
      Child& child = next();
      child.sum.star = star;
      child.key = key_of(child.sum);
      listed_.add(child.key);
    }
    for (std::size_t i = 0; i < sum.parts.size(); ++i) {
      results_.clear();
      Compact::for_each_move(sum.parts[i].part, [&](const Part& after) { results_.add(after); });
      std::optional<SumKey> winning;
      results_.for_each([&](const Part& after, Pieces& pieces) { cut(after, pieces); },
                        [&](const Pieces& pieces) {
                          Child& child = next();
                          child.sum.parts.remove(i);
                          add(pieces, child.sum);
                          child.key = key_of(child.sum);
                          const auto known = decide(child.sum);
                          if (known && !*known) winning = child.key;
                          if (known || !listed_.add(child.key)) out.pop_back();
                          return !winning;
                        });
      if (winning) return winning;
    }
    return std::nullopt;
  }

  template <class Visit>
  void for_each_feature(const Sum& sum, SumFeatures& out, Visit&& visit) {
    out.parts = static_cast<int>(sum.parts.size());
    for (const PlacedPart& its : sum.parts) {
      const int size = Compact::size(its.part);
      out.size += size;
      out.largest = std::max(out.largest, size);
      out.moves += Compact::moves(its.part);
      Compact::for_each_feature(its.part, visit);
    }
    out.replies = out.moves;
    out.values = sum.star != 0 ? 1 : 0;
    out.options = out.answers = static_cast<int>(std::min(sum.star, kMostStar));
  }

 private:
  static constexpr std::uint64_t kMostStar = 1000;  // in features

  struct Pieces {
    ShortList<Part, 32> small;
    ShortList<PlacedPart, Sum::kMostParts> large;
  };

  // The keys of the moves of a sum. Most sums have less than a hundred.
  class Listed {
   public:
    void clear() {
      ++turn_;
      count_ = 0;
    }
    // False if it was there. If the list is full, a key may be added twice.
    bool add(const SumKey& key) {
      std::size_t at = key.low % kSlots;
      for (; slots_[at].turn == turn_; at = (at + 1) % kSlots) {
        if (slots_[at].key == key) return false;
      }
      if (count_ < kSlots / 2) {
        slots_[at] = {key, turn_};
        ++count_;
      }
      return true;
    }

   private:
    static constexpr std::size_t kSlots = 512;
    struct Slot {
      SumKey key;
      std::uint64_t turn = 0;
    };
    std::array<Slot, kSlots> slots_{};
    std::uint64_t turn_ = 0;
    std::size_t count_ = 0;
  };

  std::uint64_t nimber_of(const Part& part) {
    return numbers_.of(part, [&](const Part& least) {
      const auto out = static_cast<std::uint32_t>(mex_of_moves(least));
      return std::pair(out, out);
    });
  }
  // The least nimber that no move leaves. That of a small part is below 64. All parts after its
  // moves are listed first, so their nimbers are in the cache when they are read.
  std::uint64_t mex_of_moves(const Part& part) {
    const std::size_t first_part = waiting_.size(), first_move = after_moves_.size();
    Compact::for_each_move(part, [&](const Part& after) {
      Compact::for_each_part(after, [&](const Part& its) {
        numbers_.prefetch(its);
        waiting_.push_back({its, after_moves_.size()});
      });
      after_moves_.push_back(0);
    });
    for (std::size_t i = first_part, end = waiting_.size(); i < end; ++i) {
      const auto [its, move] = waiting_[i];
      after_moves_[move] ^= nimber_of(its);
    }
    std::uint64_t seen = 0;
    for (std::size_t i = first_move; i < after_moves_.size(); ++i) {
      if (after_moves_[i] < 64) seen |= std::uint64_t{1} << after_moves_[i];
    }
    waiting_.resize(first_part);
    after_moves_.resize(first_move);
    SUMMAND_CHECK(~seen != 0);
    return static_cast<std::uint64_t>(std::countr_one(seen));
  }

  void cut(const Part& position, Pieces& out) {
    out = {};
    Compact::for_each_part(position, [&](const Part& part) {
      if (Compact::size(part) <= most_valued_) {
        numbers_.prefetch(part);
        out.small.push_back(part);
        return;
      }
      const Part least = Compact::least(part).first;
      out.large.push_back({least, key_of(least)});
    });
  }
  static SumKey key_of(const Part& part) { return {hash_value(part), second_hash_value(part)}; }
  void add(const Pieces& pieces, Sum& out) {
    for (const Part& part : pieces.small) out.star ^= nimber_of(part);
    for (const PlacedPart& part : pieces.large) {
      const auto same = std::find_if(out.parts.begin(), out.parts.end(),
                                     [&](const PlacedPart& its) { return its.key == part.key; });
      if (same == out.parts.end()) {
        out.parts.push_back(part);
      } else {
        out.parts.remove(static_cast<std::size_t>(same - out.parts.begin()));
      }
    }
  }

  ValueStore& store_;
  PartNumbers<Compact> numbers_;
  int most_valued_;
  Listed listed_;
  Pieces pieces_;
  ResultsAhead<Part, Pieces> results_;
  // Of mex_of_moves(): parts whose nimbers are not yet added, and the nimbers that moves leave.
  struct Waiting {
    Part part;
    std::size_t move;
  };
  std::vector<Waiting> waiting_;
  std::vector<std::uint64_t> after_moves_;
};

}  // namespace summand
