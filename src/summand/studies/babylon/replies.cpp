#include "summand/studies/babylon/replies.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/studies/babylon/plan.hpp"

namespace summand::babylon {

namespace {

// A move in two colours in the notation of the paper: x and y are single chips, X and Y are hills,
// and the upper stack is first. "xX" may also be X put on x, which gives the same stack.
struct MoveWords {
  bool upper_hill = false, lower_hill = false;
  int colour = 0;     // of the upper stack
  bool same = false;  // both are of one colour

  bool is(bool upper, bool lower, bool one_colour) const {
    return same == one_colour && upper_hill == upper && lower_hill == lower;
  }
};

MoveWords words_of(const StackMove& move) {
  MoveWords out{move.upper.height > 1, move.lower.height > 1, move.upper.colour,
                move.upper.colour == move.lower.colour};
  if (out.same && out.upper_hill && !out.lower_hill) std::swap(out.upper_hill, out.lower_hill);
  return out;
}

// The position in which a reply is needed, with names for its stacks.
class ReplyTable {
 public:
  ReplyTable(const Stacks& before, const StackMove& move, Edition edition)
      : hills_(hills_of(before)), words_(words_of(move)), printed_(edition == Edition::printed) {
    x_ = words_.colour == hills_.sides[0].colour ? 0 : 1;
  }

  std::optional<TableReply> find() const {
    const std::uint64_t hills = hills_.sides[0].hills + hills_.sides[1].hills;
    if (hills_.chips() % 2 != 0) return std::nullopt;
    if (hills == 0) return opening();
    for (const Hills::Side& side : hills_.sides) {
      if (side.hills != 1 || side.height % 2 != 0) return std::nullopt;
    }
    const std::uint64_t fewest = std::min(hills_.sides[0].singles, hills_.sides[1].singles);
    if (fewest >= 4) return even_hills();
    return fewest == 2 ? lemma_five() : std::nullopt;
  }

 private:
  using Reply = std::optional<TableReply>;
  const Hills::Side& x() const { return hills_.sides[x_]; }
  const Hills::Side& y() const { return hills_.sides[1 - x_]; }
  Stack single(int side) const { return {colour(side), 1}; }
  Stack hill(int side) const { return {colour(side), hills_.sides[side].height}; }
  std::uint8_t colour(int side) const {
    return static_cast<std::uint8_t>(hills_.sides[side].colour);
  }
  static Reply say(Stack upper, Stack lower, std::string rule, bool repaired = false) {
    // In the order of named moves: of one colour the lower stack is put on the higher one.
    if (upper.colour == lower.colour && upper.height > lower.height) std::swap(upper, lower);
    return TableReply{{upper, lower}, std::move(rule), repaired};
  }

  // --- a start: red has fewer chips ---

  Reply opening() const {
    const int red = hills_.sides[1].singles < hills_.sides[0].singles ? 1 : 0, blue = 1 - red;
    const std::uint64_t p = hills_.sides[red].singles, q = hills_.sides[blue].singles;
    const bool by_red = x_ == red, same = words_.same;
    if (p < 3) return std::nullopt;
    if (p == 3) return opening_of_three(red, q, by_red);
    if (p == 5) {
      if (same && !by_red)
        return say(single(red), single(blue), "opening p=5: bb is answered by rb");
      if (same && printed_)
        return say(single(red), single(red), "opening p=5: rr is answered by rr");
      if (same) {
        return say(single(blue), single(red), "opening p=5: rr is answered by br", true);
      }
      if (by_red) return say(single(blue), single(blue), "opening p=5: rb is answered by bb");
      return say(single(red), single(red), "opening p=5: br is answered by rr");
    }
    if (same) return say(single(1 - x_), single(1 - x_), "opening: xx is answered by yy");
    return say(single(1 - x_), single(x_), "opening: xy is answered by yx");
  }

