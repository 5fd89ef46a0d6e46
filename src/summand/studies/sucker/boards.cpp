#include "summand/studies/sucker/boards.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/base/size.hpp"

namespace summand::sucker {

namespace {

Pile with_chip(Pile pile, unsigned colour) {
  ++pile.content[colour];
  ++pile.length;
  pile.top = static_cast<std::uint8_t>(colour);
  if (colour < 2) pile.highest = static_cast<std::uint8_t>(colour);
  return pile;
}

}  // namespace

PileKinds::PileKinds(unsigned colours, unsigned most_chips) {
  for (unsigned colour = 0; colour < colours; ++colour) piles_.push_back(with_chip({}, colour));
  below_.resize(colours);
  up_to_ = {0, most_chips == 0 ? 0 : piles_.size()};
  std::size_t from = 0;  // the first one of this length
  for (unsigned length = 1; length <= most_chips; ++length) {
    const std::size_t to = piles_.size();
    with_.resize(to * kMostColours);
    if (length == most_chips) break;
    for (std::size_t kind = from; kind < to; ++kind) {
      for (unsigned colour = 0; colour < colours; ++colour) {
        if (piles_[kind].top == colour) continue;
        const Pile pile = with_chip(piles_[kind], colour);
        auto at = std::find(piles_.begin() + static_cast<std::ptrdiff_t>(to), piles_.end(), pile);
        if (at == piles_.end()) {
          at = piles_.insert(at, pile);
          below_.push_back(static_cast<Kind>(kind));
        }
        with_[kind * kMostColours + colour] = static_cast<Kind>(at - piles_.begin());
      }
    }
    from = to;
    up_to_.push_back(piles_.size());
  }
  SUMMAND_CHECK(piles_.size() < 0xffff);
}

PileKinds::Kind PileKinds::of(std::string_view pile, std::string_view letters) const {
  Kind kind = single(static_cast<unsigned>(letters.find(pile.front())));
  for (const char chip : pile.substr(1)) {
    kind = with(kind, static_cast<unsigned>(letters.find(chip)));
  }
  return kind;
}

std::string PileKinds::example(Kind kind, std::string_view letters) const {
  std::string out;
  for (unsigned left = piles_[kind].length; left > 0; --left) {
    out.push_back(letters[piles_[kind].top]);
    kind = below_[kind];
  }
  std::ranges::reverse(out);
  return out;
}

std::vector<std::uint64_t> count_boards(const PileKinds& kinds, unsigned most_chips,
                                        unsigned rows) {
  // A board has at most as many piles as chips.
  const unsigned most_piles = rows == 0 ? most_chips : std::min(rows, most_chips);
  std::vector<std::vector<std::uint64_t>> boards(most_piles + 1,
                                                 std::vector<std::uint64_t>(most_chips + 1, 0));
  boards[0][0] = 1;
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    const unsigned length = kinds[static_cast<PileKinds::Kind>(kind)].length;
    for (unsigned piles = 1; piles <= most_piles; ++piles) {
      for (unsigned n = length; n <= most_chips; ++n) {
        boards[piles][n] += boards[piles - 1][n - length];
      }
    }
  }
  std::vector<std::uint64_t> out(most_chips + 1, 0);
  for (const auto& of_piles : boards) {
    for (unsigned n = 0; n <= most_chips; ++n) out[n] += of_piles[n];
  }
  return out;
}

Boards::Boards(const PileKinds& kinds, unsigned most_chips, Budget budget)
    : kinds_(&kinds), charge_(std::make_unique<Charge>(budget)), of_(most_chips + 1) {
  std::uint64_t all = 0;
  const std::vector<std::uint64_t> counts = count_boards(kinds, most_chips);
  for (const std::uint64_t count : counts) all += count;
  charge_->add(bytes_to_charge(all * (sizeof(Node) + sizeof(Id))));
  SUMMAND_CHECK(all < 0xffffffff);
  nodes_.reserve(static_cast<std::size_t>(all));
  for (unsigned chips = 0; chips <= most_chips; ++chips) of_[chips].reserve(counts[chips]);
  nodes_.push_back({0, 0, 0, 0, 0});
  of_[0].push_back(0);
  for (Id at = 0; at < nodes_.size(); ++at) {
    budget.ask();
    const Node node = nodes_[at];
    nodes_[at].first_child = static_cast<Id>(nodes_.size());
    std::size_t count = kinds.up_to(most_chips - node.chips);
    if (at != 0) count = std::min<std::size_t>(count, std::size_t{node.last} + 1);
    for (std::size_t kind = 0; kind < count; ++kind) {
      const auto last = static_cast<PileKinds::Kind>(kind);
      const unsigned chips = node.chips + kinds[last].length;
      std::vector<Id>& same = of_[chips];
      same.push_back(static_cast<Id>(nodes_.size()));
      nodes_.push_back(
          {at, 0, static_cast<Id>(same.size() - 1), last, static_cast<std::uint8_t>(chips)});
    }
  }
}

std::vector<PileKinds::Kind> Boards::piles(Id board) const {
  std::vector<PileKinds::Kind> out;
  for (; board != 0; board = nodes_[board].parent) out.push_back(nodes_[board].last);
  std::ranges::reverse(out);
  return out;
}

Boards::Id Boards::of_piles(std::vector<PileKinds::Kind> piles) const {
  std::ranges::sort(piles, std::greater<>());
  Id board = 0;
  for (const PileKinds::Kind kind : piles) board = child(board, kind);
  return board;
}

Boards::Id Boards::changed(std::span<const PileKinds::Kind> piles, std::size_t left_out,
                           std::optional<PileKinds::Kind> added) const {
  const PileKinds::Kind more = added.value_or(0);
  bool open = added.has_value();
  Id board = 0;
  for (std::size_t i = 0; i < piles.size(); ++i) {
    if (i == left_out) continue;
    if (open && more >= piles[i]) {
      board = child(board, more);
      open = false;
    }
    board = child(board, piles[i]);
  }
  return open ? child(board, more) : board;
}

}  // namespace summand::sucker
