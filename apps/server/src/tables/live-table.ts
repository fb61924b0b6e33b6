import type { MatchRecord, Shape, Time } from '@wordhoard/kernel';
import type { AnyRefusal, Command, LegalMovesInfo, ServerRefusal, TurnStatus } from '@wordhoard/protocol';
import { type RunningMatch, refuse, type TableState, withoutChat, withoutGuest } from '@wordhoard/table';
import { awakeTime } from '../clock.ts';
import { commandKey } from '../storage/rows.ts';
import type { Checkpoint, PeerWrite, StoredTable } from '../storage/storage.ts';
import { awaitedGuests, nextLateTime, withoutAbsent } from './away-players.ts';
import { CommandCache } from './command-cache.ts';
import { Commands } from './commands.ts';
import type { TableClient } from './connections.ts';
import { DraftFlusher } from './draft-flusher.ts';
import { isFinished } from './info.ts';
import { legalMovesAt, type MovesRequest } from './legal-moves.ts';
import { MatchStarter } from './match-starter.ts';
import type { PeerMessage } from './peer-message.ts';
import { mayKnowOfRecord, recordFor } from './record.ts';
import type { TableCreator, TableServices } from './services.ts';
import { TableClients } from './table-clients.ts';
import { TableContext } from './table-context.ts';
import { TableSync } from './table-sync.ts';
import { RETRY_MS, TableTimer } from './table-timer.ts';
import { openQuestionOf, turnOf } from './turn.ts';

/** A table whose next event is further off than this needn't stay in memory. */
const SOON_MS = 60_000;

export interface ClosedTable {
  /** Its last one, which isn't stored yet. */
  readonly checkpoint: Checkpoint;
  /** True if the latest drafts could not be stored. */
  readonly hasLostDrafts: boolean;
}

/** One table in memory: its seats, its match, and all clients connected to it. One thing happens at a time. */
export class LiveTable {
  readonly #table: TableContext;
  readonly #clients: TableClients;
  readonly #sync: TableSync;
  readonly #starter: MatchStarter;
  readonly #commands: Commands;
  readonly #answers = new CommandCache();
  readonly #timer: TableTimer;
  readonly #drafts: DraftFlusher;

