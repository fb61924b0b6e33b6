import type { SealedRecord, Seat } from '@wordhoard/kernel';
import { EXIT, type Exit } from './command.ts';
import { printError } from './terminal.ts';

/** Parses a whole number within bounds; undefined for anything else. */
export const parseWholeNumber = (text: unknown, least: number, most: number): number | undefined =>
  typeof text === 'string' && /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : undefined;

/** Options that name a place in a record. */
export const PLACE_OPTIONS = { at: { type: 'string' }, seat: { type: 'string' } } as const;

export interface RecordPlace {
  /** The last line to play. */
  readonly at: number;
  /** Null for a spectator. */
  readonly seat: Seat | null;
}

/** Reads --at and --seat; prints what is wrong with them and returns an exit code. */
export function readPlace(
  values: Readonly<Record<string, unknown>>,
  { entries, seats }: Pick<SealedRecord, 'entries' | 'seats'>,
): RecordPlace | Exit {
  const at = values['at'] === undefined ? entries.length : parseWholeNumber(values['at'], 0, entries.length);
  const place = values['seat'] === undefined ? 0 : parseWholeNumber(values['seat'], 1, seats.length);
  if (at !== undefined && place !== undefined) return { at, seat: place === 0 ? null : place - 1 };
  printError(
    at === undefined
      ? `--at must be a line from 0 to ${entries.length}, not '${values['at']}'.`
      : `--seat must be a seat from 1 to ${seats.length}, not '${values['seat']}'.`,
  );
  return EXIT.usage;
}
