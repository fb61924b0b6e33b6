import type { FormFaultInWords, VariantFile } from '@wordhoard/lab';
import { useEffect, useRef, useState } from 'preact/hooks';
import { VariantReader } from '../../../variants/ask.ts';
import { fileText } from '../../../variants/draft.ts';

type Faults = readonly FormFaultInWords[];
const NONE: Faults = [];

/** Time without typing after which the file is read, in ms: each letter of a number would be a fault on the way. */
const PAUSE_MS = 300;

interface VariantFaults {
  readonly faults: Faults;
  /** Reads the file at once, before something is done with it. */
  check(): Promise<Faults>;
}

/**
 * Finds the faults of the variant in the form: a worker reads it whenever it changes.
 *
 * @param file null if the game is played as printed
 */
export function useFaults(file: VariantFile | null): VariantFaults {
  const [faults, setFaults] = useState(NONE);
  const reader = useRef<VariantReader | null>(null);
  const text = file && fileText(file);
  const latest = useRef(text);
  latest.current = text;

  const check = async (): Promise<Faults> => {
    if (text === null) return NONE;
    reader.current ??= new VariantReader();
    const parsed = await reader.current.read(text);
    // Without a connection it can't be played either, and then the reason is shown.
    const found = !parsed || parsed.ok ? NONE : parsed.faults;
    if (latest.current === text) setFaults(found);
    return found;
  };
  useEffect(() => {
    if (text === null) return setFaults(NONE);
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => reader.current?.close(), []);
  return { faults, check };
}
