// Functions of positions that need more than their values.
#include <fmt/core.h>

#include "summand/algebra/written_options.hpp"
#include "summand/language/functions/groups.hpp"

namespace summand {

namespace {

// The impartial version of a sum is the sum of the impartial versions of its terms.
Result<Answer> impartial(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  std::optional<Game> sum;
  for (const Summand& term : g.summands()) {
    const AnyPosition* position = term.game.position();
    if (position == nullptr) {
      return fail(
          fmt::format("{} is not a position, so the moves of the other player are not known",
                      term.game.text(200)),
          call.offset(0));
    }
    const Game one(g.shared_workspace(), position->impartial_version());
    // An impartial game is its own negative, but copies of it may be many.
    const Game version = term.copies == 1 ? one : one.copies(term.copies);
    sum = sum ? *sum + version : version;
  }
  if (!sum) return call.answer(call.store().zero());
  return Answer{*sum};
}

Result<Answer> options_as_written(const FunctionCall& call) {
  constexpr std::size_t kMostMoves = 1'000'000;
  SUMMAND_TRY(g, call.game(0));
  if (!g.has_form()) return fail(std::string(kFormIsLost), call.offset(0));
  List out;
  for (const Player player : {Player::left, Player::right}) {
    List its;
    for (Game& after : written_options(g, player, kMostMoves)) {
      its.elements.push_back(as_written(std::move(after)));
    }
    out.elements.push_back(Answer{std::move(its)});
  }
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> position_functions() {
  static constexpr Function kTable[] = {
      {"impartial", "G",
       "The impartial version of the position G, or of each position of a sum: both players may "
       "make Left's and Right's moves.",
       1, 1, impartial, "impartial(domineering(2x3))", "*"},
      {"written_options", "G", "The options of G as it is written: Left's, then Right's.", 1, 1,
       options_as_written, "written_options(hackenbush(\"LR\"))",
       "[[hackenbush(\"0\")], [hackenbush(\"L\")]]"},
  };
  return kTable;
}

}  // namespace summand
