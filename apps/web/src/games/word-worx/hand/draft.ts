import { entryAt } from '@wordhoard/kernel';
import {
  type CardDeck,
  type CardId,
  formatRun,
  lockPlaces,
  requiredCards,
  spellings,
  type Workbench,
} from '@wordhoard/word-worx';

type DraftRun = readonly CardId[];

/** The player's words while they are being built; nothing is sent yet. */
export interface BuildDraft {
  readonly words: readonly DraftRun[];
  /** [WX-8] Runs to be locked for good, by their cards: a run that changes is no longer meant. */
  readonly seals: readonly string[];
  /** Place of the next card; null for a new word. */
  readonly at: { readonly word: number; readonly place: number } | null;
  readonly lock: LockWish | null;
  /** A card of a word that was tapped: it goes to what is tapped next. */
  readonly lifted: CardId | null;
}

/** [WX-8] Where the manifest card goes from the word it lies on: along with this card, or, with null, nowhere. */
interface LockWish {
  readonly from: number;
  readonly along: CardId | null;
}

/** Reasons why the typed words can't be laid. */
export type TypedFault =
  | { readonly code: 'no-cards'; readonly word: string }
  | { readonly code: 'left-out' | 'not-welded'; readonly card: CardId };

const keyOf = (run: DraftRun): string => run.join(' ');

export const draftOf = ({ words }: Workbench): BuildDraft => ({
  words: words.map(({ cards }) => cards),
  seals: [],
  at: null,
  lock: null,
  lifted: null,
});

/** Cards in none of the words: of the hand, and those off the table or stolen, which must go somewhere. */
export function looseCards(bench: Workbench, draft: BuildDraft): CardId[] {
  const used = new Set(draft.words.flat());
  return [...requiredCards(bench), ...bench.hand].filter((card) => !used.has(card));
}

/** [WX-8] The place of the manifest card: as its owner wishes, otherwise on what took the most of the word it lies on. */
export function lockAt(bench: Workbench, { words, lock }: BuildDraft): number | null {
  const places = lockPlaces(bench, words);
  const along = lock?.from === bench.lock ? lock?.along : undefined;
  if (along === null) return null;
  return places.find((at) => along !== undefined && entryAt(words, at).includes(along)) ?? places[0] ?? null;
}

/** Puts the manifest card on this one of the words that its word became; or takes it off, if it lies there. */
export function toggleLock(bench: Workbench, draft: BuildDraft, at: number): BuildDraft {
  if (bench.lock === null) return draft;
  const under = bench.words.find(({ id }) => id === bench.lock)?.cards ?? [];
  const along =
    lockAt(bench, draft) === at ? null : (entryAt(draft.words, at).find((card) => under.includes(card)) ?? null);
  return { ...draft, lock: { from: bench.lock, along } };
}

/** The next card goes to where this one was. */
export function takeOut(draft: BuildDraft, card: CardId): BuildDraft {
  const word = draft.words.findIndex((run) => run.includes(card));
  const run = draft.words[word];
  if (!run) return draft;
  if (run.length === 1) return { ...draft, words: draft.words.toSpliced(word, 1), at: null, lifted: null };
  const place = run.indexOf(card);
  return { ...draft, words: draft.words.with(word, run.toSpliced(place, 1)), at: { word, place }, lifted: null };
}

export function putIn(draft: BuildDraft, card: CardId): BuildDraft {
  const { words, at } = draft;
  if (!at) return { ...draft, words: [...words, [card]], at: { word: words.length, place: 1 }, lifted: null };
  const { word, place } = at;
  const run = entryAt(words, word).toSpliced(place, 0, card);
  return { ...draft, words: words.with(word, run), at: { word, place: place + 1 }, lifted: null };
}

/** The card that was tapped before, as long as it lies in a word. */
export const liftedOf = ({ words, lifted }: BuildDraft): CardId | null =>
  lifted !== null && words.some((run) => run.includes(lifted)) ? lifted : null;

/**
 * A card of a word is tapped. The first lifts; a second is where the lifted one goes, and makes room for it: in the same
 * word it takes that place, in another it lies before it. Tapped twice, a card comes out.
 */
export function tapCard(draft: BuildDraft, card: CardId): BuildDraft {
  const lifted = liftedOf(draft);
  if (lifted === null) return { ...draft, lifted: card };
  if (lifted === card) return takeOut(draft, card);
  const run = draft.words.find((it) => it.includes(card))!;
  const after = run.includes(lifted) && run.indexOf(lifted) < run.indexOf(card);
  return dropCard(draft, lifted, { beside: card, after });
}

/** The end of a word is tapped, or (null) a new one: the lifted card goes there, or the next one will. */
export function tapEnd(draft: BuildDraft, word: number | null): BuildDraft {
  const lifted = liftedOf(draft);
  if (lifted === null) return aimAt(draft, word);
  const beside = word === null ? undefined : entryAt(draft.words, word).findLast((card) => card !== lifted);
  return dropCard(draft, lifted, beside === undefined ? 'new' : { beside, after: true });
}

