#!/usr/bin/env python3
"""Answers to the lines of `summand eval -` come in time, although many are written together.

    lines.py PROGRAM
"""
import signal
import subprocess
import sys
import threading

PATIENCE = 60  # seconds
# Its value is not found in time.
LONG = b"domineering(8x8)\n"


def begin(program, *arguments):
    return subprocess.Popen([program, "eval", "-", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE)


def ended(process):
    process.stdin.close()
    return process.wait(PATIENCE)


def line_of(process):
    """The next line of the output. Ends the process if none comes."""
    timer = threading.Timer(PATIENCE, process.kill)
    timer.start()
    line = process.stdout.readline()
    timer.cancel()
    return line


def many_lines_have_many_answers(program):
    process = subprocess.run([program, "eval", "-"], input=b"".join(b"%d+1\n" % n for n in range(50_000)),
                             stdout=subprocess.PIPE, timeout=PATIENCE, check=True)
    assert process.stdout == b"".join(b"%d\n" % (n + 1) for n in range(50_000))


def an_answer_comes_before_the_next_line(program):
    process = begin(program)
    for n in range(3):
        process.stdin.write(b"%d+1\n" % n)
        process.stdin.flush()
        assert line_of(process) == b"%d\n" % (n + 1)
    assert ended(process) == 0


def an_answer_comes_while_the_next_one_is_computed(program):
    process = begin(program)
    process.stdin.write(b"1+1\n" + LONG)
    process.stdin.flush()
    assert line_of(process) == b"2\n"
    process.send_signal(signal.SIGINT)
    assert ended(process) == 2


def errors_keep_their_place(program):
    process = subprocess.run([program, "eval", "-"], input=b"1+1\n1/3\n2+2\n", stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, timeout=PATIENCE, check=False)
    lines = process.stdout.decode().splitlines()
    assert lines[0] == "2" and lines[-1] == "4", lines
    assert lines[1].startswith("error: ") and "^" in lines[-2], lines
    assert process.returncode == 1


def ctrl_c_ends_the_wait_for_a_reader(program):
    process = begin(program)

    def feed():
        try:
            process.stdin.write(b"1+1\n" * 1_000_000)
            process.stdin.flush()
        except BrokenPipeError:
            pass
    feeder = threading.Thread(target=feed)
    feeder.start()
    assert line_of(process) == b"2\n"  # the first of many, and nobody reads on
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 2
    feeder.join()


def a_full_disk_is_an_error(program):
    with open("/dev/full", "wb") as full:
        process = subprocess.run([program, "eval", "-"], input=b"1+1\n", stdout=full, stderr=subprocess.PIPE,
                                 timeout=PATIENCE, check=False)
    assert process.returncode == 1 and b"cannot be written" in process.stderr


def main():
    program = sys.argv[1]
    for test in (many_lines_have_many_answers, an_answer_comes_before_the_next_line,
                 an_answer_comes_while_the_next_one_is_computed, errors_keep_their_place,
                 ctrl_c_ends_the_wait_for_a_reader, a_full_disk_is_an_error):
        test(program)
        print(f"{test.__name__}: passed", flush=True)


if __name__ == "__main__":
    main()
