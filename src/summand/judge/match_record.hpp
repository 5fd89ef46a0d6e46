// MatchRecord: a match that others have played, in the moves of Summand.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/language/session.hpp"
#include "summand/studies/dots/rules.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand::judge {

// The start of a sum. Either player of the record may begin.
struct SumStart {
  SumInPlay sum;
  Player first = Player::left;
  std::array<Player, 2> seats = {Player::left, Player::right};  // of player 0 and of player 1
};

struct RecordedMove {
  std::string text;    // as it is written in the record
  std::string name;    // as Summand names it
  std::size_t at = 0;  // its place in the text of the record
};

// How a match ended before the end of the game.
struct EarlyEnd {
  std::string_view how;             // "resigned", "forfeit", "timeout", "illegal"
  std::optional<unsigned> by = {};  // nothing: the player to move
  bool was_won = false;             // the player who resigned could have won
};

struct MatchRecord {
  std::string_view format;
  std::string game;  // as the record names it
  std::array<std::string, 2> players = {"player 0", "player 1"};
  std::variant<SumStart, dots::Position> start;
  std::vector<RecordedMove> moves{};
  std::size_t first_judged = 0;  // the moves before belong to the start
  std::optional<EarlyEnd> end{};
  std::vector<std::string> warnings{};
};

// The formats, by the names that --format takes. Empty: the text says it by itself.
inline constexpr std::array<std::string_view, 5> kFormats = {"summand", "plain", "openspiel",
                                                             "kaggle", "textarena"};

// Reads the records of a text: a single record, a JSON list of records, or one in each line.
// Expressions are evaluated in the session. Errors have their place in the text. Nothing of a
// record is executed. Throws nothing.
Attempt<std::vector<MatchRecord>> read_records(std::string_view text, std::string_view format,
                                               Session& session);

}  // namespace summand::judge
