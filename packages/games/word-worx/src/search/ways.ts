import { FACES, type Face } from '../cards.ts';
import { isOnAnyManifest } from '../manifests.ts';
import { tilings } from '../spelling.ts';
import { type Counts, type Laid, laidAs, placeOf } from './faces.ts';

/** More than any word needs. */
const PLENTY: ReadonlyMap<Face, number> = new Map(FACES.map((face) => [face, 9]));

/** Those of the manifests' words, which every search asks for again: there are some hundreds, and no others are kept. */
const known = new Map<string, readonly Laid[]>();

/** Every way to lay a word, were there plenty of each face; those with the most bigrams first. */
export function everyWayToLay(word: string): readonly Laid[] {
  const kept = known.get(word);
  if (kept) return kept;
  const ways = tilings(word, PLENTY).map((faces) => laidAs(word, faces.map(placeOf)));
  if (isOnAnyManifest(word)) known.set(word, ways);
  return ways;
}

/** Every way to lay it with these faces, in the same order. */
export const waysToLay = (word: string, pool: Counts): Laid[] =>
  everyWayToLay(word).filter(({ need }) => need.every(([place, count]) => pool[place]! >= count));
