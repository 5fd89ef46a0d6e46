#include "summand/games/babylon/strategy.hpp"

#include <fmt/format.h>

#include "summand/games/babylon.hpp"

namespace summand::babylon {

namespace {

class Lookahead {
 public:
  // A move that leaves a position lost by certificate, at most `ahead` replies later.
  std::optional<Reply> find(const Stacks& stacks, unsigned ahead) {
    std::optional<Reply> out;
    for_each_move(stacks, [&](const StackMove& move) {
      if (out || spent()) return;
      const Stacks left = after(stacks, move);
      if (const auto certificate = lost(left, ahead)) out = {move, *certificate, ahead};
    });
    return out;
  }
  bool spent() const { return seen_ >= kMostSeen; }

 private:
  static constexpr std::uint64_t kMostSeen = 200'000;

  // At ahead = 0 by its own certificate, else by one reply more to every move. A position without
  // moves is left to the certificates.
  std::optional<Certificate> lost(const Stacks& stacks, unsigned ahead) {
    ++seen_;
    if (ahead == 0) return lost_by_certificate(stacks);
    std::optional<Certificate> out;
    bool all = true;
    for_each_move(stacks, [&](const StackMove& move) {
      if (!all) return;
      const Stacks left = after(stacks, move);
      std::optional<Reply> reply;
      for (unsigned closer = 0; closer < ahead && !reply; ++closer) reply = find(left, closer);
      all = reply.has_value();
      if (reply) out = reply->certificate;
    });
    return all ? out : std::nullopt;
  }

  std::uint64_t seen_ = 0;
};

}  // namespace

std::optional<Reply> certain_reply(const Stacks& stacks, unsigned most_ahead) {
  if (stacks.colours() > 2 || stacks.empty()) return std::nullopt;
  if (lost_by_certificate(stacks)) return std::nullopt;
  Lookahead lookahead;
  for (unsigned ahead = 0; ahead <= most_ahead; ++ahead) {
    if (const auto reply = lookahead.find(stacks, ahead); reply && !lookahead.spent()) return reply;
  }
  return std::nullopt;
}

std::string reason_of(const Stacks& stacks, const Reply& reply) {
  const Stacks left = after(stacks, reply.move);
  std::string out = fmt::format("it leaves {}", print_hills(left));
  if (reply.ahead == 0) {
    out += fmt::format(", {} ({})", text_of(reply.certificate), name_of(reply.certificate));
  } else {
    out += fmt::format(", after which every line comes to a certificate within {} more {} ({})",
                       reply.ahead, reply.ahead == 1 ? "reply" : "replies",
                       name_of(reply.certificate));
  }
  return out;
}

}  // namespace summand::babylon

namespace summand::games {

std::optional<Advice<Babylon::Move>> Babylon::advice(const Position& stacks, Player) const {
  const auto reply = babylon::certain_reply(stacks);
  if (!reply) return std::nullopt;
  return Advice<Move>{reply->move, babylon::reason_of(stacks, *reply)};
}

}  // namespace summand::games
