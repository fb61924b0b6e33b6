import type { AnyRefusal } from '@wordhoard/protocol';
import { useReducer, useRef } from 'preact/hooks';

/**
 * What a player has begun and not sent, and why the last attempt was refused. It belongs to one question: with the next
 * question it starts again. `useAnswer` gives a page its own.
 */
export class AnswerDraft<D, R> {
  #key: unknown;
  #draft: D;
  #refusal: R | null = null;
  #sending = 0;
  readonly #onChange: () => void;

  constructor(key: unknown, start: D, onChange: () => void) {
    this.#key = key;
    this.#draft = start;
    this.#onChange = onChange;
  }

  get draft(): D {
    return this.#draft;
  }
  get refusal(): R | null {
    return this.#refusal;
  }
  get isSending(): boolean {
    return this.#sending > 0;
  }

  /** Starts again if `key` is another question. */
  follow(key: unknown, start: () => D): void {
    if (Object.is(key, this.#key)) return;
    this.#key = key;
    this.#draft = start();
    this.#refusal = null;
    this.#sending = 0;
  }

  /** A change answers the refusal: it is no longer shown. */
  change(draft: D): void {
    this.#draft = draft;
    this.#refusal = null;
    this.#onChange();
  }

  refuse(refusal: R | null): void {
    this.#refusal = refusal;
    this.#onChange();
  }

  /**
   * Waits for the table. A refusal is shown even if the next question is open by then: 'Too late: Beth was first' is
   * about the one before. Resolves to true if the table accepted the answer.
   */
  async send(sent: Promise<R | null>): Promise<boolean> {
    const key = this.#key;
    this.#sending += 1;
    this.#onChange();
    const refusal = await sent;
    if (Object.is(key, this.#key)) this.#sending -= 1;
    if (refusal !== null || Object.is(key, this.#key)) this.refuse(refusal);
    return refusal === null;
  }
}

/**
 * The player's unsent answer to the open question. `key` names the question (and the seat, where several share a
 * device); a new key starts with `start()`. Read `draft` from the result, not from a closure: several keys may be
 * pressed between two drawings.
 */
export function useAnswer<D, R extends { readonly code: string } = AnyRefusal>(
  key: unknown,
  start: () => D,
): AnswerDraft<D, R> {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const answer = useRef<AnswerDraft<D, R> | null>(null);
  answer.current ??= new AnswerDraft<D, R>(key, start(), () => redraw(undefined));
  answer.current.follow(key, start);
  return answer.current;
}
