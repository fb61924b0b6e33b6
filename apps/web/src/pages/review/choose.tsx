import { readRecord, type SealedRecord } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { review as strings } from '#strings/review.ts';
import { useDroppedFile } from '../../files/dropped.ts';
import { lazy } from '../../ui/lazy.tsx';

/** A visitor who comes from a game has chosen already. */
const ChooseFile = lazy(async () => (await import('../../files/choose.tsx')).ChooseFile);

/** Null for a file that is none. */
async function recordIn(file: File): Promise<SealedRecord | null> {
  try {
    return readRecord(JSON.parse(await file.text())) ?? null;
  } catch {
    return null;
  }
}

type Take = (record: SealedRecord | null) => void;

/** A record that is let go anywhere over the page. */
export const useDroppedRecord = (take: Take): void => useDroppedFile((file) => void recordIn(file).then(take));

export const ChooseRecord = ({ onChosen }: { readonly onChosen: Take }): JSX.Element => (
  <ChooseFile
    label={strings.open.choose}
    accept="application/json,.json"
    primary
    onChosen={(file) => void recordIn(file).then(onChosen)}
  />
);
