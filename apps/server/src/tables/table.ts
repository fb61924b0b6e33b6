import type { MatchRecord, Shape, Time } from '@wordhoard/kernel';
import type { AnyRefusal, Command, HouseRefusal, ServerMessage } from '@wordhoard/protocol';
import type { StoredTable } from '../storage/storage.ts';
import { Absence } from './absence.ts';
import { begin, recordOf } from './beginning.ts';
import { BotSeats } from './bot-seats.ts';
import { Company, type Visitor, viewersFor } from './company.ts';
import { tableInfo } from './info.ts';
import * as seats from './lobby.ts';
import { isRefusal, type Lobby, peopleAt, placesOf, refuse } from './lobby.ts';
import { MatchClock } from './match-clock.ts';
import { readOptions } from './options.ts';
import type { HouseParts } from './parts.ts';
import { follow, Play, type PlayParts, resume } from './play.ts';
import { textOf } from './update-text.ts';

/** How many answers are kept for those who ask again. Moves are remembered for good, by the log. */
const ANSWERS_KEPT = 200;
/** After something broke that nobody asked for. */
const RETRY_MS = 5000;

/** One table: its lobby, its play, and everybody there. One thing happens at a time. */
export class Table {
  readonly #house: HouseParts;
  readonly #company = new Company();
  readonly #absence = new Absence();
  readonly #clock: MatchClock;
  readonly #answers = new Map<string, Promise<AnyRefusal | null>>();
  #lobby: Lobby;
  #revision: number;
  #play: Play | null = null;
  #bots: BotSeats | null = null;
  /** What is being done; whatever is asked meanwhile comes after it. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #callOff: () => void = () => {};
  #marked: Time;

  private constructor(house: HouseParts, { lobby, revision, clock, lines }: StoredTable) {
    this.#house = house;
    this.#lobby = lobby;
    this.#revision = revision;
    this.#marked = Math.max(clock, lines.at(-1)?.entry.at ?? 0);
    this.#clock = new MatchClock(house.clock, this.#marked);
    for (const who of peopleAt(lobby)) this.#absence.left(who, house.clock.now());
  }

  /** As it was when it was last stored, play and all. */
  static async open(house: HouseParts, stored: StoredTable): Promise<Table> {
    const table = new Table(house, stored);
    const { beginning, options } = stored.lobby;
    if (!beginning || stored.lobby.status === 'closed') return table;
    const ready = await house.game(options.game);
    const same = ready && ready.game.version === beginning.rules && house.words === beginning.words;
    const play = same && resume(ready.game, beginning.table, stored.lines, table.#playParts());
    if (play) await table.#begun(play, beginning.botSeed);
    else await table.#save({ ...stored.lobby, status: 'closed' });
    return table;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }
  get attended(): boolean {
    return !this.#company.empty;
  }
  /** Nobody would notice if it were put away. */
  get idle(): boolean {
    return this.#company.empty && this.#waiting === 0 && !this.#clock.running;
  }
  /** Has match time moved this far since it was last marked? */
  moved(atLeast: number): boolean {
    return this.#clock.now() - this.#marked >= atLeast;
  }
  /** Match time, to be remembered. */
  mark(): Time {
    this.#marked = this.#clock.now();
    return this.#marked;
  }
  now(): Time {
    return this.#play?.now() ?? 0;
  }

  /** Lets somebody in, and tells them what they have missed. `after` has the last cursor they saw for each viewer. */
  enter(visitor: Visitor, after: Readonly<Record<string, number>>): Promise<void> {
    return this.#turn(async () => {
      const viewers = viewersFor(this.#lobby, visitor.who);
      if (viewers.length === 0 && this.#lobby.status !== 'waiting') return visitor.dismiss(refuse('no-watching'));
      this.#company.add(visitor);
      this.#absence.returned(visitor.who);
      this.#attend();
      this.#showTable();
      if (this.#play) {
        for (const viewer of viewers) {
          const missed = this.#play.following.missed(viewer, after[viewer] ?? 0, this.now());
          visitor.send(textOf(missed));
        }
      }
      this.#arm();
    });
  }

  leave(visitor: Visitor): void {
    if (!this.#company.has(visitor)) return;
    this.#company.remove(visitor);
    if (!this.#company.here(visitor.who)) this.#absence.left(visitor.who, this.#house.clock.now());
    this.#attend();
    this.#showTable();
    this.#arm();
  }

  /** Null when it has been done. Asked again under the same id it is not done again, and the answer is the same. */
  command(who: string, id: string, command: Command): Promise<AnyRefusal | null> {
    const key = `${who}:${id}`;
    if (this.#play?.wasDone(key)) return Promise.resolve(null);
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#turn(() => this.#obey(who, key, command)).catch((error: unknown) => {
      this.#answers.delete(key);
      return this.#fault(error);
    });
    this.#answers.set(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= ANSWERS_KEPT) break;
      this.#answers.delete(oldest);
    }
    return answer;
  }

  /** The whole truth, once it can no longer help anybody. */
  record(who: string | undefined): Promise<MatchRecord<Shape> | HouseRefusal> {
    return this.#turn(async () => {
      const { status, beginning, code, options } = this.#lobby;
      if (status !== 'over' || !beginning) return refuse('not-over');
      if (!options.watching && (who === undefined || placesOf(this.#lobby, who).length === 0))
        return refuse('no-watching');
      return recordOf(this.#lobby, beginning, await this.#house.storage.linesAfter(code, 0));
    });
  }

  /** Finishes what has begun, and stops the clock. */
  async close(): Promise<void> {
    this.#company.dismiss(() => true, refuse('closing'));
    this.#callOff();
    await this.#turn(async () => this.#clock.stop());
    this.#callOff();
  }

  #turn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#last.then(work);
    this.#last = turn.then(this.#done, this.#done);
    return turn;
  }
  readonly #done = (): void => {
    this.#waiting -= 1;
  };

  async #obey(who: string, key: string, command: Command): Promise<AnyRefusal | null> {
    const lobby = this.#lobby;
    switch (command.type) {
      case 'sit':
        return this.#change(seats.sit(lobby, who, command.seat, command.name));
      case 'rise':
        return this.#change(seats.rise(lobby, who, command.seat));
      case 'return':
        return this.#change(seats.comeBack(lobby, who, command.seat));
      case 'seat-bot':
        return this.#change(seats.seatBot(lobby, who, command.seat, command.level));
      case 'clear-seat':
        return this.#change(seats.clearSeat(lobby, who, command.seat));
      case 'configure': {
        const ready = await this.#house.game(command.options.game);
        const options = readOptions(ready?.pack, command.options);
        return 'code' in options ? options : this.#change(seats.configure(lobby, who, options));
      }
      case 'start':
        return seats.mayStart(lobby, who) ?? this.#start();
      case 'move': {
        const place = lobby.places[command.seat];
        if (!this.#play) return refuse('not-started');
        if (place?.who !== who) return refuse('not-seated');
        return place.level === null ? this.#move(command.seat, command.move, key) : refuse('return-first');
      }
      case 'say':
        if (lobby.places[command.seat]?.who !== who) return refuse('not-seated');
        this.#company.broadcast({ type: 'said', seat: command.seat, phrase: command.phrase });
        return null;
      case 'rematch':
        return this.#rematch(who);
    }
  }

  async #change(lobby: Lobby | HouseRefusal): Promise<AnyRefusal | null> {
    if (isRefusal(lobby)) return lobby;
    await this.#save(lobby);
    this.#attend();
    this.#showTable();
    this.#instructBots();
    this.#arm();
    return null;
  }

