// Construction: games as they were written, as a graph in which the operands of a node come before
// it.
//
// A node is a position, a value, braces, a sum and so on. Nothing is computed before it is needed.
// The value of a node is computed once, from its operands. An ordinal sum uses the options as they
// were written.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/language/algebra/workspace.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/value/form.hpp"

namespace summand {

class Construction {
 public:
  using Id = std::uint32_t;
  enum class Kind : std::uint8_t {
    value,     // a name such as *2, ^ or canonical(G): its form is the canonical one
    position,  // of a game
    braces,
    negative,
    sum,
    copies,
    ordinal_sum,
  };

  explicit Construction(std::shared_ptr<Workspace> workspace);

  Workspace& workspace() const { return *workspace_; }
  const std::shared_ptr<Workspace>& shared_workspace() const { return workspace_; }

  // Products of numbers are so short that their sums never reach Dyadic::kMaxBits.
  static constexpr std::size_t kMostBits = Dyadic::kMaxBits / 2;
  // a * b, or a size limit.
  static Dyadic product(const Dyadic& a, const Dyadic& b);

  // --- making ---
  Id value(Value value);
  Id position(AnyPosition position);
  Id braces(std::span<const Id> left, std::span<const Id> right);
  Id negative(Id g);
  Id sum(Id g, Id h);
  Id copies(Dyadic count, Id g);  // count is an integer
  Id ordinal_sum(Id base, Id top);
  // The same game from another construction of this workspace. Linear in the nodes below it.
  Id import(const Construction& other, Id g);

  // --- looking ---
  Kind kind(Id g) const { return nodes_[g].kind; }
  Value known_value(Id g) const {
    return nodes_[g].value;
  }  // of a value node; others have none until it is computed
  const AnyPosition& position_of(Id g) const { return positions_[nodes_[g].first]; }
  std::span<const Id> left(Id g) const;               // of braces
  std::span<const Id> right(Id g) const;              // of braces
  Id first(Id g) const { return nodes_[g].first; }    // negative, sum, copies, ordinal sum
  Id second(Id g) const { return nodes_[g].second; }  // sum, ordinal sum
  const Dyadic& count(Id g) const { return counts_[nodes_[g].second]; }  // copies

  // Calls visit(id) for the operands of a node.
  template <class Visit>
  void for_each_operand(Id g, Visit&& visit) const {
    const Node& node = nodes_[g];
    switch (node.kind) {
      case Kind::value:
      case Kind::position:
        return;
      case Kind::braces:
        for (const Id option : left(g)) visit(option);
        for (const Id option : right(g)) visit(option);
        return;
      case Kind::negative:
      case Kind::copies:
        visit(node.first);
        return;
      case Kind::sum:
      case Kind::ordinal_sum:
        visit(node.first);
        visit(node.second);
        return;
    }
  }

  // A node and all its direct and indirect operands, each once, operands before operators. Throws
  // LimitReached.
  std::vector<Id> below(Id g) const;

  // --- values; throw LimitReached ---
  Value value_of(Id g);
  // The form for ordinal sums: {*|*} has the option *, although it is 0.
  Form form_of(Id g);

 private:
  struct Node {
    Kind kind;
    Value value;  // none until it is known
    Id first = 0,
       second = 0;  // a braces node: its options begin at first, second of them are on the left
    std::uint32_t rights = 0;
  };
  // The next thing to compute: the value of a node, or its form.
  struct Task {
    Id node;
    bool form;
  };
  // ... : bases[1] : bases[0] : top
  struct Spine {
    std::vector<Id> bases;
    Id top;
  };

  Id add(const Node& node);
  bool is_known(const Task& task) const;
  void find_out(const Task& task);
  void push_needs(const Task& task, std::vector<Task>& stack) const;
  void compute_value(Id g);
  void compute_form(Id g);
  std::vector<Value> known_values(std::span<const Id> games) const;
  Form known_form(Id g) const;
  Spine spine(Id ordinal_sum) const;

  std::shared_ptr<Workspace> workspace_;
  ChargedVector<Node> nodes_;
  ChargedVector<Id> options_;
  ChargedVector<AnyPosition> positions_;
  ChargedVector<Dyadic> counts_;
  std::unordered_map<Id, Form> forms_;  // of those that are not canonical
};

}  // namespace summand
