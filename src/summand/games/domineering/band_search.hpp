// BandSearch: who wins one board of Domineering, depth first with joined bands.
//
// A board is kept twice, as both players see it, so that the bands of each player are bits that
// follow one another. Each result of a move is judged by the best cuts into bands (cuts.hpp). That
// decides most of them. The others are ordered by estimates of their means, and the next few are
// judged by bands of three lines before one of them is searched.
//
// Several threads may search the same board. They share the table. If a thread expects that all
// moves in a board lose, it first tries the moves that no other thread has begun.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/check.hpp"
#include "summand/boards/cells.hpp"
#include "summand/games/domineering/band_promises.hpp"
#include "summand/games/domineering/board_table.hpp"
#include "summand/games/domineering/cuts.hpp"
#include "summand/games/domineering/line_grid.hpp"
#include "summand/games/domineering/shared_boards.hpp"
#include "summand/ruleset/board_search.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/value/store.hpp"

namespace summand::games::domineering {

template <class Word>
class BandSearch final : public BoardSearchOf<Cells> {
 public:
  // Gives a function that finds the values of parts of bands, in this store.
  using EvaluateIn = std::function<BandPromises::Evaluate(ValueStore&)>;

  // For boards of up to this size.
  BandSearch(int rows, int columns, ValueStore& store, EvaluateIn evaluate_in,
             std::size_t table_bytes)
      : BandSearch(rows, columns, store, std::move(evaluate_in),
                   std::make_shared<SharedBoards<Word>>(rows, columns, store.budget(), table_bytes),
                   true) {}

  bool wins(std::span<const Cells> positions, std::span<const Value> values,
            Player first) override {
    const Seen board = seen(positions, values, first);
    const Question its_question = question(board, first);
    Use use = table_.use();
    const Busy busy(*this, use);
    if (const auto known = judged(board, its_question)) return *known;
    if (watch_ != nullptr) watch_->first_moves(0, 0);
    return search(board, its_question);
  }
  std::optional<bool> knows(std::span<const Cells> positions, std::span<const Value> values,
                            Player first) override {
    const Seen board = seen(positions, values, first);
    const Use use = table_.use();
    return judged(board, question(board, first));
  }

  std::uint64_t nodes() const override { return nodes_; }
  void watch(SearchWatch* watch, const std::atomic<bool>* stop = nullptr) override {
    watch_ = watch;
    stop_ = stop;
    most_nodes_ = ~std::uint64_t{0};
  }
  std::string_view method() const override { return "joined bands"; }
  // Boards are compared as a whole.
  unsigned key_bits() const override { return 0; }

  bool can_share() const override { return true; }
  void stop_after(std::uint64_t nodes) override { most_nodes_ = nodes_ + nodes; }
  std::unique_ptr<BoardSearchOf<Cells>> beside(ValueStore& store) override {
    boards_->share();
    const LineGrid<Word>& its = lines(Player::left);
    return std::unique_ptr<BoardSearchOf<Cells>>(
        new BandSearch(its.lines(), its.width(), store, evaluate_in_, boards_, false));
  }
  std::string_view form() const override { return boards_->form(); }
  void for_each_costly(std::uint64_t most,
                       const std::function<void(const Result&)>& visit) const override {
    table_.for_each_costly(most, [&](const BoardEntry& its) { visit({its.first, its.second}); });
  }
  void take(const Result& result) override { table_.take({result[0], result[1]}); }
  void at_times(const std::function<void()>& call) override { at_times_ = call; }

 private:
  using Question = BoardQuestion<Word>;
  using Use = BoardTable<Word>::Use;

  // So many moves are judged by bands of three lines before one of them is searched.
  static constexpr std::size_t kLook = 3;
  // How much the promises count in the order of moves, beside the means of bands.
  static constexpr int kPromises = 3;
  // A player whose promise has a mean of less moves is not asked for bands of three lines.
  static constexpr int kHopeless = -2;

  // If twice the mean after his best move is less, the player expects to lose.
  static constexpr int kHopeful = Promise::kMove / 2;

  // From so many nodes on, bands of three lines are used if their parts have at most so many cells.
  struct Reach {
    std::uint64_t nodes;
    int cells;
  };
  static constexpr Reach kReaches[] = {
      {0, 12}, {2'000, 14}, {5'000, 16}, {50'000, 18}, {300'000, 20}};

