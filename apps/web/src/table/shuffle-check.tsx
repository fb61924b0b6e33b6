import { checkShuffle, isCheat, readRecord, type ShuffleVerdict } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shuffleTexts } from '#strings/no-play.ts';
import { api } from '../net/api.ts';
import { shuffleNote } from '../net/shuffle-salts.ts';

/** After the match: is this device's part in the shuffle, and was it the one that was promised? */
export function ShuffleCheck({ code }: { readonly code: string }): JSX.Element | null {
  const [verdict, setVerdict] = useState<ShuffleVerdict | null>(null);
  useEffect(() => {
    const note = shuffleNote(code);
    if (!note) return;
    void api.record(code).then((answer) => {
      if (!answer.ok) return;
      const record = readRecord(answer.value);
      setVerdict(record ? checkShuffle(note, record) : 'broken-commitment');
    });
  }, [code]);
  if (verdict === null) return null;
  return (
    <p class="small" role={isCheat(verdict) ? 'alert' : 'status'}>
      {shuffleTexts[verdict]}
    </p>
  );
}
