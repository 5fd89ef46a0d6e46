#include "summand/ask/stores.hpp"

#include <algorithm>
#include <utility>

#include "summand/store/kept_file.hpp"

namespace summand::ask {

bool uses_store(const Question& question) {
  return std::ranges::any_of(question.options,
                             [](const Option& option) { return option.name == "store"; });
}

Result<std::shared_ptr<KeptResults>> Stores::open(const StorePlace& place, std::size_t bytes) {
  const auto at = std::ranges::find(opened_, place, &Opened::place);
  if (at != opened_.end()) return at->file;
  using Access = KeptFile::Access;
  SUMMAND_TRY(file,
              KeptFile::open(place.path, place.read_only ? Access::read : Access::write, bytes));
  opened_.push_back({place, std::move(file), {}});
  return opened_.back().file;
}

std::vector<std::string> Stores::settle() {
  std::vector<std::string> out;
  for (Opened& each : opened_) {
    std::vector<std::string> problems;
    if (auto written = each.file->flush(); !written) problems.push_back(written.error().message);
    for (std::string& problem : each.file->problems()) problems.push_back(std::move(problem));
    for (std::string& problem : problems) {
      if (std::ranges::find(each.said, problem) != each.said.end()) continue;
      out.push_back(problem);
      each.said.push_back(std::move(problem));
    }
  }
  return out;
}

}  // namespace summand::ask
