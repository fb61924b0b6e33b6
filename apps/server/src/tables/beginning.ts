import { randomBytes } from 'node:crypto';
import { commitmentOf, limitsFor, type MatchRecord, type Shape, seedFrom } from '@wordhoard/kernel';
import type { TableOptions } from '@wordhoard/protocol';
import type { Line } from '../storage/storage.ts';
import type { AnyShape } from './game.ts';
import type { Beginning, Lobby } from './lobby.ts';
import type { HouseParts, ReadyGame } from './parts.ts';

type Settled = Pick<HouseParts, 'words' | 'deal'>;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Settles everything, the shuffle included; what is shown of it at once is the commitment. */
export function begin({ pack, game }: ReadyGame, options: TableOptions, { words, deal }: Settled): Beginning {
  const seed = deal === null ? hex(32) : seedFrom(deal);
  const nonce = hex(16);
  return {
    table: {
      // Read by the game when the options were set, and again when it starts.
      config: options.config as AnyShape['config'],
      players: options.seats,
      seed,
      limits: limitsFor<AnyShape>(pack.rules, options.pace, options.limits),
      bank: options.bank,
      position: null,
    },
    nonce,
    commitment: commitmentOf(seed, nonce),
    botSeed: deal === null ? hex(16) : seedFrom(`the bots of ${deal}`),
    rules: game.version,
    words,
  };
}

/** The truth about a match that is over. */
export function recordOf({ options, places }: Lobby, beginning: Beginning, lines: readonly Line[]): MatchRecord<Shape> {
  const { table, nonce, commitment, rules, words } = beginning;
  return {
    format: 1,
    game: options.game,
    rules,
    words,
    seats: places.map((place) => ({ name: place?.name ?? '', bot: place && place.who === null ? place.level : null })),
    table,
    nonce,
    commitment,
    entries: lines.map(({ entry }) => entry),
  };
}
