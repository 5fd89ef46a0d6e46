#!/usr/bin/env bash
# cgt-py 0.11.0 (PyPI), the Python module of cgt-tools.
#
# Expected: after `pip install cgt-py` the module can be imported, because a package names what it needs.
# Seen: the module imports anywidget, which the package does not require. In a fresh environment the import fails.
# Who installs it writes `pip install cgt-py anywidget`.
# shellcheck source=findings/in_a_folder.sh
source "$(dirname "${BASH_SOURCE[0]}")/in_a_folder.sh"

install cgt-py==0.11.0
seen "requires: None
ModuleNotFoundError: No module named 'anywidget'" <<'PYTHON'
import importlib.metadata
print("requires:", importlib.metadata.requires("cgt-py"))
try:
    import cgt_py
    print("imported")
except ModuleNotFoundError as error:
    print(f"ModuleNotFoundError: {error}")
PYTHON