  static constexpr std::uint64_t kNodesPerLook = 256, kNodesPerCall = 4096;

  // A board as a player sees it, and as his opponent does. In Domineering a quarter turn exchanges
  // the players, so both see it with upright dominoes of their own.
  struct Seen {
    Word own, others;
  };
  // What a move leaves, as the player sees it who made it.
  struct Left {
    Seen board;
    int score = 0;  // the greater, the better for him
    int mean = 0;   // what he is sure of
    int hopes = 0;  // twice an estimate of the mean
  };
  // A board that is searched now, on the way from the root.
  struct Frame {
    Question question;
    bool is_told = false;  // to the other threads
  };

  // Lives while a search runs. It leaves the frames, also after a limit.
  class Busy {
   public:
    Busy(BandSearch& search, Use& use) : search_(search) { search_.use_ = &use; }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;
    ~Busy() {
      while (!search_.path_.empty()) search_.close();
      search_.moves_.truncate(0);
      search_.solved_.reset();
      search_.use_ = nullptr;
    }

   private:
    BandSearch& search_;
  };

  BandSearch(int rows, int columns, ValueStore& store, EvaluateIn evaluate_in,
             std::shared_ptr<SharedBoards<Word>> boards, bool is_first)
      : store_(store),
        lines_{LineGrid<Word>(rows, columns), LineGrid<Word>(columns, rows)},
        evaluate_in_(std::move(evaluate_in)),
        bands_(bands_of(rows, columns, store, evaluate_in_(store))),
        boards_(std::move(boards)),
        table_(boards_->table()),
        is_first_(is_first),
        moves_(store.budget()) {
    use_larger_bands();
  }

  static std::size_t index(Player player) { return player == Player::left ? 0 : 1; }
  const LineGrid<Word>& lines(Player player) const { return lines_[index(player)]; }
  BandPromises& bands(Player player) { return *bands_[index(player)]; }

  // At most one of the positions has moves.
  Seen seen(std::span<const Cells> positions, std::span<const Value> values, Player first) const {
    SUMMAND_CHECK(values.empty());
    const LineGrid<Word>& rows = lines(Player::left);
    Word cells = 0;
    for (const Cells& position : positions) {
      if (position.upright_pairs() + position.lying_pairs() == 0) continue;
      SUMMAND_CHECK(cells == 0 && position.rows() <= rows.lines() &&
                    position.columns() <= rows.width());
      position.for_each([&](int cell) {
        const int row = cell / position.columns(), column = cell % position.columns();
        cells |= Word{1} << (row * rows.width() + column);
      });
    }
    cells = rows.without_lone_cells(cells);
    const Word turned = rows.transposed(cells);
    return first == Player::left ? Seen{cells, turned} : Seen{turned, cells};
  }

  // Reflected boards are one. A part of two cells is 1 or -1, and such parts are added up.
  Question question(const Seen& board, Player first) const {
    const LineGrid<Word>& rows = lines(Player::left);
    const Word cells = first == Player::left ? board.own : board.others;
    const auto lone = rows.lone_dominoes(cells);
    return {rows.least_image(cells & ~(lone.players | lone.opponents)),
            (count_cells(lone.players) - count_cells(lone.opponents)) / 2, first};
  }

  std::optional<bool> judged(const Seen& board, const Question& its_question) {
    const Player first = its_question.first, second = opponent(first);
    if (Cuts<Word>(lines(first), bands(first), board.own).promise().wins_first()) return true;
    if (Cuts<Word>(lines(second), bands(second), board.others).promise().wins_second()) {
      return false;
    }
    if (const auto wins = look_closely({{board.others, board.own}}, second)) return !*wins;
    if (const auto wins = judged_by_parts(board, first)) return wins;
    return table_.find(its_question);
  }

  // Whether a move wins that this player has just made, if bands of three lines decide it.
  std::optional<bool> look_closely(const Left& result, Player player) {
    const Player other = opponent(player);
    const CutInThree<Word> others(lines(other), bands(other), result.board.others);
    const CutInThree<Word> own(lines(player), bands(player), result.board.own);
    if (others.promise().wins_first()) return false;
    if (result.mean > kHopeless * Promise::kMove && own.promise().wins_second()) return true;
    return std::nullopt;
  }

