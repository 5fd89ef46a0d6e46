// WinnerQuestion: what is wanted to know about who wins, and what the answer may cost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/misere/misere_means.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/verdict/convention.hpp"

namespace summand {

struct LearnedModel;
struct ProofFiles;

// How a search goes on: depth first with bounds, or where a proof is expected to cost least.
enum class SearchFrame { bounds, proof_numbers };

// For searches of sums whose value is out of reach.
struct SearchOptions {
  // For the sums that all threads remember, if the search is depth first. Default: an eighth of the
  // free memory, at most 64 MB. A search by proof numbers takes what it needs, up to half of the
  // free memory.
  std::optional<std::size_t> table_bytes{};
  unsigned threads = 1;
  std::uint64_t most_moves = 100'000;  // of a player in a summand that no theorem values
  SearchWatch* watch = nullptr;        // counts and limits the nodes, if it is there
  std::optional<SearchFrame> by{};     // default: what the game brings along, else bounds
  // Of searches that a game brings along, if they can write their results
  // (verdict/saved_proofs.hpp). Others fail if it is there.
  ProofFiles* files = nullptr;
  // For a search by proof numbers, in place of the model that is built in. Others fail if it is
  // there.
  const LearnedModel* model = nullptr;
};

struct WinnerQuestion {
  Convention convention = Convention::normal;
  std::optional<Player> first{};  // who starts; default: both in turn
  bool only_search = false;       // use no theorem, value or rule about the whole
  // The distances to the end, which loopy games have. They come from retrograde analysis only.
  bool distances = false;
  bool names_moves = true;  // name the winning moves that the means finds
  SearchOptions search{};
  // In misère play: the most sums of a search, the means that is tried before the others, and how
  // far quotients and forms are looked for.
  std::uint64_t most_sums = ~std::uint64_t{0};
  std::optional<MisereMeans> rule{};
  MisereLimits misere{};
};

}  // namespace summand
