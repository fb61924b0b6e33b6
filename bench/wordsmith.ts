import { type Bot, bind } from '@wordhoard/kernel';
import { DICTIONARIES, type Lexicon } from '@wordhoard/lexicon';
import { game, type Wordsmith } from '@wordhoard/wordsmith';
import { LINES, OpenLines, plainOpenings, vocabularyOf } from '@wordhoard/wordsmith/testing';
import { DUEL_HEADS, duel, duelCells, type Level, mean, PAIRS } from './bots.ts';
import { makeRandom, printTable, quantile } from './table.ts';
import { worked } from './timing.ts';
import { openWords } from './words.ts';

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];
const AIMS: Partial<Record<Level, number>> = { 1: 10, 5: 150 };

export function run(): void {
  const lexicon = openWords();
  benchOpenings(lexicon);
  benchBots(lexicon);
}

/** Where a line is open to words, against laying every word on it: what all the bots' searching rests on. */
function benchOpenings(lexicon: Lexicon): void {
  const random = makeRandom(7);
  const common = 'eeaaiorntlsu';
  const sheets = Array.from({ length: 40 }, () =>
    Int8Array.from({ length: 64 }, () => (random(3) > 0 ? -1 : common.charCodeAt(random(common.length)) - 97)),
  );
  const words = [...lexicon.words()].filter(
    (word) => word.length >= 4 && word.length <= 8 && !lexicon.isOffensive(word),
  );
  const vocabulary = vocabularyOf(lexicon, DICTIONARIES.wide);
  const count = (letters: Int8Array): number => {
    // A fresh one each time, so that nothing is remembered between sheets.
    const lines = new OpenLines(vocabulary, () => true);
    return LINES.reduce(
      (sum, _, number) => sum + lines.openings(letters, number).reduce((fills, it) => fills + it.fills.size, 0),
      0,
    );
  };
  const plain = (letters: Int8Array): number =>
    LINES.reduce(
      (sum, line) =>
        sum +
        plainOpenings(
          Int8Array.from(line, (at) => letters[at]!),
          words,
        ).size,
      0,
    );
  const ours = worked(() => sheets.map(count));
  const scanned = sheets.slice(0, 2);
  const scan = worked(() => scanned.map(plain));
  if (scan.value.some((found, i) => found !== ours.value[i])) throw new Error('the search and the scan disagree');
  const each = ours.ms / sheets.length;
  const eachScan = scan.ms / scanned.length;
  printTable(
    'All words that one or two letters more would make on a random sheet',
    ['', 'sheets', 'ms a sheet', '÷ scan'],
    [
      ['ours', String(sheets.length), each.toFixed(2), `${(each / eachScan).toFixed(4)} ×`],
      ['plain scan of the list', String(scanned.length), eachScan.toFixed(0), '1 ×'],
    ],
  );
}

/** The same bot, with a stopwatch. It thinks to the end before it answers, as the last thought is the one played. */
const watched = (bot: Bot<Wordsmith>, ms: number[]): Bot<Wordsmith> =>
  function* (ask) {
    const thought = worked(() => [...bot(ask)]);
    ms.push(thought.ms);
    yield* thought.value;
  };

function benchBots(env: Lexicon): void {
  const { rules, defaults, bot } = game;
  const all = new Map(LEVELS.map((level) => [level, { points: [] as number[], ms: [] as number[] }]));
  const table = {
    rules,
    game: bind(rules, env),
    env,
    pace: 'relaxed',
    // Both decks, each from both seats.
    config: (i: number) => ({ ...defaults, deck: i % 4 < 2 ? 'printed' : 'balanced' }) as const,
  } as const;
  // Each vocabulary is made once; that is no turn's fault.
  for (const level of LEVELS) duel({ ...table, bot }, [level, level], 1);
  const rows = PAIRS.map((pair) => {
    const tallies = duel({ ...table, bot: (level) => watched(bot(level), all.get(level)!.ms) }, pair);
    for (const [i, level] of pair.entries()) all.get(level)!.points.push(...tallies[i]!.points);
    return duelCells(pair, tallies);
  });
  printTable('Bots in games of two, both decks, seats in turn (aim: 80 % two levels up)', DUEL_HEADS, rows);
  const slowest = mean(all.get(5)!.ms);
  printTable(
    'By level, in the same games: points, and ms of one thread a turn',
    ['', 'games', 'mean points', 'ms a turn', 'p99', '÷ level 5', 'aim'],
    Array.from(all, ([level, { points, ms }]) => [
      `level ${level}`,
      String(points.length),
      mean(points).toFixed(1),
      mean(ms).toFixed(1),
      quantile(ms, 0.99).toFixed(0),
      `${(mean(ms) / slowest).toFixed(2)} ×`,
      sayAim(AIMS[level], mean(ms)),
    ]),
  );
}

const sayAim = (aim: number | undefined, ms: number): string =>
  aim === undefined ? '' : `≤ ${aim}: ${ms <= aim ? 'met' : 'missed'}`;
