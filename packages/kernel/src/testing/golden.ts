import { chanceFrom, seedFrom } from '../chance.ts';
import { waiting } from '../engine.ts';
import type { Bot, Game, Match, MatchSetup, Move, RecordEntry } from '../match.ts';
import { apply, digest, type MatchRecord, verify } from '../record.ts';
import type { Shape } from '../shape.ts';
import { commitmentOf } from '../shuffle.ts';

/** A record with what it must lead to. Kept in the repository: a change of the rules shows as another digest. */
export interface Golden<S extends Shape> {
  readonly record: MatchRecord<S>;
  readonly digest: string;
}

export interface Rehearsal<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  readonly bot: Bot<S>;
  readonly table: Omit<MatchSetup<S>, 'seed'>;
  readonly words: string;
  readonly name: string;
  /** One move in this many is left to the deadline. Without it all players are quick. */
  readonly dawdles?: number;
}

/** The first rehearsal under this name and a number whose events will do: for what play at random seldom comes to. */
export function rehearseUntil<S extends Shape>(
  rehearsal: Rehearsal<S>,
  willDo: (told: readonly S['event'][]) => boolean,
): Golden<S> {
  for (let n = 0; n < 2000; n++) {
    const golden = rehearse({ ...rehearsal, name: `${rehearsal.name} ${n}` });
    if (willDo(toldIn(rehearsal.game, golden.record))) return golden;
  }
  throw new Error(`${rehearsal.name}: no game among many came to it`);
}

/** All events of a record's match, whatever their audience. */
export function toldIn<S extends Shape>(game: Game<S>, { table, entries }: MatchRecord<S>): S['event'][] {
  const started = game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  let { match } = started;
  const told = started.told.map(({ event }) => event);
  for (const entry of entries) {
    const outcome = apply(game, match, entry);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([entry, outcome.refusal])}`);
    match = outcome.match;
    for (const { event } of outcome.told) told.push(event);
  }
  return told;
}

/** Plays a match with bots, each awaited seat in turn, and keeps the record. */
export function rehearse<S extends Shape>(rehearsal: Rehearsal<S>): Golden<S> {
  const { game, table, words, name } = rehearsal;
  const seed = seedFrom(name);
  const nonce = seedFrom(`${name} nonce`).slice(0, 32);
  const full = { ...table, seed };
  const started = game.start(full);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  const entries: RecordEntry<S>[] = [];
  let match: Match<S> = started.match;
  while (!match.over) {
    const entry = nextEntry(rehearsal, match, seedFrom(`${name} ${entries.length}`));
    const outcome = apply(game, match, entry);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([entry, outcome.refusal])}`);
    entries.push(outcome.entry);
    match = outcome.match;
  }
  const seats = Array.from({ length: table.players }, (_, seat) => ({ name: `Seat ${seat + 1}`, bot: 1 }));
  const commitment = commitmentOf(seed, nonce);
  const record: MatchRecord<S> = {
    format: 1,
    game: game.id,
    rules: game.version,
    words,
    seats,
    table: full,
    nonce,
    commitment,
    entries,
  };
  return { record, digest: digest(match) };
}

function nextEntry<S extends Shape>(
  { game, env, bot, dawdles }: Rehearsal<S>,
  match: Match<S>,
  seed: string,
): RecordEntry<S> {
  const due = game.due(match);
  const at = match.at + 100;
  const isLate = dawdles !== undefined && chanceFrom(`${seed} late`).below(dawdles) === 0;
  if (due !== null && (due <= at || isLate)) return { at: due };
  const [seat] = waiting(match.agenda.at(-1)!);
  let move: Move<S> | undefined;
  for (const thought of bot({ seen: game.see(match, seat!), seat: seat!, chance: chanceFrom(seed), env }))
    move = thought.move;
  if (!move) throw new Error(`seat ${seat} is awaited and says nothing`);
  return { at, seat: seat!, ...move };
}

/** Faults of a golden corpus against today's rules, in words. An empty corpus is a fault. */
export function goldenFaults<S extends Shape>(
  game: Game<S>,
  words: string,
  corpus: readonly Golden<Shape>[],
): string[] {
  if (corpus.length === 0) return ['the golden corpus is empty'];
  return corpus.flatMap(({ record, digest: expected }, i) => {
    const verdict = verify(game, words, record);
    if (!verdict.ok) return [`record ${i}: ${JSON.stringify(verdict.fault)}`];
    return verdict.digest === expected ? [] : [`record ${i} now ends in another state: raise the rules' version`];
  });
}
