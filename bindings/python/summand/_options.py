"""The options of questions, for type checkers and editors. None leaves an option out.

make_options.py wrote this file.
"""

from __future__ import annotations

import os
from fractions import Fraction
from typing import SupportsIndex, TypeAlias, TypedDict

Flag: TypeAlias = bool | None
Number: TypeAlias = SupportsIndex | Fraction | str | None
File: TypeAlias = str | os.PathLike[str] | None
Range: TypeAlias = SupportsIndex | range | str | None
Text: TypeAlias = str | None


class AnalyzeOptions(TypedDict, total=False):
    """The options of `summand analyze`."""

    # Show how braces and sums become canonical, option by option
    steps: Flag
    # Draw the thermograph of a hot game also if stdout is not a terminal
    thermograph: Flag
    # In JSON: the board of each summand as data, such as cells, edges or heaps
    boards: Flag
    # search: use no theorems; theorem: use only theorems for the summands
    by: Text
    # Misère play: a player who cannot move wins
    misere: Flag
    # Where a1 is: top (default) or bottom, as in chess and Go
    origin: Text
    # In JSON: other forms of each value: latex,spoken
    forms: Text
    # Cut these forms at N characters (10,000)
    length: Number
    # Use results of earlier runs from FILE, and add those found
    store: File
    # Add nothing to the store
    store_read_only: Flag
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number


class DrawOptions(TypedDict, total=False):
    """The options of `summand draw`."""

    # Write to FILE.svg, FILE.tex (TikZ) or FILE.txt
    output: File
    # Without --output: text (default), svg or tikz
    format: Text
    # Draw the thermographs of all summands in one figure
    summands: Flag
    # Draw the compound thermograph of a sum, with left or right to move, and its ambient
    # temperature
    compound: Text
    # Draw the board of the position
    position: Flag
    # With --position: name the rows and columns
    coordinates: Flag
    # Draw the tree of the game; dominated and reversible options are marked
    tree: Flag
    # With --tree: N moves deep
    depth: Number
    # With --tree: the tree of the canonical form
    canonical: Flag
    # With --tree: the tree of a position by its moves, with its boards
    moves: Flag
    # Where a1 is: top (default) or bottom, as in chess and Go
    origin: Text
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number


class EvalOptions(TypedDict, total=False):
    """The options of `summand eval`."""

    # Print values in nested braces without names, for other programs
    braces: Flag
    # Print values for LaTeX
    latex: Flag
    # Print values with arrows and fractions
    pretty: Flag
    # Use results of earlier runs from FILE, and add those found
    store: File
    # Add nothing to the store
    store_read_only: Flag
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number


class ExploreOptions(TypedDict, total=False):
    """The options of `summand explore`."""

    # Where a1 is: top (default) or bottom, as in chess and Go
    origin: Text
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number


class MovesOptions(TypedDict, total=False):
    """The options of `summand moves`."""

    # Search for values, too, for half of --time (default: 1 s)
    values: Flag
    # Who starts: left or right (default: both in turn)
    first: Text
    # List at most N moves of a player, the winning ones first (500)
    most: Number
    # Search at most N sums for each move (20,000)
    nodes: Number
    # Misère play: a player who cannot move wins
    misere: Flag
    # Where a1 is: top (default) or bottom, as in chess and Go
    origin: Text
    # In JSON: other forms of each value: latex,spoken
    forms: Text
    # Cut these forms at N characters (10,000)
    length: Number
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number


class NimberOptions(TypedDict, total=False):
    """The options of `summand nimber`."""

    # Print the genus: the nim-values in normal and in misère play
    misere: Flag
    # Use results of earlier runs from FILE, and add those found
    store: File
    # Add nothing to the store
    store_read_only: Flag
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number


class SearchOptions(TypedDict, total=False):
    """The options of `summand search`."""

    # Find positions G for which this is true (default: all)
    where: Text
    # Sort by this number, greatest first (default: as they are found)
    by: Text
    # With --by: keep the N best
    best: Number
    # Stop after N hits
    first: Number
    # Print these of each hit, too
    show: Text
    # Search all ways to fill the cells of the board
    all: Flag
    # Search all ways to fill boards of these sizes: 8, 1..8, 3x4, 1..3x1..4 (EXPR can be the name
    # of a game)
    size: Range
    # With --all or --size: fill cells only with these letters
    letters: Text
    # Search the game on each graph of a file, or of the standard input with -, in graph6, sparse6
    # or digraph6 (EXPR is the name of a game)
    graphs: File
    # Search also positions with the same parts as another one
    every: Flag
    # Print comma-separated values
    csv: Flag
    # Save the search, now and then and when it ends, also by a limit
    save: File
    # Continue from a file of --save or of summand merge
    resume: File
    # Do only the I-th of N parts of the work (summand merge joins them)
    shard: Text
    # Use results of earlier runs from FILE, and add those found
    store: File
    # Add nothing to the store
    store_read_only: Flag
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number


class SolveOptions(TypedDict, total=False):
    """The options of `summand solve`."""

    # Who starts: left or right (default: both in turn)
    first: Text
    # Misère play: a player who cannot move wins
    misere: Flag
    # Where a1 is: top (default) or bottom, as in chess and Go
    origin: Text
    # Use results of earlier runs from FILE, and add those found
    store: File
    # Add nothing to the store
    store_read_only: Flag
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number


class TableOptions(TypedDict, total=False):
    """The options of `summand table`."""

    # The rows: a variable of EXPR and its numbers
    rows: Range
    # The columns: likewise
    cols: Range
    # Show value (default), nimber, mean, temperature, atomic_weight, ... in the cells
    show: Text
    # text (default), csv or latex
    format: Text
    # Print values with arrows and fractions
    pretty: Flag
    # Save the cells, now and then and when it ends, also by a limit
    save: File
    # Continue from a file of --save or of summand merge
    resume: File
    # Do only the I-th of N parts of the work (summand merge joins them)
    shard: Text
    # Misère play: a player who cannot move wins
    misere: Flag
    # Use results of earlier runs from FILE, and add those found
    store: File
    # Add nothing to the store
    store_read_only: Flag
    # Memory limit, such as 200M or 4G (default: 3/4 of the machine)
    memory: Number
    # Time limit for each expression, such as 500ms, 2s or 5min
    time: Number
    # Use at most N threads (evaluating an expression takes one)
    threads: Number
