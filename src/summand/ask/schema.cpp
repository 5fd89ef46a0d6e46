#include "summand/ask/schema.hpp"

#include <vector>

#include "summand/analysis/json.hpp"
#include "summand/ask/question.hpp"
#include "summand/text/json_schema.hpp"

namespace summand::ask {

namespace {

// Where the error of an answer is, and what was reached.
struct ErrorMember {};

void describe(Members<ErrorMember>& its) {
  its.named("Error", "Why there is no answer, or only a part of one.");
  its.told<std::string>("message", "One sentence.");
  its.told<std::string>("limit", "The limit that was reached.", false)
      .words({"memory", "time", "size", "interrupted"});
  its.told<std::uint64_t>("line", "The line of a wrong text, from 1.", false);
  its.told<std::uint64_t>("column", "The column in characters, from 1.", false);
  its.told<Suggestion>("suggestion", "A known word that may have been meant.", false);
}

// What every answer may have, beside what the question says.
struct Common {};

void describe(Members<Common>& its) {
  its.told<std::uint64_t>("schema", "The version of the members: 1.");
  its.told<std::string>("command", "The first word of the question.");
  its.told<ErrorMember>("error", "The limit that left the answer unfinished.", false);
  its.told<std::vector<std::string>>("problems", "Parts of the request that could not be done.",
                                     false);
  its.told<std::vector<std::string>>("remarks", "How the expression was read.", false);
  its.told<std::vector<std::string>>("warnings", "What went wrong with a store.", false);
  its.told<bool>("refuted", "Whether a verification failed. Only in messages.", false);
  its.told<std::string>("words", "The answer in words. Only in messages.", false);
}

}  // namespace

std::string schema_of_answers() {
  std::vector<DescribedAnswer> answers;
  const auto add = [&](const Question& question) {
    if (question.answers.empty()) return;
    answers.push_back(
        {std::string(question.name), question.first_word(), question.sentence, question.answers});
  };
  for (const Question* question : all_questions()) {
    add(*question);
    for (const Question* child : question->children) add(*child);
  }
  JsonWriter json;
  json.object();
  write_schema(json, answers, description_of<Common>());
  return json.close().str() + "\n";
}

}  // namespace summand::ask
