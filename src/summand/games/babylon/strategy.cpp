#include "summand/games/babylon/strategy.hpp"

#include <fmt/core.h>

#include "summand/games/babylon.hpp"

namespace summand::babylon {

namespace {

class Lookahead {
 public:
  // Conjectured certificates are used only if `conjectures` is true.
  explicit Lookahead(bool conjectures) : conjectures_(conjectures) {}

  // A move after which the opponent loses by certificate, after at most `ahead` more replies.
  std::optional<Reply> find(const Stacks& stacks, unsigned ahead) {
    std::optional<Reply> out;
    for_each_move(stacks, [&](const StackMove& move) {
      if (out || spent()) return;
      if (const auto proof = lost(after(stacks, move), ahead)) {
        out = {move, proof->certificate, proof->standing, ahead};
      }
    });
    return out;
  }
  bool spent() const { return seen_ >= kMostSeen; }

 private:
  static constexpr std::uint64_t kMostSeen = 200'000;

  struct Proof {
    Certificate certificate;
    Standing standing;
  };

  std::optional<Proof> by_certificate(const Stacks& stacks) const {
    const auto certificate = lost_by_certificate(stacks);
    if (!certificate) return std::nullopt;
    const Standing standing = standing_of(*certificate, stacks.chips());
    if (standing == Standing::conjectured && !conjectures_) return std::nullopt;
    return Proof{*certificate, standing};
  }

  // Whether the position is lost. At ahead = 0 its own certificate decides, otherwise a reply to
  // every move. A position without moves is decided by certificates only.
  std::optional<Proof> lost(const Stacks& stacks, unsigned ahead) {
    ++seen_;
    if (ahead == 0) return by_certificate(stacks);
    std::optional<Proof> out;
    bool all = true;
    for_each_move(stacks, [&](const StackMove& move) {
      if (!all) return;
      const Stacks left = after(stacks, move);
      std::optional<Reply> reply;
      for (unsigned closer = 0; closer < ahead && !reply; ++closer) reply = find(left, closer);
      all = reply.has_value();
      if (reply && (!out || reply->standing > out->standing)) {
        out = {reply->certificate, reply->standing};
      }
    });
    return all ? out : std::nullopt;
  }

  bool conjectures_;
  std::uint64_t seen_ = 0;
};

std::optional<Reply> find_reply(const Stacks& stacks, unsigned most_ahead, bool conjectures) {
  if (stacks.colours() > 2 || stacks.empty()) return std::nullopt;
  Lookahead lookahead(conjectures);
  for (unsigned ahead = 0; ahead <= most_ahead; ++ahead) {
    if (const auto reply = lookahead.find(stacks, ahead); reply && !lookahead.spent()) return reply;
  }
  return std::nullopt;
}

// Whether the player to move is known to lose.
bool is_lost(const Stacks& stacks) {
  const auto certificate = lost_by_certificate(stacks);
  return certificate && standing_of(*certificate, stacks.chips()) != Standing::conjectured;
}

}  // namespace

std::optional<Reply> certain_reply(const Stacks& stacks, unsigned most_ahead) {
  return is_lost(stacks) ? std::nullopt : find_reply(stacks, most_ahead, false);
}

std::optional<Reply> conjectured_reply(const Stacks& stacks, unsigned most_ahead) {
  return lost_by_certificate(stacks) ? std::nullopt : find_reply(stacks, most_ahead, true);
}

std::string reason_of(const Stacks& stacks, const Reply& reply) {
  const std::string left = print_hills(after(stacks, reply.move));
  const bool conjectured = reply.standing == Standing::conjectured;
  const std::string cited =
      fmt::format("{}{}", conjectured ? ": " : " ", cite(reply.certificate, reply.standing));
  if (reply.ahead > 0) {
    return fmt::format(
        "it leaves {}, after which every line comes to a certificate within {} "
        "more {}{}",
        left, reply.ahead, reply.ahead == 1 ? "reply" : "replies", cited);
  }
  return fmt::format("it leaves {}, {}{}", left, text_of(reply.certificate), cited);
}

}  // namespace summand::babylon

namespace summand::games {

std::optional<Advice<Babylon::Move>> Babylon::advice(const Position& stacks, Player) const {
  const auto reply = babylon::certain_reply(stacks);
  if (!reply) return std::nullopt;
  return Advice<Move>{reply->move, babylon::reason_of(stacks, *reply)};
}

std::optional<Conjectured<Babylon::Move>> Babylon::conjecture(const Position& stacks,
                                                              Player) const {
  if (const auto lost = babylon::lost_by_certificate(stacks)) {
    const auto standing = babylon::standing_of(*lost, stacks.chips());
    if (standing != babylon::Standing::conjectured) return std::nullopt;
    return Conjectured<Move>{
        .winning = std::nullopt,
        .text = fmt::format("{}: {}", babylon::text_of(*lost), babylon::cite(*lost, standing))};
  }
  if (babylon::first_player_wins(stacks) || babylon::certain_reply(stacks)) return std::nullopt;
  const auto reply = babylon::conjectured_reply(stacks);
  if (!reply) return std::nullopt;
  return Conjectured<Move>{.winning = reply->move, .text = babylon::reason_of(stacks, *reply)};
}

}  // namespace summand::games