  async #save(lobby: Lobby): Promise<void> {
    const { storage, clock } = this.#house;
    if (!(await storage.saveTable(lobby, this.#revision + 1, clock.now())))
      throw new Error(`table ${lobby.code} was changed by somebody else`);
    this.#revision += 1;
    this.#lobby = lobby;
    for (const who of peopleAt(lobby)) if (!this.#company.here(who)) this.#absence.left(who, clock.now());
  }

  async #start(): Promise<AnyRefusal | null> {
    const { options } = this.#lobby;
    const ready = await this.#house.game(options.game);
    if (!ready) return refuse('no-such-game');
    const beginning = begin(ready, options, this.#house);
    const started = follow(ready.game, beginning.table);
    if ('refusal' in started) return started.refusal;
    await this.#save({ ...this.#lobby, status: 'playing', beginning });
    this.#company.dismiss(({ who }) => viewersFor(this.#lobby, who).length === 0, refuse('no-watching'));
    this.#showTable();
    this.#company.tell(started.following.opening(), this.#lobby);
    await this.#begun(new Play({ ...this.#playParts(), following: started.following }), beginning.botSeed);
    return null;
  }

  #playParts(): Omit<PlayParts, 'following'> {
    const { storage } = this.#house;
    const { code } = this.#lobby;
    return { code, storage, clock: this.#clock, tell: (updates) => this.#company.tell(updates, this.#lobby) };
  }

  async #begun(play: Play, botSeed: string): Promise<void> {
    const { think, log } = this.#house;
    const { options } = this.#lobby;
    this.#play = play;
    this.#bots = new BotSeats({
      game: options.game,
      seed: botSeed,
      think,
      planned: () => this.#arm(),
      failed: (error) => log.error({ err: error, game: options.game }, 'a bot could not think'),
    });
    this.#attend();
    await this.#settle();
  }

