/** 'L17': the 18th card of the deck. An L, because C1 is a coin. */
export type CardId = string;
/** The letters of the three face-up cards, in lower case. A card's index is the price of its letters [WS-5]. */
export type LetterOffer = readonly string[];

export const DECKS = ['printed', 'balanced'] as const;
export type Deck = (typeof DECKS)[number];

export const ROUNDS = 12;
/** [WS-5] Cards turned up each round. Their letters cost 0, 1 and 2 coins. */
export const OFFER_SIZE = 3;
/** [WS-6] The price of any letter of the alphabet, whether or not a card shows it. */
export const ANY_LETTER = 3;
/** [WS-6] Letters to be written each round. */
export const LETTERS_PER_TURN = 2;

/**
 * [WS-1] Which letters share a card is ours. The first deck has exactly the printed number of each letter (99 in all, no
 * Y). The second assumes that the printed table's lines G to K are shifted by one, and adds a Y.
 */
const FACES: Readonly<Record<Deck, readonly string[]>> = {
  printed: `af ag al aq as as at av bc cl dn ds dv eb eb ed ej ek er et ev fz hl hs iv kn kr lr mr ms np ok om op os ow
    px rt uc uh um ahq ap ocf ohr ort uhn`.split(/\s+/),
  balanced: `ac al al am an ap ar ar av av bn cr cs ds dv eb eg ek en eq es ew fp ft hl ig im ir iy lt og oj os ov ox pt
    rs ub uc un ur edg idt ipq ofm oms orz`.split(/\s+/),
};

export const cardsOf = (deck: Deck): CardId[] => FACES[deck].map((_, i) => `L${i}`);
export const faceOf = (deck: Deck, card: CardId): string => FACES[deck][Number(card.slice(1))]!;
export const offerOf = (deck: Deck, cards: readonly CardId[]): string[] => cards.map((card) => faceOf(deck, card));

/** [WS-1] The reference card: how often each letter of the alphabet occurs on the 47 cards of a deck. */
export function letterCounts(deck: Deck): Readonly<Record<string, number>> {
  const counts = Object.fromEntries(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [letter, 0]));
  for (const letter of FACES[deck].join('')) counts[letter]! += 1;
  return counts;
}
