// Laws of the rules of a game on bits, and of searches by proof numbers with them.
#pragma once

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "summand/ruleset/ruleset.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"
#include "summand/search/proof_numbers/model_file.hpp"
#include "summand/testing/table.hpp"

namespace summand::testing {

// Who wins, by the moves of the game and nothing else.
template <class Game>
class PlainWinners {
 public:
  using Position = typename Game::Position;

  bool wins(const Position& position, Player player) {
    const auto key = std::pair(position, player);
    if (const auto at = known_.find(key); at != known_.end()) return at->second;
    bool out = false;
    Game().for_each_move(position, player, [&](const auto& move) {
      out = out || !wins(Game().play(position, player, move), opponent(player));
    });
    return known_[key] = out;
  }

 private:
  std::map<std::pair<Position, Player>, bool> known_;
};

// The impartial version of a game: both players may make the moves of either.
template <class Game>
struct BothMoveGame {
  using Position = typename Game::Position;
  struct Move {
    Player whose;
    typename Game::Move move;
  };

  template <class Visit>
  void for_each_move(const Position& position, Player, Visit&& visit) const {
    for (const Player whose : {Player::left, Player::right}) {
      Game().for_each_move(position, whose, [&](const auto& move) { visit(Move{whose, move}); });
    }
  }
  Position play(const Position& position, Player, const Move& move) const {
    return Game().play(position, move.whose, move.move);
  }
  std::string print(const Position& position) const { return Game().print(position); }
};

// Models that know nothing, that are right or wrong, and that lie.
inline std::vector<OrderModel> models(std::uint32_t features) {
  std::vector<OrderModel> out(1);
  std::mt19937 random(3);
  for (const int scale : {8, 400, 32'767}) {
    std::vector<OrderModel::Weights> weights(features + SumFeatures::kCount);
    for (auto& row : weights) {
      for (auto& weight : row) {
        weight = static_cast<std::int16_t>(static_cast<int>(random() % 201) * scale / 100 - scale);
      }
    }
    out.emplace_back(std::move(weights));
  }
  return out;
}

// The model that is built in is the one of the game's file.
inline void expect_to_be_in_the_file(const OrderModel& model, const std::string& game,
                                     std::size_t features,
                                     const std::string& file = "learned.txt") {
  std::ifstream in(path_in_tree("src/summand/games/" + game + "/" + file));
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto read = read_model(text);
  ASSERT_TRUE(read.has_value()) << read.error().message;
  EXPECT_EQ(read->game, game);
  EXPECT_EQ(read->weights.size(), features + SumFeatures::kCount);
  EXPECT_TRUE(std::ranges::equal(model.weights(), read->weights));
}

template <class Game, class Compact>
class CompactLaws {
 public:
  using Position = typename Game::Position;
  using Part = typename Compact::Part;
  using Grid = typename Compact::Grid;
  using Search = BoardProofs<Position, Compact>;

  explicit CompactLaws(std::vector<Position> positions) {
    for (Position& position : positions) {
      if (Compact::of(position)) positions_.push_back(std::move(position));
    }
    EXPECT_GT(positions_.size(), 10u);
  }

  // The parts after each move are those of the rules of the game.
  void expect_the_moves_of_the_game() const {
    for (const Position& position : positions_) {
      for (const Player player : {Player::left, Player::right}) {
        std::set<Parts> by_game, by_bits;
        Game().for_each_move(position, player, [&](const auto& move) {
          const Part after = *Compact::of(Game().play(position, player, move));
          by_game.insert(parts_of(player == Player::left ? after : Compact::mirrored(after)));
        });
        const Part part = *Compact::of(position);
        Compact::for_each_move(player == Player::left ? part : Compact::mirrored(part),
                               [&](const Part& after) { by_bits.insert(parts_of(after)); });
        ASSERT_EQ(by_bits, by_game) << Game().print(position);
      }
    }
  }

  // All images of a part have the same least image, and so have those of its negative. They have
  // moves to the same parts.
  void expect_images_to_be_the_same() const {
    for (const Position& position : positions_) {
      Compact::for_each_part(*Compact::of(position), [&](const Part& part) {
        const auto [least, negative] = Compact::least(part);
        EXPECT_EQ(Compact::least(Compact::mirrored(part)), std::pair(negative, least));
        const auto after = results_of(part);
        for (int which = 0; which < (Grid::kTurns ? 8 : 4); ++which) {
          const std::optional<Part> image = image_of(part, which);
          if (!image) continue;  // it does not fit into the grid
          ASSERT_EQ(Compact::least(*image), std::pair(least, negative)) << Game().print(position);
          ASSERT_EQ(results_of(*image), after) << Game().print(position);
          ASSERT_EQ(Compact::size(*image), Compact::size(part));
          ASSERT_EQ(Compact::moves(*image), Compact::moves(part));
        }
      });
    }
  }

  // Searches with large and tiny tables, with and without values, with models of all kinds.
  void expect_the_winners_of_plain_search() const {
    PlainWinners<Game> plain;
    ValueStore store;
    auto all = models(Compact::features());
    if constexpr (Learns<Game>) {
      for (std::uint64_t positions = 64; all.back().empty(); positions *= 4) {
        ASSERT_LT(positions, 100'000u);
        all.emplace_back(Game::learn(store, {.positions = positions}).weights);
      }
    }
    std::vector<std::unique_ptr<Search>> searches;
    for (const OrderModel& model : all) {
      for (const std::size_t bytes : {std::size_t{1} << 10, std::size_t{1} << 20}) {
        for (const int most_valued : {1, 3}) {
          searches.push_back(std::make_unique<Search>(
              store, model, BoardSearchOptions{.table_bytes = bytes, .most_valued = most_valued}));
        }
      }
    }
    std::size_t turn = 0;
    for (const Position& position : positions_) {
      for (const Player first : {Player::left, Player::right}) {
        Search& search = *searches[++turn % searches.size()];
        ASSERT_EQ(search.wins(std::span(&position, 1), {}, first), plain.wins(position, first))
            << Game().print(position) << (first == Player::left ? " Left" : " Right");
      }
    }
  }

  // Two searches of one question at the same time. Every `step`-th position.
  void expect_threads_to_agree(std::size_t step) const {
    PlainWinners<Game> plain;
    const auto all = models(Compact::features());
    for (std::size_t i = 0; i < positions_.size(); i += step) {
      const Position& position = positions_[i];
      ValueStore store, other_store;
      Search one(store, all[i % all.size()], {.table_bytes = 1 << 10, .most_valued = 2});
      const auto other = one.beside(other_store);
      for (const Player first : {Player::left, Player::right}) {
        bool other_wins = false;
        std::thread thread([&] { other_wins = other->wins(std::span(&position, 1), {}, first); });
        const bool wins = one.wins(std::span(&position, 1), {}, first);
        thread.join();
        ASSERT_EQ(wins, plain.wins(position, first)) << Game().print(position);
        ASSERT_EQ(other_wins, wins) << Game().print(position);
      }
    }
  }

 private:
  using Parts = std::multiset<Part>;

  static Parts parts_of(const Part& position) {
    Parts out;
    Compact::for_each_part(position,
                           [&](const Part& part) { out.insert(Compact::least(part).first); });
    return out;
  }
  static std::multiset<Parts> results_of(const Part& part) {
    std::multiset<Parts> out;
    Compact::for_each_move(part, [&](const Part& after) { out.insert(parts_of(after)); });
    return out;
  }

  // Cell by cell: reflected (1, 2), and with rows and columns exchanged (4), in the corner.
  static std::optional<Part> image_of(const Part& part, int which) {
    const int height = Grid::height(part.all()), width = Grid::width(part.all());
    Part out;
    for (std::size_t set = 0; set < part.sets.size(); ++set) {
      for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
          if ((part.sets[set] & Grid::bit(row, column)) == 0) continue;
          int to_row = (which & 1) != 0 ? height - 1 - row : row,
              to_column = (which & 2) != 0 ? width - 1 - column : column;
          if ((which & 4) != 0) std::swap(to_row, to_column);
          if (to_row >= Grid::kRows || to_column >= Grid::kColumns) return std::nullopt;
          out.sets[set] |= Grid::bit(to_row, to_column);
        }
      }
    }
    return out;
  }

  std::vector<Position> positions_;
};

}  // namespace summand::testing
