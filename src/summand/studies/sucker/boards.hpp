// The piles of endgames with dead colours, reduced to their relevant properties, and the numbers of
// all boards with such piles.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/charge.hpp"

namespace summand::sucker {

// In endgames of two players, colour 0 is Blue's and colour 1 is Red's. The others belong to
// eliminated players.
inline constexpr unsigned kMostColours = 4;
using Content = std::array<std::uint8_t, kMostColours>;  // chips of each colour

// The properties of a pile that matter: how many chips of each colour it has, which colour is on
// top, and which of the two living colours is highest. All strings without equal neighbours that
// share these have the same winner. A capture depends on the contents and the top, and the next
// player is the one whose colour is not highest.
struct Pile {
  Content content{};
  std::uint8_t length = 0, top = 0;
  std::optional<std::uint8_t> highest;  // 0 or 1; nullopt if both are missing

  bool operator==(const Pile&) const = default;
};

// All kinds of piles, the shorter ones first.
class PileKinds {
 public:
  using Kind = std::uint16_t;

  PileKinds(unsigned colours, unsigned most_chips);

  std::size_t size() const { return piles_.size(); }
  const Pile& operator[](Kind kind) const { return piles_[kind]; }
  Kind single(unsigned colour) const { return static_cast<Kind>(colour); }
  // The pile with one more chip. Assumes that the chip does not have the colour of the top.
  Kind with(Kind kind, unsigned colour) const { return with_[kind * kMostColours + colour]; }
  // How many kinds have at most that many chips.
  std::size_t up_to(unsigned length) const { return up_to_[length]; }
  // The kind of a pile. `letters` are the letters of the colours 0, 1, ... Assumes at most the
  // greatest number of chips.
  Kind of(std::string_view pile, std::string_view letters) const;
  // A string of this kind.
  std::string example(Kind kind, std::string_view letters) const;

 private:
  std::vector<Pile> piles_;
  std::vector<Kind> below_;  // a pile without the topmost chip
  std::vector<Kind> with_;
  std::vector<std::size_t> up_to_;
};

// How many multisets of kinds have each number of chips, from 0 up to `most_chips`. They may have
// at most `rows` kinds, or any number if `rows` is 0.
std::vector<std::uint64_t> count_boards(const PileKinds& kinds, unsigned most_chips,
                                        unsigned rows = 0);

// All multisets of kinds with up to some number of chips, as nodes of a tree. A child of a board
// has one more pile, which is not longer than its last one.
class Boards {
 public:
  using Id = std::uint32_t;

  // Throws LimitReached.
  Boards(const PileKinds& kinds, unsigned most_chips, Budget budget);

  const PileKinds& kinds() const { return *kinds_; }
  // The boards with that many chips, in the order of their numbers.
  std::span<const Id> of(unsigned chips) const { return of_[chips]; }
  std::size_t number(Id board) const { return nodes_[board].number; }  // among them
  unsigned chips(Id board) const { return nodes_[board].chips; }
  std::size_t pile_count(Id board) const {
    std::size_t count = 0;
    for (; board != 0; board = nodes_[board].parent) ++count;
    return count;
  }
  // The piles, with the longest first.
  std::vector<PileKinds::Kind> piles(Id board) const;
  // The board with these piles, in any order.
  Id of_piles(std::vector<PileKinds::Kind> piles) const;
  // The same for piles in falling order. The pile at `left_out` is left out, and `added` (if any)
  // is added.
  Id changed(std::span<const PileKinds::Kind> piles, std::size_t left_out,
             std::optional<PileKinds::Kind> added) const;

 private:
  struct Node {
    Id parent, first_child, number;
    PileKinds::Kind last;
    std::uint8_t chips;
  };

  Id child(Id board, PileKinds::Kind kind) const { return nodes_[board].first_child + kind; }

  const PileKinds* kinds_;
  std::unique_ptr<Charge> charge_;
  std::vector<Node> nodes_;
  std::vector<std::vector<Id>> of_;
};

}  // namespace summand::sucker
