import { type CardFace, FACES } from '../cards.ts';
import { isOnAnyManifest } from '../manifests.ts';
import { splitIntoFaces } from '../spelling.ts';
import { type FaceCounts, type FaceRun, faceIndex, makeFaceRun } from './faces.ts';

/** More of each face than any word needs. */
const UNLIMITED: ReadonlyMap<CardFace, number> = new Map(FACES.map((face) => [face, 9]));

/** Cache for the few hundred manifest words, which every search needs. Other words are not cached. */
const waysByWord = new Map<string, readonly FaceRun[]>();

/** Every way to lay a word with unlimited cards, those with the most bigrams first. */
export function everyWayToLay(word: string): readonly FaceRun[] {
  const cached = waysByWord.get(word);
  if (cached) return cached;
  const ways = splitIntoFaces(word, UNLIMITED).map((faces) => makeFaceRun(word, faces.map(faceIndex)));
  if (isOnAnyManifest(word)) waysByWord.set(word, ways);
  return ways;
}

/** Every way to lay a word with these cards, in the same order. */
export const waysToLay = (word: string, pool: FaceCounts): FaceRun[] =>
  everyWayToLay(word).filter(({ need }) => need.every(([place, count]) => pool[place]! >= count));
