# Compares two lab files game by game on the same deals, with R alone.
#
#   npx wordhoard lab export printed.jsonl variant.jsonl --out games.csv
#   Rscript examples/lab/compare.R games.csv printed variant

arguments <- commandArgs(trailingOnly = TRUE)
rows <- read.csv(arguments[1])

# One row for each game: points are the mean of its players, turns are the same for all of them.
games <- aggregate(rows[c("points", "turns")], rows[c("file", "players", "number")], mean)
pairs <- merge(
  games[games$file == arguments[2], ],
  games[games$file == arguments[3], ],
  by = c("players", "number"),
  suffixes = c("_before", "_after")
)

for (players in sort(unique(pairs$players))) {
  group <- pairs[pairs$players == players, ]
  for (figure in c("points", "turns")) {
    was <- group[[paste0(figure, "_before")]]
    now <- group[[paste0(figure, "_after")]]
    difference <- now - was
    half <- 1.96 * sd(difference) / sqrt(length(difference))
    cat(sprintf(
      "%d players, %s: %.3f before, %.3f after, difference %.3f (%.3f to %.3f), %d pairs\n",
      players, figure, mean(was), mean(now), mean(difference),
      mean(difference) - half, mean(difference) + half, nrow(group)
    ))
  }
}
