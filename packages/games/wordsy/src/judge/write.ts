import { BEST_TOLD, type JudgeAsk, type JudgedMove, type Judgement, judgementOf } from '@wordhoard/kernel';
import { COMMON_TIER, clash, DICTIONARIES, rankingLetters, type Tier } from '@wordhoard/lexicon';
import { bestWords } from '../best.ts';
import { usableOn } from '../bot/ideas.ts';
import type { Stage, Wordsy } from '../types.ts';
import { pointsFor, shownPoints, type WritingMoment, worthOf } from './worth.ts';

/** Words are looked at so many at a time: a slice of some milliseconds. */
const SLICE = 1000;

/**
 * [WY-4]…[WY-9] A word locked, or a draft as it stands. The best are the words that score most; where one may flip the
 * timer, each of them is locked or kept back, whichever promises the better box.
 */
export function* judgeWrite(
  ask: JudgeAsk<Wordsy>,
  to: number,
  stage: Stage,
  { text, lock }: { text: string; lock: boolean },
): Iterable<Judgement<Wordsy> | null> {
  const { env, seat, seen } = ask;
  const desk: WritingMoment = { env, view: seen.view, seat, stage };
  const choice = (word: string, locked: boolean): JudgedMove<Wordsy> => ({
    move: { to, answer: { text: word, lock: locked } },
    worth: worthOf(desk, word, locked),
    points: shownPoints(desk, word),
    text: locked ? word.toUpperCase() : `${word.toUpperCase()}…`,
    word: word === '' ? null : word,
  });
  const better = (word: string): JudgedMove<Wordsy> => {
    const [locked, kept] = [choice(word, true), choice(word, false)];
    return kept.worth > locked.worth ? kept : locked;
  };
  const yours = choice(text, lock);
  // Here, and not in the first search.
  yield* rankingLetters(env);
  if (stage !== 'grace') {
    const found = bestOn(desk, DICTIONARIES[seen.view.config.words.dictionary]).map(better);
    yield judgementOf({ yours, found });
    const everyday = bestOn(desk, COMMON_TIER).map(better);
    return yield judgementOf({ yours, found, common: everyday[0], everyday });
  }
  const mine = seen.question?.mine?.answer;
  for (const { words, common } of endings(desk, mine && 'text' in mine ? mine.text : ''))
    yield judgementOf({ yours, found: words.map(better), common: common === null ? null : better(common) });
}

/** Of so many best words each family is told once: five forms of one word are no five ideas. */
const LOOKED_AT = 40;

/** The best words of the table no rarer than that; what a table has allowed by name is known to all its players. */
function bestOn(desk: WritingMoment, maxTier: Tier): string[] {
  const { env, view, seat } = desk;
  const handicap = view.config.handicaps.includes(seat);
  const may = usableOn(env, view);
  const found = bestWords(env, view.board, { top: LOOKED_AT, maxTier, handicap, skip: (word) => !may(word) });
  const words = new Set([...found.map(({ word }) => word), ...view.config.words.allowed.filter(may)]);
  const told: string[] = [];
  for (const word of [...words].sort((a, b) => pointsFor(desk, b) - pointsFor(desk, a)))
    if (told.length < BEST_TOLD && clash(env, word, told) === undefined) told.push(word);
  return told;
}

interface Endings {
  readonly words: readonly string[];
  readonly common: string | null;
}

/** [WY-7] What a frozen text could still become: the best words that go on from it. Nothing stays nothing. */
function* endings(desk: WritingMoment, frozen: string): Iterable<Endings> {
  const { env, view } = desk;
  if (frozen === '') return yield { words: [], common: null };
  const { allowed } = view.config.words;
  const isCommon = (word: string): boolean => allowed.includes(word) || (env.tier(word) ?? 100) <= COMMON_TIER;
  const best = new Leaders(desk, BEST_TOLD);
  const common = new Leaders(desk, 1);
  let looked = 0;
  for (const word of [...allowed.filter((it) => it.startsWith(frozen)), ...env.completions(frozen)]) {
    best.offer(word);
    if (isCommon(word)) common.offer(word);
    if (++looked % SLICE === 0) yield { words: best.words, common: common.words[0] ?? null };
  }
  yield { words: best.words, common: common.words[0] ?? null };
}

/** The words that score most of those offered; whether one may be written is asked only of those that would lead. */
class Leaders {
  readonly #desk: WritingMoment;
  readonly #most: number;
  readonly #usable: (word: string) => boolean;
  readonly #held: { word: string; points: number }[] = [];

  constructor(desk: WritingMoment, most: number) {
    this.#desk = desk;
    this.#most = most;
    this.#usable = usableOn(desk.env, desk.view);
  }

  get words(): string[] {
    return this.#held.map(({ word }) => word);
  }

  offer(word: string): void {
    const held = this.#held;
    const points = pointsFor(this.#desk, word);
    if (held.length === this.#most && points <= held.at(-1)!.points) return;
    if (held.some((it) => it.word === word) || !this.#usable(word)) return;
    held.splice(held.findLastIndex((it) => it.points >= points) + 1, 0, { word, points });
    if (held.length > this.#most) held.pop();
  }
}
