// The laws of forms: what a function says of a game does not change if the game is given a name, is
// the result or the argument of a definition, or comes from a list.
#include <algorithm>
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "summand/language/functions/function.hpp"
#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

// The functions whose answers depend on how a game is written.
constexpr std::string_view kFormFunctions[] = {"misere_outcome",    "genus",
                                               "is_tame",           "misere_form",
                                               "misere_birthday",   "misere_mate",
                                               "misere_primes",     "misere_nim_value",
                                               "remoteness",        "suspense",
                                               "remoteness_moves",  "suspense_moves",
                                               "is_extraverted",    "is_generally_restive",
                                               "is_generally_tame", "is_half_tame",
                                               "is_restive",        "is_restless",
                                               "is_tameable",       "misere_options",
                                               "misere_parts",      "is_misere_even",
                                               "is_misere_prime",   "is_misere_nimber"};

// Games are spelled out, because calls have names. The order of the moves in a proof has no
// meaning.
std::string spelled(const Answer& answer) {
  if (const List* list = answer.get<List>()) {
    std::string out = "[";
    for (const Answer& element : list->elements) out += spelled(element) + ", ";
    return out + "]";
  }
  if (const auto* written = answer.get<WrittenGame>()) return written->game.print();
  std::vector<std::string> lines;
  std::istringstream text(print(answer));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  std::ranges::sort(lines);
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

// An answer without the place of an error and the calls around it.
std::string said_of(Session& session, const std::string& expression) {
  const auto answer = session.evaluate(expression);
  if (answer) return spelled(*answer);
  std::string message = answer.error().error.message;
  while (message.starts_with("in ")) message = message.substr(message.find("): ") + 3);
  return message;
}

// Small positions of a game: what random play of its examples comes to, with few positions left.
std::vector<std::string> small_positions(const AnyRuleset& game, std::size_t count) {
  constexpr std::size_t kFew = 12;
  constexpr std::uint64_t kMostMoves = 200;
  constexpr int kMostMade = 60;
  const auto is_small = [&](const AnyPosition& start) {
    std::vector<AnyPosition> found = {start};
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (const Player player : {Player::left, Player::right}) {
        if (found[i].move_count(player) > kFew) return false;
        for (const AnyMove& move : found[i].moves(player)) {
          if (std::ranges::find(found, move.after) == found.end()) found.push_back(move.after);
          if (found.size() > kFew) return false;
        }
      }
    }
    return found.size() > 2;
  };
  std::mt19937 random(7);
  std::set<std::string> out;
  for (int round = 0; round < 40 && out.size() < count; ++round) {
    const auto& examples = game.info().examples;
    auto position = game.parse(examples[random() % examples.size()]);
    // Play of a loopy game may never come to few positions.
    for (int moves_made = 0; position && !is_small(*position); ++moves_made) {
      if (moves_made == kMostMade) break;
      const Player player = random() % 2 == 0 ? Player::left : Player::right;
      if (position->move_count(player) > kMostMoves) break;
      std::vector<AnyMove> moves = position->moves(player);
      if (moves.empty()) moves = position->moves(opponent(player));
      if (moves.empty()) break;
      position = moves[random() % moves.size()].after;
    }
    if (position && is_small(*position)) out.insert(position->print_call());
  }
  return {out.begin(), out.end()};
}

// Ways to write an expression whose game must be the same. `G` is replaced by the game. A way may
// begin with statements.
struct Way {
  std::string_view before, game;
};

// In every way, F of the game says what it says of the first way.
void expect_the_same(const std::string& position, std::string_view function,
                     const std::vector<Way>& ways) {
  const auto filled = [&](std::string_view text) {
    std::string out;
    for (const char c : text) {
      if (c == '@') {
        out += position;
      } else {
        out += c;
      }
    }
    return out;
  };
  Session session;
  const std::string first = said_of(session, fmt::format("{}({})", function, filled(ways[0].game)));
  for (const Way& way : ways) {
    Session its;
    const std::string statement = filled(way.before);
    if (!statement.empty()) {
      ASSERT_TRUE(its.evaluate(statement)) << statement;
    }
    EXPECT_EQ(said_of(its, fmt::format("{}({})", function, filled(way.game))), first)
        << statement << "; " << function << "(" << filled(way.game) << ")";
    // Asked inside of a definition.
    const std::string ask = fmt::format("ask(g) = {}(g)", function);
    ASSERT_TRUE(its.evaluate(ask)) << ask;
    EXPECT_EQ(said_of(its, fmt::format("ask({})", filled(way.game))), first)
        << statement << "; " << ask << "; ask(" << filled(way.game) << ")";
  }
}

const std::vector<Way> kOne = {{"", "@"},
                               {"x = @", "x"},
                               {"d() = @", "d()"},
                               {"same(g) = g", "same(@)"},
                               {"", "[0, @][2]"},
                               {"l() = [0, @]", "l()[2]"},
                               {"", "(let x = @ in x)"},
                               {"d() = let x = @ in x", "d()"},
                               {"f(l) = l[1]", "f([@])"},
                               {"f(n) = if n == 0 then @ else f(n-1)", "f(3)"}};