  private constructor(services: TableServices, stored: StoredTable) {
    const { clock } = services;
    this.#table = new TableContext(services, stored, {
      send: (updates) => this.#clients.sendUpdates(updates),
      scheduleChanged: () => this.#schedule(),
      draftPending: () => this.#drafts.schedule(),
      stateChanged: () => this.#stateChanged(),
      stateReplaced: () => this.#sync.adoptState(),
    });
    this.#clients = new TableClients(this.#table);
    this.#sync = new TableSync(this.#table, this.#clients, () => this.#stateChanged());
    this.#starter = new MatchStarter(this.#table, (running) => this.#matchStarted(running));
    this.#commands = new Commands(this.#table, this.#clients, this.#starter);
    const failed = (error: unknown): void => void this.#table.reportError(error);
    this.#timer = new TableTimer({
      clock,
      inTurn: (work) => this.#sync.inTurn(work),
      failed,
      retry: () => this.#retry(),
    });
    this.#drafts = new DraftFlusher({ clock, queue: this.#table.queue, running: () => this.#table.running, failed });
  }

  /** Opens a table as it was last stored, with its match. */
  static async open(services: TableServices, stored: StoredTable): Promise<LiveTable> {
    const table = new LiveTable(services, stored);
    await table.#table.openMatch();
    table.#continue();
    await table.#table.saveOutcome();
    table.askPeers();
    return table;
  }

  get state(): TableState {
    return this.#table.state;
  }
  get isAttended(): boolean {
    const { connections } = this.#table;
    return !connections.isEmpty || connections.isAttendedElsewhere;
  }
  /** True if guests are connected to another process. */
  get isAttendedElsewhere(): boolean {
    return this.#table.connections.isAttendedElsewhere;
  }
  /** Number of clients connected to this process. */
  get connectionCount(): number {
    return this.#table.connections.size;
  }
  /** True if unloading it would go unnoticed: another process has it, or nothing happens soon. */
  get isUnloadable(): boolean {
    const { connections, queue, running, clock, isCorrespondence } = this.#table;
    if (!connections.isEmpty || !queue.isIdle || running?.hasPendingDrafts) return false;
    if (!clock.isRunning || connections.isAttendedElsewhere) return true;
    const wait = this.#table.untilNext();
    return isCorrespondence && !running?.isThinking && (wait === null || wait > SOON_MS);
  }
  /** True if people did something since the last checkpoint, or match time has moved this far. */
  isCheckpointDue(atLeast: number): boolean {
    return this.#table.checkpoint.isDue(atLeast);
  }
  /** Notes that a person is there. */
  touch(): void {
    this.#table.checkpoint.touch();
  }
  /** The checkpoint to store. */
  takeCheckpoint(): Checkpoint {
    const { checkpoint, clock, isCorrespondence } = this.#table;
    return checkpoint.take(clock.isRunning && isCorrespondence);
  }
  now(): Time {
    return this.#table.now();
  }

  /** Lets a client in and sends what it missed. `after` has the last cursor it saw for each viewer. */
  enter(client: TableClient, after: Readonly<Record<string, number>>): Promise<void> {
    return this.#sync.inTurn(async () => {
      await this.#sync.readStore();
      this.#clients.enter(client, after);
      this.#schedule();
    });
  }

  leave(client: TableClient): void {
    const { connections, checkpoint } = this.#table;
    if (!connections.has(client)) return;
    connections.remove(client);
    checkpoint.touch();
    // A client that comes back through another process continues from the log.
    this.#drafts.flush();
    this.#clients.presenceChanged();
    this.#schedule();
  }

  /** Notes whether a person looks at this client's screen. */
  setVisible(client: TableClient, looking: boolean): void {
    const { connections } = this.#table;
    if (!connections.has(client)) return;
    connections.setVisible(client, looking);
    // A hidden tab is not an absence, so it doesn't reset the absence timer.
    this.#clients.updateClock(false);
    this.#clients.announce();
    this.#schedule();
  }

  /** Takes over what another process has written: log entries, or the state. */
  onPeerWrite(what: PeerWrite): void {
    const { running, stored } = this.#table;
    if ('revision' in what) {
      if (what.revision > stored.revision) this.#timer.runInBackground(() => this.#sync.readStore());
    } else if (running && (what.lines?.at(-1)?.seq ?? what.seq) > running.seq)
      this.#timer.runInBackground(() => this.#sync.adoptLines(what.lines ?? []));
  }
  /** Reads everything, after messages of other processes may have been lost. */
  onPeerGap(): void {
    this.askPeers();
    this.#timer.runInBackground(() => this.#sync.readStore());
  }
  /** Tells the other processes who is connected here, and asks who is connected there. */
  askPeers(): void {
    this.#clients.announce(true);
  }
  onPeerMessage(message: PeerMessage, from: string): void {
    const { connections, clock } = this.#table;
    if (message.type === 'said') connections.broadcast({ type: 'said', seat: message.seat, phrase: message.phrase });
    if (message.type === 'away') this.onPeerGone(from);
    if (message.type !== 'here') return;
    const isNews = connections.setPeerPresence(from, message.presence);
    clock.advanceTo(message.at);
    if (message.asks) this.#clients.announce();
    if (isNews) this.#stateChanged();
    else this.#continue();
  }
  /** Another process has ended, or has unloaded this table. */
  onPeerGone(from: string): void {
    if (this.#table.connections.setPeerPresence(from, null)) this.#stateChanged();
    else this.#continue();
  }

  /** Carries out a command once; repeated under the same id, it gets the same answer. Null means success. */
  command(caller: TableCreator, id: string, command: Command): AnyRefusal | null | Promise<AnyRefusal | null> {
    const { running, checkpoint } = this.#table;
    const key = commandKey(caller.who, id);
    if (running?.hasExecuted(key)) return null;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    checkpoint.touch();
    const work = () => this.#sync.inTurnNow(() => this.#commands.execute(caller, key, command));
    return this.#answers.run(key, work, (error) => this.#table.reportError(error));
  }

  /** Starts on the host's command, with or without salts from the host's client: no client need be connected yet. */
  start(who: string, bringsSalts: boolean): Promise<AnyRefusal | null> {
    return this.#table.queue.run(() => this.#starter.start(who, bringsSalts));
  }

  /** Resolves when `now` is the time of all processes. */
  whenSynced(): Promise<void> {
    return this.#sync.whenSynced();
  }

  /** True if this guest may know that the table has a record. To others it must look like a table that doesn't exist. */
  mayKnowOfRecord(who: string | undefined): boolean {
    return mayKnowOfRecord(this.state, who);
  }

  /** The whole record, once its secrets can no longer help a player. */
  record(who: string | undefined): Promise<MatchRecord<Shape> | ServerRefusal> {
    return this.#table.queue.run(() => recordFor(this.#table.services, this.state, who));
  }

  /** All public events of the match; empty if it can't be shown. */
  get publicEvents(): readonly Shape['event'][] {
    return this.#table.running?.updateSince('audience', 0).events ?? [];
  }

  /** Whether this guest is asked something, and how long is left for it. */
  turnOf(who: string): TurnStatus | null {
    const { running } = this.#table;
    return running && turnOf(running, this.state, who);
  }
  /** The question this guest has to answer now; null when there is none. */
  questionFor(who: string): number | null {
    const { running } = this.#table;
    return running && this.state.status === 'playing' ? openQuestionOf(running, this.state, who) : null;
  }

  /** The legal moves of one of this guest's seats, found from what that seat is sent. */
  legalMoves(who: string, asked: MovesRequest): Promise<LegalMovesInfo | ServerRefusal> {
    return this.#sync.inTurn(async () => {
      // The guest may be connected to another process, which has sent them a question that we haven't heard of yet.
      await this.#sync.readStore();
      return legalMovesAt(this.#table, who, asked);
    });
  }

  /** Replaces a deleted guest by a stranger, even if the match can no longer be shown. */
  forgetGuest(who: string, stranger: string): Promise<void> {
    const { queue, connections, stored, services } = this.#table;
    return queue.run(async () => {
      connections.dismiss((client) => client.who === who, refuse('no-such-table'));
      await stored.change((table) => withoutGuest(table, who, stranger));
      // The guest's commands can't be repeated any more.
      await services.storage.forgetCommands(this.state.code, who);
      this.#stateChanged();
    });
  }

  /** Deletes the chat of a finished match that all have left. */
  async deleteOldChat(): Promise<void> {
    if (isFinished(this.state.status) && this.state.chat && !this.isAttended)
      await this.#table.queue.run(() => this.#table.stored.change(withoutChat));
  }

  get clients(): Iterable<TableClient> {
    return this.#table.connections.clients;
  }
  /** Disconnects some clients, and stays in memory. */
  dismissClients(why: ServerRefusal, whom: (client: TableClient) => boolean): void {
    const { connections } = this.#table;
    if (connections.dismiss(whom, why) === 0) return;
    this.#clients.presenceChanged();
    this.#schedule();
  }
  /** True if players of a match that can't wait are connected to this process. */
  get isBeingPlayed(): boolean {
    const { connections, isCorrespondence } = this.#table;
    return this.state.status === 'playing' && !isCorrespondence && !connections.isEmpty;
  }

  /** Disconnects all clients, finishes what has begun, and unloads the table. */
  async close(why: ServerRefusal = refuse('closing')): Promise<ClosedTable> {
    const { connections, queue } = this.#table;
    connections.dismiss(() => true, why);
    this.#timer.cancel();
    return queue.run(async () => {
      let hasLostDrafts = false;
      await this.#table.running?.flushDrafts().catch((error: unknown) => {
        hasLostDrafts = true;
        this.#table.reportError(error);
      });
      return { checkpoint: this.unload(), hasLostDrafts };
    });
  }
  /** Unloads the table once all clients have left. Returns its last checkpoint. */
  unload(): Checkpoint {
    const { checkpoint, clock, isCorrespondence } = this.#table;
    const mark = checkpoint.take(clock.isRunning && isCorrespondence, this.#table.untilNext());
    clock.stop();
    this.#timer.stop();
    this.#drafts.stop();
    this.#clients.sendToPeers({ type: 'away' });
    return mark;
  }

  async #matchStarted(running: RunningMatch): Promise<void> {
    const { connections, checkpoint } = this.#table;
    this.#table.useMatch(running);
    connections.sendUpdates(running.firstUpdates(), this.state);
    // Other servers learn from the store that match time runs now, and since when.
    checkpoint.touch();
    this.#clients.notifyAbsent();
    this.#continue();
    await this.#table.saveOutcome();
  }

  #stateChanged(): void {
    this.#clients.stateChanged();
    this.#continue();
  }
  /** Updates what happens by itself: the clock, the bots, auto-pass and the timer. */
  #continue(): void {
    this.#clients.updateClock();
    this.#clients.seatBots();
    this.#clients.sendAutoPass();
    this.#schedule();
  }

  /** Sets one timer, for whatever comes first. */
  #schedule(): void {
    const { running, absence, clock, services } = this.#table;
    const { grace, whom } = awaitedGuests(this.#table, clock.isRunning);
    const goneAt = absence.firstTimeout(whom, grace);
    const lateAt = nextLateTime(this.#table);
    const waits = [
      this.#table.untilNext(),
      goneAt === null ? null : goneAt - awakeTime(services.clock),
      lateAt === null ? null : clock.msUntil(lateAt),
      this.#starter.untilStart(),
      // The end of the match could not be written: the disk failed.
      running?.match.over && this.state.status === 'playing' ? RETRY_MS : null,
    ];
    this.#timer.schedule(waits, () => this.#wake());
  }

  async #wake(): Promise<void> {
    await this.#sync.openStarted();
    await this.#starter.startIfDue();
    await this.#replaceAbsent();
    const { running, isCorrespondence } = this.#table;
    if (!running || this.state.status !== 'playing') return;
    await running.wake();
    await this.#table.saveOutcome();
    if (isCorrespondence) this.#clients.sendTable();
  }
  async #replaceAbsent(): Promise<void> {
    const { services, absence, connections, clock } = this.#table;
    const { grace, whom } = awaitedGuests(this.#table, clock.isRunning);
    const absent = new Set(whom.filter((who) => absence.isLongerThan(who, grace, awakeTime(services.clock))));
    if (absent.size > 0) await this.#table.change((state) => withoutAbsent({ state, connections }, absent));
  }
  /** Makes up for any failure: reads the store and does what is due. */
  async #retry(): Promise<void> {
    await this.#sync.readStore();
    await this.#wake();
    this.#schedule();
  }
}
