#include "summand/language/functions/function.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/algebra/bounded_product.hpp"
#include "summand/algebra/entailing_sum.hpp"
#include "summand/base/utf8.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/value/properties.hpp"
#include "summand/verdict/engine.hpp"

namespace summand {

namespace {

constexpr std::string_view kOnlyShort =
    "a short game is expected here: this loopy game (a position can repeat) is equal to none";

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

// Whether two names are equal except for underscores.
bool same_name(std::string_view a, std::string_view b) {
  std::size_t i = 0, k = 0;
  while (true) {
    while (i < a.size() && a[i] == '_') ++i;
    while (k < b.size() && b[k] == '_') ++k;
    if (i == a.size() || k == b.size()) return i == a.size() && k == b.size();
    if (a[i++] != b[k++]) return false;
  }
}

}  // namespace

Result<Game> FunctionCall::game(std::size_t i) const {
  const Answer& answer = arguments_[i].answer;
  if (const Game* game = game_of(answer)) return *game;
  return fail(fmt::format("a game is expected here, not {}", describe(answer)), offset(i));
}

std::string only_ending(const Game& game) {
  const bool entails =
      game.has_position_where([](const AnyPosition& position) { return position.entails(); });
  return entails ? "a game in which the players take turns is expected here: in this one a player "
                   "may move again"
                 : "a game that ends is expected here: in this loopy game a position can repeat";
}

Result<Game> FunctionCall::ending_game(std::size_t i) const {
  SUMMAND_TRY(found, game(i));
  if (found.has_loops()) return fail(only_ending(found), offset(i));
  return found;
}

Result<std::string> FunctionCall::text(std::size_t i) const {
  const Answer& answer = arguments_[i].answer;
  if (const auto* text = answer.get<std::string>()) return *text;
  return fail(fmt::format("a name or a text in quotes is expected here, not {}", describe(answer)),
              offset(i));
}

Result<Value> FunctionCall::value(std::size_t i) const {
  SUMMAND_TRY(found, game(i));
  return value(i, found);
}

Result<Value> FunctionCall::value(std::size_t i, const Game& game) const {
  if (has_loony(game)) return fail(std::string(kLoonyHasNoValue), offset(i));
  if (const auto value = game.short_value()) return *value;
  return fail(std::string(kOnlyShort), offset(i));
}

Result<std::optional<Value>> FunctionCall::short_value(std::size_t i) const {
  if (argument(i).get<LoopySides>() != nullptr) return std::nullopt;
  SUMMAND_TRY(found, game(i));
  if (has_loony(found)) return fail(std::string(kLoonyHasNoValue), offset(i));
  return found.short_value();
}

Result<Winners> FunctionCall::winners(std::size_t i, const WinnerQuestion& question) const {
  SUMMAND_TRY(game, this->game(i));
  auto found = Engine(game, question).winners();
  if (found) return *std::move(found);
  Failure why = std::move(found).error();
  if (why.limit) reach_limit_again(std::move(why));
  return fail(std::move(why.error.message), offset(i));
}

Result<std::vector<Value>> FunctionCall::terms(std::size_t i) const {
  SUMMAND_TRY(found, placed_terms(i));
  return std::move(found.values);
}

Result<std::vector<Value>> FunctionCall::terms_by_value(std::size_t i) const {
  SUMMAND_TRY(found, placed_terms(i, true));
  return std::move(found.values);
}

Result<FunctionCall::Terms> FunctionCall::placed_terms(std::size_t i, bool by_value) const {
  SUMMAND_TRY(sum, game(i));
  Terms out;
  std::size_t place = 0;
  const auto add = [&](Value term, std::size_t count) {
    out.values.insert(out.values.end(), count, term);
    out.places.insert(out.places.end(), count, place);
  };
  for (const Summand& summand : sum.summands()) {
    SUMMAND_TRY(value, this->value(i, summand.game));
    const Dyadic count = summand.copies.abs();
    const auto cheque = by_value && count > 1 ? as_cheque(store(), value) : std::nullopt;
    if (is_number_up_star(store(), value)) {
      add(store().multiple(summand.copies, value), 1);
    } else if (cheque) {
      const Dyadic pairs = summand.copies.half().floor();
      add(store().number(bounded_product(pairs, cheque->x + cheque->y)), 1);
      if (!summand.copies.half().is_integer()) add(value, 1);
    } else if (count >
               static_cast<std::int64_t>(kMostTerms - std::min(kMostTerms, out.values.size()))) {
      reach_limit(Limit::size, fmt::format("a sum of more than {} terms", kMostTerms));
    } else {
      add(summand.copies.sign() > 0 ? value : store().negative(value),
          static_cast<std::size_t>(*count.to_int64()));
    }
    ++place;
  }
  return out;
}

Result<Dyadic> FunctionCall::number(std::size_t i) const {
  SUMMAND_TRY(found, value(i));
  if (const std::optional<Dyadic> number = as_number(store(), found)) return *number;
  return fail("a number is expected here", offset(i));
}

Result<Dyadic> FunctionCall::integer(std::size_t i) const {
  SUMMAND_TRY(found, number(i));
  if (!found.is_integer()) return fail("an integer is expected here", offset(i));
  return found;
}

Result<std::uint64_t> FunctionCall::nimber(std::size_t i) const {
  SUMMAND_TRY(found, value(i));
  if (const std::optional<std::uint64_t> star = store().as_nimber(found); star && *star != 0)
    return *star;
  const std::optional<Dyadic> number = as_number(store(), found);
  if (!number || !number->is_integer() || number->sign() < 0) {
    return fail("a nimber *n is expected here, or an integer n >= 0 for it", offset(i));
  }
  if (number->bit_length() > 64) return fail("nimbers must be below 2^64", offset(i));
  // In two halves, because an integer of 64 bits may be too long for to_int64().
  const Dyadic high = number->scaled(-32).floor();
  const Dyadic low = *number - high.scaled(32);
  return static_cast<std::uint64_t>(*high.to_int64()) << 32 |
         static_cast<std::uint64_t>(*low.to_int64());
}

Answer as_written(Game game) {
  return game.kind() == Game::Kind::value ? Answer{std::move(game)}
                                          : Answer{WrittenGame{std::move(game)}};
}

std::span<const Function> all_functions() {
  static const std::vector<Function> kAll = [] {
    std::vector<Function> all;
    for (const auto& group :
         {arithmetic_functions(), compound_functions(),      cooling_functions(),
          heat_functions(),       infinitesimal_functions(), kind_functions(),
          ko_functions(),         list_functions(),          loopy_functions(),
          misere_functions(),     misere_part_functions(),   name_functions(),
          nim_functions(),        option_functions(),        order_functions(),
          position_functions(),   proof_functions(),         score_functions(),
          strategy_functions(),   switch_functions()}) {
      all.insert(all.end(), group.begin(), group.end());
    }
    std::ranges::sort(all, {}, &Function::name);
    return all;
  }();
  return kAll;
}

const Function* find_function(std::string_view name) {
  for (const Function& function : all_functions()) {
    if (same_name(function.name, name)) return &function;
  }
  return nullptr;
}

const Function* find_function_of_capitals(std::string_view name) {
  if (name.empty() || !is_capital(name.front())) return nullptr;
  std::string small(name);
  std::ranges::transform(small, small.begin(), lower_case);
  return find_function(small);
}

}  // namespace summand
