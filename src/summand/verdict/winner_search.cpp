#include "summand/verdict/winner_search.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <memory>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/threads.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/search/proof_numbers/model_file.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/verdict/board_searcher.hpp"
#include "summand/verdict/game_search.hpp"
#include "summand/verdict/saved_proofs.hpp"
#include "summand/verdict/shared_search.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostTableBytes = std::size_t{1} << 26,
                      kLeastTableBytes = std::size_t{1} << 16;
constexpr std::size_t kPairBytes = 48;
constexpr unsigned kLeastTable = 10;
unsigned log2_pairs(std::size_t bytes) {
  const std::size_t pairs = std::max<std::size_t>(bytes / kPairBytes, 1);
  return std::max(kLeastTable, static_cast<unsigned>(std::bit_width(pairs)) - 1);
}

// A table that does not grow should leave half of the memory to other things.
unsigned log2_of_table(const Budget& budget, std::size_t bytes) {
  unsigned log2 = log2_pairs(bytes);
  while (log2 > kLeastTable && !budget.allows(2 * kPairBytes << log2)) --log2;
  return log2;
}

}  // namespace

// This namespace has a name, because the members of WinnerSearch::Work need types with linkage.
namespace winner_search {

// A search of a game with its data.
class Searcher {
 public:
  Searcher(const Game& game, const std::vector<Term>& terms, std::size_t table_bytes)
      : game_(game, terms), search_(game_.tables(), log2_pairs(table_bytes)) {}
  Searcher(const Game& game, const std::vector<Term>& terms, SharedSums& shared)
      : game_(game, terms), search_(game_.tables(), shared) {}

  SumSearch& search() { return search_; }
  bool wins(Player first) { return search_.wins(sum(), first); }

  // A winning move of a player who wins.
  RatedMove winning_move(Player player) {
    const std::optional<SearchSum> left = search_.winning_option(sum(), player);
    SUMMAND_CHECK(left.has_value());
    return named(*left, player);
  }

 private:
  const SearchSum& sum() {
    if (!sum_) sum_ = search_.sum_of(game_.parts());
    return *sum_;
  }

  // The winning move that leaves this sum, if there is one. The search adds numbers up, so it may
  // have moved in a number that is not written in the sum.
  RatedMove named(const SearchSum& left, Player player) {
    const SearchSum wanted = search_.sum_of({left.values, left.parts});
    auto move = game_.find_move(
        player, [&](const PartList& parts) { return search_.sum_of(parts) == wanted; });
    if (!move) {
      move = game_.find_move(player, [&](const PartList& parts) {
        return !search_.wins(search_.sum_of(parts), opponent(player));
      });
    }
    if (!move) reach_limit(Limit::size, "a winning move among too many moves to list");
    return *std::move(move);
  }

  GameSearch game_;
  SumSearch search_;
  std::optional<SearchSum> sum_;
};

// The question who wins if this player starts.
struct Question {
  Player first;
  bool answered = false;
  bool wins = false;
  std::optional<RatedMove> winning{};  // of that player, if he has one and it is wanted
};

template <class Searcher>
void answer(Searcher& searcher, Question& question, bool names_moves) {
  question.wins = searcher.wins(question.first);
  if (question.wins && names_moves) question.winning = searcher.winning_move(question.first);
  question.answered = true;
}

// A searcher, and those of all threads once the search turns out to be long.
template <class Searcher>
struct Team {
  std::unique_ptr<Searcher> alone;  // until the threads share
  std::uint64_t nodes_alone = 0;    // of a searcher that was left then
  std::unique_ptr<SharedSearch<Searcher>> shared;

  bool is_there() const { return alone || shared; }
  Searcher& first() { return shared ? shared->first() : *alone; }
  std::size_t threads() const { return shared ? shared->threads() : 1; }
  std::uint64_t nodes() const {
    if (shared) return nodes_alone + shared->nodes();
    return alone ? alone->search().nodes() : 0;
  }
};

}  // namespace winner_search

struct WinnerSearch::Work {
  using Searcher = winner_search::Searcher;
  template <class Its>
  using Team = winner_search::Team<Its>;

  Work(Game its_game, std::vector<Term> its_terms, const WinnerQuestion& question)
      : game(std::move(its_game)),
        terms(std::move(its_terms)),
        options(question.search),
        names_moves(question.names_moves),
        asked(question.first) {
    for (const Player first : {Player::left, Player::right}) {
      if (asked.value_or(first) == first) questions.push_back({first});
    }
  }

