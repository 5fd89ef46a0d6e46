#!/usr/bin/env python3
"""Talks with `summand serve` like an editor or a bot.

    serve.py PROGRAM
"""
import json
import signal
import subprocess
import sys
import time

from conversation import Conversation


def client_of(program, *arguments):
    return Conversation([program, "serve", *arguments])


def result(reply):
    assert "error" not in reply, reply
    return reply["result"]


def same_as_the_command(program):
    """The answer to a question has the members that the command prints with --json."""
    client = client_of(program)
    for command, text, options in [("eval", "{3|-1} + ^*2", {}), ("analyze", "domineering(3x3) + nim(2)", {"steps": True}),
                                   ("analyze", "toads-and-frogs(\"TT.FF\") + {2|-1}", {"boards": True, "forms": "latex,spoken"}),
                                   ("solve", "clobber(3x4)", {"first": "left"}), ("nimber", "cram(3x4)", {}),
                                   ("explore", "toads-and-frogs(\"TT.FF\")", {}), ("table", "domineering", {"cols": "1..3"}),
                                   ("heaps", "0.77", {"to": 100}), ("rules", "clobber", {}), ("draw", "{3|-1}", {})]:
        line = [program, command, text, "--json"]
        for name, value in options.items():
            line += [f"--{name}"] if value is True else [f"--{name}", str(value)]
        printed = json.loads(subprocess.run(line, check=True, stdout=subprocess.PIPE).stdout)
        result(client.ask("forget"))  # the order of options may depend on earlier computations
        got = result(client.ask(command, text=text, **options))
        got.pop("remarks", None)
        for members in (printed, got):  # the times differ
            strip_seconds(members)
        assert printed == got, (command, printed, got)
    assert client.end() == 0


def strip_seconds(value):
    if isinstance(value, dict):
        value.pop("seconds", None)
        for member in value.values():
            strip_seconds(member)
    elif isinstance(value, list):
        for item in value:
            strip_seconds(item)


def names_stay(program):
    client = client_of(program)
    result(client.ask("eval", text="x = nim(3,5)"))
    assert result(client.ask("nimber", text="x + *6"))["nimber"] == 0
    assert result(client.ask("eval", text="_"))["value"] == "0", "the last value has a name"
    assert client.end() == 0


def a_page_plays(program):
    """The data for a page that draws boards: the places that moves touch, and the history of a match."""
    client = client_of(program)
    state = result(client.ask("match.new", text="domineering(2x3) + nim(2) + hackenbush(\"LR\")"))
    boards = [term["board"] for term in state["terms"]]
    assert [board["kind"] for board in boards] == ["grid", "heaps", "graph"], boards
    assert all("x" in vertex for vertex in boards[2]["vertices"][1:]), boards[2]
    moves = result(client.ask("match.moves"))["moves"]
    for move in moves:
        board = boards[move["term"] - 1]
        places = board[board["touched"]]
        assert move["cells"] and all(cell < len(places) for cell in move["cells"]), move
        if board["kind"] == "grid":
            assert "-".join(places[cell]["name"] for cell in move["cells"]) == move["move"].split(": ")[1], move
    result(client.ask("match.play", text=moves[0]["move"]))
    positions = result(client.ask("match.values"))["positions"]
    assert [position["move"] for position in positions] == [None, moves[0]["move"]], positions
    assert all(position["value"] and position["winner"] in ("left", "right") for position in positions), positions
    others = "babylon(1,1) + wyt-queens(1,1) + blockbusting(2) + cashing-cheques(\"5|1\") + maundy-cake(2x2)"
    boards = [term["board"] for term in result(client.ask("match.new", text=others))["terms"]]
    assert [board["kind"] for board in boards] == ["stacks", "grid", "rows", "cheques", "cake"], boards
    moves_of_others = result(client.ask("match.moves"))["moves"]
    assert {move["term"] for move in moves_of_others} == {1, 2, 3, 4, 5}, moves_of_others
    for move in moves_of_others:
        board = boards[move["term"] - 1]
        assert move["cells"] and all(cell < len(board[board["touched"]]) for cell in move["cells"]), move
    reply = client.ask("eval", text="1 + domineerin(2x2)")
    assert reply["error"]["data"]["suggestion"] == {"word": "domineering", "start": 4, "end": 14}, reply
    assert client.end() == 0


def cancel_and_progress(program):
    client = client_of(program)
    number = client.begin("solve", text="clobber(8x8)")
    time.sleep(1.6)
    begun = time.monotonic()
    client.cancel(number)
    reply = client.wait(number)
    assert time.monotonic() - begun < 1.0, "a cancelled question answers at once"
    assert reply["error"]["code"] == -32800, reply
    told = [one["params"] for one in client.notices if one["method"] == "progress"]
    assert told and told[0]["id"] == number and told[-1]["done"] > 0, told
    assert len(told) <= 4, "twice a second at most"
    assert result(client.ask("eval", text="2 + 2"))["value"] == "4", "the next question is answered"
    assert client.end() == 0


