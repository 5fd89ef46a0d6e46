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
#include "summand/jobs/pieces.hpp"
#include "summand/language/session_copy.hpp"
#include "summand/language/syntax/last_statement.hpp"

namespace summand {

namespace {

// Whether a cell may read what the evaluation of another cell has left in the session.
bool depends_on_other_cells(const Session& session, const TableRequest& request) {
  if (has_variable(request.expression, "_")) return true;
  const auto last = last_statement(request.expression, session.store().budget());
  return last && last->follows_assignment;
}

// The cells that are not known, as a job.
class TableCells {
 public:
  using Piece = std::size_t;  // the number of a cell
  using Finding = ComputedCell;

  TableCells(ValueTable& table, const TableWork& work, Session& session)
      : table_(table), work_(work), session_(session) {}

  // All of them, on at most so many threads, each with a session. Throws LimitReached.
  Attempt<void> compute(std::size_t threads) {
    if (threads > 1 && !depends_on_other_cells(session_, table_.request)) {
      copies_ = copies_of(session_, threads - 1);
    }
    return carry_out(*this, static_cast<unsigned>(copies_.size() + 1));
  }

  std::optional<std::size_t> next() {
    while (next_ < table_.size()) {
      const std::size_t index = next_++;
      if (!table_.has(index) && work_.shard.has(piece_of(table_.request, index))) return index;
    }
    return std::nullopt;
  }
  Attempt<ComputedCell> judge(unsigned worker, std::size_t index) {
    Session& session = worker == 0 ? session_ : *copies_[worker - 1];
    const CurrentBudget current(session.store().budget());
    return compute_cell(session, table_, index, work_.writing);
  }
  void keep(unsigned, std::size_t index, ComputedCell cell) {
    table_.add(index, cell.plain, cell.shown, cell.note);
    if (cell.refusal && (!refused_at_ || index < *refused_at_)) {
      refused_at_ = index;
      refusal_ = std::move(cell.refusal);
    }
    if (work_.done) work_.done(table_);
  }

  // The first cell that was refused here.
  std::optional<Failure> refusal() && { return std::move(refusal_); }

 private:
  ValueTable& table_;
  const TableWork& work_;
  Session& session_;
  std::vector<std::unique_ptr<Session>> copies_;
  std::size_t next_ = 0;
  std::optional<std::size_t> refused_at_;
  std::optional<Failure> refusal_;
};

// Takes the known cells. After a limit the others are taken as they are in the file, so that none
// is lost. Fails if not all can be taken.
Attempt<void> take_known(Session& session, const TableWork& work, ValueTable& table) {
  if (work.known == nullptr) return {};
  const ValueTable& known = *work.known;
  for (std::size_t index = 0; index < table.size(); ++index) {
    if (!known.has(index)) continue;
    const std::string_view plain = known.plain(index);
    auto shown = within_limits([&]() -> Result<std::string> {
      if (table.stopped) return std::string(plain);
      return shown_of(session, plain, table.request.show, work.writing);
    });
    if (!shown) {
      table.stopped = std::move(shown).error();
      shown = std::string(plain);
    }
    auto taken = within_limits([&]() -> Result<void> {
      table.add(index, plain, *shown, known.note(index));
      return {};
    });
    if (!taken) return taken;
  }
  if (work.done) work.done(table);
  return {};
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
  if (auto taken = take_known(session, work, out); !taken) {
    return std::unexpected(std::move(taken).error());
  }
  const std::size_t left = cells_to_have(out.request, work.shard, work.known) - out.done();
  const std::size_t threads = std::min<std::size_t>(work.threads, left);
  TableCells cells(out, work, session);
  if (!out.stopped) {
    auto done = within_limits([&] { return cells.compute(threads); });
    if (!done) out.stopped = std::move(done).error();
  }
  if (out.done() == 0 && out.stopped) return std::unexpected(*std::move(out.stopped));
  // If every cell is refused, the expression is wrong.
  if (out.refused() == out.size()) {
    auto first = std::move(cells).refusal();
    return std::unexpected(first ? *std::move(first)
                                 : Failure{{std::string(out.note(0))}, {}, false});
  }
  return out;
}

}  // namespace summand
