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

// A game as it was written. Every node is a value, which means its canonical form, or lists of
// options, which come before it in the list of nodes. The last node is the game.
struct LiteralGame {
  struct Node {
    std::optional<Value> value;
    std::vector<std::uint32_t> left, right;
  };
  std::vector<Node> nodes;
};

LiteralGame literal_game(ValueStore& store, const Form& form);

// The leaves of a tree: where its branches end.
enum class Leaves : std::uint8_t {
  zero,     // at games without options
  numbers,  // at numbers
  names,    // at numbers, ups and nimbers, and sums of them
};

struct TreeExtent {
  std::uint32_t depth = std::numeric_limits<std::uint32_t>::max();  // in moves; the rest is cut off
  bool canonical = false;  // show the canonical form instead of the game
  Leaves leaves = Leaves::numbers;
};

struct Branch {
  // What happens to an option in the canonical form of the game before it.
  enum class Fate : std::uint8_t { kept, duplicate, dominated, reversible };

  Value value;
  std::uint32_t parent = 0;
  std::uint32_t depth = 0;
  Player player = Player::left;  // whose option it is
  Fate fate = Fate::kept;
  Value witness = {};                      // as in Reduction
  std::vector<Value> replacements = {};    // of a reversible option: the options that replace it,
  std::vector<std::uint32_t> bypass = {};  // and their nodes in the tree
  bool cut = false;                        // its options are left out
  std::uint32_t first_child = 0, lefts = 0, rights = 0;  // children are consecutive, Left's first
};

inline constexpr std::size_t kMostBranches = 2'000;

// The tree level by level, with the game itself first. Canonical options are sorted by their texts,
// others are in the order in which they were written. More than kMostBranches reach the size limit.
std::vector<Branch> grow_tree(ValueStore& store, const LiteralGame& game, TreeExtent extent);

// Whether the text of a value has at most some thousand letters. Takes as many steps.
bool is_brief(ValueStore& store, Value g);

}  // namespace summand
