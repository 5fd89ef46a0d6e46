#!/usr/bin/env python3
"""Checks that the program keeps its limits in heavy work of every command, including its output.

    limits.py PROGRAM [--all] [--only WORD]

With --memory M the resident memory must be at most M + 10 % + 20 MB. --time T, Ctrl-C and SIGTERM must end the work
within T + 10 % + 0.5 s. This is processor time, so that the test does not fail on a busy machine. The program must
always end by itself with one of its exit codes. The quick part has one row for each known way around a limit. --all
has heavy work of all commands with several limits.
"""
import argparse
import dataclasses
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time

GIVE_UP = 120  # seconds of the clock
ADDRESSES = 8 << 30  # bytes of address space, so that a run without effective limits fails early
LONGEST_MESSAGE = 4000  # bytes on stderr
DIGITS = "9" * 1_000_000
HUGE = "24294967296"
MANY_WAYS = ("game g\nboard strip\ncells . free, x Left\n" + "Left " + 30 * "x* " + ". -> " + 30 * "=* " + "x\n"
             + f'example "{30 * "x"}."\n')


@dataclasses.dataclass
class Work:
    """A run. FILE in its arguments is a file with the content `stdin`, and FIFO is a pipe without a writer."""

    arguments: list
    memory: int = 64  # MB
    seconds: float = 0.3
    stdin: str = ""
    says: str = ""  # on stderr
    codes: tuple = (0, 1, 2)
    only: tuple = ("memory", "time", "SIGINT", "SIGTERM")  # the limits and signals to test
    blocked: bool = False  # the parent blocks the signals
    stalled: bool = False  # nobody reads the output

    @property
    def name(self):
        return " ".join(self.arguments)


QUICK = [
    # Copies ("N of") and other lists that do not fit into memory.
    Work(["solve", f'impartial(cutcake("{HUGE} of 5x8, 1x3"))'], only=("memory",)),
    Work(["analyze", f'cutcake("{HUGE} of 5x8")'], only=("memory",)),
    Work(["nimber", f'impartial(candy-bar("{HUGE} of 5x8"))'], only=("memory",)),
    Work(["solve", 'cutcake("4294967297 of 2x3")'], only=("memory",)),
    # Files of rules: a pipe that never ends, a long check, and patterns that lie in very many ways.
    Work(["eval", "--rules", "FIFO", "0"], codes=(2,), only=("time", "SIGINT", "SIGTERM")),
    Work(["rules", "FIFO"], codes=(2,), only=("time", "SIGINT", "SIGTERM")),
    Work(["rules", "clobber-king", "--check", "--cells", "12"], memory=32, codes=(2,)),
    Work(["rules", "FILE", "--text", MANY_WAYS], codes=(2,), only=("time", "SIGINT")),
    # Long output.
    Work(["heaps", "0.77", "--values", "--json", "--to", "10^8"]),
    Work(["table", "r+c", "--rows", "1..1000", "--cols", "1..1000"], memory=20, only=("memory",), codes=(0, 2)),
    Work(["table", "r+c", "--rows", "1..1000", "--cols", "1..1000", "--json"], codes=(2,), only=("time",)),
    Work(["eval", "[n for n in 1..20000]"], seconds=1, stalled=True, codes=(2,), says="; the answer ends here",
         only=("time", "SIGINT", "SIGTERM")),
    # Numbers with a million digits that are read, written, raised to powers and multiplied.
    Work(["eval", "-"], stdin=DIGITS, codes=(2,)),
    Work(["eval", "@FILE"], stdin=f"{DIGITS[:-3]}/2", codes=(2,)),
    Work(["eval", "@FILE"], stdin=f"[{','.join([DIGITS] * 12)}]", codes=(2,)),
    Work(["analyze", "@FILE"], stdin=DIGITS, codes=(2,)),
    Work(["eval", "@FILE"], stdin=f"{DIGITS}/{DIGITS[:-1]}7", codes=(1, 2)),
    Work(["eval", "nim_power(*18446744073709551615, pow(7,100000))"]),
    # The time limit and signals, also if the parent blocks signals or the text comes from a pipe.
    Work(["eval", "domineering(8x8)"], blocked=True, codes=(2,)),
    Work(["eval", "@FIFO"], codes=(2,), says="the time limit of 0.3 s is reached", only=("time",)),
    Work(["eval", "@FIFO"], codes=(2,), only=("SIGINT", "SIGTERM")),
    # Many threads, and long messages.
    Work(["solve", "--threads", "1000000", "nim(3)"], codes=(1,), says="--threads: '1000000'", only=("memory",)),
    Work(["eval", "--memory", "10M", "1"], codes=(1,), says="16M", only=("SIGINT",)),
    Work(["games"], memory=16, codes=(0,), only=("memory",)),
    Work(["rules", "nim"], memory=16, codes=(0,), only=("memory",)),
    Work(["eval", "x" * 100_000], codes=(1,), only=("memory",)),
    Work(["rules", "x" * 100_000], codes=(1,), only=("memory",)),
    Work(["eval", "--" + "x" * 100_000, "1"], codes=(1,), only=("memory",)),
    Work(["x" * 100_000], codes=(1,), only=("memory",)),
    Work(["eval", "1", "--memory", "9" * 100_000], codes=(1,), only=("SIGINT",)),
]

