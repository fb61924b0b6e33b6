import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './record.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

/**
 * Where the seed of a match comes from. The server commits to its part before it has seen any salt, each seat's client then
 * adds a salt, and the seed is made of all of them: nobody can choose it, unless server and every client do so together.
 */
export type ShuffleParts =
  | {
      /** The server's, 64 hex digits. */
      readonly part: string;
      /** One for each seat, 32 hex digits; null where none came in time, and for a bot of the server's. */
      readonly salts: readonly (string | null)[];
    }
  /** The seed of an earlier match, played again on purpose. */
  | { readonly reused: true };

/** Shown before anything else is known of the shuffle, so that nothing else can be chosen later. */
export const commitmentOf = (part: string, nonce: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${part}:${nonce}`)));

/** The seed made of all parts: SHA-256 of a text that can be made by hand. */
export const seedOfParts = (part: string, salts: readonly (string | null)[]): string =>
  bytesToHex(sha256(utf8ToBytes(['wordhoard-shuffle', part, ...salts.map((salt) => salt ?? '-')].join(':'))));

type Shuffled = Pick<MatchRecord<Shape>, 'nonce' | 'commitment' | 'shuffle'> & {
  readonly table: { readonly seed: string; readonly players: number };
};

export type ShuffleFault = 'broken-commitment' | 'other-seed';

/** Why this is not the shuffle that was promised; undefined when it is. */
export function shuffleFault({ table, nonce, commitment, shuffle }: Shuffled): ShuffleFault | undefined {
  if (!shuffle || 'reused' in shuffle)
    return commitment === commitmentOf(table.seed, nonce) ? undefined : 'broken-commitment';
  if (commitment !== commitmentOf(shuffle.part, nonce)) return 'broken-commitment';
  const isWhole = shuffle.salts.length === table.players && table.seed === seedOfParts(shuffle.part, shuffle.salts);
  return isWhole ? undefined : 'other-seed';
}

/** What a client remembers of a shuffle it took part in. Plain JSON. */
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

/** Those with which no honest server could be found. */
export const isCheat = (verdict: ShuffleVerdict): boolean => !['held', 'only-committed', 'too-late'].includes(verdict);

/** What one client can say of a shuffle after the match, by what it remembers and the record it was given. */
export function checkShuffle(note: ShuffleNote, record: Shuffled): ShuffleVerdict {
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
