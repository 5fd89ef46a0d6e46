#include "summand/language/algebra/misere_terms.hpp"

#include <fmt/format.h>
#include <optional>
#include <utility>

#include "summand/language/algebra/misere_trees.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostTextOfMove = 200;

// A term that is written out, with the texts of its options.
struct WrittenTerm {
  MisereTree tree;
  std::vector<std::string> options;
};

// The options of a nim-heap are in rising order, and an integer has one.
void name_options_of_value(const Game& game, WrittenTerm& out) {
  ValueStore& store = game.store();
  const bool nimber = store.as_nimber(game.value()).has_value();
  for (const Player player : {Player::left, Player::right}) {
    const MisereTree::Node& whole = out.tree.nodes.back();
    const auto& options = player == Player::left ? whole.left : whole.right;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Value value = nimber ? store.nimber(i) : store.options(game.value(), player)[i];
      out.options[options[i]] = print(store, value);
    }
  }
}

Result<WrittenTerm> written_term(MisereTrees& trees, const Game& game, bool negated) {
  SUMMAND_TRY(plain, trees.of(game.construction()));
  MisereTrees::Separate its = trees.separate(negated ? trees.negative(plain) : plain);
  WrittenTerm out{std::move(its.tree), {}};
  out.options.resize(out.tree.nodes.size());
  if (game.kind() == Construction::Kind::value) {
    name_options_of_value(
        negated ? Game(game.shared_workspace(), game.store().negative(game.value())) : game, out);
  }
  if (game.kind() == Construction::Kind::braces) {
    for (const SharedConstruction& option : game.construction()->operands()) {
      const Game written(game.shared_workspace(), option);
      SUMMAND_TRY(node, trees.of(option));
      std::string& name = out.options[its.number.at(negated ? trees.negative(node) : node)];
      if (name.empty()) name = (negated ? -written : written).print(kMostTextOfMove);
    }
  }
  // An option of an ordinal sum has no text of its own.
  for (std::size_t node = 0; node < out.options.size(); ++node) {
    if (out.options[node].empty()) out.options[node] = fmt::format("position {}", node);
  }
  return out;
}

}  // namespace

std::string MisereSum::name_of(const MisereWinningMove& move) const {
  return move.name.empty() ? options[move.term][move.node] : move.name;
}

Result<MisereSum> misere_sum(const Game& game) {
  MisereSum out;
  MisereTrees trees(game.workspace());
  const std::vector<Summand> summands = game.summands();
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const Summand& summand = summands[i];
    const auto count = summand.copies.abs().to_int64();
    if (!count || *count > static_cast<std::int64_t>(kMostMisereTerms - out.terms.size())) {
      return fail(fmt::format("misère play takes at most {} games", kMostMisereTerms));
    }
    std::optional<MisereTerm> term;
    std::vector<std::string> options;
    if (const AnyPosition* position = summand.game.position()) {
      if (position->loopy()) return std::unexpected(loopy_in_misere(*position));
      term = *position;
    } else {
      SUMMAND_TRY(written, written_term(trees, summand.game, summand.copies.sign() < 0));
      term = std::move(written.tree);
      options = std::move(written.options);
    }
    for (std::int64_t copy = 0; copy < *count; ++copy) {
      out.terms.push_back(*term);
      out.summands.push_back(i);
      out.options.push_back(options);
    }
  }
  return out;
}

}  // namespace summand
