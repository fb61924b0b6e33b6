import { endsWord, NO_NODE, ROOT } from '@wordhoard/lexicon';
import type { CardDeck } from '../cards.ts';
import { SHORTEST_WORD } from '../config.ts';
import type { SearchWords } from './candidates.ts';
import { countsOfPlaces, type FaceRun } from './faces.ts';
import { waysToLay } from './ways.ts';

/**
 * [WX-6] A test whether a thief could take some card out of a word, so that the rest has two letters or more and makes a
 * word. `rests`: all words that the rest may become, known to the thief. Results are cached, because cards that differ
 * only in their order have the same answer.
 */
export function makeRobberyTest(deck: CardDeck, rests: SearchWords): (laid: FaceRun) => boolean {
  const known = new Map<string, boolean>();
  return ({ run, word }) => {
    if (word.length <= SHORTEST_WORD) return false;
    const key = run.toSorted((a, b) => a - b).join(' ');
    let answer = known.get(key);
    if (answer === undefined) {
      answer = run.some(
        (place, i) =>
          run.indexOf(place) === i &&
          word.length - deck.faces[place]!.length >= SHORTEST_WORD &&
          hasAnagram(deck, rests, run.toSpliced(i, 1)),
      );
      known.set(key, answer);
    }
    return answer;
  };
}

/** Whether all of these faces make a word in some order. */
function hasAnagram(deck: CardDeck, { graph, knows, extra }: SearchWords, places: readonly number[]): boolean {
  const visit = (node: number, word: string, left: readonly number[]): boolean => {
    if (left.length === 0) return endsWord(graph, node) && knows(word);
    return left.some((place, i) => {
      if (left.indexOf(place) < i) return false;
      const next = deck.stepFace(graph, node, place);
      return next !== NO_NODE && visit(next, word + deck.faces[place]!, left.toSpliced(i, 1));
    });
  };
  if (visit(ROOT, '', places)) return true;
  const counts = countsOfPlaces(deck, places);
  return [...extra].some((word) => waysToLay(deck, word, counts).some(({ run }) => run.length === places.length));
}
