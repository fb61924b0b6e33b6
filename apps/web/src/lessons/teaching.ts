import type { AnyGamePackage } from '@wordhoard/catalog';
import {
  type AnyEntry,
  type AnyGame,
  type AnyMatch,
  type AnyOutcome,
  limitsFor,
  type Seat,
  type Shape,
  seedFrom,
  type Time,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { isAwaited, type Think } from '@wordhoard/table';
import type { Saved } from '../offline/local-table.ts';
import { silence } from '../review/advice.ts';
import { type Deed, LEARNER, type Lesson, moveOf, type Tried } from './lesson.ts';
import { LEARNT, NOT_THIS, type NotThis } from './not-this.ts';

/** How long the others take over what they do, in ms: one should see it come. */
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
      windows: null,
      letPass: () => null,
      play: (match, seat, move, at) => this.#play(match, seat, move, at),
      expire: (match, at) => this.#seen(match, this.#game.expire(match, at)),
    };
  }

  /** What the others at the table do, until it is learnt. */
  readonly think: Think = async ({ seen, seat }) => {
    if (this.#done) return null;
    const deed = this.#lesson.others?.(seen, seat);
    const isAsked = isAwaited(seen, seat);
    if (deed) return 'free' in deed || isAsked ? { move: moveOf(seen, deed), wait: THEIR_TIME } : null;
    // Whoever has put something forward and has nothing to add has said it.
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

  /** What the learner is about to do; null for a draft, which may still be changed. */
  #tried(match: AnyMatch, { match: after, told, entry }: AnyOutcome & { ok: true }): Tried<Shape> | null {
    const seen = this.#game.see(match, LEARNER);
    const next = this.#game.see(after, LEARNER);
    if ('to' in entry && next.question?.id === entry.to && next.question.mine?.done === false) return null;
    const deed: Deed<Shape> = 'free' in entry ? { free: entry.free } : { answer: 'answer' in entry && entry.answer };
    const kind = 'free' in deed ? deed.free.type : (seen.question?.step.type ?? '');
    const events = this.#game.update(next, after, told, LEARNER)?.events ?? [];
    return { kind, deed, seen, events, env: this.#env };
  }

  #seen(before: AnyMatch, outcome: AnyOutcome): AnyOutcome {
    if (!outcome.ok || !this.#watches || this.#done) return outcome;
    const seen = this.#game.see(before, LEARNER);
    const events = this.#game.update(seen, outcome.match, outcome.told, LEARNER)?.events ?? [];
    if (events.some((event) => this.#lesson.reached(event))) {
      this.#done = true;
      this.#learnt();
    }
    return outcome;
  }
}

/** The table as the learner finds it: from the position, with what was played before. */
export function laidOut(pack: AnyGamePackage, game: AnyGame, words: string, lesson: Lesson, name: string): Saved {
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

function playedBefore(game: AnyGame, table: Saved['table'], { id, before = [] }: Lesson): AnyEntry[] {
  const started = game.start(table);
  if (!started.ok) throw new Error(`${id} does not start: ${JSON.stringify(started.refusal)}`);
  let { match } = started;
  return before.map(([seat, does], i) => {
    const seen = game.see(match, seat);
    const outcome = game.play(match, seat, moveOf(seen, does(seen)), match.at);
    if (!outcome.ok) throw new Error(`${id}, move ${i} before it: ${JSON.stringify(outcome.refusal)}`);
    match = outcome.match;
    return outcome.entry;
  });
}
