#include "summand/language/session_copy.hpp"

#include "summand/language/written_names.hpp"

namespace summand {

std::unique_ptr<Session> copy_of(const Session& session) {
  session.games().all();
  auto out =
      std::make_unique<Session>(session.store().budget(), session.workspace()->evaluators.by(),
                                session.games(), session.workspace()->kept);
  for (const WrittenName& name : names_for_script(session)) {
    if (!name.statement) return nullptr;
    auto answer = out->evaluate(*name.statement);
    if (!answer && answer.error().limit) reach_limit_again(std::move(answer).error());
    if (!answer) return nullptr;
  }
  return out;
}

std::vector<std::unique_ptr<Session>> copies_of(const Session& session, std::size_t count) {
  std::vector<std::unique_ptr<Session>> out;
  while (out.size() < count) {
    auto copy = copy_of(session);
    if (!copy) break;
    out.push_back(std::move(copy));
  }
  return out;
}

}  // namespace summand
