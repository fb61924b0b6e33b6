import { commitmentOf, type Seat, seedOfParts } from '@wordhoard/kernel';
import type { Command, ServerRefusal } from '@wordhoard/protocol';
import { refuse, type TableState } from './seating.ts';
import type { SeedSource } from './setup.ts';

/**
 * A shuffle that was promised and not yet made. It is stored before any client is shown its commitment, so every server
 * that takes over the table keeps the promise; a server that could promise again could retry until it liked the result.
 */
export interface PendingShuffle {
  readonly part: string;
  readonly nonce: string;
  readonly commitment: string;
  readonly botSeed: string;
  /** Seats whose clients are expected to add a salt. */
  readonly awaits: readonly Seat[];
  readonly salts: Readonly<Record<Seat, string>>;
}

/** Starts a shuffle. The drawn seed is only the server's part of the match's seed. */
export const promiseShuffle = ({ seed, nonce, botSeed }: SeedSource, awaits: readonly Seat[]): PendingShuffle => ({
  part: seed,
  nonce,
  commitment: commitmentOf(seed, nonce),
  botSeed,
  awaits,
  salts: {},
});

/** Adds a seat's salt for the commitment its client has seen. Sending the same salt again changes nothing. */
export function addSalt(
  table: TableState,
  who: string,
  { seat, commitment, salt }: Extract<Command, { type: 'salt' }>,
): TableState | ServerRefusal {
  const { shuffle, status } = table;
  if (!shuffle) return refuse(status === 'waiting' ? 'not-started' : 'already-started');
  if (table.places[seat]?.who !== who) return refuse('not-seated');
  const there = shuffle.salts[seat];
  if (commitment !== shuffle.commitment || (there !== undefined && there !== salt)) return refuse('already-started');
  return { ...table, shuffle: { ...shuffle, salts: { ...shuffle.salts, [seat]: salt } } };
}

/** True once every expected seat has added a salt. */
export const hasAllSalts = ({ awaits, salts }: PendingShuffle): boolean => awaits.every((seat) => salts[seat]);

/** The seeds of the match, made from the server's part and the salts that came in time. */
export function seedsOf({ part, nonce, botSeed, salts }: PendingShuffle, seats: number): SeedSource {
  const bySeat = Array.from({ length: seats }, (_, seat) => salts[seat] ?? null);
  return { seed: seedOfParts(part, bySeat), nonce, botSeed, shuffle: { part, salts: bySeat } };
}
