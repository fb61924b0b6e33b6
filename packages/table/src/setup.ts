import {
  type AnyGame,
  type AnyMatchSetup,
  commitmentOf,
  limitsFor,
  type MatchRecord,
  type Shape,
  type ShuffleParts,
} from '@wordhoard/kernel';
import type { TableOptions, UnplayableReason } from '@wordhoard/protocol';
import { isClosing, type LogEntry } from './log.ts';

/** Everything fixed when play starts, secrets included: with the log it is enough to replay the match. */
export interface SealedSetup {
  readonly table: AnyMatchSetup;
  readonly nonce: string;
  readonly commitment: string;
  /** Parts the seed is made of; missing where it was chosen by the server alone. */
  readonly shuffle?: ShuffleParts;
  /** Seed of the bots' chance. It is not the match's seed, about which they must know nothing. */
  readonly botSeed: string;
  /** Versions of rules and words; a server with other versions can't continue this table. */
  readonly rules: number;
  readonly words: string;
}

/** Seeds for all chance in a match. Only the commitment to them is shown at the start. */
export interface SeedSource {
  /** 64 hex digits. */
  readonly seed: string;
  /** 32 hex digits. */
  readonly nonce: string;
  readonly botSeed: string;
  /** Parts of the seed, if it doesn't come from the server alone. */
  readonly shuffle?: ShuffleParts;
}

/** Fixes everything about a match that is to start with these options, which the game has already parsed. */
export function makeSetup(
  game: AnyGame,
  words: string,
  options: TableOptions,
  { seed, nonce, botSeed, shuffle }: SeedSource,
): SealedSetup {
  return {
    table: {
      // Read by the game when the options were set, its defaults in place of none; and again when it starts.
      config: options.config ?? {},
      players: options.seats,
      seed,
      limits: limitsFor(game.rules, options.pace, options.limits),
      bank: options.bank,
      position: null,
    },
    nonce,
    commitment: commitmentOf(shuffle && 'part' in shuffle ? shuffle.part : seed, nonce),
    ...(shuffle && { shuffle }),
    botSeed,
    rules: game.version,
    words,
  };
}

/** Reason why a match with this setup can't continue here; undefined if it can. */
export function outdatedReason(
  game: AnyGame,
  words: string,
  setup: Pick<SealedSetup, 'rules' | 'words'>,
): UnplayableReason | undefined {
  if (setup.rules !== game.version) return { code: 'other-rules', needs: setup.rules, has: game.version };
  return setup.words === words ? undefined : { code: 'other-words' };
}

/** Makes the record of a match that is over or was closed for good. */
export function recordOf(
  game: string,
  seats: MatchRecord<Shape>['seats'],
  { table, nonce, commitment, shuffle, rules, words }: SealedSetup,
  lines: readonly LogEntry[],
): MatchRecord<Shape> {
  const entries = lines.filter((line) => !isClosing(line)).map(({ entry }) => entry);
  return { format: 1, game, rules, words, seats, table, nonce, commitment, ...(shuffle && { shuffle }), entries };
}
