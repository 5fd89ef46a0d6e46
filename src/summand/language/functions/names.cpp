// Games with names, and games made from others.
#include "summand/value/names.hpp"

#include <limits>

#include "summand/algebra/loopy_games.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/theory/companion.hpp"
#include "summand/value/subordinate.hpp"

namespace summand {

namespace {

Result<Answer> canonical(const FunctionCall& call) {
  if (call.argument(0).get<LoopySides>() != nullptr) return call.argument(0);
  SUMMAND_TRY(game, call.game(0));
  if (!is_loopy(game)) return call.answer(game.value());
  const auto found = sides_of(game);
  if (!found) return fail("no sides of this loopy game were found", call.offset(0));
  return answer_of(call.shared_workspace(), *found);
}

Result<Answer> companion_of_game(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return call.answer(companion(call.store(), g));
}

template <bool is_tiny>
Result<Answer> tiny_or_miny(const FunctionCall& call) {
  SUMMAND_TRY(g, call.game(0));
  if (is_loopy(g)) {
    SUMMAND_TRY(made, tiny_of_loopy(g, is_tiny, call.offset(0)));
    return Answer{std::move(made)};
  }
  auto made = is_tiny ? tiny(call.store(), g.value()) : miny(call.store(), g.value());
  if (!made) return shifted(std::move(made).error(), call.offset(0));
  return call.answer(*made);
}

Result<Answer> ordinal_sum_of_games(const FunctionCall& call) {
  SUMMAND_TRY(g, call.ending_game(0));
  SUMMAND_TRY(h, call.game(1));
  if (!g.has_form()) return fail(std::string(kFormIsLost), call.offset(0));
  return Answer{h.has_loops() ? loopy_ordinal_sum(g, h) : g.ordinal_sum(h)};
}

Result<Answer> subordinate_to_base(const FunctionCall& call) {
  SUMMAND_TRY(game, call.game(0));
  SUMMAND_TRY(base, call.ending_game(1));
  if (!base.has_form()) return fail(std::string(kFormIsLost), call.offset(1));
  if (is_loopy(game) && !game.short_value()) {
    if (const auto top = loopy_subordinate(game, base)) return Answer{*top};
    return fail(
        "no game H was found that makes B : H equal to this loopy game; B is " + base.text(),
        call.offset(0));
  }
  SUMMAND_TRY(g, call.value(0));
  if (const auto top = subordinate(call.store(), g, base.form())) return call.answer(*top);
  return fail("no game H was found that makes B : H equal to this game; B is " + base.text(),
              call.offset(0));
}

Result<Answer> superstar_of_nimbers(const FunctionCall& call) {
  std::vector<std::uint64_t> nimbers;
  for (std::size_t i = 0; i < call.size(); ++i) {
    SUMMAND_TRY(nimber, call.nimber(i));
    nimbers.push_back(nimber);
  }
  return call.answer(superstar(call.store(), nimbers));
}

Result<Answer> ups(const FunctionCall& call) {
  SUMMAND_TRY(n, call.integer(0));
  if (!n.to_int64() || *n.to_int64() == std::numeric_limits<std::int64_t>::min()) {
    return fail("too many ups: the number must be below 2^63", call.offset(0));
  }
  return call.answer(up(call.store(), *n.to_int64()));
}

}  // namespace

std::span<const Function> name_functions() {
  static constexpr Function kTable[] = {
      {"canonical", "G", "The canonical form of G; how G was written is forgotten.", 1, 1,
       canonical, "canonical({0,*|1})", "1/2"},
      {"companion", "G",
       "The game that takes the place of G when 0 and * change places. The exchange keeps the "
       "order of the games born by day 1, 2, and so on.",
       1, 1, companion_of_game, "companion({1|0})", "{1|*}"},
      {"miny", "G", "Miny-G, {G|0||0}, for G > 0; also written -_G.", 1, 1, tiny_or_miny<false>,
       "miny(1) == {1|0||0}", "true"},
      {"ordinal_sum", "G, H", "G : H, where a move in G throws H away.", 2, 2, ordinal_sum_of_games,
       "ordinal_sum({*|*}, 1)", "^"},
      {"subordinate", "G, B", "The H with G = B : H. It depends on how B is written.", 2, 2,
       subordinate_to_base, "subordinate(^, {*|*})", "1"},
      {"superstar", "a, b, ...",
       "{0,*,...,*m|*a,*b,...}, where m is the least number not among a, b, ...", 1,
       Function::kAnyNumber, superstar_of_nimbers, "superstar(*, *2) == {0|*,*2}", "true"},
      {"tiny", "G", "Tiny-G, {0||0|-G}, for G > 0; also written +_G.", 1, 1, tiny_or_miny<true>,
       "tiny(1) == {0||0|-1}", "true"},
      {"up", "n", "The sum of n ups; downs for a negative n.", 1, 1, ups, "up(-3)", "v3"},
  };
  return kTable;
}

}  // namespace summand
