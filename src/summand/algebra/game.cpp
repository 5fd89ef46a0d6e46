#include "summand/algebra/game.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <ranges>
#include <unordered_map>

#include "summand/algebra/bounded_product.hpp"
#include "summand/algebra/entailing_sum.hpp"
#include "summand/algebra/loopy_value.hpp"
#include "summand/algebra/written.hpp"
#include "summand/base/check.hpp"
#include "summand/loopy/short_games.hpp"

namespace summand {

// --- terms ---

namespace {

// Calls visit(operand, its copies) for the operands of a sum, a negative or a number of copies,
// from right to left. Returns false for a term.
template <class Visit>
bool open_term(const Construction& g, const Dyadic& copies, Visit&& visit) {
  switch (g.kind()) {
    case Construction::Kind::sum:
      visit(g.second(), copies);
      visit(g.first(), copies);
      return true;
    case Construction::Kind::negative:
      visit(g.first(), -copies);
      return true;
    case Construction::Kind::copies:
      if (!g.count().is_zero()) visit(g.first(), bounded_product(copies, g.count()));
      return true;
    default:
      return false;
  }
}

// The terms as they were written. A shared term is listed as often as it occurs, which can be
// exponentially often. nullopt if there are too many.
std::optional<std::vector<Summand>> terms_as_written(const Game& game) {
  struct Term {
    const SharedConstruction* g;
    Dyadic copies;
  };
  std::vector<Summand> out;
  std::vector<Term> stack = {{&game.construction(), 1}};
  for (std::size_t steps = 0; !stack.empty(); ++steps) {
    if (steps == Game::kMostListed) return std::nullopt;
    game.workspace().budget().ask();
    Term term = std::move(stack.back());
    stack.pop_back();
    const bool opened =
        open_term(**term.g, term.copies, [&](const SharedConstruction& operand, Dyadic copies) {
          stack.push_back({&operand, std::move(copies)});
        });
    if (!opened) out.push_back({std::move(term.copies), Game(game.shared_workspace(), *term.g)});
  }
  return out;
}

// Each shared term once, with all its copies. From the top down, so that all copies of a sum are
// counted before it is opened.
std::vector<Summand> shared_terms(const Game& game) {
  std::vector<Summand> out;
  std::unordered_map<const Construction*, Dyadic> copies = {{&*game.construction(), 1}};
  const std::vector<SharedConstruction> all = Construction::below(game.construction());
  for (const SharedConstruction& g : all | std::views::reverse) {
    game.workspace().budget().ask();
    auto counted = copies.extract(&*g);
    if (counted.empty() || counted.mapped().is_zero()) continue;
    const bool opened =
        open_term(*g, counted.mapped(), [&](const SharedConstruction& operand, const Dyadic& more) {
          Dyadic& count = copies[&*operand];
          count = bounded_product(count + more, 1);  // as bounded as any other count
        });
    if (!opened) out.push_back({std::move(counted.mapped()), Game(game.shared_workspace(), g)});
  }
  std::ranges::reverse(out);
  return out;
}

void mirror_if_negative(Summand& summand) {
  const AnyPosition* position = summand.game.position();
  if (summand.copies.sign() > 0 || position == nullptr) return;
  summand.game = Game(summand.game.shared_workspace(), position->mirror());
  summand.copies = -summand.copies;
}

}  // namespace

std::vector<Summand> Game::summands() const {
  std::optional<std::vector<Summand>> as_written = terms_as_written(*this);
  std::vector<Summand> out = as_written ? *std::move(as_written) : shared_terms(*this);
  for (Summand& summand : out) mirror_if_negative(summand);
  return out;
}

std::string Game::print(std::size_t limit) const {
  if (!has_form()) reach_limit(Limit::size, std::string(kFormIsLost));
  return written(*construction_, limit, Calls::spelled_out);
}

std::string Game::text(std::size_t limit) const {
  return written(*construction_, limit, Calls::named);
}

// --- loopy games ---

std::optional<Value> Game::short_value() const {
  if (!has_loops() || !is_loopy(*this)) return construction_->value();
  refuse_loony(*this);
  const auto found = sides_of(*this);
  if (!found || !found->is_stopper()) return std::nullopt;
  return summand::short_value(store(), workspace().stoppers().game(found->onside));
}

Value Game::value() const {
  if (!has_loops()) return construction_->value();
  if (const auto value = short_value()) return *value;
  const AnyPosition* const alone = position();
  reach_limit(Limit::size,
              fmt::format("{} is a loopy game (a position can repeat), and no short game is equal "
                          "to it",
                          alone != nullptr ? alone->ruleset().info().title : "this sum"));
}

std::partial_ordering Game::compare_with_loops(const Game& g, const Game& h) {
  for (const Game* game : {&g, &h}) refuse_loony(*game);
  if (is_loopy(g) || is_loopy(h)) return compare_loopy(g, h);
  return g.store().compare(g.value(), h.value());
}

// --- operators ---

Game operator+(Game g, Game h) {
  return {std::move(g.workspace_),
          Construction::Sum{{std::move(g.construction_), std::move(h.construction_)}}};
}

Game operator-(Game g, const Game& h) { return std::move(g) + -h; }

Game Game::operator-() const { return {workspace_, Construction::Negative{construction_}}; }

Game Game::copies(Dyadic count) const {
  SUMMAND_CHECK(count.is_integer());
  return {workspace_, Construction::Copies{construction_, std::move(count)}};
}

Game Game::ordinal_sum(const Game& top) const {
  return {workspace_, Construction::OrdinalSum{{construction_, top.construction_}}};
}

Game braces(const std::shared_ptr<Workspace>& workspace, std::span<const Game> left,
            std::span<const Game> right) {
  Construction::Braces out{std::make_unique<SharedConstruction[]>(left.size() + right.size()),
                           left.size(), right.size()};
  SharedConstruction* next = out.options.get();
  for (const Game& option : left) *next++ = option.construction();
  for (const Game& option : right) *next++ = option.construction();
  return {workspace, std::move(out)};
}

}  // namespace summand
