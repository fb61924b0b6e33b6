import { entryAt } from '@wordhoard/kernel';
import { type ItemStatistics, type LabFile, type PlayerSummary, type Summary, summarise } from '@wordhoard/lab';
import { escapeText } from '../terminal.ts';
import { interval, numberText, percent, percentInterval } from './figures.ts';

/** Formats a table: the first column aligned left, the others right. */
export function tableText(cells: readonly (readonly string[])[]): string {
  // Names in a lab file may come from a stranger.
  const rows = cells.map((row) => row.map(escapeText));
  const widths = entryAt(rows, 0).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(entryAt(widths, i)) : cell.padStart(entryAt(widths, i)))).join('  '),
    )
    .join('\n');
}

/** Summarises a file in a few lines for a terminal. */
export const summaryText = (file: LabFile): string =>
  summarise(file)
    .map((summary) => paragraphs(file, summary).join('\n\n'))
    .join('\n\n');

/** Writes the full report as text: parameters, figures, everything that came up, and bots against bots. */
export function reportText(files: readonly LabFile[]): string {
  const sections = files.map((file) =>
    [
      triedText(file),
      ...summarise(file).flatMap((summary) => [...paragraphs(file, summary), ...thingsText(summary.things)]),
    ].join('\n\n'),
  );
  return `${[...sections, ...duelsText(files)].join('\n\n\n')}\n`;
}

function paragraphs({ experiment }: LabFile, { players, games, broken, measures, seats, bots }: Summary): string[] {
  const title = `${escapeText(experiment.game)}, ${players} players: ${games} games${broken.length > 0 ? `, ${broken.length} BROKEN` : ''}`;
  if (games === 0) return [title];
  const spreads = measures.map(({ name, spread }) => [
    name,
    numberText(spread.mean),
    numberText(spread.quarter),
    numberText(spread.median),
    numberText(spread.threeQuarters),
  ]);
  const standings = [...seats, ...(bots.length > 1 ? bots : [])].map(standingRow);
  return [
    title,
    tableText([['', 'mean', 'quarter', 'median', '¾'], ...spreads]),
    tableText([['', 'wins', 'points'], ...standings]),
  ];
}

const standingRow = ({ name, wins, score }: PlayerSummary): string[] => [name, percentInterval(wins), interval(score)];

function triedText({ experiment }: LabFile): string {
  const { game, rules, words, bots, pace, seed, options } = experiment;
  return [
    `${game}, rules ${rules}, words ${words.slice(0, 12)}, bots ${bots.join(', ')}, ${pace}, seed "${seed}"`,
    `options ${JSON.stringify(options)}`,
  ]
    .map(escapeText)
    .join('\n');
}

/** Makes a table for each kind of thing, most frequent first. */
function thingsText(things: readonly ItemStatistics[]): string[] {
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  return kinds.map((kind) =>
    tableText([
      [kind, 'in games', 'times a game', 'wins of its player', 'points vs. table average'],
      ...things
        .filter((thing) => thing.kind === kind)
        .sort((a, b) => b.times - a.times)
        .map(({ name, games, times, wins, points }) => [
          name,
          percent(games.mean),
          numberText(times),
          wins ? percentInterval(wins) : '–',
          points ? interval(points) : '–',
        ]),
    ]),
  );
}

/** Compares the bots of all two-player experiments, if there is more than one pair. */
function duelsText(files: readonly LabFile[]): string[] {
  const games = [...new Set(files.map(({ experiment }) => experiment.game))];
  return games.flatMap((game) => {
    const met = duelsOf(files, game);
    if (met.length < 2) return [];
    const rows = met.map(({ a, b, ahead }) => [`${a} against ${b}`, String(ahead.n), percentInterval(ahead)]);
    return [tableText([[game, 'games', 'ahead'], ...rows])];
  });
}

export const duelsOf = (files: readonly LabFile[], game: string): Summary['versus'] =>
  files
    .filter(({ experiment }) => experiment.game === game)
    .flatMap((file) => summarise(file).filter(({ players }) => players === 2))
    .flatMap(({ versus }) => versus);
