#!/usr/bin/env python3
"""Gives the program bad input, and checks exit code, message, time and memory.

    bad_input.py PROGRAM [--no-measure] [--only WORD]

Each row of the table is a run. If the message must have a place, the line, the column and the caret are checked. Time
is processor time (user and system, the best of three runs), so that the test does not fail on a busy machine. Rows
with `wall` also have a limit for the time of the clock.
"""
import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

PLACE = re.compile(r"\b(line )?1(:|, column )\d+")
CARET = re.compile(r"^ *\|? *\^~*$", re.MULTILINE)
# Control characters, which a terminal obeys, and characters that change the direction of writing.
CONTROLS = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
LONGEST_MESSAGE = 2000  # characters: a long input must not be repeated in the message
GIVE_UP = 120  # seconds


@dataclasses.dataclass
class Row:
    """One run. `arguments` and `stdin` may be bytes. FILE in an argument is a file with the content `stdin`."""

    name: str
    arguments: list
    says: str = ""  # must be in the output, in upper or lower case
    code: int = 1
    stdin: object = b""  # bytes or Times
    place: bool = True  # the message has line, column and caret
    cpu: float = 0.1  # seconds
    megabytes: float = 50
    wall: float | None = None  # seconds


def wrong(expression, says, **more):
    """`eval` must refuse the expression."""
    shown = expression if isinstance(expression, str) else repr(expression)
    return Row(f"eval {shown}", ["eval", expression], says, **more)


def usage(arguments, says):
    return Row(" ".join(arguments) or "(nothing)", arguments, says, place=False)


def shown(arguments, says, stdin=b"", code=1):
    """Text from outside must be shown, with control characters as escapes."""
    return Row(f"{arguments!r} {stdin!r}", arguments, says, code=code, stdin=stdin, place=False)


def rules(name, content, says, **more):
    """A file of rules must be refused, also by `summand rules`."""
    return [
        Row(f"{name}: {' '.join(arguments)}", arguments, says, stdin=content, **more)
        for arguments in (["eval", "--rules", "FILE", "0"], ["rules", "--check", "FILE"])
    ]


def fine(name, text, says, **more):
    """`eval -` must answer the unusual line."""
    return Row(name, ["eval", "-"], says, code=0, stdin=text + b"\n", place=False, **more)


MANY = 100_000
EVIL = "\x1b[31m\u009b1m\u202e"
SAFE = r"\x1b[31m\u009b1m\u202e"
STRATEGY = f"summand strategy 1\ngame nim(1)\nfirst left\nwinner left\nreplies 2\nnim(1) => 1->0\n{EVIL} => 1\nend\n"
GAME = b"game g\nboard grid\ncells . free, x Left, o Right\n"
STEP = b"x .* . -> . =* x in all directions"


