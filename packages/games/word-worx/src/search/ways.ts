import { type CardFace, FACES } from '../cards.ts';
import { isOnAnyManifest } from '../manifests.ts';
import { tilings } from '../spelling.ts';
import { type FaceCounts, type FaceRun, laidAs, placeOf } from './faces.ts';

/** More than any word needs. */
const PLENTY: ReadonlyMap<CardFace, number> = new Map(FACES.map((face) => [face, 9]));

/** Ways of the manifests' words, which every search needs again: there are some hundreds, and no others are kept. */
const known = new Map<string, readonly FaceRun[]>();

/** Every way to lay a word, were there plenty of each face; those with the most bigrams first. */
export function everyWayToLay(word: string): readonly FaceRun[] {
  const kept = known.get(word);
  if (kept) return kept;
  const ways = tilings(word, PLENTY).map((faces) => laidAs(word, faces.map(placeOf)));
  if (isOnAnyManifest(word)) known.set(word, ways);
  return ways;
}

/** Every way to lay it with these faces, in the same order. */
export const waysToLay = (word: string, pool: FaceCounts): FaceRun[] =>
  everyWayToLay(word).filter(({ need }) => need.every(([place, count]) => pool[place]! >= count));
