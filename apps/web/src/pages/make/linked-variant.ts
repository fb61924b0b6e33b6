import type { FormFaultInWords, VariantTable } from '@wordhoard/lab';
import { useEffect, useState } from 'preact/hooks';
import { variantForm as strings } from '#strings/variant-form.ts';
import { readVariant } from '../../variants/ask.ts';
import { hasVariant, variantText } from '../../variants/link.ts';

/** Result of reading a variant file, or the variant in a link. */
export type ReadVariant = VariantTable | { readonly faults: readonly FormFaultInWords[] };

const fault = (text: string): ReadVariant => ({ faults: [{ path: [], text }] });

/** A variant of this game, from a text that may come from a stranger. */
export async function readFor(game: string, text: string | null): Promise<ReadVariant> {
  if (text === null) return fault(strings.damagedLink);
  const parsed = await readVariant(text);
  if (!parsed) return fault(strings.offline);
  if (!parsed.ok) return parsed;
  return parsed.file.game === game ? parsed : fault(strings.otherGame(parsed.file.game));
}

/** Reads the variant of the link that led here, and of each link that is opened later. True while it does. */
export function useLinkedVariant(game: string, take: (read: ReadVariant) => void): boolean {
  const [isReading, setReading] = useState(() => hasVariant(location.hash));
  useEffect(() => {
    let latest = '';
    const read = async (): Promise<void> => {
      const { hash } = location;
      latest = hash;
      if (!hasVariant(hash)) return setReading(false);
      setReading(true);
      const found = await readFor(game, await variantText(hash));
      if (latest !== hash) return;
      take(found);
      setReading(false);
    };
    void read();
    const again = (): void => void read();
    addEventListener('hashchange', again);
    return () => {
      latest = '';
      removeEventListener('hashchange', again);
    };
  }, [game]);
  return isReading;
}
