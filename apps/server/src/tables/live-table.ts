import { type MatchRecord, type Seat, type Shape, same, type Time } from '@wordhoard/kernel';
import type { AnyRefusal, Command, ServerRefusal, TurnStatus } from '@wordhoard/protocol';
import {
  addSalt,
  allowViewing,
  amendFault,
  closeMatch,
  isComplete,
  isKicked,
  isRefusal,
  mayStart,
  OneAtATime,
  peopleAt,
  placesOf,
  type RunningMatch,
  refuse,
  rematchOf,
  type TableState,
  wishFor,
  withConfig,
  withoutChat,
  withoutGuest,
} from '@wordhoard/table';
import { awakeTime } from '../clock.ts';
import { StoreUnavailable } from '../storage/outage.ts';
import { commandKey } from '../storage/rows.ts';
import type { Mark, StoredTable } from '../storage/storage.ts';
import { Absence } from './absence.ts';
import { Attendance } from './attendance.ts';
import { AutoPassFeed } from './auto-pass-feed.ts';
import { callAway } from './calling.ts';
import { changeBy } from './changes.ts';
import { ChatFeed } from './chat-feed.ts';
import { ClockCheckpoint, timeBy } from './clock-checkpoint.ts';
import { CommandCache } from './command-cache.ts';
import { type TableClient, viewersFor } from './connections.ts';
import { DraftFlusher } from './draft-flusher.ts';
import { isPast, tableInfo } from './info.ts';
import { KeptState } from './kept-state.ts';
import { MatchClock } from './match-clock.ts';
import { goOnAt, isGone, nextLate, patience, type Situation, withoutThem } from './patience.ts';
import type { PeerMessage } from './peer-message.ts';
import { Play } from './play.ts';
import { linkNote, newLinkId } from './public-games.ts';
import { recordFor, tellsOfRecord } from './record.ts';
import { SaltWindow } from './salt-window.ts';
import type { Maker, TableServices } from './services.ts';
import { isStalled } from './stalled.ts';
import { askedOf, turnOf } from './turn.ts';

/** Milliseconds before failed background work is tried again. */
const RETRY_MS = 5000;
/** A table whose next event is further off than this needn't stay in memory. */
const SOON_MS = 60_000;

/** Another process may have begun it. */
const unpromised = ({ shuffle }: TableState): ServerRefusal | undefined =>
  shuffle ? undefined : refuse('already-started');

/** One table in memory: its seats, its play, and all clients connected to it. One thing happens at a time. */
export class LiveTable {
  readonly #services: TableServices;
  readonly #connections = new Attendance();
  readonly #absence = new Absence();
  readonly #clock: MatchClock;
  readonly #turns = new OneAtATime();
  readonly #answers = new CommandCache();
  readonly #wishes = new AutoPassFeed();
  readonly #chat = new ChatFeed();
  readonly #kept: KeptState;
  readonly #play: Play;
  #callOff: () => void = () => {};
  /** It is in memory no more: whatever still ends here sets no timer again. */
  #isPutAway = false;
  #callOffRetry: () => void = () => {};
  /** Total standstill of the process when match time was last read. */
  #stalled: number;
  readonly #marking: ClockCheckpoint;
  readonly #salts: SaltWindow;
  readonly #keeping: DraftFlusher;

