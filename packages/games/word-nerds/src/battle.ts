/** The words on the table: who attacks whom, and what is left when one is beaten or struck. Pure; no cards, no clock. */
import type { Seat } from '@wordhoard/kernel';
import type { Refusal, TableWord, WordCard } from './types.ts';
import { valueOfWord } from './words.ts';

/** The words still fighting; null where there is none. */
export interface Front {
  readonly scoring: number | null;
  readonly trumping: number | null;
}

export function front(words: readonly TableWord[]): Front {
  const find = (status: TableWord['status']): number | null => {
    const at = words.findIndex((word) => word.status === status);
    return at < 0 ? null : at;
  };
  return { scoring: find('scoring'), trumping: find('trumping') };
}

/** [WN-11] [WN-14] The first word scores until something happens to it; every later one trumps the scoring word. */
export function lay(words: TableWord[], owner: Seat, cards: readonly WordCard[]): number {
  const { scoring } = front(words);
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

/** [WN-13] [WN-15] The scoring or the trumping word of another player, unless it is proven. */
export function checkChallenge(words: readonly TableWord[], seat: Seat, at: number): Refusal | undefined {
  const word = words[at];
  if (!word || word.proven || (word.status !== 'scoring' && word.status !== 'trumping'))
    return { code: 'not-challengeable', word: at };
  return word.owner === seat ? { code: 'own-word' } : undefined;
}

/** [WN-14] All have passed: strictly higher wins, so the scoring word survives a tie. Undefined without a battle. */
export function decide(words: TableWord[]): { winner: number; beaten: number } | undefined {
  const { scoring, trumping } = front(words);
  if (scoring === null || trumping === null) return undefined;
  const won = valueOfWord(words[trumping]!) > valueOfWord(words[scoring]!);
  const [winner, beaten] = won ? [trumping, scoring] : [scoring, trumping];
  words[winner]!.status = 'scoring';
  words[beaten]!.status = 'beaten';
  return { winner, beaten };
}

/**
 * [WN-15] A word is struck. A trumping word leaves the one it attacked as it was. A scoring word leaves the one it had
 * beaten by trumping it, and a battle goes on against that; where it had beaten none, the word that attacks it scores,
 * and outside a battle the last laid of those that lost a trump against it (ours), which is then no longer beaten. Words
 * that lost to others stay beaten. Gives the scoring word that is left.
 */
export function strike(words: TableWord[], at: number): number | null {
  const struck = words[at]!;
  const wasScoring = struck.status === 'scoring';
  struck.status = 'struck';
  const { scoring, trumping } = front(words);
  if (!wasScoring) return scoring;
  const again = struck.attacks !== null && words[struck.attacks]!.status === 'beaten' ? struck.attacks : null;
  // Any other word that attacked it has won, and was struck before this one could score again.
  const lost = words.findLastIndex(({ status, attacks }) => status === 'beaten' && attacks === at);
  const heir = again ?? trumping ?? (lost < 0 ? null : lost);
  if (heir === null) return null;
  words[heir]!.status = 'scoring';
  if (trumping !== null && trumping !== heir) words[trumping]!.attacks = heir;
  return heir;
}

/** [WN-17] What a word brings its owner in the end. */
export function pointsOf(word: TableWord): number {
  if (word.status === 'scoring' || (word.status === 'beaten' && word.fullCredit)) return valueOfWord(word);
  return word.status === 'beaten' ? Math.floor(valueOfWord(word) / 2) : 0;
}
