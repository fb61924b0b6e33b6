import { type CardId, type Loot, type OpenWord, type Theft, textOf, type Workbench } from '@wordhoard/word-worx';
import { type Draft, lockAt } from '../bench/draft.ts';

/** Nothing can be made of what would be left. */
export interface NoRest {
  readonly code: 'no-rest';
  readonly word: string;
  readonly card: CardId;
}

/** [WX-6] What is about to be stolen. How one's own words stand then is a draft like any other. */
export interface Plan {
  readonly loot: Loot;
  /** Which of the rests. */
  readonly rest: number;
}

export const planFor = (loot: Loot): Plan => ({ loot, rest: 0 });

/** What there is to build with, the card that is about to be stolen among it. */
export const benchFor = (bench: Workbench, plan: Plan | null): Workbench =>
  plan ? { ...bench, stolen: plan.loot.card } : bench;

/** What may be taken by touching this card; equal cards of a word are one. */
export function lootAt(loot: readonly Loot[], word: OpenWord, card: CardId): Loot | undefined {
  const same = textOf([card]);
  return loot.find((it) => it.word.id === word.id && textOf([it.card]) === same);
}

export const theftOf = ({ loot, rest }: Plan, draft: Draft, bench: Workbench): Theft => ({
  word: loot.word.id,
  card: loot.card,
  rest: loot.rests[rest]!,
  words: draft.words,
  lock: lockAt(bench, draft),
});

/** Which of one's words have the stolen card, and which change besides. Empty until it is in one of them. */
export function changedBy({ loot }: Plan, { words }: Draft, bench: Workbench): (readonly CardId[])[] {
  const into = words.find((run) => run.includes(loot.card));
  if (!into) return [];
  const lay = new Set(bench.words.map(({ cards }) => cards.join()));
  return [into, ...words.filter((run) => run !== into && !lay.has(run.join()))];
}

/**
 * What the word with the stolen card could be re-arranged into, of the words of one's own manifest, which lies open to
 * the thief; other words are for the thief to find. `made`: all that its cards make.
 */
export const offersOf = (
  made: readonly (readonly CardId[])[],
  into: readonly CardId[],
  manifest: ReadonlySet<string>,
): (readonly CardId[])[] => (manifest.has(textOf(into)) ? [] : made.filter((run) => manifest.has(textOf(run))));
