// Games from options: {a|b}, impartial {a, b} and +-(a, b).
#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <memory>
#include <utility>

#include "summand/language/evaluation.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

bool is_value_with_form(const SharedConstruction& game) {
  return game->kind() == Construction::Kind::value && game->has_form();
}

// The least nimber that is no option (Winning Ways ch. 3, "Sprague-Grundy"), or the first option
// that is no nimber.
struct Mex {
  std::uint64_t least = 0;
  std::optional<Value> other = {};
};

Mex mex_of(ValueStore& store, const std::vector<Value>& options) {
  std::vector<bool> met(options.size() + 1);
  for (const Value option : options) {
    store.budget().ask();
    const auto nimber = store.as_nimber(option);
    if (!nimber) return {.other = option};
    if (*nimber < met.size()) met[static_cast<std::size_t>(*nimber)] = true;
  }
  return {.least = static_cast<std::uint64_t>(std::ranges::find(met, false) - met.begin())};
}

// Whether the options are names of values, and are those of the canonical form.
bool are_canonical(ValueStore& store, const Options& options, Value value, Player player) {
  const auto is_name = [](const Option& option) { return std::holds_alternative<Value>(option); };
  if (!options.have_forms || !std::ranges::all_of(options.games, is_name)) return false;
  if (store.option_count(value, player) > options.values.size()) return false;
  std::vector<Value> lists[2] = {options.values, store.options(value, player)};
  for (std::vector<Value>& list : lists) {
    std::ranges::sort(list, {}, [](Value its) { return std::bit_cast<std::uint32_t>(its); });
    const auto repeated = std::ranges::unique(list);
    list.erase(repeated.begin(), repeated.end());
  }
  return lists[0] == lists[1];
}

}  // namespace

// --- options ---

Game Evaluation::as_game(const Option& option) const {
  if (const Value* value = std::get_if<Value>(&option)) return {session_.workspace(), *value};
  return {session_.workspace(), std::get<SharedConstruction>(option)};
}

std::vector<Game> Evaluation::as_games(const Options& options) const {
  std::vector<Game> out;
  for (const Option& option : options.games) out.push_back(as_game(option));
  if (options.have_forms) return out;
  for (const Value value : options.values) {
    out.emplace_back(session_.workspace(),
                     Construction::make_without_form(*session_.workspace(), value));
  }
  return out;
}

SharedConstruction Evaluation::construction_of(const Option& option) const {
  if (const Value* value = std::get_if<Value>(&option)) {
    return Construction::make(*session_.workspace(), *value);
  }
  return std::get<SharedConstruction>(option);
}

Result<Option> Evaluation::option(Cell cell) const {
  if (const auto* integer = cell.get<std::int64_t>()) return store().number(*integer);
  if (const auto* value = cell.get<Value>()) return *value;
  if (const auto* game = cell.get<SharedConstruction>()) return *game;
  SUMMAND_TRY(found, game(std::move(cell)));
  if (is_value_with_form(found.construction())) return found.value();
  return found.construction();
}

// In a definition.
Result<void> Evaluation::add_option(Cell cell, Options& out) const {
  SUMMAND_TRY(game, option(std::move(cell)));
  const auto* written = std::get_if<SharedConstruction>(&game);
  if (written != nullptr && (*written)->has_loops()) {
    out.have_loops = true;
    out.games.push_back(std::move(game));
    return {};
  }
  out.values.push_back(written == nullptr ? std::get<Value>(game) : as_game(game).value());
  if (out.have_forms &&
      ((written != nullptr && !(*written)->has_form()) || !has_room_for_forms())) {
    out.have_forms = false;
    out.games = {};
  }
  if (out.have_forms) out.games.push_back(std::move(game));
  return {};
}

Result<Options> Evaluation::options(std::span<Cell> cells, bool with_values) const {
  Options out;
  for (Cell& cell : cells) {
    if (Options* options = std::get_if<Options>(&cell.what)) {
      std::ranges::move(options->games, std::back_inserter(out.games));
      std::ranges::move(options->values, std::back_inserter(out.values));
      out.have_forms = out.have_forms && options->have_forms;
      out.have_loops = out.have_loops || options->have_loops;
    } else if (in_definition() && with_values) {
      if (auto added = add_option(std::move(cell), out); !added) {
        return std::unexpected(std::move(added).error());
      }
    } else {
      SUMMAND_TRY(game, option(std::move(cell)));
      out.games.push_back(std::move(game));
    }
  }
  if (with_values && out.have_forms && out.values.size() != out.games.size()) {
    out.values.clear();
    for (const Option& option : out.games) out.values.push_back(as_game(option).value());
  }
  return out;
}