  private constructor(services: TableServices, stored: StoredTable) {
    const { clock, storage } = services;
    this.#services = services;
    this.#kept = new KeptState(storage, clock, stored, {
      marked: (mark) => this.#clock.advanceTo(timeBy(mark, clock)),
      adopted: () => this.#adopt(),
    });
    this.#clock = new MatchClock(clock, timeBy(stored.mark, clock));
    this.#stalled = clock.stalled?.() ?? 0;
    this.#marking = new ClockCheckpoint(clock, this.#clock, stored.mark);
    this.#salts = new SaltWindow(clock);
    this.#play = new Play(services, this.#kept, this.#clock, {
      tell: (updates) => {
        // First, so that no player sees a question for a moment that auto-pass answers.
        this.#tellWishes();
        this.#connections.tell(updates, this.state);
        this.#callAway();
      },
      changed: () => this.#arm(),
      unkept: () => this.#keeping.soon(),
    });
    const failed = (error: unknown): void => void this.#fault(error);
    this.#keeping = new DraftFlusher({ clock, turns: this.#turns, running: () => this.#running, failed });
    this.#countAbsent();
  }

  /** As it was when it was last stored, play and all. */
  static async open(services: TableServices, stored: StoredTable): Promise<LiveTable> {
    const table = new LiveTable(services, stored);
    await table.#play.resume();
    table.#goOn();
    await table.#settle();
    table.greet();
    return table;
  }

  get state(): TableState {
    return this.#kept.state;
  }
  get #running(): RunningMatch | null {
    return this.#play.running;
  }
  get attended(): boolean {
    return !this.#connections.empty || this.#connections.attendedElsewhere;
  }
  /** True if unloading it would go unnoticed: another process has it, or nothing happens soon. */
  get idle(): boolean {
    if (!this.#connections.empty || !this.#turns.idle || this.#running?.unkept) return false;
    if (!this.#clock.running || this.#connections.attendedElsewhere) return true;
    const wait = this.#play.untilNext();
    return this.#isCorrespondence() && !this.#running?.thinking && (wait === null || wait > SOON_MS);
  }
  /** Is there something to be remembered, or has match time moved this far since? */
  moved(atLeast: number): boolean {
    return this.#marking.moved(atLeast);
  }
  /** Notes that a person is there. */
  touch(): void {
    this.#marking.touch();
  }
  /** The checkpoint to store. */
  mark(): Mark {
    return this.#marking.take(this.#clock.running && this.#isCorrespondence());
  }
  now(): Time {
    return this.#play.now();
  }

  /** Lets a client in and sends what it missed. `after` has the last cursor it saw for each viewer. */
  enter(client: TableClient, after: Readonly<Record<string, number>>): Promise<void> {
    return this.#inTurn(async () => {
      await this.#sync();
      const { state } = this;
      if (isKicked(state, client.who)) return client.dismiss(refuse('kicked'));
      const viewers = viewersFor(state, client.who);
      if (viewers.length === 0 && state.status !== 'waiting') return client.dismiss(refuse('no-watching'));
      if (!this.#connections.hasRoom(client, state)) return client.dismiss(refuse('too-many-watchers'));
      this.#connections.add(client);
      this.#marking.touch();
      this.#present();
      if (this.#running)
        for (const viewer of viewers)
          this.#connections.catchUp(client, this.#running.missed(viewer, after[viewer] ?? 0), state);
      this.#chat.forget(client);
      this.#chat.tell(this.#connections.clients, state);
      this.#wishes.forget(client);
      this.#tellWishes();
    });
  }

  leave(client: TableClient): void {
    if (!this.#connections.has(client)) return;
    this.#connections.remove(client);
    this.#marking.touch();
    // A client that comes back through another process goes on from what is in the log.
    this.#keeping.now();
    this.#present();
  }

  /** Notes whether a person looks at this client's screen. */
  look(client: TableClient, looking: boolean): void {
    if (!this.#connections.has(client)) return;
    this.#connections.look(client, looking);
    // A hidden tab is not an absence, so it doesn't reset the absence timer.
    this.#attend(false);
    this.#announce();
    this.#arm();
  }

  /** Another process has written a line, or saved the table. */
  wrote(what: { readonly seq: number } | { readonly revision: number }): void {
    const isNew = 'seq' in what ? this.#running && what.seq > this.#running.seq : what.revision > this.#kept.revision;
    if (isNew) this.#quietly(() => this.#sync());
  }
  /** Another process may have written anything. */
  missed(): void {
    this.greet();
    this.#quietly(() => this.#sync());
  }
  /** Another process is there that has not been told yet who is here. */
  greet(): void {
    this.#announce(true);
  }
  /** Another process says this. */
  told(word: PeerMessage, from: string): void {
    if (word.type === 'said') this.#connections.broadcast({ type: 'said', seat: word.seat, phrase: word.phrase });
    if (word.type === 'away') this.gone(from);
    if (word.type !== 'here') return;
    const isNews = this.#connections.hear(from, word.presence);
    this.#clock.advanceTo(word.at);
    if (word.asks) this.#announce();
    if (isNews) this.#changed();
    else this.#goOn();
  }
  /** Another process is gone, or has put this table away. */
  gone(from: string): void {
    if (this.#connections.hear(from, null)) this.#changed();
    else this.#goOn();
  }

  /** Null when it has been done. Asked again under the same id it is not done again, and the answer is the same. */
  command(caller: Maker, id: string, command: Command): Promise<AnyRefusal | null> {
    const { who } = caller;
    const key = commandKey(who, id);
    if (this.#running?.wasDone(key)) return Promise.resolve(null);
    const known = this.#answers.get(key);
    if (known) return known;
    this.#marking.touch();
    const doing = this.#inTurn(() => this.#obey(caller, key, command));
    return this.#answers.keep(key, doing, (error) => this.#fault(error));
  }

  /** Starts on the host's command, with or without salts from the host's client: no client need be connected yet. */
  start(who: string, bringsSalts: boolean): Promise<AnyRefusal | null> {
    return this.#turns.do(() => this.#start(who, bringsSalts));
  }

  /** May this guest know that there is something to have a record of? Others are told what they are told of no table. */
  tellsOfRecord(who: string | undefined): boolean {
    return tellsOfRecord(this.state, who);
  }

  /** The whole record, once its secrets can no longer help a player. */
  record(who: string | undefined): Promise<MatchRecord<Shape> | ServerRefusal> {
    return this.#turns.do(() => recordFor(this.#services, this.state, who));
  }

  /** All public events of the match; empty if it can't be shown. */
  get story(): readonly Shape['event'][] {
    return this.#running?.missed('audience', 0).events ?? [];
  }

  /** Is this guest asked something, and how long is left for it? */
  turnOf(who: string): TurnStatus | null {
    return this.#running && turnOf(this.#running, this.state, who);
  }
  /** The question this guest has to answer now; null when there is none. */
  asks(who: string): number | null {
    return this.#running && this.state.status === 'playing' ? askedOf(this.#running, this.state, who) : null;
  }
  /** Nothing says any more that this guest was here. Also where the play can no longer be shown. */
  forget(who: string, stranger: string): Promise<void> {
    return this.#turns.do(async () => {
      this.#connections.dismiss((client) => client.who === who, refuse('no-such-table'));
      await this.#kept.change((table) => withoutGuest(table, who, stranger));
      // They will not be asked for again: the place is a stranger's.
      await this.#services.storage.forgetCommands(this.state.code, who);
      this.#changed();
    });
  }

  /** Deletes the chat of a finished match that all have left. */
  async dropChat(): Promise<void> {
    if (isPast(this.state.status) && this.state.chat && !this.attended)
      await this.#turns.do(() => this.#kept.change(withoutChat));
  }

  /** Finishes what has begun, and stops. Gives how late it was. */
  async close(why: ServerRefusal = refuse('closing')): Promise<Mark> {
    this.#connections.dismiss(() => true, why);
    this.#callOff();
    this.#callOffRetry();
    return this.#turns.do(async () => {
      await this.#running?.keep().catch((error: unknown) => this.#fault(error));
      return this.putAway();
    });
  }
  /** Unloads the table once all clients have left. Returns its last checkpoint. */
  putAway(): Mark {
    const mark = this.#marking.take(this.#clock.running && this.#isCorrespondence(), this.#play.untilNext());
    this.#clock.stop();
    this.#isPutAway = true;
    this.#callOff();
    this.#callOffRetry();
    this.#keeping.stop();
    this.#tell({ type: 'away' });
    return mark;
  }

  async #obey(caller: Maker, key: string, command: Command): Promise<AnyRefusal | null> {
    const { who } = caller;
    if (command.type === 'end' && this.#play.outdated) return this.#closeForGood(who, key);
    if (command.type === 'chat' && this.#services.chatRate?.take(who) === false) return refuse('too-fast');
    switch (command.type) {
      case 'start':
        return this.#start(who, false);
      case 'salt': {
        const refusal = await this.#change((table) => addSalt(table, who, command));
        const { shuffle } = this.state;
        if (!refusal && shuffle && isComplete(shuffle)) await this.#begin();
        return refusal;
      }
      case 'move': {
        const { places, ended, status } = this.state;
        const place = places[command.seat];
        if (!this.#running) return refuse('not-started');
        if (ended || status === 'closed') return { code: 'over' };
        if (place?.who !== who) return refuse('not-seated');
        return place.level === null ? this.#move(command.seat, command.move, key) : refuse('return-first');
      }
      case 'amend': {
        const fault = this.state.ended ? { code: 'over' } : amendFault(this.state, who, command.seat);
        if (fault) return fault;
        if (!this.#running) return refuse('not-started');
        const refusal = await this.#running.amend(command.seat, command.amendment, key);
        await this.#settle();
        return refusal;
      }
      case 'say':
        if (this.state.places[command.seat]?.who !== who) return refuse('not-seated');
        this.#connections.broadcast({ type: 'said', seat: command.seat, phrase: command.phrase });
        this.#tell({ type: 'said', seat: command.seat, phrase: command.phrase });
        return null;
      case 'allow-viewing':
        return this.#allowViewing(who, command.agreed);
      case 'rematch':
        return this.#rematch(caller);
      case 'pass-for-me': {
        const running = this.#running;
        if (!running) return refuse('not-started');
        const now = { game: running.game, opened: running.match.opened };
        return this.#change((table) => wishFor(table, who, command, now));
      }
      default: {
        const change = await changeBy(command, who, {
          isGone: (seat) => isGone(this.#situation(), seat),
          isStalled: () => this.#isStalledFor(who),
          game: this.#services.game,
        });
        return change && this.#change(change);
      }
    }
  }

  async #change(make: Parameters<KeptState['change']>[0]): Promise<AnyRefusal | null> {
    if (this.#play.outdated) return refuse('not-started');
    // It may be the end of the match: nothing comes after that, not even what was typed before.
    await this.#running?.keep();
    const refusal = await this.#kept.change(make);
    if (!refusal) this.#changed();
    return refusal;
  }

  /**
   * A match that these rules can't continue is closed for good only by its players, and only while no other process
   * plays it.
   */
  async #closeForGood(who: string, key: string): Promise<AnyRefusal | null> {
    const trial = closeMatch(this.state, who);
    if (isRefusal(trial)) return trial;
    if (this.#connections.playedElsewhere) return refuse('played-elsewhere');
    await this.#play.closeForGood(key);
    await this.#saveClosed();
    return null;
  }
  /** The log says that it is closed; so does the table from now on, if another process has not seen to it. */
  async #saveClosed(): Promise<void> {
    const refusal = await this.#kept.change((table) =>
      table.status === 'playing' ? { ...table, status: 'closed' } : refuse('not-started'),
    );
    if (!refusal) this.#changed();
  }

  /** One thing at a time, and nothing before it is known again how late it is. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.do(async () => {
      await this.#resumeAfterStall();
      return work();
    });
  }
  /** Resolves when `now` is the time of all processes: after this one stood still, the others' is later. */
  async caughtUp(): Promise<void> {
    if (this.#wasStalled()) await this.#turns.do(() => this.#resumeAfterStall());
  }
  #wasStalled(): boolean {
    return this.#services.storage.self !== null && this.#stalled !== (this.#services.clock.stalled?.() ?? 0);
  }
  /** Other processes may have played on and promised deadlines: read the log before sending any client the time. */
  async #resumeAfterStall(): Promise<void> {
    if (!this.#wasStalled()) return;
    const stalled = this.#services.clock.stalled?.() ?? 0;
    await this.#sync();
    this.#stalled = stalled;
    this.greet();
  }

  /** Another process has changed the table. */
  async #adopt(): Promise<void> {
    const begins = this.#kept.state.beginning !== null && !this.#running;
    if (begins) await this.#play.resume();
    this.#changed();
    const { running } = this.#play;
    if (begins && running) this.#connections.tell(running.opening(), this.state);
  }
  /** A match that another process has begun may not have been read when the table was, if the disk failed just then. */
  async #takeUp(): Promise<void> {
    if (this.state.beginning && !this.#running && !this.#play.outdated) await this.#adopt();
  }
  /** Takes up whatever other processes have written. */
  async #sync(): Promise<void> {
    const { storage, clock } = this.#services;
    if (storage.self === null) return;
    // Anything read before the process stood still is too old to tell the time by.
    for (let stalled = -1; stalled !== (clock.stalled?.() ?? 0); ) {
      stalled = clock.stalled?.() ?? 0;
      await this.#kept.refresh();
    }
    await this.#takeUp();
    if (!this.#running) return;
    await this.#running.catchUp();
    this.#clock.advanceTo(this.#running.match.at);
    await this.#settle();
  }

  /** Where salts are expected, the match begins once they have come, or after a second. */
  async #start(who: string, bringsSalts: boolean): Promise<AnyRefusal | null> {
    const awaited = (table: TableState): Seat[] => this.#awaited(table, bringsSalts ? who : null);
    const fault = (table: TableState): ServerRefusal | undefined => mayStart(table, who);
    if (awaited(this.state).length === 0 || !this.#play.takesSalts(this.state)) return this.#begin(fault);
    return this.#change(async (table) => fault(table) ?? this.#play.promise(table, awaited(table)));
  }
  /** Seats for which a connected client, or that of this guest, who is about to come, adds a salt. */
  #awaited({ places }: TableState, coming: string | null): Seat[] {
    const adds = (who: string): boolean => who === coming || this.#connections.addsSalt(who);
    return places.flatMap((place, seat) => (place?.who && adds(place.who) ? [seat] : []));
  }

  async #begin(fault: (table: TableState) => ServerRefusal | undefined = unpromised): Promise<AnyRefusal | null> {
    let begun: RunningMatch | null = null;
    const refusal = await this.#change(async (table) => {
      const refused = fault(table);
      if (refused) return refused;
      const begins = await this.#play.begin(table);
      if ('refusal' in begins) return begins.refusal;
      begun = begins.running;
      const { shuffle: _, ...rest } = table;
      return { ...rest, status: 'playing', beginning: begins.beginning };
    });
    // A match that could start when it was promised cannot any more: with other rules, say.
    if (refusal && this.state.shuffle) await this.#change(({ shuffle: _, ...rest }) => rest);
    if (refusal || !begun) return refusal;
    this.#play.begun(begun);
    this.#connections.tell(this.#running!.opening(), this.state);
    // Other servers learn from the store that match time runs now, and since when.
    this.#marking.touch();
    this.#callAway();
    this.#goOn();
    await this.#settle();
    return null;
  }

  async #move(seat: number, move: unknown, command: string): Promise<AnyRefusal | null> {
    const refusal = await this.#running!.move(seat, move, command);
    await this.#settle();
    return refusal;
  }

  /** After anything that may have moved the match: is it over? */
  async #settle(): Promise<void> {
    if (this.state.status !== 'playing') return;
    if (this.#play.closed) return this.#saveClosed();
    await this.#saveConfig();
    const over = this.#running?.match.over;
    if (!over) return;
    await this.#change((table) =>
      table.status === 'playing' ? { ...table, status: 'over', result: over } : refuse('not-started'),
    );
  }

  /** The log says what is agreed now; so do the options from now on, for a rematch and for all who are told of the table. */
  async #saveConfig(): Promise<void> {
    const config = this.#running?.amendedConfig;
    if (!config || same(this.state.options.config, config)) return;
    // Another server may have seen to it meanwhile.
    await this.#change((table) =>
      same(table.options.config, config) ? refuse('already-started') : withConfig(table, config),
    );
  }

  /** Something about the table may have changed what happens by itself. */
  #goOn(): void {
    this.#attend();
    this.#play.seatBots(this.#connections.others);
    this.#tellWishes();
    this.#arm();
  }

  async #rematch(caller: Maker): Promise<AnyRefusal | null> {
    const { who } = caller;
    if (this.state.rematch !== null) return null;
    const trial = rematchOf(this.state, who, '');
    if (isRefusal(trial)) return trial;
    const alone = [...peopleAt(trial)].every((person) => person === who);
    const start = alone && (this.#connections.addsSalt(who) ? 'salted' : true);
    const next = await this.#services.open(caller, trial, start);
    if (!('host' in next)) return next;
    return this.#change((table) => ({ ...table, rematch: table.rematch ?? next.code }));
  }

  /** The link exists before any client is told of it. */
  async #allowViewing(who: string, agreed: boolean): Promise<AnyRefusal | null> {
    const { storage, clock } = this.#services;
    const id = this.state.publicLink?.id ?? newLinkId();
    const trial = allowViewing(this.state, who, agreed, id);
    if (isRefusal(trial)) return trial;
    if (agreed) await storage.notes.put(linkNote(id, this.state.code, clock.now()));
    return this.#change((table) => allowViewing(table, who, agreed, id));
  }

  /** Match time runs while a player is there, and in correspondence games always. */
  #attend(cameBack = true): void {
    const isPlayed = this.state.status === 'playing' && !this.#play.outdated;
    const runs = isPlayed && (this.#isCorrespondence() || this.#connections.attends(this.state));
    if (runs && !this.#clock.running) {
      if (cameBack) this.#absence.recount(awakeTime(this.#services.clock));
      this.#clock.run();
    } else if (!runs) this.#clock.stop();
  }
  #isCorrespondence(): boolean {
    return typeof this.state.options.pace === 'object';
  }

  #tellWishes(): void {
    this.#wishes.tell(this.#connections.clients, this.state, this.#running);
  }
  #callAway(): void {
    callAway(this.#services, this.state, this.#running, this.#connections);
  }

  /** After anything about the table but the play has changed. */
  #changed(): void {
    const { state } = this;
    if (isPast(state.status)) this.#callAway();
    this.#connections.dismiss(({ who }) => isKicked(state, who), refuse('kicked'));
    // Clients that may not watch leave once play has begun.
    if (state.status !== 'waiting')
      this.#connections.dismiss(({ who }) => viewersFor(state, who).length === 0, refuse('no-watching'));
    this.#countAbsent();
    this.#attend();
    this.#showTable();
    this.#chat.tell(this.#connections.clients, state);
    this.#goOn();
  }
  /** A client came or went. */
  #present(): void {
    this.#countAbsent();
    this.#attend();
    this.#announce();
    this.#showTable();
    this.#arm();
  }
  #countAbsent(): void {
    for (const who of peopleAt(this.state))
      if (this.#connections.here(who)) this.#absence.returned(who);
      else this.#absence.left(who, awakeTime(this.#services.clock));
  }
  #announce(asks = false): void {
    const { outdated } = this.#play;
    const presence = { ...this.#connections.presence(this.state), ...(outdated && { onlyShown: true as const }) };
    this.#tell({ type: 'here', presence, at: this.#clock.now(), asks });
  }
  #tell(word: PeerMessage): void {
    if (this.#services.storage.self !== null) this.#services.storage.tell(this.state.code, word);
  }

  #showTable(): void {
    const situation = this.#situation();
    this.#connections.show(
      tableInfo(this.state, this.#connections, this.#play.outdated, this.#services.words, (seat) =>
        goOnAt(situation, seat),
      ),
    );
  }

  #situation(): Situation {
    const { state } = this;
    const [running, connections, absence] = [this.#running, this.#connections, this.#absence];
    return { state, running, connections, absence, services: this.#services };
  }

  #isStalledFor(who: string): boolean {
    return this.#running !== null && isStalled(this.#running, placesOf(this.state, who), this.state.options.pace);
  }

  /** One timer, for whatever comes first. */
  #arm(): void {
    this.#callOff();
    if (this.#isPutAway) return;
    const { clock } = this.#services;
    const { grace, whom } = patience(this.#situation(), this.#clock.running);
    const gone = this.#absence.soonest(whom, grace);
    const late = nextLate(this.#situation());
    const waits = [
      this.#play.untilNext(),
      gone === null ? null : gone - awakeTime(clock),
      late === null ? null : this.#clock.until(late),
      this.#salts.wait(this.state.shuffle, this.#isAnySaltNear()),
      // The end of the match could not be written: the disk failed.
      this.#running?.match.over && this.state.status === 'playing' ? RETRY_MS : null,
    ].filter((wait) => wait !== null);
    const soonest = Math.min(...waits);
    this.#callOff =
      soonest === Number.POSITIVE_INFINITY
        ? () => {}
        : clock.setTimer(soonest, () => this.#quietly(() => this.#wake()));
  }

  #isAnySaltNear(): boolean {
    const { shuffle, places } = this.state;
    return shuffle?.awaits.some((seat) => this.#connections.here(places[seat]?.who ?? '')) ?? false;
  }

  /** Runs background work, and tries again if it fails: a full disk may have room later. */
  #quietly(work: () => Promise<void>): void {
    this.#inTurn(work).catch((error: unknown) => {
      this.#fault(error);
      this.#callOffRetry();
      if (this.#isPutAway) return;
      this.#callOffRetry = this.#services.clock.setTimer(RETRY_MS, () => this.#quietly(() => this.#retry()));
    });
  }
  /** After any failure, reading on and doing what is due makes up for it. */
  async #retry(): Promise<void> {
    await this.#sync();
    await this.#wake();
    this.#arm();
  }

  async #wake(): Promise<void> {
    await this.#takeUp();
    if (this.#salts.wait(this.state.shuffle, this.#isAnySaltNear()) === 0) await this.#begin();
    const { grace, whom } = patience(this.#situation(), this.#clock.running);
    const gone = new Set(whom.filter((who) => this.#absence.longer(who, grace, awakeTime(this.#services.clock))));
    if (gone.size > 0) await this.#change((table) => withoutThem({ ...this.#situation(), state: table }, gone));
    if (!this.#running || this.state.status !== 'playing') return;
    await this.#running.wake();
    await this.#settle();
    if (this.#isCorrespondence()) this.#showTable();
  }

  #fault(error: unknown): ServerRefusal {
    this.#services.log.error({ err: error }, 'table failed');
    return refuse(error instanceof StoreUnavailable ? 'cannot-save' : 'fault');
  }
}
