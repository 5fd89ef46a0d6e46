// Shared parts of the tests of kos: small games as text, as graphs, and in play with coupons.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "summand/loopy/ko_climb.hpp"
#include "summand/loopy/loopy_graph.hpp"
#include "summand/loopy/short_games.hpp"

namespace summand {

// A game of named positions and numbers, by the moves of its rules and not by its values.
struct KoRules {
  struct Option {
    std::optional<std::size_t> node;  // or a number
    std::int64_t number = 0;
  };
  struct Position {
    std::array<std::vector<Option>, 2> options;
  };
  std::vector<Position> positions;

  bool has_move(std::size_t from, Player player, std::size_t to) const {
    return std::ranges::any_of(positions[from].options[player == Player::right],
                               [&](const Option& option) { return option.node == to; });
  }
  // Whether the move takes a ko: the opponent could move back.
  bool takes_ko(std::size_t from, Player player, const Option& option) const {
    return option.node && has_move(*option.node, opponent(player), from);
  }

  LoopyGraph::Node build(LoopyBuilder& builder, ValueStore& store) const {
    std::vector<LoopyGraph::Node> nodes;
    for (std::size_t i = 0; i < positions.size(); ++i) nodes.push_back(builder.add_node());
    for (std::size_t i = 0; i < positions.size(); ++i) {
      for (const Player player : {Player::left, Player::right}) {
        for (const auto& [node, number] : positions[i].options[player == Player::right]) {
          builder.add_option(
              nodes[i], player,
              node ? nodes[*node] : builder.add_game(loopy_game(store, store.number(number))));
        }
      }
    }
    return nodes[0];
  }
  LoopyGame game(ValueStore& store) const {
    LoopyBuilder builder(store.budget());
    const LoopyGraph::Node start = build(builder, store);
    return builder.build(start);
  }
};

// "K=1|J J=K|0": in K Left moves to 1, and Right to J. Options are separated by commas.
inline KoRules ko_rules(const std::string& text) {
  std::map<std::string, std::size_t> names;
  std::vector<std::string> bodies;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const std::size_t equals = word.find('=');
    names.emplace(word.substr(0, equals), bodies.size());
    bodies.push_back(word.substr(equals + 1));
  }
  KoRules out;
  for (const std::string& body : bodies) {
    KoRules::Position& position = out.positions.emplace_back();
    const std::size_t bar = body.find('|');
    for (const std::size_t side : {0u, 1u}) {
      std::istringstream options(side == 0 ? body.substr(0, bar) : body.substr(bar + 1));
      for (std::string option; std::getline(options, option, ',');) {
        const auto name = names.find(option);
        position.options[side].push_back(name != names.end()
                                             ? KoRules::Option{name->second, 0}
                                             : KoRules::Option{std::nullopt, std::stoll(option)});
      }
    }
  }
  return out;
}

// Best play in a game together with coupons worth 1, 2, ..., n small units, of which a player takes
// the greatest instead of a move. Play in the game ends in numbers. The ko ban and the komaster are
// rules of play here, and nothing is known of walls.
class CouponPlay {
 public:
  // A number 1 is worth so many units.
  CouponPlay(const KoRules& rules, Komaster komaster, std::int64_t unit)
      : rules_(rules), komaster_(komaster), unit_(unit), worth_(1) {}

  // What the first position is worth in units if that player starts, beyond his half of the
  // greatest coupon: the wall at t = coupons / unit, but for a few units.
  std::int64_t wall(Player player, std::size_t coupons) {
    while (worth_.size() <= coupons) worth_.emplace_back();
    for (std::size_t n = 0; n <= coupons; ++n) now(0, player, kFree, n);
    const auto half = static_cast<std::int64_t>(coupons) / 2;
    return now(0, player, kFree, coupons) - (player == Player::left ? half : -half);
  }

 private:
  enum State : std::uint8_t {
    kFree,
    kBanned,     // the mover may not take the ko back
    kTakenBack,  // the komaster took the ko back, and resolves it after this move
    kObliged,    // the mover is the komaster, who must resolve the ko
  };
  using Key = std::array<std::size_t, 3>;

  bool is_komaster(Player player) const {
    return komaster_ == (player == Player::left ? Komaster::left : Komaster::right);
  }

  std::int64_t after(const KoRules::Option& option, Player mover, State state, std::size_t n) {
    if (option.node) return now(*option.node, mover, state, n);
    const auto coupons = static_cast<std::int64_t>((n + 1) / 2);
    return option.number * unit_ + (mover == Player::left ? coupons : -coupons);
  }

  std::int64_t now(std::size_t node, Player mover, State state, std::size_t n) {
    const Key key = {node, static_cast<std::size_t>(mover == Player::right), state};
    if (const auto found = worth_[n].find(key); found != worth_[n].end()) return found->second;
    const Player other = opponent(mover);
    std::optional<std::int64_t> best;
    const auto offer = [&](std::int64_t worth) {
      best = !best                   ? worth
             : mover == Player::left ? std::max(*best, worth)
                                     : std::min(*best, worth);
    };
    for (const KoRules::Option& option : rules_.positions[node].options[key[1]]) {
      if (!rules_.takes_ko(node, mover, option)) {
        offer(after(option, other, kFree, n));
      } else if (state == kFree) {
        offer(after(option, other, kBanned, n));
      } else if (state == kBanned && is_komaster(mover)) {
        offer(after(option, other, kTakenBack, n));
      }
    }
    const State later = state == kTakenBack ? kObliged : kFree;
    if (n > 0 && state != kObliged) {
      const auto coupon = static_cast<std::int64_t>(n);
      offer((mover == Player::left ? coupon : -coupon) + now(node, other, later, n - 1));
    } else if (state == kBanned || state == kTakenBack) {
      offer(now(node, other, later, n));
    }
    // A komaster who could not resolve the ko should not have taken it.
    constexpr std::int64_t kMuch = std::int64_t{1} << 40;
    const std::int64_t out = best.value_or(mover == Player::left ? -kMuch : kMuch);
    worth_[n][key] = out;
    return out;
  }

  const KoRules& rules_;
  Komaster komaster_;
  std::int64_t unit_;
  std::vector<std::map<Key, std::int64_t>> worth_;
};

}  // namespace summand
