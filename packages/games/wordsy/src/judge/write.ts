import {
  type JudgedMove,
  type JudgeInput,
  type Judgement,
  judgementOf,
  lastEntry,
  MAX_BEST_MOVES,
} from '@wordhoard/kernel';
import { COMMON_TIER, clashingWord, DICTIONARIES, rankLettersInSlices, type Tier } from '@wordhoard/lexicon';
import { bestWords } from '../best-words.ts';
import { usableWordTest } from '../bot/ideas.ts';
import { handicapOf } from '../components.ts';
import type { Stage, Wordsy } from '../types.ts';
import { pointsAtReveal, pointsFor, textValue, type WritingContext } from './text-value.ts';

/** Number of words examined before yielding: a few milliseconds' work. */
const WORDS_PER_SLICE = 1000;

/**
 * [WY-4]…[WY-9] Rates a locked word, or a draft when time ran out. The best alternatives are the highest-scoring words.
 * A player who may flip the timer can lock each of them or wait, so the better of the two is taken.
 */
export function* judgeWrite(
  ask: JudgeInput<Wordsy>,
  to: number,
  stage: Stage,
  { text, lock }: { text: string; lock: boolean },
): Iterable<Judgement<Wordsy> | null> {
  const { env, seat, seen } = ask;
  const context: WritingContext = { env, view: seen.view, seat, stage };
  const choiceOf = (word: string, locked: boolean): JudgedMove<Wordsy> => ({
    move: { to, answer: { text: word, lock: locked } },
    worth: textValue(context, word, locked),
    points: pointsAtReveal(context, word),
    text: locked ? word.toUpperCase() : `${word.toUpperCase()}…`,
    word: word === '' ? null : word,
  });
  const betterChoice = (word: string): JudgedMove<Wordsy> => {
    const [locked, unlocked] = [choiceOf(word, true), choiceOf(word, false)];
    return unlocked.worth > locked.worth ? unlocked : locked;
  };
  const yours = choiceOf(text, lock);
  // Prepared here in slices, so that the first search doesn't do it all at once.
  yield* rankLettersInSlices(env);
  if (stage !== 'grace') {
    const found = bestOfEachFamily(context, DICTIONARIES[seen.view.config.words.dictionary]).map(betterChoice);
    yield judgementOf({ yours, found });
    const everyday = bestOfEachFamily(context, COMMON_TIER).map(betterChoice);
    return yield judgementOf({ yours, found, common: everyday[0], everyday });
  }
  const mine = seen.question?.mine?.answer;
  for (const { words, common } of findCompletions(context, mine && 'text' in mine ? mine.text : ''))
    yield judgementOf({ yours, found: words.map(betterChoice), common: common === null ? null : betterChoice(common) });
}

/** How many of the best words to look through for different families. */
const MAX_CANDIDATES = 40;

/**
 * The best words up to a tier, one of each family: five forms of one word are not five ideas. Words that the table has
 * allowed are included whatever the tier, because all its players know them.
 */
export function bestOfEachFamily(context: WritingContext, maxTier: Tier): string[] {
  const { env, view, seat } = context;
  const handicap = handicapOf(view.config, seat);
  const isUsable = usableWordTest(env, view);
  const found = bestWords(env, view.board, { top: MAX_CANDIDATES, maxTier, handicap, skip: (word) => !isUsable(word) });
  const words = new Set([...found.map(({ word }) => word), ...view.config.words.allowed.filter(isUsable)]);
  const chosen: string[] = [];
  for (const word of [...words].sort((a, b) => pointsFor(context, b) - pointsFor(context, a)))
    if (chosen.length < MAX_BEST_MOVES && clashingWord(env, word, chosen) === undefined) chosen.push(word);
  return chosen;
}

interface Completions {
  readonly words: readonly string[];
  readonly common: string | null;
}

/** [WY-7] The best words that a frozen text could still become. An empty text stays empty. */
function* findCompletions(context: WritingContext, frozen: string): Iterable<Completions> {
  const { env, view } = context;
  if (frozen === '') return yield { words: [], common: null };
  const { allowed } = view.config.words;
  const isCommon = (word: string): boolean => allowed.includes(word) || (env.tier(word) ?? 100) <= COMMON_TIER;
  const best = new TopWords(context, MAX_BEST_MOVES);
  const common = new TopWords(context, 1);
  let count = 0;
  for (const word of [...allowed.filter((candidate) => candidate.startsWith(frozen)), ...env.completions(frozen)]) {
    best.offer(word);
    if (isCommon(word)) common.offer(word);
    if (++count % WORDS_PER_SLICE === 0) yield { words: best.words, common: common.words[0] ?? null };
  }
  yield { words: best.words, common: common.words[0] ?? null };
}

/** Keeps the highest-scoring words offered to it. Checks whether a word is usable only if it scores enough. */
class TopWords {
  readonly #context: WritingContext;
  readonly #limit: number;
  readonly #isUsable: (word: string) => boolean;
  readonly #ranked: { word: string; points: number }[] = [];

  constructor(context: WritingContext, limit: number) {
    this.#context = context;
    this.#limit = limit;
    this.#isUsable = usableWordTest(context.env, context.view);
  }

  get words(): string[] {
    return this.#ranked.map(({ word }) => word);
  }

  offer(word: string): void {
    const ranked = this.#ranked;
    const points = pointsFor(this.#context, word);
    if (ranked.length === this.#limit && points <= lastEntry(ranked).points) return;
    if (ranked.some((entry) => entry.word === word) || !this.#isUsable(word)) return;
    ranked.splice(ranked.findLastIndex((entry) => entry.points >= points) + 1, 0, { word, points });
    if (ranked.length > this.#limit) ranked.pop();
  }
}
