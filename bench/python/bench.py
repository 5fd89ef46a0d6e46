#!/usr/bin/env python3
"""Benchmarks of the module for Python. Prints the figure of each workload and its ratio to the bar.

    bench.py [--bars | --size NAME]

With --bars, the default, all workloads but the small ones run, with --size those of this size. The small ones are
tests. It fails only if a digest is not the expected one, because machines differ.
"""

from __future__ import annotations

import argparse
import sys

import calls
import interrupts
import memory
import own_games
import peers

WORKLOADS = [
    workload
    for benchmark in (calls, interrupts, memory, own_games, peers)
    for workload in benchmark.WORKLOADS
]


def main() -> int:
    sizes = sorted({workload.size for workload in WORKLOADS})
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--bars", action="store_true", help="all but the small workloads (the default)")
    chosen.add_argument("--size", choices=sizes, help="the workloads of this size")
    size = parser.parse_args().size
    right = [
        workload.report()
        for workload in WORKLOADS
        if (workload.size == size if size else workload.size != "small")
    ]
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
