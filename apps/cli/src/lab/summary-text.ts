import { entryAt } from '@wordhoard/kernel';
import {
  GAUGES,
  gaugeOf,
  INTERVAL_NOTE,
  type ItemStatistics,
  type LabFile,
  type PlayerSummary,
  parsePlayer,
  REPORT_COLUMNS,
  type Summary,
  summarise,
  variantNameOf,
} from '@wordhoard/lab';
import { escapeText } from '../terminal.ts';
import { interval, meanPercent, numberText, percent, percentInterval } from './figures.ts';

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

const heads = REPORT_COLUMNS;

/** Explains the rows and columns of a report. */
const LEGEND = [
  'What the rows mean',
  ...GAUGES.map(({ title, meaning }) => `  ${title}: ${meaning}`),
  '',
  'What the columns mean',
  ...Object.values(heads).map(({ title, meaning }) => `  ${title}: ${meaning}`),
  '',
  INTERVAL_NOTE,
].join('\n');

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
  return `${[...sections, ...duelsText(files), LEGEND].join('\n\n\n')}\n`;
}

function paragraphs(
  { experiment }: LabFile,
  { players: count, games, broken, measures, seats, bots }: Summary,
): string[] {
  const title = `${escapeText(experiment.game)}, ${count} ${count === 1 ? 'player' : 'players'}: ${games} ${games === 1 ? 'game' : 'games'}${broken.length > 0 ? `, ${broken.length} BROKEN` : ''}`;
  if (games === 0) return [title];
  const spreads = measures.map(({ name, spread }) => {
    const { title = name, share } = gaugeOf(name) ?? {};
    const text = share ? percent : numberText;
    return [
      title,
      share ? percentInterval(spread) : interval(spread),
      text(spread.quarter),
      text(spread.median),
      text(spread.threeQuarters),
    ];
  });
  const players = [...seats, ...(bots.length > 1 ? bots : [])];
  // A 0 matters: the experiment then says nothing about what was forbidden.
  const isHeld = experiment.bots.some((bot) => (parsePlayer(bot)?.never ?? []).length > 0);
  const standings = players.map((player) => standingRow(player, isHeld));
  return [
    title,
    tableText([['', heads.mean.title, heads.quarter.title, heads.median.title, heads.threeQuarters.title], ...spreads]),
    tableText([['', heads.wins.title, heads.points.title, ...(isHeld ? [heads.held.title] : [])], ...standings]),
  ];
}

const standingRow = ({ name, wins, score, held }: PlayerSummary, isHeld: boolean): string[] => [
  name,
  percentInterval(wins),
  interval(score),
  ...(isHeld ? [numberText(held)] : []),
];

function triedText(file: LabFile): string {
  const { options, limits } = file.experiment;
  return [
    experimentText(file),
    ...[`options ${JSON.stringify(options)}`, ...(limits ? [`limits ${JSON.stringify(limits)}`] : [])].map(escapeText),
  ].join('\n');
}

/** The game with its versions, the bots, the name of the variant, the pace and the seed, in one line. */
export function experimentText({ experiment }: LabFile): string {
  const { game, rules, words, bots, pace, seed, options } = experiment;
  const variant = variantNameOf(options);
  const named = variant === '' ? '' : `, variant "${variant}"`;
  return escapeText(
    `${game}, rules ${rules}, words ${words.slice(0, 12)}, bots ${bots.join(', ')}${named}, ${pace}, seed "${seed}"`,
  );
}

/** Makes a table for each kind of thing, most frequent first. */
function thingsText(things: readonly ItemStatistics[]): string[] {
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  return kinds.map((kind) =>
    tableText([
      [kind, heads.games.title, heads.times.title, heads.itemWins.title, heads.itemPoints.title],
      ...things
        .filter((thing) => thing.kind === kind)
        .sort((a, b) => b.times - a.times)
        .map(({ name, games, times, wins, points }) => [
          name,
          meanPercent(games),
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
    return [tableText([[game, 'games', heads.ahead.title], ...rows])];
  });
}

export const duelsOf = (files: readonly LabFile[], game: string): Summary['versus'] =>
  files
    .filter(({ experiment }) => experiment.game === game)
    .flatMap((file) => summarise(file).filter(({ players }) => players === 2))
    .flatMap(({ versus }) => versus);
