#include "summand/ask/messages.hpp"

#include <chrono>
#include <fmt/core.h>
#include <optional>
#include <utility>
#include <vector>

#include "summand/analysis/json.hpp"
#include "summand/ask/door.hpp"
#include "summand/ask/read_request.hpp"
#include "summand/base/check.hpp"
#include "summand/base/config.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/thread_id.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/json_value.hpp"

namespace summand::ask {

namespace {

using Clock = std::chrono::steady_clock;
using Kind = JsonValue::Kind;

// The codes of JSON-RPC 2.0, and our own.
enum ErrorCode : int {
  not_json = -32700,
  no_message = -32600,
  no_method = -32601,
  wrong_params = -32602,
  cancelled = -32800,
  wrong_text = 1,
  limit_reached = 2,
};

constexpr auto kBetweenProgress = std::chrono::milliseconds(500);
constexpr std::size_t kMostAnswer = 100'000'000;  // bytes
constexpr std::size_t kMostInList = 1000;         // requests

// A text that stops with a limit before it grows too long.
class BoundedText final : public TextSink {
 public:
  void write(std::string_view text) override {
    if (text.size() > kMostAnswer - whole.size()) {
      reach_limit(Limit::size,
                  fmt::format("the answer is longer than {} MB", kMostAnswer / 1'000'000));
    }
    whole += text;
  }

  std::string whole;
};

JsonWriter new_message() {
  JsonWriter json(JsonWriter::Layout::one_line);
  json.object().member("jsonrpc", "2.0");
  return json;
}

// Writes the id unchanged: a text or a number.
void write_id(JsonWriter& json, const JsonValue& id) {
  json.key("id");
  if (id.kind == Kind::text) {
    json.text(id.text);
  } else if (id.kind == Kind::number) {
    json.digits(id.text);
  } else {
    json.null();
  }
}

bool same_id(const JsonValue& a, const JsonValue& b) {
  return a.kind == b.kind && a.text == b.text;
}

}  // namespace

class Messages::State final : public Watcher {
 public:
  explicit State(FrontEnd its_front_end)
      : front_end_(std::move(its_front_end)),
        door_({.memory = front_end_.memory, .interrupt = front_end_.interrupt, .watcher = this}) {
    for (const auto& game : front_end_.games) {
      const bool added = door_.add_game(game).has_value();
      SUMMAND_CHECK(added);
    }
  }

  void take(std::string_view message);
  bool cancels(std::string_view message) const;
  void look();

  std::unique_ptr<WorkLine> begin(Work work) override;
  void early(const Request& request, const Response& part) override;

 private:
  class Line;

  void send(std::string_view text);
  void take_now(std::string_view message);
  std::optional<std::string> reply(const JsonValue& message);
  std::string answer(const JsonValue& id, const ReadRequest& read);
  std::string error(const JsonValue& id, int code, std::string_view message,
                    const std::function<void(JsonWriter&)>& data = nullptr) const;
  std::string failed(const JsonValue& id, const Request& request, const Failure& failure) const;
  static void write_result(JsonWriter& json, const Request& request, const Response& response,
                           const std::optional<Page>& words);
  static std::string description();

