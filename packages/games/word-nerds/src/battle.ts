/** The words on the table: which attacks which, and what happens when one is beaten or struck. */
import { entryAt, type Seat } from '@wordhoard/kernel';
import type { Components } from './components.ts';
import type { Refusal, TableWord, WordCard } from './types.ts';
import { wordValue } from './words.ts';

/** Indexes of the scoring word and of the word that attacks it; null if there is none. */
export interface ActiveWords {
  readonly scoring: number | null;
  readonly trumping: number | null;
}

export function activeWords(words: readonly TableWord[]): ActiveWords {
  const find = (status: TableWord['status']): number | null => {
    const at = words.findIndex((word) => word.status === status);
    return at < 0 ? null : at;
  };
  return { scoring: find('scoring'), trumping: find('trumping') };
}

/** [WN-11] [WN-14] Adds a word: the first one scores, and every later one trumps the scoring word. Returns its index. */
export function addWord(words: TableWord[], owner: Seat, cards: readonly WordCard[]): number {
  const { scoring } = activeWords(words);
  words.push({
    owner,
    cards: cards.map((used) => ({ ...used })),
    status: scoring === null ? 'scoring' : 'trumping',
    attacks: scoring,
    proven: false,
    modifier: 0,
    doubled: [],
    noBonus: false,
    fullCredit: false,
  });
  return words.length - 1;
}

/** [WN-13] [WN-15] Only another player's scoring or trumping word can be challenged, unless it is proven. */
export function checkChallenge(words: readonly TableWord[], seat: Seat, at: number): Refusal | undefined {
  const word = words[at];
  if (!word || word.proven || (word.status !== 'scoring' && word.status !== 'trumping'))
    return { code: 'not-challengeable', word: at };
  return word.owner === seat ? { code: 'own-word' } : undefined;
}

/** [WN-14] Decides the battle: the strictly higher word wins, so the scoring word wins a tie. Undefined without a battle. */
export function decideBattle(
  components: Components,
  words: TableWord[],
): { winner: number; beaten: number } | undefined {
  const { scoring, trumping } = activeWords(words);
  if (scoring === null || trumping === null) return undefined;
  const isTrumpHigher =
    wordValue(components, entryAt(words, trumping)) > wordValue(components, entryAt(words, scoring));
  const [winner, beaten] = isTrumpHigher ? [trumping, scoring] : [scoring, trumping];
  entryAt(words, winner).status = 'scoring';
  entryAt(words, beaten).status = 'beaten';
  return { winner, beaten };
}

/**
 * [WN-15] Strikes a word, and returns the index of the scoring word afterwards. If a trumping word is struck, the word
 * it attacked still scores. If the scoring word is struck, the next scoring word is the one it had beaten by trumping
 * it, and a battle goes on against that. Failing that, it is the word that attacks it, and outside a battle the last
 * laid of those that lost a trump against it (ours). Words that lost to other words stay beaten.
 */
export function strikeWord(words: TableWord[], at: number): number | null {
  const struck = entryAt(words, at);
  const wasScoring = struck.status === 'scoring';
  struck.status = 'struck';
  const { scoring, trumping } = activeWords(words);
  if (!wasScoring) return scoring;
  const beatenByIt =
    struck.attacks !== null && entryAt(words, struck.attacks).status === 'beaten' ? struck.attacks : null;
  // Any other word that attacked it had won, and was struck before this one could score again.
  const lostToIt = words.findLastIndex(({ status, attacks }) => status === 'beaten' && attacks === at);
  const successor = beatenByIt ?? trumping ?? (lostToIt < 0 ? null : lostToIt);
  if (successor === null) return null;
  entryAt(words, successor).status = 'scoring';
  if (trumping !== null && trumping !== successor) entryAt(words, trumping).attacks = successor;
  return successor;
}

/** [WN-17] The points that a word scores for its owner. */
export function pointsOf(components: Components, word: TableWord): number {
  if (word.status === 'scoring' || (word.status === 'beaten' && word.fullCredit)) return wordValue(components, word);
  return word.status === 'beaten' ? Math.floor(wordValue(components, word) / 2) : 0;
}