  Attempt<void> go_on() {
    if (!boards.is_there() && !sums.is_there()) {
      if (auto begun = begin(); !begun) return begun;
    }
    if (sums.is_there()) return ask_all(sums);
    auto done = within_limits([&] { return ask_all(boards); });
    if (options.files == nullptr) return done;
    // What was found is saved even if a limit was reached.
    options.files->saved =
        options.files->saves.save([&](const std::string& path) { return save(path); });
    return done;
  }

  // Chooses the frame.
  Attempt<void> begin() {
    const LearnedModel* const model = options.model;
    using Weights = std::span<const Training::Weights>;
    boards.alone =
        BoardSearcher::of(game, terms, model != nullptr ? Weights(model->weights) : Weights());
    if (boards.alone && !fits(boards.alone->search())) boards.alone.reset();
    if (boards.alone) {
      if (auto fitting = check_model(); !fitting) return fitting;
      return prepare_files();
    }
    if (options.by == SearchFrame::proof_numbers) {
      return failure(
          Error{"this sum cannot be searched by proof numbers: its boards must be of one "
                "game that has such a search, as clobber has, and not too large"});
    }
    if (options.files != nullptr) {
      return failure(
          Error{"only a search by proof numbers, or of one board of Domineering, is saved and "
                "continued: this sum is searched in another way"});
    }
    if (model != nullptr) return wrong_model(kNoModel);
    sums.alone = std::make_unique<Searcher>(game, terms, table());
    return {};
  }
  // Whether it is a search by the frame that is asked for. If files are asked for, it must be able
  // to write its results.
  bool fits(const BoardSearch& search) const {
    const SearchFrame its =
        search.method() == kByProofNumbers ? SearchFrame::proof_numbers : SearchFrame::bounds;
    return options.by.value_or(its) == its && (options.files == nullptr || !search.form().empty());
  }
  static constexpr std::string_view kNoModel =
      "only a search by proof numbers takes a model, and this sum is searched in another way";
  std::unexpected<Failure> wrong_model(std::string_view why) const {
    const std::string& file = options.model->file;
    return failure_elsewhere(
        Error{file.empty() ? std::string(why) : fmt::format("{}: {}", file, why)});
  }
  Attempt<void> check_model() const {
    if (options.model == nullptr) return {};
    const LearnedModel& model = *options.model;
    const std::size_t rows = boards.alone->search().model_rows();
    if (rows == 0) return wrong_model(kNoModel);
    if (model.game != boards.alone->ruleset().info().name) {
      return wrong_model(fmt::format("the model is of {}, and these boards are of another game",
                                     printable(model.game, 60)));
    }
    if (model.weights.size() == rows) return {};
    return wrong_model(fmt::format("the model has another number of rows: {}, and not {}",
                                   model.weights.size(), rows));
  }
  Result<void> save(const std::string& path) { return save_proofs(path, boards.first().search()); }
  Attempt<void> prepare_files() {
    if (options.files == nullptr) return {};
    BoardSearch& search = boards.alone->search();
    if (const auto& path = options.files->resume) {
      if (auto loaded = load_proofs(*path, search); !loaded) {
        return failure_elsewhere(std::move(loaded).error());
      }
    }
    search.at_times([this] {
      options.files->saves.save_sometimes([&](const std::string& path) { return save(path); });
    });
    return {};
  }

