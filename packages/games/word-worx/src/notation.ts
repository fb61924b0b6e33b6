import { BIGRAMS, type CardFace, type CardId, DECK, FACES, faceOf, textOf } from './cards.ts';

/** Cards in writing: 'e st a' is three of them. A word is 'star', all single letters, or 'st-a-r' with its cards. */
export type CardNotationFault = { readonly code: 'no-such-card'; readonly face: string };

/** The faces of some cards, in either case. */
export function parseFaces(text: string): CardFace[] | CardNotationFault {
  const faces = text.toLowerCase().split(/\s+/).filter(Boolean);
  const bad = faces.find((face) => !FACES.includes(face));
  return bad === undefined ? faces : { code: 'no-such-card', face: bad };
}

export const makeFaces = (cards: readonly CardId[]): string => cards.map(faceOf).join(' ');

/** The faces of a word; without hyphens it is spelt by single letters, but Q is never without its U. */
export function parseRun(text: string): CardFace[] | CardNotationFault {
  const word = text.toLowerCase();
  return parseFaces(word.includes('-') ? word.replaceAll('-', ' ') : [...word.matchAll(/qu|./gs)].join(' '));
}

export function makeRun(cards: readonly CardId[]): string {
  const faces = cards.map(faceOf);
  const plain = faces.length > 1 && faces.every((face) => face === 'qu' || !BIGRAMS.includes(face));
  // A bigram alone gets a hyphen, too: 'on' would be an O and an N.
  return plain ? textOf(cards) : faces.length === 1 ? `${faces[0]}-` : faces.join('-');
}

/** Deals cards by their faces, each once. */
export class Dealer {
  readonly #left: CardId[] = [...DECK];

  /** Undefined when the deck has no more of one. */
  take(faces: readonly CardFace[]): CardId[] | undefined {
    const cards: CardId[] = [];
    for (const face of faces) {
      const at = this.#left.findIndex((card) => faceOf(card) === face);
      if (at < 0) return undefined;
      cards.push(...this.#left.splice(at, 1));
    }
    return cards;
  }

  /** All that has not been taken. */
  rest(): CardId[] {
    return [...this.#left];
  }
}
