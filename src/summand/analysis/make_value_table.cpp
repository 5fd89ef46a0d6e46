#include "summand/analysis/make_value_table.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/analysis/value_table_cell.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/language/session_copy.hpp"
#include "summand/language/syntax/last_statement.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand {

namespace {

// Whether a cell may read what the evaluation of another cell has left in the session.
bool depends_on_other_cells(const Session& session, const TableRequest& request) {
  if (has_variable(request.expression, "_")) return true;
  const auto last = last_statement(request.expression, session.store().budget());
  return last && last->follows_assignment;
}

// A table that threads fill.
class TableInWork {
 public:
  TableInWork(ValueTable& table, const TableWork& work) : table_(table), work_(work) {}

  // Fails if not all known cells can be taken.
  Attempt<void> take_known(Session& session);
  // Computes cells until there are no more, or until a limit is reached on any thread.
  void compute(Session& session);

  std::size_t left() const {
    return cells_to_have(table_.request, work_.shard, work_.known) - table_.done();
  }
  bool is_stopped() const { return table_.stopped.has_value(); }
  // The first cell that was refused here.
  std::optional<Failure> refusal() && { return std::move(refusal_); }

 private:
  // The next cell that nobody has begun.
  std::optional<std::size_t> next();
  void keep(std::size_t index, Attempt<ComputedCell> cell);
  void stop(std::size_t index, Failure failure);

  ValueTable& table_;
  const TableWork& work_;
  Mutex mutex_;  // for everything below and for the table
  std::size_t next_ = 0;
  std::optional<std::size_t> refused_at_, stopped_at_;
  std::optional<Failure> refusal_;
};

// After a limit the other cells are taken as they are in the file, so that none is lost.
Attempt<void> TableInWork::take_known(Session& session) {
  if (work_.known == nullptr) return {};
  const ValueTable& known = *work_.known;
  for (std::size_t index = 0; index < table_.size(); ++index) {
    if (!known.has(index)) continue;
    const std::string_view plain = known.plain(index);
    auto shown = within_limits([&]() -> Result<std::string> {
      if (is_stopped()) return std::string(plain);
      return shown_of(session, plain, table_.request.show, work_.writing);
    });
    if (!shown) {
      stop(index, std::move(shown).error());
      shown = std::string(plain);
    }
    auto taken = within_limits([&]() -> Result<void> {
      table_.add(index, plain, *shown, known.note(index));
      return {};
    });
    if (!taken) return taken;
  }
  if (work_.done) work_.done(table_);
  return {};
}

std::optional<std::size_t> TableInWork::next() {
  const Guard lock(mutex_);
  if (is_stopped()) return std::nullopt;
  while (next_ < table_.size()) {
    const std::size_t index = next_++;
    if (!table_.has(index) && work_.shard.has(piece_of(table_.request, index))) return index;
  }
  return std::nullopt;
}

void TableInWork::stop(std::size_t index, Failure failure) {
  if (stopped_at_ && *stopped_at_ < index) return;
  stopped_at_ = index;
  table_.stopped = std::move(failure);
}

void TableInWork::keep(std::size_t index, Attempt<ComputedCell> cell) {
  const Guard lock(mutex_);
  if (!cell) return stop(index, std::move(cell).error());
  auto kept = within_limits([&]() -> Result<void> {
    table_.add(index, cell->plain, cell->shown, cell->note);
    return {};
  });
  if (!kept) return stop(index, std::move(kept).error());
  if (cell->refusal && (!refused_at_ || index < *refused_at_)) {
    refused_at_ = index;
    refusal_ = std::move(cell->refusal);
  }
  if (work_.done) work_.done(table_);
}

void TableInWork::compute(Session& session) {
  const CurrentBudget current(session.store().budget());
  while (const auto index = next()) {
    keep(*index, compute_cell(session, table_, *index, work_.writing));
  }
}

// Fewer if the session has a name that cannot be copied.
std::vector<std::unique_ptr<Session>> copies_of(const Session& session, std::size_t count) {
  std::vector<std::unique_ptr<Session>> out;
  while (out.size() < count) {
    auto copy = copy_of(session);
    if (!copy) break;
    out.push_back(std::move(copy));
  }
  return out;
}

void compute_on_threads(Session& session, const TableRequest& request, TableInWork& work,
                        std::size_t threads) {
  threads = std::min(threads, work.left());
  std::vector<std::unique_ptr<Session>> others;
  if (threads > 1 && !depends_on_other_cells(session, request)) {
    others = copies_of(session, threads - 1);
  }
  for_each_task(others.size() + 1, static_cast<unsigned>(others.size() + 1),
                [&](unsigned, std::size_t index) {
                  work.compute(index == 0 ? session : *others[index - 1]);
                });
}

}  // namespace

std::size_t cells_to_have(const TableRequest& request, const Shard& shard,
                          const ValueTable* known) {
  const std::size_t size = request.rows.size() * request.columns.size();
  if (shard.is_whole()) return size;
  std::size_t out = 0;
  for (std::size_t index = 0; index < size; ++index) {
    out += shard.has(piece_of(request, index)) || (known != nullptr && known->has(index));
  }
  return out;
}

Attempt<ValueTable> make_table(Session& session, TableRequest request, const TableWork& work) {
  if (auto settled = settle_axes(session, request); !settled) {
    return failure_elsewhere(std::move(settled).error());
  }
  ValueTable out(std::move(request), session.store().budget(), work.writing);
  TableInWork in_work(out, work);
  if (auto taken = in_work.take_known(session); !taken) {
    return std::unexpected(std::move(taken).error());
  }
  if (!out.stopped) {
    auto computed = within_limits([&]() -> Result<void> {
      compute_on_threads(session, out.request, in_work, work.threads);
      return {};
    });
    if (!computed && !out.stopped) out.stopped = std::move(computed).error();
  }
  if (out.done() == 0 && out.stopped) return std::unexpected(*std::move(out.stopped));
  // If every cell is refused, the expression is wrong.
  if (out.refused() == out.size()) {
    auto first = std::move(in_work).refusal();
    return std::unexpected(first ? *std::move(first)
                                 : Failure{{std::string(out.note(0))}, {}, false});
  }
  return out;
}

}  // namespace summand
