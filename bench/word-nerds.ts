import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bind, chanceFrom, type Game, limitsFor, type Match, seedFrom } from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import {
  bestWords,
  type Find,
  game,
  LETTER_CARDS,
  lengthBonus,
  letterOf,
  letterValue,
  type WordNerds,
} from '@wordhoard/word-nerds';
import { median, printTable, quantile } from './table.ts';

type Level = Parameters<typeof game.bot>[0];

const HANDS = 300;
/** The scan is slow; it gets the first of the same hands. */
const SCANNED = 40;
const TOP = 20;
const GAMES = 200;
const PAIRS: readonly (readonly [strong: Level, weak: Level])[] = [
  [3, 1],
  [5, 3],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
];
/** The first two are what the issue asks for; the others show the steps between, in fewer games. */
const gamesOf = ([strong, weak]: readonly [Level, Level]): number => (strong - weak === 2 ? GAMES : GAMES / 10);

export function run(): void {
  const lexicon = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
  console.log(`Lexicon ${lexicon.id}: ${lexicon.size} words · Node ${process.version}`);
  benchBest(lexicon);
  benchBots(lexicon);
}

interface Held {
  readonly hand: string;
  readonly pool: string;
}

/** A full hand and four community letters; so many of them WILDs. */
function dealt(name: string, wilds: number): Held {
  const letters = LETTER_CARDS.map(({ id }) => letterOf(id)).filter((letter) => letter !== '?');
  const cards = [
    ...chanceFrom(name)
      .shuffle(letters)
      .slice(0, 14 - wilds),
    ...'?'.repeat(wilds),
  ];
  const mixed = chanceFrom(name, 'mix').shuffle(cards).join('');
  return { hand: mixed.slice(0, 10), pool: mixed.slice(10) };
}

/** What one would write first: every word, letter by letter, against the cards that are left. */
function plainScan(words: readonly string[], { hand, pool }: Held): number[] {
  const found: number[] = [];
  for (const word of words) {
    if (word.length < 4) continue;
    const left = [...hand, ...pool];
    let value = lengthBonus(word.length);
    let fits = true;
    for (const letter of word) {
      const real = left.indexOf(letter);
      const at = real >= 0 ? real : left.indexOf('?');
      if (at < 0) {
        fits = false;
        break;
      }
      if (real >= 0) value += letterValue(letter);
      left.splice(at, 1);
    }
    if (fits) found.push(value);
  }
  return found.sort((a, b) => b - a).slice(0, TOP);
}

function timed<T>(act: () => T): { ms: number; value: T } {
  const start = performance.now();
  const value = act();
  return { ms: performance.now() - start, value };
}

/** The quickest of three: what the work takes, whatever else the machine is doing. */
function bestOfThree<T>(act: () => T): { ms: number; value: T } {
  const tries = [timed(act), timed(act), timed(act)];
  return tries.reduce((best, one) => (one.ms < best.ms ? one : best));
}

function benchBest(lexicon: Lexicon): void {
  const words = [...lexicon.words()].filter((word) => !lexicon.isOffensive(word));
  const best = (held: Held): Find[] => bestWords(lexicon, { ...held, top: TOP });
  const first = timed(() => best(dealt('first', 0))).ms;
  const rows = [0, 1, 2].flatMap((wilds) => {
    const hands = Array.from({ length: HANDS }, (_, i) => dealt(`bench ${wilds} ${i}`, wilds));
    const ours = hands.map((held) => bestOfThree(() => best(held)));
    const scans = hands.slice(0, SCANNED).map((held) => bestOfThree(() => plainScan(words, held)));
    // The scan does not ask for a card of the hand; with ten cards there, no good word lacks one.
    for (const [i, { value }] of scans.entries())
      if (`${value}` !== `${ours[i]!.value.map((find) => find.value)}`) throw new Error(`hand ${i}: the two disagree`);
    const scanned = median(scans.map(({ ms }) => ms));
    const row = (name: string, times: readonly number[]): string[] => [
      `${name}, ${wilds} WILD${wilds === 1 ? '' : 's'}`,
      String(times.length),
      ...[median(times), quantile(times, 0.99), quantile(times, 1)].map((ms) => ms.toFixed(2)),
      `${(median(times) / scanned).toFixed(3)} ×`,
    ];
    return [
      row(
        'ours',
        ours.map(({ ms }) => ms),
      ),
      row(
        'plain scan',
        scans.map(({ ms }) => ms),
      ),
    ];
  });
  printTable(
    `The ${TOP} best words of ten letters and four of the community, in ms, the quickest of three (aim: below 10; once, before: ${first.toFixed(0)} ms)`,
    ['', 'hands', 'median', 'p99', 'worst', '÷ scan'],
    rows,
  );
}

/** Two bots at a table without clocks; all declarations are simultaneous there. */
function playOut(nerds: Game<WordNerds>, env: Lexicon, levels: readonly Level[], name: string): Match<WordNerds> {
  const started = nerds.start({
    config: game.defaults,
    players: levels.length,
    seed: seedFrom(name),
    limits: limitsFor<WordNerds>(game.rules, 'relaxed'),
    bank: null,
    position: null,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  const bots = levels.map((level) => game.bot(level));
  let { match } = started;
  for (let n = 0; !match.over; n++) {
    const { asked, given } = match.agenda.at(-1)!;
    const seat = asked.find((one) => !given.some((answer) => answer.seat === one && answer.done))!;
    const ask = { seen: nerds.see(match, seat), seat, chance: chanceFrom(`${name} ${n}`), env };
    const [thought] = bots[seat]!(ask);
    const outcome = nerds.play(match, seat, thought?.move, match.at + 1);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([thought, outcome.refusal])}`);
    match = outcome.match;
  }
  return match;
}

function benchBots(lexicon: Lexicon): void {
  const nerds = bind(game.rules, lexicon);
  const rows = PAIRS.map((levels) => {
    const games = gamesOf(levels);
    const tally = { wins: 0, points: [0, 0], turns: 0 };
    const { ms } = timed(() => {
      for (let i = 0; i < games; i++) {
        // Every deal is played twice, with seats exchanged.
        const order = i % 2 === 0 ? [0, 1] : [1, 0];
        const seats = order.map((who) => levels[who]!);
        const { over, state } = playOut(nerds, lexicon, seats, `duel ${levels} ${i >> 1}`);
        for (const [seat, who] of order.entries()) tally.points[who]! += over!.scores[seat]!;
        const first = over!.places[0]!;
        if (first.includes(order.indexOf(0))) tally.wins += 1 / first.length;
        tally.turns += state.turn;
      }
    });
    return [
      `level ${levels[0]} against ${levels[1]}`,
      String(games),
      `${((100 * tally.wins) / games).toFixed(1)} %`,
      ...tally.points.map((points) => (points / games).toFixed(1)),
      (tally.turns / games).toFixed(1),
      (ms / games).toFixed(0),
    ];
  });
  printTable(
    'Bots, seeded games of two without clocks (aim: 5 over 3 and 3 over 1 in 75 %)',
    ['', 'games', 'won', 'points', 'theirs', 'turns', 'ms a game'],
    rows,
  );
}
