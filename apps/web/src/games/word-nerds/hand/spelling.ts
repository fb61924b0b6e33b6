import type { Seat } from '@wordhoard/kernel';
import {
  type ActionId,
  type ActionTarget,
  type Components,
  findSpelling,
  fittingActions,
  type LetterDeck,
  type LetterId,
  type PlayedAction,
  targetsWithWord,
  textOf,
  type View,
  type WordCard,
} from '@wordhoard/word-nerds';

/** The cards a word may be made of. */
export interface Sources {
  readonly hand: readonly LetterId[];
  readonly pool: readonly LetterId[];
}

/** A WILD whose letter has not been named yet stands as its own sign. */
const faceOf = ({ letterOf }: LetterDeck, { card, as }: WordCard): string => as ?? letterOf(card);

/**
 * The cards for a typed text: what is spelt already keeps its cards; a further letter takes the most valuable card, one of
 * the hand before one of the pool, and a WILD last. `lacks` is the first letter there is no card for; what follows it is left out.
 */
export function spellTyped(
  components: Components,
  text: string,
  now: readonly WordCard[],
  { hand, pool }: Sources,
): { cards: WordCard[]; lacks: string | null } {
  const wanted = text.toLowerCase().replace(/[^a-z?]/g, '');
  const { letters } = components;
  const cards: WordCard[] = [];
  for (const [i, letter] of Array.from(wanted).entries()) {
    const kept = now[i];
    // Only as far as nothing before it has changed.
    if (
      kept &&
      faceOf(letters, kept) === letter &&
      cards.length === i &&
      !cards.some(({ card }) => card === kept.card)
    ) {
      cards.push(kept);
      continue;
    }
    const free = [...hand, ...pool].filter((card) => !cards.some((used) => used.card === card));
    const [real] = free
      .filter((card) => letters.letterOf(card) === letter)
      .sort((a, b) => letters.pointsOf(b) - letters.pointsOf(a));
    const card = real ?? free.find(letters.isWild);
    if (card === undefined) return { cards: anchored(components, cards, hand, pool), lacks: letter };
    cards.push({ card, as: real === undefined ? letter : null });
  }
  return { cards: anchored(components, cards, hand, pool), lacks: null };
}

/** A word the pool alone spells needs a card of the hand: the game knows which. */
function anchored(
  components: Components,
  cards: WordCard[],
  hand: readonly LetterId[],
  pool: readonly LetterId[],
): WordCard[] {
  if (cards.some(({ card }) => hand.includes(card))) return cards;
  return findSpelling(components, textOf(components, cards), hand, pool) ?? cards;
}

/** A tapped card goes to the end of the word, or back if it is in it. */
export const toggleCard = (card: LetterId, now: readonly WordCard[]): WordCard[] =>
  now.some((used) => used.card === card) ? now.filter((used) => used.card !== card) : [...now, { card, as: null }];

/**
 * A card let go at a place of the word: before the card that lies there now, whether it comes from elsewhere or from
 * another place of the word. Null is outside of it.
 */
export function placeCard(card: LetterId, at: number | null, now: readonly WordCard[]): WordCard[] {
  const from = now.findIndex((used) => used.card === card);
  const rest = now.filter((used) => used.card !== card);
  if (at === null) return rest;
  const used = now[from] ?? { card, as: null };
  return rest.toSpliced(from >= 0 && from < at ? at - 1 : at, 0, used);
}

/** Another card that can stand at this place: the same letter from elsewhere, or a WILD. */
export function alternativeFor(
  deck: LetterDeck,
  at: number,
  now: readonly WordCard[],
  { hand, pool }: Sources,
): WordCard | undefined {
  const { letterOf, isWild } = deck;
  const used = now[at]!;
  const letter = faceOf(deck, used);
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
export const stillThere = (now: readonly WordCard[], { hand, pool }: Sources): readonly WordCard[] =>
  now.every(({ card }) => hand.includes(card) || pool.includes(card))
    ? now
    : now.filter(({ card }) => hand.includes(card) || pool.includes(card));

/**
 * An action card set aside to be laid with the word being spelt. The word has no place on the table yet, and the one it
 * will have changes with every word that others lay: so it is called 'own' until it is laid.
 */
export interface CardWithWord {
  readonly card: ActionId;
  readonly on: 'own' | number;
  readonly take?: LetterId;
}

const ownPlace = ({ words }: View): number => words.length;

const aimed = (view: View, { on, take }: CardWithWord): ActionTarget => ({
  word: on === 'own' ? ownPlace(view) : on,
  ...(take === undefined ? {} : { take }),
});

/** Set aside for this target. */
export const setAside = (view: View, card: ActionId, { word, take }: ActionTarget): CardWithWord => ({
  card,
  on: word === undefined || word === ownPlace(view) ? 'own' : word,
  ...(take === undefined ? {} : { take }),
});

/** Another card, another target for the same card, or (null) the card back. */
export const changeCard = (
  view: View,
  now: readonly CardWithWord[],
  card: ActionId,
  target: ActionTarget | null,
): CardWithWord[] => [
  ...now.filter((one) => one.card !== card),
  ...(target === null ? [] : [setAside(view, card, target)]),
];

/** Cards that can be laid with this word now: they and their targets are still there. */
export const playableCards = (
  view: View,
  seat: Seat,
  cards: readonly WordCard[],
  now: readonly CardWithWord[],
): PlayedAction[] =>
  cards.length === 0
    ? []
    : fittingActions(view, seat, {
        cards,
        actions: now.map((one) => ({ card: one.card, target: aimed(view, one) })),
      });

/** A card that may go with this word, and what it could be meant for. */
export interface CardOffer {
  readonly card: ActionId;
  readonly targets: readonly ActionTarget[];
}

/** Cards with the fewest choices first: boxes to tick side by side, then the lists. */
export const cardOffers = (view: View, seat: Seat, cards: readonly WordCard[]): CardOffer[] =>
  (view.hand?.actions ?? [])
    .map((card) => ({ card, targets: targetsWithWord(view, seat, cards, card) }))
    .filter(({ targets }) => targets.length > 0)
    .sort((a, b) => a.targets.length - b.targets.length);
