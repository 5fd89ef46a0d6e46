#include "summand/studies/babylon/seats_record.hpp"

#include <fmt/format.h>
#include <optional>
#include <utility>

#include "summand/studies/babylon/record_steps.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::babylon {

namespace {

constexpr std::string_view kTitle = "babylon for several players, version 1";
constexpr std::string_view kBegins = "begins: ";

}  // namespace

std::string print(const Match<SeatedBabylon>& match) {
  const SeatedBabylon::State& start = match.start();
  std::string out = fmt::format("{}\n{}", kTitle, lines_of_start(start));
  if (start.mover != 0) out += fmt::format("{}{}\n", kBegins, name_of_seat(start.mover));
  return out + fmt::format("{}{}\n", lines_of_table(match), kRecordEnd);
}

bool is_match(std::string_view text) { return text.starts_with("babylon for several players"); }

namespace {

// Reads line by line after the title. Errors have their place in the line.
class Reader {
 public:
  using Made = Match<SeatedBabylon>;

  Result<void> read(std::string_view line) {
    switch (++lines_) {
      case 1:
        return read_players(line);
      case 2:
        return read_start(line);
      default:
        if (line.starts_with(kBegins)) return read_beginner(line.substr(kBegins.size()));
        return add_table_line(*match_, line);
    }
  }
  std::optional<Match<SeatedBabylon>>& made() { return match_; }

 private:
  Result<void> read_players(std::string_view line) {
    SUMMAND_TRY(players, read_players_line(line, kMostSeats));
    players_ = players;
    return {};
  }

  Result<void> read_start(std::string_view line) {
    SUMMAND_TRY(stacks, read_start_line(line));
    match_.emplace(SeatedBabylon(), SeatedBabylon::State{stacks, players_, 0});
    return {};
  }

  // Player 1 begins if the record names nobody.
  Result<void> read_beginner(std::string_view name) {
    SeatedBabylon::State start = match_->start();
    while (start.mover < players_ && name_of_seat(start.mover) != name) ++start.mover;
    if (start.mover == players_ || lines_ != 3) {
      return fail("the player who begins is expected behind the start", kBegins.size());
    }
    match_.emplace(SeatedBabylon(), std::move(start));
    return {};
  }

  std::size_t lines_ = 0;  // lines after the title that are not empty
  unsigned players_ = 2;
  std::optional<Match<SeatedBabylon>> match_;
};

}  // namespace

Result<Match<SeatedBabylon>> parse_match(std::string_view text) {
  return read_body(Reader(), kTitle, text);
}

}  // namespace summand::babylon
