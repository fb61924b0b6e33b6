import { type JudgeAsk, type JudgedMove, type Judgement, judgementOf, type Move } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import type { WordNerds } from '../types.ts';
import { type PossibleWorld, worldFor } from './worlds.ts';

/** Number of worlds that agree with the observation. */
export const WORLDS = 12;

/** A move there is, and what it is worth in one world. */
export interface Option {
  readonly move: Move<WordNerds>;
  readonly text: string;
  readonly word: string | null;
  /** Points the game gives for it at once; missing for moves that by their nature score nothing. */
  readonly points?: number;
  value(world: PossibleWorld): number;
}

interface WeighedOptions {
  readonly yours: Option;
  /** With or without `yours`; of equal texts the first counts. Looked for as they are asked for; null: still looking. */
  readonly options: Iterable<Option | null>;
  /** Worth is told as what is more than this; nothing where it is left out. */
  readonly base?: (world: PossibleWorld) => number;
  /** True if hidden cards or lots matter; otherwise one world is enough. */
  readonly hidden: boolean;
}

/** The mean over more and more worlds. In the first, where most is looked up, each option is a slice of its own. */
export function* weigh(
  ask: JudgeAsk<WordNerds>,
  { yours, options, base = () => 0, hidden }: WeighedOptions,
): Generator<Judgement<WordNerds> | null, void> {
  const all: Option[] = [];
  const sums: number[] = [];
  const isCommon = ({ word }: Option): boolean =>
    word !== null && (ask.env.tier(word) ?? Number.POSITIVE_INFINITY) <= COMMON_TIER;
  const told = (worlds: number): Judgement<WordNerds> => {
    const choices = all.map(
      ({ move, text, word, points = null }, i): JudgedMove<WordNerds> => ({
        move,
        text,
        word,
        points,
        worth: sums[i]! / worlds,
      }),
    );
    const common = choices.filter((_, i) => isCommon(all[i]!));
    const best = common.reduce<JudgedMove<WordNerds> | null>(
      (top, one) => (top && top.worth >= one.worth ? top : one),
      null,
    );
    const weighed = hidden ? worlds : 0;
    return judgementOf({ yours: choices[0]!, found: choices, common: best, everyday: common, worlds: weighed });
  };
  const first = worldFor(ask.seen.view, ask.seat, ask.chance);
  const nothing = base(first);
  for (const option of chain(yours, options)) {
    if (option && !all.some(({ text }) => text === option.text)) {
      all.push(option);
      sums.push(option.value(first) - nothing);
    }
    yield told(1);
  }
  // Without a choice one world is enough.
  for (let worlds = 2; hidden && all.length > 1 && worlds <= WORLDS; worlds++) {
    const world = worldFor(ask.seen.view, ask.seat, ask.chance);
    const idle = base(world);
    for (const [i, option] of all.entries()) {
      sums[i]! += option.value(world) - idle;
      yield null;
    }
    yield told(worlds);
  }
}

function* chain<T>(one: T, more: Iterable<T | null>): Generator<T | null> {
  yield one;
  yield* more;
}
