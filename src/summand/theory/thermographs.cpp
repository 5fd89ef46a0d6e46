#include "summand/theory/thermographs.hpp"

#include "summand/base/check.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostPoints = std::size_t{1} << 31;
constexpr std::size_t kMostRecords = std::size_t{1} << 31;

// The limit for masts in fixed point. Nothing computed from smaller ones overflows.
constexpr std::int64_t kGreatestFixed = std::int64_t{1} << 60;

}  // namespace

Thermographs::Thermographs(ValueStore& store, Bottom bottom)
    : store_(store),
      bottom_(bottom),
      points_(store.budget(), kMostPoints, "points of thermographs"),
      records_(store.budget(), kMostRecords, "thermographs"),
      index_(store.budget()) {}

// --- what is asked ---

Thermograph Thermographs::of(Value g) {
  const Record& made = record(g);
  Thermograph out;
  const WallPoint top = foot(made);
  const auto trimmed = [&](Player player) {
    std::vector<WallPoint> wall = long_wall(made, player);
    scaffold::trim(wall);
    return wall;
  };
  out.left = trimmed(Player::left);
  out.right = trimmed(Player::right);
  out.mean = top.value;
  out.temperature = temperature(g);
  return out;
}

Dyadic Thermographs::mean(Value g) { return foot(record(g)).value; }

Dyadic Thermographs::temperature(Value g) {
  if (const std::optional<Dyadic> number = as_number(store_, g)) {
    return temperature_of_number(*number);
  }
  return foot(record(g)).t;
}

WallPoint Thermographs::foot(const Record& record) const {
  if (record.lefts == 0) return long_[record.begin].left.back();
  const FixedPoint& last = points_[record.begin + record.lefts - 1];
  return {from_fixed_point(last.t), from_fixed_point(last.value)};
}

Thermographs::FixedWall Thermographs::wall(const Record& record, Player player) const {
  const FixedPoint* begin = points_.data() + record.begin;
  return player == Player::left ? FixedWall(begin, record.lefts)
                                : FixedWall(begin + record.lefts, record.rights);
}

std::vector<WallPoint> Thermographs::long_wall(const Record& record, Player player) const {
  if (record.lefts == 0) {
    const Long& walls = long_[record.begin];
    return player == Player::left ? walls.left : walls.right;
  }
  std::vector<WallPoint> out;
  for (const FixedPoint& point : wall(record, player)) {
    out.push_back({from_fixed_point(point.t), from_fixed_point(point.value)});
  }
  return out;
}

// --- from the bottom up ---

const Thermographs::Record& Thermographs::record(Value first) {
  if (const std::uint32_t place = index_.find(first)) return records_[place - 1];
  stack_.assign(1, first);
  while (!stack_.empty()) {
    store_.budget().ask();
    const Value g = stack_.back();
    if (index_.find(g) != 0 || make_mast(g)) {
      stack_.pop_back();
      continue;
    }
    const std::size_t size = stack_.size();
    const auto want = [&](Value option) {
      if (index_.find(option) == 0) stack_.push_back(option);
    };
    if (const std::optional<NumberUpStar> parts = store_.as_number_up_star(g)) {
      const Value like = look_alike(g, *parts);
      if (like != g) {
        if (const std::uint32_t place = index_.find(like)) {
          index_.insert(g, place);
        } else {
          stack_.push_back(like);
        }
        continue;
      }
    }
    store_.for_each_option(g, Player::left, want);
    store_.for_each_option(g, Player::right, want);
    if (stack_.size() == size) make_of_options(g);
  }
  return known(first);
}

// Masts that do not depend on options.
bool Thermographs::make_mast(Value g) {
  const std::optional<NumberUpStar> parts = store_.as_number_up_star(g);
  if (!parts) return false;
  const bool integer = parts->number.is_integer() && parts->ups == 0 && parts->star == 0;
  if (bottom_ == Bottom::minus_one && !integer) return false;
  add_mast(g, parts->number);
  return true;
}

