import { endsWord, NO_NODE, ROOT, type WordGraph, walk } from '@wordhoard/lexicon';
import { MAX_FACE_LENGTH } from './bounds.ts';
import type { CardDeck, CardFace, CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import { isWord, type WordRules } from './config.ts';
import { sortLetters } from './manifests.ts';

/** Every way to split a word into available faces, those with the fewest cards first. */
export function splitIntoFaces(word: string, available: ReadonlyMap<CardFace, number>): CardFace[][] {
  const found: CardFace[][] = [];
  const left = new Map(available);
  const visit = (at: number, prefix: readonly CardFace[]): void => {
    if (at === word.length) {
      found.push([...prefix]);
      return;
    }
    for (let size = MAX_FACE_LENGTH; size >= 1; size--) {
      const face = word.slice(at, at + size);
      const held = left.get(face) ?? 0;
      if (held === 0 || face.length < size) continue;
      left.set(face, held - 1);
      visit(at + face.length, [...prefix, face]);
      left.set(face, held);
    }
  };
  visit(0, []);
  return found.sort((a, b) => a.length - b.length);
}

function countFaces({ faceOf }: CardDeck, cards: readonly CardId[]): Map<CardFace, number> {
  const counts = new Map<CardFace, number>();
  for (const card of cards) counts.set(faceOf(card), (counts.get(faceOf(card)) ?? 0) + 1);
  return counts;
}

/**
 * Every way to spell a word with these cards, those with the fewest cards first. Of equal cards the earlier is taken, so
 * put first what should be used first.
 */
export const spellings = (deck: CardDeck, word: string, cards: readonly CardId[]): CardId[][] =>
  splitIntoFaces(word, countFaces(deck, cards)).map((faces) => takeFaces(deck, faces, cards));

function takeFaces({ faceOf }: CardDeck, faces: readonly CardFace[], cards: readonly CardId[]): CardId[] {
  const left = [...cards];
  return faces.flatMap((face) =>
    left.splice(
      left.findIndex((card) => faceOf(card) === face),
      1,
    ),
  );
}

/**
 * [WX-6] The words that use all of these cards, for the rest of a word that lost a card. Each word once,
 * alphabetically.
 */
export function findAnagrams(cards: readonly CardId[], wordRules: WordRules): CardId[][] {
  const { deck, manifests } = componentsOf(wordRules.config);
  const { textOf } = deck;
  const found = new Map<string, CardId[]>();
  for (const run of anagramsInGraph(deck, wordRules.env.graph, cards))
    if (isWord(wordRules, textOf(run))) found.set(textOf(run), run);
  const letters = sortLetters(textOf(cards));
  const allowed = wordRules.config.words.allowed.filter((word) => sortLetters(word) === letters);
  // Words that may be missing from the dictionary's graph.
  for (const word of [...manifests.madeOf(letters), ...allowed]) {
    if (found.has(word) || !isWord(wordRules, word)) continue;
    const run = spellings(deck, word, cards).find((spelling) => spelling.length === cards.length);
    if (run) found.set(word, run);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, run]) => run);
}

/** Every order of all these cards that is a word of the graph. */
function anagramsInGraph({ faceOf }: CardDeck, graph: WordGraph, cards: readonly CardId[]): CardId[][] {
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
