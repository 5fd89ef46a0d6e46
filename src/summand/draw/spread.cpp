#include "summand/draw/spread.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace summand {

namespace {

using Order = std::vector<std::size_t>;

// The indices of the tickets, the most important first.
Order by_importance(const std::vector<Ticket>& tickets) {
  Order order(tickets.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(-tickets[i].importance, i); });
  return order;
}

// Neighbours that touch. The middle of each is at its wish, on average.
struct Block {
  std::int64_t wishes = 0;  // the sum, over the members, of where the first one would begin
  std::int64_t members = 0;
  std::int64_t length = 0;
  std::int64_t low = 0, high = 0;  // the limits of its beginning

  std::int64_t begin() const {
    // Rounded down, even below 0.
    const std::int64_t rest = ((wishes % members) + members) % members;
    return std::clamp((wishes - rest) / members, low, std::max(low, high));
  }
};

// The places of the tickets in the order of their wishes. Tickets that would overlap form a block,
// and its place is the mean of its members' wishes.
std::vector<int> in_blocks(const std::vector<Ticket>& tickets, const Order& kept, int low,
                           int high) {
  std::vector<Block> blocks;
  for (const std::size_t i : kept) {
    const std::int64_t length = tickets[i].length;
    blocks.push_back({tickets[i].at - length / 2, 1, length, low, high - length});
    while (blocks.size() > 1) {
      Block& before = blocks[blocks.size() - 2];
      const Block& last = blocks.back();
      if (before.begin() + before.length <= last.begin()) break;
      before.wishes += last.wishes - last.members * before.length;
      before.members += last.members;
      before.length += last.length;
      before.high = high - before.length;
      blocks.pop_back();
    }
  }
  std::vector<int> out;
  for (const Block& block : blocks) {
    std::int64_t at = block.begin();
    for (std::int64_t k = 0; k < block.members; ++k) {
      const Ticket& ticket = tickets[kept[out.size()]];
      out.push_back(static_cast<int>(at + ticket.length / 2));
      at += ticket.length;
    }
  }
  return out;
}

}  // namespace

std::vector<int> spread(const std::vector<Ticket>& tickets, int low, int high, int reach) {
  Order kept;  // in their order on the axis
  std::int64_t room = std::int64_t{high} - low;
  for (const std::size_t i : by_importance(tickets)) {
    if (tickets[i].length > room) continue;
    const auto before = [&](std::size_t a, std::size_t b) {
      return std::pair(tickets[a].at, a) < std::pair(tickets[b].at, b);
    };
    const auto place = kept.insert(std::ranges::lower_bound(kept, i, before), i);
    const std::vector<int> places = in_blocks(tickets, kept, low, high);
    bool near = true;
    for (std::size_t k = 0; k < kept.size(); ++k) {
      near = near && std::abs(places[k] - tickets[kept[k]].at) <= reach;
    }
    if (near) {
      room -= tickets[i].length;
    } else {
      kept.erase(place);
    }
  }
  const std::vector<int> places = in_blocks(tickets, kept, low, high);
  std::vector<int> out(tickets.size(), -1);
  for (std::size_t k = 0; k < kept.size(); ++k) out[kept[k]] = places[k];
  return out;
}

}  // namespace summand
