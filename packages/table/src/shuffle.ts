import { commitmentOf, type Seat, seedOfParts } from '@wordhoard/kernel';
import type { Command, ServerRefusal } from '@wordhoard/protocol';
import { refuse, type TableState } from './seating.ts';
import type { Lots } from './setup.ts';

/**
 * A shuffle that has been promised and not been made yet. It is stored before anybody is shown its commitment, so whichever
 * server goes on with the table keeps the promise; one that promised anew could try until it likes what comes.
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

/** The seed that was drawn is the server's part of it, and not yet the seed. */
export const promiseShuffle = ({ seed, nonce, botSeed }: Lots, awaits: readonly Seat[]): PendingShuffle => ({
  part: seed,
  nonce,
  commitment: commitmentOf(seed, nonce),
  botSeed,
  awaits,
  salts: {},
});

/** Each seat adds one salt, to the commitment its client has seen; sent twice it is the same. */
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

/** Has everybody added a salt who is expected to? */
export const isComplete = ({ awaits, salts }: PendingShuffle): boolean => awaits.every((seat) => salts[seat]);

/** All chance of the match, made of the parts there are. */
export function lotsOf({ part, nonce, botSeed, salts }: PendingShuffle, seats: number): Lots {
  const bySeat = Array.from({ length: seats }, (_, seat) => salts[seat] ?? null);
  return { seed: seedOfParts(part, bySeat), nonce, botSeed, shuffle: { part, salts: bySeat } };
}
