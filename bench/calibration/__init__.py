"""Whether the chances that an analysis tells are true (`python -m bench.calibration --help`)."""
