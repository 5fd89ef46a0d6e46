"""Compares So Long Sucker with a second referee and search: usage sucker_referee.py PROGRAM.

The rules of docs/guide/sucker.md are written here a second time, for games without donations and
discards. The answers of the program about random states with up to six chips, and about all states
with few chips, must agree with a plain search by these rules.
"""
import itertools
import json
import random
import subprocess
import sys
import tempfile
import unittest

COLOURS = "bryg"
NAMES = {"b": "blue", "r": "red", "y": "yellow", "g": "green"}
STATES = 60


class House:
    """The house rules of a game without donations and discards."""

    def __init__(self, rebound="R", rows=0, seat_before=False):
        self.rebound, self.rows, self.seat_before = rebound, rows, seat_before
        self.forced = {}  # the results of searched states

    def options(self):
        out = ["--rebound", self.rebound]
        if self.rows:
            out += ["--rows", str(self.rows)]
        return out + (["--seat-before"] if self.seat_before else [])


class State:
    """The beginning of a turn, or a choice in it (`choice`: its kind, and the pile)."""

    def __init__(self, seats, hands, piles, out=(), givers=(), before=(), active="b", choice=None):
        self.seats, self.hands = seats, {seat: dict(hand) for seat, hand in hands.items()}
        self.piles, self.out, self.givers = sorted(piles), list(out), dict(givers)
        self.before, self.active, self.choice = list(before), active, choice

    def copy(self):
        return State(self.seats, self.hands, self.piles, self.out, self.givers, self.before,
                     self.active, self.choice)

    def alive(self):
        return [seat for seat in self.seats if seat not in self.out]

    def key(self):
        hands = tuple(tuple(sorted(self.hands[seat].items())) for seat in self.seats)
        return (hands, tuple(self.piles), tuple(self.out), tuple(sorted(self.givers.items())),
                tuple(self.before), self.active, self.choice)

    def text(self):
        def chips(hand):
            return " ".join(f"{colour}{hand[colour]}" for colour in COLOURS if hand.get(colour)) or "none"
        parts = [f"{NAMES[seat]}: {chips(self.hands[seat])}" for seat in self.alive()]
        parts.append("piles: " + (" ".join(self.piles) or "none"))
        if self.out:
            parts.append("out: " + " ".join(NAMES[seat] for seat in self.out))
        if self.givers:
            parts.append("givers: " + " ".join(f"{to}={by}" for to, by in sorted(self.givers.items())))
        if self.before:
            parts.append("before: " + " ".join(NAMES[seat] for seat in self.before))
        return "; ".join(parts + [f"to move: {NAMES[self.active]}"])


def seat_beside(house, state, seat):
    """The next living seat, or the previous one, by the house rules."""
    step = -1 if house.seat_before else 1
    at = state.seats.index(seat)
    while True:
        at = (at + step) % len(state.seats)
        if state.seats[at] not in state.out:
            return state.seats[at]


def settle(house, state):
    """While the player to move has no chip, that player is out and the move returns."""
    while len(state.alive()) > 1 and not any(state.hands[state.active].values()):
        seat = state.active
        had_it = [other for other in state.before if other != seat and other not in state.out]
        heir = had_it[0] if had_it else seat_beside(house, state, seat)
        if had_it:
            state.givers[seat] = heir
        state.out.append(seat)
        state.active = heir


def begin(house, state, seat):
    state.before = [state.active] + [other for other in state.before if other != state.active]
    state.active, state.choice = seat, None
    settle(house, state)


def after_dead_capture(house, state, colour):
    if house.rebound == "R":
        return state.active
    if house.rebound == "P":
        seat = colour
        for _ in state.seats:
            if seat not in state.givers:
                break
            seat = state.givers[seat]
            if seat not in state.out:
                return seat
        return seat_beside(house, state, colour)
    for seat in state.before:
        if seat not in state.out:
            return seat
    return seat_beside(house, state, state.active)


def play_chip(house, state, colour, pile):
    after = state.copy()
    after.hands[after.active][colour] -= 1
    if pile:
        after.piles.remove(pile)
    if pile.endswith(colour) and colour not in after.out:
        after.choice = ("kill", pile + colour)
        return after
    if pile.endswith(colour):
        begin(house, after, after_dead_capture(house, after, colour))
        return after
    after.piles = sorted(after.piles + [pile + colour])
    following = next_players(after, pile + colour)
    if len(following) == 1:
        begin(house, after, following[0])
    else:
        after.choice = ("next", pile + colour)
    return after


def next_players(state, pile):
    missing = [seat for seat in state.alive() if seat not in pile]
    return missing or [min(state.alive(), key=pile.rindex)]


def kill_chip(house, state, colour):
    after = state.copy()
    pile = after.choice[1]
    owner = pile[-1]
    for chip in pile:
        after.hands[owner][chip] = after.hands[owner].get(chip, 0) + 1
    after.hands[owner][colour] -= 1
    begin(house, after, owner)
    return after


