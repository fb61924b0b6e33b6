import { chanceFrom, seedFrom } from '../chance.ts';
import { waitingSeats } from '../engine.ts';
import type { Bot, Game, Match, MatchSetup, Move, RecordEntry } from '../match.ts';
import { applyEntry, digestOf, type MatchRecord, verifyRecord } from '../record.ts';
import type { Shape } from '../shape.ts';
import { commitmentOf } from '../shuffle.ts';

/** A record with the digest of its last state. It is in the repository, so a change of the rules shows as another digest. */
export interface Golden<S extends Shape> {
  readonly record: MatchRecord<S>;
  readonly digest: string;
}

export interface GoldenGame<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  readonly bot: Bot<S>;
  readonly table: Omit<MatchSetup<S>, 'seed'>;
  readonly words: string;
  readonly name: string;
  /** One move in this many is left to the deadline. Without it all players are quick. */
  readonly lateOneIn?: number;
}

/** Records games under this name and a number until one has the wanted events: for what random play seldom reaches. */
export function recordGameUntil<S extends Shape>(
  options: GoldenGame<S>,
  isWanted: (events: readonly S['event'][]) => boolean,
): Golden<S> {
  for (let n = 0; n < 2000; n++) {
    const golden = recordGame({ ...options, name: `${options.name} ${n}` });
    if (isWanted(eventsOf(options.game, golden.record))) return golden;
  }
  throw new Error(`${options.name}: no game among many came to it`);
}

/** All events of a record's match, whatever their audience. */
export function eventsOf<S extends Shape>(game: Game<S>, { table, entries }: MatchRecord<S>): S['event'][] {
  const started = game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  let { match } = started;
  const events = started.events.map(({ event }) => event);
  for (const entry of entries) {
    const outcome = applyEntry(game, match, entry);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([entry, outcome.refusal])}`);
    match = outcome.match;
    for (const { event } of outcome.events) events.push(event);
  }
  return events;
}

/** Plays a match with bots, each awaited seat in turn, and keeps the record. */
export function recordGame<S extends Shape>(options: GoldenGame<S>): Golden<S> {
  const { game, table, words, name } = options;
  const seed = seedFrom(name);
  const nonce = seedFrom(`${name} nonce`).slice(0, 32);
  const full = { ...table, seed };
  const started = game.start(full);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  const entries: RecordEntry<S>[] = [];
  let match: Match<S> = started.match;
  while (!match.over) {
    const entry = nextEntry(options, match, seedFrom(`${name} ${entries.length}`));
    const outcome = applyEntry(game, match, entry);
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
  return { record, digest: digestOf(match) };
}

function nextEntry<S extends Shape>(
  { game, env, bot, lateOneIn }: GoldenGame<S>,
  match: Match<S>,
  seed: string,
): RecordEntry<S> {
  const due = game.nextDeadline(match);
  const at = match.at + 100;
  const isLate = lateOneIn !== undefined && chanceFrom(`${seed} late`).below(lateOneIn) === 0;
  if (due !== null && (due <= at || isLate)) return { at: due };
  const [seat] = waitingSeats(match.agenda.at(-1)!);
  let move: Move<S> | undefined;
  for (const thought of bot({ seen: game.observe(match, seat!), seat: seat!, chance: chanceFrom(seed), env }))
    move = thought.move;
  if (!move) throw new Error(`seat ${seat} is awaited and says nothing`);
  return { at, seat: seat!, ...move };
}

const ON_PURPOSE = "If you changed the rules on purpose, raise their version and run the game's scripts/golden.ts.";

/** Faults of a golden corpus against today's rules, in words. An empty corpus is a fault. */
export function goldenFaults<S extends Shape>(
  game: Game<S>,
  words: string,
  corpus: readonly Golden<Shape>[],
): string[] {
  if (corpus.length === 0) return ['the golden corpus is empty'];
  return corpus.flatMap(({ record, digest: expected }, i) => {
    const verdict = verifyRecord(game, words, record);
    if (!verdict.ok) return [`record ${i}: ${JSON.stringify(verdict.fault)}. ${ON_PURPOSE}`];
    return verdict.digest === expected ? [] : [`record ${i} now ends in another state. ${ON_PURPOSE}`];
  });
}
