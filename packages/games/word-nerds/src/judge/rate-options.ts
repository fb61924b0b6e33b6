import { entryAt, type JudgedMove, type JudgeInput, type Judgement, judgementOf, type Move } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import type { WordNerds } from '../types.ts';
import { type PossibleWorld, randomWorld } from './worlds.ts';

/** How many possible worlds are tried. */
export const MAX_WORLDS = 12;

/** A possible move, and its value in a possible world. */
export interface MoveOption {
  readonly move: Move<WordNerds>;
  readonly text: string;
  readonly word: string | null;
  /** Points it scores at once; missing for moves that never score. */
  readonly points?: number;
  value(world: PossibleWorld): number;
}

interface OptionsToRate {
  readonly yours: MoveOption;
  /** With or without `yours`; of equal texts the first counts. May be computed lazily; null means still searching. */
  readonly options: Iterable<MoveOption | null>;
  /** Values are relative to this; 0 by default. */
  readonly base?: (world: PossibleWorld) => number;
  /** True if hidden cards or chance matter; otherwise one world is enough. */
  readonly hidden: boolean;
}

/** Averages over more and more worlds. In the first, which takes longest, it yields after each option. */
export function* rateOptions(
  ask: JudgeInput<WordNerds>,
  { yours, options, base = () => 0, hidden }: OptionsToRate,
): Generator<Judgement<WordNerds> | null, void> {
  const all: MoveOption[] = [];
  const sums: number[] = [];
  const isCommon = ({ word }: MoveOption): boolean =>
    word !== null && (ask.env.tier(word) ?? Number.POSITIVE_INFINITY) <= COMMON_TIER;
  const makeJudgement = (worlds: number): Judgement<WordNerds> => {
    const choices = all.map(
      ({ move, text, word, points = null }, i): JudgedMove<WordNerds> => ({
        move,
        text,
        word,
        points,
        worth: entryAt(sums, i) / worlds,
      }),
    );
    const common = choices.filter((_, i) => isCommon(entryAt(all, i)));
    const best = common.reduce<JudgedMove<WordNerds> | null>(
      (best, choice) => (best && best.worth >= choice.worth ? best : choice),
      null,
    );
    const weighed = hidden ? worlds : 0;
    return judgementOf({ yours: entryAt(choices, 0), found: choices, common: best, everyday: common, worlds: weighed });
  };
  const first = randomWorld(ask.seen.view, ask.seat, ask.chance);
  const firstBase = base(first);
  for (const option of prepend(yours, options)) {
    if (option && !all.some(({ text }) => text === option.text)) {
      all.push(option);
      sums.push(option.value(first) - firstBase);
    }
    yield makeJudgement(1);
  }
  // Without a choice one world is enough.
  for (let worlds = 2; hidden && all.length > 1 && worlds <= MAX_WORLDS; worlds++) {
    const world = randomWorld(ask.seen.view, ask.seat, ask.chance);
    const baseValue = base(world);
    for (const [i, option] of all.entries()) {
      sums[i]! += option.value(world) - baseValue;
      yield null;
    }
    yield makeJudgement(worlds);
  }
}

function* prepend<T>(one: T, more: Iterable<T | null>): Generator<T | null> {
  yield one;
  yield* more;
}
