// MisereStore: the canonical forms of impartial games in misère play, where the last move loses.
//
// Two impartial games are equal in misère play if no impartial game X, added to both, makes the
// outcomes of the sums differ. Equal games have the same canonical form, and each form is stored
// once (Conway, On Numbers and Games, ch. 12). So equal handles are equal games. Laws of normal
// play fail: *2 + *2 is not 0.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/id_lists.hpp"
#include "summand/base/result.hpp"

namespace summand {

// The handle of a canonical form in a MisereStore. The default is 0, the game without moves. The
// options of a form have smaller ids than the form.
class MisereForm {
 public:
  constexpr MisereForm() = default;

  constexpr std::uint32_t id() const { return id_; }

  friend constexpr bool operator==(MisereForm, MisereForm) = default;
  friend constexpr auto operator<=>(MisereForm, MisereForm) = default;
  friend constexpr std::uint64_t hash_value(MisereForm form) { return hash_word(form.id_); }

 private:
  friend class MisereStore;
  constexpr explicit MisereForm(std::uint32_t id) : id_(id) {}

  std::uint32_t id_ = 0;
};

// In misère play a player without a move wins. So 0 is a win for the next player.
enum class MisereOutcome : std::uint8_t { next, previous };

constexpr char letter(MisereOutcome outcome) { return outcome == MisereOutcome::next ? 'N' : 'P'; }

// A store belongs to one thread. When a limit stops an operation, all forms made before stay valid.
class MisereStore {
 public:
  // A nim-heap of n is stored with its n options, and with all smaller heaps.
  static constexpr std::uint64_t kMostNimber = 1024;

  explicit MisereStore(Budget budget = {});
  MisereStore(const MisereStore&) = delete;
  MisereStore& operator=(const MisereStore&) = delete;

  Budget& budget() { return budget_; }
  std::uint32_t size() const { return lists_.size(); }  // forms made so far
  // The form with this id, which must be below size().
  MisereForm form(std::uint32_t id) const { return MisereForm(id); }

  // --- making forms; LimitReached if the budget does not allow them ---
  MisereForm star() const { return MisereForm(1); }
  // The nim-heap of n. Reaches the size limit above kMostNimber.
  MisereForm nimber(std::uint64_t n);
  // The canonical form of the game with these options, in any order.
  MisereForm make(std::span<const MisereForm> options);
  // Takes as many steps as there are pairs of followers, times their options. Remembered.
  MisereForm sum(MisereForm g, MisereForm h);
  MisereForm sum(std::span<const MisereForm> parts);
  // Conway's mate: g + mate(g) is a win for the previous player. The mate of 0 is *, and other
  // mates have the mates of the options as their options. Remembered.
  MisereForm mate(MisereForm g);

  // --- what a form is ---
  // The canonical options, in rising order.
  std::vector<MisereForm> options(MisereForm g) const;
  std::size_t option_count(MisereForm g) const { return lists_[g.id_].size(); }
  bool has_option(MisereForm g, MisereForm option) const;
  // The form itself and all forms that play from it can reach, in rising order.
  std::vector<MisereForm> followers(MisereForm g);

  MisereOutcome outcome(MisereForm g) const {
    return misere_nim_value(g) == 0 ? MisereOutcome::previous : MisereOutcome::next;
  }
  // The length of the longest play.
  std::uint32_t birthday(MisereForm g) const { return nodes_[g.id_].birthday; }
  // In normal play.
  std::uint32_t nim_value(MisereForm g) const { return nodes_[g.id_].nim_value; }
  // The same rule of the least missing number, but with 1 for the game without moves. It is 0 for
  // the wins of the previous player. It does not say what happens in sums.
  std::uint32_t misere_nim_value(MisereForm g) const { return nodes_[g.id_].misere_nim_value; }
  // n, if the form is the nim-heap of n.
  std::optional<std::uint32_t> as_nimber(MisereForm g) const;

  // Who wins g + h, without its canonical form. Remembered.
  MisereOutcome outcome_of_sum(MisereForm g, MisereForm h);

 private:
  struct Node {
    std::uint32_t birthday, nim_value, misere_nim_value;
    bool is_nimber;
  };
  struct PairHash {
    std::uint64_t operator()(std::uint64_t pair) const { return hash_word(pair); }
  };
  using PairMap = FlatMap<std::uint64_t, std::uint32_t, PairHash>;

  static std::uint64_t pair_of(std::uint32_t g, std::uint32_t h) {
    return g < h ? std::uint64_t{g} << 32 | h : std::uint64_t{h} << 32 | g;
  }
  // The id of the canonical form. Sorts the list.
  std::uint32_t make_id(std::vector<std::uint32_t>& options);
  // Adds a form whose options are sorted and known to be canonical.
  std::uint32_t add(std::span<const std::uint32_t> options);
  std::optional<std::uint32_t> reduced(std::span<const std::uint32_t> options) const;
  bool reduces_to(std::span<const std::uint32_t> options, std::uint32_t to) const;
  Node node_of(std::span<const std::uint32_t> options);
  template <class Value>
  std::uint32_t least_missing(std::span<const std::uint32_t> options, Value value);
  std::uint32_t sum_id(std::uint32_t g, std::uint32_t h);
  std::uint32_t known_sum(std::uint32_t g, std::uint32_t h) const;  // id + 1, or 0

  Budget budget_;
  IdLists lists_;  // the options of each form
  ChargedVector<Node> nodes_;
  PairMap sums_;                                           // id + 1
  PairMap outcomes_;                                       // of sums: 1 for next, 2 for previous
  FlatMap<std::uint32_t, std::uint32_t, PairHash> mates_;  // id + 1
  std::vector<std::uint32_t> nimbers_;                     // by their sizes
  std::vector<bool> seen_;                                 // for least_missing()
};

// The longest text of a form, in letters. A form that play reaches in many ways is written again
// for each of them.
inline constexpr std::size_t kMostMisereText = std::size_t{1} << 16;

// Writes 0, *, *5 for nim-heaps and *[0,3,[2]] for other forms: the brackets hold the options,
// nim-heaps as numbers and others as brackets again. Nim-heaps come first, then shorter texts.
// Reaches the size limit for a text that is longer than `most`.
std::string print(MisereStore& store, MisereForm g, std::size_t most = kMostMisereText);

// Reads what print() writes, also with the options in another order, with blanks between the signs,
// with a star before an option, and with options that the canonical form does without.
Result<MisereForm> parse_misere_form(MisereStore& store, std::string_view text);

}  // namespace summand
