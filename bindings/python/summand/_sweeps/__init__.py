"""The parts of sweeps, see summand/sweep.py."""