@dataclasses.dataclass
class Times:
    """A large input. It is never in the memory of this process, which counts as memory of the program."""

    count: int
    text: bytes

    def write_to(self, path):
        with open(path, "wb") as file:
            for _ in range(self.count // 1000):
                file.write(self.text * 1000)


BRACES = Times(10_000_000, b"{")
TABLE = [
    # Texts that are not expressions.
    wrong("", "empty"),
    wrong("   ", "empty"),
    wrong("{1|2", "}"),
    wrong("(1+2", ")"),
    wrong("1+2)", ")"),
    wrong("{1|2}}", "}"),
    wrong("[1", "]"),
    wrong('nim("1', '"'),
    wrong("1 +", ""),
    wrong("1 $ 2", "$"),
    wrong("1 ? 2", "?"),
    wrong("foo", "foo"),
    # Expressions without a value.
    wrong("1/3", "1/3"),
    wrong("3/1000000007", "power of two"),
    wrong("1/0", "0"),
    wrong("*-1", "nimber"),
    wrong("tiny(0)", "tiny"),
    wrong("tiny(-1)", "tiny"),
    wrong("miny(0)", "miny"),
    wrong("pow(2,1000000000000)", "pow"),
    # Texts that are not positions.
    wrong('domineering("...|..")', "row"),
    wrong('domineering("")', "empty"),
    wrong('domineering("..|.x")', "x"),
    wrong('dominering("....|....")', "domineering"),
    wrong('toads-and-frog("T.F")', "toads-and-frogs"),
    wrong("domineering(100000x10000)", "4096"),
    wrong("domineering(4294967297x4294967297)", ""),
    wrong("domineering(-1x3)", ""),
    wrong('hackenbush("0-1X")', ""),
    wrong("nim(-1)", ""),
    wrong("nim(1000000000000000000000)", ""),
    # Bytes that are not text.
    wrong(b"1+\xff\xfe", "UTF-8"),
    wrong(b'domineering("\xc3\x28")', ""),
    Row("NUL on standard input", ["eval", "-"], stdin=b"1\x00+2\n"),
    Row("NUL in a file", ["eval", "@FILE"], stdin=b"1\x00+2\n"),
    # Input that is too long or too deep.
    Row("10 MB of { on standard input", ["eval", "-"], "}", stdin=BRACES),
    Row("10 MB of { in a file", ["eval", "@FILE"], "}", stdin=BRACES),
    Row("20 MB in a line", ["eval", "-"], "16 MiB", stdin=Times(20_000_000, b"{"), cpu=0.5, megabytes=80),
    Row("an endless file", ["eval", "--memory", "40M", "@/dev/zero"], "16 MiB", place=False, cpu=0.5, megabytes=80),
    Row("10 MB of { in a script", ["run", "FILE"], "}", stdin=BRACES, cpu=0.3, megabytes=100),
    Row("10 MB of { as lines of a script", ["run", "FILE"], "}", stdin=Times(5_000_000, b"{\n"), cpu=0.5, megabytes=100),
    Row("10 MB of { as lines of a dialogue", [], "}", stdin=Times(5_000_000, b"{\n"), cpu=0.8, megabytes=100),
    Row("10 MB of words after a command in a script", ["run", "FILE"], "operator", stdin=Times(2_000_000, b"eval "),
        cpu=2, megabytes=200),
    Row("20 MB of a script", ["run", "FILE"], "16 MiB", stdin=Times(20_000_000, b"{"), place=False, cpu=0.5, megabytes=80),
    Row("an endless script", ["run", "/dev/zero"], "16 MiB", place=False, cpu=0.5, megabytes=80),
    Row("a program as a script", ["run", "-"], "control character", stdin=b"\x7fELF\x02\x01\x01\x00" * 1000),
    Row("bytes that are not UTF-8 in a script", ["run", "FILE"], "UTF-8", stdin=b"\xff\n1"),
    Row("a folder as a script", ["run", "/"], "directory", place=False),
    Row("no script", ["run", "/no/such/file"], "/no/such/file", place=False),
    shown(["run", "no/" + EVIL], SAFE),
    shown(["run", "FILE", EVIL], SAFE),
    shown(["save", "no/" + EVIL], SAFE),
    shown(["load", "no/" + EVIL], SAFE),
    Row("100,000 signs", ["eval", "+" * MANY], ""),
    fine("100,000 nested braces", b"{" * MANY + b"|}" * MANY, str(MANY - 1), cpu=1),
    fine("100,000 brackets", b"(" * MANY + b"1" + b")" * MANY, "1", cpu=1),
    fine("100,001 minus signs", b"- " * (MANY + 1) + b"1", "-1", cpu=1),
    # Control characters.
    wrong("1 + \u202e2", "character U+202E"),
    wrong("nim(\"\u0085\")", "character U+0085"),
    shown([EVIL], SAFE),
    shown(["eval", "--" + EVIL], SAFE),
    shown(["eval", "--time", EVIL, "1"], SAFE),
    shown(["eval", "@no/" + EVIL], SAFE),
    shown([b"eval", b"@no/\x9b\xe2\x80"], r"\x9b\xe2\x80"),
    shown(["eval", "--json", "@no/" + EVIL], "u009b"),
    shown(["help", EVIL], SAFE),
    shown(["rules", EVIL], SAFE),
    shown(["table", "nim(r)", "--rows", "1..2", "--show", EVIL], SAFE),
    shown(["search", "nim(1)", "--where", EVIL], SAFE),
    shown(["search", "nim(1)", "--show", EVIL], SAFE),
    shown(["search", "nim", "--size", EVIL], SAFE),
    shown(["search", "clobber(2x2)", "--all", "--letters", EVIL], SAFE),
    shown(["search", "nim(1)", "--save", "no/" + EVIL], SAFE),
    shown(["search", "nim(1)", "--resume", "no/" + EVIL], SAFE),
    shown(["draw", "1", "-o", f"no/{EVIL}.txt"], SAFE),
    shown(["heaps", EVIL], SAFE),
    shown(["heaps", "verify", "no/" + EVIL], SAFE),
    shown(["heaps", "0.77", "--save", "no/" + EVIL], SAFE),
    shown(["nim", "analyze", EVIL], SAFE),
    shown(["solve", "1", "--first", EVIL], SAFE),
    shown(["babylon", "solve", EVIL], SAFE),
    shown(["babylon", EVIL], SAFE),
    shown(["babylon", "table", "--resume", "no/" + EVIL], SAFE),
    shown(["babylon", "strategy", "2,2", "--vs", EVIL], SAFE),
    shown(["sucker", "tables", "--load", "no/" + EVIL], SAFE),
    shown(["sucker", "tables", "--rebound", EVIL], SAFE),
    shown(["play", "nim(1)", "--level", EVIL], SAFE),
    shown(["play", "--load", "no/" + EVIL], SAFE),
    shown(["strategy", "verify", "no/" + EVIL], SAFE),
    shown(["strategy", "verify", "FILE"], SAFE, STRATEGY.encode(), code=0),
    shown(["strategy", "verify", "FILE"], SAFE, STRATEGY.replace("1->0", EVIL).encode(), code=4),
    shown(["train", EVIL], SAFE),
    shown(["train", "clobber", "--output", "no/" + EVIL], SAFE),
    shown(["store", "info", "no/" + EVIL], SAFE),
    shown(["store", "info", "FILE"], SAFE, f"summand match 1\ngame {EVIL}\nend\n".encode(), code=0),
    shown(["store", "export", "no/" + EVIL], SAFE),
    # Wrong commands, options and arguments.
    usage(["frobnicate"], "frobnicate"),
    usage(["eval"], "eval"),
    usage(["eval", "--nonsense", "1"], "nonsense"),
    usage(["eval", "@/no/such/file"], "/no/such/file"),
    usage(["eval", "@/"], "/"),
    usage(["rules", "dominering"], "domineering"),
    usage(["eval", "--memory", "lots", "1"], "memory"),
    usage(["eval", "--time", "-1s", "1"], "time"),
    usage(["sucker"], "summand sucker new |"),
    usage(["sucker", "verity"], "argument 2: sucker has no sub-command 'verity', did you mean 'verify'?"),
    usage(["sucker", "--chips", "3", "verify", "--seats", "nonsense"], "argument 5: sucker verify has no option --seats, it belongs to sucker new"),
    usage(["sucker", "verify", "--seats", "nonsense", "--record", "x"], "argument 3: sucker verify has no option --seats"),
    usage(["sucker", "verify", "--chisp", "3"], "did you mean 'chips'? (expected: --chips"),
    usage(["sucker", "new", "--record", "x"], "--record needs --play"),
    usage(["sucker", "show", "--formulas", "blue: b1"], "it belongs to sucker tables"),
    usage(["heaps", "verify", "--to", "5", "x"], "it belongs to heaps and heaps subtractions"),
    usage(["heaps", "compendium", "--period"], "argument 3: heaps compendium has no option --period"),
    usage(["strategy", "verify", "--nodes", "5", "x"], "it belongs to strategy"),
    usage(["store", "verify", "x", "many"], "expected a number of rows from 1 to 1000000, not many"),
    usage(["store", "revoke", "x"], "which rows? --game, --library or --found-by says it"),
    usage(["store", "merge", "x"], "store merge"),
    usage(["nim", "analyze", "1,2", "--binary"], "argument 4: nim analyze has no option --binary, it belongs to nim table"),
    usage(["babylon", "lemmas", "--csv"], "it belongs to babylon table"),
    usage(["eval", "--time"], "--time needs a value"),
    usage(["eval", "--time", "1s", "--time", "2s", "1"], "given twice"),
    usage(["eval", "--json=0", "1"], "--json takes no value"),
    usage(["--seats", "3"], "argument 1: the dialogue has no option --seats"),
    Row("search in a file without an end", ["search", "nim(1)", "--resume", "/dev/zero", "--memory", "40M"],
        "/dev/zero: it is damaged or is not a saved search", place=False, cpu=0.5, megabytes=80),
    Row("merge of a file without an end", ["merge", "/dev/zero", "/dev/zero"],
        "only files of table, search and heaps --all with --save are joined", place=False),
    usage(["merge", "no/such"], "no/such"),
    usage(["table", "nim(r,c)", "--shard", "3/2"], "--shard: expected I/N with I from 1 to N, such as 2/4, but this is '3/2'"),
    usage(["search", "nim(1)", "--shard", "x"], "--shard: expected I/N"),
    usage(["search", "clobber(9x9)", "--where", "mean(G)"], "--where must give true or false"),
    usage(["search", "clobber(9x9)", "--where", "meen(G) > 0"], "did you mean 'mean'?"),
    usage(["search", "clobber(9x9)", "--all"], "3^81 = more than 10^19 ways to fill the cells are too many"),
    usage(["search", "clobber", "--size", "1000x1000", "--all"], "--size"),
    usage(["search", "clobber", "--size", "1..1000x1..1000"], "too many"),
    Row("table of an unknown name", ["table", "domineerin"], "unknown name 'domineerin'; did you mean 'domineering'?"),
    # Files of rules. Places are on other lines than the first one, too, so they are part of the message.
    *rules("10 MB of {", BRACES, "1:65537: a file of rules has at most 65536 bytes"),
    *rules("all bytes", bytes(range(256)) * 4, "1:1: byte 0x00 cannot stand in a file of rules"),
    *rules("100,000 rules", GAME + MANY * b"Left x. -> .x\n", "at most 65536 bytes", place=False),
    *rules("a class of a million letters", GAME + b"Left [" + 1_000_000 * b"x" + b"] -> .", "65536 bytes", place=False),
    *rules("a class of equal letters", GAME + b"Left [" + 60_000 * b"x" + b"] -> .", "4:8: 'x' is in", place=False),
    *rules("rules with 5,000 lines", GAME + 5_000 * b"both . -> x\n", "at most 4096 ways", place=False),
    *rules("eight steps", GAME + b"Left " + b" then ".join([STEP] * 8), "at most 4096 ways", place=False),
    *rules("a start that is no position", GAME + b'start "x|xx" repeated\nLeft . -> x', "a ragged board", place=False),
    *rules("nothing", b"", "begins with `game`"),
    usage(["eval", "--rules", "missing.game", "0"], "no such file"),
    usage(["rules", "missing.game"], "no such file"),
    usage(["rules", "/"], "is a directory"),
    Row("rules without an end", ["rules", "/dev/zero"], "too long", place=False, megabytes=100),
    usage(["rules", "clobber-king", "--check", "--cells", "31"], "a number from 1 to 30"),
    usage(["rules", "clobber-king", "--check", "--cells", "30"], "more than 100000000"),
    usage(["rules", "clobber-king", "--cells", "3"], "--cells is for --check"),
    usage(["rules", "nim", "--check", "--cells", "3"], "not written as text"),
    usage(["rules", "sucker", "--check"], "games of two players"),
    wrong("clobber-king(64x65)", "at most 4096 cells"),
    wrong("clobber-king(99999999999x99999999999)", "at most 4096 cells"),
    wrong("kayles-row(4097)", "from 1 to 4096"),
    # Wrong rules and options of heaps.
    wrong('octal("0.8W", 3)', "digit"),
    wrong('octal("5.3", 3)', "split"),
    wrong("octal(7, 3)", "code"),
    wrong("octal(kayle, 3)", "kayles"),
    wrong("subtraction({}, 3)", ""),
    wrong("subtraction({0,1}, 3)", "positive"),
    wrong("prim(100000000)", "10000000"),
    wrong("octal(officers, 1000000000000000000)", "too large", code=2, place=False, cpu=20, megabytes=200),
    usage(["heaps", "0.8W"], "digit"),
    usage(["heaps", "0."], "digit"),
    usage(["heaps", "5.3"], "split"),
    usage(["heaps", "0.["], "digit"),
    usage(["heaps", ""], ""),
    usage(["heaps", "kayle"], "kayles"),
    usage(["heaps", "0.77", "--to", "1000000000000000000000"], "heaps are too many, the limit is"),
    usage(["heaps", "0.77", "--to", "10^99"], "heaps are too many, the limit is"),
    usage(["heaps", "0.77", "--to", "-1"], "--to"),
    usage(["heaps", "0.77", "--at", "x"], "--at"),
    usage(["heaps", "verify", "/no/such/file"], "/no/such/file"),
    usage(["heaps", "0.77", "--resume", "/no/such/file"], "/no/such/file"),
    usage(["nim", "analyze", "1,x"], "heap"),
    usage(["nim", "marbles", "1000,1000,1000"], "too large"),
    usage(["nim", "table", "--to", "1000000"], "--to"),
    # Options that contradict each other.
    usage(["draw", "--tree", "--summands", "1+*"], "--tree"),
    usage(["draw", "--tree", "--compound", "left", "1+*"], "--tree"),
    usage(["draw", "--summands", "--compound", "left", "1+*"], "--summands"),
    usage(["draw", "-", "-o", "figure.svg"], "--output"),
    # Work that is too hard. The message names the limit. The limit may be exceeded by 10 % + 20 MB, or by 0.2 s.
    Row("a limit of memory", ["eval", "--memory", "200M", "domineering(8x8)"], "memory", code=2, place=False,
        cpu=100, megabytes=200 * 1.1 + 20),
    Row("a limit of time", ["eval", "--time", "2s", "domineering(8x8)"], "time", code=2, place=False, cpu=100,
        megabytes=8000, wall=2.2),
]


@dataclasses.dataclass
class Outcome:
    code: int
    stdout: str
    stderr: str
    cpu: float
    wall: float
    megabytes: float


def run_once(program, row, folder):
    given, stdout, stderr = (folder / name for name in ("given", "stdout", "stderr"))
    if isinstance(row.stdin, bytes):
        given.write_bytes(row.stdin)
    else:
        row.stdin.write_to(given)
    arguments = [a.replace("FILE", str(given)) if isinstance(a, str) else a for a in row.arguments]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(folder)}
    with open(given, "rb") as source, open(stdout, "wb") as out, open(stderr, "wb") as err:
        begin = time.monotonic()
        child = subprocess.Popen([program, *arguments], stdin=source, stdout=out, stderr=err, env=environment)
        watchdog = threading.Timer(GIVE_UP, child.kill)
        watchdog.start()
        _, status, used = os.wait4(child.pid, 0)
        wall = time.monotonic() - begin
        watchdog.cancel()
        child.returncode = os.waitstatus_to_exitcode(status)
    read = [path.read_bytes().decode("utf-8", errors="backslashreplace") for path in (stdout, stderr)]
    return Outcome(child.returncode, *read, used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1024)


