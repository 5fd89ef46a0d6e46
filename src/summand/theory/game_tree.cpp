#include "summand/theory/game_tree.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <tuple>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// The source of a node: a node of the literal game, or a value if there is none.
constexpr std::uint32_t kNoLiteral = std::numeric_limits<std::uint32_t>::max();

class Grower {
 public:
  Grower(ValueStore& store, const LiteralGame& game, TreeExtent extent)
      : store_(store), game_(game), extent_(extent) {
    SUMMAND_CHECK(!game.nodes.empty());
    evaluate();
    const auto last = static_cast<std::uint32_t>(game.nodes.size() - 1);
    add({.value = values_[last]}, extent.canonical ? kNoLiteral : last);
    for (std::uint32_t i = 0; i < tree_.size(); ++i) expand(i);
    for (std::uint32_t i = 0; i < tree_.size(); ++i) mark(i);
  }

  std::vector<Branch> take() && { return std::move(tree_); }

 private:
  void evaluate() {
    std::vector<Value> left, right;
    for (const LiteralGame::Node& node : game_.nodes) {
      if (node.value) {
        values_.push_back(*node.value);
        continue;
      }
      left = values_of(node.left);
      right = values_of(node.right);
      values_.push_back(store_.make(left, right));
    }
  }

  std::vector<Value> values_of(const std::vector<std::uint32_t>& options) const {
    std::vector<Value> out;
    for (const std::uint32_t option : options) {
      SUMMAND_CHECK(option < values_.size());
      out.push_back(values_[option]);
    }
    return out;
  }

  void add(Branch branch, std::uint32_t literal) {
    if (tree_.size() == kMostBranches) {
      reach_limit(Limit::size, fmt::format("a tree with more than {} nodes is not drawn; "
                                           "draw less of its depth",
                                           kMostBranches));
    }
    tree_.push_back(std::move(branch));
    literals_.push_back(literal);
  }

  const LiteralGame::Node* literal(std::uint32_t i) const {
    if (literals_[i] == kNoLiteral) return nullptr;
    const LiteralGame::Node& node = game_.nodes[literals_[i]];
    return node.value ? nullptr : &node;
  }

  bool is_leaf(Value g) const {
    switch (extent_.leaves) {
      case Leaves::zero:
        return false;
      case Leaves::numbers:
        return is_number(store_, g);
      case Leaves::names:
        return is_number_up_star(store_, g);
    }
    return false;
  }

  void expand(std::uint32_t i) {
    store_.budget().ask();
    const Value value = tree_[i].value;
    const LiteralGame::Node* node = literal(i);
    if (node == nullptr && is_leaf(value)) return;
    tree_[i].first_child = static_cast<std::uint32_t>(tree_.size());
    for (const Player player : {Player::left, Player::right}) {
      const bool left = player == Player::left;
      const std::uint64_t count = node == nullptr ? store_.option_count(value, player)
                                                  : (left ? node->left : node->right).size();
      if (count == 0) continue;
      if (tree_[i].depth >= extent_.depth) {
        tree_[i].cut = true;
        return;
      }
      // So many that a list of them would take long are too many to draw.
      const std::uint64_t shown = std::min<std::uint64_t>(count, kMostBranches + 1);
      (left ? tree_[i].lefts : tree_[i].rights) = static_cast<std::uint32_t>(shown);
      if (node != nullptr) {
        for (const std::uint32_t option : left ? node->left : node->right) {
          add(child(i, player, values_[option]), option);
        }
      } else {
        for (const Value option : sorted_options(value, player, count)) {
          add(child(i, player, option), kNoLiteral);
        }
      }
    }
  }

  Branch child(std::uint32_t parent, Player player, Value value) const {
    return {.value = value, .parent = parent, .depth = tree_[parent].depth + 1, .player = player};
  }

  std::vector<Value> sorted_options(Value g, Player player, std::uint64_t count) {
    if (count > kMostBranches) {
      reach_limit(Limit::size, fmt::format("a game with {} options is not drawn as a tree", count));
    }
    // Options with long texts are last. Those of equal text are in the order of the store (brief
    // texts are never equal).
    using Key = std::tuple<bool, std::size_t, std::string, Value>;
    std::vector<Key> keys;
    for (const Value option : store_.options(g, player)) {
      const bool brief = is_brief(store_, option);
      std::string text = brief ? print(store_, option) : std::string();
      const std::size_t size = text.size();
      keys.emplace_back(!brief, size, std::move(text), option);
    }
    std::ranges::sort(keys);
    std::vector<Value> out;
    for (const Key& key : keys) out.push_back(std::get<Value>(key));
    return out;
  }

