import { advance } from './advance.ts';
import { type ChanceState, chance, SEED_PATTERN } from './chance.ts';
import type { Engine } from './engine.ts';
import { copy } from './json.ts';
import type { Match, MatchSetup, StartOutcome, StartRefusal } from './match.ts';
import { newAgendaItem } from './match-update.ts';
import type { AddressedEvent, SetupContext, StartPosition } from './rules.ts';
import { matchesSchema } from './schema.ts';
import type { Shape } from './shape.ts';

/** Sets up a match. The setup comes from outside, so a fault in it is refused in words. */
export function start<S extends Shape>(engine: Engine<S>, table: MatchSetup<S>): StartOutcome<S> {
  const { rules } = engine;
  const fault = setupFault(engine, table);
  if (fault) return { ok: false, refusal: fault };
  const { context, chance: state } = setupContext(engine, table);
  // `setupFault` refuses a position where the rules have none.
  const position =
    table.position === null ? rules.setup(context) : rules.position!.toStartPosition(table.position, context);
  return 'code' in position
    ? { ok: false, refusal: position }
    : { ok: true, ...startFrom(engine, table, position, state) };
}

/** A match that starts in mid-game, as the rules' own tests and the lab need it. */
export const resume = <S extends Shape>(
  engine: Engine<S>,
  table: MatchSetup<S>,
  position: StartPosition<S>,
): Match<S> => startFrom(engine, table, position, setupContext(engine, table).chance).match;

const seatsOf = <S extends Shape>({ players }: MatchSetup<S>): number[] =>
  Array.from({ length: players }, (_, seat) => seat);

function setupContext<S extends Shape>(
  { env }: Engine<S>,
  table: MatchSetup<S>,
): { context: SetupContext<S>; chance: ChanceState } {
  const state: ChanceState = { seed: table.seed, read: {} };
  const { config, limits } = table;
  const context = { config, limits, env, seats: seatsOf(table), chance: (stream: string) => chance(state, stream) };
  return { chance: state, context };
}

function startFrom<S extends Shape>(
  engine: Engine<S>,
  table: MatchSetup<S>,
  { state, agenda }: StartPosition<S>,
  chanceState: ChanceState,
): { match: Match<S>; events: AddressedEvent<S>[] } {
  const { limits, bank } = table;
  const seats = seatsOf(table);
  const banks = bank === null ? null : seats.map(() => ({ left: bank, since: null }));
  const items = agenda.map((step) => newAgendaItem<S>(step)).reverse();
  return advance(
    engine,
    { state: copy(state), agenda: items, chance: chanceState, seats, limits, banks, at: 0, opened: 0, over: null },
    0,
    () => {},
  );
}

function setupFault<S extends Shape>({ rules }: Engine<S>, table: MatchSetup<S>): StartRefusal | undefined {
  const [min, max] = rules.players;
  const { players } = table;
  if (!Number.isInteger(players) || players < min || players > max)
    return { code: 'wrong-number-of-players', min, max };
  if (!SEED_PATTERN.test(table.seed)) return { code: 'bad-seed' };
  if (!matchesSchema(rules.config, table.config)) return { code: 'bad-config' };
  if (table.position === null) return undefined;
  if (!rules.position) return { code: 'no-positions' };
  return matchesSchema(rules.position.schema, table.position) ? undefined : { code: 'bad-position' };
}
