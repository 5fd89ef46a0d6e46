#include "summand/heaps/saved_survey.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <limits>
#include <utility>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/claim_lines.hpp"

namespace summand::heaps {

namespace {

// The first line of the version that is written and read.
constexpr std::string_view kSurveyLine = "summand survey of octal games, version 1\n";
constexpr std::size_t kMostBytesOfSurvey = 10'000'000;
// Sums of a few such numbers stay exact, and periods fit the theorems.
constexpr std::uint64_t kMostNumber = std::uint64_t{1} << 39;
constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();

// --- writing ---

std::string print_mask(const Split& split) {
  return fmt::format("{:x}{}{}", split.mask, split.by_position ? "p" : "",
                     split.flipped ? "f" : "");
}

std::string print_proved(const SurveyRow& row) {
  const Proof& proof = *row.proof;
  return fmt::format(
      " preperiod {} period {} saltus {} theorem {} bound {} values {} digest {:016x} exceptions "
      "{} last {} largest {} at {}",
      proof.period.preperiod, proof.period.period, proof.period.saltus, name_of(proof.theorem),
      proof.bound, proof.verified_to, proof.digest, row.exceptions,
      row.last_exception ? std::to_string(*row.last_exception) : "-", row.largest, row.largest_at);
}

std::string print_open(const SurveyRow& row) {
  const RareFigures& rare = *row.rare;
  return fmt::format(
      " heaps {} digest {:016x} largest {} at {} mask {} rare {} last {} values {} newest {} at {}",
      row.heaps, row.digest, row.largest, row.largest_at, print_mask(rare.split), rare.heaps,
      rare.last, rare.values, rare.newest, rare.newest_at);
}

std::string print_row(const SurveyRow& row) {
  std::string out = fmt::format("{} {} codes {} observed {}",
                                row.proof       ? "proved"
                                : row.heaps > 0 ? "open"
                                                : "waiting",
                                row.code.print(), row.codes, row.observed);
  if (row.proof) {
    out += print_proved(row);
  } else if (row.heaps > 0) {
    out += print_open(row);
  }
  if (row.needs > 0) out += fmt::format(" needs {} bytes", row.needs);
  if (row.heaps > 0) out += fmt::format(" in {} ms", row.time.count());
  return out + "\n";
}

// --- reading ---

// Reads the words of a line, one after another. After the first error all results are empty, and
// the caller asks once.
class RowWords {
 public:
  explicit RowWords(std::string_view line) : rest_(line) {}

  bool good() const { return good_; }
  bool at_end() const { return rest_.empty(); }

  std::string_view word() {
    const std::size_t end = std::min(rest_.find(' '), rest_.size());
    const std::string_view out = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    good_ = good_ && !out.empty();
    return out;
  }
  void expect(std::string_view wanted) { good_ = word() == wanted && good_; }
  bool next_is(std::string_view wanted) const { return rest_.starts_with(wanted); }

  std::uint64_t number(std::uint64_t most = kMostNumber, int base = 10) {
    return number_in(word(), most, base);
  }
  std::uint64_t number_after(std::string_view name, std::uint64_t most = kMostNumber,
                             int base = 10) {
    expect(name);
    return number(most, base);
  }
  std::uint64_t number_in(std::string_view text, std::uint64_t most, int base) {
    std::uint64_t out = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, out, base);
    good_ = good_ && read.ec == std::errc() && read.ptr == end && out <= most;
    return good_ ? out : 0;
  }
  void fail_if(bool wrong) { good_ = good_ && !wrong; }

