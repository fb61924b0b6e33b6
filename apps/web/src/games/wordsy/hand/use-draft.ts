import type { Answer } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { Wordsy } from '@wordhoard/wordsy';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { play } from '../../../device/sound.ts';
import type { DeepReadonly } from '../../../table/answering.ts';
import { useAnswer } from '../../../table-kit/answer-draft.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { afterUpdate, decides, draftOf, erased, lettersOf, within } from './draft.ts';

/** Drafts are sent at most this often, in ms; the last one always is. */
const SEND_EVERY = 200;

export interface WordDraft {
  readonly text: string;
  /** The part that can no longer change. */
  readonly frozen: string;
  readonly refusal: AnyRefusal | null;
  type(letter: string): void;
  erase(): void;
  /** Replaces the whole text, as far as that is allowed; anything but letters is refused. */
  set(typed: string): void;
  lock(): void;
}

/** The text being written: ahead of the table while the player types, and sent as they go. */
export function useDraft(
  situation: Situation<Wordsy>,
  move: (answer: DeepReadonly<Answer<Wordsy>>) => Promise<AnyRefusal | null>,
): WordDraft {
  const { question, step } = situation;
  const draft = draftOf(situation);
  const mine = step?.type === 'write' && decides(situation);
  const isFrozen = step?.type === 'write' && step.stage === 'grace';
  const answer = useAnswer(question, () => draft);
  const text = afterUpdate(answer.draft, { draft, frozen: isFrozen, mine });
  // [WY-7] As with a pen, whether or not the table has heard of the letter yet.
  const frozen = isFrozen ? text : '';

  // The timer sends the text at the time it fires, to the question it was written for.
  const latest = useRef({ question, text, mine });
  latest.current = { question, text, mine };
  const sent = useRef({ text: draft, at: Number.NEGATIVE_INFINITY });
  const timer = useRef(0);
  // Before the question is painted, so that text written for it at once is sent too.
  useLayoutEffect(() => {
    sent.current = { text: draft, at: Number.NEGATIVE_INFINITY };
    return () => clearTimeout(timer.current);
  }, [question]);

  const send = (): void => {
    const { question: open, text: now, mine: still } = latest.current;
    if (open !== question || !still || now === sent.current.text) return;
    sent.current = { text: now, at: performance.now() };
    void move({ text: now, lock: false });
  };

  const set = (typed: string): void => {
    if (!mine) return;
    const letters = lettersOf(typed);
    if (letters === undefined) return answer.refuse({ code: 'not-letters' });
    const next = within(letters, frozen);
    latest.current = { ...latest.current, text: next };
    answer.change(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, Math.max(0, SEND_EVERY - (performance.now() - sent.current.at)));
  };

  return {
    text,
    frozen,
    refusal: answer.refusal,
    set,
    type: (letter) => set(latest.current.text + letter),
    erase: () => set(erased(latest.current.text, frozen)),
    lock: () => {
      if (!mine) return;
      clearTimeout(timer.current);
      void answer.send(move({ text: latest.current.text, lock: true })).then((isTaken) => isTaken && play('lock'));
    },
  };
}
