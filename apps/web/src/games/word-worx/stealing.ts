import {
  type CardId,
  type Loot,
  type OpenWord,
  spellings,
  type Theft,
  textOf,
  type Workbench,
} from '@wordhoard/word-worx';

/** Nothing can be made of what would be left. */
export interface NoRest {
  readonly code: 'no-rest';
  readonly word: string;
  readonly card: CardId;
}

/** A theft while it is being put together. */
export interface Plan {
  readonly loot: Loot;
  /** Which of the rests. */
  readonly rest: number;
  /** One's own word the card goes into; null for a new one. */
  readonly onto: number | null;
  /** Cards of the hand that go in with it. */
  readonly added: readonly CardId[];
  /** The word as it shall stand; null until it is known. */
  readonly made: readonly CardId[] | null;
}

export const planFor = (loot: Loot): Plan => ({ loot, rest: 0, onto: null, added: [], made: null });

/** Into this word of one's own; null for a new one. What it makes has to be found again. */
export const planOnto = (plan: Plan, onto: number | null): Plan => ({ ...plan, onto, made: null });

/** With this card of the hand as well, or without it again. */
export function withCard(plan: Plan, card: CardId): Plan {
  const others = plan.added.filter((it) => it !== card);
  return { ...plan, added: others.length < plan.added.length ? others : [...others, card], made: null };
}

/** What may be taken by touching this card; equal cards of a word are one. */
export function lootAt(loot: readonly Loot[], word: OpenWord, card: CardId): Loot | undefined {
  const same = textOf([card]);
  return loot.find((it) => it.word.id === word.id && textOf([it.card]) === same);
}

const targetOf = (bench: Workbench, onto: number | null): readonly CardId[] =>
  bench.words.find(({ id }) => id === onto)?.cards ?? [];

/** All the cards the new word is made of. */
export const cardsOf = ({ loot, onto, added }: Plan, bench: Workbench): CardId[] => [
  ...targetOf(bench, onto),
  loot.card,
  ...added,
];

/**
 * Which of the words these cards make are put before the thief: those of the manifest, which lies open to them;
 * and the cards as they lie, the stolen one before or behind. Others they find themselves and type.
 */
export function offersOf(
  plan: Plan,
  bench: Workbench,
  made: readonly (readonly CardId[])[],
  manifest: ReadonlySet<string>,
): (readonly CardId[])[] {
  const target = targetOf(bench, plan.onto);
  const { card } = plan.loot;
  const asTheyLie = [textOf([...target, card, ...plan.added]), textOf([card, ...target, ...plan.added])];
  const known = made.filter((run) => manifest.has(textOf(run)));
  const lying = made.filter((run) => !manifest.has(textOf(run)) && asTheyLie.includes(textOf(run)));
  const typed = plan.made && !known.includes(plan.made) && !lying.includes(plan.made) ? [plan.made] : [];
  const offers = [...known, ...lying, ...typed];
  return offers.filter((run, i) => offers.findIndex((other) => textOf(other) === textOf(run)) === i);
}

/** One's own words as the theft would leave them, and the cards that would be new in them. */
export function previewOf(plan: Plan, bench: Workbench): { runs: (readonly CardId[])[]; fresh: readonly CardId[] } {
  const { loot, onto, added, made } = plan;
  const fresh = [loot.card, ...added];
  const run = made ?? cardsOf(plan, bench);
  const runs = bench.words.map(({ id, cards }) => (id === onto ? run : cards));
  return { runs: onto === null ? [...runs, run] : runs, fresh };
}

/** The plan that makes a word as typed: into an open word if one fits, otherwise from the hand; null if none does. */
export function planTyped(plan: Plan, word: string, bench: Workbench): Plan | null {
  const { card } = plan.loot;
  const open = bench.words.filter(({ id }) => id !== bench.lock);
  for (const target of [...open, null]) {
    const needed = [card, ...(target?.cards ?? [])];
    const made = spellings(word, [...needed, ...bench.hand]).find((run) => needed.every((it) => run.includes(it)));
    if (!made) continue;
    return { ...plan, onto: target?.id ?? null, added: made.filter((it) => !needed.includes(it)), made };
  }
  return null;
}

export const theftOf = ({ loot, rest, onto, made }: Plan): Theft | null =>
  made && { word: loot.word.id, card: loot.card, rest: loot.rests[rest]!, onto, made };
