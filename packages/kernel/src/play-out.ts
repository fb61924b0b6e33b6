import { chanceFrom } from './chance.ts';
import { waiting } from './engine.ts';
import type { Bot, Entry, Game, KernelRefusal, Match, Move, Outcome, Seen, Thought } from './match.ts';
import type { Told } from './rules.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';
import { temperFrom } from './temper.ts';

export interface PlayOut<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  /** One for each seat. */
  readonly bots: readonly Bot<S>[];
  /** From here; it may be the first moment or the middle. */
  readonly match: Match<S>;
  /** The bots' own: the same text, the same game. */
  readonly luck: string;
}

/** One line of the record, and what became of it. */
export interface Happening<S extends Shape> {
  readonly entry: Entry<S>;
  readonly before: Match<S>;
  readonly after: Match<S>;
  readonly told: readonly Told<S>[];
}

/** Why bots could not play to the end. */
export type Breach<S extends Shape> =
  | {
      readonly code: 'refused';
      readonly entry: Entry<S>;
      readonly refusal: KernelRefusal | S['refusal'];
    }
  /** Nobody has anything to say, and no clock runs. */
  | { readonly code: 'stuck' };

/** What a seat means to do about what it sees. */
interface Intent<S extends Shape> {
  readonly seen: Seen<S>;
  readonly thought: Thought<S> | undefined;
  /** Whether it looked at who is still awaited. */
  readonly heeds: boolean;
}

interface Plan<S extends Shape> {
  readonly seat: Seat;
  readonly move: Move<S>;
  /** In match time. */
  readonly at: number;
}

/**
 * Bots play a match to its end in match time: each answers when it says it would, and the clock runs when it must.
 * Whoever is not asked may say something once to every question, if the game has moves that nobody waits for. Whoever
 * follows may stop anywhere. Gives null, or why it could not go on.
 */
export function* playOut<S extends Shape>(options: PlayOut<S>): Generator<Happening<S>, Breach<S> | null> {
  const { game, env, bots, luck } = options;
  let { match } = options;
  const tempers = bots.map((_, seat) => temperFrom(`${luck} ${seat}`));
  let asked = { id: -1, at: 0 };
  const intents = new Map<Seat, Intent<S>>();

  /**
   * A bot has the same luck for as long as the question stands: while it sees the same, it means the same. Where all
   * answer at once, every answer changes who is awaited for everybody else: whoever never looked at that means the same.
   */
  function intentOf(seat: Seat): Thought<S> | undefined {
    const known = intents.get(seat);
    const then = known && (known.heeds ? known.seen : awaiting(known.seen, match));
    const news = game.update(then ?? null, match, [], seat);
    // Whoever has seen nothing yet is always told something.
    if (!news) return known?.thought;
    const { seen } = news;
    let heeds = false;
    const watched = watching(seen, () => {
      heeds = true;
    });
    let thought: Thought<S> | undefined;
    const chance = chanceFrom(`${luck} ${asked.id} ${seat}`);
    for (thought of bots[seat]!({ seen: watched, seat, chance, temper: tempers[seat]!, env }));
    intents.set(seat, { seen, thought, heeds });
    return thought;
  }

  function planOf(seat: Seat): Plan<S>[] {
    const thought = intentOf(seat);
    if (!thought) return [];
    return [{ seat, move: thought.move, at: Math.max(match.at, asked.at + Math.round(thought.wait ?? 0)) }];
  }

  /** What a line led to; nothing changes when it is refused. */
  function take(entry: Entry<S>, outcome: Outcome<S>): Happening<S> | Breach<S> {
    if (!outcome.ok) return { code: 'refused', entry, refusal: outcome.refusal };
    const before = match;
    match = outcome.match;
    return { entry: outcome.entry, before, after: match, told: outcome.told };
  }

  const play = ({ seat, move, at }: Plan<S>): Happening<S> | Breach<S> =>
    take({ at, seat, ...move }, game.play(match, seat, move, at));

  while (!match.over) {
    if (match.opened !== asked.id) {
      asked = { id: match.opened, at: match.at };
      intents.clear();
      const others = match.seats.filter((seat) => !match.agenda.at(-1)?.asked.includes(seat));
      for (const plan of others.flatMap(planOf)) {
        const said = play({ ...plan, at: match.at });
        if ('code' in said) return said;
        yield said;
      }
      // What was said freely may have changed what is asked.
      if (match.opened !== asked.id) continue;
    }
    // The truth, not what anybody sees: at some questions nobody may know who is still awaited.
    const plans = waiting(match.agenda.at(-1)!).flatMap(planOf);
    const soonest = plans.toSorted((a, b) => a.at - b.at || a.seat - b.seat)[0];
    const due = game.due(match);
    const late = due !== null && (!soonest || soonest.at >= due);
    if (!late && !soonest) return { code: 'stuck' };
    const done = late ? take({ at: due }, game.expire(match, due)) : play(soonest!);
    if ('code' in done) return done;
    yield done;
  }
  return null;
}

/** The same, but for who is still awaited: those who are now. */
function awaiting<S extends Shape>(seen: Seen<S>, match: Match<S>): Seen<S> {
  const open = match.agenda.at(-1);
  if (!open || !seen.question?.waiting) return seen;
  return { ...seen, question: { ...seen.question, waiting: waiting(open) } };
}

/** The same, but it is noticed when somebody looks at who is still awaited. */
function watching<S extends Shape>(seen: Seen<S>, notice: () => void): Seen<S> {
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
