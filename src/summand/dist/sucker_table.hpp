// SuckerTable: endgames of So Long Sucker with two players and dead colours, divided among ranks.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/dist/ranks.hpp"
#include "summand/dist/table_run.hpp"
#include "summand/store/divided/layer_files.hpp"
#include "summand/studies/sucker/board_solver.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::dist {

// The most chips of a divided table, by the number of colours.
inline constexpr std::array<unsigned, sucker::kMostColours + 1> kMostDividedChips = {0, 0, 20, 20,
                                                                                     16};

// A layer has the states with the same number of chips and the same number of them on the board. It
// is solved after the layer with one more chip on the board, and after all layers of fewer chips.
// What is divided are boards: a rank keeps all hands of a board together, with one byte for each.
// All layers are needed to the end, because a capture with a dead colour removes any number of
// chips. To solve some boards a rank asks others for whole boards.
//
// All functions are collective, and fail or throw as those of BabylonTable do.
class SuckerTable {
 public:
  // Assumes the plain model and at most kMostDividedChips. Throws LimitReached.
  SuckerTable(Ranks& ranks, const sucker::TableRules& rules, std::string folder, Budget budget,
              std::size_t round = kUsualRound);
  SuckerTable(const SuckerTable&) = delete;
  SuckerTable& operator=(const SuckerTable&) = delete;
  ~SuckerTable();

  Result<void> run(const std::function<void(const LayerDone&)>& report);

  std::uint64_t states() const;
  unsigned layers() const { return static_cast<unsigned>(layers_.size()); }
  std::uint64_t digest() const;
  // Counts the states of a level. Assumes that run() has succeeded.
  sucker::TableLevel level(unsigned chips);
  const TableUse& use() const { return use_; }

 private:
  class Sources;
  struct Step;

  // The states of some chips, with `board_chips` of them on the board.
  struct Layer {
    unsigned chips, board_chips;
    LayerFiles::Layer file;
    Shards shards;
    Zeroed<std::uint8_t> values{};  // of this rank
  };

  std::size_t index_of(unsigned chips, unsigned board_chips) const {
    return std::size_t{chips} * (chips + 1) / 2 + (chips - board_chips);
  }
  std::uint64_t states_of(const Layer& layer) const { return layer.file.count * layer.file.width; }
  std::size_t most_bytes_of_a_board() const;
  std::uint64_t solve(Layer& layer, Step& step);
  std::size_t bytes_of_hands() const;
  bool allows(sucker::Boards::Id board) const {
    return rules_.rows == 0 || boards_.pile_count(board) <= rules_.rows;
  }
  void ask_for_boards(const Layer& layer, Step& step, std::uint64_t first, std::uint64_t& next);
  void trade(Step& step);
  std::uint64_t solve_boards(Layer& layer, const Step& step, std::uint64_t first,
                             std::uint64_t end);
  std::uint64_t digest_of(const Layer& layer, std::uint64_t local) const;

  Ranks& ranks_;
  Budget budget_;
  Charge charge_;  // of hands
  sucker::TableRules rules_;
  sucker::PileKinds kinds_;
  sucker::Boards boards_;
  sucker::Hands hands_;
  LayerFiles files_;
  std::size_t round_;
  std::size_t most_bytes_ = 0;  // of the sources of a board
  std::vector<Layer> layers_;
  std::vector<std::uint64_t> digests_;
  std::unique_ptr<Sources> sources_;
  std::unique_ptr<sucker::BoardSolver> solver_;
  unsigned prepared_ = 0;  // levels
  TableUse use_;
};

// The digests of a table that one process has solved: the same as SuckerTable::digest().
std::uint64_t digest_of(const sucker::EndgameTable& table);

}  // namespace summand::dist
