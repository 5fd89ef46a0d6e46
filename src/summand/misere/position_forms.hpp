// MisereEvaluator: the misère forms of impartial positions of any game.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "summand/base/charged_vector.hpp"
#include "summand/base/result.hpp"
#include "summand/misere/misere_forms.hpp"
#include "summand/misere/misere_term.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/ruleset/sums_of_parts.hpp"

namespace summand {

class MisereEvaluator {
 public:
  // The store must live as long as this. The budget of the store is used.
  explicit MisereEvaluator(MisereStore& store)
      : store_(store),
        sums_(SumsOfParts::Policy::by_moves, store.budget()),
        forms_(store.budget()),
        open_(store.budget()) {}

  // The form of a position, by its moves. Parts that keep all moves are evaluated alone. Errors for
  // positions that are not impartial, and for games in which a position can repeat. Throws
  // LimitReached, and can then be used again.
  Result<MisereForm> operator()(const AnyPosition& position);
  // The same for a game that is written out.
  Result<MisereForm> operator()(const WrittenSum& game);
  Result<MisereForm> operator()(const MisereTerm& term) {
    return std::visit([&](const auto& game) { return (*this)(game); }, term);
  }

 private:
  static constexpr std::uint32_t kUnknown = 0, kOpen = 1;

  Result<MisereForm> form_of(SumsOfParts::Sum sum);
  std::uint32_t& form_of_part(SumsOfParts::Part part);
  // nullopt if a part is not known. It is then opened, or `repeats` is set if it is open.
  std::optional<MisereForm> known_form(SumsOfParts::Sum sum, bool& repeats);

  MisereStore& store_;
  SumsOfParts sums_;
  ChargedVector<std::uint32_t> forms_;     // of each part / 2: id + 2, or one of the above
  ChargedVector<SumsOfParts::Part> open_;  // not empty if a limit has stopped an evaluation
};

}  // namespace summand
