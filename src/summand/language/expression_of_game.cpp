#include "summand/language/expression_of_game.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "summand/base/current_budget.hpp"
#include "summand/language/definitions/check.hpp"
#include "summand/language/evaluation.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/language/syntax/parser.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

// The expression is read as the body of a definition, so that its names are checked.
constexpr std::string_view kName = "G", kHeading = "of(G) = ";

// Functions whose results depend only on the values of their arguments. Sorted.
constexpr std::array<std::string_view, 44> kOfValues = {
    "atomic_weight",
    "birthday",
    "canonical",
    "ceiling",
    "chill",
    "companion",
    "compare",
    "confusion_interval",
    "cool",
    "denominator",
    "floor",
    "followers",
    "freeze",
    "is_all_small",
    "is_atomic",
    "is_hot",
    "is_infinitesimal",
    "is_integer",
    "is_nimber",
    "is_number",
    "is_number_tiny",
    "is_number_up_star",
    "is_plumtree",
    "is_uptimal",
    "left_options",
    "left_stop",
    "left_wall",
    "len",
    "max",
    "mean",
    "min",
    "miny",
    "numerator",
    "options",
    "reduced",
    "right_options",
    "right_stop",
    "right_wall",
    "sorted",
    "stops",
    "sum",
    "temperature",
    "tiny",
    "uptimal_expansion",
};
static_assert(std::ranges::is_sorted(kOfValues));

bool needs_values_only(const SyntaxTree& tree) {
  return std::ranges::all_of(tree.nodes, [](const SyntaxNode& node) {
    if (node.kind == Syntax::ordinal_sum) return false;
    // Definitions get the values of games, and games get numbers. Functions are marked.
    if (node.kind != Syntax::call || node.second == 0) return true;
    return std::ranges::binary_search(kOfValues, all_functions()[node.second - 1].name);
  });
}

// The first call of something that is neither a function nor a game.
const SyntaxNode* unknown_call(const Session& session, const SyntaxTree& tree) {
  const auto at = std::ranges::find_if(tree.nodes, [&](const SyntaxNode& node) {
    if (node.kind != Syntax::call || node.second > 0) return false;
    const std::string_view name = tree.words(node);
    return session.definitions().find(name) == nullptr && session.find_game(name) == nullptr;
  });
  return at == tree.nodes.end() ? nullptr : &*at;
}

Error placed(Error error, std::string_view text) {
  error.offset = std::min(error.offset - std::min(error.offset, kHeading.size()), text.size());
  return error;
}

}  // namespace

ExpressionOfGame::ExpressionOfGame(const Session& session, SyntaxTree tree)
    : session_(&session),
      tree_(std::move(tree)),
      needs_values_only_(summand::needs_values_only(tree_)) {}

Attempt<ExpressionOfGame> ExpressionOfGame::read(const Session& session, std::string_view text) {
  return within_limits([&]() -> Attempt<ExpressionOfGame> {
    const Budget& budget = session.store().budget();
    const CurrentBudget current(budget);
    auto tree = parse_expression(std::string(kHeading).append(text), budget);
    if (!tree) {
      Failure failure = std::move(tree).error();
      failure.error = placed(std::move(failure.error), text);
      return std::unexpected(std::move(failure));
    }
    if (const auto checked = check_definition(session, *tree); !checked) {
      return failure(placed(checked.error(), text));
    }
    const SyntaxNode* unknown = unknown_call(session, *tree);
    ExpressionOfGame out(session, *std::move(tree));
    if (unknown == nullptr) return out;
    // The evaluation knows names that are meant.
    const auto tried = out.of(Game(session.workspace(), session.store().number(0)));
    if (!tried) return failure(tried.error());
    return failure(
        placed(Error{"an unknown game or function is called here", unknown->offset}, text));
  });
}

Result<Answer> ExpressionOfGame::of(const Game& game) const {
  Evaluation evaluation(*session_, tree_, 0, 0);
  evaluation.bind(kName, Answer{game});
  auto answer = evaluation.run();
  const std::string_view text = std::string_view(tree_.text).substr(kHeading.size());
  if (!answer) return std::unexpected(placed(std::move(answer).error(), text));
  return answer;
}

}  // namespace summand