  // The paper leaves this to the reader.
  Reply opening_of_three(int red, std::uint64_t q, bool by_red) const {
    const Stack r = single(red), b = single(1 - red);
    const bool same = words_.same;
    if (q == 3) {
      if (same && by_red) return say(r, b, "opening p=q=3: rr is answered by rb");
      if (same) return say(b, r, "opening p=q=3: bb is answered by br");
      if (by_red) return say(r, r, "opening p=q=3: rb is answered by rr");
      return say(b, b, "opening p=q=3: br is answered by bb");
    }
    if (same && by_red) {
      return say(r, {r.colour, 2}, "opening p=3: rr is answered by rR");
    }
    if (same) return say(r, r, "opening p=3: bb is answered by rr");
    if (by_red) return say(b, b, "opening p=3: rb is answered by bb");
    return say(r, b, "opening p=3: br is answered by rb");
  }

  // --- a target: new chips go to the hill of their colour ---

  Reply even_hills() const {
    if (!words_.upper_hill && !words_.lower_hill) {  // xx or xy: a new hill of two
      return say({colour(x_), 2}, hill(x_), "even hills: xz is answered by xzX");
    }
    if (words_.is(false, true, true)) {
      return say(single(x_), {colour(x_), x().height + 1}, "even hills: xX is answered by xX");
    }
    if (words_.is(true, true, false)) {
      return say(single(1 - x_), single(1 - x_), "even hills: XY is answered by yy");
    }
    return std::nullopt;
  }

  // --- <2,2s;2u;2v>: red has the two chips ---

  Reply lemma_five() const {
    // If each colour has two chips, red is the colour of the stack that was moved.
    const int red = hills_.sides[0].singles != 2   ? 1
                    : hills_.sides[1].singles != 2 ? 0
                    : words_.same                  ? x_
                                                   : 0;
    const int blue = 1 - red;
    const std::uint64_t s = hills_.sides[blue].singles / 2;
    const std::uint64_t u = hills_.sides[red].height / 2, v = hills_.sides[blue].height / 2;
    const std::uint64_t m = hills_.chips() / 2;
    const bool by_red = x_ == red;
    const auto new_hill = [&](int side) { return Stack{colour(side), 2}; };
    // No hill may get half of the chips. Such cases are left to the certificates.
    if (words_.same && by_red && 2 * u + 2 != m) {  // rr or rR
      const bool loses = v == u + 1;
      if (words_.lower_hill) {
        if (!loses || printed_) {
          return say(single(red), {colour(red), 2 * u + 1}, "Lemma 5(vii): rR is answered by rrR");
        }
        return say(single(blue), single(red), "Lemma 5(vii): rR is answered by br", true);
      }
      if (!loses || printed_) {
        return say(new_hill(red), hill(red), "Lemma 5(viii): rr is answered by rrR");
      }
      return say(single(blue), hill(blue), "Lemma 5(viii): rr is answered by bB", true);
    }
    if (words_.same && !by_red && !words_.upper_hill && (s > 1 || u != v)) {  // bb or bB
      const bool loses = s == 1 && u == v + 1;
      if (loses && !printed_) {
        return say(single(red), single(red), "Lemma 5(iii),(iv), s=1: answered by rr", true);
      }
      if (!words_.lower_hill) {
        return say(new_hill(blue), hill(blue), "Lemma 5(iii): bb is answered by bbB");
      }
      return say(single(blue), {colour(blue), 2 * v + 1}, "Lemma 5(iv): bB is answered by bbB");
    }
    if (words_.is(false, false, false) && by_red && 2 * u + 3 != m) {  // rb
      const bool loses = u == v && 4 * u + 3 == m;
      if (!loses || printed_) {
        return say(single(red), new_hill(red), "Lemma 5(vi): rb is answered by rrb");
      }
      return say(single(blue), single(red), "Lemma 5(vi): rb is answered by br", true);
    }
    return std::nullopt;
  }

