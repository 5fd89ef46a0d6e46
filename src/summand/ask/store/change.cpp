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

struct MergeAnswer {
  std::string path;
  MergedRows merged;
};

void write_json(JsonWriter& json, const MergeAnswer& data) {
  json.member("file", data.path).key("added").number(data.merged.added);
  json.key("known").number(data.merged.known).key("damaged").number(data.merged.damaged);
}

std::string text(const MergeAnswer& data, const Page&) {
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

void write_json(JsonWriter& json, const VacuumAnswer& data) {
  json.member("file", data.path).key("bytes_before").number(data.before);
  json.key("bytes").number(data.after);
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

void write_json(JsonWriter& json, const RevokeAnswer& data) {
  json.member("file", data.path).key("removed").number(data.removed);
}

std::string text(const RevokeAnswer& data, const Page&) {
  return fmt::format("{} {} removed from {}.\n", counted_rows(data.removed),
                     data.removed == 1 ? "is" : "are", printable(data.path));
}

Result<RowFilter> revoked_rows(const Request& request) {
  RowFilter out{.game = request.option("game"), .library = request.option("library")};
  if (out.game == "sums") out.game = "";
  if (const auto by = request.option("found-by")) {
    if (*by == "search") {
      out.found_by = FoundBy::search;
    } else if (*by == "theorems") {
      out.found_by = FoundBy::theorems;
    } else {
      return fail(fmt::format("--found-by is search or theorems, not {}", printable(*by)));
    }
  }
  if (!out.game && !out.library && !out.found_by) {
    return fail("which rows? --game, --library or --found-by says it");
  }
  return out;
}

}  // namespace

Attempt<Response> store_merge(Asking& asking) {
  const std::span<const std::string> paths = asking.request().arguments;
  const auto merged = merge_stores(paths.front(), paths.subspan(1), asking.budget());
  if (!merged) return failure_elsewhere(merged.error());
  return respond(MergeAnswer{paths.front(), *merged});
}

Attempt<Response> store_vacuum(Asking& asking) {
  return vacuum_now(asking.text(), asking.budget());
}

Attempt<Response> store_revoke(Asking& asking) {
  const RowFilter filter = revoked_rows(asking.request()).value();
  auto rows = existing_store(asking.text(), asking.budget());
  if (!rows) return failure_elsewhere(rows.error());
  const auto removed = rows->remove(filter);
  if (!removed) return failure_elsewhere(removed.error());
  return respond(RevokeAnswer{asking.text(), *removed});
}

Result<void> check_store_revoke(const Request& request) {
  return without_value(revoked_rows(request));
}

}  // namespace summand::ask
