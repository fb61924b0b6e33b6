/** A column of a report, in a designer's words. */
interface ReportColumn {
  readonly title: string;
  readonly meaning: string;
}

type ColumnName =
  | 'mean'
  | 'quarter'
  | 'median'
  | 'threeQuarters'
  | 'wins'
  | 'points'
  | 'held'
  | 'games'
  | 'times'
  | 'itemWins'
  | 'itemPoints'
  | 'ahead';

/** The columns of reports; the rows are in `gauges.ts`. */
export const REPORT_COLUMNS: Readonly<Record<ColumnName, ReportColumn>> = {
  mean: { title: 'Mean', meaning: 'The average of all games, with its 95 % interval in brackets.' },
  quarter: { title: 'Lower quarter', meaning: 'A quarter of the games have less.' },
  median: { title: 'Median', meaning: 'Half of the games have less, half have more.' },
  threeQuarters: { title: 'Upper quarter', meaning: 'A quarter of the games have more.' },
  wins: {
    title: 'Wins',
    meaning: 'The share of games that this seat or bot wins; two who share a win have half of it each.',
  },
  points: { title: 'Points', meaning: 'Average final points of this seat or bot.' },
  held: { title: 'Held back', meaning: 'How often a game --forbid kept this bot from its move.' },
  games: { title: 'In games', meaning: 'The share of games in which it came up.' },
  times: { title: 'Times a game', meaning: 'How often it came up in a game, on average over all games.' },
  itemWins: {
    title: 'Wins with it',
    meaning:
      'The share of wins of the players who had it. An even share is 1 divided by the number of players. It shows what goes with winning, not what causes it.',
  },
  itemPoints: {
    title: 'Points above average',
    meaning: 'Points of the players who had it, less the average of their table.',
  },
  ahead: { title: 'Ahead', meaning: 'The share of tables at which the first bot finishes ahead of the second.' },
};

/** About intervals, for every report. */
export const INTERVAL_NOTE =
  'Intervals are 95 %: endless games of these bots would very probably average to a value in there, and more games make it narrower. A figure without an interval is the same in every game, from a single game, or fixed by the way the experiment is set up. Each interval is taken on its own: of a hundred cards that make no difference, about five will seem to make one. With fewer than 30 games, don’t read much into them.';
