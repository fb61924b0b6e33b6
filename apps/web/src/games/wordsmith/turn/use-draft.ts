import type { Wordsmith } from '@wordhoard/wordsmith';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { readText, writeText } from '../../../device/storage.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { EMPTY, type StepDraft } from './draft.ts';
import { makeDraft, parseDraft } from './kept-draft.ts';

/**
 * The turn under way, stored on this device for each match and seat: a reload or a locked phone loses nothing. Deleted
 * once it is confirmed. Another device of the same player goes on from the server's draft.
 */
export function useDraft(
  { question, mine, me, given }: Situation<Wordsmith>,
  match: string,
): [StepDraft, (draft: StepDraft) => void] {
  const key = `wordhoard.wordsmith.turn.${match}.${me}`;
  const open = mine ? question : null;
  // Another question, another draft: what is held in the state counts only as long as it grew from this one.
  const begun = useMemo(() => {
    const here = open === null ? EMPTY : parseDraft(readText(key), open);
    return { draft: here === EMPTY && open !== null && given ? { steps: given.steps, undone: [] } : here };
  }, [key, open]);
  const [kept, keep] = useState({ begun, draft: begun.draft });
  // Before it is painted, and so before a first letter can be kept.
  useLayoutEffect(() => {
    // The turn is confirmed, or this is the next one already: what was kept, if anything, is of no use.
    if (me !== null && begun.draft === EMPTY) writeText(key, null);
  }, [begun]);
  const set = (draft: StepDraft): void => {
    if (open === null) return;
    keep({ begun, draft });
    writeText(key, draft.steps.length + draft.undone.length > 0 ? makeDraft(draft, open) : null);
  };
  return [kept.begun === begun ? kept.draft : begun.draft, set];
}
