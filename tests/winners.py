#!/usr/bin/env python3
"""Every door of the program says who wins the sums in data/winners.tsv: pages for people, JSON, `summand serve`.

    winners.py PROGRAM            the terminal, its JSON, and `summand serve`
    winners.py --module MODULE    the module of the page; `node` runs it, by bindings/wasm/run.mjs
"""
import json
import pathlib
import re
import subprocess
import sys

from conversation import Conversation

ROOT = pathlib.Path(__file__).resolve().parent.parent
LETTERS = {("left", "left"): "L", ("right", "right"): "R", ("left", "right"): "N", ("right", "left"): "P"}
# The starting player, and the place of his result.
STARTERS = (("left", 0), ("right", 1))


def rows():
    """The kind of sum, the sum, whether it is misère play, and the winners if Left and if Right starts."""
    for line in (ROOT / "tests/data/winners.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("# "):
            kind, game, convention, left, right = line.split("\t")
            assert convention in ("normal", "misere"), line
            yield kind, game, convention == "misere", (left, right)


def outcome_of(winners):
    """As the functions write it: a letter, or two letters if play may go on for ever."""
    letters = "".join(winner[0].upper() for winner in winners)
    return LETTERS.get(winners, letters)


def check_answers(ask, door):
    """ask(method, options): the data of an answer, or None if the question is refused."""
    for kind, game, misere, winners in rows():
        what = f"{door}: {game}{' in misère play' if misere else ''}"
        flag = {"misere": True} if misere else {}
        analysis = ask("analyze", {"text": game, **flag})
        assert (analysis["winner"]["left_starts"], analysis["winner"]["right_starts"]) == winners, what
        function = "misere_outcome" if misere else "outcome"
        value = ask("eval", {"text": f"{function}({game})"})["value"]
        assert value == outcome_of(winners), f"{what}: {function} is {value}"
        moves = ask("moves", {"text": game, **flag})
        for player, i in STARTERS:
            # A player who cannot move wins in misère play, without a move.
            if moves[player]["legal"] > 0:
                results = {move["result"] for move in moves[player]["moves"]}
                best = "win" if "win" in results else "draw" if "draw" in results else "lose"
                other = "right" if player == "left" else "left"
                expected = {player: "win", other: "lose", "draw": "draw"}[winners[i]]
                assert best == expected, f"{what}: the best move of {player} is a {best}"
        solved = ask("solve", {"text": game, **flag})
        if kind == "loopy":  # a depth-first search cannot handle it
            assert solved is None, what
        else:
            assert (solved["winner"]["left_starts"], solved["winner"]["right_starts"]) == winners, what


def by_conversation(command):
    """Questions of one conversation."""
    client = Conversation(command, 120)

    def ask(method, params):
        reply = client.ask(method, **params)
        return reply.get("result")

    return client, ask


def check_pages(program):
    for _, game, misere, winners in rows():
        command = [program, "analyze", *(["--misere"] if misere else []), game]
        page = subprocess.run(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", check=True).stdout
        for player, i in STARTERS:
            said = re.search(rf"If {player.title()} starts, +(.*)\.", page)
            expected = "play goes on for ever" if winners[i] == "draw" else f"{winners[i].title()} wins"
            assert said and said[1].startswith(expected), f"{command}: {page}"


def check_commands(program):
    """One process a question, as scripts ask."""
    def ask(method, params):
        options = ["--misere"] if params.get("misere") else []
        run = subprocess.run([program, method, "--json", *options, params["text"]], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, text=True, encoding="utf-8", check=False)
        return json.loads(run.stdout) if run.returncode == 0 else None

    check_answers(ask, "command")


def main():
    if sys.argv[1] == "--module":
        doors = [("module", ["node", str(ROOT / "bindings/wasm/run.mjs"), sys.argv[2]])]
    else:
        program = sys.argv[1]
        check_pages(program)
        check_commands(program)
        doors = [("serve", [program, "serve"])]
    for door, command in doors:
        client, ask = by_conversation(command)
        check_answers(ask, door)
        client.end()
    print(f"{sum(1 for _ in rows())} sums: one answer at every door")


main()
