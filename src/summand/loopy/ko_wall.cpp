#include "summand/loopy/ko_wall.hpp"

#include <algorithm>

#include "summand/base/check.hpp"

namespace summand {

std::optional<Ratio> meeting(const KoLine& a, const KoLine& b) {
  if (a.slope == b.slope) return std::nullopt;
  Ratio length = (a.value - b.value).divided_by(b.slope - a.slope);
  if (length.sign() <= 0) return std::nullopt;
  return length;
}

void KoWall::go_on(const Ratio& t, const KoLine& line) {
  if (bends_.empty() || bends_.back().line.slope != line.slope) bends_.push_back({t, line});
}

std::vector<KoWall::Bend>::const_iterator KoWall::above(const Ratio& t) const {
  return std::upper_bound(bends_.begin(), bends_.end(), t,
                          [](const Ratio& x, const Bend& bend) { return x < bend.t; });
}

KoLine KoWall::at(const Ratio& t) const {
  const auto next = above(t);
  SUMMAND_CHECK(next != bends_.begin());
  const Bend& bend = *(next - 1);
  KoLine out = bend.line;
  out.advance(t - bend.t);
  return out;
}

std::optional<Ratio> KoWall::next_bend(const Ratio& t) const {
  const auto next = above(t);
  return next == bends_.end() ? std::nullopt : std::optional(next->t);
}

KoWall better(const KoWall& a, const KoWall& b, Player player) {
  KoWall out;
  Ratio t = 0;
  while (true) {
    const KoLine at_a = a.at(t), at_b = b.at(t);
    out.go_on(t, player == Player::left ? std::max(at_a, at_b) : std::min(at_a, at_b));
    std::optional<Ratio> next = meeting(at_a, at_b);
    if (next) next = t + *next;
    for (const std::optional<Ratio>& bend : {a.next_bend(t), b.next_bend(t)}) {
      if (bend && (!next || *bend < *next)) next = bend;
    }
    if (!next) return out;
    t = *next;
  }
}

}  // namespace summand
