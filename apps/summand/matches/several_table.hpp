// SeveralTable: a game of several players on the terminal, with people and programs in any seats.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/matches/game_at_table.hpp"
#include "apps/summand/matches/match_saver.hpp"
#include "apps/summand/matches/several_page.hpp"
#include "apps/summand/terminal/screen.hpp"

namespace summand::program {

// Who plays: by seats, and how programs think; the manner of `program` gives hints, and takes the
// seat of whoever resigns.
struct Company {
  std::vector<Seat> seats;
  Opponent program;
};

template <GameAtTable Game>
class SeveralTable {
 public:
  using Action = typename Game::Rules::Action;

  // `read` gives the next line that a person types; nothing at the end. Assumes a seat a player.
  SeveralTable(const Run& run, Game game, Company company,
               std::function<std::optional<std::string>()> read)
      : run_(run),
        game_(std::move(game)),
        company_(std::move(company)),
        read_(std::move(read)),
        page_(run.for_people() && can_redraw(STDOUT_FILENO)) {}

  const Game& game() const { return game_; }

  // Plays until the game is over, the people leave or the input ends. The time limit of programs is
  // for one action. Throws LimitReached, and the game is then as before that action.
  void play();

 private:
  using State = typename Game::Rules::State;

  const State& state() const { return game_.match().state(); }
  std::size_t made() const { return game_.match().actions().size(); }
  std::optional<unsigned> to_move() const { return game_.match().rules().to_move(state()); }
  bool is_person(unsigned player) const { return company_.seats[player].is_person(); }
  bool persons_turn() const { return to_move() && is_person(*to_move()); }
  // Whether a person chose the last action, with at least two to choose from.
  bool last_was_decided() const {
    const auto& match = game_.match();
    return is_person(game_.actor(match.state_after(made() - 1), match.actions().back())) &&
           !forced_.contains(made() - 1);
  }

  auto advice(Manner manner) const {
    Opponent program = company_.program;
    program.manner = manner;
    program.seed += 1000 * static_cast<std::uint32_t>(made());
    return game_.choose(program, run_.budget());
  }
  // The actions that people may choose, in the order of their numbers: first those of the player to
  // move.
  std::vector<Action> choices() const;

  // The action of the program in a seat, and why.
  Advised<Action> advice_for(const Seat& seat) const;
  // Announces the action made in that state, and its consequences.
  void tell(const State& before, const std::string& line) const;
  void programs_play();
  // Plays for a person who has only one action; otherwise returns false.
  bool play_forced();
  std::string list(std::span<const Action> actions) const;
  // The table, and the actions of the player to move.
  std::string picture() const;
  std::string last_actions() const;
  // Whether the game continues.
  bool obey(std::string_view line);
  void act(std::string_view line);
  void undo();
  void redo();
  bool redo_one();
  void resign();
  // What is sure to win, where the game knows it; else what a program would do.
  void hint() const;
  void why() const;

  const Run& run_;
  Game game_;
  Company company_;
  std::function<std::optional<std::string>()> read_;
  MatchSaver saver_;
  mutable SeveralPage page_;                    // messages do not change the match
  std::map<std::size_t, std::string> reasons_;  // of programs, by the number of actions before
  std::set<std::size_t> forced_;                // actions of people who had no choice, likewise
};

}  // namespace summand::program

#include "apps/summand/matches/several_table_course.hpp"
#include "apps/summand/matches/several_table_words.hpp"
