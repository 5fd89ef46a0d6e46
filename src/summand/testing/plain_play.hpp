// PlainPlay: how every sum that play can reach ends, by the rules of the games alone. It lists the
// moves of all terms and knows no theorem, value, part, symmetry or table of the library.
//
// A sum is a SumInPlay (verdict/), or a PlainSum for tests below that layer.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "summand/loopy/retrograde.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// Positions side by side.
struct PlainSum {
  struct Move {
    std::size_t term;
    std::string name;
    AnyPosition after;
    bool entails;  // whoever makes it moves again
  };

  std::vector<AnyPosition> terms;
  bool is_misere = false;

  bool misere() const { return is_misere; }
  std::string print() const {
    std::string out;
    for (const AnyPosition& term : terms) out += term.print_call() + " ";
    return out;
  }
  std::optional<std::vector<Move>> moves(Player player) const {
    std::vector<Move> out;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      for (const AnyMove& move : terms[i].moves(player)) {
        out.push_back({i, move.name, move.after, move.entails});
      }
    }
    return out;
  }
  PlainSum after(const Move& move) const {
    PlainSum out = *this;
    out.terms[move.term] = move.after;
    return out;
  }
};

template <class SumOfGames>
class PlainPlay {
 public:
  // nullopt if play can reach more sums than that, or if a sum has too many moves to list.
  static std::optional<PlainPlay> of(const SumOfGames& start, std::size_t most_sums) {
    PlainPlay out;
    if (!out.collect(start, most_sums)) return std::nullopt;
    out.judge(start.misere());
    return out;
  }

  // For the player to move. The winner plays for a short game, and the loser for a long one.
  const Ending& ending(const SumOfGames& sum, Player to_move) const {
    return at(results_, numbers_.at(sum.print()), to_move);
  }

 private:
  template <class T>
  using ByPlayer = std::array<T, 2>;
  struct Move {
    std::size_t after;  // the number of the sum after it
    Player next;        // who moves there
  };
  using Moves = std::vector<Move>;

  template <class T>
  static T& at(std::vector<ByPlayer<T>>& list, std::size_t number, Player player) {
    return list[number][static_cast<std::size_t>(player)];
  }
  template <class T>
  static const T& at(const std::vector<ByPlayer<T>>& list, std::size_t number, Player player) {
    return list[number][static_cast<std::size_t>(player)];
  }

  bool collect(const SumOfGames& start, std::size_t most_sums) {
    std::deque<SumOfGames> waiting{start};
    numbers_.emplace(start.print(), 0);
    while (!waiting.empty()) {
      const SumOfGames sum = std::move(waiting.front());
      waiting.pop_front();
      const std::size_t number = moves_.size();
      moves_.emplace_back();
      for (const Player player : {Player::left, Player::right}) {
        const auto moves = sum.moves(player);
        if (!moves) return false;
        for (const auto& move : *moves) {
          SumOfGames after = sum.after(move);
          const auto [place, is_new] = numbers_.emplace(after.print(), numbers_.size());
          const Player next = move.entails ? player : opponent(player);
          at(moves_, number, player).push_back({place->second, next});
          if (is_new) waiting.push_back(std::move(after));
        }
      }
      if (numbers_.size() > most_sums) return false;
    }
    return true;
  }

  // Round d finds the sums that end after d moves.
  void judge(bool misere) {
    results_.resize(moves_.size());
    std::vector<ByPlayer<bool>> known(moves_.size());
    bool found = true;
    for (std::uint32_t round = 0; found; ++round) {
      std::vector<std::pair<std::size_t, Player>> now;
      for (std::size_t number = 0; number < moves_.size(); ++number) {
        for (const Player player : {Player::left, Player::right}) {
          if (at(known, number, player)) continue;
          const Fate fate = fate_by(known, number, player, misere);
          if (fate == Fate::draw) continue;
          at(results_, number, player) = {fate, round};
          now.emplace_back(number, player);
        }
      }
      for (const auto& [number, player] : now) at(known, number, player) = true;
      found = !now.empty();
    }
  }
  // A draw if it does not follow from what is known.
  Fate fate_by(const std::vector<ByPlayer<bool>>& known, std::size_t number, Player player,
               bool misere) const {
    const Moves& moves = at(moves_, number, player);
    if (moves.empty()) return misere ? Fate::win : Fate::loss;
    const auto is_known_to = [&](bool win) {
      return [this, &known, player, win](const Move& move) {
        const Fate wanted = win == (move.next == player) ? Fate::win : Fate::loss;
        return at(known, move.after, move.next) &&
               at(results_, move.after, move.next).fate == wanted;
      };
    };
    if (std::ranges::any_of(moves, is_known_to(true))) return Fate::win;
    return std::ranges::all_of(moves, is_known_to(false)) ? Fate::loss : Fate::draw;
  }

  std::map<std::string, std::size_t> numbers_;  // by the text of the sum
  std::vector<ByPlayer<Moves>> moves_;
  std::vector<ByPlayer<Ending>> results_;
};

}  // namespace summand
