import type { CardDeck, CardFace } from '../cards.ts';
import { splitIntoFaces } from '../spelling.ts';
import { type FaceCounts, type FaceRun, makeFaceRun } from './faces.ts';

/** More of each face than any word needs. */
const UNLIMITED = 60;

interface DeckWays {
  readonly unlimited: ReadonlyMap<CardFace, number>;
  readonly waysByWord: Map<string, readonly FaceRun[]>;
}

/** Every search needs the ways to lay the words of its manifest. There are a few hundred such words. */
const waysByDeck = new WeakMap<CardDeck, DeckWays>();
const MAX_REMEMBERED = 2000;

/** Every way to lay a word with unlimited cards, those with the fewest cards first. */
export function everyWayToLay(deck: CardDeck, word: string): readonly FaceRun[] {
  let known = waysByDeck.get(deck);
  if (!known) {
    known = { unlimited: new Map(deck.faces.map((face) => [face, UNLIMITED])), waysByWord: new Map() };
    waysByDeck.set(deck, known);
  }
  const { unlimited, waysByWord } = known;
  const cached = waysByWord.get(word);
  if (cached) return cached;
  const ways = splitIntoFaces(word, unlimited).map((faces) => makeFaceRun(word, faces.map(deck.faceIndex)));
  if (waysByWord.size >= MAX_REMEMBERED) waysByWord.clear();
  waysByWord.set(word, ways);
  return ways;
}

/** Every way to lay a word with these cards, in the same order. */
export const waysToLay = (deck: CardDeck, word: string, pool: FaceCounts): FaceRun[] =>
  everyWayToLay(deck, word).filter(({ need }) => need.every(([place, count]) => pool[place]! >= count));
