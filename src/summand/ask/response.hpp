// Response: the answer to a question, as data and the functions that write it.
#pragma once

#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/text_sink.hpp"
#include "summand/draw/page.hpp"
#include "summand/text/description.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

struct Response {
  // The first writes members of an open object, the second the answer in words. Both may throw
  // LimitReached.
  std::function<void(JsonWriter&)> json;
  std::function<void(TextSink&, const Page&)> text;
  std::any data = {};      // a shared pointer to the data, for as()
  bool long_json = false;  // the JSON may be long, so it should be written in pieces

  std::vector<std::string> readings = {};  // how expressions were read, where that may surprise
  std::vector<std::string> notes = {};     // sentences for people, beside the answer
  std::vector<std::string> warnings = {};  // about files beside the answer, which is right
  std::vector<std::string> problems = {};  // parts of the request that could not be done
  std::optional<Failure> stopped = {};     // the limit that left the answer unfinished
  bool refuted = false;                    // a verification failed
  bool unfinished = false;                 // a part of the work was not done by anybody

  // The data of an answer, for a front end that shows them in its own way. Null if they have
  // another type. They live as long as the response.
  template <class Data>
  const Data* as() const {
    const auto* kept = std::any_cast<std::shared_ptr<const Data>>(&data);
    return kept == nullptr ? nullptr : kept->get();
  }
};

// A response with that data. Beside the type of the data are the functions that write it:
//   void describe(Members<Data>&)   the members of its JSON (text/description.hpp), and
//   void write_text(TextSink&, const Data&, const Page&)   or
//   std::string text(const Data&, const Page&)
template <class Data>
Response respond(Data data) {
  const auto kept = std::make_shared<const Data>(std::move(data));
  Response out;
  out.data = kept;
  out.json = [kept](JsonWriter& json) { write_members(json, *kept); };
  out.text = [kept](TextSink& sink, const Page& page) {
    if constexpr (requires { write_text(sink, *kept, page); }) {
      write_text(sink, *kept, page);
    } else {
      sink.write(text(*kept, page));
    }
  };
  return out;
}

}  // namespace summand::ask