  Hills hills_;
  MoveWords words_;
  bool printed_;
  int x_;  // the side of the upper stack of the move
};

bool is_legal(const Stacks& stacks, const StackMove& move) {
  bool found = false;
  for_each_move(stacks, [&](const StackMove& legal) { found = found || legal == move; });
  return found;
}

}  // namespace

std::string_view name_of(Surety surety) {
  switch (surety) {
    case Surety::tested:
      return "tested";
    case Surety::table:
      return "table";
    case Surety::certificate:
      return "certificate";
    case Surety::conjecture:
      return "conjecture";
    case Surety::none:
      return "none";
  }
  return {};
}

std::string text_of(Surety surety) {
  switch (surety) {
    case Surety::tested:
      return fmt::format("such replies are tested on every line from all starts up to {} chips",
                         kTestedChips);
    case Surety::table:
      return "some replies are those of a table of all positions";
    case Surety::certificate:
      return fmt::format("the replies rest on their certificates (lines are tested up to {} chips)",
                         kTestedChips);
    case Surety::conjecture:
      return fmt::format("replies rest on a conjecture, checked by search up to {} chips",
                         kSearchedChips);
    case Surety::none:
      return "as printed";
  }
  return {};
}

std::optional<TableReply> table_reply(const Stacks& before, const StackMove& move,
                                      Edition edition) {
  if (before.colours() != 2) return std::nullopt;
  return ReplyTable(before, move, edition).find();
}

namespace {

// How sure a reply of the repaired edition is, from the standing of its certificate.
Surety surety_of(const Stacks& stacks, Standing standing) {
  if (standing == Standing::conjectured) return Surety::conjecture;
  return stacks.chips() <= kTestedChips ? Surety::tested : Surety::certificate;
}

}  // namespace

std::optional<StrategyReply> strategy_move(const Stacks& stacks) {
  if (auto planned = plan_move(stacks)) {
    const Stacks left = after(stacks, planned->move);
    if (const auto certificate = lost_by_certificate(left);
        certificate && standing_of(*certificate, left.chips()) == Standing::proved) {
      planned->reason += "; " + reason_of(stacks, {planned->move, *certificate});
      planned->surety = surety_of(stacks, Standing::proved);
      planned->certificate = certificate;
      return planned;
    }
  }
  auto reply = certain_reply(stacks);
  if (!reply) reply = conjectured_reply(stacks);
  if (!reply) return std::nullopt;
  return StrategyReply{reply->move,  reason_of(stacks, *reply), surety_of(stacks, reply->standing),
                       reply->ahead, reply->certificate,        reply->standing};
}

std::optional<StrategyReply> strategy_reply(const Stacks& before, const StackMove& move,
                                            Edition edition) {
  const Stacks now = after(before, move);
  const auto reply = table_reply(before, move, edition);
  if (!reply || !is_legal(now, reply->move)) return strategy_move(now);
  const Stacks left = after(now, reply->move);
  const auto certificate = lost_by_certificate(left);
  if (edition == Edition::printed) {
    return StrategyReply{.move = reply->move,
                         .reason = reply->rule,
                         .surety = Surety::none,
                         .certificate = certificate,
                         .by_table = true};
  }
  if (!certificate) return strategy_move(now);
  const Standing standing = standing_of(*certificate, left.chips());
  if (standing == Standing::conjectured) {
    if (auto certain = strategy_move(now); certain && certain->surety != Surety::conjecture) {
      return certain;
    }
  }
  const std::string rule = reply->rule + (reply->repaired ? " (repaired)" : "");
  return StrategyReply{
      .move = reply->move,
      .reason = fmt::format("{}; {}", rule, reason_of(now, {reply->move, *certificate, standing})),
      .surety = surety_of(now, standing),
      .certificate = certificate,
      .standing = standing,
      .by_table = true};
}

std::optional<StrategyReply> any_reply(const Stacks& stacks, const std::optional<MadeMove>& last,
                                       const Outcomes* table) {
  auto reply = last ? strategy_reply(last->before, last->move) : strategy_move(stacks);
  const bool sure = reply && reply->surety != Surety::conjecture;
  if (sure || table == nullptr) return reply;
  std::optional<StrategyReply> found;
  for_each_move(stacks, [&](const StackMove& move) {
    const Stacks left = after(stacks, move);
    if (found || !table->lost(left)) return;
    found = {.move = move,
             .reason = fmt::format("it leaves {}, lost by {}", left.print(), table->found()),
             .surety = Surety::table,
             .standing = Standing::searched};
  });
  return found ? found : reply;
}

}  // namespace summand::babylon
