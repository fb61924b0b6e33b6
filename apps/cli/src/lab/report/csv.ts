import { csvText, type Interval, type LabFile, summarise } from '@wordhoard/lab';

const HEADS = ['game', 'bots', 'players', 'what', 'name', 'n', 'mean', 'low', 'high'] as const;

/** Writes every figure that has an interval, one per line. */
export function csvOf(files: readonly LabFile[]): string {
  const rows = files.flatMap((file) => {
    const { game, bots } = file.experiment;
    return summarise(file).flatMap(({ players, measures, seats, bots: standings, versus, things }) => {
      const row = (what: string, name: string, { n, mean, low, high }: Interval): (string | number)[] => [
        game,
        bots.join(' '),
        players,
        what,
        name,
        n,
        mean,
        low,
        high,
      ];
      return [
        ...measures.map(({ name, spread }) => row('measure', name, spread)),
        ...seats.flatMap(({ name, wins, score }) => [row('seat wins', name, wins), row('seat points', name, score)]),
        ...standings.flatMap(({ name, wins, score }) => [row('bot wins', name, wins), row('bot points', name, score)]),
        ...versus.map(({ a, b, ahead }) => row('ahead', `${a} of ${b}`, ahead)),
        ...things.flatMap(({ kind, name, games, wins, points }) => [
          row(`${kind}: in games`, name, games),
          ...(wins ? [row(`${kind}: wins`, name, wins)] : []),
          ...(points ? [row(`${kind}: points`, name, points)] : []),
        ]),
      ];
    });
  });
  return csvText([HEADS, ...rows]);
}
