"""Work of the tests of sweeps, in a module that processes import quickly."""

import os
import pathlib
import signal
import time

import summand as cgt

LONG = 600  # seconds


def square(n):
    return n * n


def square_unless_seven(n):
    if n == 7:
        raise ValueError("seven")
    return n * n


def same(value):
    return value


def noted(item):
    """Adds a line to the log of an item (folder, number)."""
    folder, number = item
    with open(pathlib.Path(folder) / "log", "a") as log:
        log.write(f"{number}\n")
    return number * number


def die_once(item):
    """Kills its process the first time."""
    folder, number = item
    mark = pathlib.Path(folder) / str(number)
    if number % 5 == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_at_three(number):
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def sleep_at_first(item):
    """Notes its process and sleeps at items from 4 on."""
    folder, number = item
    (pathlib.Path(folder) / f"pid{os.getpid()}").touch()
    if number >= 4:
        (pathlib.Path(folder) / "sleeping").touch()
        time.sleep(LONG)
    return number


def slow_square(n):
    time.sleep(0.05)
    return n * n


def memory_within(expression):
    """The value, and the bytes that the workspace of the work holds afterwards."""
    value = cgt.Game(expression).canonical
    return value, cgt.this_workspace().memory, cgt.this_workspace().limit
