import {
  finishedGames,
  GAUGES,
  gaugeOf,
  INTERVAL_NOTE,
  type ItemStatistics,
  type LabFile,
  REPORT_COLUMNS,
  type Summary,
  summarise,
} from '@wordhoard/lab';
import { interval, meanPercent, numberText, percent, percentInterval } from '../figures.ts';
import { duelsOf } from '../summary-text.ts';
import { escapeHtml, figure, table } from './html.ts';
import { bars, boxes, histogram, intervals, matrix } from './plots.ts';

/** Figures that get a plot. */
const PICTURED = ['turns', 'decisions', 'score', 'margin', 'lead changes', 'winner was behind', 'settled after'];

/** Events, and lists longer than this, get only a table. */
const MAX_PLOTTED_ROWS = 70;

/** Renders one experiment. */
export function experimentSection(file: LabFile): string {
  const { game, seats, bots, pace, seed, options, rules, words, limits } = file.experiment;
  const summaryLine = `rules ${rules}, words ${words.slice(0, 12)}, bots ${bots.join(', ')}, ${pace}, seed “${seed}”`;
  return [
    `<h2>${escapeHtml(game)}, ${seats.join(', ')} players</h2>`,
    `<p>${escapeHtml(summaryLine)}</p>`,
    `<details><summary>Table options</summary><pre>${escapeHtml(JSON.stringify({ ...options, ...(limits && { limits }) }, null, 2))}</pre></details>`,
    ...summarise(file).map((summary) => playersSection(file, summary)),
  ].join('\n');
}

function playersSection(file: LabFile, summary: Summary): string {
  const { players, games, broken } = summary;
  const faults = broken.map(
    ({ game, fault }) =>
      `<li>${players}/${game}: ${escapeHtml(fault.code)} after line ${fault.after}: ${escapeHtml(fault.why.slice(0, 300))}</li>`,
  );
  const contract =
    faults.length === 0
      ? ''
      : `<p class="broken">${faults.length} ${faults.length === 1 ? 'game' : 'games'} broke the contract; you find the records in the folder that ends in .broken, next to the lab file.</p><ul>${faults.join('')}</ul>`;
  const title = `<h3>${players} ${players === 1 ? 'player' : 'players'}: ${games} ${games === 1 ? 'game' : 'games'}</h3>${contract}`;
  if (games === 0) return title;
  return [
    title,
    measuresTable(summary),
    plotSection(file, summary),
    standingsTable(summary),
    ...thingsSection(summary),
  ].join('\n');
}

const heads = REPORT_COLUMNS;

/** Each row with its meaning, for readers who see the page alone. */
const measuresTable = (summary: Summary): string =>
  table(
    [
      '',
      heads.mean.title,
      'minimum',
      heads.quarter.title,
      heads.median.title,
      heads.threeQuarters.title,
      'maximum',
      'what it means',
    ],
    summary.measures.map(({ name, spread }) => {
      const { title = name, meaning = '', share } = gaugeOf(name) ?? {};
      const quantiles = [spread.min, spread.quarter, spread.median, spread.threeQuarters, spread.max];
      return [
        title,
        share ? percentInterval(spread) : interval(spread),
        ...quantiles.map(share ? percent : numberText),
        meaning,
      ];
    }),
    7,
  );

/** Meanings of the columns of all tables. */
export const legendSection = (): string => {
  const columns = Object.values(heads).map(
    ({ title, meaning }) => `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(meaning)}</dd>`,
  );
  return `<h2>What the columns mean</h2><dl>${columns.join('')}</dl><p>${escapeHtml(INTERVAL_NOTE)}</p>`;
};

function plotSection(file: LabFile, { players, seats }: Summary): string {
  const lines = finishedGames(file, players);
  const histograms = GAUGES.filter(({ name }) => PICTURED.includes(name)).flatMap(({ title, valueOf: of }) => {
    const values = lines.map(of).filter((value) => value !== null);
    return values.length === 0 ? [] : [figure(`${title}, number of games`, histogram(values, title))];
  });
  const scores = lines.flatMap((line) => line.scores.map((value, seat) => ({ name: `seat ${seat + 1}`, value })));
  const wins = seats.map(({ name, wins: won }) => ({ name, ...won }));
  return `<div class="plots">${[
    figure(
      'Wins by seat in per cent, with 95 % intervals; the dashed line is an even chance',
      intervals(wins, 'wins, %', 1 / players, true),
    ),
    figure('Points by seat', boxes(scores, 'points')),
    ...histograms,
  ].join('\n')}</div>`;
}

function standingsTable({ players, bots, versus, seats }: Summary): string {
  const rows = [...seats, ...(bots.length > 1 ? bots : [])].map(({ name, wins, score, held }) => [
    bots.some((bot) => bot.name === name) ? `bot ${name}` : name,
    percentInterval(wins),
    interval(score),
    numberText(held),
  ]);
  const standings = table(['', heads.wins.title, heads.points.title, heads.held.title], rows);
  if (bots.length < 2) return standings;
  const wins = bots.map(({ name, wins: won }) => ({ name: `bot ${name}`, ...won }));
  const met = versus.map(({ a, b, ahead }) => ({ a, b, ahead: ahead.mean }));
  return `${standings}<div class="plots">${figure('Wins by bot', intervals(wins, 'wins, %', 1 / players, true))}${figure('How often each bot beats the other, in per cent', matrix(met))}</div>`;
}

/** Renders a table, and a plot, for each kind of thing. */
function thingsSection({ players, things: all }: Summary): string[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const those = all.filter((thing) => thing.kind === kind).sort((a, b) => b.times - a.times);
    const thingsTable = table(
      [kind, heads.games.title, heads.times.title, heads.itemWins.title, heads.itemPoints.title],
      those.map(({ name, games, times, wins, points }) => [
        name,
        meanPercent(games),
        numberText(times),
        wins ? percentInterval(wins) : '–',
        points ? interval(points) : '–',
      ]),
    );
    const drawn = kind === 'event' || those.length > MAX_PLOTTED_ROWS ? '' : drawThings(kind, those, players);
    return `<h4>${escapeHtml(kind)}</h4>${drawn}<details><summary>Figures</summary>${thingsTable}</details>`;
  });
}

function drawThings(kind: string, those: readonly ItemStatistics[], players: number): string {
  const often = bars(
    those.map(({ name, times }) => ({ name, value: times })),
    'times per game',
  );
  const winners = those.flatMap(({ name, wins }) => (wins && players > 1 ? [{ name, ...wins }] : []));
  const went =
    winners.length === 0
      ? ''
      : figure(`Wins of the player who had it (${kind})`, intervals(winners, 'wins, %', 1 / players, true));
  return `<div class="plots">${figure(`How often it came up (${kind})`, often)}${went}</div>`;
}

/** Compares the bots of all two-player experiments with a game, if there is more than one pair. */
export function ladderSection(files: readonly LabFile[]): string {
  const games = [...new Set(files.map(({ experiment }) => experiment.game))];
  return games
    .map((game) => {
      const met = duelsOf(files, game);
      if (met.length < 2) return '';
      const rows = met.map(({ a, b, ahead }) => [`${a} against ${b}`, String(ahead.n), percentInterval(ahead)]);
      const drawn = matrix(met.map(({ a, b, ahead }) => ({ a, b, ahead: ahead.mean })));
      return `<h2>${escapeHtml(game)}: bots against bots</h2>${figure('How often each bot beats the other, in per cent', drawn)}${table(['', 'games', heads.ahead.title], rows)}`;
    })
    .join('\n');
}