def nothing_hides_a_limit(program):
    """If a limit stops a question, the answer is that limit, not that the search gave up."""
    client = client_of(program)
    number = client.begin("moves", text="domineering(9x9)", nodes=1_000_000_000)
    time.sleep(0.7)
    client.cancel(number)
    assert client.wait(number)["error"]["code"] == -32800
    reply = client.ask("moves", text="domineering(9x9)", nodes=1_000_000_000, time="500ms")
    assert reply["error"]["data"]["limit"] == "time", reply
    assert client.end() == 0


def early_news(program):
    client = client_of(program)
    result(client.ask("analyze", text="domineering(6x6)", time="8s"))
    early = [one["params"]["result"] for one in client.notices if one["method"] == "early"]
    assert not early or "winner" in early[0], early
    assert client.end() == 0


def a_match_of_dots(program):
    """A person always draws the first undrawn line, and a program answers, until the match is over."""
    client = client_of(program)
    state = result(client.ask("several.new", text="dots-and-boxes 2x2", opponents="max-n"))["state"]
    assert state["to_move"] == "first" and not state["over"], state
    answers = 0
    while not state["over"]:
        if state["to_move"] == "first":
            listed = result(client.ask("several.actions"))["actions"]
            assert [one["number"] for one in listed] == list(range(1, len(listed) + 1))
            state = result(client.ask("several.play", text=listed[0]["action"]))["state"]
            assert state["actions_made"][-1] == {"player": "first", "action": listed[0]["action"], "news": []}
        else:
            reply = result(client.ask("several.computer"))
            assert reply["choice"]["exact"] and reply["choice"]["player"] == "second", reply
            state = reply["state"]
            answers += 1
    assert len(state["actions_made"]) == 12 and answers > 0, state
    assert sorted(state["places"]) == ["first", "second"] and state["winner"] in (None, state["places"][0]), state
    boxes = state["picture"][-1].split(",")[0].removeprefix("boxes ").split("-")
    assert sum(map(int, boxes)) == 4, boxes
    undone = result(client.ask("several.undo"))["state"]
    assert undone["to_move"] == "first" and not undone["over"]
    assert result(client.ask("several.redo"))["state"] == state
    record = result(client.ask("several.record"))["record"]
    loaded = result(client.ask("several.load", text=record, you="all"))
    assert loaded["match"] == 2 and loaded["state"]["actions_made"] == state["actions_made"]
    assert client.ask("several.play", text="1")["error"]["code"] == 1, "it is over"
    assert result(client.ask("several.close"))["open"] == 1
    assert client.end() == 0


def programs_play_sucker(program):
    """Four programs play without a person until the match is over."""
    client = client_of(program)
    reply = result(client.ask("several.new", text="sucker", chips=2, seats="greedy,vindictive,random,mcts", nodes=20, seed=3))
    assert [one["seat"] for one in reply["state"]["players"]] == ["greedy", "vindictive", "random", "monte-carlo"], reply
    while not reply["state"]["over"]:
        mover = reply["state"]["to_move"]
        reply = result(client.ask("several.computer"))
        assert reply["choice"]["player"] == mover and reply["choice"]["reason"], reply
        assert reply["state"]["actions_made"][-1]["action"] == reply["choice"]["action"]
    state = reply["state"]
    assert state["winner"] == state["places"][0] and len(state["places"]) == 4, state
    news = [line for action in state["actions_made"] for line in action["news"]]
    assert len(news) == 3 and all("is out" in line for line in news), news
    assert "error" in client.ask("several.computer"), "nobody is to move"
    assert client.end() == 0


def programs_play_on(program):
    """Programs play until a person is to choose; a limit and a cancelled question leave what was done."""
    client = client_of(program)
    state = result(client.ask("several.new", text="dots 2x3", opponents="max-n", nodes=200))["state"]
    while not state["over"]:
        before = len(state["actions_made"]) + 1
        result(client.ask("several.play", text="1"))
        reply = result(client.ask("several.programs"))
        state = reply["state"]
        assert state["over"] or state["to_move"] == "first", state
        made = [{name: one[name] for name in ("player", "action", "news")} for one in reply["made"]]
        assert made == state["actions_made"][before:], reply
        assert all(one["choice"]["reason"] for one in reply["made"]), reply
    assert result(client.ask("several.programs"))["made"] == [], "it is over"
    result(client.ask("several.new", text="babylon(20,20,3)", rounds=True, players=4, seats="mcts,mcts,mcts,mcts",
                      nodes=100_000_000))
    reply = result(client.ask("several.programs", time="1s"))
    assert reply["error"]["limit"] == "time" and "time limit" in reply["error"]["message"], reply
    assert [one["action"] for one in reply["made"]] == ["first"] and reply["state"]["actions_made"] == [], reply
    result(client.ask("several.close"))
    result(client.ask("several.new", text="babylon(20,20,3)", rounds=True, players=4, seats="mcts,mcts,mcts,mcts",
                      nodes=100_000_000))
    number = client.begin("several.programs")
    time.sleep(1.6)
    client.cancel(number)
    reply = result(client.wait(number))
    assert reply["error"]["limit"] == "interrupted" and len(reply["made"]) == 1, reply
    told = client.progress_of(number)
    assert told and told[-1]["work"] == "actions" and told[-1]["done"] == 1, told
    number = client.begin("several.programs")
    time.sleep(0.5)
    client.cancel(number)
    assert client.wait(number)["error"]["code"] == -32800, "nothing was done"
    assert result(client.ask("several.show"))["state"]["to_move"] == "player 1"
    assert client.end() == 0


