import { type CardFace, type CardId, DECK, FACES, faceOf } from '../cards.ts';

/** Count of each face, by its place in FACES. Cards of one face are interchangeable, so searches count faces. */
export type FaceCounts = Int8Array;

const places = new Map(FACES.map((face, i) => [face, i]));
const byCard = new Map(DECK.map((card) => [card, places.get(faceOf(card))!]));

export const placeOf = (face: CardFace): number => places.get(face) ?? -1;
export const placeOfCard = (card: CardId): number => byCard.get(card)!;

export function countsOf(cards: readonly CardId[]): FaceCounts {
  const counts = new Int8Array(FACES.length);
  for (const card of cards) counts[placeOfCard(card)]! += 1;
  return counts;
}

/** A run of faces: a word with the cards it is laid with. */
export interface FaceRun {
  readonly word: string;
  /** Places in FACES, in the order of the word. */
  readonly run: readonly number[];
  /** The different ones of them, and how many of each. */
  readonly need: readonly (readonly [place: number, count: number])[];
}

export function laidAs(word: string, run: readonly number[]): FaceRun {
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

/** Letters of each face, as numbers 0–25; −1 for the second of a single letter. */
export const FIRST: Int8Array = Int8Array.from(FACES, (face) => face.charCodeAt(0) - 97);
export const SECOND: Int8Array = Int8Array.from(FACES, (face) => (face.length > 1 ? face.charCodeAt(1) - 97 : -1));
