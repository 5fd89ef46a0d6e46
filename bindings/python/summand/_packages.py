"""Packages that Summand can do without."""

from __future__ import annotations

import importlib
from typing import Any


def needed(package: str, by: str, otherwise: str | None = None) -> Any:
    """Imports a package.

    Args:
        package: Its name.
        by: What cannot do without it.
        otherwise: What a user can do who does not have it.

    Raises:
        ImportError: It is not installed.
    """
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        advice = f"; without it, {otherwise}" if otherwise else ""
        raise ImportError(f"{by} needs the package {package} (pip install {package}){advice}") from None
