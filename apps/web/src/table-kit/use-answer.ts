import type { AnyRefusal } from '@wordhoard/protocol';
import { useReducer, useRef } from 'preact/hooks';
import { AnswerDraft } from './answer-draft.ts';

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
