#include "summand/verdict/saved_proofs.hpp"

#include "summand/jobs/saved_results.hpp"

namespace summand {

namespace {

constexpr SavedFormat kProofsFormat{.what = "a saved search", .title = "summand search of boards "};

SavedResults results_of(const BoardSearch& search) {
  return {.format = kProofsFormat, .subject = "boards", .form = std::string(search.form())};
}

}  // namespace

Result<void> save_proofs(const std::string& path, const BoardSearch& search, std::uint64_t most) {
  return save_results(path, results_of(search),
                      [&](const AddResult& add) { search.for_each_costly(most, add); });
}

Result<void> load_proofs(const std::string& path, BoardSearch& search) {
  return load_results(path, results_of(search),
                      [&](const SavedResult& result) { search.take(result); });
}

}  // namespace summand
