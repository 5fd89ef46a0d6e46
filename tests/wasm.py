#!/usr/bin/env python3
"""Asks the module for browsers and `summand serve` the same questions, and compares the answers.

    wasm.py PROGRAM MODULE           a hundred questions, and what differs from the program: limits, stops, files
    wasm.py PROGRAM MODULE --all     all questions

The questions are the commands of the transcripts and of the documentation, and the messages in the documentation. The
questions of one file are one conversation. Answers are compared byte by byte, except times. Only that the module has no
files is no difference. `node` runs the module, by bindings/wasm/run.mjs.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time

import transcripts
from conversation import Conversation

ROOT = pathlib.Path(__file__).resolve().parent.parent
MEMORY = "1GiB"  # that of the module
SOME = 100       # questions
SECONDS = 600    # for one conversation
NO_FILES = "there are no files here"
ABOUT_FILES = ("judge", "merge", "run", "store", "train")  # questions that the module does not have
MOST_HEAPS = {"program": "17179869184", "module": "1073741823"}  # of a nim-sequence, where sizes have 64 and 32 bits
ENDS_A_COMMAND = re.compile(r"^[|;&<>()]+$")
# Numbers that need more than 32 or 53 bits.
LARGE = [("eval", {"text": text}) for text in (
    "nim(9223372036854775807) + nim(9007199254740993)", "123456789012345678901234567890/1024 + 1/2",
    "*18446744073709551615 + ^", "up(4294967297) + 9007199254740993", "4294967297 . {2|1}", "domineering(1x4294967298)")] + [
    ("heaps", {"text": "kayles", "at": "18446744073709551615"}),
    ("nim.analyze", {"text": "9223372036854775807,4294967297,9007199254740993"})]
# Options of the command line alone, and options whose answer depends on time or on the number of threads.
NOT_HERE = {"json", "time", "memory", "threads", "color", "columns", "pager", "progress",
            "rules"}


# --- questions -----------------------------------------------------------------------------------------

def described(program):
    """The options of every question: {"table": {"to": False, "json": True, …}}, true for flags."""
    message = {"jsonrpc": "2.0", "id": 1, "method": "describe"}
    run = subprocess.run([program, "serve"], input=json.dumps(message), stdout=subprocess.PIPE, text=True, check=True)
    questions = json.loads(run.stdout)["result"]["questions"]
    return {question["name"]: {option["name"]: option["flag"] for option in question["options"]}
            for question in questions}


def commands_of(script):
    """The words of each simple command that calls the program with plain words."""
    lexer = shlex.shlex(script, posix=True, punctuation_chars="|;&<>()")
    lexer.whitespace_split = True
    lexer.commenters = ""
    try:
        words = list(lexer)
    except ValueError:
        return
    command, redirected = [], False
    for word in [*words, ";"]:
        if not ENDS_A_COMMAND.match(word):
            if not redirected:
                command.append(word)
            redirected = False
        elif word in ("<", ">", ">>", ">&"):
            redirected = True
        else:
            if command and command[0] in ("summand", "scripts/run"):
                yield command[1:]
            command, redirected = [], False


def question_of(words, questions):
    """The method and the parameters of a command, or None if it is not such a question."""
    if any("$" in word or word == "-" or word.startswith("@") for word in words) or not words:
        return None
    method, rest = words[0], words[1:]
    if rest and f"{method}.{rest[0]}" in questions:
        method, rest = f"{method}.{rest[0]}", rest[1:]
    if method not in questions:
        return None
    params, arguments = {"words": True}, []
    while rest:
        word, *rest = rest
        if not re.match(r"--[a-z]", word):
            if re.match(r"-[a-zA-Z]$", word):
                return None
            arguments.append(word)
            continue
        name, equals, value = word[2:].partition("=")
        flag = questions[method].get(name)
        if name in NOT_HERE and name != "json":
            return None
        if flag is None or flag:
            if name != "json":
                params[name] = True
        elif equals:
            params[name] = value
        elif rest:
            params[name], *rest = rest
    if arguments:
        params["arguments"] = arguments
    return method, params


def messages_of(script, questions):
    """The messages that stand for a command of a transcript."""
    if "summand serve" in script:
        try:
            words = shlex.split(script)
        except ValueError:
            return
        for word in words:
            if word.startswith("{"):
                message = json.loads(word)
                yield message["method"], message.get("params", {})
        return
    for words in commands_of(script):
        question = question_of(words, questions)
        if question is None:
            continue
        method, params = question
        arguments = params.pop("arguments", [])
        for at in range(max(1, len(arguments))):
            if len(arguments) <= 1 or method == "switch":
                yield method, {**params, **({"arguments": arguments} if arguments else {})}
                break
            # A command asks the same of each of its arguments.
            yield method, {**params, "arguments": [arguments[at]]}


def conversations(questions):
    """(name, questions) for each file with transcripts. `forget` lies between two transcripts."""
    files = [*sorted((ROOT / "tests/transcripts").iterdir()), ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
    for path in files:
        lines = path.read_text(encoding="utf-8").split("\n")
        asked = []
        for begin, end in transcripts.blocks_of(path, lines):
            parts = transcripts.split(lines[begin:end])
            block = [question for part in parts if isinstance(part, transcripts.Command)
                     for question in messages_of(part.script(), questions)]
            asked += block and [("forget", {}), *block]
        if asked:
            yield path.relative_to(ROOT), asked


def some_of(all_conversations, count):
    """About that many questions, at equal distances."""
    flat = [(name, question) for name, asked in all_conversations for question in asked if question[0] != "forget"]
    chosen = [flat[at * len(flat) // count] for at in range(min(count, len(flat)))]
    return [("a hundred questions", [part for _, question in chosen for part in (("forget", {}), question)])]


# --- conversations -------------------------------------------------------------------------------------

def is_about_files(method):
    return method.partition(".")[0] in ABOUT_FILES


def answers(command, asked, folder):
    """The lines that answer the questions, without times. Progress and early parts of answers depend on times, too.
    Questions that are None are left out."""
    lines = [json.dumps({"jsonrpc": "2.0", "id": at, "method": question[0], "params": question[1]})
             for at, question in enumerate(asked) if question is not None]
    run = subprocess.run(command, input="\n".join(lines) + "\n", stdout=subprocess.PIPE, text=True, encoding="utf-8",
                         cwd=folder, timeout=SECONDS, check=True)
    kept = {at: [] for at in range(len(asked))}
    for line in run.stdout.splitlines():
        message = json.loads(line)
        number = message.get("id", message.get("params", {}).get("id"))
        if "method" not in message:
            kept[number].append(transcripts.normalised(line))
    return kept


def compare(name, program, runner, asked):
    """How many questions were answered differently, and how many the module refused because it has no files."""
    with tempfile.TemporaryDirectory() as folder:
        for_both = [None if is_about_files(question[0]) else question for question in asked]
        expected = answers([program, "serve", "--memory", MEMORY], for_both, folder)
        found = {at: [line.replace(MOST_HEAPS["module"], MOST_HEAPS["program"]) for line in lines]
                 for at, lines in answers(runner, asked, folder).items()}
    for at, (method, _) in enumerate(asked):
        if is_about_files(method):
            assert "-32601" in found[at][0], found[at]  # there is no such method
            expected[at] = found[at] = [NO_FILES]
        if method == "help":  # it lists the questions
            expected[at] = [re.sub(rf"\\n  ({'|'.join(ABOUT_FILES)}) [^\\]*", "", line) for line in expected[at]]
    refused = {at for at in found if any(NO_FILES in line for line in found[at])}
    different = [at for at in expected if expected[at] != found[at] and at not in refused]
    for at in different:
        print(f"{name}: {json.dumps(asked[at])}")
        for kind, lines in (("program", expected[at]), ("module ", found[at])):
            for line in lines or ["(nothing)"]:
                print(f"  {kind} {line[:2000]}")
    return len(different), len(refused)


# --- what the program cannot be compared in ------------------------------------------------------------

def value_of(client, text):
    return client.ask("eval", text=text)["result"]["value"]


def a_limit_is_a_message(client):
    """Names and values stay after a limit of memory, of time and of size."""
    assert value_of(client, "x = domineering(3x3)") == "+-1"
    for limit, text, options in [("memory", "domineering(8x8)", {"memory": "60M"}),
                                 ("time", "domineering(8x8)", {"time": "200ms"}),
                                 ("size", "grundy(1000000000000)", {})]:
        error = client.ask("eval", text=text, **options).get("error")
        assert error and error["code"] == 2 and error["data"]["limit"] == limit, (limit, error)
        assert limit in error["message"] or limit == "size", error
    assert value_of(client, "x") == "+-1"


def a_stop_is_an_error(client):
    """Progress comes while it works. After it a stop is answered, and the next question, too."""
    number = client.begin("eval", text="domineering(8x8)")
    client.wait_for_progress(number)
    client.cancel(number)
    assert client.wait(number)["error"]["code"] == -32800
    waiting = [client.begin("eval", text="domineering(8x8)"), client.begin("eval", text="domineering(9x9)")]
    for number in reversed(waiting):
        client.cancel(number)
    for number in waiting:
        assert client.wait(number)["error"]["code"] == -32800
    assert value_of(client, "1 + 1") == "2"


def memory_has_32_bits(client):
    """No table can grow beyond the memory that there is."""
    assert "is too large" in client.ask("eval", text="1", memory="3G")["error"]["message"]
    assert client.ask("eval", text="1", memory="2G")["result"]["value"] == "1"
    # The period tells of more heaps than a table could have.
    assert client.ask("heaps", text="kayles", to=4294967297)["result"]["computed"] < 1_000_000


def there_are_no_files(client):
    answer = client.ask("heaps", text="kayles", to=100, save="values")
    assert NO_FILES in json.dumps(answer), answer


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("module")
    parser.add_argument("--all", action="store_true")
    given = parser.parse_args()
    runner = ["node", str(ROOT / "bindings/wasm/run.mjs"), str(pathlib.Path(given.module).resolve())]
    given.program = str(pathlib.Path(given.program).resolve())

    if compare("large numbers", given.program, runner, LARGE)[0]:
        sys.exit(1)
    everything = list(conversations(described(given.program)))
    asked = everything if given.all else some_of(everything, SOME)

    def compared(conversation):
        name, questions = conversation
        begun = time.monotonic()
        counts = compare(name, given.program, runner, questions)
        print(f"{name}: {len(questions)} messages, {time.monotonic() - begun:.1f} s", flush=True)
        return counts

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        different, refused = map(sum, zip(*pool.map(compared, asked)))
    count = sum(method != "forget" for _, questions in asked for method, _ in questions)
    for test in (a_limit_is_a_message, a_stop_is_an_error, memory_has_32_bits, there_are_no_files):
        client = Conversation(runner, SECONDS)
        test(client)
        assert client.end() == 0
        print(f"{test.__name__}: passed", flush=True)
    print(f"{count} questions, {different} answered differently, {refused} about files")
    # A quarter of the documentation may be about files.
    if different or count < SOME or refused > count / 4:
        sys.exit(1)


if __name__ == "__main__":
    main()
