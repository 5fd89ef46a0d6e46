#include "summand/value/far_nimbers.hpp"

#include <algorithm>

namespace summand {

namespace {

constexpr std::uint64_t kMostTerms = std::uint64_t{4} * Node::kMostOptions;

}  // namespace

// The families {H + *j : j far from m} among the options of one player that must be kept. Comments
// describe them for Left.
class ValueStore::FarNimbers::Families {
 public:
  Families(ValueStore& store, Id g, Player player)
      : store_(store), player_(player), g_(g), bits_(store.node(g).nim_bits) {}

  void reduce() {
    families_.push_back(g_);
    for (std::size_t i = 0; i < families_.size(); ++i) {
      store_.budget_.ask();
      reduce(families_[i]);
    }
    drop_dominated();
  }

  // The number of last binary places in which a nimber may differ from m without being far.
  int bits() const { return std::max(1, bits_); }
  // The H whose H + *j must be kept, and the games that replace others.
  const Ids& kept() const { return kept_; }
  const Ids& others() const { return others_; }

 private:
  Id difference(Id a, Id b) {
    const Id d = store_.sum_ids(a, store_.negative_id(b));
    bits_ = std::max<int>(bits_, store_.node(d).nim_bits);
    return d;
  }
  // Whether a >= b + *j for the far j, for Left. For Right the order is reversed.
  bool is_better(Id a, Id b, Player player) {
    const Id d = difference(a, b);
    const int bits = std::max<int>(1, store_.node(d).nim_bits);
    if (bits >= 63) return false;
    const Id far = store_.pool_->intern(Nus{{}, 0, std::uint64_t{1} << bits});
    return player == Player::left ? store_.le(far, d, 0) : store_.le(d, far, 0);
  }

  // Families contain all j of whole blocks, so a nimber in H makes no difference.
  void add_family(Id h) {
    const Node& n = store_.node(h);
    if (n.kind == Node::nus) {
      bits_ = std::max<int>(bits_, n.nim_bits);
      Nus parts = store_.nus(n);
      parts.star = 0;
      h = store_.pool_->intern(parts);
    }
    if (std::find(families_.begin(), families_.end(), h) == families_.end()) families_.push_back(h);
  }
  bool is_number(Id h) const {
    const Node& n = store_.node(h);
    return n.kind == Node::nus && store_.nus(n).is_number();
  }

  void reduce(Id h) {
    const Player other = opponent(player_);
    // If H is at most G + *m, H + *j reverses through H to the options of H.
    if (h != g_ && is_better(g_, h, player_)) {
      others_.push_back(h);
      for_each_option(h, player_, [&](Id option) { others_.push_back(option); });
      return;
    }
    // Is there a G^L + *m that is at least as good?
    for (std::uint64_t i = 0, count = store_.count_of(g_, player_); i < count; ++i) {
      if (is_better(store_.option_at(g_, player_, i), h, player_)) return;
    }
    // If an H^R + *j is at most G + *m, H + *j reverses through it to the H^RL + *j and H^R + *i.
    // For a number, only nimbers can do that, as above.
    if (!is_number(h)) {
      for (std::uint64_t i = 0, count = store_.count_of(h, other); i < count; ++i) {
        const Id answer = store_.option_at(h, other, i);
        if (!is_better(g_, answer, player_)) continue;
        add_family(answer);
        if (!is_number(answer)) for_each_option(answer, player_, [&](Id o) { add_family(o); });
        return;
      }
    }
    kept_.push_back(h);
  }

  template <class Visit>
  void for_each_option(Id of, Player player, Visit&& visit) {
    for (std::uint64_t i = 0, count = store_.count_of(of, player); i < count; ++i) {
      visit(store_.option_at(of, player, i));
    }
  }

  void drop_dominated() {
    const Ids all = kept_;
    std::erase_if(kept_, [&](Id h) {
      return std::any_of(all.begin(), all.end(), [&](Id better) {
        if (better == h) return false;
        return player_ == Player::left ? store_.le(h, better, 0) : store_.le(better, h, 0);
      });
    });
  }

  ValueStore& store_;
  Player player_;
  Id g_;
  int bits_;
  Ids families_, kept_, others_;
};

void ValueStore::FarNimbers::append_options(std::vector<Term>& terms, Player player) {
  Families families(store_, g_, player);
  families.reduce();
  const int bits = families.bits();
  const std::size_t before = terms.size();
  const std::uint64_t m = parts_.star;
  const std::uint64_t far = bits < 63 ? m >> bits << bits : 0;  // the j below this are far from m
  const auto add = [&](Id g, const Nus& nus) {
    if (terms.size() - before >= kMostTerms) {
      reach_limit(Limit::size, "a sum with more than 262,140 options for one player");
    }
    store_.budget_.ask();
    terms.emplace_back(g, store_.pool_->intern(nus));
  };
  const auto add_stars = [&](Id g, std::uint64_t begin, std::uint64_t end) {
    for (std::uint64_t star = begin; star < end; ++star) add(g, {parts_.number, 0, star});
  };
  for (std::uint64_t i = 0, count = store_.count_of(g_, player); i < count; ++i) {
    add(store_.option_at(g_, player, i), parts_);
  }
  add_stars(g_, far, m);
  if (far == 0) return;
  for (const Id kept : families.kept()) add_stars(kept, 0, far);
  for (const Id other : families.others()) add(other, {parts_.number, 0, 0});
}

}  // namespace summand
