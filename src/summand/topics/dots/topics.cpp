#include "summand/topics/dots/topics.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/studies/dots/notations.hpp"

namespace summand::dots {

Attempt<Position> position_of(const ask::Asking& asking, bool openspiel) {
  const std::string& text = asking.text();
  const Result<Position> position = openspiel                  ? parse_openspiel(text)
                                    : looks_like_picture(text) ? parse_picture(text)
                                                               : parse_position(text);
  if (position) return *position;
  return failure(position.error());
}

NetOptions net_options(const ask::Asking& asking, SearchWatch* watch) {
  return {.most_table_bytes = asking.settings().memory / 16 * 9,
          .threads = std::max(asking.settings().threads, 1u),
          .watch = watch};
}

std::pair<int, int> shares(const Position& position, int net) {
  const int owned = static_cast<int>(position.boxes[0] + position.boxes[1]);
  const int left = static_cast<int>(position.board.boxes()) - owned;
  return {(left + net) / 2, (left - net) / 2};
}

std::string signed_net(int net) { return net == 0 ? "0" : fmt::format("{:+}", net); }

std::string_view result_of(const Position& position, int net) {
  const int lead = static_cast<int>(position.boxes[position.mover]) -
                   static_cast<int>(position.boxes[1 - position.mover]) + net;
  return lead > 0 ? "win" : lead < 0 ? "loss" : "tie";
}

}  // namespace summand::dots
