// store merge, store vacuum, store revoke: the questions that change a store.
#include <fmt/core.h>
#include <span>
#include <string>
#include <utility>

#include "summand/ask/option_values.hpp"
#include "summand/ask/store/row_text.hpp"
#include "summand/ask/store/store_answers.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/store/store_rows.hpp"

namespace summand::ask {

namespace {

// A question that changes a store never makes one by a wrong name.
Result<StoreRows> existing_store(const std::string& path, const Budget& budget) {
  SUMMAND_TRY(readable, StoreRows::open(path, Database::Access::read, budget));
  static_cast<void>(readable);
  return StoreRows::open(path, Database::Access::write, budget);
}

// --- merge ---

struct MergedStores {
  std::string path;
  MergedRows merged;
};

void describe(Members<MergedStores>& its) {
  its("file", "The store that has the rows now.", &MergedStores::path);
  its("added", "The rows added.", [](auto& it) { return it.merged.added; });
  its("known", "Those that were there.", [](auto& it) { return it.merged.known; });
  its("damaged", "Those with a wrong checksum, which were left out.",
      [](auto& it) { return it.merged.damaged; });
}

std::string text(const MergedStores& data, const Page&) {
  std::string out = fmt::format(
      "{} has {} more; {} known.\n", printable(data.path), counted_rows(data.merged.added),
      data.merged.known == 1 ? "1 row was" : fmt::format("{} rows were", data.merged.known));
  if (data.merged.damaged > 0) {
    out +=
        fmt::format("{} had a wrong checksum and {} left out.\n", counted_rows(data.merged.damaged),
                    data.merged.damaged == 1 ? "was" : "were");
  }
  return out;
}

// --- vacuum ---

struct VacuumAnswer {
  std::string path;
  std::uint64_t before = 0, after = 0;
};

void describe(Members<VacuumAnswer>& its) {
  its("file", "The file.", &VacuumAnswer::path);
  its("bytes_before", "Its size before.", &VacuumAnswer::before);
  its("bytes", "Its size.", &VacuumAnswer::after);
}

std::string text(const VacuumAnswer& data, const Page&) {
  return fmt::format("{} has {} bytes; it had {}.\n", printable(data.path), data.after,
                     data.before);
}

Attempt<Response> vacuum_now(const std::string& path, const Budget& budget) {
  auto rows = existing_store(path, budget);
  if (!rows) return failure_elsewhere(rows.error());
  const auto done = [&]() -> Result<VacuumAnswer> {
    SUMMAND_TRY(before, rows->bytes());
    if (auto vacuumed = rows->vacuum(); !vacuumed) return std::unexpected(vacuumed.error());
    SUMMAND_TRY(after, rows->bytes());
    return VacuumAnswer{path, before, after};
  }();
  if (!done) return failure_elsewhere(done.error());
  return respond(*done);
}

// --- revoke ---

struct RevokeAnswer {
  std::string path;
  std::uint64_t removed = 0;
};

void describe(Members<RevokeAnswer>& its) {
  its("file", "The file.", &RevokeAnswer::path);
  its("removed", "The rows removed.", &RevokeAnswer::removed);
}

std::string text(const RevokeAnswer& data, const Page&) {
  return fmt::format("{} {} removed from {}.\n", counted_rows(data.removed),
                     data.removed == 1 ? "is" : "are", printable(data.path));
}

Result<std::optional<FoundBy>> read_way(const Option& option, const std::string& text) {
  if (text == "search") return FoundBy::search;
  if (text == "theorems") return FoundBy::theorems;
  return fail(fmt::format("--{} is search or theorems, not {}", option.name, printable(text)));
}

constexpr auto kRevokeOptions = options_in<RowFilter>(
    option<&RowFilter::game>("game", "NAME",
                             "The rows of this game, or sums for the sums of positions"),
    option<&RowFilter::library>("library", "VERSION",
                                "The rows that this version of the library has found"),
    option_read<&RowFilter::found_by, read_way>("found-by", "WAY",
                                                "The rows found in this way: search or theorems"));

Result<void> check_revoke(const RowFilter& options) {
  if (options.game || options.library || options.found_by) return {};
  return fail("which rows? --game, --library or --found-by says it");
}

Attempt<Response> store_merge(Asking& asking) {
  const std::span<const std::string> paths = asking.request().arguments;
  const auto merged = merge_stores(paths.front(), paths.subspan(1), asking.budget());
  if (!merged) return failure_elsewhere(merged.error());
  return respond(MergedStores{paths.front(), *merged});
}

Attempt<Response> store_vacuum(Asking& asking) {
  return vacuum_now(asking.text(), asking.budget());
}

Attempt<Response> store_revoke(Asking& asking) {
  RowFilter filter = asking.options<RowFilter>();
  if (filter.game == "sums") filter.game = "";
  auto rows = existing_store(asking.text(), asking.budget());
  if (!rows) return failure_elsewhere(rows.error());
  const auto removed = rows->remove(filter);
  if (!removed) return failure_elsewhere(removed.error());
  return respond(RevokeAnswer{asking.text(), *removed});
}

}  // namespace

const Question kStoreMerge{
    .name = "store merge",
    .arguments = "INTO FROM...",
    .sentence = "Add the rows of stores to another store",
    .details =
        "If two stores have different answers for one position, the message names it, and "
        "nothing is changed. Rows with a wrong checksum are left out.",
    .options = {},
    .least = 2,
    .words = true,
    .answer = store_merge,
    .answers = kAnswersAre<MergedStores>,
};

const Question kStoreVacuum{
    .name = "store vacuum",
    .arguments = "FILE",
    .sentence = "Make a store as small as possible",
    .details = "",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_vacuum,
    .answers = kAnswersAre<VacuumAnswer>,
};

const Question kStoreRevoke{
    .name = "store revoke",
    .arguments = "FILE",
    .sentence = "Remove rows from a store, by game, version and way",
    .details =
        "Give at least one option. A row is removed if it meets all options that are given. For a "
        "faulty theorem give its game, the version of the library, and --found-by theorems.",
    .options = checked<check_revoke>(kRevokeOptions),
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_revoke,
    .answers = kAnswersAre<RevokeAnswer>,
};

}  // namespace summand::ask
