#include "summand/value/adder.hpp"

#include <algorithm>

#include "summand/value/far_nimbers.hpp"

namespace summand {

namespace {

// Sums are commutative, so one order of the pair is enough.
constexpr std::uint64_t unordered_key(std::uint32_t g, std::uint32_t h) {
  return g < h ? std::uint64_t{g} << 32 | h : std::uint64_t{h} << 32 | g;
}

}  // namespace

// The sum, if it can be found without work, or 0.
ValueStore::Id ValueStore::Adder::known(Id g, Id h) const {
  const Node& a = store_.node(g);
  const Node& b = store_.node(h);
  if (a.kind == Node::nus) {
    if (b.kind == Node::nus) {
      return store_.pool_->intern(store_.sum_of(store_.nus(a), store_.nus(b)));
    }
    if (store_.nus(a) == Nus{}) return h;
  } else if (b.kind == Node::nus && store_.nus(b) == Nus{}) {
    return g;
  }
  return store_.sums_.find(unordered_key(g, h));
}

void ValueStore::Adder::ask_for_options(Id g, Id h, bool translates, Player player) {
  const std::uint64_t of_g = store_.count_of(g, player);
  const std::uint64_t of_h = translates ? 0 : store_.count_of(h, player);
  if (of_g + of_h > 4 * Node::kMostOptions) {
    reach_limit(Limit::size, "a sum with more than 262,140 options for one player");
  }
  // G is a game: its options are in the store.
  for (const Id option : store_.options_of(g, player)) terms_.emplace_back(option, h);
  if (store_.node(h).kind == Node::game) {
    for (const Id option : store_.options_of(h, player)) terms_.emplace_back(g, option);
  } else {
    for (std::uint64_t i = 0; i < of_h; ++i) {
      terms_.emplace_back(g, store_.option_at(h, player, i));
    }
  }
}

void ValueStore::Adder::open(Id g, Id h) {
  if (store_.node(g).kind == Node::nus) std::swap(g, h);  // a nus comes second
  const Node& n = store_.node(h);
  const bool translates = n.kind == Node::nus && store_.nus(n).is_number();
  const std::size_t begin = terms_.size();
  std::size_t left_end = 0;
  const bool shortens = FarNimbers::shortens(store_, g, h);
  for (const Player player : {Player::left, Player::right}) {
    if (shortens) [[unlikely]] {
      FarNimbers(store_, g, h).append_options(terms_, player);
    } else {
      ask_for_options(g, h, translates, player);
    }
    if (player == Player::left) left_end = terms_.size();
  }
  stack_.push_back({g, h, translates, 0, static_cast<std::uint32_t>(left_end - begin), begin,
                    terms_.size(), results_.size()});
}

ValueStore::Id ValueStore::Adder::close() {
  const Frame top = stack_.back();
  const auto begin = results_.begin() + static_cast<std::ptrdiff_t>(top.results);
  Ids& left = store_.left_;
  Ids& right = store_.right_;
  left.assign(begin, begin + top.lefts);
  right.assign(begin + top.lefts, results_.end());
  Id sum = 0;
  if (top.translates) {
    std::sort(left.begin(), left.end());
    std::sort(right.begin(), right.end());
    const NumberKey x = store_.nus(store_.node(top.h)).number;
    sum = store_.pool_->intern(left, right,
                               {store_.pool_->sum_of(store_.stop_of(top.g, Player::left), x),
                                store_.pool_->sum_of(store_.stop_of(top.g, Player::right), x)});
  } else {
    sum = store_.make_of_lists();
  }
  const std::uint64_t key = unordered_key(top.g, top.h);
  if (store_.sums_.find(key) == 0) store_.sums_.insert(key, sum);
  results_.resize(top.results);
  terms_.resize(top.terms);
  stack_.pop_back();
  return sum;
}

ValueStore::Id ValueStore::Adder::sum(Id first_g, Id first_h) {
  Id answer = known(first_g, first_h);
  if (answer != 0) return answer;
  // This is enough for most sums.
  stack_.reserve(16);
  terms_.reserve(64);
  results_.reserve(64);
  open(first_g, first_h);
  while (!stack_.empty()) {
    store_.budget_.ask();
    Frame& top = stack_.back();
    if (top.terms + top.next == top.end) {
      answer = close();
      if (!stack_.empty()) results_.push_back(answer);
      continue;
    }
    const auto [g, h] = terms_[top.terms + top.next++];
    if (const Id found = known(g, h)) {
      results_.push_back(found);
    } else {
      open(g, h);
    }
  }
  return answer;
}

}  // namespace summand
