"""The study of games: what every decision was worth, what was luck, and what was better.

from tampu.analysis import analyse

study = analyse(match)
study.accounts[0].luck
"""

from tampu.analysis.study import Study, analyse, studying

__all__ = ["Study", "analyse", "studying"]