  FrontEnd front_end_;
  Door door_;
  bool sending_ = false;
  const JsonValue* id_ = nullptr;  // of the current question
  ThreadId thread_{};              // that answers it
  Line* innermost_ = nullptr;
  Clock::time_point last_progress_;
};

// --- progress ---

class Messages::State::Line final : public WorkLine {
 public:
  Line(State& state, Work work)
      : state_(state), work_(std::move(work)), done_(work_.first), outer_(state.innermost_) {
    state.innermost_ = this;
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() override { state_.innermost_ = outer_; }

  void at(std::uint64_t done) override { done_.store(done, std::memory_order_relaxed); }
  void say_when_long(std::string) override {}
  bool shown() const override { return true; }

  void write(JsonWriter& json) const {
    json.member("work", work_.values ? "values" : work_.noun);
    json.key("done").number(work_.values ? work_.values() : done_.load(std::memory_order_relaxed));
    json.key("all");
    if (work_.all) {
      json.number(*work_.all);
    } else {
      json.null();
    }
    json.key("seconds").seconds(std::chrono::duration<double>(Clock::now() - start_).count());
  }

 private:
  State& state_;
  Work work_;
  std::atomic<std::uint64_t> done_;
  Clock::time_point start_ = Clock::now();
  Line* outer_;
};

std::unique_ptr<WorkLine> Messages::State::begin(Work work) {
  return std::make_unique<Line>(*this, std::move(work));
}

void Messages::State::look() {
  // A message that is being written must not be interrupted by another one.
  if (sending_ || innermost_ == nullptr || id_ == nullptr || this_thread_id() != thread_) return;
  const Clock::time_point now = Clock::now();
  if (now - last_progress_ < kBetweenProgress) return;
  last_progress_ = now;
  JsonWriter json = new_message();
  json.member("method", "progress").key("params").object();
  write_id(json, *id_);
  innermost_->write(json);
  send(json.close().close().str());
}

void Messages::State::early(const Request& request, const Response& part) {
  if (id_ == nullptr) return;
  JsonWriter json = new_message();
  json.member("method", "early").key("params").object();
  write_id(json, *id_);
  json.key("result").object();
  write_result(json, request, part, std::nullopt);
  send(json.close().close().close().str());
}

// --- answers ---

void Messages::State::write_result(JsonWriter& json, const Request& request,
                                   const Response& response, const std::optional<Page>& words) {
  json.key("schema").number(kJsonSchema).member("command", request.question->first_word());
  response.json(json);
  if (response.stopped) {
    const std::string text = request.arguments.empty() ? "" : request.arguments.front();
    write_json(json, *response.stopped, text, 1);
  }
  write_texts_if_any(json, "problems", response.problems);
  std::vector<std::string> remarks = response.readings;
  remarks.insert(remarks.end(), response.notes.begin(), response.notes.end());
  write_texts_if_any(json, "remarks", remarks);
  write_texts_if_any(json, "warnings", response.warnings);
  if (response.refuted) json.key("refuted").boolean(true);
  if (words) {
    BoundedText text;
    response.text(text, *words);
    json.member("words", text.whole);
  }
}

std::string Messages::State::error(const JsonValue& id, int code, std::string_view message,
                                   const std::function<void(JsonWriter&)>& data) const {
  JsonWriter json = new_message();
  write_id(json, id);
  json.key("error").object().key("code").digits(std::to_string(code)).member("message", message);
  if (data) {
    data(json.key("data").object());
    json.close();
  }
  return json.close().close().str();
}

std::string Messages::State::failed(const JsonValue& id, const Request& request,
                                    const Failure& failure) const {
  const std::string& message = failure.error.message;
  if (failure.limit == Limit::interrupted) return error(id, cancelled, message);
  if (failure.limit) {
    return error(id, limit_reached, message,
                 [&](JsonWriter& json) { json.member("limit", name_of(*failure.limit)); });
  }
  if (!failure.is_in_text || request.arguments.empty()) return error(id, wrong_params, message);
  return error(id, wrong_text, message, [&](JsonWriter& json) {
    const Place place = place_of(request.arguments.front(), failure.error.offset);
    json.key("offset").number(failure.error.offset);
    json.key("line").number(place.line).key("column").number(place.column);
    write_suggestion(json, failure.error);
  });
}

std::string Messages::State::answer(const JsonValue& id, const ReadRequest& read) {
  id_ = &id;
  thread_ = this_thread_id();
  last_progress_ = Clock::now();
  const auto response = door_.ask(read.request, read.words.value_or(Page{}));
  const CurrentBudget current(door_.rest_of_budget());
  const auto text = within_limits([&]() -> Attempt<std::string> {
    if (!response) return std::unexpected(response.error());
    BoundedText out;
    JsonWriter json(JsonWriter::Layout::one_line, &out);
    json.object().member("jsonrpc", "2.0");
    write_id(json, id);
    json.key("result").object();
    write_result(json, read.request, *response, read.words);
    json.close().close().finish();
    out.whole.pop_back();
    return std::move(out.whole);
  });
  id_ = nullptr;
  return text ? *text : failed(id, read.request, door_.explained(text.error()));
}

// The questions and their options as JSON.
std::string Messages::State::description() {
  JsonWriter json(JsonWriter::Layout::one_line);
  json.object().member("version", SUMMAND_VERSION).key("questions").array();
  const auto write = [&](const Question& question) {
    std::string name(question.name);
    if (const auto space = name.find(' '); space != name.npos) name[space] = '.';
    json.object().member("name", name).member("arguments", question.arguments);
    json.member("sentence", question.sentence).key("words").boolean(question.words);
    json.key("options").array();
    for (const Option& option : options_of(question)) {
      if (option.name == "json") continue;
      json.object().member("name", option.name);
      json.key("flag").boolean(option.value.empty()).member("sentence", option.sentence).close();
    }
    json.close().close();
  };
  for (const Question* question : all_questions()) {
    if (question->answer != nullptr) write(*question);
    for (const Question* child : question->children) write(*child);
  }
  return json.close().close().str();
}

std::optional<std::string> Messages::State::reply(const JsonValue& message) {
  static const JsonValue kNoId;
  const JsonValue* id = message.member("id");
  const JsonValue* method = message.member("method");
  const JsonValue* version = message.member("jsonrpc");
  const bool id_is_right =
      id == nullptr || id->kind == Kind::text || id->kind == Kind::number || id->kind == Kind::null;
  if (message.kind != Kind::object || method == nullptr || method->kind != Kind::text ||
      version == nullptr || version->kind != Kind::text || version->text != "2.0" || !id_is_right) {
    return error(id != nullptr && id_is_right ? *id : kNoId, no_message,
                 "a request is an object with \"jsonrpc\": \"2.0\", \"id\" and \"method\"");
  }
  // A notification gets no answer. A notification "cancel" comes too late here.
  if (id == nullptr) return std::nullopt;
  if (method->text == "describe") {
    JsonWriter json = new_message();
    write_id(json, *id);
    return json.key("result").digits(description()).close().str();
  }
  if (method->text == "forget") {
    door_.forget();
    JsonWriter json = new_message();
    write_id(json, *id);
    return json.key("result").object().close().close().str();
  }
  const auto read = read_request(method->text, message.member("params"));
  if (read) return answer(*id, *read);
  const NoRequest& why = read.error();
  std::function<void(JsonWriter&)> near;
  if (!why.near.empty()) near = [&](JsonWriter& json) { json.member("near", why.near); };
  return error(*id, why.kind == NoRequest::Kind::no_question ? no_method : wrong_params,
               why.message, near);
}

void Messages::State::send(std::string_view text) {
  sending_ = true;
  front_end_.send(text);
  sending_ = false;
}

void Messages::State::take(std::string_view text) {
  static const JsonValue kNoId;
  const auto done = within_limits([&]() -> Result<void> {
    take_now(text);
    return {};
  });
  id_ = nullptr;
  sending_ = false;
  if (done || done.error().limit == Limit::interrupted) return;
  send(error(kNoId, limit_reached, done.error().error.message, [&](JsonWriter& json) {
    json.member("limit", name_of(done.error().limit.value_or(Limit::memory)));
  }));
}

void Messages::State::take_now(std::string_view text) {
  static const JsonValue kNoId;
  if (text.find_first_not_of(" \t\r\n") == text.npos) return;
  if (text.size() > kMostMessage) {
    return send(error(kNoId, no_message,
                      fmt::format("the message is longer than {} MB", kMostMessage / 1'000'000)));
  }
  const auto message = parse_json(text);
  if (!message) {
    return send(error(
        kNoId, not_json,
        fmt::format("character {}: {}", message.error().offset + 1, message.error().message)));
  }
  if (message->kind != Kind::array) {
    if (const auto out = reply(*message)) send(*out);
    return;
  }
  if (message->items.empty()) {
    return send(error(kNoId, no_message, "the list of requests is empty"));
  }
  if (message->items.size() > kMostInList) {
    return send(
        error(kNoId, no_message, fmt::format("a list has at most {} requests", kMostInList)));
  }
  std::string all;
  for (const JsonValue& item : message->items) {
    if (const auto out = reply(item)) all += (all.empty() ? "[" : ", ") + *out;
    if (all.size() > kMostAnswer) reach_limit(Limit::size, "the answers are too long for one list");
  }
  if (!all.empty()) send(all + "]");
}

bool Messages::State::cancels(std::string_view text) const {
  // Most messages do not contain "cancel", so they are not parsed twice.
  if (id_ == nullptr || !text.contains("\"cancel\"")) return false;
  const auto message = parse_json(text);
  if (!message) return false;
  const JsonValue* method = message->member("method");
  const JsonValue* params = message->member("params");
  const JsonValue* id = params == nullptr ? nullptr : params->member("id");
  return method != nullptr && method->text == "cancel" && id != nullptr && same_id(*id, *id_);
}

Messages::Messages(FrontEnd front_end) : state_(std::make_unique<State>(std::move(front_end))) {}
Messages::~Messages() = default;
void Messages::take(std::string_view message) { state_->take(message); }
bool Messages::cancels(std::string_view message) const { return state_->cancels(message); }
void Messages::look() { state_->look(); }

}  // namespace summand::ask
