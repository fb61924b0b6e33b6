"""Compares two lab files game by game on the same deals, with pandas.

    npx wordhoard lab export printed.jsonl variant.jsonl --out games.csv
    python3 examples/lab/compare.py games.csv printed variant
"""

import sys

import pandas as pd

path, before, after = sys.argv[1:4]
rows = pd.read_csv(path)

# One row for each game: points are the mean of its players, turns are the same for all of them.
games = rows.groupby(["file", "players", "number"], as_index=False).agg(
    points=("points", "mean"), turns=("turns", "first")
)
pairs = games[games["file"] == before].merge(
    games[games["file"] == after],
    on=["players", "number"],
    suffixes=("_before", "_after"),
)

for players, group in pairs.groupby("players"):
    for figure in ["points", "turns"]:
        was, now = group[f"{figure}_before"], group[f"{figure}_after"]
        difference = now - was
        half = 1.96 * difference.sem()
        print(
            f"{players} players, {figure}: {was.mean():.3f} before, {now.mean():.3f} after, "
            f"difference {difference.mean():.3f} ({difference.mean() - half:.3f} to "
            f"{difference.mean() + half:.3f}), {len(group)} pairs"
        )
