import { useEffect, useState } from 'preact/hooks';
import { keepRecord, readRecord } from './record.ts';

/** [WS-16] The record as it was before this game, which is kept if this one beats it. */
export function useRecord(finished: boolean, points: number): number | null {
  const [before] = useState(readRecord);
  useEffect(() => {
    if (finished && (before === null || points > before)) keepRecord(points);
  }, [finished]);
  return before;
}
