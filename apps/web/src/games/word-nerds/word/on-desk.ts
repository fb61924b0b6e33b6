import { entryAt } from '@wordhoard/kernel';
import {
  activeWords,
  checkTrump,
  checkWordPlay,
  previewWord,
  type Refusal,
  scoreWord,
  type TableWord,
  textOf,
  type WordNerds,
  type WordPlay,
  type WordScore,
} from '@wordhoard/word-nerds';
import type { DeepReadonly } from '../../../table/answering.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import type { Own } from '../ask/use-desk.ts';

/** True while this player spells a word: to declare it, or to trump another's. */
export function isSpelling({ step, view, me, mine }: Situation<WordNerds>): boolean {
  if (!mine) return false;
  if (step?.type === 'declare') return true;
  const { scoring, trumping } = activeWords(view.words);
  return step?.type === 'respond' && trumping === null && scoring !== null && entryAt(view.words, scoring).owner !== me;
}

interface OnDesk {
  readonly laying: DeepReadonly<WordPlay>;
  /** '' while it cannot be laid. */
  readonly text: string;
  /** With all that is laid with it. */
  readonly worth: WordScore;
  /** The word it would trump. */
  readonly attacked: TableWord | null;
  /** Why it cannot be laid now. */
  readonly whyNot: Refusal | undefined;
}

/** The word on the desk, as it would be laid. */
export function onDesk({ situation: { step, view }, seat, desk }: Own): OnDesk {
  const laying = { cards: desk.word, actions: desk.actions };
  const { word, attacked } = previewWord(view, seat, laying);
  const whyNot = (step?.type === 'respond' ? checkTrump : checkWordPlay)(view, seat, laying);
  return { laying, text: whyNot ? '' : textOf(desk.word), worth: scoreWord(word), attacked, whyNot };
}
