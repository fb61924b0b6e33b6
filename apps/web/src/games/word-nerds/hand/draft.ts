import { type Answer, forSeat, type Seat } from '@wordhoard/kernel';
import {
  type ActionId,
  type ActionTarget,
  activeWords,
  checkTrump,
  checkWordPlay,
  componentsOf,
  HAND_LIMIT,
  type LetterId,
  type PlayedAction,
  previewWord,
  type Refusal,
  scoreWord,
  type TableWord,
  textOf,
  tokensOwed,
  type WordCard,
  type WordNerds,
  type WordPlay,
  type WordScore,
} from '@wordhoard/word-nerds';
import type { DeepReadonly } from '../../../table/answering.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import type { ShownRefusal } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';

/** Cards and tokens the player has chosen but not sent, and how to change or send them. */
export interface Draft {
  /** The word being spelt. It stays from question to question, as long as its cards are there. */
  readonly word: readonly WordCard[];
  /** [WN-14] The action cards to be laid with it; they stay as long as the word does. */
  readonly actions: readonly PlayedAction[];
  readonly letters: readonly LetterId[];
  readonly tokens: readonly number[];
  /** The action card that is being aimed. */
  readonly card: ActionId | null;
  readonly refusal: ShownRefusal | null;
  spell(word: readonly WordCard[]): void;
  /** Lays this card with the word, on this target; null keeps it. */
  layWithWord(card: ActionId, target: ActionTarget | null): void;
  toggleLetter(card: LetterId, most: number): void;
  toggleToken(token: number, most: number): void;
  takeUp(card: ActionId | null): void;
  answer(answer: DeepReadonly<Answer<WordNerds>>): void;
  play(move: DeepReadonly<WordNerds['free']>): void;
}

/** Props of every part that belongs to one player. */
export interface PlayerProps {
  readonly situation: Situation<WordNerds>;
  readonly seat: Seat;
  readonly draft: Draft;
  readonly names: Names;
}

/** True while this player spells a word: to declare it, or to trump another's. */
export function isSpelling({ step, view, me, mine }: Situation<WordNerds>): boolean {
  if (!mine) return false;
  if (step?.type === 'declare') return true;
  const { scoring, trumping } = activeWords(view.words);
  return step?.type === 'respond' && trumping === null && scoring !== null && view.words[scoring]?.owner !== me;
}

interface DraftedWord {
  readonly play: DeepReadonly<WordPlay>;
  /** '' while it can't be laid. */
  readonly text: string;
  /** With all that is laid with it. */
  readonly score: WordScore;
  /** The word it would trump. */
  readonly attacked: TableWord | null;
  /** Why it can't be laid now. */
  readonly whyNot: Refusal | undefined;
}

/** The word being spelt, as it would be laid. */
export function draftedWord({ situation: { step, view }, seat, draft }: PlayerProps): DraftedWord {
  const play = { cards: draft.word, actions: draft.actions };
  const { word, attacked } = previewWord(view, seat, play);
  const whyNot = (step?.type === 'respond' ? checkTrump : checkWordPlay)(view, seat, play);
  const components = componentsOf(view.config);
  const text = whyNot ? '' : textOf(components, draft.word);
  return { play, text, score: scoreWord(components, word), attacked, whyNot };
}

/** [WN-18] How many spent tokens this player takes back now. */
export const owedTokens = ({ step, view, me }: Situation<WordNerds>): number =>
  step?.type === 'keep' && me !== null ? tokensOwed(step.owed, me, forSeat(view.players, me).spent) : 0;

/** The highest, unless the player chooses others. */
export const usualTokens = (situation: Situation<WordNerds>): readonly number[] => {
  const spent = situation.me === null ? [] : forSeat(situation.view.players, situation.me).spent;
  return spent.toSorted((a, b) => b - a).slice(0, owedTokens(situation));
};

/** [WN-4] How many letters this player has to discard now. */
export const owedLetters = ({ step, view }: Situation<WordNerds>): number => {
  if (step?.type === 'drop') return 1;
  return step?.type === 'discard' ? (view.hand?.letters.length ?? HAND_LIMIT) - HAND_LIMIT : 0;
};
