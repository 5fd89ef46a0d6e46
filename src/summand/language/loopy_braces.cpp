// Braces with labels, such as a{0|a}, and the names of loopy games.
#include <algorithm>
#include <fmt/core.h>

#include "summand/algebra/loopy_games.hpp"
#include "summand/algebra/loopy_position.hpp"
#include "summand/base/check.hpp"
#include "summand/language/evaluation.hpp"
#include "summand/loopy/named_games.hpp"

namespace summand {

Evaluation::OpenBraces& Evaluation::open_braces() {
  if (open_.empty()) open_.emplace_back(store().budget());
  return open_.back();
}

Result<void> Evaluation::label(const SyntaxNode& node) {
  open_braces().labels.push_back({tree_->words(node), open_braces().nodes.add_node()});
  return {};
}

// The inner labels hide the outer ones, and all of them hide other names.
bool Evaluation::push_label(const SyntaxNode& node) {
  const std::string_view name = tree_->words(node);
  if (!has_labels()) return false;
  const std::vector<Label>& labels = open_.back().labels;
  for (std::size_t i = labels.size(); i-- > 0;) {
    if (labels[i].name != name) continue;
    cells_.push_back({OpenNode{labels[i].node}, node.offset});
    return true;
  }
  return false;
}

bool Evaluation::push_loopy_name(const SyntaxNode& node) {
  const std::string_view name = tree_->words(node);
  if (!is_loopy_name(name)) return false;
  const auto known = named_loopy_game(session_.workspace(), name);
  push(Answer{*known}, node.offset);
  return true;
}

bool Evaluation::have_loops(std::span<const Cell> cells) {
  return std::ranges::any_of(cells, [](const Cell& cell) {
    if (const auto* options = cell.get<Options>()) return options->have_loops;
    const Game* game = cell.answer() != nullptr ? game_of(*cell.answer()) : nullptr;
    return game != nullptr && game->has_loops();
  });
}

bool Evaluation::is_pass(const Cell& cell) const {
  const Word* word = cell.get<Word>();
  return word != nullptr && word->text == "pass";
}

Result<void> Evaluation::add_options(LoopyGraph::Node node, Player player, std::span<Cell> cells) {
  for (Cell& cell : cells) {
    if (const auto* open = cell.get<OpenNode>()) {
      open_braces().nodes.add_option(node, player, open->node);
    } else if (is_pass(cell)) {
      open_braces().nodes.add_option(node, player, node);
    } else {
      SUMMAND_TRY(all, options({&cell, 1}, false));  // those of a comprehension are several
      for (const Game& option : as_games(all)) {
        LoopyBuilder& nodes = open_braces().nodes;
        nodes.add_option(node, player, nodes.add_game(loopy_game(option)));
        expect_few_positions(nodes.size());
      }
    }
  }
  return {};
}

// Both lists of options of the node, which are the last cells.
Result<void> Evaluation::take_options(LoopyGraph::Node made, const SyntaxNode& node) {
  const std::span<Cell> cells = last_cells(std::size_t{node.first} + node.second);
  if (auto added = add_options(made, Player::left, cells.first(node.first)); !added) return added;
  if (auto added = add_options(made, Player::right, cells.subspan(node.first)); !added) {
    return added;
  }
  drop(cells.size());
  return {};
}

// Without a label outside of the braces their game is complete.
void Evaluation::push_node(LoopyGraph::Node made, std::uint32_t offset) {
  if (!has_labels()) {
    push(Answer{loopy_position(session_.workspace(), open_braces().nodes.build(made))}, offset);
  } else {
    cells_.push_back({OpenNode{made}, offset});
  }
}

// The braces become a node of the loopy game if an option is a label or a pass.
Result<bool> Evaluation::braces_with_labels(const SyntaxNode& node) {
  const auto is_part = [&](const Cell& cell) {
    return cell.get<OpenNode>() != nullptr || is_pass(cell);
  };
  if (std::ranges::none_of(last_cells(std::size_t{node.first} + node.second), is_part)) {
    return false;
  }
  const LoopyGraph::Node made = open_braces().nodes.add_node();
  auto taken = take_options(made, node);
  if (!taken) return std::unexpected(std::move(taken).error());
  push_node(made, node.offset);
  return true;
}

Result<void> Evaluation::labelled(const SyntaxNode& node) {
  SUMMAND_CHECK(has_labels());
  const LoopyGraph::Node made = open_braces().labels.back().node;
  if (auto taken = take_options(made, node); !taken) return taken;
  open_braces().labels.pop_back();
  push_node(made, node.offset);
  return {};
}

std::unexpected<Error> Evaluation::label_elsewhere(const Cell& cell) const {
  return fail(
      "a label stands alone as an option of its braces, as in a{0|a}: it cannot be added, negated "
      "or given to a function",
      cell.offset);
}

}  // namespace summand
