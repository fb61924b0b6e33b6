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
import type { AnyRefusal, AutoPassChoice, GameUpdate } from '@wordhoard/protocol';
import { AutoPasses, type PassTiming, type StoredAutoPass } from './auto-passes.ts';
import { type BotTiming, NATURAL_TIMING } from './bot-timing.ts';
import { Bots, isAwaited } from './bots.ts';
import { Drafts, isDraft, moveOf } from './drafts.ts';
import { isClosing, type Log, type LogEntry } from './log.ts';
import type { SealedSetup } from './setup.ts';
import { type MatchChange, Subscribers } from './subscribers.ts';
import type { Think } from './think.ts';

/** The functions a running match gets from where it runs: a server, a page or a simulation. */
export interface MatchHost {
  /** Match time. */
  now(): Time;
  readonly log: Log;
  readonly think: Think;
  /** Multiplies all the time bots take; 1 by default. */
  readonly botPace?: number;
  /** Sends updates for something that is in the log; each goes to its own viewer only. */
  send(updates: readonly GameUpdate[]): void;
  /** Called when the result of `nextWake` may have changed. */
  scheduleChanged(): void;
  /** A bot could not think, or what it wanted was refused. The match goes on. */
  botFailed(why: unknown): void;
  /**
   * Called when a draft is in memory only: call `flushDrafts` within `DRAFT_FLUSH_MS`. Without this callback drafts are
   * written at once.
   */
  draftPending?(): void;
  /** True if another process may write to the log. Then nothing is refused before the log was read to its end. */
  readonly isShared?: boolean;
  /** Called between the lines of a long log. Returns a promise to wait for if other work should run first. */
  pause?(): Promise<void> | undefined;
}

/** Milliseconds of real time after which a draft must be in the log. */
export const DRAFT_FLUSH_MS = 1000;
/**
 * Where another process may let the time run out, a draft made this close to the deadline is written at once, so that
 * the other process finds it.
 */
const URGENT_MS = 2 * DRAFT_FLUSH_MS;

type AcceptedCommand = AnyOutcome & { ok: true };
type PlayOutcome = AcceptedCommand | { readonly ok: false; readonly refusal: AnyRefusal };
type OpenedMatch = { readonly running: RunningMatch } | { readonly refusal: AnyRefusal };

/**
 * One match at run time, wherever it runs: its subscribers, its log, its bots' planned moves, and the next scheduled
 * event. Nothing is sent or acknowledged before it is in the log; refused moves are never logged. Only drafts may wait:
 * they are shown to their writer alone, and are in the log before any entry that is not a draft. The caller makes sure
 * that one thing happens at a time (`SerialQueue`), and calls `wake` at the time of `nextWake`.
 */
export class RunningMatch {
  readonly game: AnyGame;
  readonly #host: MatchHost;
  readonly #subscribers: Subscribers;
  readonly #bots: Bots;
  readonly #passes: AutoPasses;
  /** True if this process makes the passes for people, and not another one. */
  #makesPasses = false;
  /** By seat: the level of a bot, or null for a person. */
  #levels: readonly (Level | null)[] = [];
  #botTiming: BotTiming = NATURAL_TIMING;
  /** Time since when only bots have to answer; null while a person is awaited. */
  #botsAloneSince: Time | null = null;
  /** The match with the drafts in memory, and the match as the log has it after `#seq` lines. */
  #match: AnyMatch;
  #writtenMatch: AnyMatch;
  #seq = 0;
  readonly #drafts: Drafts;
  /** Commands that have been carried out. */
  readonly #executedCommands = new Set<string>();
  /** Since when each seat has been asked without moving itself, even if default answers counted for it meanwhile. */
  readonly #waitingSince = new Map<Seat, Time>();
  /** How many events each seat had been told when a bot or auto-pass first moved for it, since its player's last move. */
  readonly #standIns = new Map<Seat, number>();
  /** True if anything but a draft has happened since the bots were last updated. Drafts change nothing for them. */
  #hasChanged = false;
  /** The log may hold lines we have not read: another process wrote them, or a write failed half-way. */
  #isBehind = false;
  /** The log ends with a closing line. */
  #isClosed = false;
  /** An amendment is in the log. */
  #isAmended = false;