HEAVY = [
    ["eval", "domineering(8x8)"], ["eval", "amazons(4x4)"], ["eval", "clobber(5x6)"], ["eval", "snort(5x6)"],
    ["eval", "konane(8x8)"], ["eval", "heat(*3000, 1)"], ["eval", "pow(3, 300000)"], ["eval", "[nim(a,b) for a in 1..2000 for b in 1..2000]"],
    ["analyze", "domineering(7x7) + snort(4x5)"], ["explore", "domineering(6x8)"],
    ["draw", "domineering(7x7)"], ["draw", "--tree", "domineering(4x4)"],
    ["table", "domineering", "--rows", "1..9", "--cols", "1..9"], ["table", "r+c", "--rows", "1..700", "--cols", "1..700", "--format", "latex"],
    ["table", "domineering", "--rows", "1..9", "--cols", "1..9", "--threads", "2"],
    ["search", "domineering", "--size", "5x5", "--threads", "2"],
    ["search", "clobber(5x5)"], ["search", "domineering", "--size", "5x5"], ["search", "domineering", "--size", "5x5", "--every", "--json"],
    ["search", "domineering(5x5)", "--where", "outcome(G) == outcome(0)"], ["search", "nim(9999999)"],
    ["solve", "domineering(9x9)"], ["solve", "--threads", "2", "clobber(6x7)"], ["nimber", "cram(7x7)"],
    ["strategy", "domineering(5x5)"], ["train", "clobber"], ["heaps", "0.6", "--to", "10^8", "--period"], ["heaps", "0.3F", "--to", "10^6"],
    ["heaps", "compendium"], ["heaps", "kayles", "--values", "--to", "10^8"], ["heaps", "0.376", "--period", "--json"],
    ["babylon", "table", "--chips", "24"], ["babylon", "solve", "8,8,8,8", "--plays"],
    ["babylon", "verify", "--chips", "48"], ["babylon", "strategy", "20,20", "--vs", "all"],
    ["sucker", "tables", "--chips", "16"], ["sucker", "verify", "--chips", "30"],
    ["sucker", "tables", "--players", "3", "--chips", "5"], ["sucker", "explore", "guards > 0", "--chips", "14"],
    ["dots", "3x3"], ["nim", "analyze", "999999999999,888888888888,777777777777"], ["nim", "table", "--to", "100", "--json"],
]
MATCH = Work(["play", "domineering(8x8)"], stdin="hint\nanalyze\nquit", memory=50, only=("memory", "SIGINT", "SIGTERM"))
ALL = QUICK + [MATCH] + [Work(arguments, memory=memory, seconds=seconds) for arguments in HEAVY
               for memory, seconds in ((20, 0.5), (100, 2))]