  async #move(seat: number, move: unknown, command: string | null): Promise<AnyRefusal | null> {
    const refusal = await this.#play!.move(seat, move, command);
    await this.#settle();
    return refusal;
  }

  /** After anything that may have moved the match: is it over, what do the bots make of it, when is the next deadline. */
  async #settle(): Promise<void> {
    const over = this.#play?.following.match.over;
    if (over && this.#lobby.status === 'playing') {
      await this.#save({ ...this.#lobby, status: 'over', result: over });
      this.#attend();
      this.#showTable();
    }
    this.#instructBots();
    this.#arm();
  }

  #instructBots(): void {
    const following = this.#play?.following;
    if (!following || this.#lobby.status !== 'playing') return;
    this.#lobby.places.forEach((place, seat) => {
      this.#bots?.refresh(seat, place?.level ?? null, following.seen(seat), following.askedAt(seat));
    });
  }

  async #rematch(who: string): Promise<AnyRefusal | null> {
    if (this.#lobby.rematch !== null) return null;
    const trial = seats.rematchOf(this.#lobby, who, '');
    if (isRefusal(trial)) return trial;
    const alone = [...peopleAt(trial)].every((person) => person === who);
    const next = await this.#house.open((code) => ({ ...trial, code }), alone);
    return isRefusal(next) ? next : this.#change({ ...this.#lobby, rematch: next.code });
  }

  /** Match time runs while somebody is there whom the play is for, and in correspondence always. */
  #attend(): void {
    const { status, options } = this.#lobby;
    const runs = status === 'playing' && (typeof options.pace === 'object' || this.#company.attends(this.#lobby));
    if (runs && !this.#clock.running) {
      this.#absence.recount(this.#house.clock.now());
      this.#clock.run();
    } else if (!runs) this.#clock.stop();
  }

  #showTable(): void {
    const table = tableInfo(this.#lobby, this.#company);
    this.#company.each(({ who }): ServerMessage => ({ type: 'table', you: who, table }));
  }

  /** How long whom may be away: players before a bot stands in, a host before the next in line becomes it. */
  #patience(): { grace: number; whom: string[] } {
    const { status, options, places, host } = this.#lobby;
    const { graceMs } = this.#house;
    if (status === 'waiting') return { grace: graceMs.live, whom: this.#heir() === undefined ? [] : [host] };
    if (status !== 'playing' || typeof options.pace === 'object' || !this.#clock.running) return { grace: 0, whom: [] };
    const whom = places.flatMap((place) => (place?.who && place.level === null ? [place.who] : []));
    return { grace: graceMs[options.pace], whom };
  }

  #heir(): string | undefined {
    const { host } = this.#lobby;
    return [...peopleAt(this.#lobby)].find((who) => who !== host && this.#company.here(who));
  }

  /** One timer, for whatever comes first. */
  #arm(): void {
    this.#callOff();
    const { clock } = this.#house;
    const times = [this.#play?.due() ?? null, this.#bots?.next() ?? null];
    const waits = times.map((time) => (time === null ? null : this.#clock.until(time)));
    const { grace, whom } = this.#patience();
    const patience = this.#absence.soonest(whom, grace);
    if (patience !== null) waits.push(patience - clock.now());
    const soonest = Math.min(...waits.filter((wait) => wait !== null));
    this.#callOff = soonest === Number.POSITIVE_INFINITY ? () => {} : clock.setTimer(soonest, () => this.#awake());
  }

  #awake(): void {
    this.#turn(() => this.#wake()).catch((error: unknown) => {
      this.#fault(error);
      // The disk may be full now and not then.
      this.#callOff = this.#house.clock.setTimer(RETRY_MS, () => this.#awake());
    });
  }

  async #wake(): Promise<void> {
    const { grace, whom } = this.#patience();
    const gone = new Set(whom.filter((who) => this.#absence.longer(who, grace, this.#house.clock.now())));
    if (gone.size > 0) await this.#dispose(gone);
    if (!this.#play || this.#lobby.status !== 'playing') return;
    await this.#play.expire();
    for (let plan = this.#bots?.due(this.now()); plan; plan = this.#bots?.due(this.now())) {
      const refusal = await this.#play.move(plan.seat, plan.move, null);
      if (refusal) this.#house.log.warn({ code: refusal.code, game: this.#lobby.options.game }, 'a bot was refused');
    }
    await this.#settle();
  }

  async #dispose(gone: ReadonlySet<string>): Promise<void> {
    if (this.#lobby.status === 'waiting') {
      await this.#change({ ...this.#lobby, host: this.#heir() ?? this.#lobby.host });
      return;
    }
    const mine = (place: seats.Place | null): boolean =>
      place?.who != null && gone.has(place.who) && place.level === null;
    const places = this.#lobby.places.map((place) =>
      place && mine(place) ? { ...place, level: seats.STAND_IN_LEVEL } : place,
    );
    await this.#change({ ...this.#lobby, places });
  }

  #fault(error: unknown): HouseRefusal {
    this.#house.log.error({ err: error }, 'a table failed');
    return refuse('fault');
  }
}