bool Evaluation::has_room_for_forms() const {
  const std::size_t taken = session_.workspace()->bytes_of_games;
  return taken <= kMostBytesOfForms && store().budget().allows(taken);
}

// --- braces ---

// Without `right` both players have the same options. A value that is known belongs to a game that
// a definition or impartial {...} makes.
void Evaluation::push_braces(const Options& left, const Options* right, Value known,
                             std::uint32_t offset) {
  const bool has_forms = left.have_forms && (right == nullptr || right->have_forms);
  if (!has_forms || (in_definition() && known && !has_room_for_forms())) {
    cells_.push_back({Construction::make_without_form(*session_.workspace(), known), offset});
    return;
  }
  Construction::Braces out{.options = {},
                           .left = left.games.size(),
                           .right = right == nullptr ? left.games.size() : right->games.size(),
                           .impartial = right == nullptr,
                           .defined = in_definition()};
  out.options = std::make_unique<SharedConstruction[]>(out.size());
  SharedConstruction* next = out.options.get();
  for (const Option& option : left.games) *next++ = construction_of(option);
  if (right != nullptr) {
    for (const Option& option : right->games) *next++ = construction_of(option);
  }
  Game made(session_.workspace(), Construction::make(*session_.workspace(), std::move(out), known));
  push_game(std::move(made), offset);
}

Result<void> Evaluation::braces(const SyntaxNode& node) {
  const std::size_t count = std::size_t{node.first} + node.second;
  const std::span<Cell> cells = last_cells(count);
  SUMMAND_TRY(have_labels, braces_with_labels(node));
  if (have_labels) return {};
  SUMMAND_TRY(have_sides, braces_of_sides(node));
  if (have_sides) return {};
  const bool with_values = in_definition() && !have_loops(cells);
  SUMMAND_TRY(left, options(cells.first(node.first), with_values));
  SUMMAND_TRY(right, options(cells.subspan(node.first), with_values));
  drop(count);
  if (!with_values && !(left.have_forms && right.have_forms)) {
    return fail(std::string(kFormIsLost), node.offset);
  }
  Value known;
  if (with_values) {
    known = store().make(left.values, right.values);
    // An integer is its own form. Other canonical forms have names that misère play refuses.
    const auto number = as_number(store(), known);
    if (number && number->is_integer() && are_canonical(store(), left, known, Player::left) &&
        are_canonical(store(), right, known, Player::right)) {
      push(known, node.offset);
      return {};
    }
  }
  push_braces(left, &right, known, node.offset);
  return {};
}

Result<void> Evaluation::impartial(const SyntaxNode& node) {
  SUMMAND_TRY(all, options(last_cells(node.first), true));
  drop(node.first);
  const Mex mex = mex_of(store(), all.values);
  if (mex.other) {
    return fail(fmt::format("the options of impartial {{...}} are nimbers, but one is {}",
                            shortly(kept(*mex.other, store()), store())),
                node.offset);
  }
  const Value value = store().nimber(mex.least);
  if (are_canonical(store(), all, value, Player::left)) {
    push(value, node.offset);
  } else {
    push_braces(all, nullptr, value, node.offset);
  }
  return {};
}

Result<void> Evaluation::plus_minus(const SyntaxNode& node) {
  const std::size_t count = std::max(node.first, 1u);
  const std::span<Cell> cells = last_cells(count);
  const bool with_values = in_definition() && !have_loops(cells);
  SUMMAND_TRY(left, options(cells, with_values));
  drop(count);
  if (!with_values && !left.have_forms) return fail(std::string(kFormIsLost), node.offset);
  Options right;
  right.have_forms = left.have_forms;
  for (const Value value : left.values) right.values.push_back(store().negative(value));
  for (const Option& option : left.games) {
    const Value* value = std::get_if<Value>(&option);
    if (value != nullptr) {
      right.games.emplace_back(store().negative(*value));
    } else {
      right.games.emplace_back((-as_game(option)).construction());
    }
  }
  push_braces(left, &right, with_values ? store().make(left.values, right.values) : Value(),
              node.offset);
  return {};
}

void Evaluation::push_game(Game game, std::uint32_t offset) {
  const SharedConstruction& its = game.construction();
  if (!in_definition() || its->has_loops()) {
    push(Answer{std::move(game)}, offset);
  } else if (!its->has_form() && its->kind() != Construction::Kind::value) {
    cells_.push_back(
        {Construction::make_without_form(*session_.workspace(), its->value()), offset});
  } else {
    push(kept(its, store()), offset);
  }
}

}  // namespace summand
