import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './record.ts';
import type { Shape } from './shape.ts';

/**
 * Origin of a match's seed. The server commits to its part before it has seen any salt, each seat's client then adds a
 * salt, and the seed is derived from all of them. No party can choose it, unless the server and every client collude.
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

/** The fields of a record that prove its shuffle. */
export type ShuffleProof = Pick<MatchRecord<Shape>, 'nonce' | 'commitment' | 'shuffle'> & {
  readonly table: { readonly seed: string; readonly players: number };
};

export type ShuffleFault = 'broken-commitment' | 'other-seed';

/** Why this is not the shuffle that was promised; undefined when it is. */
export function shuffleFault({ table, nonce, commitment, shuffle }: ShuffleProof): ShuffleFault | undefined {
  if (!shuffle || 'reused' in shuffle)
    return commitment === commitmentOf(table.seed, nonce) ? undefined : 'broken-commitment';
  if (commitment !== commitmentOf(shuffle.part, nonce)) return 'broken-commitment';
  const isWhole = shuffle.salts.length === table.players && table.seed === seedOfParts(shuffle.part, shuffle.salts);
  return isWhole ? undefined : 'other-seed';
}
