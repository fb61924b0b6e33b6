import type { Answer, Seat } from '@wordhoard/kernel';
import type { CardId, OpenWord, StealableCard, WordWorx } from '@wordhoard/word-worx';
import type { ComponentChildren } from 'preact';
import type { DeepReadonly } from '../../../table/answering.ts';
import { useGameKeys } from '../../../table-kit/actions.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import type { Touch } from '../floor/weld.tsx';
import type { Verdict } from '../hand/dictionary.worker.ts';
import type { BuildDraft } from '../hand/draft.ts';
import type { ShownWords } from '../hand/shown-words.ts';
import type { TurnEditor } from '../hand/use-draft.ts';

/** The situation, the player's draft, and the dictionary's verdict on it. */
export interface TurnSituation {
  readonly situation: Situation<WordWorx>;
  readonly turn: TurnEditor;
  /** The player's own words as shown; null for spectators. */
  readonly shown: ShownWords | null;
  /** The dictionary's verdict on the draft; null if it can't be asked, undefined until it has answered. */
  readonly verdict: Verdict | null | undefined;
  /** Cards that can be stolen; null if that can't be told, undefined until it is known. */
  readonly stealable: readonly StealableCard[] | null | undefined;
  answer(given: DeepReadonly<Answer<WordWorx>>): void;
}

/**
 * The controls of the current step: what can be touched, further questions, and the buttons. The floor and the hand
 * stay the same, so that a card doesn't re-enter with every question.
 */
export interface TurnControls {
  /** Takes a card off the line. */
  readonly line: Touch | null;
  /** Steals a card from a word of another player. */
  readonly opponents: ((owner: Seat, word: OpenWord) => Touch) | null;
  /** Rearranges the player's own words: in a build, or with a card about to be stolen. */
  readonly arranging: RearrangeControls | null;
  /** True if a card may be dropped on a word of the player's own. */
  readonly open: boolean;
  /** The cards of the hand. */
  readonly held: Touch | null;
  /** Under the prompt. */
  readonly asked: ComponentChildren;
  readonly buttons: ComponentChildren;
  /** Actions of the digit keys: from 1 on a card, 0 for nothing more. */
  readonly digits: Digits;
}

type Digits = Readonly<Record<string, () => void>>;

/** A digit for each of these cards, from 1 on. */
export const digitsFor = (cards: readonly CardId[], act: (card: CardId) => void): Digits =>
  Object.fromEntries(cards.map((card, i) => [i + 1, () => act(card)]));

/** Actions on the player's own words while they are rearranged. */
export interface RearrangeControls {
  readonly draft: BuildDraft;
  /** The words to be locked for good; null while none can be. */
  readonly sealing: readonly number[] | null;
  /** The places of those that are no words. */
  readonly wrong: readonly number[];
  readonly touch: Touch;
  readonly onAim: (word: number | null) => void;
  readonly onSeal: (word: number) => void;
  readonly onDraft: (draft: BuildDraft) => void;
  /** Sends what is arranged. */
  readonly onEnter: () => void;
}

/** Nothing to do: it isn't this player's turn. */
export const WAITING: TurnControls = {
  line: null,
  opponents: null,
  arranging: null,
  open: false,
  held: null,
  asked: null,
  buttons: null,
  digits: {},
};

/** Digits take cards; a letter, while words are arranged, goes to the line where they are typed. */
export function useKeys({ digits, arranging }: TurnControls): void {
  useGameKeys((key) => {
    // The letter itself is then written where the focus has gone.
    if (arranging && /^[a-z]$/.test(key)) document.querySelector<HTMLElement>('.typed textarea')?.focus();
    return digits[key];
  });
}
