import {
  bind,
  type Game,
  limitsFor,
  type Match,
  type Outcome,
  type Pace,
  type Seat,
  seedFrom,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type Config, defaults } from './config.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import type { Event, Wordsy } from './types.ts';

export interface PlayOptions {
  readonly players: number;
  readonly pace?: Pace;
  readonly config?: Partial<Config>;
  readonly limits?: Partial<Record<Wordsy['limit'], number | null>>;
  readonly position?: Partial<Position>;
  readonly seed?: string;
}

/** A match in the hands of a test: every move must be accepted, unless it is asked why not. */
export class Play {
  readonly game: Game<Wordsy>;
  match: Match<Wordsy>;
  /** All events so far. */
  readonly events: Event[] = [];

  constructor(env: Lexicon, options: PlayOptions) {
    const { players, pace = 'live', config, limits = {}, position, seed = 'a table' } = options;
    this.game = bind(rules, env);
    const started = this.game.start({
      config: { ...defaults, ...config },
      players,
      seed: seedFrom(seed),
      limits: { ...limitsFor<Wordsy>(rules, pace), ...limits },
      bank: null,
      position: position ? { ...startOf(players), ...position } : null,
    });
    if (!started.ok) throw new Error(JSON.stringify(started.refusal));
    this.match = started.match;
    this.events.push(...started.told.map(({ event }) => event));
  }

  get view(): Wordsy['view'] {
    return this.game.see(this.match, 'audience').view;
  }
  /** The question now open; fails when the game is over. */
  get question(): NonNullable<ReturnType<Game<Wordsy>['see']>['question']> {
    return this.game.see(this.match, 'audience').question!;
  }
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    // `filter` cannot know that the type field tells the members of the union apart by T.
    return this.events.filter((event) => event.type === type) as Extract<Event, { type: T }>[];
  }

  attempt(seat: Seat, answer: unknown, after = 100): Outcome<Wordsy> {
    return this.game.play(this.match, seat, { to: this.match.agenda.at(-1)!.id, answer }, this.match.at + after);
  }
  refusal(seat: Seat, answer: unknown): unknown {
    const outcome = this.attempt(seat, answer);
    return outcome.ok ? 'accepted' : outcome.refusal;
  }
  #accept(outcome: Outcome<Wordsy>): this {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    this.match = outcome.match;
    this.events.push(...outcome.told.map(({ event }) => event));
    return this;
  }
  answer(seat: Seat, answer: unknown, after = 100): this {
    return this.#accept(this.attempt(seat, answer, after));
  }
  ready(): this {
    for (const seat of this.match.seats) this.answer(seat, { ready: true });
    return this;
  }
  type(seat: Seat, text: string, after = 100): this {
    return this.answer(seat, { text, lock: false }, after);
  }
  lock(seat: Seat, text: string, after = 100): this {
    return this.answer(seat, { text, lock: true }, after);
  }
  /** Locks a word for every seat, the first first. */
  lockAll(...words: string[]): this {
    for (const [seat, word] of words.entries()) this.lock(seat, word);
    return this;
  }
  challenge(seat: Seat, target: Seat): this {
    return this.answer(seat, { challenge: target });
  }
  /** Everybody still asked passes. */
  pass(): this {
    const { id } = this.question;
    for (const seat of this.question.waiting ?? []) this.answer(seat, { challenge: null });
    if (!this.match.over && this.question.id === id) throw new Error('the window is still open');
    return this;
  }
  /** The clock runs to the next deadline. */
  expire(): this {
    const due = this.game.due(this.match);
    if (due === null) throw new Error('nothing is due');
    return this.#accept(this.game.expire(this.match, due));
  }
}

/** The first round on a board without surprises. */
const startOf = (players: number): Position => ({
  round: 1,
  board: 'QG NS ML GD',
  sheets: Array.from({ length: players }, () => ({ lines: [], tallies: 0 })),
  noFlip: null,
  lastMain: null,
  spot: 'top',
});

export function subsets<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((some) => [first, ...some])];
}
