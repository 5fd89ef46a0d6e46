// MatchTable: a match on the terminal, with people and the computer in the seats.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "apps/summand/run.hpp"
#include "summand/play/computer.hpp"
#include "summand/play/sum_match.hpp"

namespace summand::program {

struct Seats {
  bool left_is_person = true;
  bool right_is_person = false;
  Computer::Level level{};
  std::uint64_t seed = 1;
  std::uint64_t nodes = 200'000;  // of search, for a move
};

class MatchTable {
 public:
  // `read` gives the next line that a person types; nothing at the end.
  MatchTable(Run& run, SumMatch match, const Seats& seats,
             std::function<std::optional<std::string>()> read);

  // Until the match is over or the person leaves.
  Exit play();

 private:
  bool is_person(Player player) const {
    return player == Player::left ? seats_.left_is_person : seats_.right_is_person;
  }
  void show();
  void show_moves();
  void move_computer();
  // False when the person leaves.
  bool obey(std::string_view line);
  void take_back();
  void hint();
  void why();
  void save(std::string_view file);
  std::string describe(const Choice& choice, const std::string& move) const;
  // The same, and what there is to say of what the move leaves.
  std::string explained(const Choice& choice, const SumMoveByName& move);

  Run& run_;
  SumMatch match_;
  Seats seats_;
  std::function<std::optional<std::string>()> read_;
  Oracle oracle_;
  Computer computer_;
  std::string last_reason_ = "the computer has not moved yet";
};

}  // namespace summand::program
