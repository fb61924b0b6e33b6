/** Schemas of lab files, apart from their types: a page that only shows the figures of a file doesn't need them. */
import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type Experiment, PACES } from './experiment.ts';
import { FAULT_CODES, type GameLine } from './game-line.ts';
import { parsePlayer } from './player.ts';

const atLeast = (min: number): v.GenericSchema<number> => v.pipe(v.number(), v.integer(), v.minValue(min));

export const experimentSchema: Schema<Experiment> = v.strictObject({
  game: v.string(),
  rules: atLeast(0),
  words: v.string(),
  seats: v.pipe(
    v.array(atLeast(1)),
    v.minLength(1),
    v.check((seats) => new Set(seats).size === seats.length),
  ),
  bots: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check((name) => parsePlayer(name) !== undefined),
      ),
    ),
    v.minLength(1),
  ),
  options: v.looseObject({}),
  pace: v.picklist(PACES),
  seed: v.string(),
  games: atLeast(1),
  limits: v.exactOptional(v.record(v.string(), v.nullable(atLeast(0)))),
});

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const key = { players: whole, game: whole, bots: v.array(v.string()) };

export const lineSchema: Schema<GameLine> = v.union([
  v.strictObject({
    ...key,
    scores: v.array(v.number()),
    places: v.array(v.array(whole)),
    turns: v.nullable(whole),
    decisions: whole,
    forced: v.nullable(whole),
    free: whole,
    timeouts: whole,
    ms: whole,
    leads: v.nullable(whole),
    behind: v.nullable(v.number()),
    settled: v.nullable(v.number()),
    held: v.array(whole),
    things: v.record(v.string(), v.array(v.number())),
    common: v.record(v.string(), v.number()),
  }),
  v.strictObject({
    ...key,
    fault: v.strictObject({ code: v.picklist(FAULT_CODES), after: whole, why: v.string() }),
  }),
]);
