import { chanceFrom } from '@wordhoard/kernel';
import {
  bestArrangement,
  bestTurn,
  type CardId,
  findAnagrams,
  game,
  type PlayerCards,
  PRINTED,
  progressOf,
  scoreRound,
  type View,
  type WordRules,
} from '@wordhoard/word-worx';
import { benchBots } from './bots.ts';
import { mean, median, printTable, quantile } from './table.ts';
import { measureCpuTime } from './timing.ts';
import { benchLastBuilds } from './word-worx/last-builds.ts';
import { openWords } from './words.ts';

const { ids: DECK, textOf } = PRINTED.deck;

const TABLES = 100;
/** Trying everything is slow, so it gets only small tables. */
const SMALL_TABLES = 30;
const SMALL_CARDS = 10;

export async function run(): Promise<void> {
  const lexicon = openWords();
  const judge = { env: lexicon, config: game.defaults };
  benchSmall(judge);
  benchLarge(judge);
  benchLastBuilds(judge);
  await benchBots('word-worx', lexicon);
}

function dealTable(name: string, cards: number, judge: WordRules): PlayerCards {
  const chance = chanceFrom(name);
  let left = chance.shuffle(DECK).slice(0, cards);
  const laid: (readonly CardId[])[] = [];
  for (let at = 0; left.length > 7 && at + 3 <= left.length; ) {
    const [run] = findAnagrams(left.slice(at, at + 3), judge);
    if (run) {
      laid.push(run);
      left = left.filter((card) => !run.includes(card));
    } else at += 1;
  }
  const words = laid.map((run, id) => ({ id, cards: run }));
  const manifest = `M${chance.below(24) + 1}`;
  return { hand: left.slice(0, 7), words, lock: null, manifest, indicator: `I${chance.below(6) + 1}`, sealed: [] };
}

/** The simple algorithm: every way to split the cards, and every word each part makes. */
function tryEverything({ hand, words, manifest, indicator }: PlayerCards, judge: WordRules): number {
  const table = words.flatMap(({ cards }) => cards);
  const memo = new Map<string, string[]>();
  const made = (part: readonly CardId[]): string[] => {
    const key = part.join();
    const known = memo.get(key) ?? findAnagrams(part, judge).map(textOf);
    memo.set(key, known);
    return known;
  };
  let best = Number.NEGATIVE_INFINITY;
  const visit = (left: readonly CardId[], laid: readonly string[], inHand: number): void => {
    const [first, ...rest] = left;
    if (first === undefined) {
      best = Math.max(best, scoreRound(laid, inHand, manifest, indicator, judge.config).points);
      return;
    }
    if (!table.includes(first)) visit(rest, laid, inHand + 1);
    for (let pick = 0; pick < 1 << rest.length; pick++) {
      const words = made([first, ...rest.filter((_, i) => pick & (1 << i))]);
      const others = rest.filter((_, i) => !(pick & (1 << i)));
      for (const word of words) visit(others, [...laid, word], inHand);
    }
  };
  visit([...table, ...hand], [], 0);
  return best;
}

const spread = (times: readonly number[]): string[] =>
  [median(times), quantile(times, 0.99), quantile(times, 1)].map((ms) => ms.toFixed(1));
const row = (name: string, times: readonly number[], than: number): string[] => [
  name,
  String(times.length),
  ...spread(times),
  `${(median(times) / than).toFixed(3)} ×`,
];

function benchSmall(judge: WordRules): void {
  const tables = Array.from({ length: SMALL_TABLES }, (_, i) => dealTable(`small ${i}`, SMALL_CARDS, judge));
  bestArrangement(tables[0]!, judge);
  const ours = tables.map((table) => measureCpuTime(() => bestArrangement(table, judge).points));
  const plain = tables.map((table) => measureCpuTime(() => tryEverything(table, judge)));
  const wrong = plain.filter(({ value }, i) => value !== ours[i]!.value).length;
  if (wrong > 0) throw new Error(`the search and the exhaustive search disagree on ${wrong} tables`);
  const than = median(plain.map(({ ms }) => ms));
  printTable(
    `The best arrangement of ${SMALL_CARDS} cards, in ms of CPU time; both find the same`,
    ['', 'tables', 'median', 'p99', 'worst', '÷ plain'],
    [
      row(
        'ours',
        ours.map(({ ms }) => ms),
        than,
      ),
      row(
        'exhaustive search',
        plain.map(({ ms }) => ms),
        than,
      ),
    ],
  );
}

/** Only ours, because the simple algorithm doesn't finish on such tables. More work shows as more points. */
function benchLarge(judge: WordRules): void {
  const tables = Array.from({ length: TABLES }, (_, i) => dealTable(`large ${i}`, 32, judge));
  const views = tables.map((table, i) => compareWithOthers(table, dealTable(`theirs ${i}`, 90, judge), judge));
  const rows = [10_000, 40_000, 400_000].flatMap((budget) => {
    const still = tables.map((table) => measureCpuTime(() => bestArrangement(table, judge, { budget }).points));
    const stealing = views.map((view) => measureCpuTime(() => bestTurn(view, 0, judge, { budget }).after.points));
    return [still, stealing].map((runs, i) => [
      `${budget} units${i === 0 ? '' : ', with a theft'}`,
      ...spread(runs.map(({ ms }) => ms)),
      mean(runs.map(({ value }) => value)).toFixed(1),
    ]);
  });
  const near = tables.map((table) => measureCpuTime(() => progressOf(table, judge)).ms);
  printTable(
    `${TABLES} tables of up to 32 cards: the best arrangement, and the words one card away, in ms of CPU time`,
    ['', 'median', 'p99', 'worst', 'points'],
    [...rows, ['one card away', ...spread(near), '']],
  );
}

/** The view of a seat with these cards, and an opponent whose open words are made of the others. */
function compareWithOthers(
  { hand, words, manifest, indicator }: PlayerCards,
  others: PlayerCards,
  judge: WordRules,
): View {
  const mine = new Set([...hand, ...words.flatMap(({ cards }) => cards)]);
  const prey = others.words.filter(({ cards }) => !cards.some((card) => mine.has(card)));
  const theirs = prey.slice(0, 6).map(({ cards }, i) => ({ id: 100 + i, cards }));
  const player = { hand: hand.length, lock: null, sealed: [], total: 0 };
  return {
    config: judge.config,
    round: 1,
    rounds: 1,
    starter: 0,
    line: [],
    pile: 0,
    discards: [],
    players: [
      { ...player, words },
      { ...player, words: theirs },
    ],
    mine: { hand, manifest, indicator: indicator! },
    sheets: [],
  };
}