def decider(state):
    return state.choice[1][-1] if state.choice and state.choice[0] == "kill" else state.active


def actions(house, state):
    """The possible actions as the program writes them, each with the state after it."""
    name = NAMES[decider(state)]
    if state.choice and state.choice[0] == "kill":
        for colour in sorted(set(state.choice[1])):
            yield f"{name}: kill {colour}", kill_chip(house, state, colour)
    elif state.choice:
        for seat in next_players(state, state.choice[1]):
            after = state.copy()
            begin(house, after, seat)
            yield f"{name}: next {NAMES[seat]}", after
    else:
        for colour, count in sorted(state.hands[state.active].items()):
            if count == 0:
                continue
            free = [""] if not house.rows or len(state.piles) < house.rows else []
            for pile in free + sorted(set(state.piles)):
                yield f"{name}: place {colour} on {pile or 'empty'}", play_chip(house, state, colour, pile)


def forcer(house, state):
    """The set of players who can force that they are the last. It has at most one member."""
    if len(state.alive()) == 1:
        return {state.alive()[0]}
    key = state.key()
    if key not in house.forced:
        seat = decider(state)
        found = [forcer(house, after) for _, after in actions(house, state)]
        # The player who decides needs one good action. For other players all actions must be good.
        own = {seat} if any(seat in one for one in found) else set()
        house.forced[key] = own | (set.intersection(*found) - {seat})
    return house.forced[key]


def name_of(found):
    """The name of the player who can force it, or None."""
    return NAMES[next(iter(found))] if found else None


def winning(house, state):
    seat = decider(state)
    return {name for name, after in actions(house, state) if seat in forcer(house, after)}


def random_state(dice, most_chips):
    seats = COLOURS[:dice.randint(2, 4)]
    order = dice.sample(seats, len(seats))
    living = order[:dice.randint(2, len(seats))]
    out = order[len(living):]
    state = State(seats, {seat: {} for seat in seats}, [], out=out)
    for i, seat in enumerate(out):
        if dice.random() < 0.7:
            state.givers[seat] = dice.choice(living + out[i + 1:])
    for _ in range(dice.randint(1, most_chips)):
        colour = dice.choice(seats)
        if dice.random() < 0.4:
            free = [pile for pile in state.piles if not pile.endswith(colour)]
            if free and dice.random() < 0.7:
                pile = dice.choice(free)
                state.piles.remove(pile)
                state.piles.append(pile + colour)
            else:
                state.piles.append(colour)
        else:
            hand = state.hands[dice.choice(living)]
            hand[colour] = hand.get(colour, 0) + 1
    state.piles.sort()
    state.active = dice.choice(living)
    state.before = dice.sample(seats, dice.randint(0, len(seats)))
    return state


def kind(pile):
    """The relevant data of a pile: its chips, its top chip, and the higher one of the colours blue and red."""
    return "".join(sorted(pile)), pile[-1], max("br", key=pile.rfind) if set("br") & set(pile) else ""


def all_endgames(chips):
    """All states with so many chips in which Blue moves against Red, also with green chips. If the piles of
    several states are of the same kinds, only one of these states."""
    one_of_a_kind = {}
    for size in range(1, chips + 1):
        for pile in map("".join, itertools.product("brg", repeat=size)):
            if not any(a == b for a, b in zip(pile, pile[1:])):
                one_of_a_kind.setdefault(kind(pile), pile)

    def boards(left, least):
        yield []
        for pile in one_of_a_kind.values():
            if len(pile) <= left and pile >= least:
                for rest in boards(left - len(pile), pile):
                    yield [pile] + rest
    for board in boards(chips, ""):
        left = chips - sum(map(len, board))
        for held in itertools.combinations_with_replacement(range(6), left):
            hands = {seat: {} for seat in COLOURS}
            for place in held:
                hand = hands["b" if place < 3 else "r"]
                colour = "brg"[place % 3]
                hand[colour] = hand.get(colour, 0) + 1
            yield State(COLOURS, hands, board, out=["y", "g"])


