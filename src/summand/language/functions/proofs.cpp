// Identification of games, and proofs by play.
#include <fmt/core.h>

#include "summand/algebra/smallest_position.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/language/heap_games.hpp"
#include "summand/language/pointers.hpp"
#include "summand/theory/equality.hpp"
#include "summand/theory/identification.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

std::string in_words(ValueStore& store, const DifferenceMove& move) {
  return fmt::format("{} moves in {} to {}", player_name(move.player), move.in_first ? "G" : "-H",
                     print(store, move.leaves));
}

// The meaning of the exchanges, one line each.
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
    out.text = "G = H, because the second player wins G - H:" + proof(store, all);
  } else {
    std::erase_if(all, [](const Exchange& exchange) { return exchange.answer.has_value(); });
    relation = sign(g <=> h);
    out.text = fmt::format("G {} H, because in G - H:{}", relation, proof(store, all));
  }
  out.fields.text("relation", std::string(relation)).list("moves", fields_of(store, all));
  return out;
}

// The same, after a statement whether the comparison holds.
Record why_claimed(const Claim& claim) {
  Record out = why_compared(claim.g, claim.h);
  if (!claim.holds) out.text = fmt::format("G {} H is false: {}", claim.sign, out.text);
  out.fields.text("claim", std::string(claim.sign)).truth("holds", claim.holds);
  return out;
}

Result<Answer> why(const FunctionCall& call) {
  if (call.size() == 2) {
    SUMMAND_TRY(g, call.ending_game(0));
    SUMMAND_TRY(h, call.ending_game(1));
    return Answer{why_compared(g, h)};
  }
  const Claim* claim = call.claim(0);
  if (claim == nullptr) {
    return fail("a comparison is expected here: why(G == H)", call.offset(0));
  }
  for (const Game* game : {&claim->g, &claim->h}) {
    if (game->has_loops()) return fail(only_ending(*game), call.offset(0));
  }
  return Answer{why_claimed(*claim)};
}

// The properties of a game, if no guess about it is right.
std::string properties(Workspace& workspace, Value g) {
  ValueStore& store = workspace.store;
  Thermographs& thermographs = workspace.thermographs();
  return fmt::format("stops {} and {}, mean {}, temperature {}, {} followers, born on day {}",
                     print(store.left_stop(g)), print(store.right_stop(g)),
                     print(thermographs.mean(g)), print(thermographs.temperature(g)),
                     print(count_followers(store, g)), print(store.birthday(g)));
}

// A canonical form that is too long to read is not written.
std::string name_of_form(ValueStore& store, Value g) {
  constexpr int kMostToWrite = 30;
  if (count_followers(store, g) > kMostToWrite) return "its canonical form";
  return print(store, g);
}

// Tries to name G, and shows the play that proves the name.
Result<Answer> identify(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  Workspace& workspace = call.workspace();
  ValueStore& store = workspace.store;
  SUMMAND_TRY(value, call.value(0, g));
  const auto guess = identified(workspace.thermographs(), workspace.atomic_weights(), value);
  const Value h = guess ? guess->value : value;
  const auto all = exchanges(store, g.form(), canonical_form(h));
  Record out{"proof", "", {}};
  if (guess) {
    out.text = fmt::format("G = {} = H", guess->name);
  } else {
    out.text = fmt::format("no guessed name is correct: {}\nG = {} = H", properties(workspace, h),
                           name_of_form(store, h));
  }
  out.text += ", because the second player wins G - H:" + proof(store, all);
  if (guess) {
    out.fields.text("name", guess->name);
  } else {
    out.fields.none("name");
  }
  out.fields.text("value", print(store, h)).text("relation", "=");
  out.fields.list("moves", fields_of(store, all));
  return Answer{std::move(out)};
}

Result<Answer> find(const FunctionCall& call) {
  SUMMAND_TRY(name, call.text(0));
  SUMMAND_TRY(wanted, call.value(1));
  const AnyRuleset* game = call.games().find(name);
  const auto of_heaps = game == nullptr ? heap_game_named(name, call.games()) : nullptr;
  if (of_heaps) game = of_heaps.get();
  if (game == nullptr) {
    const auto meant = game_of_other_name(name, call.games());
    return fail(fmt::format("there is no game '{}'{}", printable(name, 60),
                            meant ? fmt::format("; did you mean '{}'?", *meant) : ""),
                call.offset(0));
  }
  const SmallestPosition found = smallest_position(*game, wanted, call.workspace().evaluators);
  Record out{"position", "", {}};
  out.fields.text("game", std::string(game->info().name));
  if (found.position) {
    out.text = found.position->print_call();
    if (!found.is_proved) out.text += ", the smallest of the small positions";
    out.fields.text("position", found.position->print());
  } else {
    out.text = fmt::format(
        "none of {} positions of {} has the value {} (all positions of up to {} characters, and "
        "the small positions of the game)",
        found.looked_at, game->info().name, print(call.store(), wanted), found.every_size_to);
    out.fields.none("position");
  }
  out.fields.truth("is_smallest", found.is_proved).count("looked_through", found.looked_at);
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> proof_functions() {
  static constexpr Function kTable[] = {
      {"find", "GAME, G",
       "The position of a game with value G that is written with the fewest characters (without "
       "the | of rows). For -G the result is the mirror image.",
       2, 2, find, "find(toads-and-frogs, tiny(1/4))", "toads-and-frogs(\"T.TFFF\")"},
      {"identify", "G",
       "Guesses a name for G (uptimals, W.^, tinies, superstars, switches, heated and overheated "
       "games), and proves it by the play of the difference.",
       1, 1, identify, "identify({3||2|0})",
       "G = 2 + heat(^, 1) = H, because the second player wins G - H:\n"
       "  Left moves in G to 3: Right moves in -H to -3\n"
       "  Left moves in -H to {0|-2}: Right moves in G to {2|0}\n"
       "  Right moves in G to {2|0}: Left moves in -H to {0|-2}\n"
       "  Right moves in -H to -3: Left moves in G to 3"},
      {"why", "G == H", "An answer to each first move in G - H, or the first moves that win.", 1, 2,
       why, "why({0|*} == ^)",
       "G = H, because the second player wins G - H:\n"
       "  Left moves in G to 0: Right moves in -H to 0\n"
       "  Left moves in -H to *: Right moves in G to *\n"
       "  Right moves in G to *: Left moves in -H to *\n"
       "  Right moves in -H to 0: Left moves in G to 0",
       false, false, true},
  };
  return kTable;
}

}  // namespace summand
