import type { Seat } from './secret.ts';
import { type ShuffleFault, type ShuffleProof, shuffleFault } from './shuffle.ts';

/** Facts a client remembers of a shuffle it took part in. Plain JSON. */
export interface ShuffleNote {
  /** The first it was shown. */
  readonly commitment: string;
  /** Its salts by seat; `taken`: the server has said that it has stored it. */
  readonly salts: Readonly<Record<Seat, { readonly salt: string; readonly taken: boolean }>>;
}

export type ShuffleVerdict =
  /** All its salts are in the seed, and the commitment it saw first is the one that opens. */
  | 'held'
  /** The commitment it saw first opens, but it added no salt. */
  | 'only-committed'
  /** It sent a salt, which is not in the seed, and was not told that it had come in time. */
  | 'too-late'
  /** It was told that its salt had been stored, and the salt is not in the seed. */
  | 'salt-dropped'
  /** Another commitment than the one it saw first. */
  | 'other-commitment'
  | ShuffleFault;

/** True for verdicts that no honest server can cause. */
export const isCheat = (verdict: ShuffleVerdict): boolean => !['held', 'only-committed', 'too-late'].includes(verdict);

/** Verdict of one client on a shuffle after the match, from its own note and the record it was given. */
export function checkShuffle(note: ShuffleNote, record: ShuffleProof): ShuffleVerdict {
  if (record.commitment !== note.commitment) return 'other-commitment';
  const fault = shuffleFault(record);
  if (fault) return fault;
  const parts = record.shuffle && 'salts' in record.shuffle ? record.shuffle.salts : [];
  const mine = Object.entries(note.salts);
  const missing = mine.filter(([seat, { salt }]) => parts[Number(seat)] !== salt);
  if (missing.some(([, { taken }]) => taken)) return 'salt-dropped';
  if (missing.length > 0) return 'too-late';
  return mine.length > 0 ? 'held' : 'only-committed';
}