 private:
  std::string_view rest_;
  bool good_ = true;
};

constexpr std::uint64_t kMostValue = std::numeric_limits<std::uint32_t>::max();

std::uint32_t read_value(RowWords& words, std::string_view name) {
  return static_cast<std::uint32_t>(words.number_after(name, kMostValue));
}

Split read_mask(RowWords& words) {
  words.expect("mask");
  std::string_view text = words.word();
  Split out;
  if (text.ends_with('f')) {
    // Otherwise it is a hexadecimal digit.
    out.flipped = text.ends_with("pf");
    if (out.flipped) text.remove_suffix(1);
  }
  if (text.ends_with('p')) {
    out.by_position = true;
    text.remove_suffix(1);
  }
  out.mask = static_cast<std::uint32_t>(words.number_in(text, kMostValue, 16));
  return out;
}

void read_proved(RowWords& words, SurveyRow& row) {
  Proof proof;
  proof.period.preperiod = words.number_after("preperiod");
  proof.period.period = words.number_after("period");
  words.fail_if(proof.period.period == 0);
  proof.period.saltus = words.number_after("saltus");
  words.expect("theorem");
  const auto theorem = theorem_named(words.word());
  words.fail_if(!theorem);
  proof.theorem = theorem.value_or(Theorem::heaps);
  proof.bound = words.number_after("bound");
  proof.verified_to = words.number_after("values");
  words.fail_if(proof.verified_to == 0);
  proof.digest = words.number_after("digest", kAnyNumber, 16);
  row.exceptions = words.number_after("exceptions");
  words.expect("last");
  const std::string_view last = words.word();
  if (last != "-") row.last_exception = words.number_in(last, kMostNumber, 10);
  row.largest = read_value(words, "largest");
  row.largest_at = words.number_after("at");
  row.heaps = proof.verified_to;
  row.digest = proof.digest;
  row.proof = proof;
}

void read_open(RowWords& words, SurveyRow& row) {
  row.heaps = words.number_after("heaps");
  words.fail_if(row.heaps == 0);
  row.digest = words.number_after("digest", kAnyNumber, 16);
  row.largest = read_value(words, "largest");
  row.largest_at = words.number_after("at");
  RareFigures rare;
  rare.split = read_mask(words);
  rare.heaps = words.number_after("rare");
  rare.last = words.number_after("last");
  rare.values = words.number_after("values");
  rare.newest = read_value(words, "newest");
  rare.newest_at = words.number_after("at");
  row.rare = rare;
}

std::optional<SurveyRow> parse_row(std::string_view line) {
  RowWords words(line);
  const std::string_view standing = words.word();
  auto code = Code::parse(words.word());
  if (!code) return std::nullopt;
  SurveyRow row;
  row.code = *std::move(code);
  row.codes = words.number_after("codes");
  row.observed = words.number_after("observed");
  if (standing == "proved") {
    read_proved(words, row);
  } else if (standing == "open") {
    read_open(words, row);
  } else if (standing != "waiting") {
    return std::nullopt;
  }
  if (words.next_is("needs ")) {
    row.needs = words.number_after("needs", kAnyNumber);
    words.expect("bytes");
  }
  if (row.heaps > 0) {
    row.time = std::chrono::milliseconds(words.number_after("in"));
    words.expect("ms");
    row.from_file = true;
  }
  if (!words.good() || !words.at_end()) return std::nullopt;
  return row;
}

Result<std::uint64_t> number_of(ClaimLines& lines, std::string_view name, std::uint64_t least,
                                std::uint64_t most) {
  SUMMAND_TRY(text, lines.value_of(name));
  RowWords words(text);
  const std::uint64_t number = words.number(most);
  if (!words.good() || !words.at_end() || number < least) {
    return fail(fmt::format("expected a number for {}", name), lines.at() - text.size() - 1);
  }
  return number;
}

struct SurveyHead {
  SurveyRequest request;
  std::uint64_t classes = 0;
};

Result<SurveyHead> parse_head(ClaimLines& lines) {
  SUMMAND_TRY(digits, number_of(lines, "digits", 1, kMostDigitsOfSurvey));
  SUMMAND_TRY(to, number_of(lines, "to", 1, NimValues::kMost));
  SUMMAND_TRY(shard_text, lines.value_of("shard"));
  auto shard = parse_shard(shard_text);
  if (!shard) return shifted(shard.error(), lines.at() - shard_text.size() - 1);
  SUMMAND_TRY(classes, number_of(lines, "classes", 0, kMostNumber));
  return SurveyHead{{static_cast<unsigned>(digits), to, *shard}, classes};
}

std::string same_classes_error() { return "its classes are not those of the octal games"; }

}  // namespace

std::string print(const OctalSurvey& survey) {
  const SurveyRequest& request = survey.request;
  std::string out(kSurveyLine);
  out += fmt::format("digits {}\nto {}\nshard {}/{}\nclasses {}\n", request.digits, request.to,
                     request.shard.number, request.shard.of, survey.rows.size());
  for (const SurveyRow& row : survey.rows) out += print_row(row);
  return out + certificate_checksum(out);
}

Result<OctalSurvey> parse_survey(std::string_view text) {
  if (!text.starts_with(kSurveyLine)) {
    return fail("not a survey of octal games that this version knows");
  }
  ClaimLines lines(text.substr(kSurveyLine.size()));
  auto head = parse_head(lines);
  if (!head) return shifted(std::move(head).error(), kSurveyLine.size());
  OctalSurvey survey{head->request, {}};
  std::size_t at = kSurveyLine.size() + lines.at();
  for (std::uint64_t i = 0; i < head->classes; ++i) {
    const std::size_t end = text.find('\n', at);
    if (end == text.npos) return fail("a class is missing: the file was cut off", at);
    auto row = parse_row(text.substr(at, end - at));
    if (!row) return fail("expected the figures of a class", at);
    survey.rows.push_back(*std::move(row));
    at = end + 1;
  }
  if (text.substr(at) != certificate_checksum(text.substr(0, at))) {
    return fail("the checksum does not fit: the file was changed or cut off", at);
  }
  // Accepts only texts that print() writes: no leading zeros, no other spaces.
  if (print(survey) != text) return fail("the file is not written as a survey is", at);
  return survey;
}

Result<void> save_survey(const std::string& path, const OctalSurvey& survey) {
  return write_file(path, print(survey));
}

Result<OctalSurvey> load_survey(const std::string& path) {
  SUMMAND_TRY(text, read_at_most(path, kMostBytesOfSurvey));
  auto survey = parse_survey(text);
  if (survey) return survey;
  const auto line =
      1 + std::count(text.begin(),
                     text.begin() + static_cast<std::ptrdiff_t>(survey.error().offset), '\n');
  return fail(fmt::format("{}, line {}: {}", printable(path), line, survey.error().message));
}

Result<OctalSurvey> resumed_survey(const SurveyRequest& request, std::span<const CodeClass> all,
                                   OctalSurvey earlier) {
  const SurveyRequest& had = earlier.request;
  if (had.digits != request.digits) {
    return fail(fmt::format("it is a survey of {} digits, not of {}", had.digits, request.digits));
  }
  if (had.shard != request.shard) {
    return fail(fmt::format("it is {}, not {}", had.shard.text(), request.shard.text()));
  }
  if (had.to > request.to) {
    return fail(fmt::format("it goes to {} heaps, which is more than {}", had.to, request.to));
  }
  OctalSurvey out = new_survey(request, all);
  if (out.rows.size() != earlier.rows.size()) return fail(same_classes_error());
  for (std::size_t i = 0; i < out.rows.size(); ++i) {
    SurveyRow& row = earlier.rows[i];
    if (row.code != out.rows[i].code || row.codes != out.rows[i].codes ||
        (row.is_open() && (row.observed != out.rows[i].observed || row.heaps > request.to))) {
      return fail(same_classes_error());
    }
    out.rows[i] = std::move(row);
  }
  return out;
}

}  // namespace summand::heaps
