#include "summand/language/definitions/definitions.hpp"

#include <algorithm>
#include <set>

namespace summand {

std::string Definition::heading() const {
  std::string out = name + "(";
  for (std::size_t i = 0; i < tree.parameters.size(); ++i) {
    if (i > 0) out += ", ";
    out += parameter(i);
  }
  return out + ")";
}

const OptionPlan& Definition::plan() {
  if (!plan_) plan_.emplace(tree);
  return *plan_;
}

void Definition::forget() {
  memory.clear();
  winners.clear();
}

Definition* Definitions::find(std::string_view name) const {
  const auto at = all_.find(name);
  return at == all_.end() ? nullptr : at->second.get();
}

void Definitions::set(std::unique_ptr<Definition> definition) {
  forget_users_of(definition->name);
  const std::string name = definition->name;
  all_.insert_or_assign(name, std::move(definition));
}

void Definitions::remove(std::string_view name) {
  if (const auto at = all_.find(name); at != all_.end()) all_.erase(at);
}

// Definitions whose names were found are looked at again only through those that use them.
void Definitions::forget_users_of(std::string_view name) {
  std::set<std::string, std::less<>> met;
  std::vector<std::string> waiting = {std::string(name)};
  while (!waiting.empty()) {
    const std::string used = std::move(waiting.back());
    waiting.pop_back();
    for (const auto& [user, definition] : all_) {
      if (!std::ranges::binary_search(definition->uses, used)) continue;
      if (!met.insert(user).second) continue;
      definition->forget();
      waiting.push_back(user);
    }
  }
}

void Definitions::forget_all() {
  for (const auto& [name, definition] : all_) definition->forget();
}

}  // namespace summand