  private constructor(game: AnyGame, { botSeed }: SealedSetup, host: MatchHost, started: MatchChange) {
    this.game = game;
    this.#host = host;
    this.#match = started.match;
    this.#writtenMatch = started.match;
    this.#drafts = new Drafts(game);
    this.#subscribers = new Subscribers(game, started);
    this.#passes = new AutoPasses(game, botSeed);
    this.#noteWaiting();
    this.#bots = new Bots({
      game: game.id,
      seed: botSeed,
      think: host.think,
      timeFactor: host.botPace ?? 1,
      onPlanned: () => host.scheduleChanged(),
      onFailed: (error) => host.botFailed(error),
    });
  }

  /** Opens a match from its log; returns the refusal if these rules can't play a line. */
  static open(game: AnyGame, setup: SealedSetup, lines: readonly LogEntry[], host: MatchHost): OpenedMatch {
    const started = game.start(setup.table);
    if (!started.ok) return { refusal: started.refusal };
    const running = new RunningMatch(game, setup, host, started);
    for (const line of lines) {
      const replayed = running.#replayLine(line);
      if ('refusal' in replayed) return replayed;
    }
    return { running };
  }

  /**
   * Replays the log to its end without sending updates, because there are no subscribers yet. Returns the refusal if
   * these rules can't play a line.
   */
  async replayLog(): Promise<AnyRefusal | null> {
    return this.#readLog(() => undefined);
  }

  /** Reads lines that another process may have written, and sends their updates. */
  async catchUp(): Promise<void> {
    this.#isBehind = true;
    await this.#catchUp();
    await this.#continueFromLog();
  }

  /**
   * Plays lines that another process has written, and sends their updates. False if they don't continue the lines
   * played here: then `catchUp` must read the log.
   */
  async adopt(lines: readonly LogEntry[]): Promise<boolean> {
    if (this.#isBehind || lines.length === 0) return false;
    const unread = lines.filter(({ seq }) => seq > this.#seq);
    if (await this.#replayLines(unread, (updates) => this.#host.send(updates))) return false;
    await this.#continueFromLog();
    return true;
  }
  async #continueFromLog(): Promise<void> {
    if (this.#isUrgent()) await this.flushDrafts();
    this.#instructBots();
  }

  /** Writes the drafts that are in memory only. */
  async flushDrafts(): Promise<void> {
    while (this.#drafts.size > 0) {
      if (this.#isBehind) await this.#catchUp();
      else await this.#append(this.#drafts.all(), this.#match);
    }
  }
  /** True if a draft is in memory only. */
  get hasPendingDrafts(): boolean {
    return this.#drafts.size > 0;
  }

  /** True if it was closed for good before its end. */
  get isClosed(): boolean {
    return this.#isClosed;
  }
  /** Lines played. */
  get seq(): number {
    return this.#seq;
  }
  /** True while a bot is thinking. */
  get isThinking(): boolean {
    return this.#bots.isThinking;
  }
  get match(): AnyMatch {
    return this.#match;
  }
  /** The host's time, but never earlier than the match's last event. */
  now(): Time {
    return Math.max(this.#host.now(), this.#match.at);
  }
  observe(viewer: Viewer): AnyObservation {
    return this.#subscribers.observationOf(viewer);
  }
  /** Since when this seat has kept the others waiting; null if it has moved since it was last asked. */
  waitingSince(seat: Seat): Time | null {
    return this.#waitingSince.get(seat) ?? null;
  }
  /** Since when the question this viewer sees has been open. */
  askedAt(viewer: Viewer): Time {
    return this.#subscribers.askedAt(viewer);
  }
  hasExecuted(command: string): boolean {
    return this.#executedCommands.has(command);
  }
  /** Updates for all viewers of a match that has just begun. */
  firstUpdates(): GameUpdate[] {
    return this.#subscribers.firstUpdates(this.now());
  }
  /** The update for a viewer who comes (back) with that cursor. */
  updateSince(viewer: Viewer, after: number): GameUpdate {
    return this.#withStandIn(this.#subscribers.updateSince(viewer, after, this.now()));
  }

  /** Sets who plays each seat from now on (the level of a bot, or null for a person) and the bots' timing. */
  assignSeats(levels: readonly (Level | null)[], manner: BotTiming = NATURAL_TIMING): void {
    this.#levels = levels;
    this.#botTiming = manner;
    this.#instructBots();
  }

  /**
   * Sets the seats' auto-pass choices, and whether this process makes the passes or another one that runs this match.
   */
  configureAutoPass(wishes: ReadonlyMap<Seat, StoredAutoPass | null>, here = true, manner?: PassTiming): void {
    this.#passes.configure(wishes, manner);
    this.#makesPasses = here;
    this.#host.scheduleChanged();
  }
  /** This seat's auto-pass choice, if it still holds. */
  autoPassOf(seat: Seat): AutoPassChoice | null {
    return this.#passes.choiceOf(seat);
  }
  /** True if the open question doesn't wait for this seat's player, because auto-pass will answer. */
  isAutoPassing(seat: Seat): boolean {
    return this.#plannedPassOf(seat) !== null;
  }

  /**
   * Applies deadlines that have passed, then plays the move. Returns null, or the refusal; at once if nothing has to be
   * read or written first, as for most drafts.
   */
  move(seat: Seat, move: unknown, command: string | null): AnyRefusal | null | Promise<AnyRefusal | null> {
    const first = this.#isReadyFor(command) ? this.game.play(this.#match, seat, move, this.now()) : null;
    if (!first?.ok || !this.#acceptDraft(first, command)) return this.#moveLater(seat, move, command, first);
    if (this.#levels[seat] != null) this.#instructBots();
    return null;
  }
  async #moveLater(seat: Seat, move: unknown, command: string | null, first: PlayOutcome | null) {
    const refusal = await this.#move(seat, move, command, first);
    if (this.#hasChanged || this.#levels[seat] != null) this.#instructBots();
    return refusal;
  }

  /** Amends the config (`Rules.amend`). The caller has checked that this player may. Returns null, or the refusal. */
  async amend(by: Seat, amendment: unknown, command: string | null): Promise<AnyRefusal | null> {
    const refusal = await this.#attempt(command, () => this.game.amend(this.#match, by, amendment, this.now()));
    if (this.#hasChanged) this.#instructBots();
    return refusal;
  }
  /** The amended config; null while it is the one the match began with. */
  get amendedConfig(): object | null {
    return this.#isAmended ? this.game.amendedConfig(this.#match) : null;
  }

  /** Time at which `wake` must be called, unless something happens before: a deadline, a bot's move or an auto-pass. */
  nextWake(): Time | null {
    if (this.#match.over || this.#isClosed) return null;
    const passes = this.#plannedPasses().map(({ at }) => at);
    const times = [this.game.nextDeadline(this.#match), this.#bots.nextTime(), ...passes].filter(
      (time) => time !== null,
    );
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Applies deadlines, bots' moves and auto-passes that are due. */
  async wake(): Promise<void> {
    await this.#expire();
    // One bot's move may change the question for another, and so cancel its planned move.
    this.#updateBots();
    while (!this.#match.over && !this.#isClosed) {
      const plan = this.#bots.dueMove(this.now());
      if (!plan) break;
      // A move that could not be written stays planned.
      const refusal = await this.#move(plan.seat, plan.move, null);
      plan.done();
      if (refusal) this.#host.botFailed(refusal);
      this.#updateBots();
    }
    for (let pass = this.#duePass(); pass; pass = this.#duePass()) {
      const refusal = await this.#move(pass.seat, pass.move, null);
      if (refusal) this.#passes.markRefused(pass);
      this.#updateBots();
    }
    this.#host.scheduleChanged();
  }

  #duePass(): ReturnType<AutoPasses['passFor']> {
    const due = this.#plannedPasses().filter(({ at }) => at <= this.now());
    return due.sort((a, b) => a.at - b.at)[0] ?? null;
  }
  #plannedPasses(): NonNullable<ReturnType<AutoPasses['passFor']>>[] {
    if (!this.#makesPasses || this.#match.over || this.#isClosed) return [];
    return this.#match.seats.flatMap((seat) => this.#plannedPassOf(seat) ?? []);
  }
  /** Null for seats that a bot plays: bots answer reaction windows themselves. */
  #plannedPassOf(seat: Seat): ReturnType<AutoPasses['passFor']> {
    if (this.#levels[seat] != null) return null;
    return this.#passes.passFor(seat, this.#subscribers.observationOf(seat), this.#subscribers.askedAt(seat));
  }

  #instructBots(): void {
    this.#hasChanged = false;
    this.#updateBots();
    this.#host.scheduleChanged();
  }
  #updateBots(): void {
    if (this.#match.over) return;
    const awaited = this.#levels.some(
      (level, seat) => level === null && isAwaited(this.#subscribers.observationOf(seat), seat),
    );
    this.#botsAloneSince = awaited ? null : (this.#botsAloneSince ?? this.#match.at);
    this.#bots.setTiming(this.#botTiming, this.#botsAloneSince);
    for (const [seat, level] of this.#levels.entries())
      this.#bots.refresh(seat, level, this.#subscribers.observationOf(seat), this.#subscribers.askedAt(seat));
  }

  #move(seat: Seat, move: unknown, command: string | null, first: PlayOutcome | null = null) {
    return this.#attempt(command, () => this.game.play(this.#match, seat, move, this.now()), first);
  }

  /** True if a command can be played now: no line has to be read, no deadline has passed, and it is new. */
  #isReadyFor(command: string | null): boolean {
    const isDone = command !== null && this.#executedCommands.has(command);
    return !this.#isBehind && !this.#isLate() && !this.#isClosed && !isDone;
  }

  /**
   * Applies deadlines, then plays; tries again if the match has gone on meanwhile.
   *
   * @param first the outcome of playing now, if the caller has it
   */
  async #attempt(
    command: string | null,
    play: () => PlayOutcome,
    first: PlayOutcome | null = null,
  ): Promise<AnyRefusal | null> {
    for (let known = first; ; known = null) {
      if (this.#isBehind || this.#isLate()) await this.#expire();
      if (command !== null && this.#executedCommands.has(command)) return null;
      if (this.#isClosed) return { code: 'over' };
      const outcome = known ?? play();
      if (outcome.ok && (await this.#accept(outcome, command))) return null;
      if (!outcome.ok && outcome.refusal.code !== 'clock-first' && !(await this.#wasBehind())) return outcome.refusal;
    }
  }

  /** Reads on, because a refused move may have been made already or be legal by now. True if there was more to read. */
  async #wasBehind(): Promise<boolean> {
    if (!this.#host.isShared) return false;
    const before = this.#seq;
    await this.#catchUp();
    return this.#seq > before;
  }

  /** Applies every deadline that has passed. */
  async #expire(): Promise<void> {
    for (;;) {
      if (this.#isBehind) await this.#catchUp();
      if (this.#isClosed) return;
      const outcome = this.game.expire(this.#match, this.now());
      if (!outcome.ok) return;
      await this.#commit(outcome, null);
    }
  }
  #isLate(): boolean {
    const due = this.game.nextDeadline(this.#match);
    return due !== null && due <= this.now();
  }

  /** False when it must be tried again because another process was first. */
  async #accept(outcome: AcceptedCommand, command: string | null): Promise<boolean> {
    if (this.#acceptDraft(outcome, command)) return true;
    if (!this.#mayWait(outcome)) return this.#commit(outcome, command);
    await this.flushDrafts();
    return false;
  }

  /** Accepts a draft that may stay in memory for a while. False for everything else. */
  #acceptDraft(outcome: AcceptedCommand, command: string | null): boolean {
    const { entry } = outcome;
    const { seat } = entry;
    if (seat === undefined || !this.#mayWait(outcome)) return false;
    if (this.#drafts.has(seat) && !this.#canReplaceDraft(seat, entry)) return false;
    const isFirst = !this.hasPendingDrafts;
    this.#drafts.put(seat, { entry, command });
    this.#host.send(this.#applyDraft(outcome, seat));
    if (isFirst) this.#host.draftPending?.();
    return true;
  }
  /** True if an outcome need not be in the log before it is acknowledged. */
  #mayWait(outcome: AcceptedCommand): boolean {
    return this.#host.draftPending !== undefined && !this.#isUrgent() && isDraft(this.#match, outcome);
  }

  /** True if this entry may replace the seat's draft in memory: it must be legal without that draft. */
  #canReplaceDraft(seat: Seat | undefined, entry: AnyEntry): boolean {
    if (seat === undefined || !('to' in entry) || !this.#drafts.has(seat)) return false;
    return this.game.refusalOf(this.#writtenMatch, seat, moveOf(entry), entry.at) === undefined;
  }
  /** True if another process may let the time run out before a draft would be in the log. */
  #isUrgent(): boolean {
    const due = this.game.nextDeadline(this.#match);
    return this.#host.isShared === true && due !== null && due - this.now() <= URGENT_MS;
  }

  /** Writes an entry, after the drafts in memory except one that it replaces. */
  async #commit(outcome: AcceptedCommand, command: string | null): Promise<boolean> {
    const { entry } = outcome;
    const drafts = this.#drafts.all(this.#canReplaceDraft(entry.seat, entry) ? entry.seat : undefined);
    if (!(await this.#append([...drafts, { entry, command }], outcome.match))) return false;
    this.#host.send(this.#applyOutcome(outcome, { entry, command }));
    return true;
  }

  /** Appends lines that lead to the match `after`. When another process was first, reads what it wrote: false. */
  async #append(lines: readonly Pick<LogEntry, 'entry' | 'command'>[], after: AnyMatch): Promise<boolean> {
    // If writing fails, the lines may be in the log all the same; `#isBehind` makes the next call read them.
    this.#isBehind = true;
    if (!(await this.#host.log.append(lines.map((line, i) => ({ ...line, seq: this.#seq + 1 + i }))))) {
      // One read, not to the end, spares a query: if there is more, the next append is lost as well.
      const others = await this.#host.log.linesAfter(this.#seq);
      this.#caughtUp(await this.#replayLines(others, (updates) => this.#host.send(updates)));
      return false;
    }
    this.#isBehind = false;
    this.#writtenMatch = after;
    this.#seq += lines.length;
    for (const line of lines) this.#remember(line);
    this.#drafts.clear();
    return true;
  }
  #remember({ command, entry }: Pick<LogEntry, 'entry' | 'command'>): void {
    if (command !== null) this.#executedCommands.add(command);
    if ('amend' in entry) this.#isAmended = true;
  }

  async #catchUp(): Promise<void> {
    this.#caughtUp(await this.#readLog((updates) => this.#host.send(updates)));
  }
  #caughtUp(refusal: AnyRefusal | null): void {
    if (refusal) throw new Error(`line ${this.#seq + 1} cannot be played: ${refusal.code}`);
    this.#isBehind = false;
  }

  async #readLog(then: (updates: GameUpdate[]) => void): Promise<AnyRefusal | null> {
    for (;;) {
      const lines = await this.#host.log.linesAfter(this.#seq);
      if (lines.length === 0) return null;
      const refusal = await this.#replayLines(lines, then);
      if (refusal) return refusal;
    }
  }
  async #replayLines(lines: readonly LogEntry[], then: (updates: GameUpdate[]) => void): Promise<AnyRefusal | null> {
    for (const line of lines) {
      const recalled = this.#replayLine(line);
      if ('refusal' in recalled) return recalled.refusal;
      then(recalled.updates);
      await this.#host.pause?.();
    }
    return null;
  }

  /** Plays a line that is in the log already. */
  #replayLine(line: LogEntry): { readonly updates: GameUpdate[] } | { readonly refusal: AnyRefusal } {
    const { seq, entry, command } = line;
    if (seq !== this.#seq + 1) return { refusal: { code: 'line-missing' } };
    if (isClosing(line)) return this.#markClosed();
    const outcome = applyEntry(this.game, this.#writtenMatch, entry);
    if (!outcome.ok) return outcome;
    this.#writtenMatch = outcome.match;
    this.#seq += 1;
    this.#remember(line);
    this.#drafts.dropWritten(entry, command);
    return { updates: this.#applyOutcome({ ...outcome, match: this.#drafts.applyTo(outcome.match) }, line) };
  }

  /** Ends the match at a closing line; drafts in memory are dropped. */
  #markClosed(): { readonly updates: [] } {
    this.#isClosed = true;
    this.#seq += 1;
    this.#drafts.clear();
    return { updates: [] };
  }

  #applyDraft(outcome: MatchChange, writer: Seat): GameUpdate[] {
    this.#match = outcome.match;
    this.#waitingSince.set(writer, outcome.match.at);
    return this.#subscribers.applyDraft(outcome, writer, this.now());
  }

  #applyOutcome(outcome: MatchChange, { entry, command }: Pick<LogEntry, 'entry' | 'command'>): GameUpdate[] {
    const { seat: mover } = entry;
    if (mover !== undefined) {
      if (isDraft(this.#match, { ...outcome, entry })) return this.#applyDraft(outcome, mover);
      this.#noteStandIn(mover, command);
    }
    this.#match = outcome.match;
    this.#hasChanged = true;
    const updates = this.#subscribers.applyOutcome(outcome, this.now()).map((update) => this.#withStandIn(update));
    if (mover !== undefined) this.#waitingSince.delete(mover);
    this.#noteWaiting();
    return updates;
  }

  /** Not called for drafts, which may be missing from the log, so that a replay gives the same. */
  #noteStandIn(seat: Seat, command: string | null): void {
    if (command !== null) this.#standIns.delete(seat);
    else if (!this.#standIns.has(seat)) this.#standIns.set(seat, this.#subscribers.eventCountFor(seat));
  }
  #withStandIn(update: GameUpdate): GameUpdate {
    // Without commands, as in the page, people's moves can't be told from a stand-in's.
    if (this.#executedCommands.size === 0 || update.viewer === 'audience') return update;
    const standIn = this.#standIns.get(update.viewer);
    return standIn === undefined ? update : { ...update, standIn };
  }

  #noteWaiting(): void {
    for (const seat of this.#match.seats) this.#passes.observe(seat, this.#subscribers.observationOf(seat));
    for (const seat of this.#match.seats)
      if (!this.#waitingSince.has(seat) && isAwaited(this.#subscribers.observationOf(seat), seat))
        this.#waitingSince.set(seat, this.#match.at);
  }
}
