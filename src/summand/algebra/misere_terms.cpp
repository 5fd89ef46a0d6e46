#include "summand/algebra/misere_terms.hpp"

#include <fmt/format.h>
#include <utility>

#include "summand/algebra/misere_trees.hpp"
#include "summand/misere/misere_positions.hpp"
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
  const MisereTree::Node* whole = out.tree.alone();
  if (whole == nullptr) return;  // 0
  ValueStore& store = game.store();
  const bool nimber = store.as_nimber(game.value()).has_value();
  for (const Player player : {Player::left, Player::right}) {
    const auto& options = player == Player::left ? whole->left : whole->right;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Value value = nimber ? store.nimber(i) : store.options(game.value(), player)[i];
      out.options[options[i]] = print(store, value);
    }
  }
}

Result<WrittenTerm> written_term(MisereTrees& trees, const Game& game, MisereTrees::Sum sum,
                                 bool negated) {
  MisereTrees::Separate its = trees.separate(sum);
  WrittenTerm out{std::move(its.tree), {}};
  out.options.resize(out.tree.parts->sums.size());
  if (game.kind() == Construction::Kind::value) {
    name_options_of_value(
        negated ? Game(game.shared_workspace(), game.store().negative(game.value())) : game, out);
  }
  if (game.kind() == Construction::Kind::braces) {
    for (const SharedConstruction& option : game.construction()->operands()) {
      const Game written(game.shared_workspace(), option);
      SUMMAND_TRY(after, trees.of(option));
      std::string& name = out.options[its.number.at(negated ? trees.negative(after) : after)];
      if (name.empty()) name = (negated ? -written : written).text(kMostTextOfMove);
    }
  }
  // An option of an ordinal sum has no text of its own.
  for (std::size_t i = 0; i < out.options.size(); ++i) {
    if (out.options[i].empty()) out.options[i] = fmt::format("position {}", i);
  }
  return out;
}

// One term for each game of the sum as it is written, and one for 0. An ordinal sum may be several.
Result<std::vector<WrittenTerm>> written_terms(MisereTrees& trees, const Game& game, bool negated) {
  SUMMAND_TRY(plain, trees.of(game.construction()));
  std::vector<WrittenTerm> out;
  for (const MisereTrees::Sum sum : trees.terms(negated ? trees.negative(plain) : plain)) {
    SUMMAND_TRY(term, written_term(trees, game, sum, negated));
    out.push_back(std::move(term));
  }
  return out;
}

}  // namespace

std::string MisereSum::name_of(const MisereMove& move) const {
  return move.name.empty() ? options[move.term][move.sum] : move.name;
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
    std::vector<WrittenTerm> written;
    if (const AnyPosition* position = summand.game.position()) {
      if (position->loopy()) return std::unexpected(loopy_in_misere(*position));
    } else {
      SUMMAND_TRY(its, written_terms(trees, summand.game, summand.copies.sign() < 0));
      written = std::move(its);
    }
    for (std::int64_t copy = 0; copy < *count; ++copy) {
      if (const AnyPosition* position = summand.game.position()) {
        out.terms.emplace_back(*position);
        out.options.emplace_back();
        out.summands.push_back(i);
      }
      for (const WrittenTerm& term : written) {
        out.terms.emplace_back(term.tree);
        out.options.push_back(term.options);
        out.summands.push_back(i);
      }
    }
  }
  return out;
}

}  // namespace summand
