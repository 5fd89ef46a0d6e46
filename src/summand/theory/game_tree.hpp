// A game written out as a tree, with the options that its canonical form does without.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "summand/value/form.hpp"
#include "summand/value/reductions.hpp"
#include "summand/value/store.hpp"

namespace summand {

// A game as it stands: every node is a value, which means its canonical form, or lists of options,
// which stand before it in the list of nodes. The last node is the game.
struct LiteralGame {
  struct Node {
    std::optional<Value> value;
    std::vector<std::uint32_t> left, right;
  };
  std::vector<Node> nodes;
};

LiteralGame literal_game(ValueStore& store, const Form& form);

// Where the branches of a tree end.
enum class Leaves : std::uint8_t {
  zero,     // at games without options
  numbers,  // at numbers
  names,    // at numbers, ups and nimbers, and sums of them
};

struct TreeExtent {
  std::uint32_t depth = std::numeric_limits<std::uint32_t>::max();  // moves; the rest is cut off
  bool canonical = false;  // the canonical form of the game in the place of the game
  Leaves leaves = Leaves::numbers;
};

struct Branch {
  // What becomes of an option in the canonical form of the game before it.
  enum class Fate : std::uint8_t { kept, duplicate, dominated, reversible };

  Value value;
  std::uint32_t parent = 0;
  std::uint32_t depth = 0;
  Player player = Player::left;  // whose option it is
  Fate fate = Fate::kept;
  Value witness = {};                      // as in Reduction
  std::vector<Value> replacements = {};    // of a reversible one: what takes its place,
  std::vector<std::uint32_t> bypass = {};  // and the nodes of that in the tree
  bool cut = false;                        // its options are left out
  std::uint32_t first_child = 0, lefts = 0, rights = 0;  // side by side, Left's first
};

inline constexpr std::size_t kMostBranches = 2'000;

// The tree level by level, the game itself first. Canonical options are sorted by their texts,
// others are in the order in which they were written. More than kMostBranches are a size limit.
std::vector<Branch> grow_tree(ValueStore& store, const LiteralGame& game, TreeExtent extent);

// Whether the text of a value has some thousand letters at most; found out in as many steps.
bool is_brief(ValueStore& store, Value g);

}  // namespace summand
