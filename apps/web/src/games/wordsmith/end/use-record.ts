import type { Wordsmith } from '@wordhoard/wordsmith';
import { useEffect, useState } from 'preact/hooks';
import type { Situation } from '../../../shell/table/situation.ts';
import { keepRecord, readRecord } from './record.ts';

/** [WS-16] The record as it was before this game, which is kept if this one, played alone, beats it. */
export function useRecord({ view, step }: Situation<Wordsmith>): number | null {
  const [before, setBefore] = useState(readRecord);
  const finished = step === null && view.sheets.length === 1;
  const points = view.tallies[0]!.total;
  useEffect(() => {
    // Another game on the same page plays against what the last one left.
    if (!finished) setBefore(readRecord());
    else if (before === null || points > before) keepRecord(points);
  }, [finished]);
  return before;
}
