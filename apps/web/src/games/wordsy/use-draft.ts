import type { AnyRefusal } from '@wordhoard/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { play } from '../../shell/sound.ts';
import { afterNews, erased, lettersOf, within } from './draft.ts';
import type { Moment } from './scene.ts';

/** Drafts are sent at most this often, in ms; the last one always is. */
const SEND_EVERY = 200;

export interface Draft {
  readonly text: string;
  /** What can no longer be changed. */
  readonly frozen: string;
  /** Why the word was not taken. */
  readonly refusal: AnyRefusal | null;
  type(letter: string): void;
  erase(): void;
  /** Replaces the whole line, as far as that is allowed. */
  set(typed: string): void;
  lock(): void;
}

/** The line being written: ahead of the table while somebody types, and told to it as they go. */
export function useDraft(moment: Moment, move: (answer: unknown) => Promise<AnyRefusal | null>): Draft {
  const { question, scene, draft } = moment;
  const mine = scene.is === 'write' && scene.mine;
  const isFrozen = scene.is === 'write' && scene.stage === 'grace';
  const frozen = isFrozen ? draft : '';
  const [line, setLine] = useState({ question, text: draft });
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const text = afterNews(line, { question, draft, frozen: isFrozen, mine });

  // What the timer sends is what is on the line when it fires.
  const latest = useRef({ text, mine, move });
  latest.current = { text, mine, move };
  const sent = useRef({ text: draft, at: Number.NEGATIVE_INFINITY });
  const timer = useRef(0);
  useEffect(() => {
    setRefusal(null);
    sent.current = { text: draft, at: Number.NEGATIVE_INFINITY };
    return () => clearTimeout(timer.current);
  }, [question]);

  const send = (): void => {
    const { text: now, mine: still, move: say } = latest.current;
    if (!still || now === sent.current.text) return;
    sent.current = { text: now, at: performance.now() };
    void say({ text: now, lock: false });
  };

  const set = (typed: string): void => {
    if (!mine) return;
    const next = within(lettersOf(typed), frozen);
    latest.current = { ...latest.current, text: next };
    setLine({ question, text: next });
    setRefusal(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, Math.max(0, SEND_EVERY - (performance.now() - sent.current.at)));
  };

  return {
    text,
    frozen,
    refusal,
    set,
    type: (letter) => set(latest.current.text + letter),
    erase: () => set(erased(latest.current.text, frozen)),
    lock: () => {
      if (!mine) return;
      clearTimeout(timer.current);
      void move({ text: latest.current.text, lock: true }).then((no) => {
        setRefusal(no);
        if (!no) play('lock');
      });
    },
  };
}