const std::vector<Way> kTwo = {{"", "@ + @"},
                               {"", "2.@"},
                               {"", "copies(2, @)"},
                               {"", "sum([@, @])"},
                               {"x = @", "x + x"},
                               {"d() = @ + @", "d()"},
                               {"d() = 2.@", "d()"},
                               {"t(g) = g + g", "t(@)"},
                               {"t(n, g) = copies(n, g)", "t(2, @)"},
                               {"t(n) = if n == 0 then 0 else t(n-1) + @", "t(2)"},
                               {"t(n) = sum([@ for i in 1..n])", "t(2)"}};

const std::vector<Way> kNegative = {{"", "-@"},
                                    {"d() = -@", "d()"},
                                    {"m(g) = -g", "m(@)"},
                                    {"m(g) = 0 - g", "m(@)"},
                                    {"x = -@", "x"}};

const std::vector<Way> kBraces = {{"", "{@, * | 0, @}"},
                                  {"b(g) = {g, * | 0, g}", "b(@)"},
                                  {"b(g) = {x for x in [g, *] | 0, g}", "b(@)"},
                                  {"x = {@, * | 0, @}", "x"},
                                  {"d() = {@, * | 0, @}", "d()"}};

const std::vector<Way> kOrdinal = {{"", "@ : *"},
                                   {"o(g) = g : *", "o(@)"},
                                   {"o(g) = ordinal_sum(g, *)", "o(@)"},
                                   {"d() = @ : *", "d()"}};

const std::vector<Way> kCompound = {{"", "conway_product(@, *2)"},
                                    {"c(g) = conway_product(g, *2)", "c(@)"},
                                    {"c(g, h) = conway_product(g, h)", "c(@, *2)"},
                                    {"x = @", "conway_product(x, *2)"},
                                    {"d() = conway_product(@, *2)", "d()"}};

const std::vector<Way> kImpartial = {{"", "impartial {0, @}"},
                                     {"", "{0, @ | 0, @}"},
                                     {"i(g) = impartial {0, g}", "i(@)"},
                                     {"i(g) = {0, g | 0, g}", "i(@)"},
                                     {"d() = impartial {x for x in [0, @]}", "d()"}};

// With a stride k, each game is asked for every k-th function, so that neighbours in the lists are
// asked for different ones.
void expect_the_laws_of_all_games(std::size_t positions_of_each, std::size_t stride) {
  const Session session;
  std::size_t games = 0;
  for (const AnyRuleset* game : session.games().all()) {
    const std::vector<std::string> positions = small_positions(*game, positions_of_each);
    games += positions.empty() ? 0 : 1;
    for (const std::string& position : positions) {
      for (std::size_t i = games % stride; i < std::size(kFormFunctions); i += stride) {
        const std::string_view function = kFormFunctions[i];
        for (const auto* ways : {&kOne, &kTwo, &kNegative, &kBraces, &kOrdinal}) {
          expect_the_same(position, function, *ways);
        }
        if (said("is_nimber(" + position + ")") == "true") {
          expect_the_same(position, function, kImpartial);
        }
      }
    }
  }
  EXPECT_GT(games, 40u);
}

TEST(FormLaws, NamesCallsArgumentsListsAndCopiesKeepTheFormOfEveryGame) {
  expect_the_laws_of_all_games(1, 16);
}

TEST(FormLawsSlow, HoldForMorePositionsOfEveryGame) { expect_the_laws_of_all_games(4, 1); }

// Not only those functions: no function may see a difference.
TEST(FormLaws, NoFunctionSeesADefinition) {
  for (const std::string position : {"nim(2,1)", "octal(kayles, 5)", "domineering(2x3)",
                                     "toads-and-frogs(\"T..F\")", "col(\"path 3\")"}) {
    for (const Function& function : all_functions()) {
      if (function.least > 1 || !function.arguments.starts_with("G")) continue;
      expect_the_same(position, function.name, kOne);
    }
  }
}

// What no board has: braces in braces, ups, and sums of nimbers.
TEST(FormLaws, HoldForGamesWithoutABoard) {
  for (const std::string game :
       {"{*|*}", "{*2|*2}", "{*2+*2|*2+*2}", "{{0|0},*2|{0|0},*2}", "^ + v", "*2 + *2", "*3",
        "{1|0}", "+-1", "{0|*}", "1", "{*2|*}", "*:*2"}) {
    const std::string position = "(" + game + ")";
    for (const std::string_view function : kFormFunctions) {
      for (const auto* ways : {&kOne, &kTwo, &kNegative, &kBraces, &kOrdinal, &kCompound}) {
        expect_the_same(position, function, *ways);
      }
    }
  }
}

}  // namespace
}  // namespace summand
