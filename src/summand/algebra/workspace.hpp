// Workspace: the store of values and the memos that all games of a session
// share.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "summand/algebra/written_ids.hpp"
#include "summand/loopy/loopy_text.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/theory/atomic_weight.hpp"
#include "summand/theory/remoteness.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Belongs to one thread, like its store. Lives as long as the last game in it (shared_ptr).
struct Workspace {
  // `its_kept`, if given, has results of earlier runs (ruleset/kept_results.hpp).
  explicit Workspace(const Budget& budget = Budget(), By by = By::anything,
                     std::shared_ptr<KeptResults> its_kept = nullptr)
      : kept(std::move(its_kept)), store(budget), evaluators(store, by, kept.get()) {}

  Budget& budget() { return store.budget(); }

  // These are made at the first call. Thermographs are extended ones, from t = -1 up.
  Thermographs& thermographs() { return made(thermographs_); }
  AtomicWeights& atomic_weights() { return made(atomic_weights_); }
  PlayLengths& play_lengths() { return made(play_lengths_); }
  WrittenIds& written_ids() { return made(written_ids_); }
  StopperStore& stoppers() {
    if (!stoppers_) stoppers_.emplace(budget());
    return *stoppers_;
  }
  LoopyText& loopy_text() {
    if (!loopy_text_) loopy_text_.emplace(stoppers(), store);
    return *loopy_text_;
  }

  std::shared_ptr<KeptResults> kept;
  ValueStore store;
  Evaluators evaluators;
  // Of all constructions that live. Any thread may free them.
  std::atomic<std::size_t> bytes_of_games = 0;

 private:
  template <class T>
  T& made(std::optional<T>& memo) {
    if (!memo) memo.emplace(store);
    return *memo;
  }

  std::optional<Thermographs> thermographs_;
  std::optional<AtomicWeights> atomic_weights_;
  std::optional<PlayLengths> play_lengths_;
  std::optional<WrittenIds> written_ids_;
  std::optional<StopperStore> stoppers_;  // values of loopy games
  std::optional<LoopyText> loopy_text_;
};

}  // namespace summand
