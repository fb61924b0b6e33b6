/** 'L17': the 18th card of the deck. An L, because C1 is a coin. */
export type CardId = string;
/** The letters of the face-up cards, in lower case, in the order of their slots [WS-5]. */
export type LetterOffer = readonly string[];

export const DECKS = ['printed', 'balanced'] as const;
export type Deck = (typeof DECKS)[number];

/**
 * [WS-1] Which letters share a card is ours. The first deck has exactly the printed number of each letter (99 in all, no
 * Y). The second assumes that the printed table's lines G to K are shifted by one, and adds a Y.
 */
export const FACES: Readonly<Record<Deck, readonly string[]>> = {
  printed: `af ag al aq as as at av bc cl dn ds dv eb eb ed ej ek er et ev fz hl hs iv kn kr lr mr ms np ok om op os ow
    px rt uc uh um ahq ap ocf ohr ort uhn`.split(/\s+/),
  balanced: `ac al al am an ap ar ar av av bn cr cs ds dv eb eg ek en eq es ew fp ft hl ig im ir iy lt og oj os ov ox pt
    rs ub uc un ur edg idt ipq ofm oms orz`.split(/\s+/),
};

/** The cards that a table plays with. */
export interface LetterDeck {
  readonly cards: readonly CardId[];
  /** In the order of the cards: the letters of each, in lower case. */
  readonly faces: readonly string[];
}

export const makeDeck = (faces: readonly string[]): LetterDeck => ({ cards: faces.map((_, i) => `L${i}`), faces });

export const faceOf = ({ faces }: LetterDeck, card: CardId): string => faces[Number(card.slice(1))]!;
export const offerOf = (deck: LetterDeck, cards: readonly CardId[]): string[] =>
  cards.map((card) => faceOf(deck, card));

/** [WS-6] The letters of all cards of one price: a step of a turn names the price and not the card. */
export const lettersFor = (
  price: number,
  offer: LetterOffer,
  { cardPrices }: { readonly cardPrices: readonly number[] },
): string => offer.filter((_, slot) => cardPrices[slot] === price).join('');

/** [WS-1] The reference card: how often each letter of the alphabet occurs on the cards of a deck. */
export function letterCounts({ faces }: LetterDeck): Readonly<Record<string, number>> {
  const counts = Object.fromEntries(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [letter, 0]));
  for (const letter of faces.join('')) counts[letter]! += 1;
  return counts;
}