/** Drop places of a card: beside one in a word, as a word of its own, or back among the loose ones. */
export type Drop = { readonly beside: CardId; readonly after: boolean } | 'new' | 'hand';

/** Moves a card, loose or in a word, to where it was dragged. */
export function dropCard(draft: BuildDraft, card: CardId, to: Drop): BuildDraft {
  if (typeof to === 'object' && to.beside === card) return draft;
  const without = takeOut(draft, card);
  if (to === 'hand') return without;
  if (to === 'new') return putIn(aimAt(without, null), card);
  const word = without.words.findIndex((run) => run.includes(to.beside));
  if (word < 0) return draft;
  const place = entryAt(without.words, word).indexOf(to.beside) + (to.after ? 1 : 0);
  return putIn({ ...without, at: { word, place } }, card);
}

/**
 * The same word of other cards, a bigram for two letters or two letters for a bigram; null if there is no other way.
 * What lay on the table stays in.
 */
export function otherCards(deck: CardDeck, bench: Workbench, draft: BuildDraft, word: number): BuildDraft | null {
  const run = draft.words[word]!;
  const must = requiredCards(bench);
  const bound = run.filter((card) => must.includes(card));
  const ways = spellings(deck, deck.textOf(run), [...run, ...looseCards(bench, draft)])
    .filter((way) => bound.every((card) => way.includes(card)))
    .map((way) => ({ way, faces: formatRun(deck, way) }));
  const now = ways.findIndex(({ faces }) => faces === formatRun(deck, run));
  const next = ways[(now + 1) % ways.length];
  return !next || ways.length < 2 ? null : { ...draft, words: draft.words.with(word, next.way), at: null };
}

/** The next card goes to the end of this word; null for a new one. */
export const aimAt = (draft: BuildDraft, word: number | null): BuildDraft => ({
  ...draft,
  at: word === null ? null : { word, place: entryAt(draft.words, word).length },
});

export function toggleSeal(draft: BuildDraft, word: number): BuildDraft {
  const key = keyOf(draft.words[word]!);
  const others = draft.seals.filter((seal) => seal !== key);
  return { ...draft, seals: others.length < draft.seals.length ? others : [...others, key] };
}

/** The words to be locked for good, by their places. */
export const sealsOf = ({ words, seals }: BuildDraft): number[] =>
  words.flatMap((run, i) => (seals.includes(keyOf(run)) ? [i] : []));

/** The answer it is. */
export const builtOf = (bench: Workbench, draft: BuildDraft): Built => ({
  words: draft.words,
  lock: lockAt(bench, draft),
  seal: sealsOf(draft),
});

/** The draft put forward earlier, to go on with after a reload or on another device. */
export const draftFrom = (bench: Workbench, { words, seal }: Built): BuildDraft => ({
  ...draftOf(bench),
  words,
  seals: seal.map((at) => keyOf(words[at]!)),
});

export interface Built {
  readonly words: readonly DraftRun[];
  readonly lock: number | null;
  readonly seal: readonly number[];
}

export const wordsTyped = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** Ways tried before giving up; far more than the cards on a table allow for in earnest. */
const MOST = 20_000;

/**
 * The cards for words as typed: a word that lies there keeps its cards, bigrams go where they fit, and every card of
 * the table, and a stolen one, must come in somewhere; of the hand come as few as will do.
 */
export function fromTyped(
  deck: CardDeck,
  typed: string,
  bench: Workbench,
): { readonly words: readonly DraftRun[] } | TypedFault {
  const { textOf } = deck;
  const wanted = wordsTyped(typed);
  // Words on the table are settled first, so that no other word borrows their cards without need.
  const lies = (word: string): boolean => bench.words.some(({ cards }) => textOf(cards) === word);
  const order = [...wanted.keys()].sort((a, b) => Number(lies(wanted[b]!)) - Number(lies(wanted[a]!)));
  const laid: DraftRun[] = [];
  let work = MOST;
  let furthest = 0;
  let leftOut: CardId | undefined;
  const visit = (step: number, table: DraftRun, hand: DraftRun): boolean => {
    furthest = Math.max(furthest, step);
    if (--work < 0) return false;
    const at = order[step];
    if (at === undefined) {
      leftOut ??= table[0];
      return table.length === 0;
    }
    const word = wanted[at]!;
    const lying = bench.words.find(
      ({ cards }) => textOf(cards) === word && cards.every((card) => table.includes(card)),
    );
    return [...(lying ? [lying.cards] : []), ...spellings(deck, word, [...table, ...hand])].some((run) => {
      const without = (them: DraftRun): DraftRun => them.filter((card) => !run.includes(card));
      laid[at] = run;
      return visit(step + 1, without(table), without(hand));
    });
  };
  if (visit(0, requiredCards(bench), bench.hand)) return { words: laid };
  if (leftOut === undefined) return { code: 'no-cards', word: wanted[order[furthest]!]! };
  return { code: leftOut === bench.stolen ? 'not-welded' : 'left-out', card: leftOut };
}

export const typedOf = ({ textOf }: CardDeck, { words }: Pick<BuildDraft, 'words'>): string =>
  words.map(textOf).join(' ').toUpperCase();
