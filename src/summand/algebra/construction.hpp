// Construction: a game as it was written. Games share their parts.
//
// A construction is a position, a value, braces, a sum and so on, and it never changes. So several
// games can share it, and it is freed with the last of them. Nothing is computed before it is
// needed. The value is computed once, from the operands. An ordinal sum uses the options as they
// were written.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "summand/algebra/workspace.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/value/form.hpp"

namespace summand {

class Construction;

// The error for a game without form (Construction::has_form) where the form matters.
inline constexpr std::string_view kFormIsLost =
    "the forms of the definitions are too large to keep, so this game is known by its value alone; "
    "ask about fewer or smaller positions";

// Holds a construction. The last holder frees it, and with it all operands that nothing else holds.
// The workspace must live longer.
class SharedConstruction {
 public:
  SharedConstruction() = default;  // holds nothing
  SharedConstruction(const SharedConstruction& other) noexcept;
  SharedConstruction(SharedConstruction&& other) noexcept
      : held_(std::exchange(other.held_, nullptr)) {}
  SharedConstruction& operator=(SharedConstruction other) noexcept {
    std::swap(held_, other.held_);
    return *this;
  }
  ~SharedConstruction();

  const Construction& operator*() const { return *held_; }
  const Construction* operator->() const { return held_; }

 private:
  friend class Construction;
  explicit SharedConstruction(Construction* made) : held_(made) {}

  Construction* held_ = nullptr;
};

class Construction {
 public:
  enum class Kind : std::uint8_t {
    value,     // a name such as *2, ^ or canonical(G): its form is the canonical one
    position,  // of a game
    braces,
    negative,
    sum,
    copies,
    ordinal_sum,
  };

  struct Braces {
    std::unique_ptr<SharedConstruction[]> options;  // those of Left come first
    std::size_t left = 0, right = 0;                // how many
    bool impartial = false;    // impartial {...}: the options of Left are those of Right, too
    bool defined = false;      // made by a call of a definition
    bool of_function = false;  // made by a call of a function, which gives the same at any time

    std::size_t size() const { return impartial ? left : left + right; }
  };
  struct Negative {
    SharedConstruction of;
  };
  struct Sum {
    std::array<SharedConstruction, 2> terms;
  };
  struct Copies {
    SharedConstruction of;
    Dyadic count;  // an integer
  };
  struct OrdinalSum {
    std::array<SharedConstruction, 2> base_and_top;
  };
  // What a construction is made of. The order is that of Kind.
  using Parts = std::variant<Value, AnyPosition, Braces, Negative, Sum, Copies, OrdinalSum>;

  // Takes constant time and one allocation, in addition to those of the parts. The operands belong
  // to the workspace. The memory counts against its budget as long as the construction lives.
  // Throws LimitReached. Then nothing is changed. `known` is the value, if it is known.
  static SharedConstruction make(Workspace& workspace, Parts&& parts, Value known = Value());
  // A game of which only the value is kept, because its form is too large.
  static SharedConstruction make_without_form(Workspace& workspace, Value value);
  Construction(const Construction&) = delete;
  Construction& operator=(const Construction&) = delete;

  // --- looking ---
  Kind kind() const { return static_cast<Kind>(parts_.index()); }
  Workspace& workspace() const { return workspace_; }
  const AnyPosition& position() const { return std::get<AnyPosition>(parts_); }
  const Dyadic& count() const { return std::get<Copies>(parts_).count; }
  // The options of braces, Left's first, or the one or two operands of an operator.
  std::span<const SharedConstruction> operands() const;
  const SharedConstruction& first() const { return operands()[0]; }   // of an operator
  const SharedConstruction& second() const { return operands()[1]; }  // of a sum or ordinal sum
  std::span<const SharedConstruction> left() const {                  // of braces
    return operands().first(std::get<Braces>(parts_).left);
  }
  std::span<const SharedConstruction> right() const {  // of braces
    return operands().last(std::get<Braces>(parts_).right);
  }
  // Null for other kinds.
  const Braces* braces() const { return std::get_if<Braces>(&parts_); }
  bool is_impartial_braces() const { return braces() != nullptr && braces()->impartial; }

  // A construction and all its direct and indirect operands, each once. Operands come before their
  // operators, and otherwise in the order in which they are written. Linear. Throws LimitReached.
  static std::vector<SharedConstruction> below(const SharedConstruction& g);

  // Whether a position of a loopy game, or of one with entailing moves, is in it, so that its moves
  // alone give no value.
  bool has_loops() const { return has_loops_; }
  bool has_positions() const { return has_positions_; }
  // False if a part of it is known by its value alone. Then it is not known how it was written.
  bool has_form() const { return has_form_; }
  // Whether it is a number, or sums, negatives and copies of numbers alone.
  bool is_arithmetic() const { return is_arithmetic_; }
  // Whether the value is known, or follows from known values.
  bool has_value_at_hand() const;

  // Its number among the WrittenIds of the workspace, or 0.
  std::uint32_t written_id() const { return written_id_; }
  void set_written_id(std::uint32_t id) const { written_id_ = id; }

  // The call of a definition or a function whose result these braces are, such as f(3), or nothing.
  const std::string& call() const { return call_ == nullptr ? no_call() : *call_; }
  void set_call(std::string call) const;

  // The value, or none if it was not computed yet.
  Value known_value() const { return value_; }

  // --- values; throw LimitReached ---
  Value value() const {
    if (!value_) find_out(false);
    return value_;
  }
  // The form for ordinal sums: {*|*} has the option *, although it is 0. That of a game without
  // form is the canonical one, so ask has_form() before anything that depends on it.
  Form form() const {
    if (!knows(true)) find_out(true);
    return known_form();
  }

 private:
  friend class SharedConstruction;

  // The next thing to compute: the value of a construction, or its form.
  struct Task {
    const Construction* of;
    bool form;
  };
  // ... : bases[1] : bases[0] : top
  struct Spine {
    std::vector<const Construction*> bases;
    const Construction* top;
  };

  Construction(Workspace& workspace, Parts&& parts);
  ~Construction() = default;
  static const std::string& no_call();

  // --- construction.cpp: memory ---
  static void let_go(Construction* g) noexcept;
  std::span<SharedConstruction> held();
  std::size_t bytes() const noexcept;

  // --- construction_values.cpp ---
  bool knows(bool form) const;
  void find_out(bool form) const;
  void push_needs(bool form, std::vector<Task>& stack) const;
  void compute_value() const;
  void compute_form() const;
  void keep(const Form& form) const;
  Form known_form() const;
  Spine spine() const;

  Workspace& workspace_;
  Construction* next_ = nullptr;       // while it waits to be freed
  std::atomic<std::size_t> uses_ = 1;  // how many hold it; any thread may let it go
  mutable Value value_;                // none until it is known
  mutable std::uint32_t written_id_ = 0;
  // None until it is known. That of a value is not kept, because it is the canonical one.
  mutable std::unique_ptr<const Form> form_;
  mutable std::unique_ptr<const std::string> call_;
  Parts parts_;
  bool has_loops_ = false;
  bool has_positions_ = false;
  bool has_form_ = true;
  bool is_arithmetic_ = false;
};

inline SharedConstruction::SharedConstruction(const SharedConstruction& other) noexcept
    : held_(other.held_) {
  if (held_ != nullptr) held_->uses_.fetch_add(1, std::memory_order_relaxed);
}

inline SharedConstruction::~SharedConstruction() {
  if (held_ != nullptr) Construction::let_go(held_);
}

}  // namespace summand
