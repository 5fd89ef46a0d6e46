// Talk: a conversation about matches, for tests.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/door.hpp"
#include "summand/draw/page.hpp"

namespace summand::ask {

class Talk {
 public:
  using Options = std::map<std::string, std::string, std::less<>>;

  // The name of the question. Its parts are asked.
  explicit Talk(std::string question)
      : question_(std::move(question)), door_(std::make_shared<Door>()) {}
  // The same conversation with another name of the question.
  Talk(std::string question, const Talk& other)
      : question_(std::move(question)), door_(other.door_) {}

  Attempt<Response> ask(std::string_view part, std::vector<std::string> arguments = {},
                        Options options = {}) {
    return door_->ask({find_question(question_ + " " + std::string(part)), std::move(arguments),
                       std::move(options)});
  }
  // The answer as JSON. If there is none: the message of the error.
  std::string json(std::string_view part, std::vector<std::string> arguments = {},
                   Options options = {}) {
    const auto out = ask(part, std::move(arguments), std::move(options));
    if (!out) return out.error().error.message;
    JsonWriter json(JsonWriter::Layout::one_line);
    out->json(json.object());
    return json.close().str();
  }
  std::string words(std::string_view part, std::vector<std::string> arguments = {}) {
    const auto out = ask(part, std::move(arguments));
    if (!out) return out.error().error.message;
    Words words;
    out->text(words, {});
    return words.whole;
  }

 private:
  struct Words final : TextSink {
    void write(std::string_view text) override { whole += text; }
    std::string whole;
  };

  std::string question_;
  std::shared_ptr<Door> door_;
};

}  // namespace summand::ask
