import {
  type AnyEntry,
  type AnyGame,
  type AnyGamePackage,
  type AnyMatch,
  type AnyObservation,
  type AnyOutcome,
  limitsFor,
  type Move,
  type Seat,
  type Shape,
  seedFrom,
  type Time,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { isAwaited, type Think } from '@wordhoard/table';
import type { SavedMatch } from '../offline/saved-match.ts';
import { silence } from '../review/advice.ts';
import {
  LEARNER,
  LEARNT,
  type Lesson,
  type LessonMove,
  type LessonStep,
  moveOf,
  NOT_THIS,
  type NotThis,
  type TriedMove,
} from './lesson.ts';

/** Milliseconds the others take over a move: the learner should see it come. */
const THEIR_TIME = 900;

/** The game, played by its own rules, at a table where a lesson says what is wanted of the learner. */
export class Taught {
  readonly #game: AnyGame;
  readonly #lesson: Lesson;
  readonly #env: Lexicon;
  readonly #learnt: () => void;
  #watches = false;
  #done = false;

  constructor(game: AnyGame, env: Lexicon, lesson: Lesson, learnt: () => void) {
    this.#game = game;
    this.#lesson = lesson;
    this.#env = env;
    this.#learnt = learnt;
  }

  /** From now on, for what is played from here: what was played before was the lesson's own. */
  watch(): void {
    this.#watches = true;
  }

  get game(): AnyGame {
    return {
      ...this.#game,
      // Nothing is passed for who is to learn how.
      reactionReasons: null,
      passOption: () => null,
      play: (match, seat, move, at) => this.#play(match, seat, move, at),
      expire: (match, at) => this.#seen(match, this.#game.expire(match, at)),
    };
  }

  /** Moves of the other players, until it is learnt. */
  readonly think: Think = async ({ seen, seat }) => {
    if (this.#done) return null;
    const deed = this.#lesson.others?.(seen, seat);
    const isAsked = isAwaited(seen, seat);
    if (deed) return 'free' in deed || isAsked ? { move: moveOf(seen, deed), wait: THEIR_TIME } : null;
    // A player with a draft and nothing to add has answered.
    const move = isAsked && !seen.question?.mine ? silence(this.#game, this.#env, seen, seat) : null;
    return move && { move, wait: THEIR_TIME };
  };

  #play(match: AnyMatch, seat: Seat, move: unknown, at: Time): AnyOutcome {
    const outcome = this.#game.play(match, seat, move, at);
    if (!this.#watches || !outcome.ok) return outcome;
    if (this.#done) return { ok: false, refusal: { code: LEARNT } };
    const tried = seat === LEARNER ? this.#tried(match, outcome) : null;
    if (!tried || this.#lesson.wants(tried)) return this.#seen(match, outcome);
    const refusal: NotThis = { code: NOT_THIS, nonWord: this.#lesson.nonWord?.(tried) ?? null };
    return { ok: false, refusal };
  }

  /** The learner's move before it is made; null for a draft, which may still change. */
  #tried(match: AnyMatch, { match: after, events: told, entry }: AnyOutcome & { ok: true }): TriedMove<Shape> | null {
    const seen = this.#game.observe(match, LEARNER);
    const next = this.#game.observe(after, LEARNER);
    if ('to' in entry && next.question?.id === entry.to && next.question.mine?.done === false) return null;
    const deed: LessonMove<Shape> =
      'free' in entry ? { free: entry.free } : { answer: 'answer' in entry && entry.answer };
    const kind = 'free' in deed ? deed.free.type : (seen.question?.step.type ?? '');
    const events = this.#game.updateFor(next, after, told, LEARNER)?.events ?? [];
    return { kind, deed, seen, events, env: this.#env };
  }

  #seen(before: AnyMatch, outcome: AnyOutcome): AnyOutcome {
    if (!outcome.ok || !this.#watches || this.#done) return outcome;
    const seen = this.#game.observe(before, LEARNER);
    const events = this.#game.updateFor(seen, outcome.match, outcome.events, LEARNER)?.events ?? [];
    if (events.some((event) => this.#lesson.reached(event))) {
      this.#done = true;
      this.#learnt();
    }
    return outcome;
  }
}

/** The table as the learner finds it: from the position, with what was played before. */
export function laidOut(pack: AnyGamePackage, game: AnyGame, words: string, lesson: Lesson, name: string): SavedMatch {
  const { players, position } = lesson;
  const limits = limitsFor<Shape>(game.rules, 'relaxed', lesson.limits);
  const config = { ...pack.defaults, ...lesson.config };
  const table = { config, players, seed: seedFrom(lesson.id), limits, bank: null, position };
  const usual = { pace: 'relaxed', bank: null, visibility: 'link', watching: false } as const;
  return {
    wanted: {
      options: { game: game.id, config, limits, seats: players, ...usual },
      name,
      bots: Array.from({ length: players - 1 }, () => 1 as const),
      others: [],
      start: true,
    },
    table,
    nonce: '0'.repeat(32),
    luck: lesson.id,
    rules: game.version,
    words,
    entries: playedBefore(game, table, lesson),
  };
}

function playedBefore(game: AnyGame, table: SavedMatch['table'], { id, before = [] }: Lesson): AnyEntry[] {
  const started = game.start(table);
  if (!started.ok) throw new Error(`${id} does not start: ${JSON.stringify(started.refusal)}`);
  let { match } = started;
  return before.map(([seat, does], i) => {
    const seen = game.observe(match, seat);
    const outcome = game.play(match, seat, moveOf(seen, does(seen)), match.at);
    if (!outcome.ok) throw new Error(`${id}, move ${i} before it: ${JSON.stringify(outcome.refusal)}`);
    match = outcome.match;
    return outcome.entry;
  });
}

interface ShowingOptions {
  act(move: Move<Shape>): void;
  /** Calls back after a while: one should see what is done. */
  later(act: () => void): void;
}

/** Does for the learner what a lesson is about, one thing whenever they are asked. */
export class LessonDemo {
  readonly #deeds: LessonStep<Shape>[];
  readonly #options: ShowingOptions;
  #seen: AnyObservation | null = null;
  #isArmed = false;

  constructor(solution: readonly LessonStep<Shape>[], options: ShowingOptions) {
    this.#deeds = [...solution];
    this.#options = options;
  }

  see(seen: AnyObservation): void {
    this.#seen = seen;
    if (this.#isArmed || this.#deeds.length === 0 || !isAwaited(seen, LEARNER)) return;
    this.#isArmed = true;
    this.#options.later(() => {
      this.#isArmed = false;
      const now = this.#seen;
      if (now && isAwaited(now, LEARNER)) this.#options.act(moveOf(now, this.#deeds.shift()!(now)));
    });
  }
}
