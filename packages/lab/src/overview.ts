import { type Bins, binsOf } from './bins.ts';
import type { Experiment } from './experiment.ts';
import type { LabFile } from './file.ts';
import { GAUGES } from './gauges.ts';
import { type Outlier, outliersOf } from './outliers.ts';
import { finishedGames, type Summary, summarise } from './summary.ts';

/** All games with the same number of players, as a page shows them. */
export interface PlayersOverview extends Summary {
  /** Distribution of each gauge, by its name. */
  readonly bins: Readonly<Record<string, Bins>>;
  readonly outliers: readonly Outlier[];
}

/** Contents of a file without its games: plain data for the way from a worker to its page. */
export interface Overview {
  readonly experiment: Experiment;
  readonly played: number;
  readonly players: readonly PlayersOverview[];
}

export function overviewOf(file: LabFile): Overview {
  const players = summarise(file).map((summary): PlayersOverview => {
    const lines = finishedGames(file, summary.players);
    const bins = GAUGES.map(({ name, valueOf: of }): [string, Bins] => [
      name,
      binsOf(lines.map(of).filter((value) => value !== null)),
    ]);
    return { ...summary, bins: Object.fromEntries(bins), outliers: outliersOf(lines, summary.broken) };
  });
  return { experiment: file.experiment, played: file.games.length, players };
}
