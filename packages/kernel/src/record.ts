import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { BySeat } from './by-seat.ts';
import { SEED_PATTERN } from './chance.ts';
import { canonicalJson } from './json.ts';
import type { AmendOutcome, Game, Match, MatchSetup, PlayOutcome, RecordEntry } from './match.ts';
import { read, type Schema } from './schema.ts';
import type { Shape } from './shape.ts';
import { type ShuffleFault, type ShuffleParts, shuffleFault } from './shuffle.ts';

/** The truth about a match. Everything else can be had from it. Handed out only when the match is over. */
export interface MatchRecord<S extends Shape> {
  readonly format: 1;
  readonly game: string;
  /** `Rules.version`: a golden corpus of records, with the hash of their last state, forbids to change it silently. */
  readonly rules: number;
  /** Which dictionary, by content hash. */
  readonly words: string;
  /** Players by seat; `bot` is the level of a computer player. */
  readonly seats: BySeat<{ readonly name: string; readonly bot: number | null }>;
  readonly table: MatchSetup<S>;
  readonly nonce: string;
  /** SHA-256 of the server's part and nonce, or of seed and nonce where there are no parts. Shown before the first card. */
  readonly commitment: string;
  /** Missing where the server chose the seed alone: in older records, offline and in the lab. */
  readonly shuffle?: ShuffleParts;
  readonly entries: readonly RecordEntry<S>[];
}

const hex = (digits: number): Schema<string> => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The envelope only: config, position and moves are the game's to read, and it reads them when the record is replayed. */
export const recordSchema: Schema<SealedRecord> = v.strictObject({
  format: v.literal(1),
  game: v.string(),
  rules: whole,
  words: v.string(),
  seats: v.array(v.strictObject({ name: v.string(), bot: v.nullable(whole) })),
  table: v.strictObject({
    config: v.looseObject({}),
    players: whole,
    seed: v.pipe(v.string(), v.regex(SEED_PATTERN)),
    limits: v.record(v.string(), v.nullable(time)),
    bank: v.nullable(time),
    position: v.unknown(),
  }),
  nonce: hex(32),
  commitment: hex(64),
  shuffle: v.exactOptional(
    v.union([
      v.strictObject({ part: hex(64), salts: v.array(v.nullable(hex(32))) }),
      v.strictObject({ reused: v.literal(true) }),
    ]),
  ),
  entries: v.array(
    v.union([
      v.strictObject({ at: time }),
      v.strictObject({ at: time, seat: whole, to: whole, answer: v.unknown() }),
      v.strictObject({ at: time, by: whole, amend: v.looseObject({}) }),
      v.strictObject({ at: time, seat: whole, free: v.looseObject({ type: v.string() }) }),
    ]),
  ),
});

/** A record whose game has not read it yet. */
export type SealedRecord = MatchRecord<Shape>;

/** Reads a record that came from outside; undefined when it is none. */
export function readRecord(json: unknown): SealedRecord | undefined {
  return read(recordSchema, json);
}

export type ReplayFault =
  | { readonly code: 'other-game' | 'other-words' | 'seats-differ' | ShuffleFault }
  /** Played by the version `needs` of the rules; these are `has`. */
  | { readonly code: 'other-rules'; readonly needs: number; readonly has: number }
  | { readonly code: 'not-startable'; readonly refusal: { readonly code: string } }
  | { readonly code: 'refused'; readonly entry: number; readonly refusal: { readonly code: string } };

/** The same for equal matches, however their keys are ordered. */
export const digestOf = <S extends Shape>(match: Match<S>): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(match))));

/** Plays one line of a record. */
export function applyEntry<S extends Shape>(
  game: Game<S>,
  match: Match<S>,
  entry: RecordEntry<S>,
): PlayOutcome<S> | AmendOutcome<S> {
  if ('amend' in entry) return game.amend(match, entry.by, entry.amend, entry.at);
  if (entry.seat === undefined) return game.expire(match, entry.at);
  const { at, seat, ...move } = entry;
  return game.play(match, seat, move, at);
}

/** Every state of a match, from the first; a generator, so that a viewer may stop anywhere. */
export function* replay<S extends Shape>(
  game: Game<S>,
  record: Pick<MatchRecord<S>, 'table' | 'entries'>,
): Generator<Match<S>, ReplayFault | null> {
  const started = game.start(record.table);
  if (!started.ok) return { code: 'not-startable', refusal: started.refusal };
  let { match } = started;
  yield match;
  for (const [i, entry] of record.entries.entries()) {
    if (entry.at < match.at) return { code: 'refused', entry: i, refusal: { code: 'time-runs-backwards' } };
    const outcome = applyEntry(game, match, entry);
    if (!outcome.ok) return { code: 'refused', entry: i, refusal: outcome.refusal };
    match = outcome.match;
    yield match;
  }
  return null;
}

export type Verdict<S extends Shape> =
  | { readonly ok: true; readonly match: Match<S>; readonly digest: string }
  | { readonly ok: false; readonly fault: ReplayFault };

/** Was this match played by these rules, with the shuffle that was promised? */
export function verifyRecord<S extends Shape>(game: Game<S>, words: string, sealed: SealedRecord): Verdict<S> {
  // The game reads config, position and every move by its own schemas as it replays them.
  const record = sealed as unknown as MatchRecord<S>;
  const fault = faultOf(game, words, record);
  if (fault) return { ok: false, fault };
  const states = replay(game, record);
  let last: Match<S> | undefined;
  for (;;) {
    const { done, value } = states.next();
    if (!done) last = value;
    else if (value !== null) return { ok: false, fault: value };
    else return { ok: true, match: last!, digest: digestOf(last!) };
  }
}

function faultOf<S extends Shape>(game: Game<S>, words: string, record: MatchRecord<S>): ReplayFault | undefined {
  if (record.game !== game.id) return { code: 'other-game' };
  if (record.rules !== game.version) return { code: 'other-rules', needs: record.rules, has: game.version };
  if (record.words !== words) return { code: 'other-words' };
  const code = shuffleFault(record);
  if (code) return { code };
  return record.seats.length === record.table.players ? undefined : { code: 'seats-differ' };
}
