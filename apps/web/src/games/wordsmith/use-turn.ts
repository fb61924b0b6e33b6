import type { Lexicon } from '@wordhoard/lexicon';
import type { AnyRefusal } from '@wordhoard/protocol';
import {
  applyStep,
  applySteps,
  applyTurn,
  beginTurn,
  type Claim,
  claimable,
  type Earned,
  type Judge,
  judgeOf,
  type Offer,
  type Sheet,
  type Square,
  type Turn,
  type TurnSoFar,
  type TurnStep,
} from '@wordhoard/wordsmith';
import { useMemo, useState } from 'preact/hooks';
import { play } from '../../shell/sound.ts';
import { type Draft, EMPTY, type Hand, redo, stepInHand, stepTyped, undo, withStep } from './draft.ts';
import type { Moment } from './sight.ts';
import { useDraft } from './use-draft.ts';

/** A word that may be claimed, and what claiming it would bring. */
export interface Offered {
  readonly claim: Claim;
  readonly earned: Earned;
  /** A word whose squares are circled already, and too short for a bonus, brings nothing. */
  readonly gains: boolean;
}

export interface TurnInHand {
  readonly turn: TurnSoFar;
  /** Every word that may be claimed as the sheet is written now. */
  readonly offered: readonly Offered[];
  readonly hand: Hand | null;
  readonly refusal: AnyRefusal | null;
  readonly canRedo: boolean;
  readonly sending: boolean;
  take(hand: Hand | null): void;
  /** Lays what is in the hand on a square; nothing happens with an empty hand. */
  press(at: Square): void;
  lay(hand: Hand, at: Square): void;
  type(letter: string, at: Square): void;
  claim(claim: Claim): void;
  undo(): void;
  redo(): void;
  confirm(): void;
}

/** What is forgotten when the page is. */
interface Held {
  /** Which question of which player this is for: another question, an empty hand. */
  readonly key: string;
  readonly hand: Hand | null;
  readonly refusal: AnyRefusal | null;
  readonly sending: boolean;
}

/** Every word that may be claimed now, those that bring something first. */
export function offeredIn(turn: TurnSoFar, offer: Offer, judge: Judge): Offered[] {
  const offered = claimable(turn.sheet, turn.fresh, judge).flatMap((claim): Offered[] => {
    const after = applyStep(turn, offer, { type: 'claim', from: claim.from, to: claim.to }, judge);
    const earned = 'code' in after ? undefined : after.earned.at(-1);
    return earned ? [{ claim, earned, gains: earned.circled.length + earned.coins + earned.crowns > 0 }] : [];
  });
  return [...offered.filter(({ gains }) => gains), ...offered.filter(({ gains }) => !gains)];
}

interface Tried {
  readonly moment: Moment;
  /** What tells this match from any other. */
  readonly match: string;
  /** As it was before the turn. */
  readonly sheet: Sheet;
  /** Null until it has come. */
  readonly lexicon: Lexicon | null;
  send(turn: Turn): Promise<AnyRefusal | null>;
}

/** A turn while it is tried out: nothing leaves this device until it is confirmed. */
export function useTurn({ moment, match, sheet, lexicon, send }: Tried): TurnInHand {
  const { view, question, me, scene, confirmed } = moment;
  const key = `${question} ${me}`;
  const fresh: Held = { key, hand: null, refusal: null, sending: false };
  const [held, hold] = useState(fresh);
  const now = held.key === key ? held : fresh;
  const [kept, keep] = useDraft(moment, match);
  const steps = scene === 'turn' ? kept.steps : confirmed;
  const { round, offer } = view;

  const { turn, draft } = useMemo(() => {
    const result = lexicon ? applySteps(sheet, offer, steps, judgeOf(view, lexicon)) : beginTurn(sheet);
    // Kept by a page that knew other words: begun anew.
    return 'code' in result ? { turn: beginTurn(sheet), draft: EMPTY } : { turn: result, draft: kept };
  }, [sheet, round, kept, steps, lexicon]);
  const offered = useMemo((): Offered[] => {
    if (!lexicon || scene !== 'turn') return [];
    return offeredIn(turn, offer, judgeOf(view, lexicon));
  }, [turn, lexicon, scene]);

  const set = (part: Partial<Held>): void => hold({ ...now, refusal: null, ...part });
  const change = (next: Draft): void => {
    keep(next);
    set({ hand: null });
  };
  const attempt = (step: TurnStep): void => {
    if (!lexicon || scene !== 'turn') return;
    const next = applyStep(turn, offer, step, judgeOf(view, lexicon));
    if ('code' in next) set({ refusal: { ...next } });
    else {
      play('lock');
      change(withStep(draft, step));
    }
  };
  const lay = (hand: Hand, at: Square): void => {
    const step = stepInHand(hand, at);
    if (step) attempt(step);
  };
  return {
    turn,
    offered,
    hand: scene === 'turn' ? now.hand : null,
    refusal: now.refusal,
    canRedo: draft.undone.length > 0,
    sending: now.sending,
    take: (hand) => set({ hand }),
    press: (at) => {
      if (now.hand) lay(now.hand, at);
    },
    lay,
    type: (letter, at) => attempt(stepTyped(letter, at, turn, offer, now.hand)),
    claim: ({ from, to }) => attempt({ type: 'claim', from, to }),
    undo: () => change(undo(draft)),
    redo: () => change(redo(draft)),
    confirm: () => {
      if (!lexicon || now.sending) return;
      const result = applyTurn(sheet, offer, draft.steps, judgeOf(view, lexicon));
      if ('code' in result) return set({ refusal: { ...result } });
      set({ sending: true });
      void send({ steps: draft.steps }).then((refusal) => {
        if (refusal) set({ refusal, sending: false });
      });
    },
  };
}
