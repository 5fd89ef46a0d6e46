// Records of matches between two players: texts that people can read, and that can be read back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/language/session.hpp"
#include "summand/play/level.hpp"
#include "summand/play/sum_match.hpp"

namespace summand {

// Which players are people, and how well the computer plays for the others.
struct Seating {
  bool left_is_person = true;
  bool right_is_person = false;
  PlayLevel level{};

  bool is_person(Player player) const {
    return player == Player::left ? left_is_person : right_is_person;
  }
  friend bool operator==(const Seating&, const Seating&) = default;
};

// Reads which players are people: left, right, both or none.
std::optional<Seating> seating_of(std::string_view you);
std::string_view you_in(const Seating& seating);

struct MatchRecord {
  SumMatch match;
  Seating seating{};
};

// Writes the expression, who began, "misere" for misère play, the origin of boards whose cells have
// names, the seats and the level, one line for each move, and "end".
std::string print(const MatchRecord& record);
// Plays all moves again. The offset of an error is that of its line.
Attempt<MatchRecord> read_record(std::string_view text, Session& session);

}  // namespace summand
