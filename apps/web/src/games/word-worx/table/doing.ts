import type { Answer, Seat } from '@wordhoard/kernel';
import type { CardId, Loot, OpenWord, WordWorx } from '@wordhoard/word-worx';
import type { ComponentChildren } from 'preact';
import type { Sent } from '../../../shell/table/answering.ts';
import type { Situation } from '../../../shell/table/situation.ts';
import type { Draft } from '../bench/draft.ts';
import type { Standing } from '../bench/standing.ts';
import type { Touch } from '../floor/weld.tsx';
import type { Verdict } from './judge.worker.ts';
import type { Turn } from './use-turn.ts';

/** What is going on, what the player has begun, and what the dictionary says to it. */
export interface Playing {
  readonly situation: Situation<WordWorx>;
  readonly turn: Turn;
  /** One's own words as they are shown; null for those who only watch. */
  readonly standing: Standing | null;
  /** What the dictionary says to what is being arranged; null if it cannot be asked, undefined until it has answered. */
  readonly verdict: Verdict | null | undefined;
  /** What can be stolen; null if that cannot be told, undefined until it is known. */
  readonly loot: readonly Loot[] | null | undefined;
  answer(given: Sent<Answer<WordWorx>>): void;
}

/**
 * What a player is in the middle of: what can be touched for it, what else is asked, and the buttons. The floor and the
 * hand are the same whatever that is, and stay: a card that lies there does not come in anew with every question.
 */
export interface Doing {
  /** A card of the line is to be taken. */
  readonly line: Touch | null;
  /** One of the others' cards may be. */
  readonly prey: ((owner: Seat, word: OpenWord) => Touch) | null;
  /** One's own words are being re-arranged: in a build, or with a card that is about to be stolen. */
  readonly arranging: Arranging | null;
  /** May a card be let go on a word of one's own? */
  readonly open: boolean;
  /** The cards of the hand. */
  readonly held: Touch | null;
  /** Under the prompt. */
  readonly asked: ComponentChildren;
  readonly buttons: ComponentChildren;
  /** What digits do: those from 1 on a card, 0 nothing more. */
  readonly digits: Digits;
}

export type Digits = Readonly<Record<string, () => void>>;

/** A digit for each of these cards, from 1 on. */
export const digitsFor = (cards: readonly CardId[], act: (card: CardId) => void): Digits =>
  Object.fromEntries(cards.map((card, i) => [i + 1, () => act(card)]));

/** What can be done with one's own words while they are re-arranged. */
export interface Arranging {
  readonly draft: Draft;
  /** The words to be locked for good; null while none can be. */
  readonly sealing: readonly number[] | null;
  /** The places of those that are no words. */
  readonly wrong: readonly number[];
  readonly touch: Touch;
  readonly onAim: (word: number | null) => void;
  readonly onSeal: (word: number) => void;
  readonly onDraft: (draft: Draft) => void;
  /** Sends what is arranged. */
  readonly onEnter: () => void;
}

/** Nothing: it is somebody else's turn, or nobody's. */
export const WAITING: Doing = {
  line: null,
  prey: null,
  arranging: null,
  open: false,
  held: null,
  asked: null,
  buttons: null,
  digits: {},
};
