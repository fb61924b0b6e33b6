import {
  type AnyEntry,
  type AnyGame,
  type AnyMatch,
  type AnyObservation,
  type AnyOutcome,
  applyEntry,
  type Level,
  type Seat,
  type Time,
  type Viewer,
} from '@wordhoard/kernel';
import type { AnyRefusal, GameUpdate, PassWish } from '@wordhoard/protocol';
import { type BotTiming, NATURAL } from './bot-timing.ts';
import { Bots, isAwaited } from './bots.ts';
import { Drafts, isDraft, moveOf } from './drafts.ts';
import { isClosing, type Log, type LogEntry } from './log.ts';
import { type KeptWish, Passes, type PassManner } from './passes.ts';
import type { SealedSetup } from './setup.ts';
import { type MatchEvent, Subscribers } from './subscribers.ts';
import type { Think } from './think.ts';

/** All a running match knows of where it runs: on a server, in a page, in a simulation. */
export interface MatchHost {
  /** Match time. */
  now(): Time;
  readonly log: Log;
  readonly think: Think;
  /** Multiplies all the time bots take; 1 by default. */
  readonly botPace?: number;
  /** Sends updates for something that is in the log; each goes to its own viewer only. */
  tell(updates: readonly GameUpdate[]): void;
  /** The next scheduled event, or its time, may have changed: see `next`. */
  changed(): void;
  /** A bot could not think, or what it wanted was refused. The match goes on. */
  botFailed(why: unknown): void;
  /**
   * A draft is in memory only: call `keep` within `KEPT_WITHIN_MS`. Without this callback drafts are written at once.
   */
  unkept?(): void;
  /** True if another process may write to the log. Then nothing is refused before the log was read to its end. */
  readonly shared?: boolean;
  /** Asked between the lines of a long log: something to wait for, if others should have a turn. */
  pause?(): Promise<void> | undefined;
}

/** Milliseconds of real time within which a draft is in the log. */
export const KEPT_WITHIN_MS = 1000;
/**
 * Where another process may let the time run out, a draft made this close to the deadline is written at once, so that
 * the other process finds it.
 */
const URGENT_MS = 2 * KEPT_WITHIN_MS;

type AcceptedCommand = AnyOutcome & { ok: true };
type OpenedMatch = { readonly running: RunningMatch } | { readonly refusal: AnyRefusal };

/**
 * One match at run time, wherever it runs: its subscribers, its log, its bots' planned moves, and the next scheduled
 * event. Nothing is sent or acknowledged before it is in the log; refused moves are never logged. Only drafts may wait:
 * they are shown to their writer alone, and are in the log before any entry that is not a draft. The caller makes sure
 * that one thing happens at a time (`OneAtATime`), and calls `wake` when `next` has come.
 */
export class RunningMatch {
  readonly game: AnyGame;
  readonly #around: MatchHost;
  readonly #followers: Subscribers;
  readonly #bots: Bots;
  readonly #passes: Passes;
  /** Is it for us to let windows pass for people, and not for another process? */
  #passesHere = false;
  /** By seat: the level of a bot, or null for a person. */
  #levels: readonly (Level | null)[] = [];
  #manner: BotTiming = NATURAL;
  /** Time since when only bots have to answer; null while a person is awaited. */
  #botsLeft: Time | null = null;
  /** As it is, drafts and all; and as the log has it, of which so many lines have been played. */
  #match: AnyMatch;
  #written: AnyMatch;
  #seq = 0;
  readonly #drafts: Drafts;
  /** Commands that have been carried out. */
  readonly #done = new Set<string>();
  /** Since when each seat has been asked without a move of its own, however often the clock has answered for it. */
  readonly #keptWaiting = new Map<Seat, Time>();
  /** How many events each seat had been told when a bot or auto-pass first moved for it, since its player's last move. */
  readonly #standIns = new Map<Seat, number>();
  /** Has anything happened, but drafts, since the bots were last told? What one types changes nothing for the others. */
  #stirred = false;
  /** The log may hold lines we have not read: another process wrote them, or a write failed half-way. */
  #behind = false;
  /** The log ends with a closing line. */
  #closed = false;
  /** An amendment is in the log. */
  #amended = false;

