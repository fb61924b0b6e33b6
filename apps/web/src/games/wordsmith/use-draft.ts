import { useEffect, useMemo, useState } from 'preact/hooks';
import { recall, remember } from './device.ts';
import { type Draft, EMPTY } from './draft.ts';
import { makeDraft, parseDraft } from './kept-draft.ts';
import type { Moment } from './sight.ts';

/**
 * The turn under way, kept on this device for each match and seat: a reload or a phone that locks itself loses nothing,
 * and nothing of it leaves the device, for the house need not know a turn before it is confirmed [WS-8]. Forgotten once
 * it is confirmed.
 */
export function useDraft(
  { question, scene, me }: Pick<Moment, 'question' | 'scene' | 'me'>,
  match: string,
): [Draft, (draft: Draft) => void] {
  const key = `wordhoard.wordsmith.turn.${match}.${me}`;
  const open = scene === 'turn' ? question : null;
  // Another question, another draft: what is held in the state counts only as long as it grew from this one.
  const begun = useMemo(() => ({ draft: open === null ? EMPTY : parseDraft(recall(key), open) }), [key, open]);
  const [kept, keep] = useState({ begun, draft: begun.draft });
  useEffect(() => {
    // The turn is confirmed, or this is the next one already: what was kept, if anything, is of no use.
    if (me !== null && begun.draft === EMPTY) remember(key, null);
  }, [begun]);
  const set = (draft: Draft): void => {
    if (open === null) return;
    keep({ begun, draft });
    remember(key, draft.steps.length + draft.undone.length > 0 ? makeDraft(draft, open) : null);
  };
  return [kept.begun === begun ? kept.draft : begun.draft, set];
}
