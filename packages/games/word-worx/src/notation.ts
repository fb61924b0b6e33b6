import type { CardDeck, CardFace, CardId } from './cards.ts';

/** Cards as text: 'e st a' is three cards. A word is 'star', of single letters, or 'st-a-r', with its cards. */
export type CardNotationFault = { readonly code: 'no-such-card'; readonly face: string };

/** Parses faces of cards, ignoring case. */
export function parseFaces(deck: CardDeck, text: string): CardFace[] | CardNotationFault {
  const faces = text.toLowerCase().split(/\s+/).filter(Boolean);
  const bad = faces.find((face) => deck.faceIndex(face) < 0);
  return bad === undefined ? faces : { code: 'no-such-card', face: bad };
}

export const formatFaces = ({ faceOf }: CardDeck, cards: readonly CardId[]): string => cards.map(faceOf).join(' ');

/** Parses the faces of a word. Without hyphens it is of single letters, except that QU is one card where there is one. */
export function parseRun(deck: CardDeck, text: string): CardFace[] | CardNotationFault {
  const word = text.toLowerCase();
  return parseFaces(deck, word.includes('-') ? word.replaceAll('-', ' ') : plainFaces(deck, word).join(' '));
}

const plainFaces = (deck: CardDeck, word: string): string[] =>
  word.match(deck.faceIndex('qu') < 0 ? /./gs : /qu|./gs) ?? [];

export function formatRun(deck: CardDeck, cards: readonly CardId[]): string {
  const faces = cards.map(deck.faceOf);
  // A single card also gets a hyphen: 'on' would be an O and an N.
  if (faces.length === 1) return `${faces[0]}-`;
  const word = faces.join('');
  return plainFaces(deck, word).join() === faces.join() ? word : faces.join('-');
}

/** Deals cards by their faces, each once. */
export class Dealer {
  readonly #deck: CardDeck;
  readonly #remaining: CardId[];

  constructor(deck: CardDeck) {
    this.#deck = deck;
    this.#remaining = [...deck.ids];
  }

  /** Undefined if the deck lacks one of the faces. */
  take(faces: readonly CardFace[]): CardId[] | undefined {
    const cards: CardId[] = [];
    for (const face of faces) {
      const at = this.#remaining.findIndex((card) => this.#deck.faceOf(card) === face);
      if (at < 0) return undefined;
      cards.push(...this.#remaining.splice(at, 1));
    }
    return cards;
  }

  /** The cards that have not been taken. */
  rest(): CardId[] {
    return [...this.#remaining];
  }
}