  // Whether a player who starts wins, if the parts of a board with several parts decide it.
  std::optional<bool> judged_by_parts(const Seen& board, Player first) {
    if (lines(first).first_part(board.own) == board.own) return std::nullopt;
    if (cut_parts(lines(first), bands(first), board.own).wins_first()) return true;
    const Player second = opponent(first);
    if (cut_parts(lines(second), bands(second), board.others).wins_second()) return false;
    return std::nullopt;
  }

  bool search(const Seen& board, const Question& its_question) {
    count_node();
    const std::uint64_t before = nodes_++;
    const std::size_t begin = moves_.size(), depth = path_.size();
    path_.push_back({its_question});
    const Player player = its_question.first;
    const bool wins = add_moves(board, player) || try_moves(begin, player);
    moves_.truncate(begin);
    close();
    if (solved_) {
      // Another thread has found who wins this board, or one on the way to it.
      const bool its = solved_->wins;
      if (solved_->depth == depth) solved_.reset();
      return its;
    }
    table_.store(its_question, wins, nodes_ - before);
    return wins;
  }
  void close() {
    if (path_.back().is_told) boards_->end(path_.back().question);
    path_.pop_back();
  }

  void count_node() {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) {
      reach_limit(Limit::interrupted, "the search was stopped");
    }
    if (nodes_ >= most_nodes_) {
      reach_limit(Limit::size, "the limit of nodes of the search is reached");
    }
    store_.budget().ask();
    if (watch_ != nullptr) watch_->begin_node();
    if (at_times_ && nodes_ % kNodesPerCall == 0) at_times_();
    use_->pause();
    if (nodes_ >= next_reach_) use_larger_bands();
  }

  // Whether another thread has found who wins a board on the way from the root. Then the search
  // goes back to it.
  bool look_for_solved() {
    if (solved_) return true;
    if (!boards_->is_shared() || nodes_ < next_look_) return false;
    next_look_ = nodes_ + kNodesPerLook;
    for (std::size_t depth = 0; depth < path_.size(); ++depth) {
      if (const auto wins = table_.find(path_[depth].question)) {
        solved_ = {depth, *wins};
        return true;
      }
    }
    return false;
  }

  // The values of large parts of bands pay only in long searches.
  void use_larger_bands() {
    int most_cells = 0;
    for (const Reach& reach : kReaches) {
      if (reach.nodes > nodes_) {
        next_reach_ = reach.nodes;
        break;
      }
      most_cells = reach.cells;
      next_reach_ = std::numeric_limits<std::uint64_t>::max();
    }
    for (const auto& bands : bands_) bands->use_parts_of(most_cells);
  }

  // Adds the results that the cuts do not decide. True as soon as the cuts say that a move wins.
  bool add_moves(const Seen& board, Player player) {
    const Player other = opponent(player);
    const LineGrid<Word>&its_lines = lines(player), &other_lines = lines(other);
    const Cuts<Word> cuts(its_lines, bands(player), board.own);
    const Cuts<Word> other_cuts(other_lines, bands(other), board.others);
    // Moves that the opponent cannot prevent are for the end of the game.
    const Word moves = its_lines.moves(board.own);
    const Word safe = its_lines.moves(its_lines.safe(board.own));
    constexpr int kLate = -(1 << 20);
    for (int line = 0; line + 1 < its_lines.lines(); ++line) {
      const unsigned late = its_lines.cut(safe, line);
      for (unsigned rest = its_lines.cut(moves, line); rest != 0; rest &= rest - 1) {
        const int column = std::countr_zero(rest);
        const int cell = line * its_lines.width() + column;
        Left result;
        result.board.own = board.own & ~its_lines.domino(cell);
        const auto own = cuts.after_own(result.board.own, line);
        if (own.promise.wins_second()) return true;
        result.board.others = board.others & ~other_lines.opponents_domino(column, line);
        const auto others = other_cuts.after_opponents(result.board.others, column);
        if (others.promise.wins_first()) continue;
        result.mean = own.promise.mean();
        result.hopes = result.mean - others.promise.mean();
        result.score = own.rise - others.rise + kPromises * result.hopes +
                       ((late >> column & 1) != 0 ? kLate : 0);
        moves_.push_back(result);
      }
    }
    return false;
  }

