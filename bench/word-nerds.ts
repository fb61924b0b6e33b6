import { chanceFrom } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { bestWords, componentsOf, defaults, type FoundWord, lengthBonus } from '@wordhoard/word-nerds';
import { benchBots } from './bots.ts';
import { median, printTable, quantile } from './table.ts';
import { measureBestTime, measureTime } from './timing.ts';
import { benchQuestions } from './word-nerds/questions.ts';
import { openWords } from './words.ts';

const COMPONENTS = componentsOf(defaults);
const HANDS = 300;
/** The scan is slow, so it gets only the first of the same hands. */
const SCANNED = 40;
const TOP = 20;
/** Games for each number of players, in which questions are counted. */
const GAMES = 20;

export async function run(): Promise<void> {
  const lexicon = openWords();
  benchBest(lexicon);
  benchQuestions(lexicon, GAMES);
  await benchBots('word-nerds', lexicon);
}

interface BenchHand {
  readonly hand: string;
  readonly pool: string;
}

/** A full hand and four community letters, with this many WILDs. */
function dealHand(name: string, wilds: number): BenchHand {
  const letters = COMPONENTS.letters.cards.map((card) => card.letter).filter((letter) => letter !== '?');
  const cards = [
    ...chanceFrom(name)
      .shuffle(letters)
      .slice(0, 14 - wilds),
    ...'?'.repeat(wilds),
  ];
  const mixed = chanceFrom(name, 'mix').shuffle(cards).join('');
  return { hand: mixed.slice(0, 10), pool: mixed.slice(10) };
}

/** The simple algorithm: every word, letter by letter, against the remaining cards. */
function plainScan(words: readonly string[], { hand, pool }: BenchHand): number[] {
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
      if (real >= 0) value += COMPONENTS.letters.valuesOf(letter)[0] ?? 0;
      left.splice(at, 1);
    }
    if (fits) found.push(value);
  }
  return found.sort((a, b) => b - a).slice(0, TOP);
}

function benchBest(lexicon: Lexicon): void {
  const words = [...lexicon.words()].filter((word) => !lexicon.isOffensive(word));
  const best = (held: BenchHand): FoundWord[] => bestWords(lexicon, COMPONENTS, { ...held, top: TOP });
  const first = measureTime(() => best(dealHand('first', 0))).ms;
  const rows = [0, 1, 2].flatMap((wilds) => {
    const hands = Array.from({ length: HANDS }, (_, i) => dealHand(`bench ${wilds} ${i}`, wilds));
    const ours = hands.map((held) => measureBestTime(() => best(held)));
    const scans = hands.slice(0, SCANNED).map((held) => measureBestTime(() => plainScan(words, held)));
    // The scan doesn't require a card of the hand; with ten cards, every good word has one.
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
        'simple scan',
        scans.map(({ ms }) => ms),
      ),
    ];
  });
  printTable(
    `The ${TOP} best words from ten letters in hand and four in the pool, in ms, fastest of three (aim: below 10; start-up: ${first.toFixed(0)} ms)`,
    ['', 'hands', 'median', 'p99', 'worst', '÷ scan'],
    rows,
  );
}
