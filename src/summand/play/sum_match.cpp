#include "summand/play/sum_match.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/verdict/cells_of_moves.hpp"
#include "summand/verdict/shortlist.hpp"

namespace summand {

namespace {

// A user's text, for a message.
std::string shown(std::string_view text) {
  constexpr std::size_t kMost = 60;
  return printable(text, kMost);
}

}  // namespace

SumMatch::SumMatch(std::string expression, SumInPlay start, Player first)
    : expression_(std::move(expression)), first_(first), sums_{std::move(start)} {}

std::optional<Player> SumMatch::winner() const {
  if (resigned_) return opponent(*resigned_);
  if (!sum().has_moves(to_move())) return winner_at_end(sum().convention(), to_move());
  return std::nullopt;
}

Attempt<std::vector<TermMove>> SumMatch::moves() const { return shortlist(sum(), to_move()); }

std::string SumMatch::name_of(const TermMove& move) const {
  return full_name({move.term, move.name});
}

std::string SumMatch::full_name(const Made& move) const {
  return sum().terms().size() == 1 ? move.name : fmt::format("{}: {}", move.term + 1, move.name);
}

std::vector<int> SumMatch::cells_of_move(std::size_t i) const {
  return CellsOfMoves(sum_after(i), mover(i)).of(made_[i].term, made_[i].name);
}

std::optional<Picture> SumMatch::picture(std::size_t term) const {
  const AnyPosition* now = sum().terms()[term].position();
  const AnyPosition* at_start = start().terms()[term].position();
  if (now == nullptr || at_start == nullptr) return std::nullopt;
  std::vector<NamedMove> made;
  for (std::size_t i = 0; i < now_; ++i) {
    if (made_[i].term == term) made.push_back({start().mover(term, mover(i)), made_[i].name});
  }
  auto out = at_start->picture_after(made);
  return out ? std::move(out) : now->picture();
}

Attempt<std::vector<TermMove>> SumMatch::named(std::string_view name) const {
  std::vector<TermMove> out;
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
    return fail(fmt::format("{} is a move in several games; say which: {}", shown(text),
                            name_of(same->front())));
  }
  const auto listed = moves();
  if (!listed) return std::unexpected(listed.error().error);
  const std::optional<std::size_t> number = whole_number<std::size_t>(typed);
  if (number && *number >= 1 && *number <= listed->size()) {
    play((*listed)[*number - 1]);
    return {};
  }
  const std::uint64_t count = sum().move_count(to_move());
  if (listed->empty()) return fail(fmt::format("no such move: {}", shown(text)));
  return fail(fmt::format("no such move: {}; there {} {} move{}, such as {}", shown(text),
                          count == 1 ? "is" : "are", count, count == 1 ? "" : "s",
                          name_of(listed->front())));
}

void SumMatch::play(const TermMove& move) {
  made_.resize(now_);
  made_.push_back({move.term, move.name});
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
  if (resigned_) return false;
  if (now_ + 1 >= sums_.size()) return false;
  ++now_;
  return true;
}

}  // namespace summand
