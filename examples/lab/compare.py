"""Compares two lab files game by game on the same deals, with Python alone.

    npx wordhoard lab export printed.jsonl variant.jsonl --out games.csv
    python3 examples/lab/compare.py games.csv printed variant
"""

import csv
import sys
from collections import defaultdict
from statistics import mean, stdev

if len(sys.argv) != 4:
    sys.exit("Name a table of lab export and two of its files: compare.py games.csv printed variant")
path, before, after = sys.argv[1:]

# The seats of each game, by its file, number of players and number.
seats = defaultdict(list)
with open(path, newline="", encoding="utf-8") as table:
    for row in csv.DictReader(table):
        seats[row["file"], int(row["players"]), int(row["number"])].append(row)

# Points are the mean of the players of a game, turns are the same for all of them.
for players in sorted({players for _, players, _ in seats}):
    numbers = [
        number
        for file, count, number in seats
        if file == before and count == players and (after, players, number) in seats
    ]
    for figure in ["points", "turns"]:
        if any(seats[file, players, number][0][figure] == "" for file in (before, after) for number in numbers):
            continue  # The game doesn't count its turns.
        was, now = (
            [mean(float(row[figure]) for row in seats[file, players, number]) for number in numbers]
            for file in (before, after)
        )
        if len(numbers) < 2:
            print(f"{players} players, {figure}: too few pairs of games in both files ({len(numbers)})")
            continue
        difference = [b - a for a, b in zip(was, now)]
        half = 1.96 * stdev(difference) / len(difference) ** 0.5
        print(
            f"{players} players, {figure}: {mean(was):.3f} before, {mean(now):.3f} after, "
            f"difference {mean(difference):.3f} ({mean(difference) - half:.3f} to "
            f"{mean(difference) + half:.3f}), {len(difference)} pairs"
        )
