#include "summand/algebra/written_ids.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <span>
#include <utility>

#include "summand/algebra/construction.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

void append(std::string& signature, std::uint32_t number) {
  for (int i = 0; i < 4; ++i, number >>= 8) signature += static_cast<char>(number);
}

}  // namespace

std::uint32_t WrittenIds::of(const SharedConstruction& game) {
  std::vector<const Construction*> stack = {&*game};
  while (!stack.empty()) {
    store_.budget().ask();
    const Construction& top = *stack.back();
    const std::size_t before = stack.size();
    if (top.written_id() == 0) {
      for (const SharedConstruction& operand : top.operands()) {
        if (operand->written_id() == 0) stack.push_back(&*operand);
      }
      if (stack.size() > before) continue;
      top.set_written_id(id_of(top));
    }
    stack.pop_back();
  }
  return game->written_id();
}

WrittenIds::Id WrittenIds::next(Value value) {
  charge_.add(sizeof(Value));
  values_.push_back(value);
  return static_cast<Id>(values_.size() - 1);
}

WrittenIds::Id WrittenIds::id_of(std::string signature, Value value) {
  if (const auto at = signatures_.find(signature); at != signatures_.end()) return at->second;
  charge_.add(kMapEntry<std::string, Id> + kAllocation + signature.size());
  const Id id = next(value);
  signatures_.emplace(std::move(signature), id);
  return id;
}

WrittenIds::Id WrittenIds::id_of(Value value, bool has_form) {
  std::string signature(1, has_form ? 'v' : 'x');
  append(signature, std::bit_cast<std::uint32_t>(value));
  return id_of(std::move(signature), has_form ? value : Value());
}

WrittenIds::Id WrittenIds::id_of_sum(Id g, Id h) {
  if (values_[g] == store_.zero()) return h;
  if (values_[h] == store_.zero()) return g;
  const auto integer = [&](Id id) -> std::optional<Dyadic> {
    const auto number = values_[id] ? as_number(store_, values_[id]) : std::nullopt;
    return number && number->is_integer() ? number : std::nullopt;
  };
  const auto a = integer(g), b = integer(h);
  if (a && b && a->sign() == b->sign()) return id_of(store_.number(*a + *b), true);
  std::string signature = "+";
  append(signature, std::min(g, h));
  append(signature, std::max(g, h));
  return id_of(std::move(signature));
}

WrittenIds::Id WrittenIds::id_of(const Construction& g) {
  const auto operand = [&](std::size_t i) { return g.operands()[i]->written_id(); };
  switch (g.kind()) {
    case Construction::Kind::value:
      return id_of(g.known_value(), g.has_form());
    case Construction::Kind::position: {
      const auto at = positions_.find(g.position());
      if (at != positions_.end()) return at->second;
      charge_.add(kMapEntry<AnyPosition, Id>);
      const Id id = next(Value());
      positions_.emplace(g.position(), id);
      return id;
    }
    case Construction::Kind::braces: {
      std::string signature = "{";
      for (const std::span<const SharedConstruction> side : {g.left(), g.right()}) {
        std::vector<Id> ids;
        for (const SharedConstruction& option : side) ids.push_back(option->written_id());
        std::ranges::sort(ids);
        const auto repeated = std::ranges::unique(ids);
        ids.erase(repeated.begin(), repeated.end());
        append(signature, static_cast<std::uint32_t>(ids.size()));
        for (const Id id : ids) append(signature, id);
      }
      return id_of(std::move(signature));
    }
    case Construction::Kind::negative: {
      if (const Value value = values_[operand(0)]) return id_of(store_.negative(value), true);
      std::string signature = "-";
      append(signature, operand(0));
      return id_of(std::move(signature));
    }
    case Construction::Kind::sum:
      return id_of_sum(operand(0), operand(1));
    case Construction::Kind::copies: {
      if (g.count() == 1) return operand(0);
      std::string signature = ".";
      append(signature, operand(0));
      return id_of(std::move(signature) + summand::print(g.count()));
    }
    case Construction::Kind::ordinal_sum: {
      std::string signature = ":";
      append(signature, operand(0));
      append(signature, operand(1));
      return id_of(std::move(signature));
    }
  }
  return 0;
}

}  // namespace summand
