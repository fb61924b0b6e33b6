import { chanceFrom } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type Board, bestWords } from '@wordhoard/wordsy';
import { dealBoard } from '@wordhoard/wordsy/testing';
import { benchBots } from './bots.ts';
import { median, printTable, quantile } from './table.ts';
import { measureBestTime, measureTime } from './timing.ts';
import { openWords } from './words.ts';

const BOARDS = 500;
/** The scan is slow, so it gets only the first of the same boards. */
const SCANNED = 40;

export async function run(): Promise<void> {
  const lexicon = openWords();
  benchBest(lexicon);
  measureDoubling(lexicon);
  await benchBots('wordsy', lexicon);
}

/** The simple algorithm: every word, letter by letter, against the remaining cards. */
function plainScan(words: readonly string[], board: Board): number {
  const values: number[][] = Array.from({ length: 26 }, () => []);
  for (const { letter, value } of board.toSorted((a, b) => b.value - a.value))
    values[letter.charCodeAt(0) - 97]!.push(value);
  const uses = new Uint8Array(26);
  let best = 0;
  for (const word of words) {
    uses.fill(0);
    let points = 0;
    for (let i = 0; i < word.length; i++) {
      const letter = word.charCodeAt(i) - 97;
      points += values[letter]![uses[letter]!++] ?? 0;
    }
    if (points > best) best = points;
  }
  return best;
}

function benchBest(lexicon: Lexicon): void {
  const boards = Array.from({ length: BOARDS }, (_, i) => dealBoard(chanceFrom(`bench ${i}`)));
  const words = [...lexicon.words()];
  const best = (board: Board): number => bestWords(lexicon, board, { top: 1, offensive: true })[0]!.points;
  const first = measureTime(() => best(boards[0]!)).ms;
  plainScan(words, boards[0]!);
  const ours = boards.map((board) => measureBestTime(() => best(board)));
  const scans = boards.slice(0, SCANNED).map((board) => measureBestTime(() => plainScan(words, board)));
  const wrong = scans.filter(({ value }, i) => value !== ours[i]!.value).length;
  if (wrong > 0) throw new Error(`the search and the scan disagree on ${wrong} boards`);
  const scanned = median(scans.map(({ ms }) => ms));
  const row = (name: string, times: readonly number[]): string[] => [
    name,
    String(times.length),
    ...[median(times), quantile(times, 0.99), quantile(times, 1)].map((ms) => ms.toFixed(2)),
    `${(median(times) / scanned).toFixed(3)} ×`,
  ];
  printTable(
    `The best word on a dealt board, in ms, fastest of three (aim: below 5; start-up: ${first.toFixed(0)} ms)`,
    ['', 'boards', 'median', 'p99', 'worst', '÷ scan'],
    [
      row(
        'ours',
        ours.map(({ ms }) => ms),
      ),
      row(
        'simple scan of the list',
        scans.map(({ ms }) => ms),
      ),
    ],
  );
}

/** Measures the points lost if half as many words come to mind: the bots' estimate of the value of more thinking. */
function measureDoubling(lexicon: Lexicon): void {
  const boards = Array.from({ length: SCANNED }, (_, i) => dealBoard(chanceFrom(`bench ${i}`)));
  const rows = ([20, 35, 55, 70] as const).map((maxTier) => {
    const found = boards.map((board) => bestWords(lexicon, board, { top: 512, maxTier }));
    const mean = (rank: number): number =>
      found.reduce((sum, words) => sum + words[rank - 1]!.points, 0) / boards.length;
    const steps = [1, 8, 64, 512].map(mean);
    const each = (steps[0]! - steps[3]!) / 9;
    return [`words up to tier ${maxTier}`, ...steps.map((points) => points.toFixed(1)), each.toFixed(2)];
  });
  printTable(
    `Points of the best, 8th, 64th and 512th best word on ${SCANNED} boards, and the loss per doubling of the rank`,
    ['', '1st', '8th', '64th', '512th', 'per doubling'],
    rows,
  );
}
