import { endsWord, NO_NODE, ROOT, type WordGraph, walk } from '@wordhoard/lexicon';
import { type CardFace, type CardId, faceOf, textOf } from './cards.ts';
import { isWord, type Judge } from './config.ts';
import { manifestWords } from './manifests.ts';

/** Every way to write a word with faces that exist in `have`; those with the most bigrams first. */
export function tilings(word: string, have: ReadonlyMap<CardFace, number>): CardFace[][] {
  const found: CardFace[][] = [];
  const left = new Map(have);
  const visit = (at: number, so: readonly CardFace[]): void => {
    if (at === word.length) {
      found.push([...so]);
      return;
    }
    for (const size of [2, 1]) {
      const face = word.slice(at, at + size);
      const held = left.get(face) ?? 0;
      if (held === 0 || face.length < size) continue;
      left.set(face, held - 1);
      visit(at + face.length, [...so, face]);
      left.set(face, held);
    }
  };
  visit(0, []);
  return found.sort((a, b) => a.length - b.length);
}

export function countFaces(cards: readonly CardId[]): Map<CardFace, number> {
  const counts = new Map<CardFace, number>();
  for (const card of cards) counts.set(faceOf(card), (counts.get(faceOf(card)) ?? 0) + 1);
  return counts;
}

/**
 * Which cards spell a word, every way by faces, bigrams where they fit first. Of equal faces the earlier card is taken,
 * so what should go first stands first.
 */
export const spellings = (word: string, cards: readonly CardId[]): CardId[][] =>
  tilings(word, countFaces(cards)).map((faces) => takeFaces(faces, cards));

function takeFaces(faces: readonly CardFace[], cards: readonly CardId[]): CardId[] {
  const left = [...cards];
  return faces.flatMap((face) =>
    left.splice(
      left.findIndex((card) => faceOf(card) === face),
      1,
    ),
  );
}

/**
 * [WX-6] What these cards, all of them, can be made into: what the rest of a robbed word can become. Each word once,
 * alphabetically.
 */
export function remakes(cards: readonly CardId[], judge: Judge): CardId[][] {
  const found = new Map<string, CardId[]>();
  for (const run of runsOf(judge.env.graph, cards)) if (isWord(judge, textOf(run))) found.set(textOf(run), run);
  const letters = sorted(textOf(cards));
  const allowed = judge.config.words.allowed.filter((word) => sorted(word) === letters);
  // Words that the dictionary's graph may lack.
  for (const word of [...(manifestAnagrams.get(letters) ?? []), ...allowed]) {
    if (found.has(word) || !isWord(judge, word)) continue;
    const run = spellings(word, cards).find((spelt) => spelt.length === cards.length);
    if (run) found.set(word, run);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, run]) => run);
}

/** Every order of all these cards that the graph knows as a word. */
function runsOf(graph: WordGraph, cards: readonly CardId[]): CardId[][] {
  const runs: CardId[][] = [];
  const visit = (node: number, run: readonly CardId[], left: readonly CardId[]): void => {
    if (left.length === 0 && endsWord(graph, node)) runs.push([...run]);
    for (const [i, card] of left.entries()) {
      if (left.findIndex((other) => faceOf(other) === faceOf(card)) < i) continue;
      const next = walk(graph, faceOf(card), node);
      if (next !== NO_NODE) visit(next, [...run, card], left.toSpliced(i, 1));
    }
  };
  visit(ROOT, [], cards);
  return runs;
}

const sorted = (word: string): string => [...word].sort().join('');
const manifestAnagrams: ReadonlyMap<string, readonly string[]> = Map.groupBy(manifestWords(), sorted);