  // Whether one of the results from `next` on wins for the player who made them.
  bool try_moves(std::size_t next, Player player) {
    const Player other = opponent(player);
    struct Undecided {
      Seen board;  // as the opponent sees it
      Question question;
    };
    // Whether the opponent wins what a move leaves.
    const auto others_win = [&](const Undecided& its) {
      if (const auto known = table_.find(its.question)) return *known;
      if (const auto known = judged_by_parts(its.board, other)) return *known;
      return search(its.board, its.question);
    };
    Frame& frame = path_.back();
    frame.is_told = boards_->begin(frame.question, path_.size() - 1);
    const bool defers = frame.is_told && expects_to_lose(next);
    std::vector<Undecided> later;  // what other threads have begun
    while (true) {
      std::array<Undecided, kLook> undecided;
      std::size_t count = 0;
      for (; count < kLook && next < moves_.size(); ++next) {
        Left& result = take_best(next);
        result.board.own = lines(player).without_lone_cells(result.board.own);
        result.board.others = lines(other).without_lone_cells(result.board.others);
        if (const auto wins = look_closely(result, player)) {
          if (*wins) return true;
          continue;
        }
        Undecided& its = undecided[count++];
        its.board = {result.board.others, result.board.own};
        its.question = question(its.board, other);
        table_.prefetch(its.question);
      }
      // One that is known to win saves the search of another.
      for (const Undecided& its : std::span(undecided).first(count)) {
        if (!table_.find(its.question).value_or(true)) return true;
      }
      if (count == 0) break;
      std::size_t open = moves_.size() - next + count + later.size();
      for (const Undecided& its : std::span(undecided).first(count)) {
        if (defers && boards_->has_begun(its.question)) {
          later.push_back(its);
          continue;
        }
        tell_open(open--);
        const bool wins = !others_win(its);
        if (look_for_solved() || wins) return wins;
      }
    }
    std::size_t open = later.size();
    for (const Undecided& its : later) {
      tell_open(open--);
      const bool wins = !others_win(its);
      if (look_for_solved() || wins) return wins;
    }
    return false;
  }
  // How many first moves are open, if these are the first moves. The others search the same.
  void tell_open(std::size_t open) {
    if (path_.size() == 1 && watch_ != nullptr && is_first_) {
      watch_->first_moves(open, moves_.size());
    }
  }
  // By the best result from a place on.
  bool expects_to_lose(std::size_t from) const {
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = from; i < moves_.size(); ++i) most = std::max(most, moves_[i].hopes);
    return most < kHopeful;
  }
  // The best result from a place on comes to this place.
  Left& take_best(std::size_t from) {
    std::size_t best = from;
    for (std::size_t i = from + 1; i < moves_.size(); ++i) {
      if (moves_[i].score > moves_[best].score) best = i;
    }
    std::swap(moves_[from], moves_[best]);
    return moves_[from];
  }

  // The players share the bands of a square.
  using BandsOfPlayers = std::array<std::shared_ptr<BandPromises>, 2>;
  static BandsOfPlayers bands_of(int rows, int columns, ValueStore& store,
                                 const BandPromises::Evaluate& evaluate) {
    auto lefts = std::make_shared<BandPromises>(columns, store, evaluate);
    if (rows == columns) return {lefts, lefts};
    return {std::move(lefts), std::make_shared<BandPromises>(rows, store, evaluate)};
  }

  // What another thread has found: who wins the board at this depth of the path.
  struct Solved {
    std::size_t depth;
    bool wins;
  };

  ValueStore& store_;
  std::array<LineGrid<Word>, 2> lines_;
  EvaluateIn evaluate_in_;
  BandsOfPlayers bands_;
  std::shared_ptr<SharedBoards<Word>> boards_;
  BoardTable<Word>& table_;
  bool is_first_;              // of the searches of all threads
  Use* use_ = nullptr;         // during a search
  std::vector<Frame> path_;    // from the root to the present board
  ChargedVector<Left> moves_;  // of the boards of the path
  std::optional<Solved> solved_;
  std::uint64_t nodes_ = 0, most_nodes_ = ~std::uint64_t{0}, next_reach_ = 0, next_look_ = 0;
  SearchWatch* watch_ = nullptr;
  const std::atomic<bool>* stop_ = nullptr;
  std::function<void()> at_times_;
};

}  // namespace summand::games::domineering
