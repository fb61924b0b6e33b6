/** 'L17': the 18th card of the deck. An L, because C1 is a coin. */
export type CardId = string;
/** The letters of the three cards turned up, in small letters; a card's place is the price of its letters [WS-5]. */
export type LetterOffer = readonly string[];

export const DECKS = ['printed', 'balanced'] as const;
export type Deck = (typeof DECKS)[number];

export const ROUNDS = 12;
/** [WS-5] Cards turned up each round; they cost 0, 1 and 2 a letter. */
export const SLOTS = 3;
/** [WS-6] The price of a letter that is on no card, or on none you want to take it from. */
export const ANY_LETTER = 3;
/** [WS-6] Letters to be written each round. */
export const LETTERS_A_TURN = 2;

/**
 * [WS-1] Which letters go together on a card is ours. The first deck has exactly the printed numbers of letters (99, no
 * Y); the second reads the printed table's lines G to K as shifted by one, and adds a Y.
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

/** [WS-1] The reference card: how often each letter occurs in a deck, all 47 cards counted. Every letter of the alphabet. */
export function letterCounts(deck: Deck): Readonly<Record<string, number>> {
  const counts = Object.fromEntries(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [letter, 0]));
  for (const letter of FACES[deck].join('')) counts[letter]! += 1;
  return counts;
}
