import type { AnyRefusal } from '@wordhoard/protocol';
import {
  beginTurn,
  type Claim,
  type Sheet,
  type Square,
  spotsWords,
  type TurnAnswer,
  type TurnSoFar,
  type TurnStep,
  type Wordsmith,
} from '@wordhoard/wordsmith';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { play } from '../../../device/sound.ts';
import { unlessWordsMissing } from '../../../offline/no-words.ts';
import type { DeepReadonly } from '../../../table/answering.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { EMPTY, type HeldTool, redo, type StepDraft, stepInHand, stepTyped, undo, withStep } from './draft.ts';
import type { TurnRules } from './judging.ts';
import type { OfferedClaim } from './offered.ts';
import { useDraft } from './use-draft.ts';

export interface TurnInHand {
  readonly turn: TurnSoFar;
  /** Every word that may be claimed as the sheet is written now; none where words are not spotted [WS-18]. */
  readonly offered: readonly OfferedClaim[];
  readonly hand: HeldTool | null;
  readonly refusal: AnyRefusal | null;
  readonly canRedo: boolean;
  readonly sending: boolean;
  /** It was confirmed with something left undone, and asks whether that is meant. */
  readonly leaving: boolean;
  /** Not before the dictionary is here, if words were claimed before the page was loaded. */
  readonly ready: boolean;
  take(hand: HeldTool | null): void;
  /** Lays what is in the hand on a square; with an empty hand, a letter there is the first of a word to be claimed. */
  press(at: Square): void;
  lay(hand: HeldTool, at: Square): void;
  type(letter: string, at: Square): void;
  claim(claim: Pick<Claim, 'from' | 'to'>): void;
  undo(): void;
  redo(): void;
  confirm(): void;
}

const WORDS_COMING = { code: 'words-coming' };

/** State that lasts as long as the page. */
interface HeldState {
  /** Which question of which player this is for: another question, an empty hand. */
  readonly key: string;
  readonly hand: HeldTool | null;
  readonly refusal: AnyRefusal | null;
  readonly sending: boolean;
  readonly leaving: boolean;
  /** A word claimed before the dictionary was here: looked up as soon as it is. */
  readonly waiting: TurnStep | null;
}

const sameSteps = (a: readonly TurnStep[], b: readonly TurnStep[]): boolean => JSON.stringify(a) === JSON.stringify(b);

interface TurnInput {
  readonly situation: Situation<Wordsmith>;
  /** Identifies this match. */
  readonly match: string;
  /** As it was before the turn. */
  readonly sheet: Sheet;
  /** Null until it has come. */
  readonly judging: TurnRules | null;
  send(turn: DeepReadonly<TurnAnswer>): Promise<AnyRefusal | null>;
}

/** A turn while it is tried out. Where time may run out it is sent to the server, which plays it then [WS-5]. */
export function useTurn({ situation, match, sheet, judging, send }: TurnInput): TurnInHand {
  const { view, question, me, mine, given, until } = situation;
  const key = `${question} ${me}`;
  const fresh: HeldState = { key, hand: null, refusal: null, sending: false, leaving: false, waiting: null };
  const [held, hold] = useState(fresh);
  const now = held.key === key ? held : fresh;
  const [kept, keep] = useDraft(situation, match);
  // A confirmed turn stays visible while the others still write.
  const steps = mine ? kept.steps : (given?.steps ?? EMPTY.steps);
  const { round, offer } = view;

  const { turn, draft, ready } = useMemo(() => {
    const result = judging && unlessWordsMissing(() => judging.applySteps(sheet, offer, steps, judging.judge(view)));
    if (!result) return { turn: beginTurn(sheet), draft: kept, ready: false };
    // Stored by a page with another dictionary: starts over.
    return 'code' in result
      ? { turn: beginTurn(sheet), draft: EMPTY, ready: true }
      : { turn: result, draft: kept, ready: true };
    // A word that is allowed meanwhile changes the config.
  }, [sheet, round, view.config, kept, steps, judging]);
  const words = judging?.words ?? false;
  const offered = useMemo((): OfferedClaim[] => {
    if (!judging?.words || !mine || !spotsWords(view.config)) return [];
    return judging.offeredIn(turn, offer, judging.judge(view));
  }, [turn, view.config, judging, mine]);

  const isTold = sameSteps(draft.steps, given?.steps ?? []);
  useEffect(() => {
    if (mine && until !== null && words && !now.sending && !isTold) void send({ steps: draft.steps, draft: true });
  }, [question, words, draft.steps]);

  const set = (part: Partial<HeldState>): void =>
    hold({ ...now, refusal: null, leaving: false, waiting: null, ...part });
  const change = (next: StepDraft): void => {
    keep(next);
    set({ hand: null });
  };
  const attempt = (step: TurnStep): void => {
    if (!judging || !ready || !mine) return;
    const next = unlessWordsMissing(() => judging.applyStep(turn, offer, step, judging.judge(view)));
    if (!next) return set({ hand: null, refusal: WORDS_COMING, waiting: step });
    // A non-word is pointed out again; a letter stays selected, for another square.
    if ('code' in next) set({ refusal: { ...next }, ...(step.type === 'claim' && { hand: null }) });
    else {
      play('lock');
      change(withStep(draft, step));
    }
  };
  useEffect(() => {
    if (words && now.waiting) attempt(now.waiting);
    else if (words && now.refusal?.code === WORDS_COMING.code) set({});
  }, [words]);
  const lay = (hand: HeldTool, at: Square): void => {
    const step = stepInHand(hand, at);
    if (step) attempt(step);
  };
  return {
    turn,
    offered,
    hand: mine ? now.hand : null,
    refusal: now.refusal,
    canRedo: draft.undone.length > 0,
    sending: now.sending,
    leaving: now.leaving,
    ready,
    take: (hand) => set({ hand }),
    press: (at) => {
      if (now.hand?.is === 'claim' && now.hand.from === at) set({ hand: null });
      else if (now.hand) lay(now.hand, at);
      else if (turn.sheet.letters[at] !== null) set({ hand: { is: 'claim', from: at } });
    },
    lay,
    type: (letter, at) => attempt(stepTyped(letter, at, turn, offer, now.hand)),
    claim: ({ from, to }) => attempt({ type: 'claim', from, to }),
    undo: () => change(undo(draft)),
    redo: () => change(redo(draft)),
    confirm: () => {
      if (!judging || now.sending) return;
      // Words that could still be claimed are not known yet.
      if (!words) return set({ refusal: WORDS_COMING });
      const result = judging.applyTurn(sheet, offer, draft.steps, judging.judge(view));
      if ('code' in result) return set({ refusal: { ...result } });
      const { goblets, swords } = result.remaining;
      const undone = goblets + swords > 0 || offered.some(({ gains }) => gains);
      if (undone && !now.leaving) return set({ leaving: true, hand: null });
      set({ sending: true });
      void send({ steps: draft.steps }).then((refusal) => {
        if (refusal) set({ refusal, sending: false });
      });
    },
  };
}
