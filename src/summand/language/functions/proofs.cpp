// Which game is it, and why: proofs by play.
#include <fmt/format.h>

#include "summand/language/functions/groups.hpp"
#include "summand/language/suggest.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/theory/equality.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

std::string in_words(ValueStore& store, const DifferenceMove& move) {
  return fmt::format("{} moves in {} to {}", player_name(move.player), move.in_first ? "G" : "-H",
                     print(store, move.leaves));
}

// What the exchanges say, a line each.
std::string proof(ValueStore& store, const std::vector<Exchange>& exchanges) {
  std::string out;
  for (const Exchange& exchange : exchanges) {
    out += "\n  " + in_words(store, exchange.first);
    out += exchange.answer ? ": " + in_words(store, *exchange.answer) : ", and wins";
  }
  return out.empty() ? " neither has a move" : out;
}

Fields fields_of(ValueStore& store, const DifferenceMove& move) {
  Fields out;
  out.text("player", std::string(player_key(move.player)));
  out.text("in", move.in_first ? "G" : "-H").text("leaves", print(store, move.leaves));
  return out;
}

std::vector<Fields> fields_of(ValueStore& store, const std::vector<Exchange>& exchanges) {
  std::vector<Fields> out;
  for (const Exchange& exchange : exchanges) {
    Fields& its = out.emplace_back();
    its.fields("move", fields_of(store, exchange.first));
    if (exchange.answer) {
      its.fields("answer", fields_of(store, *exchange.answer));
    } else {
      its.none("answer");
    }
  }
  return out;
}

Record why_compared(const Game& g, const Game& h) {
  ValueStore& store = g.store();
  std::vector<Exchange> all = exchanges(store, g.form(), h.form());
  Record out{"proof", "", {}};
  std::string_view relation = "=";
  if (proves_equality(all)) {
    out.text = "G = H, for in G - H whoever moves second wins:" + proof(store, all);
  } else {
    std::erase_if(all, [](const Exchange& exchange) { return exchange.answer.has_value(); });
    relation = sign(g <=> h);
    out.text = fmt::format("G {} H, for in G - H:{}", relation, proof(store, all));
  }
  out.fields.text("relation", std::string(relation)).list("moves", fields_of(store, all));
  return out;
}

Result<Answer> why(const FunctionCall& call) {
  if (call.size() == 2) {
    SUMMAND_TRY(g, call.game(0));
    SUMMAND_TRY(h, call.game(1));
    return Answer{why_compared(g, h)};
  }
  const auto* games = call.compared(0);
  if (games == nullptr) {
    return fail("a comparison is expected here: why(G == H)", call.offset(0));
  }
  return Answer{why_compared(games->first, games->second)};
}

Result<Answer> identify(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  ValueStore& store = call.store();
  const Value guess = g.value();
  const auto all = exchanges(store, g.form(), canonical_form(guess));
  Record out{"proof",
             fmt::format("G = {} = H, for in G - H whoever moves second wins:{}",
                         print(store, guess), proof(store, all)),
             {}};
  out.fields.text("value", print(store, guess)).text("relation", "=");
  out.fields.list("moves", fields_of(store, all));
  return Answer{std::move(out)};
}

Result<Answer> find(const FunctionCall& call) {
  SUMMAND_TRY(name, call.text(0));
  SUMMAND_TRY(wanted, call.value(1));
  const AnyRuleset* game = find_ruleset(name);
  if (game == nullptr) {
    return fail(fmt::format("there is no game '{}'", name.substr(0, 60)), call.offset(0));
  }
  Evaluators& evaluators = call.workspace().evaluators;
  std::optional<AnyPosition> found;
  std::size_t shortest = SIZE_MAX, count = 0;
  game->small_positions([&](const AnyPosition& position) {
    ++count;
    if (position.value(evaluators) != wanted) return;
    if (const std::size_t size = position.print().size(); size < shortest) {
      shortest = size;
      found = position;
    }
  });
  if (found) {
    Record out{"position", found->print_call(), {}};
    out.fields.text("game", std::string(game->info().name)).text("position", found->print());
    out.fields.count("looked_through", count);
    return Answer{std::move(out)};
  }
  return fail(fmt::format("none of the {} small positions of {} that are looked through has the "
                          "value {}",
                          count, name, print(call.store(), wanted)),
              call.offset());
}

}  // namespace

std::span<const Function> proof_functions() {
  static constexpr Function kTable[] = {
      {"find", "GAME, G",
       "The shortest position worth G among a game's small positions, some ten thousand; no "
       "further.",
       2, 2, find, "find(toads-and-frogs, tiny(1/4))", "toads-and-frogs(\"T.TFFF\")"},
      {"identify", "G", "The name of G's value, with the play of G minus it as a proof.", 1, 1,
       identify, "identify({*|*})",
       "G = 0 = H, for in G - H whoever moves second wins:\n"
       "  Left moves in G to *: Right moves in G to 0\n"
       "  Right moves in G to *: Left moves in G to 0"},
      {"why", "G == H", "An answer to each first move in G - H, or the first moves that win.", 1, 2,
       why, "why({0|*} == ^)",
       "G = H, for in G - H whoever moves second wins:\n"
       "  Left moves in G to 0: Right moves in -H to 0\n"
       "  Left moves in -H to *: Right moves in G to *\n"
       "  Right moves in G to *: Left moves in -H to *\n"
       "  Right moves in -H to 0: Left moves in G to 0"},
  };
  return kTable;
}

}  // namespace summand
