#include "summand/language/answer.hpp"

#include "summand/value/print.hpp"

namespace summand {

namespace {

template <class... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};

constexpr std::size_t kMostWritten = 1000;  // bytes of a game as it is written

}  // namespace

const Game* game_of(const Answer& answer) {
  if (const auto* written = answer.get<WrittenGame>()) return &written->game;
  return answer.get<Game>();
}

Answer answer_of(const std::shared_ptr<Workspace>& workspace, const Sides& sides) {
  if (sides.is_stopper()) return {game_of(workspace, sides.onside)};
  return {LoopySides{workspace, sides}};
}

std::string_view player_name(Player player) { return player == Player::left ? "Left" : "Right"; }

std::string_view key_of(Outcome outcome) {
  constexpr std::string_view kKeys[] = {"L", "R", "N", "P"};
  return kKeys[static_cast<int>(outcome)];
}

std::string_view player_key(Player player) { return player == Player::left ? "left" : "right"; }

std::string_view sign(std::partial_ordering order) {
  if (order == std::partial_ordering::equivalent) return "=";
  if (order == std::partial_ordering::less) return "<";
  return order == std::partial_ordering::greater ? ">" : "||";
}

// Lists are nested only a few levels deep (kMostNestedLists).
std::string print(const Answer& answer) {
  return std::visit(
      Overloaded{[](const Game& game) {
                   return is_loopy(game) ? print_loopy(game) : print(game.store(), game.value());
                 },
                 [](bool holds) { return std::string(holds ? "true" : "false"); },
                 [](std::partial_ordering order) { return std::string(sign(order)); },
                 [](Outcome outcome) { return std::string(1, letter(outcome)); },
                 [](const List& list) {
                   std::string out = "[";
                   for (const Answer& element : list.elements) {
                     if (out.size() > 1) out += ", ";
                     out += print(element);
                   }
                   return out + "]";
                 },
                 [](const Thermograph& graph) { return print(graph); },
                 [](const std::string& text) { return text; },
                 [](const Record& record) { return record.text; },
                 [](const WrittenGame& written) { return written.game.text(kMostWritten); },
                 [](const LoopySides& sides) { return print(sides); }},
      answer.what);
}

std::string_view describe(const Answer& answer) {
  constexpr std::string_view kKinds[] = {"a game",       "a truth value",
                                         "a comparison", "an outcome",
                                         "a list",       "a thermograph",
                                         "a text",       "an explanation",
                                         "a game",       "the sides of a loopy game"};
  return kKinds[answer.what.index()];
}

}  // namespace summand
