#include "summand/loopy/loopy_text.hpp"

#include <algorithm>

#include "summand/loopy/labelled_text.hpp"
#include "summand/loopy/named_games.hpp"
#include "summand/loopy/short_games.hpp"

namespace summand {

LoopyText::LoopyText(StopperStore& store, ValueStore& values)
    : store_(store), values_(values), numbers_(store) {
  Budget& budget = store.budget();
  for (const char* name : {"upon", "upon*", "ace", "deuce", "trey"}) {
    const Stopper s = store.add(*named_loopy_game(name, budget));
    names_.emplace(s, name);
    names_.emplace(store.negative(s), std::string("-") + name);
  }
}

std::string LoopyText::closed(Stopper s, std::size_t limit) {
  if (const auto name = names_.find(s); name != names_.end()) return name->second;
  if (const auto x = numbers_.pseudo_number(s)) return summand::print(*x);
  const auto [known, is_new] = short_.try_emplace(s);
  if (is_new) {
    const auto value = short_value(values_, store_.game(s));
    if (value) known->second = summand::print(values_, *value, limit);
  }
  return known->second;
}

std::optional<Stopper> LoopyText::threat(Stopper game, Player player) {
  const Player other = opponent(player);
  const std::vector<Stopper> zero = {store_.zero()};
  const std::vector<Stopper> answers = store_.options(game, other);
  if (store_.options(game, player) != zero || answers.size() != 1) return std::nullopt;
  const std::vector<Stopper> threats = store_.options(answers[0], other);
  if (store_.options(answers[0], player) != zero || threats.size() != 1) return std::nullopt;
  const Stopper s = player == Player::left ? store_.negative(threats[0]) : threats[0];
  if (s == store_.zero() || !store_.greater_or_equal(s, store_.zero())) return std::nullopt;
  // A label inside the name could not be read.
  const std::vector<Stopper> inner = store_.followers(threats[0]);
  const bool contains_itself = std::ranges::find(inner, game) != inner.end();
  return contains_itself ? std::nullopt : std::optional(s);
}

std::string LoopyText::print(const Sides& sides, std::size_t limit) {
  if (sides.is_stopper()) return print(sides.onside, limit);
  std::string on = print(sides.onside, limit), off = print(sides.offside, limit);
  if (on == "on" && off == "off") return "dud";
  return on + " & " + off;
}

std::string LoopyText::print(Stopper root, std::size_t limit) {
  // Stoppers of a text are numbered in the order in which they are met.
  std::vector<Stopper> met = {root};
  std::map<Stopper, std::uint32_t> numbers = {{root, 0}};
  const auto number = [&](Stopper s) {
    const auto [at, is_new] = numbers.emplace(s, static_cast<std::uint32_t>(met.size()));
    if (is_new) met.push_back(s);
    return at->second;
  };
  NodesAsText nodes;
  nodes.closed = [&](std::uint32_t node) { return closed(met[node], limit); };
  nodes.options = [&](std::uint32_t node, Player player) {
    std::vector<std::uint32_t> out;
    for (const Stopper option : store_.options(met[node], player)) out.push_back(number(option));
    return out;
  };
  nodes.named = [&](std::uint32_t node) -> std::optional<NamedNode> {
    if (const auto s = threat(met[node], Player::left)) return NamedNode{"tiny(", number(*s)};
    if (const auto s = threat(met[node], Player::right)) return NamedNode{"miny(", number(*s)};
    return std::nullopt;
  };
  return labelled_text(0, nodes, limit, store_.budget());
}

}  // namespace summand
