#include "summand/verdict/nimber_of_game.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/algebra/entailing_sum.hpp"
#include "summand/base/threads.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/verdict/board_searcher.hpp"
#include "summand/verdict/game_search.hpp"
#include "summand/verdict/shared_search.hpp"
#include "summand/verdict/winner_question.hpp"

namespace summand {

namespace {

// A search of a game with its data.
class NimberSearcher {
 public:
  NimberSearcher(const Game& game, const std::vector<Term>& terms)
      : game_(game, terms), search_(game_.tables()) {}
  NimberSearcher(const Game& game, const std::vector<Term>& terms, SharedGame& shared_game,
                 SharedNimbers& shared_nimbers)
      : game_(game, terms, &shared_game), search_(game_.tables(), &shared_nimbers) {}

  NimberSearch& search() { return search_; }
  bool is_of_impartial_game() { return is_impartial(game_.tables(), game_.parts()); }
  std::uint64_t nimber() { return search_.nimber(game_.parts()); }

 private:
  GameSearch game_;
  NimberSearch search_;
};

template <class Searcher>
std::uint64_t nimber_by(Searcher& searcher) {
  return searcher.nimber();
}

// The nimber by a searcher, or by those that share(all) adds if the search is long. They share what
// they find, and divide the moves of parts.
template <class Searcher, class Share>
Attempt<FoundNimber> found_by(std::unique_ptr<Searcher> searcher, const NimberQuestion& question,
                              Share&& share) {
  searcher->search().watch(question.watch);
  const bool has_others = kHasThreads && question.threads > 1;
  SUMMAND_TRY(alone, answer_alone<std::uint64_t>(*searcher, has_others, nimber_by<Searcher>));
  FoundNimber out{.nodes = searcher->search().nodes()};
  if (alone) out.nimber = *alone;
  if constexpr (kHasThreads) {
    if (!alone) {
      SharedSearch<Searcher> all(question.watch);
      share(std::move(searcher), all);
      SUMMAND_TRY(nimber, all.template answer<std::uint64_t>(nimber_by<Searcher>));
      out.nimber = nimber;
      out.nodes = all.nodes() + out.nodes;
      out.threads = all.threads();
    }
  }
  return out;
}

Attempt<FoundNimber> by_positions(const Game& game, const std::vector<Term>& terms,
                                  const NimberQuestion& question) {
  auto searcher = std::make_unique<NimberSearcher>(game, terms);
  if (!searcher->is_of_impartial_game()) {
    return failure(Error{"a nimber is the value of an impartial game, and this one is not"});
  }
  // They live as long as the searchers.
  std::optional<SharedGame> shared_game;
  std::optional<SharedNimbers> shared_nimbers;
  return found_by(std::move(searcher), question, [&](auto first, auto& all) {
    first.reset();
    shared_game.emplace(game);
    shared_nimbers.emplace(game.store().budget());
    for (unsigned i = 0; i < std::min(question.threads, GameSearch::kMostSharing); ++i) {
      all.add(std::make_unique<NimberSearcher>(game, terms, *shared_game, *shared_nimbers));
    }
  });
}

// Null if the game brings no search along for these terms.
std::unique_ptr<BoardSearcher> searcher_of_boards(const Game& game,
                                                  const std::vector<Term>& terms) {
  auto out = BoardSearcher::of(game, terms);
  return out && out->is_impartial() ? std::move(out) : nullptr;
}

Attempt<FoundNimber> by_boards(std::unique_ptr<BoardSearcher> searcher,
                               const NimberQuestion& question) {
  const std::string_view method = searcher->search().method();
  const unsigned key_bits = searcher->search().key_bits();
  SUMMAND_TRY(out, found_by(std::move(searcher), question, [&](auto first, auto& all) {
                add_team(std::move(first), question.threads, all);
              }));
  out.method = method;
  out.key_bits = key_bits;
  return out;
}

Attempt<FoundNimber> found_nimber(const Game& game, const NimberQuestion& question) {
  const auto start = std::chrono::steady_clock::now();
  if (const EntailingSum its = entailing_sum(game); its.is_there) {
    SUMMAND_TRY(out, found_nimber(its.rest, question));
    out.nimber ^= its.nimber;
    out.loony = its.loony;
    out.time = std::chrono::steady_clock::now() - start;
    return out;
  }
  SUMMAND_TRY(terms, search_terms(game, SearchOptions{}.most_moves));
  auto boards = question.exact ? nullptr : searcher_of_boards(game, terms);
  SUMMAND_TRY(
      out, boards ? by_boards(std::move(boards), question) : by_positions(game, terms, question));
  out.time = std::chrono::steady_clock::now() - start;
  return out;
}

}  // namespace

Attempt<FoundNimber> search_nimber(const Game& game, const NimberQuestion& question) {
  return within_limits([&] { return found_nimber(game, question); });
}

}  // namespace summand