// Number + ups + star has the walls of number + ^, number + v or number + *. The options on the
// side of the ups leave number + ups, whose wall on that side is always the same. *n has no options
// that lead elsewhere than those of *. (The tests compare with the walls of the options.)
Value Thermographs::look_alike(Value g, const NumberUpStar& parts) {
  if (parts.ups == 0 && parts.star == 0) return g;
  const bool star = parts.ups == 0 || (parts.star == 1 && (parts.ups == 1 || parts.ups == -1));
  if (star) return store_.number_up_star({parts.number, 0, 1});
  return store_.number_up_star({parts.number, parts.ups > 0 ? 1 : -1, 0});
}

void Thermographs::make_of_options(Value g) {
  if (!make_fixed(g)) make_long(g);
}

void Thermographs::add_mast(Value g, const Dyadic& mast) {
  const auto [key, exact] = fixed_point(mast);
  if (!exact || key > kGreatestFixed || key < -kGreatestFixed) {
    const WallPoint point{bottom_ == Bottom::zero ? 0 : -1, mast};
    add_long(g, {{point}, {point}});
    return;
  }
  const FixedPoint point{bottom_ == Bottom::zero ? 0 : fixed_point(-1).key, key};
  FixedPoint* room = points_.room(2);
  room[0] = room[1] = point;
  add(g, {static_cast<std::uint32_t>(points_.size()), 1, 1});
  points_.append(2);
}

void Thermographs::add_long(Value g, Long walls) {
  long_.push_back(std::move(walls));
  add(g, {static_cast<std::uint32_t>(long_.size() - 1), 0, 0});
}

void Thermographs::add(Value g, const Record& record) {
  records_.push_back(record);
  index_.insert(g, static_cast<std::uint32_t>(records_.size()));
}

// The best wall that a player's options offer, without the tax: the largest of the Right walls of
// Left's options, or the smallest of the Left walls of Right's. Returns false if one of them is
// long.
template <Player player>
bool Thermographs::best_fixed(Value g, std::vector<FixedPoint>& best, FixedWall& out) {
  bool fixed = true;
  store_.for_each_option(g, player, [&](Value option) {
    const Record& its = known(option);
    if (its.lefts == 0) fixed = false;
    if (!fixed) return;
    const FixedWall next = wall(its, opponent(player));
    if (out.empty()) {
      out = next;
      return;
    }
    scaffold::better<player == Player::left ? 1 : -1>(out, next, spare_);
    best.swap(spare_);
    out = best;
  });
  return fixed;
}

bool Thermographs::make_fixed(Value g) {
  FixedWall left, right;
  if (!best_fixed<Player::left>(g, best_left_, left) ||
      !best_fixed<Player::right>(g, best_right_, right)) {
    return false;
  }
  const scaffold::Meeting<Fixed> top = scaffold::meet(left, right);
  if (!top.exact) return false;
  SUMMAND_CHECK(!top.gap);
  spare_.clear();
  scaffold::raise<-1>(left, top, spare_);
  const std::size_t lefts = spare_.size();
  scaffold::raise<1>(right, top, spare_);
  std::copy(spare_.begin(), spare_.end(), points_.room(spare_.size()));
  add(g, {static_cast<std::uint32_t>(points_.size()), static_cast<std::uint32_t>(lefts),
          static_cast<std::uint32_t>(spare_.size() - lefts)});
  points_.append(spare_.size());
  return true;
}

template <Player player>
std::vector<WallPoint> Thermographs::best_long(Value g) {
  std::vector<WallPoint> best, spare;
  store_.for_each_option(g, player, [&](Value option) {
    const std::vector<WallPoint> next = long_wall(known(option), opponent(player));
    if (best.empty()) {
      best = next;
      return;
    }
    scaffold::better<player == Player::left ? 1 : -1, Dyadic>(best, next, spare);
    best.swap(spare);
  });
  return best;
}

void Thermographs::make_long(Value g) {
  const std::vector<WallPoint> left = best_long<Player::left>(g),
                               right = best_long<Player::right>(g);
  const scaffold::Meeting<Dyadic> top = scaffold::meet<Dyadic>(left, right);
  SUMMAND_CHECK(top.exact && !top.gap);
  Long walls;
  scaffold::raise<-1, Dyadic>(left, top, walls.left);
  scaffold::raise<1, Dyadic>(right, top, walls.right);
  add_long(g, std::move(walls));
}

}  // namespace summand
