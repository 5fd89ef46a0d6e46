#include "summand/play/sum_match.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/whole_number.hpp"
#include "summand/play/record_lines.hpp"
#include "summand/play/shortlist.hpp"

namespace summand {

SumMatch::SumMatch(std::string expression, SumInPlay start, Player first)
    : expression_(std::move(expression)), first_(first), sums_{std::move(start)} {}

std::optional<Player> SumMatch::winner() const {
  if (resigned_) return opponent(*resigned_);
  if (!sum().has_moves(to_move())) return opponent(to_move());
  return std::nullopt;
}

Attempt<std::vector<SumMoveByName>> SumMatch::moves() const { return shortlist(sum(), to_move()); }

std::string SumMatch::name_of(const SumMoveByName& move) const {
  return sum().terms().size() == 1 ? move.name : fmt::format("{}: {}", move.term + 1, move.name);
}

Attempt<std::vector<SumMoveByName>> SumMatch::named(std::string_view name) const {
  std::vector<SumMoveByName> out;
  const std::size_t terms = sum().terms().size(), colon = name.find(':');
  const auto number = whole_number<std::size_t>(name.substr(0, std::min(colon, name.size())));
  if (terms > 1 && colon != std::string_view::npos && number && *number >= 1 && *number <= terms) {
    const std::string_view rest = name.substr(colon + 1);
    const auto added = sum().add_moves_named(rest, *number - 1, to_move(), out);
    if (!added) return std::unexpected(added.error());
    if (!out.empty()) return out;
  }
  std::optional<Failure> refused;
  for (std::size_t i = 0; i < terms; ++i) {
    const auto added = sum().add_moves_named(name, i, to_move(), out);
    if (!added) refused = added.error();
  }
  if (out.empty() && refused) return std::unexpected(*std::move(refused));
  return out;
}

Result<void> SumMatch::play(std::string_view text) {
  const std::string typed = without_blanks(text);
  const auto same = named(typed);
  if (!same) return std::unexpected(same.error().error);
  if (!same->empty() && same->front().term == same->back().term) {
    play(same->front());
    return {};
  }
  if (!same->empty()) {
    return fail(
        fmt::format("{} is a move in several games; say which: {}", text, name_of(same->front())));
  }
  const auto listed = moves();
  if (!listed) return std::unexpected(listed.error().error);
  const std::optional<std::size_t> number = whole_number<std::size_t>(typed);
  if (number && *number >= 1 && *number <= listed->size()) {
    play((*listed)[*number - 1]);
    return {};
  }
  const std::uint64_t count = sum().move_count(to_move());
  if (listed->empty()) return fail(fmt::format("no such move: {}", text));
  return fail(fmt::format("no such move: {}; there {} {} move{}, such as {}", text,
                          count == 1 ? "is" : "are", count, count == 1 ? "" : "s",
                          name_of(listed->front())));
}

void SumMatch::play(const SumMoveByName& move) {
  names_.resize(now_);
  names_.push_back(name_of(move));
  SumInPlay next = sum().after(move);
  sums_.erase(sums_.begin() + static_cast<std::ptrdiff_t>(now_) + 1, sums_.end());
  sums_.push_back(std::move(next));
  ++now_;
}

bool SumMatch::undo() {
  if (resigned_) {
    resigned_.reset();
    return true;
  }
  if (now_ == 0) return false;
  --now_;
  return true;
}

bool SumMatch::redo() {
  if (now_ + 1 >= sums_.size()) return false;
  ++now_;
  return true;
}

namespace {

constexpr std::string_view kHeading = "summand match 1";

}  // namespace

std::string SumMatch::record() const {
  const bool is_line = expression_.find_first_of("\n\r") == std::string::npos;
  std::string out =
      fmt::format("{}\ngame {}\nfirst {}\n", kHeading, is_line ? expression_ : start().print(),
                  first_ == Player::left ? "left" : "right");
  for (std::size_t i = 0; i < now_; ++i) out += fmt::format("move {}\n", names_[i]);
  if (resigned_) out += "resigned\n";
  return out;
}

Attempt<SumMatch> SumMatch::read(std::string_view record, Session& session) {
  const std::vector<RecordLine> lines = lines_of(record);
  if (lines.empty() || lines[0].text != kHeading) {
    return failure(Error{fmt::format("a record begins with the line '{}'", kHeading), 0});
  }
  const auto game_text = lines.size() > 1 ? after_word(lines[1].text, "game") : std::nullopt;
  if (!game_text)
    return failure(Error{"the second line must be 'game' and an expression", lines[0].text.size()});
  const auto first = lines.size() > 2 ? after_word(lines[2].text, "first") : std::nullopt;
  if (!first || (*first != "left" && *first != "right")) {
    const std::size_t at = lines.size() > 2 ? lines[2].offset : record.size();
    return failure(Error{"the third line must be 'first left' or 'first right'", at});
  }
  auto answer = within_limits([&] { return session.evaluate(*game_text); });
  const auto game_offset = static_cast<std::size_t>(game_text->data() - record.data());
  if (!answer) {
    answer.error().error.offset += game_offset;
    return std::unexpected(std::move(answer).error());
  }
  const Game* game = answer->get<Game>();
  if (game == nullptr) return failure(Error{"only games are played", game_offset});
  SUMMAND_TRY(start, SumInPlay::of(*game));
  SumMatch out(std::string(*game_text), std::move(start),
               *first == "left" ? Player::left : Player::right);
  for (std::size_t i = 3; i < lines.size(); ++i) {
    if (out.is_over()) return failure(Error{"the match was over before this", lines[i].offset});
    if (lines[i].text == "resigned") {
      out.resign();
      continue;
    }
    const auto move = after_word(lines[i].text, "move");
    if (!move) return failure(Error{"expected 'move' and a move, or 'resigned'", lines[i].offset});
    if (const auto played = out.play(*move); !played) {
      return failure(Error{played.error().message, lines[i].offset});
    }
  }
  return out;
}

}  // namespace summand
