#include "summand/play/match_record.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

#include "summand/algebra/named_from.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/language/answer.hpp"
#include "summand/language/syntax/former_signs.hpp"

namespace summand {

namespace {

constexpr std::string_view kMatchHeading = "summand match 2";
// That of version 0.2.0, in whose positions a few letters meant something else. Its a1 is always at
// the top.
constexpr std::string_view kFormerMatchHeading = "summand match 1";

struct You {
  std::string_view name;
  bool left, right;
};
constexpr std::array<You, 4> kYou = {
    {{"left", true, false}, {"right", false, true}, {"both", true, true}, {"none", false, false}}};

}  // namespace

std::optional<Seating> seating_of(std::string_view you) {
  const auto at = std::ranges::find(kYou, you, &You::name);
  if (at == kYou.end()) return std::nullopt;
  return Seating{.left_is_person = at->left, .right_is_person = at->right};
}

std::string_view you_in(const Seating& seating) {
  return std::ranges::find_if(kYou,
                              [&](const You& you) {
                                return you.left == seating.left_is_person &&
                                       you.right == seating.right_is_person;
                              })
      ->name;
}

std::string print(const MatchRecord& record) {
  const SumMatch& match = record.match;
  const bool is_line = match.expression().find_first_of("\n\r") == std::string::npos;
  const std::string origin =
      match.start().names_cells() ? fmt::format("origin {}\n", key_of(match.start().origin())) : "";
  std::string out = fmt::format("{}\ngame {}\nfirst {}\n{}{}you {}\nlevel {}\n", kMatchHeading,
                                is_line ? match.expression() : match.start().print(),
                                player_key(match.first()), match.sum().misere() ? "misere\n" : "",
                                origin, you_in(record.seating), print(record.seating.level));
  for (std::size_t i = 0; i < match.moves_made(); ++i) {
    out += fmt::format("move {}\n", match.move_made(i));
  }
  if (match.resigned()) out += "resigned\n";
  return out + fmt::format("{}\n", kRecordEnd);
}

namespace {

// Reads the lines of a complete record, one after another.
class MatchReading {
 public:
  explicit MatchReading(std::string_view text) : text_(text), lines_(lines_of(text)) {}

  // The rest of the next line after the word, or nullopt if the line does not begin with it.
  std::optional<std::string_view> take(std::string_view word) {
    if (at_ == lines_.size()) return std::nullopt;
    const auto rest = after_word(lines_[at_].text, word);
    at_ += rest ? 1 : 0;
    return rest;
  }
  bool take_line(std::string_view line) {
    const bool found = at_ < lines_.size() && lines_[at_].text == line;
    at_ += found ? 1 : 0;
    return found;
  }
  bool at_end() const { return at_ == lines_.size(); }

  // Errors in the next line, in the last line taken, and in a part of it.
  std::unexpected<Failure> expected(std::string message) const {
    const std::size_t at = at_end() ? text_.size() : lines_[at_].offset;
    return failure(Error{std::move(message), at});
  }
  std::unexpected<Failure> wrong(std::string message) const {
    return failure(Error{std::move(message), lines_[at_ - 1].offset});
  }
  std::size_t offset_of(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - text_.data());
  }

 private:
  std::string_view text_;
  std::vector<RecordLine> lines_;
  std::size_t at_ = 0;
};

Attempt<Origin> read_origin(MatchReading& lines, const Game& game, bool is_former) {
  const auto key = lines.take("origin");
  if (key) {
    const auto origin = origin_named(*key);
    if (!origin) return lines.wrong("expected 'origin' and top or bottom");
    return *origin;
  }
  if (is_former || !origin_of(game)) return Origin::top;
  return lines.expected("expected 'origin top' or 'origin bottom', which says where a1 is");
}

Attempt<SumMatch> read_start(MatchReading& lines, Session& session, bool is_former) {
  const auto game_text = lines.take("game");
  if (!game_text) return lines.expected("the second line must be 'game' and an expression");
  const std::string expression =
      is_former ? expressions_as_written_today(*game_text) : std::string(*game_text);
  auto answer = session.evaluate(expression);
  if (!answer) {
    if (!answer.error().limit) answer.error().error.offset += lines.offset_of(*game_text);
    return std::unexpected(std::move(answer).error());
  }
  const Game* game = answer->get<Game>();
  if (game == nullptr) {
    return failure(Error{"only games are played", lines.offset_of(*game_text)});
  }
  const bool left = lines.take_line("first left");
  if (!left && !lines.take_line("first right")) {
    return lines.expected("the third line must be 'first left' or 'first right'");
  }
  const Convention convention = lines.take_line("misere") ? Convention::misere : Convention::normal;
  SUMMAND_TRY(origin, read_origin(lines, *game, is_former));
  SUMMAND_TRY(start, SumInPlay::of(named_from(*game, origin), convention));
  return SumMatch(expression, std::move(start), left ? Player::left : Player::right);
}

Attempt<Seating> read_seating(MatchReading& lines) {
  Seating out;
  if (const auto you = lines.take("you")) {
    const auto seating = seating_of(*you);
    if (!seating) return lines.wrong("expected 'you' and left, right, both or none");
    out = *seating;
  }
  if (const auto text = lines.take("level")) {
    const auto level = parse_level(*text);
    if (!level) return lines.wrong(level.error().message);
    out.level = *level;
  }
  return out;
}

Attempt<MatchRecord> read_all(std::string_view text, Session& session) {
  const std::string_view heading = text.substr(0, text.find_first_of("\r\n"));
  const bool is_former = heading == kFormerMatchHeading;
  if (heading != kMatchHeading && !is_former) {
    return failure(Error{fmt::format("a record begins with the line '{}'", kMatchHeading), 0});
  }
  const auto whole = without_end(text);
  if (!whole) return failure(whole.error());
  MatchReading lines(*whole);
  lines.take_line(heading);
  SUMMAND_TRY(match, read_start(lines, session, is_former));
  SUMMAND_TRY(seating, read_seating(lines));
  while (!lines.at_end()) {
    if (match.is_over()) return lines.expected("the match was over before this");
    if (lines.take_line("resigned")) {
      match.resign();
      continue;
    }
    const auto move = lines.take("move");
    if (!move) return lines.expected("expected 'move' and a move, or 'resigned'");
    if (const auto played = match.play(*move); !played) {
      return lines.wrong(played.error().message);
    }
  }
  return MatchRecord{std::move(match), seating};
}

}  // namespace

Attempt<MatchRecord> read_record(std::string_view text, Session& session) {
  return within_limits([&] { return read_all(text, session); });
}

}  // namespace summand
