import { apply, type Seat, type Time } from '@wordhoard/kernel';
import type { AnyRefusal, GameUpdate } from '@wordhoard/protocol';
import type { Line, Storage } from '../storage/storage.ts';
import { Following } from './following.ts';
import type { AnyGame, AnyOutcome, AnyTable } from './game.ts';
import type { MatchClock } from './match-clock.ts';

export interface PlayParts {
  readonly code: string;
  readonly storage: Storage;
  readonly clock: MatchClock;
  readonly following: Following;
  /** Something happened, and is in the log. */
  tell(updates: readonly GameUpdate[]): void;
}

/** The play at one table. Nothing is told, nor answered for, before it is in the log; what is refused is never logged. */
export class Play {
  readonly #parts: PlayParts;
  readonly following: Following;
  #seq = 0;
  /** Commands that have been carried out. */
  readonly #done = new Set<string>();
  /** The log may hold lines this process does not know: another process wrote them, or a write failed half-way. */
  #behind = false;

  constructor(parts: PlayParts) {
    this.#parts = parts;
    this.following = parts.following;
  }

  get game(): AnyGame {
    return this.following.game;
  }
  get over(): boolean {
    return this.following.match.over !== null;
  }
  due(): Time | null {
    return this.game.due(this.following.match);
  }
  /** Never before what has already happened. */
  now(): Time {
    return Math.max(this.#parts.clock.now(), this.following.match.at);
  }
  wasDone(command: string): boolean {
    return this.#done.has(command);
  }

  /** Deadlines go first; then the move. Gives why not, if not. */
  async move(seat: Seat, move: unknown, command: string | null): Promise<AnyRefusal | null> {
    for (;;) {
      if (this.#behind || this.#late()) await this.expire();
      if (command !== null && this.#done.has(command)) return null;
      const outcome = this.game.play(this.following.match, seat, move, this.now());
      if (outcome.ok && (await this.#commit(outcome, command))) return null;
      if (!outcome.ok && outcome.refusal.code !== 'clock-first') return outcome.refusal;
    }
  }

  /** Applies every deadline that has passed. */
  async expire(): Promise<void> {
    for (;;) {
      if (this.#behind) await this.#catchUp();
      const outcome = this.game.expire(this.following.match, this.now());
      if (!outcome.ok) return;
      await this.#commit(outcome, null);
    }
  }
  #late(): boolean {
    const due = this.due();
    return due !== null && due <= this.now();
  }

  /** A line that is in the log already. False: these rules refuse it, and nobody can go on from here. */
  recall({ seq, entry, command }: Line): boolean {
    const outcome = apply(this.game, this.following.match, entry);
    if (!outcome.ok || seq !== this.#seq + 1) return false;
    this.#take(outcome, command);
    return true;
  }

  async #commit(outcome: AnyOutcome & { ok: true }, command: string | null): Promise<boolean> {
    const { storage, code } = this.#parts;
    // Until it is known to be written, it is not known not to be.
    this.#behind = true;
    if (!(await storage.append(code, { seq: this.#seq + 1, entry: outcome.entry, command }))) return false;
    this.#behind = false;
    this.#take(outcome, command);
    return true;
  }

  async #catchUp(): Promise<void> {
    const { storage, code } = this.#parts;
    for (const line of await storage.linesAfter(code, this.#seq))
      if (!this.recall(line)) throw new Error(`line ${line.seq} of table ${code} cannot be played`);
    this.#behind = false;
  }

  #take(outcome: AnyOutcome & { ok: true }, command: string | null): void {
    this.#seq += 1;
    if (command !== null) this.#done.add(command);
    this.#parts.tell(this.following.take(outcome));
  }
}

/** A match from its first moment, or why these rules will not start it. */
export function follow(game: AnyGame, table: AnyTable): { following: Following } | { refusal: AnyRefusal } {
  const started = game.start(table);
  return started.ok ? { following: new Following(game, started) } : { refusal: started.refusal };
}

/** From the first moment through every line of the log. Undefined when these rules cannot play it. */
export function resume(
  game: AnyGame,
  table: AnyTable,
  lines: readonly Line[],
  parts: Omit<PlayParts, 'following'>,
): Play | undefined {
  const started = follow(game, table);
  if ('refusal' in started) return undefined;
  const play = new Play({ ...parts, ...started });
  return lines.every((line) => play.recall(line)) ? play : undefined;
}
