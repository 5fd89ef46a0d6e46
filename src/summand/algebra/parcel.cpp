#include "summand/algebra/parcel.hpp"

#include <unordered_map>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/flat_map.hpp"

namespace summand {

// --- packing ---

class Parcel::Packer {
 public:
  explicit Packer(Workspace& workspace)
      : store_(workspace.store), places_of_values_(workspace.budget()) {}

  void add(const SharedConstruction& part) {
    Node node{.kind = part->kind()};
    node.has_form = part->has_form();
    if (const Value value = part->known_value()) node.value = packed(value);
    switch (node.kind) {
      case Construction::Kind::position:
        node.position = part->position();
        break;
      case Construction::Kind::copies:
        node.count = part->count();
        break;
      case Construction::Kind::braces:
        node.left = part->left().size();
        node.impartial = part->is_impartial_braces();
        node.of_function = part->braces()->of_function;
        node.call = part->call();
        break;
      default:
        break;
    }
    for (const SharedConstruction& operand : part->operands()) {
      node.operands.push_back(places_.at(&*operand));
    }
    places_.emplace(&*part, static_cast<Index>(out_.nodes_.size()));
    out_.nodes_.push_back(std::move(node));
  }

  Parcel done() { return std::move(out_); }

 private:
  struct Hash {
    std::uint64_t operator()(Value value) const { return hash_value(value); }
  };

  // The place of a value in the list. Adds it and its followers if it is new.
  Index packed(Value g) {
    std::vector<Value> stack = {g};
    while (!stack.empty()) {
      store_.budget().ask();
      const Value top = stack.back();
      const std::size_t height = stack.size();
      if (places_of_values_.find(top) != 0) {
        stack.pop_back();
        continue;
      }
      PackedValue value;
      if (const auto parts = store_.as_number_up_star(top)) {
        value.parts = *parts;
      } else {
        value.is_leaf = false;
        for (const Player player : {Player::left, Player::right}) {
          store_.for_each_option(top, player, [&](Value option) {
            const Index place = places_of_values_.find(option);
            if (place == 0) {
              stack.push_back(option);
            } else {
              value.options[player == Player::right].push_back(place - 1);
            }
          });
        }
        if (stack.size() > height) continue;  // options first
      }
      out_.values_.push_back(std::move(value));
      places_of_values_.insert(top, static_cast<Index>(out_.values_.size()));
      stack.pop_back();
    }
    return places_of_values_.find(g) - 1;
  }

  ValueStore& store_;
  Parcel out_;
  FlatMap<Value, Index, Hash> places_of_values_;  // counted from 1
  std::unordered_map<const Construction*, Index> places_;
};

Parcel Parcel::pack(const Game& game) {
  Packer packer(game.workspace());
  for (const SharedConstruction& part : Construction::below(game.construction())) packer.add(part);
  return packer.done();
}

// --- unpacking ---

std::vector<Value> Parcel::values_in(ValueStore& store) const {
  std::vector<Value> values;
  for (const PackedValue& packed : values_) {
    store.budget().ask();
    if (packed.is_leaf) {
      values.push_back(store.number_up_star(packed.parts));
      continue;
    }
    std::array<std::vector<Value>, 2> options;
    for (const int side : {0, 1}) {
      for (const Index option : packed.options[side]) options[side].push_back(values[option]);
    }
    values.push_back(store.make(options[0], options[1]));
  }
  return values;
}

Value Parcel::unpack_value(ValueStore& store) const {
  SUMMAND_CHECK(nodes_.back().value.has_value());
  return values_in(store)[*nodes_.back().value];
}

Game Parcel::unpack(const std::shared_ptr<Workspace>& workspace) const {
  ValueStore& store = workspace->store;
  const std::vector<Value> values = values_in(store);
  std::vector<SharedConstruction> made;
  for (const Node& node : nodes_) {
    const Value value = node.value ? values[*node.value] : Value();
    const auto operand = [&](std::size_t i) { return made[node.operands[i]]; };
    Construction::Parts parts = store.zero();
    switch (node.kind) {
      case Construction::Kind::value:
        parts = value;
        break;
      case Construction::Kind::position:
        parts = *node.position;
        break;
      case Construction::Kind::braces: {
        const std::size_t count = node.operands.size();
        Construction::Braces braces{std::make_unique<SharedConstruction[]>(count), node.left,
                                    node.impartial ? node.left : count - node.left, node.impartial};
        braces.of_function = node.of_function;
        for (std::size_t i = 0; i < count; ++i) braces.options[i] = operand(i);
        parts = std::move(braces);
        break;
      }
      case Construction::Kind::negative:
        parts = Construction::Negative{operand(0)};
        break;
      case Construction::Kind::sum:
        parts = Construction::Sum{{operand(0), operand(1)}};
        break;
      case Construction::Kind::copies:
        parts = Construction::Copies{operand(0), node.count};
        break;
      case Construction::Kind::ordinal_sum:
        parts = Construction::OrdinalSum{{operand(0), operand(1)}};
        break;
    }
    if (node.kind == Construction::Kind::value && !node.has_form) {
      made.push_back(Construction::make_without_form(*workspace, value));
      continue;
    }
    made.push_back(Construction::make(*workspace, std::move(parts), value));
    if (!node.call.empty()) made.back()->set_call(node.call);
  }
  return Game(workspace, made.back());
}

}  // namespace summand
