import type { Lexicon } from '@wordhoard/lexicon';
import { PlayFinder } from '@wordhoard/wildwords';
import { benchBots } from './bots.ts';
import { median, printTable, quantile } from './table.ts';
import { measureTime } from './timing.ts';
import { benchClassic } from './wildwords/classic.ts';
import { benchMemory } from './wildwords/memory.ts';
import { type Position, playGame, positionsOf } from './wildwords/positions.ts';
import { benchSearches, openPrewarmed, ROUNDS, runSearches } from './wildwords/searches.ts';
import { openWords } from './words.ts';

const GAMES = 40;
/** Caps are compared on every third position, in eight passes. */
const CAPPED = 3;
const CAPS_MB = [52, 64, 96, 1024];

/**
 * Measures the search for the best play and for all plays in ms (median, p99, worst), and the finder's other targets.
 */
export async function run(): Promise<void> {
  const lexicon = openWords();
  const finder = benchReady(lexicon);
  const positionsFrom = (first: number): Position[] =>
    Array.from({ length: GAMES }, (_, game) => positionsOf(finder, first + game)).flat();
  const positions = positionsFrom(0);
  benchSearches(lexicon, positions, positionsFrom(GAMES));
  benchGames(lexicon);
  benchCaps(
    lexicon,
    positions.filter((_, i) => i % CAPPED === 0),
  );
  benchMemory(positions);
  await benchClassic(lexicon);
  await benchBots('wildwords', lexicon);
}

/** Measures the time from an open lexicon to the first search: creating the finder and its tables. */
function benchReady(lexicon: Lexicon): PlayFinder {
  const start = performance.now();
  const finder = new PlayFinder(lexicon.graph);
  const made = performance.now();
  finder.prewarm();
  const { states, bytes } = finder.stats;
  const ms = (from: number, to: number): string => (to - from).toFixed(0);
  printTable(
    'Start-up after the lexicon is open, in ms (aim: 700)',
    ['finder', 'in advance', 'total', 'states', 'MB'],
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

function benchGames(lexicon: Lexicon): void {
  const ms = Array.from({ length: GAMES }, () => Number.POSITIVE_INFINITY);
  let turns = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const finder = openPrewarmed(lexicon);
    turns = 0;
    for (let game = 0; game < GAMES; game++) {
      const played = measureTime(() => playGame(finder, `game ${game}`, () => 0).length);
      ms[game] = Math.min(ms[game]!, played.ms);
      turns += played.value;
    }
  }
  printTable(
    'A whole game in which both sides make the best play, in ms (aim: 17)',
    ['games', 'turns', 'median', 'p99', 'max'],
    [
      [
        `${GAMES}`,
        (turns / GAMES).toFixed(1),
        ...[median(ms), quantile(ms, 0.99), quantile(ms, 1)].map((x) => x.toFixed(1)),
      ],
    ],
  );
}

function benchCaps(lexicon: Lexicon, positions: readonly Position[]): void {
  const rows = CAPS_MB.map((megabytes) => {
    const ready = (): PlayFinder => openPrewarmed(lexicon, megabytes * 2 ** 20);
    const forBest = runSearches(positions, ready, (finder) => (p) => finder.best(p.grid, p.tray));
    const forAll = runSearches(positions, ready, (finder) => (p) => finder.all(p.grid, p.tray));
    const best = forBest.searches.map(({ ms }) => ms);
    const all = forAll.searches.map(({ ms }) => ms);
    const { bytes, compactions } = forAll.finder.stats;
    const figures = [median(best), quantile(best, 0.99), median(all), quantile(all, 0.99)];
    return [`${megabytes} MB`, ...figures.map((x) => x.toFixed(2)), (bytes / 2 ** 20).toFixed(0), `${compactions}`];
  });
  printTable(
    'New positions with less or more memory, in ms',
    ['cap', 'best median', 'best p99', 'all median', 'all p99', 'MB at the end', 'compactions'],
    rows,
  );
}
