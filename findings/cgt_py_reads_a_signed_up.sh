#!/usr/bin/env bash
# cgt-py 0.11.0 (PyPI), the Python module of cgt-tools, with anywidget 0.9.21, which it needs.
#
# Expected: ^-1 is refused, or it is ^ - 1, as in the notation of the field: ^2 is two ups, and a sign divides terms.
# Seen: it is read as v, a signed count of ups. A program that prints ^-1 for up minus one is read as another game.
# shellcheck source=findings/in_a_folder.sh
source "$(dirname "${BASH_SOURCE[0]}")/in_a_folder.sh"

install cgt-py==0.11.0 anywidget==0.9.21
seen "^-1 is CanonicalForm('v')
-1^ is CanonicalForm('-1^')" <<'PYTHON'
from cgt_py import CanonicalForm

for text in ("^-1", "-1^"):
    print(f"{text} is {CanonicalForm(text)}")
PYTHON