class Commands(unittest.TestCase):
    def run_program(self, *arguments, lines=()):
        """The answer as JSON. If there are lines, a list with the answer to each line."""
        done = subprocess.run([program, "sucker", *arguments, "--json"], text=True, capture_output=True,
                              input="".join(line + "\n" for line in lines))
        self.assertEqual(done.returncode, 0, (arguments, done.stderr, done.stdout[-500:]))
        if not lines:
            return json.loads(done.stdout)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(len(answers), len(lines))
        return answers

    def houses(self):
        for rebound in "RPL":
            for rows in (0, 3):
                for seat_before in (False, True):
                    yield House(rebound, rows, seat_before)

    def random_states(self, house, seed):
        dice = random.Random(seed)
        out = []
        while len(out) < STATES:
            state = random_state(dice, 6)
            if not house.rows or len(state.piles) <= house.rows:
                out.append(state)
        return out

    def begun(self, house, state):
        state = state.copy()
        settle(house, state)
        return state

    def test_analyze_of_random_states_under_all_house_rules(self):
        decided = forced = 0
        for seed, house in enumerate(self.houses()):
            states = self.random_states(house, seed)
            lines = [state.text() for state in states]
            plain = self.run_program("analyze", "--no-donations", "--no-discards", *house.options(), "-", lines=lines)
            usual = self.run_program("analyze", *house.options(), "--nodes", "1", "-", lines=lines)
            for state, answer, with_options in zip(states, plain, usual):
                begun = self.begun(house, state)
                found = forcer(house, begun)
                expected = name_of(found)
                told = (house.options(), state.text())
                self.assertEqual(answer["winner"], expected, told)
                two = len(begun.alive()) == 2
                decided += two
                forced += not two and expected is not None
                if len(begun.alive()) > 1 and (two or begun.active in found):
                    self.assertEqual(set(answer["winning"]), winning(house, begun), told)
                if "without_options" in with_options:
                    self.assertIsNone(with_options["winner"], told)
                    # Without donations and discards nobody can rescue another player.
                    self.assertEqual(with_options["without_options"]["winner"], expected, told)
        self.assertGreater(decided, 200)
        self.assertGreater(forced, 100)

    def test_endgame_is_that_of_two_colours(self):
        house, states = House(), []
        dice = random.Random(5)
        while len(states) < STATES:
            state = random_state(dice, 8)
            begun = self.begun(house, state)
            chips = "".join(state.piles) + "".join(
                colour for hand in state.hands.values() for colour, count in hand.items() if count)
            if len(begun.alive()) == 2 and set(chips) <= set(begun.alive()):
                states.append(begun)
        answers = self.run_program("endgame", "-", lines=[state.text() for state in states])
        for state, answer in zip(states, answers):
            self.assertEqual({answer["winner"][0]}, forcer(house, state), state.text())

    def test_tables_answer_from_a_file_as_they_do_when_they_are_made(self):
        for rebound, rows in (("R", 0), ("R", 2), ("L", 0)):
            house = House(rebound, rows)
            states = [state for state in self.random_states(house, 9) + self.random_states(house, 10)
                      if len(state.alive()) == 2 and len(self.begun(house, state).alive()) == 2]
            if rebound == "L":  # only states in which a living player is known to have had the move before
                states = [state for state in states if any(seat in state.alive() for seat in state.before)]
            lines = [state.text() for state in states]
            self.assertGreater(len(lines), 15)
            with tempfile.TemporaryDirectory() as folder:
                asked = ["tables", "--colours", "4", "--chips", "6", *house.options()]
                made = self.run_program(*asked, "--save", f"{folder}/table", "-", lines=lines)
                loaded = self.run_program("tables", "--load", f"{folder}/table", "-", lines=lines)
            for state, answer, again in zip(states, made, loaded):
                wins = state.active in forcer(house, self.begun(house, state))
                expected = f"{NAMES[state.active]} {'wins' if wins else 'loses'}"
                self.assertEqual(answer["answer"], expected, (house.options(), state.text()))
                self.assertEqual(again["answer"], expected, (house.options(), state.text()))

    def test_the_figures_of_tables_and_explore_count_all_states(self):
        for rows in (0, 1):
            house = House("R", rows)
            levels = self.run_program("tables", "--chips", "3", *house.options())["levels"]
            claim = "2 * guards + greens > 2 * their_guards"
            explored = self.run_program("explore", claim, "--chips", "3", *house.options())["levels"]
            for chips in range(4):
                states = wins = wrong = 0
                for state in all_endgames(chips):
                    if house.rows and len(state.piles) > house.rows:
                        continue
                    won = "b" in forcer(house, self.begun(house, state))
                    blue, red = state.hands["b"], state.hands["r"]
                    claimed = 2 * blue.get("b", 0) + blue.get("g", 0) > 2 * red.get("r", 0)
                    states, wins, wrong = states + 1, wins + won, wrong + (claimed != won)
                self.assertEqual((levels[chips]["states"], levels[chips]["wins"]), (states, wins), rows)
                self.assertEqual((explored[chips]["states"], explored[chips]["wrong"]), (states, wrong), rows)

    def test_games_from_the_start_are_searched_under_all_house_rules(self):
        for house in self.houses():
            if house.rows:
                house.rows = 2
            start = State("bry", {seat: {seat: 2} for seat in "bry"}, [])
            found = forcer(house, start)
            answer = self.run_program("tables", "--players", "3", "--chips", "2", *house.options())
            self.assertEqual(answer["start_forced_by"], name_of(found) or "nobody", house.options())


if __name__ == "__main__":
    program = sys.argv[1]
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
