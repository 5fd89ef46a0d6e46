#include "summand/algebra/misere_terms.hpp"

#include <fmt/core.h>
#include <utility>

#include "summand/algebra/written_sums.hpp"

namespace summand {

namespace {

using Sum = SumsOfParts::Sum;

// The terms of a game that is written out, with the texts of the options of each.
class WrittenTerms {
 public:
  explicit WrittenTerms(const std::shared_ptr<Workspace>& workspace)
      : games_(workspace, SumsOfParts::Policy::by_moves), sums_(games_.sums()) {}

  // Adds one term for each part of the game, and one for 0. An ordinal sum may have several parts.
  Result<bool> add(const Game& game, bool negated, MisereSum& out) {
    SUMMAND_TRY(plain, games_.of(game));
    const Sum sum = negated ? sums_.negative(plain) : plain;
    const auto parts = sums_.parts(sum);
    std::vector<Sum> terms;
    for (const SumsOfParts::Part part :
         std::vector<SumsOfParts::Part>(parts.begin(), parts.end())) {
      terms.push_back(sums_.alone(part));
    }
    if (terms.empty()) terms.push_back(sum);
    for (const Sum term : terms) {
      SUMMAND_TRY(names, names_of_options(game, term, negated));
      out.terms.emplace_back(WrittenSum{games_.shared_sums(), term});
      out.options.push_back(std::move(names));
    }
    return true;
  }

 private:
  using Names = MisereSum::Names;

  Result<Names> names_of_options(const Game& game, Sum term, bool negated) {
    Names out;
    if (game.kind() == Construction::Kind::braces) {
      for (const SharedConstruction& option : game.construction()->operands()) {
        const Game written(game.shared_workspace(), option);
        SUMMAND_TRY(after, games_.of(written));
        const Sum its = negated ? sums_.negative(after) : after;
        if (!out.contains(its)) out.emplace(its, text_of(negated ? -written : written));
      }
      return out;
    }
    for (const Player player : {Player::left, Player::right}) {
      for (const Sum option : options_of({games_.shared_sums(), term}, player)) {
        if (!out.contains(option)) out.emplace(option, text_of(games_.written(option)));
      }
    }
    return out;
  }
  static std::string text_of(const Game& game) {
    constexpr std::size_t kMostText = 200;
    return game.text(kMostText);
  }

  WrittenSums games_;
  SumsOfParts& sums_;
};

}  // namespace

std::string MisereSum::name_of(const MisereMove& move) const {
  return move.name.empty() ? options[move.term].at(move.sum) : move.name;
}

Result<MisereSum> misere_sum(const Game& game) {
  MisereSum out;
  WrittenTerms written(game.shared_workspace());
  const std::vector<Summand> summands = game.summands();
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const Summand& summand = summands[i];
    const auto count = summand.copies.abs().to_int64();
    if (!count || *count > static_cast<std::int64_t>(kMostMisereTerms - out.terms.size())) {
      return fail(fmt::format("misère play takes at most {} games", kMostMisereTerms));
    }
    const std::size_t first = out.terms.size();
    if (const AnyPosition* position = summand.game.position()) {
      if (!position->valued_by_moves()) return std::unexpected(no_misere_game(*position));
      out.terms.emplace_back(*position);
      out.options.emplace_back();
    } else {
      SUMMAND_TRY(added, written.add(summand.game, summand.copies.sign() < 0, out));
      static_cast<void>(added);
    }
    const std::size_t end = out.terms.size();
    for (std::int64_t copy = 1; copy < *count; ++copy) {
      for (std::size_t term = first; term < end; ++term) {
        out.terms.push_back(out.terms[term]);
        out.options.push_back(out.options[term]);
      }
    }
    out.summands.resize(out.terms.size(), i);
  }
  return out;
}

}  // namespace summand
