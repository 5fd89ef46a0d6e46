#include "summand/loopy/loopy_text.hpp"

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
  const NodesAsText nodes{.closed = [&](std::uint32_t node) { return closed(met[node], limit); },
                          .options =
                              [&](std::uint32_t node, Player player) {
                                std::vector<std::uint32_t> out;
                                for (const Stopper option : store_.options(met[node], player)) {
                                  out.push_back(number(option));
                                }
                                return out;
                              }};
  return labelled_text(0, nodes, limit, store_.budget());
}

}  // namespace summand
