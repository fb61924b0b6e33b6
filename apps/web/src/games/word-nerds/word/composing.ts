import { findSpelling, isWild, type LetterId, letterOf, textOf, type WordCard } from '@wordhoard/word-nerds';

/** The cards a word may be made of. */
export interface Sources {
  readonly hand: readonly LetterId[];
  readonly pool: readonly LetterId[];
}

/** A WILD whose letter has not been named yet stands as its own sign. */
const faceOf = ({ card, as }: WordCard): string => as ?? letterOf(card);

/**
 * The cards for a typed text: what is spelt already keeps its cards, a further letter takes one of the hand before one of
 * the pool, and a WILD last. `lacks` is the first letter there is no card for; what follows it is left out.
 */
export function typed(
  text: string,
  now: readonly WordCard[],
  { hand, pool }: Sources,
): { cards: WordCard[]; lacks: string | null } {
  const wanted = text.toLowerCase().replace(/[^a-z?]/g, '');
  const cards: WordCard[] = [];
  for (const [i, letter] of Array.from(wanted).entries()) {
    const kept = now[i];
    // Only as far as nothing before it has changed.
    if (kept && faceOf(kept) === letter && cards.length === i && !cards.some(({ card }) => card === kept.card)) {
      cards.push(kept);
      continue;
    }
    const free = [...hand, ...pool].filter((card) => !cards.some((used) => used.card === card));
    const real = free.find((card) => letterOf(card) === letter);
    const card = real ?? free.find(isWild);
    if (card === undefined) return { cards: anchored(cards, hand, pool), lacks: letter };
    cards.push({ card, as: real === undefined ? letter : null });
  }
  return { cards: anchored(cards, hand, pool), lacks: null };
}

/** A word the pool alone spells needs a card of the hand: the game knows which. */
function anchored(cards: WordCard[], hand: readonly LetterId[], pool: readonly LetterId[]): WordCard[] {
  if (cards.some(({ card }) => hand.includes(card))) return cards;
  return findSpelling(textOf(cards), hand, pool) ?? cards;
}

/** A tapped card goes to the end of the word, or back if it is in it. */
export const tapped = (card: LetterId, now: readonly WordCard[]): WordCard[] =>
  now.some((used) => used.card === card) ? now.filter((used) => used.card !== card) : [...now, { card, as: null }];

/**
 * A card let go at a place of the word: before the card that lies there now, whether it comes from elsewhere or from
 * another place of the word. Null is outside of it.
 */
export function placed(card: LetterId, at: number | null, now: readonly WordCard[]): WordCard[] {
  const from = now.findIndex((used) => used.card === card);
  const rest = now.filter((used) => used.card !== card);
  if (at === null) return rest;
  const used = now[from] ?? { card, as: null };
  return rest.toSpliced(from >= 0 && from < at ? at - 1 : at, 0, used);
}

/** Another card that can stand at this place: the same letter from elsewhere, or a WILD. */
export function otherFor(at: number, now: readonly WordCard[], { hand, pool }: Sources): WordCard | undefined {
  const used = now[at]!;
  const letter = faceOf(used);
  const all = [...hand, ...pool];
  const fits = [
    ...all.filter((card) => letterOf(card) === letter),
    ...all.filter((card) => isWild(card) && letter !== '?'),
  ];
  // Round and round: the next one after the card that lies there.
  const from = fits.indexOf(used.card);
  const next = [...fits.slice(from + 1), ...fits.slice(0, Math.max(0, from))].find(
    (card) => !now.some((one) => one.card === card),
  );
  return next === undefined ? undefined : { card: next, as: isWild(next) ? letter : null };
}

/** Cards that are gone (dropped, stolen, swept) leave the word. */
export const still = (now: readonly WordCard[], { hand, pool }: Sources): readonly WordCard[] =>
  now.every(({ card }) => hand.includes(card) || pool.includes(card))
    ? now
    : now.filter(({ card }) => hand.includes(card) || pool.includes(card));
