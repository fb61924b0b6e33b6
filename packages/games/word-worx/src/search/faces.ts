import { type CardFace, type CardId, DECK, FACES, faceOf } from '../cards.ts';

/** Number of cards of each face, by its index in FACES. Cards of a face are interchangeable, so searches count faces. */
export type FaceCounts = Int8Array;

const indexByFace = new Map(FACES.map((face, i) => [face, i]));
const indexByCard = new Map(DECK.map((card) => [card, indexByFace.get(faceOf(card))!]));

export const faceIndex = (face: CardFace): number => indexByFace.get(face) ?? -1;
export const faceIndexOfCard = (card: CardId): number => indexByCard.get(card)!;

export const countsOf = (cards: readonly CardId[]): FaceCounts => countsOfPlaces(cards.map(faceIndexOfCard));

/** The same for indexes in FACES. */
export function countsOfPlaces(places: readonly number[]): FaceCounts {
  const counts = new Int8Array(FACES.length);
  for (const place of places) counts[place]! += 1;
  return counts;
}

/** A word as a run of faces. */
export interface FaceRun {
  readonly word: string;
  /** Indexes in FACES, in the order of the word. */
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

/** The letters of each face, as numbers 0–25; −1 if it has no second letter. */
export const FIRST_LETTER: Int8Array = Int8Array.from(FACES, (face) => face.charCodeAt(0) - 97);
export const SECOND_LETTER: Int8Array = Int8Array.from(FACES, (face) =>
  face.length > 1 ? face.charCodeAt(1) - 97 : -1,
);