  template <class Its>
  Attempt<void> ask_all(Team<Its>& team) {
    if (team.alone) team.alone->search().watch(options.watch);
    for (winner_search::Question& question : questions) {
      if (question.answered) continue;
      if (!team.shared) {
        SUMMAND_TRY(answered, ask_alone(team, question));
        if (answered) continue;
      }
      if (auto done = ask_together(team, question); !done) return done;
    }
    return {};
  }
  // nullopt for a long search that several threads should take over.
  template <class Its>
  Attempt<std::optional<bool>> ask_alone(Team<Its>& team, winner_search::Question& question) {
    const bool has_others = kHasThreads && options.threads > 1 && can_share(*team.alone);
    return answer_alone<bool>(*team.alone, has_others, [&](Its& searcher) {
      winner_search::answer(searcher, question, names_moves);
      return true;
    });
  }
  template <class Its>
  Attempt<void> ask_together([[maybe_unused]] Team<Its>& team,
                             [[maybe_unused]] winner_search::Question& question) {
    if constexpr (kHasThreads) {
      if (!team.shared) share(team);
      const Player first = question.first;
      SUMMAND_TRY(wins, team.shared->template answer<bool>(
                            [&](Its& searcher) { return searcher.wins(first); }));
      winner_search::answer(team.first(), question, names_moves);
      SUMMAND_CHECK(question.wins == wins);
    }
    return {};
  }
  static bool can_share(const Searcher&) { return true; }
  static bool can_share(BoardSearcher& searcher) { return searcher.search().can_share(); }
  // The threads remember sums together, and divide the moves of a sum after the first one.
  void share(Team<Searcher>& team) {
    team.nodes_alone = team.alone->search().nodes();
    team.alone.reset();
    Budget& budget = game.store().budget();
    shared_sums = std::make_unique<SharedSums>(budget, log2_of_table(budget, table()));
    team.shared = std::make_unique<SharedSearch<Searcher>>(options.watch);
    for (unsigned i = 0; i < options.threads; ++i) {
      team.shared->add(std::make_unique<Searcher>(game, terms, *shared_sums));
    }
  }
  // The threads go on with what the first one has found.
  void share(Team<BoardSearcher>& team) {
    auto all = std::make_unique<SharedSearch<BoardSearcher>>(options.watch);
    add_team(std::move(team.alone), options.threads, *all);
    team.shared = std::move(all);
  }
  std::size_t table() const { return table_bytes(game.store().budget(), options); }

  // Assumes that all questions are answered.
  Winners winners() {
    const std::uint64_t nodes = boards.nodes() + sums.nodes();
    Winners out{.asked = asked, .means = Means::search, .nodes = nodes};
    out.found = fmt::format("search of {} sum{}", nodes, nodes == 1 ? "" : "s");
    if (options.threads > 1) {
      const std::size_t threads = std::max(boards.threads(), sums.threads());
      out.found += fmt::format(" on {} thread{}", threads, threads == 1 ? "" : "s");
    }
    if (boards.is_there()) out.found += fmt::format(" by {}", boards.first().search().method());
    const unsigned key_bits = boards.is_there() ? boards.first().search().key_bits() : 128;
    out.found += key_bits == 0 ? ", exact keys" : fmt::format(", {}-bit keys", key_bits);
    if (options.files != nullptr && options.files->resume) {
      out.found += fmt::format(", with results of {} that were not checked",
                               printable(*options.files->resume));
    }
    for (const winner_search::Question& question : questions) {
      Prospect& prospect = out.prospect(question.first);
      prospect.fate = question.wins ? Fate::win : Fate::loss;
      if (question.winning) prospect.winning.push_back(*question.winning);
    }
    return out;
  }

  Game game;
  std::vector<Term> terms;
  SearchOptions options;
  bool names_moves;
  std::optional<Player> asked;
  std::vector<winner_search::Question> questions;
  Team<BoardSearcher> boards;  // if the game brings a search along
  std::unique_ptr<SharedSums> shared_sums;
  Team<Searcher> sums;  // otherwise
};

WinnerSearch::WinnerSearch(std::unique_ptr<Work> work) : work_(std::move(work)) {}
WinnerSearch::WinnerSearch(WinnerSearch&&) noexcept = default;
WinnerSearch& WinnerSearch::operator=(WinnerSearch&&) noexcept = default;
WinnerSearch::~WinnerSearch() = default;

std::size_t table_bytes(const Budget& budget, const SearchOptions& options) {
  if (options.table_bytes) return *options.table_bytes;
  std::size_t out = kMostTableBytes;
  while (out > kLeastTableBytes && !budget.allows(8 * out)) out /= 2;
  return out;
}

Attempt<WinnerSearch> WinnerSearch::of(const Game& game, const WinnerQuestion& question) {
  return within_limits([&]() -> Attempt<WinnerSearch> {
    SUMMAND_TRY(terms, search_terms(game, question.search.most_moves));
    return WinnerSearch(std::make_unique<Work>(game, std::move(terms), question));
  });
}

Attempt<Winners> WinnerSearch::winners() {
  return within_limits([&]() -> Attempt<Winners> {
    if (auto done = work_->go_on(); !done) return std::unexpected(std::move(done).error());
    return work_->winners();
  });
}

}  // namespace summand
