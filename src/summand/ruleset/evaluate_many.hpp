// evaluate_many: the values of a family of positions, on all cores.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "summand/parallel/tasks.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/ruleset/shared_memo.hpp"

namespace summand {

// The values of the positions at(0), ..., at(count - 1). Several threads may call `at` at once. The
// threads share the store and the values of parts. Throws
// LimitReached.
template <Ruleset R, class At>
std::vector<Value> evaluate_many(const R& rules, ValueStore& store, std::size_t count, At&& at,
                                 unsigned threads = 0, By by = By::anything) {
  constexpr std::size_t kBatch = 64, kTask = 64 * kBatch;
  struct Worker {
    std::unique_ptr<ValueStore> store;
    std::optional<Evaluator<R>> evaluator;
    std::vector<typename R::Position> positions;
  };
  if (threads == 0) threads = hardware_threads();
  const std::size_t tasks = (count + kTask - 1) / kTask;
  threads = static_cast<unsigned>(std::min<std::size_t>(threads, std::max<std::size_t>(tasks, 1)));
  std::vector<Value> values(count);
  SharedMemo<R> shared(rules, store.budget());
  std::vector<Worker> workers(threads);
  for_each_task(tasks, threads, [&](unsigned number, std::size_t task) {
    Worker& worker = workers[number];
    if (!worker.evaluator) {
      if (threads > 1) worker.store = store.sibling();
      worker.evaluator.emplace(rules, threads > 1 ? *worker.store : store, by,
                               threads > 1 ? &shared : nullptr);
    }
    const std::size_t end = std::min(count, (task + 1) * kTask);
    for (std::size_t i = task * kTask; i < end; i += kBatch) {
      const std::size_t size = std::min(kBatch, end - i);
      worker.positions.clear();
      for (std::size_t k = i; k < i + size; ++k) worker.positions.push_back(at(k));
      worker.evaluator->evaluate(worker.positions, {values.data() + i, size});
    }
  });
  return values;
}

}  // namespace summand