def a_round_of_babylon(program):
    """A person chooses a place in the contest, and then a round is played."""
    client = client_of(program)
    reply = result(client.ask("several.new", text="babylon", rounds=True, opponents="random"))
    assert reply["state"] is None and reply["contest"]["chooser"] == "player 1", reply
    assert [one["action"] for one in result(client.ask("several.actions"))["actions"]] == ["first", "second"]
    hint = result(client.ask("several.hint"))["hint"]
    assert hint["action"] == "second" and hint["exact"], hint  # the second player wins with twelve discs
    reply = result(client.ask("several.play", text="second"))
    assert reply["contest"]["chooser"] is None and reply["state"]["to_move"] == "player 2", reply
    while reply["contest"]["rounds"] == 0:
        if reply["state"]["to_move"] == "player 1":
            reply = result(client.ask("several.play", text="1"))
        else:
            reply = result(client.ask("several.computer"))
    places, contest = reply["state"]["places"], reply["contest"]
    assert {one["player"]: one["wins"] for one in contest["wins"]} == {places[0]: 1, places[1]: 0}, contest
    assert contest["chooser"] == places[1] and contest["winner"] is None, contest
    record = result(client.ask("several.record"))["record"]
    loaded = result(client.ask("several.load", text=record, opponents="random"))
    assert loaded["match"] == 2 and loaded["contest"] == contest and loaded["state"] == reply["state"], loaded
    wrong = client.ask("several.load", text=record.replace("move second", "move third", 1))["error"]
    assert wrong["data"]["line"] == 5 and "first or second is expected" in wrong["message"], wrong
    assert client.end() == 0


def wrong_messages(program):
    client = client_of(program)
    for line, code in [("{", -32700), ("nonsense", -32700), ("7", -32600), ("{}", -32600)]:
        client.replies.pop(None, None)
        client.process.stdin.write(line + "\n")
        client.process.stdin.flush()
        assert client.wait(None)["error"]["code"] == code, line
    assert client.ask("no-such-thing")["error"]["code"] == -32601
    assert client.ask("eval", text="1 + $")["error"]["data"]["column"] == 5
    assert client.ask("eval", text="\x1b[31m")["error"]["code"] == 1
    assert client.ask("eval", text=["1"])["error"]["code"] == -32602
    assert client.ask("eval", text="1", save="/tmp/x")["error"]["code"] == -32602
    client.replies.pop(None, None)
    client.process.stdin.write("x" * 9_000_000 + "\n")
    client.process.stdin.flush()
    assert "longer than 8 MB" in client.wait(None)["error"]["message"]
    assert result(client.ask("eval", text="1"))["value"] == "1"
    assert client.end() == 0


def a_wrong_option_is_answered_in_a_line(program):
    done = subprocess.run([program, "serve", "--json", "--threads", "-1"], capture_output=True, text=True, check=False)
    assert done.returncode == 1, done
    (line,) = done.stdout.splitlines()
    assert "is not a number of threads" in json.loads(line)["error"]["message"], line


def limits(program):
    client = client_of(program, "--memory", "60M")
    reply = client.ask("eval", text="domineering(6x7)")
    assert reply["error"]["data"]["limit"] == "memory", reply
    assert result(client.ask("eval", text="domineering(3x3)"))["kind"] == "game"
    reply = client.ask("eval", text="domineering(7x7)", time="300ms", memory="200M")
    assert reply["error"]["data"]["limit"] in ("time", "memory"), reply
    assert client.end() == 0


def signals_end_it(program):
    client = client_of(program)
    result(client.ask("eval", text="1"))
    client.begin("solve", text="clobber(8x8)")
    time.sleep(0.5)
    client.process.send_signal(signal.SIGTERM)
    assert client.process.wait(5) == 2
    client.process.stdin.close()


def main():
    program = sys.argv[1]
    for test in (same_as_the_command, names_stay, a_page_plays, cancel_and_progress, nothing_hides_a_limit, early_news,
                 a_match_of_dots, programs_play_sucker, programs_play_on, a_round_of_babylon, wrong_messages,
                 a_wrong_option_is_answered_in_a_line, limits, signals_end_it):
        test(program)
        print(f"{test.__name__}: passed", flush=True)


if __name__ == "__main__":
    main()