  private constructor(game: AnyGame, { botSeed }: SealedSetup, around: MatchHost, started: MatchEvent) {
    this.game = game;
    this.#around = around;
    this.#match = started.match;
    this.#written = started.match;
    this.#drafts = new Drafts(game);
    this.#followers = new Subscribers(game, started);
    this.#passes = new Passes(game, botSeed);
    this.#countWaiting();
    this.#bots = new Bots({
      game: game.id,
      seed: botSeed,
      think: around.think,
      pace: around.botPace ?? 1,
      planned: () => around.changed(),
      failed: (error) => around.botFailed(error),
    });
  }

  /** From its first moment through every line of a log, or why these rules will not play it. */
  static open(game: AnyGame, setup: SealedSetup, lines: readonly LogEntry[], around: MatchHost): OpenedMatch {
    const started = game.start(setup.table);
    if (!started.ok) return { refusal: started.refusal };
    const running = new RunningMatch(game, setup, around, started);
    for (const line of lines) {
      const recalled = running.#recall(line);
      if ('refusal' in recalled) return recalled;
    }
    return { running };
  }

  /**
   * Replays the log to its end without sending updates, because there are no subscribers yet. Returns the refusal if
   * these rules can't play a line.
   */
  async recall(): Promise<AnyRefusal | null> {
    return this.#readOn(() => undefined);
  }

  /** Reads lines that another process may have written, and sends their updates. */
  async catchUp(): Promise<void> {
    this.#behind = true;
    await this.#catchUp();
    if (this.#isUrgent()) await this.keep();
    this.#instructBots();
  }

  /** Puts into the log what is in memory only. */
  async keep(): Promise<void> {
    while (this.#drafts.size > 0) {
      if (this.#behind) await this.#catchUp();
      else await this.#append(this.#drafts.all(), this.#match);
    }
  }
  /** Is there a draft that is in memory only? */
  get unkept(): boolean {
    return this.#drafts.size > 0;
  }

  /** Was it closed for good before its end? */
  get closed(): boolean {
    return this.#closed;
  }
  /** Lines played. */
  get seq(): number {
    return this.#seq;
  }
  /** Is a bot about to make up its mind? */
  get thinking(): boolean {
    return this.#bots.thinking;
  }
  get match(): AnyMatch {
    return this.#match;
  }
  /** Never before what has already happened. */
  now(): Time {
    return Math.max(this.#around.now(), this.#match.at);
  }
  seen(viewer: Viewer): AnyObservation {
    return this.#followers.seen(viewer);
  }
  /** Since when this seat has kept the others waiting; null if it has moved since it was last asked. */
  keptWaitingSince(seat: Seat): Time | null {
    return this.#keptWaiting.get(seat) ?? null;
  }
  /** Since when the question this viewer sees has been open. */
  askedSince(viewer: Viewer): Time {
    return this.#followers.askedAt(viewer);
  }
  wasDone(command: string): boolean {
    return this.#done.has(command);
  }
  /** Updates for all viewers of a match that has just begun. */
  opening(): GameUpdate[] {
    return this.#followers.opening(this.now());
  }
  /** The update for a viewer who comes (back) with that cursor. */
  missed(viewer: Viewer, after: number): GameUpdate {
    return this.#withStandIn(this.#followers.missed(viewer, after, this.now()));
  }

  /** Sets who plays each seat from now on (the level of a bot, or null for a person) and the bots' timing. */
  seat(levels: readonly (Level | null)[], manner: BotTiming = NATURAL): void {
    this.#levels = levels;
    this.#manner = manner;
    this.#instructBots();
  }

  /**
   * Sets the seats' auto-pass choices, and whether this process makes the passes or another one that runs this match.
   */
  passFor(wishes: ReadonlyMap<Seat, KeptWish | null>, here = true, manner?: PassManner): void {
    this.#passes.keep(wishes, manner);
    this.#passesHere = here;
    this.#around.changed();
  }
  /** This seat's auto-pass choice, if it still holds. */
  wishOf(seat: Seat): PassWish | null {
    return this.#passes.wishOf(seat);
  }
  /** True if the open question doesn't wait for this seat's player, because auto-pass will answer. */
  isPassing(seat: Seat): boolean {
    return this.#passFor(seat) !== null;
  }

  /** Deadlines go first; then the move. Gives why not, if not. */
  async move(seat: Seat, move: unknown, command: string | null): Promise<AnyRefusal | null> {
    const refusal = await this.#move(seat, move, command);
    if (this.#stirred || this.#levels[seat] != null) this.#instructBots();
    return refusal;
  }

  /** Changes what was agreed from now on (`Rules.amend`); its caller knows that this seat's player may. Gives why not, if not. */
  async amend(by: Seat, amendment: unknown, command: string | null): Promise<AnyRefusal | null> {
    const refusal = await this.#try(command, () => this.game.amend(this.#match, by, amendment, this.now()));
    if (this.#stirred) this.#instructBots();
    return refusal;
  }
  /** The amended config; null while it is the one the match began with. */
  get amendedConfig(): object | null {
    return this.#amended ? this.game.amendedConfig(this.#match) : null;
  }

  /** When `wake` must be called, if nothing happens before: a deadline, what a bot means to do, a window to let pass. */
  next(): Time | null {
    if (this.#match.over || this.#closed) return null;
    const passes = this.#plannedPasses().map(({ at }) => at);
    const times = [this.game.nextDeadline(this.#match), this.#bots.next(), ...passes].filter((time) => time !== null);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Does what is to happen by itself by now. */
  async wake(): Promise<void> {
    await this.#expire();
    // One bot's move may change the question for another, and so cancel its planned move.
    this.#showBots();
    while (!this.#match.over && !this.#closed) {
      const plan = this.#bots.due(this.now());
      if (!plan) break;
      // A move that could not be written stays planned.
      const refusal = await this.#move(plan.seat, plan.move, null);
      plan.done();
      if (refusal) this.#around.botFailed(refusal);
      this.#showBots();
    }
    for (let pass = this.#duePass(); pass; pass = this.#duePass()) {
      const refusal = await this.#move(pass.seat, pass.move, null);
      if (refusal) this.#passes.refused(pass);
      this.#showBots();
    }
    this.#around.changed();
  }

  #duePass(): ReturnType<Passes['of']> {
    const due = this.#plannedPasses().filter(({ at }) => at <= this.now());
    return due.sort((a, b) => a.at - b.at)[0] ?? null;
  }
  #plannedPasses(): NonNullable<ReturnType<Passes['of']>>[] {
    if (!this.#passesHere || this.#match.over || this.#closed) return [];
    return this.#match.seats.flatMap((seat) => this.#passFor(seat) ?? []);
  }
  /** Bots speak for themselves, and for whom they stand in. */
  #passFor(seat: Seat): ReturnType<Passes['of']> {
    if (this.#levels[seat] != null) return null;
    return this.#passes.of(seat, this.#followers.seen(seat), this.#followers.askedAt(seat));
  }

  #instructBots(): void {
    this.#stirred = false;
    this.#showBots();
    this.#around.changed();
  }
  #showBots(): void {
    if (this.#match.over) return;
    const awaited = this.#levels.some((level, seat) => level === null && isAwaited(this.#followers.seen(seat), seat));
    this.#botsLeft = awaited ? null : (this.#botsLeft ?? this.#match.at);
    this.#bots.pace(this.#manner, this.#botsLeft);
    for (const [seat, level] of this.#levels.entries())
      this.#bots.refresh(seat, level, this.#followers.seen(seat), this.#followers.askedAt(seat));
  }

  #move(seat: Seat, move: unknown, command: string | null): Promise<AnyRefusal | null> {
    return this.#try(command, () => this.game.play(this.#match, seat, move, this.now()));
  }

  /** Deadlines go first; tried again when the match has gone on meanwhile. */
  async #try(
    command: string | null,
    act: () => AcceptedCommand | { readonly ok: false; readonly refusal: AnyRefusal },
  ): Promise<AnyRefusal | null> {
    for (;;) {
      if (this.#behind || this.#late()) await this.#expire();
      if (command !== null && this.#done.has(command)) return null;
      if (this.#closed) return { code: 'over' };
      const outcome = act();
      if (outcome.ok && (await this.#accept(outcome, command))) return null;
      if (!outcome.ok && outcome.refusal.code !== 'clock-first' && !(await this.#wasBehind())) return outcome.refusal;
    }
  }

  /** A refused move may have been made already, or be legal by now. */
  async #wasBehind(): Promise<boolean> {
    if (!this.#around.shared) return false;
    const before = this.#seq;
    await this.#catchUp();
    return this.#seq > before;
  }

  /** Applies every deadline that has passed. */
  async #expire(): Promise<void> {
    for (;;) {
      if (this.#behind) await this.#catchUp();
      if (this.#closed) return;
      const outcome = this.game.expire(this.#match, this.now());
      if (!outcome.ok) return;
      await this.#commit(outcome, null);
    }
  }
  #late(): boolean {
    const due = this.game.nextDeadline(this.#match);
    return due !== null && due <= this.now();
  }

  /** False when it must be tried again because another process was first. */
  async #accept(outcome: AcceptedCommand, command: string | null): Promise<boolean> {
    const { seat } = outcome.entry;
    const waits = seat !== undefined && this.#around.unkept && !this.#isUrgent() && isDraft(this.#match, outcome);
    if (!waits) return this.#commit(outcome, command);
    if (this.#drafts.has(seat) && !this.#replaces(seat, outcome.entry)) {
      await this.keep();
      return false;
    }
    const isFirst = !this.unkept;
    this.#drafts.put(seat, { entry: outcome.entry, command });
    this.#around.tell(this.#takeDraft(outcome, seat));
    if (isFirst) this.#around.unkept?.();
    return true;
  }

  /** Is what this seat has put forward, and is only in memory, as if it had never been? Not if this is allowed only after it. */
  #replaces(seat: Seat | undefined, entry: AnyEntry): boolean {
    if (seat === undefined || !('to' in entry) || !this.#drafts.has(seat)) return false;
    return this.game.refusalOf(this.#written, seat, moveOf(entry), entry.at) === undefined;
  }
  /** True if another process may let the time run out before a draft would be in the log. */
  #isUrgent(): boolean {
    const due = this.game.nextDeadline(this.#match);
    return this.#around.shared === true && due !== null && due - this.now() <= URGENT_MS;
  }

  /** First what is only in memory, but for a draft that this answer takes the place of. */
  async #commit(outcome: AcceptedCommand, command: string | null): Promise<boolean> {
    const { entry } = outcome;
    const drafts = this.#drafts.all(this.#replaces(entry.seat, entry) ? entry.seat : undefined);
    if (!(await this.#append([...drafts, { entry, command }], outcome.match))) return false;
    this.#around.tell(this.#take(outcome, { entry, command }));
    return true;
  }

  /** Appends lines that lead to the match `after`. False when another process was first. */
  async #append(lines: readonly Pick<LogEntry, 'entry' | 'command'>[], after: AnyMatch): Promise<boolean> {
    // Until it is known to be written, it is not known not to be.
    this.#behind = true;
    if (!(await this.#around.log.append(lines.map((line, i) => ({ ...line, seq: this.#seq + 1 + i }))))) return false;
    this.#behind = false;
    this.#written = after;
    this.#seq += lines.length;
    for (const line of lines) this.#remember(line);
    this.#drafts.clear();
    return true;
  }
  #remember({ command, entry }: Pick<LogEntry, 'entry' | 'command'>): void {
    if (command !== null) this.#done.add(command);
    if ('amend' in entry) this.#amended = true;
  }

  async #catchUp(): Promise<void> {
    const refusal = await this.#readOn((updates) => this.#around.tell(updates));
    if (refusal) throw new Error(`line ${this.#seq + 1} cannot be played: ${refusal.code}`);
    this.#behind = false;
  }

  async #readOn(then: (updates: GameUpdate[]) => void): Promise<AnyRefusal | null> {
    for (;;) {
      const lines = await this.#around.log.linesAfter(this.#seq);
      if (lines.length === 0) return null;
      for (const line of lines) {
        const recalled = this.#recall(line);
        if ('refusal' in recalled) return recalled.refusal;
        then(recalled.updates);
        await this.#around.pause?.();
      }
    }
  }

  /** A line that is in the log already. */
  #recall(line: LogEntry): { readonly updates: GameUpdate[] } | { readonly refusal: AnyRefusal } {
    const { seq, entry, command } = line;
    if (seq !== this.#seq + 1) return { refusal: { code: 'line-missing' } };
    if (isClosing(line)) return this.#close();
    const outcome = applyEntry(this.game, this.#written, entry);
    if (!outcome.ok) return outcome;
    this.#written = outcome.match;
    this.#seq += 1;
    this.#remember(line);
    this.#drafts.heard(entry, command);
    return { updates: this.#take({ ...outcome, match: this.#drafts.onto(outcome.match) }, line) };
  }

  /** Drafts that are not in the log are lost for good. */
  #close(): { readonly updates: [] } {
    this.#closed = true;
    this.#seq += 1;
    this.#drafts.clear();
    return { updates: [] };
  }

  #takeDraft(outcome: MatchEvent, writer: Seat): GameUpdate[] {
    this.#match = outcome.match;
    this.#keptWaiting.set(writer, outcome.match.at);
    return this.#followers.takeDraft(outcome, writer, this.now());
  }

  #take(outcome: MatchEvent, { entry, command }: Pick<LogEntry, 'entry' | 'command'>): GameUpdate[] {
    const { seat: mover } = entry;
    if (mover !== undefined) this.#noteStandIn(mover, command, isDraft(this.#match, { ...outcome, entry }));
    this.#match = outcome.match;
    this.#stirred = true;
    const updates = this.#followers.take(outcome, this.now()).map((update) => this.#withStandIn(update));
    if (mover !== undefined) this.#keptWaiting.delete(mover);
    this.#countWaiting();
    return updates;
  }

  /** Only what every log has is counted, so a replay gives the same: drafts may be missing from it. */
  #noteStandIn(seat: Seat, command: string | null, draft: boolean): void {
    if (draft) return;
    if (command !== null) this.#standIns.delete(seat);
    else if (!this.#standIns.has(seat)) this.#standIns.set(seat, this.#followers.toldTo(seat));
  }
  #withStandIn(update: GameUpdate): GameUpdate {
    // Without commands, as in the page, people's moves can't be told from a stand-in's.
    if (this.#done.size === 0 || update.viewer === 'audience') return update;
    const standIn = this.#standIns.get(update.viewer);
    return standIn === undefined ? update : { ...update, standIn };
  }

  #countWaiting(): void {
    for (const seat of this.#match.seats) this.#passes.note(seat, this.#followers.seen(seat));
    for (const seat of this.#match.seats)
      if (!this.#keptWaiting.has(seat) && isAwaited(this.#followers.seen(seat), seat))
        this.#keptWaiting.set(seat, this.#match.at);
  }
}
