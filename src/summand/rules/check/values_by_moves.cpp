#include "summand/rules/check/values_by_moves.hpp"

namespace summand {

namespace {

// About the bytes of a position behind its handle.
constexpr std::size_t kPositionBytes = 200;

}  // namespace

std::optional<Value> ValuesByMoves::operator()(const AnyPosition& position) {
  if (!entries_.contains(position)) {
    enter(position);
    while (!line_.empty()) {
      Frame& frame = line_.back();
      const std::size_t lefts = frame.options[0].size();
      if (frame.next == lefts + frame.options[1].size()) {
        close(frame);
        line_.pop_back();
        continue;
      }
      const std::size_t at = frame.next++;
      const AnyPosition option = at < lefts ? frame.options[0][at] : frame.options[1][at - lefts];
      const auto known = entries_.find(option);
      if (known == entries_.end()) {
        enter(option);
      } else if (known->second.state == State::open) {
        frame.is_endless = true;
      }
    }
  }
  const Entry& entry = entries_.at(position);
  return entry.state == State::known ? std::optional(entry.value) : std::nullopt;
}

void ValuesByMoves::enter(const AnyPosition& position) {
  store_.budget().ask();
  charge_.add(kMapEntry<AnyPosition, Entry> + kPositionBytes);
  Entry& entry = entries_[position];
  Frame frame{.position = position, .entry = &entry, .options = {}};
  for (const Player player : {Player::left, Player::right}) {
    for (AnyMove& move : position.moves(player)) {
      frame.options[player == Player::right].push_back(std::move(move.after));
    }
  }
  line_.push_back(std::move(frame));
}

void ValuesByMoves::close(Frame& frame) {
  for (const auto& options : frame.options) {
    for (const AnyPosition& option : options) {
      frame.is_endless = frame.is_endless || entries_.at(option).state != State::known;
    }
  }
  if (!frame.is_endless) frame.entry->value = value_of(frame);
  frame.entry->state = frame.is_endless ? State::endless : State::known;
}

Value ValuesByMoves::value_of(const Frame& frame) const {
  std::vector<Value> values[2];
  for (std::size_t side = 0; side < 2; ++side) {
    for (const AnyPosition& option : frame.options[side]) {
      values[side].push_back(entries_.at(option).value);
    }
  }
  return store_.make(values[0], values[1]);
}

}  // namespace summand
