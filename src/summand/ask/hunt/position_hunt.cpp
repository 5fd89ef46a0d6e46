#include "summand/ask/hunt/position_hunt.hpp"

#include <utility>

namespace summand::ask {

Attempt<void> PositionHunt::run(const std::function<void()>& tell) {
  while (!first_ || found_.found() < *first_) {
    std::optional<AnyPosition> position = space_->next();
    if (!position) break;
    auto judged = judge_.judge(*position);
    if (!judged) return failure_elsewhere(std::move(judged).error());
    if (*judged && found_.wants(**judged)) {
      found_.add(position->print_call(), *std::move(judged));
    } else if (*judged) {
      found_.pass_over();
    }
    ++searched_;
    last_ = std::move(position);
    tell();
  }
  finished_ = true;
  return {};
}

Attempt<void> PositionHunt::go_on_from(SavedHunt&& known, const std::function<void()>& tell) {
  if (first_ && known.state.found > *first_) {
    return failure_elsewhere({"it has more hits than --first asks for"});
  }
  while (searched_ < known.state.searched) {
    last_ = space_->next();
    if (!last_) break;
    ++searched_;
    tell();
  }
  if (searched_ != known.state.searched || state().last != known.state.last) {
    return failure_elsewhere({"its positions come in another order: search anew"});
  }
  found_.restore(std::move(known.kept), known.state.found);
  return {};
}

}  // namespace summand::ask
