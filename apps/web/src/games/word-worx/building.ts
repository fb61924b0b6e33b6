import { type CardId, makeRun, spellings, textOf, type Workbench } from '@wordhoard/word-worx';

type Run = readonly CardId[];

/** One's words while they are being built; nothing of it is at the table yet. */
export interface Draft {
  readonly words: readonly Run[];
  /** [WX-8] Runs to be locked for good, by their cards: a run that changes is no longer meant. */
  readonly seals: readonly string[];
  /** Where the next card goes; null for a new word. */
  readonly at: { readonly word: number; readonly place: number } | null;
}

/** What was typed cannot be laid. */
export type TypedFault =
  | { readonly code: 'no-cards'; readonly word: string }
  | { readonly code: 'left-out'; readonly card: CardId }
  | { readonly code: 'under-lock'; readonly word: number };

const keyOf = (run: Run): string => run.join(' ');

export const draftOf = ({ words }: Workbench): Draft => ({
  words: words.map(({ cards }) => cards),
  seals: [],
  at: null,
});

/** Cards in none of the words: of the hand, and those taken off the table, which must go back somewhere. */
export function looseCards({ hand, words }: Workbench, draft: Draft): CardId[] {
  const used = new Set(draft.words.flat());
  return [...words.flatMap(({ cards }) => cards), ...hand].filter((card) => !used.has(card));
}

/** The next card goes to where this one was. */
export function takeOut(draft: Draft, card: CardId): Draft {
  const word = draft.words.findIndex((run) => run.includes(card));
  const run = draft.words[word];
  if (!run) return draft;
  if (run.length === 1) return { ...draft, words: draft.words.toSpliced(word, 1), at: null };
  const place = run.indexOf(card);
  return { ...draft, words: draft.words.with(word, run.toSpliced(place, 1)), at: { word, place } };
}

export function putIn(draft: Draft, card: CardId): Draft {
  if (!draft.at) return { ...draft, words: [...draft.words, [card]], at: { word: draft.words.length, place: 1 } };
  const { word, place } = draft.at;
  const run = draft.words[word]!.toSpliced(place, 0, card);
  return { ...draft, words: draft.words.with(word, run), at: { word, place: place + 1 } };
}

/** Where a card is let go: beside one that lies in a word, as a word of its own, or back among the loose ones. */
export type Drop = { readonly beside: CardId; readonly after: boolean } | 'new' | 'hand';

/** Moves a card, loose or in a word, to where it was dragged. */
export function dropCard(draft: Draft, card: CardId, to: Drop): Draft {
  if (typeof to === 'object' && to.beside === card) return draft;
  const without = takeOut(draft, card);
  if (to === 'hand') return without;
  if (to === 'new') return putIn(aimAt(without, null), card);
  const word = without.words.findIndex((run) => run.includes(to.beside));
  if (word < 0) return draft;
  const place = without.words[word]!.indexOf(to.beside) + (to.after ? 1 : 0);
  return putIn({ ...without, at: { word, place } }, card);
}

/**
 * The same word of other cards, a bigram for two letters or two letters for a bigram; null if there is no other way.
 * What lay on the table stays in.
 */
export function otherCards(bench: Workbench, draft: Draft, word: number): Draft | null {
  const run = draft.words[word]!;
  const lying = new Set(bench.words.flatMap(({ cards }) => cards));
  const bound = run.filter((card) => lying.has(card));
  const ways = spellings(textOf(run), [...run, ...looseCards(bench, draft)])
    .filter((way) => bound.every((card) => way.includes(card)))
    .map((way) => ({ way, faces: makeRun(way) }));
  const now = ways.findIndex(({ faces }) => faces === makeRun(run));
  const next = ways[(now + 1) % ways.length];
  return !next || ways.length < 2 ? null : { ...draft, words: draft.words.with(word, next.way), at: null };
}

/** The next card goes to the end of this word; null for a new one. */
export const aimAt = (draft: Draft, word: number | null): Draft => ({
  ...draft,
  at: word === null ? null : { word, place: draft.words[word]!.length },
});

export function toggleSeal(draft: Draft, word: number): Draft {
  const key = keyOf(draft.words[word]!);
  const others = draft.seals.filter((seal) => seal !== key);
  return { ...draft, seals: others.length < draft.seals.length ? others : [...others, key] };
}

/** The words to be locked for good, by their places. */
export const sealsOf = ({ words, seals }: Draft): number[] =>
  words.flatMap((run, i) => (seals.includes(keyOf(run)) ? [i] : []));

export const wordsTyped = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** Ways tried before giving up; far more than the cards on a table allow for in earnest. */
const MOST = 20_000;

/**
 * The cards for words as typed: a word that lies there keeps its cards, bigrams go where they fit, and every card of
 * the table must come in somewhere; of the hand come as few as will do.
 */
export function fromTyped(typed: string, bench: Workbench): { readonly words: readonly Run[] } | TypedFault {
  const wanted = wordsTyped(typed);
  const locked = bench.words.find(({ id }) => id === bench.lock);
  const lockedAt = locked ? wanted.indexOf(textOf(locked.cards)) : -1;
  if (locked && lockedAt < 0) return { code: 'under-lock', word: locked.id };
  const own = bench.words.filter((word) => word !== locked).map(({ cards }) => cards);
  let work = MOST;
  let furthest = 0;
  let leftOut: CardId | undefined;
  const visit = (at: number, table: Run, hand: Run): Run[] | undefined => {
    furthest = Math.max(furthest, at);
    if (--work < 0) return undefined;
    const word = wanted[at];
    if (word === undefined) {
      leftOut ??= table[0];
      return table.length === 0 ? [] : undefined;
    }
    const cards = [...table, ...hand];
    const lying = own.find((run) => textOf(run) === word && run.every((card) => table.includes(card)));
    const ways = at === lockedAt ? [locked!.cards] : [...(lying ? [lying] : []), ...spellings(word, cards)];
    for (const run of ways) {
      const without = (them: Run): Run => them.filter((card) => !run.includes(card));
      const rest = visit(at + 1, without(table), without(hand));
      if (rest) return [run, ...rest];
    }
    return undefined;
  };
  const words = visit(0, own.flat(), bench.hand);
  if (words) return { words };
  return leftOut === undefined ? { code: 'no-cards', word: wanted[furthest]! } : { code: 'left-out', card: leftOut };
}

export const typedOf = ({ words }: Pick<Draft, 'words'>): string => words.map(textOf).join(' ').toUpperCase();
