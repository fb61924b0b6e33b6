import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bot, bind, limitsFor, seedFrom } from '@wordhoard/kernel';
import { DICTIONARIES, type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { game, type Wordsmith } from '@wordhoard/wordsmith';
import { LINES, OpenLines, plainOpenings, selfPlay, vocabularyOf } from '@wordhoard/wordsmith/testing';
import { makeRandom, printTable, quantile } from './table.ts';

type Level = Parameters<typeof game.bot>[0];

/** Fewer are enough for a look at the milliseconds: `GAMES=10 npm run bench -- wordsmith`. */
const GAMES = Number(process.env['GAMES'] ?? 200);

/** Games of two; those between which the aim is set are played more often. */
const PAIRS: readonly (readonly [strong: Level, weak: Level, games: number])[] = [
  [3, 1, GAMES],
  [5, 3, GAMES],
  [2, 1, GAMES / 5],
  [3, 2, GAMES / 5],
  [4, 3, GAMES / 5],
  [5, 4, GAMES / 5],
];
const AIMS: Partial<Record<Level, number>> = { 1: 10, 5: 150 };

export function run(): void {
  const lexicon = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
  console.log(`Lexicon ${lexicon.id}: ${lexicon.size} words · Node ${process.version}`);
  benchOpenings(lexicon);
  benchBots(lexicon);
}

/** Milliseconds of processor time: a busy machine makes a turn later, not longer. */
function timed<T>(act: () => T): { ms: number; value: T } {
  const start = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, value };
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
  const ours = timed(() => sheets.map(count));
  const scanned = sheets.slice(0, 2);
  const scan = timed(() => scanned.map(plain));
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

class Tally {
  readonly scores: number[] = [];
  /** Of each turn. */
  readonly ms: number[] = [];
  wins = 0;
}

/** The same bot, with a stopwatch. It thinks to the end before it answers, as the last thought is the one played. */
const watched = (bot: Bot<Wordsmith>, ms: number[]): Bot<Wordsmith> =>
  function* (ask) {
    const thought = timed(() => [...bot(ask)]);
    ms.push(thought.ms);
    yield* thought.value;
  };

function benchBots(lexicon: Lexicon): void {
  const wordsmith = bind(game.rules, lexicon);
  const all = new Map<Level, Tally>(([1, 2, 3, 4, 5] as const).map((level) => [level, new Tally()]));
  // Each vocabulary is made once; that is no turn's fault.
  for (const [level] of all) duel(level, level, 1, new Map([[level, new Tally()]]));

  function duel(strong: Level, weak: Level, games: number, into: ReadonlyMap<Level, Tally>): number {
    let wins = 0;
    for (let i = 0; i < games; i++) {
      const levels = i % 2 === 0 ? [strong, weak] : [weak, strong];
      const { over } = selfPlay({
        game: wordsmith,
        env: lexicon,
        bots: levels.map((level) => watched(game.bot(level), into.get(level)!.ms)),
        table: {
          config: { ...game.defaults, deck: i % 4 < 2 ? 'printed' : 'balanced' },
          players: 2,
          seed: seedFrom(`duel ${strong} ${weak} ${i}`),
          limits: limitsFor<Wordsmith>(game.rules, 'relaxed'),
          bank: null,
          position: null,
        },
      });
      for (const [seat, level] of levels.entries()) into.get(level)!.scores.push(over!.scores[seat]!);
      const first = over!.places[0]!.map((seat) => levels[seat]!);
      wins += first.filter((level) => level === strong).length / first.length;
    }
    return wins;
  }

  const wins = PAIRS.map(([strong, weak, games]) => [
    `level ${strong} against ${weak}`,
    String(games),
    `${((100 * duel(strong, weak, games, all)) / games).toFixed(1)} %`,
  ]);
  printTable('Bots in games of two, both decks, seats in turn (aim: 80 % two levels up)', ['', 'games', 'won'], wins);
  const slowest = mean(all.get(5)!.ms);
  printTable(
    'By level, in the same games: points, and ms of processor time a turn',
    ['', 'games', 'mean points', 'ms a turn', 'p99', '÷ level 5', 'aim'],
    Array.from(all, ([level, { scores, ms }]) => [
      `level ${level}`,
      String(scores.length),
      mean(scores).toFixed(1),
      mean(ms).toFixed(1),
      quantile(ms, 0.99).toFixed(0),
      `${(mean(ms) / slowest).toFixed(2)} ×`,
      sayAim(AIMS[level], mean(ms)),
    ]),
  );
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const sayAim = (aim: number | undefined, ms: number): string =>
  aim === undefined ? '' : `≤ ${aim}: ${ms <= aim ? 'met' : 'missed'}`;
