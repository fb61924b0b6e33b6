import { type BySeat, forSeat } from './by-seat.ts';
import { chanceFrom } from './chance.ts';
import { waitingSeats } from './engine.ts';
import type { Bot, Game, KernelRefusal, Match, Move, Observation, PlayOutcome, RecordEntry, Thought } from './match.ts';
import { personalityFrom } from './personality.ts';
import type { AddressedEvent } from './rules.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

export interface PlayOutOptions<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  readonly bots: BySeat<Bot<S>>;
  /** Where play starts: a new match or one in mid-game. */
  readonly match: Match<S>;
  /** Text from which the bots' chance is drawn: the same text gives the same game. */
  readonly luck: string;
}

/** One entry of the record, with the match before and after it. */
export interface PlayedEntry<S extends Shape> {
  readonly entry: RecordEntry<S>;
  readonly before: Match<S>;
  readonly after: Match<S>;
  readonly events: readonly AddressedEvent<S>[];
}

/** Why bots could not play to the end. */
export type Breach<S extends Shape> =
  | {
      readonly code: 'refused';
      readonly entry: RecordEntry<S>;
      readonly refusal: KernelRefusal | S['refusal'];
    }
  /** No bot has a move, and no clock runs. */
  | { readonly code: 'stuck' };

/** The move a seat intends to make, given its observation. */
interface Intent<S extends Shape> {
  readonly seen: Observation<S>;
  readonly thought: Thought<S> | undefined;
  /** True if the bot read which seats are still awaited. */
  readonly readsWaiting: boolean;
}

interface ScheduledMove<S extends Shape> {
  readonly seat: Seat;
  readonly move: Move<S>;
  /** In match time. */
  readonly at: number;
}

/**
 * Lets bots play a match to its end in match time: each answers at the time it says it would, and deadlines expire when
 * due. Seats that are not asked may make one free move per question, if the game has free moves. The caller may stop at
 * any entry. Returns null, or the reason why play could not continue.
 */
export function* playOut<S extends Shape>(options: PlayOutOptions<S>): Generator<PlayedEntry<S>, Breach<S> | null> {
  const { game, env, bots, luck } = options;
  let { match } = options;
  const personalities = bots.map((_, seat) => personalityFrom(`${luck} ${seat}`));
  let asked = { id: -1, at: 0 };
  const intents = new Map<Seat, Intent<S>>();

  /**
   * A bot has the same luck as long as the question stands: the same observation gives the same intent. In simultaneous
   * questions each answer changes the list of awaited seats, so a bot that never read that list keeps its intent.
   */
  function intentOf(seat: Seat): Thought<S> | undefined {
    const known = intents.get(seat);
    const lastSeen = known && (known.readsWaiting ? known.seen : withWaitingSeats(known.seen, match));
    const update = game.updateFor(lastSeen ?? null, match, [], seat);
    // A seat without an earlier observation always gets an update.
    if (!update) return known?.thought;
    const { seen } = update;
    let readsWaiting = false;
    const watched = notifyOnWaitingRead(seen, () => {
      readsWaiting = true;
    });
    let thought: Thought<S> | undefined;
    const chance = chanceFrom(`${luck} ${asked.id} ${seat}`);
    for (thought of forSeat(
      bots,
      seat,
    )({ seen: watched, seat, chance, personality: forSeat(personalities, seat), env }));
    intents.set(seat, { seen, thought, readsWaiting });
    return thought;
  }

  function planOf(seat: Seat): ScheduledMove<S>[] {
    const thought = intentOf(seat);
    if (!thought) return [];
    return [{ seat, move: thought.move, at: Math.max(match.at, asked.at + Math.round(thought.wait ?? 0)) }];
  }

  /** Applies the outcome of an entry; a refusal changes nothing. */
  function applyOutcome(entry: RecordEntry<S>, outcome: PlayOutcome<S>): PlayedEntry<S> | Breach<S> {
    if (!outcome.ok) return { code: 'refused', entry, refusal: outcome.refusal };
    const before = match;
    match = outcome.match;
    return { entry: outcome.entry, before, after: match, events: outcome.events };
  }

  const play = ({ seat, move, at }: ScheduledMove<S>): PlayedEntry<S> | Breach<S> =>
    applyOutcome({ at, seat, ...move }, game.play(match, seat, move, at));

  while (!match.over) {
    if (match.opened !== asked.id) {
      asked = { id: match.opened, at: match.at };
      intents.clear();
      const others = match.seats.filter((seat) => !match.agenda.at(-1)?.asked.includes(seat));
      const planned = match;
      for (const plan of others.flatMap(planOf)) {
        const played = play({ ...plan, at: match.at });
        if (!('code' in played)) yield played;
        // A free move that another one has made impossible is dropped.
        else if (match === planned) return played;
      }
      // A free move may have ended the match or changed the question.
      if (match.over || match.opened !== asked.id) continue;
    }
    // Taken from the match, not from an observation: sealed questions hide who is still awaited.
    const plans = waitingSeats(match.agenda.at(-1)!).flatMap(planOf);
    const soonest = plans.toSorted((a, b) => a.at - b.at || a.seat - b.seat)[0];
    const due = game.nextDeadline(match);
    const isLate = due !== null && (!soonest || soonest.at >= due);
    if (!isLate && !soonest) return { code: 'stuck' };
    const played = isLate ? applyOutcome({ at: due }, game.expire(match, due)) : play(soonest!);
    if ('code' in played) return played;
    yield played;
  }
  return null;
}

/** The same observation with the seats that are awaited now. */
function withWaitingSeats<S extends Shape>(seen: Observation<S>, match: Match<S>): Observation<S> {
  const open = match.agenda.at(-1);
  if (!open || !seen.question?.waiting) return seen;
  return { ...seen, question: { ...seen.question, waiting: waitingSeats(open) } };
}

/** The same observation, but calls `notice` when a bot reads the awaited seats. */
function notifyOnWaitingRead<S extends Shape>(seen: Observation<S>, notice: () => void): Observation<S> {
  const { question } = seen;
  if (!question?.waiting) return seen;
  return {
    ...seen,
    question: {
      ...question,
      get waiting() {
        notice();
        return question.waiting;
      },
    },
  };
}
