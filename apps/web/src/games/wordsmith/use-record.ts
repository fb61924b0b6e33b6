import { useEffect, useState } from 'preact/hooks';
import { keepRecord, readRecord } from './record.ts';

/** [WS-16] The record as it was before this game, which is kept if this one beats it. */
export function useRecord(finished: boolean, points: number): number | null {
  const [before, setBefore] = useState(readRecord);
  useEffect(() => {
    // Another game on the same page plays against what the last one left.
    if (!finished) setBefore(readRecord());
    else if (before === null || points > before) keepRecord(points);
  }, [finished]);
  return before;
}
