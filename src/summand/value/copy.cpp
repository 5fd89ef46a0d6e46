#include "summand/value/copy.hpp"

#include <array>
#include <vector>

#include "summand/base/flat_map.hpp"

namespace summand {

namespace {

struct Hash {
  std::uint64_t operator()(Value value) const { return hash_value(value); }
};

}  // namespace

Value copied(ValueStore& from, Value g, ValueStore& to) {
  FlatMap<Value, Value, Hash> copies(to.budget());
  std::array<std::vector<Value>, 2> options;
  std::vector<Value> stack = {g};
  while (!stack.empty()) {
    to.budget().ask();
    const Value top = stack.back();
    const std::size_t height = stack.size();
    if (copies.find(top)) {
      stack.pop_back();
      continue;
    }
    Value copy;
    if (const auto parts = from.as_number_up_star(top)) {
      copy = to.number_up_star(*parts);
    } else {
      for (const Player player : {Player::left, Player::right}) {
        std::vector<Value>& its = options[player == Player::right];
        its.clear();
        from.for_each_option(top, player, [&](Value option) {
          const Value known = copies.find(option);
          (known ? its : stack).push_back(known ? known : option);
        });
      }
      if (stack.size() > height) continue;  // options first
      copy = to.make(options[0], options[1]);
    }
    copies.insert(top, copy);
    stack.pop_back();
  }
  return copies.find(g);
}

}  // namespace summand
