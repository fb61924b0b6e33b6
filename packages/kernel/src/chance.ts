import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Chance is a function of (seed, stream name, position): ChaCha20 keyed by the seed, one nonce for each named stream.
 * What is seen of one stream (a public draw) tells nothing about another (the deck), and an extra draw from one stream
 * doesn't move the others. The state stores only how far each stream has been read.
 */
export interface ChanceState {
  /** 64 hex digits; revealed when the table ends. */
  readonly seed: string;
  /** 32-bit numbers drawn from each stream so far. */
  read: Record<string, number>;
}

export interface Chance {
  /** A whole number 0 ≤ x < n, without bias. */
  below(n: number): number;
  shuffle<T>(items: readonly T[]): T[];
  pick<T>(items: readonly T[]): T;
}

export const SEED_PATTERN: RegExp = /^[0-9a-f]{64}$/;

/** 256 bytes are drawn at a time: the set-up cost of the cipher is shared by 64 numbers, a shuffle of most decks. */
const NUMBERS_PER_CHUNK = 64;
const BLOCKS_PER_CHUNK = (NUMBERS_PER_CHUNK * 4) / 64;
const ZEROS = new Uint8Array(NUMBERS_PER_CHUNK * 4);

function readChunk(seed: string, stream: string, index: number): DataView {
  const nonce = sha256(utf8ToBytes(stream)).subarray(0, 12);
  const bytes = chacha20(hexToBytes(seed), nonce, ZEROS, undefined, index * BLOCKS_PER_CHUNK);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function chance(state: ChanceState, stream: string): Chance {
  let chunkIndex = -1;
  let chunkNumbers: DataView | undefined;
  const next = (): number => {
    const n = state.read[stream] ?? 0;
    state.read[stream] = n + 1;
    const index = Math.floor(n / NUMBERS_PER_CHUNK);
    if (index !== chunkIndex || !chunkNumbers) {
      chunkNumbers = readChunk(state.seed, stream, index);
      chunkIndex = index;
    }
    return chunkNumbers.getUint32((n % NUMBERS_PER_CHUNK) * 4, true);
  };
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new Error(`no whole number is below ${n}`);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const x = next();
      if (x < limit) return x % n;
    }
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = items.slice();
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
    }
    return shuffled;
  };
  return { below, shuffle, pick: (items) => items[below(items.length)]! };
}

/** Chance for bots and tests, derived from a text: the same text gives the same numbers. */
export function chanceFrom(text: string, stream = 'any'): Chance {
  let seed: string | undefined;
  const state: ChanceState = {
    // Hashed only when something is drawn: many bots are asked and draw nothing.
    get seed() {
      seed ??= seedFrom(text);
      return seed;
    },
    read: {},
  };
  return chance(state, stream);
}

/** A seed from any text, for tests, puzzles and seeded simulations. A table's seed comes from the system's entropy. */
export const seedFrom = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
