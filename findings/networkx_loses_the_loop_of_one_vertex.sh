#!/usr/bin/env bash
# networkx 3.6.1 (PyPI), and sparse6 as nauty's formats.txt defines it.
#
# Expected: sparse6 keeps loops. formats.txt takes as many bits for a vertex as n-1 needs, which are 0 bits for n = 1. So
# one vertex with one loop is ":@^": the bits 0 (an edge at vertex 0), then padding with 1. nauty writes and reads this.
# Seen: networkx takes 1 bit for n = 1. It reads nauty's text as a vertex without an edge, and writes the loop as ":@N",
# which is two loops by the definition. A reader of both must look at this one graph apart.
# shellcheck source=findings/in_a_folder.sh
source "$(dirname "${BASH_SOURCE[0]}")/in_a_folder.sh"

install networkx==3.6.1
seen "nauty's :@^ is read with the edges []
one loop is written as :@N" <<'PYTHON'
import networkx

print("nauty's :@^ is read with the edges", list(networkx.from_sparse6_bytes(b":@^").edges()))
print("one loop is written as", networkx.to_sparse6_bytes(networkx.Graph([(0, 0)]), header=False).decode().strip())
PYTHON
