import type { CardDeck, CardId, OpenWord, StealableCard, Theft, Workbench } from '@wordhoard/word-worx';
import { type BuildDraft, lockAt } from './draft.ts';

/** Nothing can be made of what would be left. */
export interface NoRest {
  readonly code: 'no-rest';
  readonly word: string;
  readonly card: CardId;
}

/** [WX-6] The planned theft. The player's own words afterwards are a draft like any other. */
export interface TheftPlan {
  readonly target: StealableCard;
  /** Which of the rests. */
  readonly rest: number;
}

export const planFor = (target: StealableCard): TheftPlan => ({ target, rest: 0 });

/** The building material, including the card about to be stolen. */
export const benchFor = (bench: Workbench, plan: TheftPlan | null): Workbench =>
  plan ? { ...bench, stolen: plan.target.card } : bench;

/** The theft by tapping this card; equal cards of a word are one. */
export function stealableAt(
  { faceOf }: CardDeck,
  stealable: readonly StealableCard[],
  word: OpenWord,
  card: CardId,
): StealableCard | undefined {
  const same = faceOf(card);
  return stealable.find((it) => it.word.id === word.id && faceOf(it.card) === same);
}

export const theftOf = ({ target, rest }: TheftPlan, draft: BuildDraft, bench: Workbench): Theft => ({
  word: target.word.id,
  card: target.card,
  rest: target.rests[rest]!,
  words: draft.words,
  lock: lockAt(bench, draft),
});

/** The player's words with the stolen card, and those that change besides. Empty until it is in one of them. */
export function changedBy({ target }: TheftPlan, { words }: BuildDraft, bench: Workbench): (readonly CardId[])[] {
  const into = words.find((run) => run.includes(target.card));
  if (!into) return [];
  const lay = new Set(bench.words.map(({ cards }) => cards.join()));
  return [into, ...words.filter((run) => run !== into && !lay.has(run.join()))];
}

/**
 * Words of the thief's own manifest that the word with the stolen card could become; other words are for the thief to
 * find. `made`: all that its cards make.
 */
export const offersOf = (
  { textOf }: CardDeck,
  made: readonly (readonly CardId[])[],
  into: readonly CardId[],
  manifest: ReadonlySet<string>,
): (readonly CardId[])[] => (manifest.has(textOf(into)) ? [] : made.filter((run) => manifest.has(textOf(run))));
