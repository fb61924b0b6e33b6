import type { CardDeck, CardId } from '../cards.ts';

/** Number of cards of each face, by its index in the faces of the deck. Cards of a face are interchangeable, so searches count faces. */
export type FaceCounts = Int8Array;

export const countsOf = (deck: CardDeck, cards: readonly CardId[]): FaceCounts =>
  countsOfPlaces(deck, cards.map(deck.faceIndexOfCard));

/** The same for indexes of faces. */
export function countsOfPlaces({ faces }: CardDeck, places: readonly number[]): FaceCounts {
  const counts = new Int8Array(faces.length);
  for (const place of places) counts[place]! += 1;
  return counts;
}

/** A word as a run of faces. */
export interface FaceRun {
  readonly word: string;
  /** Indexes of faces, in the order of the word. */
  readonly run: readonly number[];
  /** The different faces, and how many of each. */
  readonly need: readonly (readonly [place: number, count: number])[];
}

export function makeFaceRun(word: string, run: readonly number[]): FaceRun {
  const counts = new Map<number, number>();
  for (const place of run) counts.set(place, (counts.get(place) ?? 0) + 1);
  return { word, run, need: [...counts] };
}

export function fitsIn({ need }: FaceRun, a: FaceCounts, b: FaceCounts): boolean {
  for (let i = 0; i < need.length; i++) {
    const [place, count] = need[i]!;
    if (a[place]! + b[place]! < count) return false;
  }
  return true;
}

/** The first card of each face. */
export const differentFaces = ({ faceOf }: CardDeck, cards: readonly CardId[]): CardId[] =>
  cards.filter((card, i) => cards.findIndex((other) => faceOf(other) === faceOf(card)) === i);
