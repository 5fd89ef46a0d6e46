// The thermographs of the values of a store, each made once.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/column.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/theory/thermograph.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Exact for every value. Walls are stored in 64-bit fixed point, the form of the store's stops, if
// that is exact, and otherwise as long numbers. A new value takes time linear in the points of its
// options' walls.
class Thermographs {
 public:
  // The lowest tax: t = -1 (the extended thermograph), or t = 0, where numbers are plain masts,
  // which is faster.
  enum class Bottom : std::uint8_t { minus_one, zero };

  explicit Thermographs(ValueStore& store, Bottom bottom = Bottom::minus_one);

  // Makes the thermographs of a value and of its followers.
  void make(Value g) { record(g); }
  Thermograph of(Value g);
  Dyadic mean(Value g);
  // The least t from which on g cooled by t is a number plus an infinitesimal. But it is -1 for
  // integers and -1/2^k for numbers with denominator 2^k, and 0 for numbers plus an infinitesimal.
  Dyadic temperature(Value g);

  ValueStore& store() { return store_; }
  // The number of wall points made so far.
  std::size_t points() const { return points_.size(); }

 private:
  using Fixed = std::int64_t;
  using FixedPoint = scaffold::Point<Fixed>;
  using FixedWall = scaffold::Wall<Fixed>;

  // Left's wall and then Right's. The last point of each is the foot of the mast.
  struct Record {
    std::uint32_t begin;
    std::uint32_t lefts;  // 0: long, with the number `begin`
    std::uint32_t rights;
  };
  struct Long {
    std::vector<WallPoint> left, right;
  };
  struct Hash {
    std::uint64_t operator()(Value value) const { return hash_value(value); }
  };

  const Record& record(Value g);
  bool make_mast(Value g);
  Value look_alike(Value g, const NumberUpStar& parts);
  void make_of_options(Value g);
  bool make_fixed(Value g);
  void make_long(Value g);
  void add_mast(Value g, const Dyadic& mast);
  void add_long(Value g, Long walls);
  void add(Value g, const Record& record);
  const Record& known(Value g) const { return records_[index_.find(g) - 1]; }
  FixedWall wall(const Record& record, Player player) const;
  std::vector<WallPoint> long_wall(const Record& record, Player player) const;
  template <Player player>
  bool best_fixed(Value g, std::vector<FixedPoint>& best, FixedWall& out);
  template <Player player>
  std::vector<WallPoint> best_long(Value g);
  WallPoint foot(const Record& record) const;

  ValueStore& store_;
  Bottom bottom_;
  Column<FixedPoint> points_;
  Column<Record> records_;
  FlatMap<Value, std::uint32_t, Hash> index_;  // place among the records, from 1
  std::vector<Long> long_;
  std::vector<Value> stack_;
  std::vector<FixedPoint> best_left_, best_right_, spare_;
};

}  // namespace summand
