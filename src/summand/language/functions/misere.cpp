// Misère play: outcomes, genera, and the canonical forms of impartial games.
#include <fmt/core.h>

#include "summand/language/functions/groups.hpp"
#include "summand/language/functions/misere_call.hpp"
#include "summand/misere/genus.hpp"
#include "summand/misere/misere_kinds.hpp"

namespace summand {

namespace {

Result<Answer> genus_of_game(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return Answer{print(GenusTable(its.store())(form))};
}

Result<Answer> hereditarily_tame(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return Answer{GenusTable(its.store()).is_hereditarily_tame(form)};
}

template <auto is_of>
Result<Answer> has_kind(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return Answer{is_of(MisereKinds(its.store())(form))};
}

template <MisereKind kind>
bool is_kind(MisereKind its) {
  return its == kind;
}

Result<Answer> half_tame(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return Answer{MisereKinds(its.store()).is_half_tame(form)};
}

Result<Answer> form_of_game(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return its.text(form);
}

Result<Answer> sum_of_forms(const FunctionCall& call) {
  MisereCall its(call);
  MisereForm total;
  for (std::size_t i = 0; i < call.size(); ++i) {
    SUMMAND_TRY(form, its.form(i));
    total = its.store().sum(total, form);
  }
  return its.text(total);
}

Result<Answer> mate_of_form(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return its.text(its.store().mate(form));
}

Result<Answer> misere_nim_value_of(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return call.answer(Dyadic(std::int64_t{its.store().misere_nim_value(form)}));
}

Result<Answer> equal_in_misere(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(g, its.form(0));
  SUMMAND_TRY(h, its.form(1));
  return Answer{g == h};
}

Result<Answer> birthday_of_form(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return call.answer(Dyadic(std::int64_t{its.store().birthday(form)}));
}

Result<Answer> outcome_in_misere(const FunctionCall& call) {
  if (call.argument(0).get<std::string>() != nullptr) {
    MisereCall its(call);
    SUMMAND_TRY(form, its.form(0));
    return Answer{its.store().outcome(form) == MisereOutcome::next ? Outcome::next
                                                                   : Outcome::previous};
  }
  SUMMAND_TRY(found, call.winners(0, {.convention = Convention::misere, .names_moves = false}));
  return Answer{*found.outcome()};
}

// The moves that win for a player, as text. A move in a sum has the number of its summand.
std::string moves_text(std::span<const RatedMove> moves, bool is_sum) {
  constexpr std::size_t kMostListed = 20;
  std::string out;
  for (std::size_t i = 0; i < moves.size() && i < kMostListed; ++i) {
    out += (i == 0 ? "" : ", ");
    if (is_sum) out += fmt::format("{}: ", moves[i].term + 1);
    out += moves[i].name;
  }
  if (moves.size() > kMostListed) out += fmt::format(" and {} more", moves.size() - kMostListed);
  return out;
}

Result<Answer> verdict_in_misere(const FunctionCall& call) {
  SUMMAND_TRY(found, call.winners(0, {.convention = Convention::misere}));
  const Outcome outcome = *found.outcome();
  Record out{"misere", fmt::format("{}: {}", sentence(outcome), found.reason), {}};
  out.fields.text("outcome", std::string(1, letter(outcome)));
  out.fields.text("method", found.rule).text("reason", found.reason);
  const bool impartial = found.is_impartial;
  for (const Player player : {Player::left, Player::right}) {
    const auto& moves = found.prospect(player).winning;
    if (!moves.empty() && (player == Player::left || !impartial)) {
      out.text += fmt::format("\n{} wins with {}",
                              impartial ? std::string_view("the next player") : player_name(player),
                              moves_text(moves, found.terms > 1));
    }
    std::vector<Fields> list;
    for (const RatedMove& move : moves) {
      list.emplace_back()
          .count("summand", move.term)
          .text("move", move.name)
          .text("reason", move.reason);
    }
    out.fields.list(player_key(player), std::move(list));
  }
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> misere_functions() {
  static constexpr Function kTable[] = {
      {"genus", "G", "The genus of an impartial game: its nim-values in normal and misère play.", 1,
       1, genus_of_game, "genus(*2 + *2)", "0^02"},
      {"is_generally_restive", "G",
       "Whether the misère form is restive once options that revert are left out.", 1, 1,
       has_kind<is_generally_restive>, "is_generally_restive(\"*[1,[0,2,[2]],[3,[2]]]\")", "true"},
      {"is_generally_tame", "G",
       "Whether the misère form is tame once options that revert are left out.", 1, 1,
       has_kind<is_generally_tame>, "is_generally_tame(\"*[[1,[2]],[[2]]]\")", "true"},
      {"is_half_tame", "G",
       "Whether G is not generally tame, but G + G is, and both its nim-values are 0.", 1, 1,
       half_tame, "is_half_tame(\"*[0,[2]]\")", "true"},
      {"is_restive", "G",
       "Whether all options of the misère form are tame, its nim-value is 0 or 1, and its misère "
       "nim-value is not.",
       1, 1, has_kind<is_kind<MisereKind::restive>>, "is_restive(\"*[0,[2]]\")", "true"},
      {"is_restless", "G",
       "Whether all options of the misère form are generally tame, its misère nim-value is 0 or 1, "
       "and its nim-value is not.",
       1, 1, has_kind<is_kind<MisereKind::restless>>, "is_restless(\"*[1,[2]]\")", "true"},
      {"is_tame", "G", "Whether the misère form of G and all its followers have a genus of Nim.", 1,
       1, hereditarily_tame, "is_tame(\"*[0,[2]]\")", "false"},
      {"is_tameable", "G",
       "Whether G is generally tame, or is so when tameable options count as tame.", 1, 1,
       has_kind<is_tameable>, "is_tameable(\"*[[1,[2]],[[2]]]\")", "true"},
      {"misere", "G", "Who wins in misère play, where the last move loses, and why.", 1, 1,
       verdict_in_misere, "misere(*2 + *2)",
       "the previous player wins: the nim-sum is 0, and a heap is larger than 1"},
      {"misere_birthday", "G", "The birthday of the canonical misère form.", 1, 1, birthday_of_form,
       "misere_birthday(*2 + *2)", "4"},
      {"misere_equal", "G, H", "Whether two impartial games are equal in misère play.", 2, 2,
       equal_in_misere, "misere_equal(*2 + *2, 0)", "false"},
      {"misere_form", "G", "The canonical misère form: *[0,3] has the options 0 and *3.", 1, 1,
       form_of_game, "misere_form(*2 + *3)", "*[2,3,[2,3]]"},
      {"misere_mate", "G", "Conway's mate: in misère play G and its mate are a P-position.", 1, 1,
       mate_of_form, "misere_mate(*)", "0"},
      {"misere_nim_value", "G", "The misère nim-value: 0 for P-positions.", 1, 1,
       misere_nim_value_of, "misere_nim_value(0)", "1"},
      {"misere_outcome", "G", "Who wins in misère play: a player who cannot move wins.", 1, 1,
       outcome_in_misere, "misere_outcome(*2 + *2)", "P"},
      {"misere_sum", "G, H, ...", "The canonical misère form of a sum of games or forms.", 1,
       Function::kAnyNumber, sum_of_forms, "misere_sum(\"*[2]\", *)", "*[3,[2]]"},
  };
  return kTable;
}

}  // namespace summand