def too_much(row, outcome):
    if outcome.cpu > row.cpu:
        yield f"{outcome.cpu:.3f} CPU s, allowed {row.cpu}"
    if outcome.megabytes > row.megabytes:
        yield f"{outcome.megabytes:.0f} MB, allowed {row.megabytes:.0f}"
    if row.wall is not None and outcome.wall > row.wall:
        yield f"{outcome.wall:.2f} s, allowed {row.wall}"


def faults_of(row, outcome):
    message = outcome.stdout + outcome.stderr
    if found := CONTROLS.search(message):
        yield f"prints the control character {found.group()!r}"
    if outcome.code != row.code:
        yield f"exit code {outcome.code}, expected {row.code}"
    if row.says.lower() not in message.lower():
        yield f"does not say: {row.says}"
    if row.code != 0 and not message.strip():
        yield "says nothing"
    if len(message) > LONGEST_MESSAGE:
        yield f"prints {len(message)} characters"
    if row.place and not PLACE.search(message):
        yield "names no line and column"
    if row.place and not CARET.search(message):
        yield "shows no caret"
    if row.code in (1, 2) and not {"-", "--json"} & set(row.arguments) and outcome.stdout:
        yield "prints to stdout"


def check(program, row, folder, measure):
    """The faults of a row, and the last outcome. Time and memory count only if they are too large in three runs."""
    for _ in range(3):
        outcome = run_once(program, row, folder)
        faults = list(faults_of(row, outcome))
        excess = list(too_much(row, outcome)) if measure else []
        if faults or not excess:
            break
    return faults + excess, outcome


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--no-measure", action="store_true", help="do not look at time and memory")
    parser.add_argument("--only", default="", metavar="WORD", help="only rows whose name has this")
    arguments = parser.parse_args()

    rows = [row for row in TABLE if arguments.only in row.name]
    failed = 0
    with tempfile.TemporaryDirectory(prefix="summand-bad-input-") as name:
        for row in rows:
            faults, outcome = check(arguments.program.resolve(strict=True), row, pathlib.Path(name),
                                    not arguments.no_measure)
            if faults:
                failed += 1
                print(f"{row.name[:100]}: {'; '.join(faults)}")
                print("  " + (outcome.stdout + outcome.stderr)[:600].replace("\n", "\n  "))
    print(f"{len(rows)} inputs, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
