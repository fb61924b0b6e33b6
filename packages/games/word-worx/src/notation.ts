import { BIGRAMS, type CardFace, type CardId, DECK, FACES, faceOf, textOf } from './cards.ts';

/** Cards as text: 'e st a' is three cards. A word is 'star', of single letters, or 'st-a-r', with its cards. */
export type CardNotationFault = { readonly code: 'no-such-card'; readonly face: string };

/** Parses faces of cards, ignoring case. */
export function parseFaces(text: string): CardFace[] | CardNotationFault {
  const faces = text.toLowerCase().split(/\s+/).filter(Boolean);
  const bad = faces.find((face) => !FACES.includes(face));
  return bad === undefined ? faces : { code: 'no-such-card', face: bad };
}

export const formatFaces = (cards: readonly CardId[]): string => cards.map(faceOf).join(' ');

/** Parses the faces of a word. Without hyphens it is of single letters, except that QU is one card. */
export function parseRun(text: string): CardFace[] | CardNotationFault {
  const word = text.toLowerCase();
  return parseFaces(word.includes('-') ? word.replaceAll('-', ' ') : [...word.matchAll(/qu|./gs)].join(' '));
}

export function formatRun(cards: readonly CardId[]): string {
  const faces = cards.map(faceOf);
  const isPlain = faces.length > 1 && faces.every((face) => face === 'qu' || !BIGRAMS.includes(face));
  // A single bigram also gets a hyphen: 'on' would be an O and an N.
  return isPlain ? textOf(cards) : faces.length === 1 ? `${faces[0]}-` : faces.join('-');
}

/** Deals cards by their faces, each once. */
export class Dealer {
  readonly #remaining: CardId[] = [...DECK];

  /** Undefined if the deck lacks one of the faces. */
  take(faces: readonly CardFace[]): CardId[] | undefined {
    const cards: CardId[] = [];
    for (const face of faces) {
      const at = this.#remaining.findIndex((card) => faceOf(card) === face);
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