def processor_seconds(pid):
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return None


@dataclasses.dataclass
class Outcome:
    code: int
    megabytes: float
    late: float  # processor seconds from the limit or the signal to the end
    stderr: str


def prepare(work):
    """Called in the child process, before the program starts."""
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    if work.blocked:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM, signal.SIGINT, signal.SIGTERM})


def run(program, work, extra, folder, signal_sent=None):
    source, fifo, errors = (folder / name for name in ("stdin", "fifo", "errors"))
    source.write_text(work.stdin + "\n")
    if not fifo.exists():
        os.mkfifo(fifo)
    arguments = [a.replace("FILE", str(source)).replace("FIFO", str(fifo)) for a in work.arguments]
    reader, writer = os.pipe()
    with open(source, "rb") as stdin, open(errors, "wb") as err:
        child = subprocess.Popen([program, *arguments, *extra], stdin=stdin, stderr=err, cwd=folder,
                                 stdout=writer if work.stalled else subprocess.DEVNULL,
                                 preexec_fn=lambda: prepare(work))
        os.close(writer)
        begin, used = time.monotonic(), None
        while True:
            pid, status, usage = os.wait4(child.pid, os.WNOHANG)
            if pid:
                break
            passed = time.monotonic() - begin
            if used is None and passed >= work.seconds:
                used = processor_seconds(child.pid)
                if signal_sent is not None:
                    # Popen.send_signal() would collect a child that has ended, and its usage would be lost.
                    os.kill(child.pid, signal_sent)
            if passed > GIVE_UP:
                os.kill(child.pid, signal.SIGKILL)
            time.sleep(0.01)
    os.close(reader)
    child.returncode = os.waitstatus_to_exitcode(status)
    total = usage.ru_utime + usage.ru_stime
    text = errors.read_text(encoding="utf-8", errors="strict")
    return Outcome(child.returncode, usage.ru_maxrss / 1024, 0.0 if used is None else total - used, text)


def faults_of(work, outcome, what):
    if outcome.code not in work.codes:
        yield f"exit code {outcome.code}"
    if work.says not in outcome.stderr:
        yield f"does not say: {work.says}"
    if len(outcome.stderr.encode()) > LONGEST_MESSAGE:
        yield f"a message of {len(outcome.stderr.encode())} bytes"
    if what == "memory" and outcome.megabytes * 1.048576 > 1.1 * work.memory + 20:
        yield f"{outcome.megabytes * 1.048576:.0f} MB"
    if what != "memory" and outcome.late > 0.1 * work.seconds + 0.5:
        yield f"{outcome.late:.2f} CPU s too late"


def check(program, work, what, folder):
    """The faults with one limit or signal. A fault counts only if there is one in each of three runs."""
    memory, clock = ["--memory", f"{work.memory}MB"], ["--time", f"{work.seconds:g}s"]
    if "--memory" in work.arguments:
        memory = []
    for _ in range(3):
        if what in ("SIGINT", "SIGTERM"):
            outcome = run(program, work, memory, folder, getattr(signal, what))
        else:
            outcome = run(program, work, memory + clock, folder)
        faults = list(faults_of(work, outcome, what))
        if not faults:
            return []
    return faults + [outcome.stderr[-300:]]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--all", action="store_true", help="the heavy work of all commands as well")
    parser.add_argument("--only", default="", metavar="WORD", help="only runs whose arguments have this")
    options = parser.parse_args()
    program = options.program.resolve(strict=True)
    tried = failed = 0
    with tempfile.TemporaryDirectory(prefix="summand-limits-") as name:
        for work in ALL if options.all else QUICK:
            if options.only not in work.name:
                continue
            for what in work.only:
                tried += 1
                faults = check(program, work, what, pathlib.Path(name))
                if faults:
                    failed += 1
                    print(f"{work.name[:100]} ({what}): {'; '.join(faults)}", flush=True)
    print(f"{tried} runs, {failed} beyond the limits")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