  // Sets the fates of the options of a literal node, and the bypasses of reversible ones.
  void mark(std::uint32_t i) {
    const LiteralGame::Node* node = literal(i);
    if (node == nullptr || tree_[i].cut) return;
    const Reductions found = reductions(store_, values_of(node->left), values_of(node->right));
    for (const Reduction& step : found.steps) {
      Branch* option = unmarked(i, step);
      if (option == nullptr) continue;
      option->witness = step.witness;
      switch (step.kind) {
        case Reduction::Kind::duplicate:
          option->fate = Branch::Fate::duplicate;
          break;
        case Reduction::Kind::dominated:
          option->fate = Branch::Fate::dominated;
          break;
        case Reduction::Kind::reversible:
          option->fate = Branch::Fate::reversible;
          option->replacements = step.replacements;
          option->bypass = bypass(*option, step);
          break;
      }
    }
  }

  // The last option of that value without a fate, so that the first of equal ones is kept. Null if
  // the step is about an option that came by a bypass.
  Branch* unmarked(std::uint32_t i, const Reduction& step) {
    Branch* out = nullptr;
    int equals = 0;
    for_each_child(tree_[i], step.player, [&](std::uint32_t child) {
      Branch& option = tree_[child];
      if (option.value != step.option || option.fate != Branch::Fate::kept) return;
      out = &option;
      ++equals;
    });
    return step.kind == Reduction::Kind::duplicate && equals < 2 ? nullptr : out;
  }

  template <class Visit>
  void for_each_child(const Branch& branch, Player player, Visit&& visit) {
    for (std::uint32_t k = 0; k < branch.lefts + branch.rights; ++k) {
      const std::uint32_t child = branch.first_child + k;
      if (tree_[child].player == player) visit(child);
    }
  }

  // The replacements below the first answer with the value of the witness, each once.
  std::vector<std::uint32_t> bypass(const Branch& option, const Reduction& step) {
    std::vector<std::uint32_t> out;
    std::vector<Value> missing = step.replacements;
    bool answered = false;
    for_each_child(option, opponent(step.player), [&](std::uint32_t answer) {
      if (answered || tree_[answer].value != step.witness) return;
      answered = true;
      for_each_child(tree_[answer], step.player, [&](std::uint32_t replacement) {
        const auto known = std::ranges::find(missing, tree_[replacement].value);
        if (known == missing.end()) return;
        missing.erase(known);
        out.push_back(replacement);
      });
    });
    return out;
  }

  ValueStore& store_;
  const LiteralGame& game_;
  TreeExtent extent_;
  std::vector<Value> values_;  // of the literal nodes
  std::vector<Branch> tree_;
  std::vector<std::uint32_t> literals_;  // of the nodes of the tree
};

}  // namespace

LiteralGame literal_game(ValueStore& store, const Form& form) {
  LiteralGame out;
  LiteralGame::Node root;
  if (form.is_canonical()) {
    root.value = form.value();
  } else {
    for (const Player player : {Player::left, Player::right}) {
      for (const Value option : options(store, form, player)) {
        (player == Player::left ? root.left : root.right)
            .push_back(static_cast<std::uint32_t>(out.nodes.size()));
        out.nodes.push_back({.value = option, .left = {}, .right = {}});
      }
    }
  }
  out.nodes.push_back(std::move(root));
  return out;
}

std::vector<Branch> grow_tree(ValueStore& store, const LiteralGame& game, TreeExtent extent) {
  return Grower(store, game, extent).take();
}

bool is_brief(ValueStore& store, Value g) {
  constexpr std::uint64_t kMost = 1'000;
  std::uint64_t letters = 0;
  std::vector<Value> waiting{g};
  while (!waiting.empty()) {
    const Value next = waiting.back();
    waiting.pop_back();
    ++letters;
    if (const auto parts = store.as_number_up_star(next)) {
      letters += parts->number.bit_length() + parts->number.log2_denominator();
    } else {
      for (const Player player : {Player::left, Player::right}) {
        if (letters + store.option_count(next, player) > kMost) return false;
        store.for_each_option(next, player, [&](Value option) { waiting.push_back(option); });
      }
    }
    if (letters + waiting.size() > kMost) return false;
  }
  return true;
}

}  // namespace summand
