import { bind } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { game, PlayFinder } from '@wordhoard/wildwords';
import { DUEL_HEADS, duel, duelCells, PAIRS } from './bots.ts';
import { median, printTable, quantile } from './table.ts';
import { timed } from './timing.ts';
import { benchClassic } from './wildwords/classic.ts';
import { asterisksIn, type Position, playGame, positionsOf } from './wildwords/positions.ts';
import { openWords } from './words.ts';

const GAMES = 40;
/** The caps are compared on every third position: that is eight passes. */
const CAPPED = 3;
const CAPS_MB = [16, 32, 64, 1024];

/** Median, p99 and worst in ms of finding the best play and all plays, and what else the finder promises. */
export async function run(): Promise<void> {
  const lexicon = openWords();
  const finder = benchReady(lexicon);
  const positions = Array.from({ length: GAMES }, (_, game) => positionsOf(finder, game)).flat();
  benchSearches(lexicon, positions);
  benchGames(lexicon);
  benchCaps(
    lexicon,
    positions.filter((_, i) => i % CAPPED === 0),
  );
  await benchClassic(lexicon);
  benchBots(lexicon);
}

/** From the open lexicon to the first search: the finder, and what it makes ahead. */
function benchReady(lexicon: Lexicon): PlayFinder {
  const start = performance.now();
  const finder = new PlayFinder(lexicon.graph);
  const made = performance.now();
  finder.prewarm();
  const { states, bytes } = finder.stats;
  const ms = (from: number, to: number): string => (to - from).toFixed(0);
  printTable(
    'Ready after the lexicon is open, in ms (aim: 1000)',
    ['finder', 'made ahead', 'together', 'states', 'MB'],
    [
      [
        ms(start, made),
        ms(made, performance.now()),
        ms(start, performance.now()),
        `${states}`,
        (bytes / 2 ** 20).toFixed(1),
      ],
    ],
  );
  return finder;
}

interface Search {
  readonly asterisks: number;
  readonly ms: number;
}

function searched(positions: readonly Position[], search: (position: Position) => unknown): Search[] {
  return positions.map((position) => ({
    asterisks: Math.min(3, asterisksIn(position)),
    ms: timed(() => search(position)).ms,
  }));
}

const warmed = (lexicon: Lexicon, capBytes?: number): PlayFinder => {
  const finder = new PlayFinder(lexicon.graph, capBytes === undefined ? {} : { capBytes });
  finder.prewarm();
  return finder;
};

/** 'Not seen before': each position for the first time, in the order of play. 'Seen before': once more, after all of them. */
function benchSearches(lexicon: Lexicon, positions: readonly Position[]): void {
  const rows: string[][] = [];
  const kinds = {
    'best play': (finder: PlayFinder) => (p: Position) => finder.best(p.grid, p.tray),
    'all plays': (finder: PlayFinder) => (p: Position) => finder.all(p.grid, p.tray),
  };
  for (const [name, kind] of Object.entries(kinds)) {
    const finder = warmed(lexicon);
    const before = finder.stats.builds;
    for (const [when, times] of [
      ['not seen before', searched(positions, kind(finder))],
      ['seen before', searched(positions, kind(finder))],
    ] as const)
      for (const group of [0, 1, 2, 3, 'any'] as const) {
        const ms = times.filter(({ asterisks }) => group === 'any' || asterisks === group).map((time) => time.ms);
        const label = group === 3 ? '3 or more' : `${group}`;
        const figures = [median(ms), quantile(ms, 0.99), quantile(ms, 1)].map((value) => value.toFixed(2));
        rows.push([`${name}, ${when}`, label, `${ms.length}`, ...figures]);
      }
    console.log(`${name}: ${((finder.stats.builds - before) / positions.length).toFixed(0)} sets built a position`);
  }
  printTable(
    `Searches in ${positions.length} positions of ${GAMES} games, in ms (aims: best, not seen before, any: 0.6 and p99 10; all: 1, 6, 15)`,
    ['', 'asterisks', 'positions', 'median', 'p99', 'max'],
    rows,
  );
}

function benchGames(lexicon: Lexicon): void {
  const finder = warmed(lexicon);
  const games = Array.from({ length: GAMES }, (_, game) => {
    const start = performance.now();
    const plays = playGame(finder, `game ${game}`, () => 0).length;
    return { ms: performance.now() - start, plays };
  });
  const ms = games.map((game) => game.ms);
  const plays = games.reduce((sum, game) => sum + game.plays, 0) / GAMES;
  printTable(
    'A whole game, both sides laying the best play, in ms (aim: 40)',
    ['games', 'turns', 'median', 'p99', 'max'],
    [[`${GAMES}`, plays.toFixed(1), ...[median(ms), quantile(ms, 0.99), quantile(ms, 1)].map((x) => x.toFixed(1))]],
  );
}

function benchCaps(lexicon: Lexicon, positions: readonly Position[]): void {
  const rows = CAPS_MB.map((megabytes) => {
    const forBest = warmed(lexicon, megabytes * 2 ** 20);
    const best = searched(positions, (p) => forBest.best(p.grid, p.tray)).map(({ ms }) => ms);
    const forAll = warmed(lexicon, megabytes * 2 ** 20);
    const all = searched(positions, (p) => forAll.all(p.grid, p.tray)).map(({ ms }) => ms);
    const { bytes, compactions } = forAll.stats;
    const figures = [median(best), quantile(best, 0.99), median(all), quantile(all, 0.99)];
    return [`${megabytes} MB`, ...figures.map((x) => x.toFixed(2)), (bytes / 2 ** 20).toFixed(0), `${compactions}`];
  });
  printTable(
    'With less or more memory, not seen before, in ms',
    ['cap', 'best median', 'best p99', 'all median', 'all p99', 'MB in the end', 'compactions'],
    rows,
  );
}

function benchBots(env: Lexicon): void {
  const { rules, defaults, bot } = game;
  const rows = PAIRS.map((pair) => {
    const { ms, value } = timed(() =>
      duel({ rules, game: bind(rules, env), env, pace: 'relaxed', config: () => defaults, bot }, pair),
    );
    return [...duelCells(pair, value), (ms / value[0].points.length).toFixed(0)];
  });
  printTable('Bots, seeded games of two (aim: 80 % two levels up)', [...DUEL_HEADS, 'ms a game'], rows);
}
