import { type AnyEntry, type AnyGame, commitmentOf, type Seat, type Viewer } from '@wordhoard/kernel';
import type {
  AnyRefusal,
  BotSpeed,
  ClientMessage,
  Command,
  GameUpdate,
  NewTable,
  ServerMessage,
  TableInfo,
} from '@wordhoard/protocol';
import {
  amendFault,
  autoPassChoicesAt,
  autoPassInfoFor,
  botTimingAt,
  chooseAutoPass,
  isRefusal,
  levelsAt,
  type MatchHost,
  makeSetup,
  newTableState,
  outdatedReason,
  passTimingAt,
  RunningMatch,
  resign,
  type SealedSetup,
  SerialQueue,
  setBotSpeed,
  type TableState,
  type Think,
  withConfig,
} from '@wordhoard/table';
import { MatchClock } from './match-clock.ts';
import { LOCAL_CODE } from './messages.ts';
import type { SavedMatch } from './saved-match.ts';
import { WordsMissing } from './words.ts';

/** The guest id of all players at this device. */
const DEVICE = 'here';

/** The page's side of a table. */
export interface Page {
  readonly game: AnyGame;
  /** Which dictionary, by content. */
  readonly words: string;
  readonly think: Think;
  /** Resolves when the dictionary is here, for what cannot be judged without it. */
  judging(): Promise<unknown>;
  /** Milliseconds that never run backwards. */
  now(): number;
  /** Calls back once, unless called off. */
  setTimer(ms: number, act: () => void): () => void;
  /** Random bytes in hex. */
  random(bytes: number): string;
  say(message: ServerMessage): void;
  keep(saved: SavedMatch): void;
  /** Background work failed. */
  failed(why: unknown): void;
}

/** A new table: the shuffle and the bots' luck come from the page. */
export function freshTable({ game, words, random }: Page, wanted: NewTable): SavedMatch {
  const lots = { seed: random(32), nonce: random(16), botSeed: random(16) };
  const { table, nonce, botSeed, rules } = makeSetup(game, words, wanted.options, lots);
  return { wanted, table, nonce, luck: botSeed, rules, words, entries: [] };
}

const setupOf = ({ table, nonce, luck, rules, words }: SavedMatch): SealedSetup => ({
  table,
  nonce,
  commitment: commitmentOf(table.seed, nonce),
  botSeed: luck,
  rules,
  words,
});

/** One table in a worker of the page: says what the server would say, to the one device that plays at it. */
export class LocalTable {
  readonly #page: Page;
  #saved: SavedMatch;
  #seating: TableState;
  readonly #entries: AnyEntry[];
  readonly #turns = new SerialQueue();
  #running: RunningMatch | null = null;
  readonly #clock: MatchClock;
  #callOff: () => void = () => {};
  /** Each seat's auto-pass choice as last sent to the page. */
  readonly #passingTold = new Map<Seat, string>();

  private constructor(page: Page, saved: SavedMatch) {
    this.#page = page;
    this.#saved = saved;
    this.#clock = new MatchClock(page.now);
    const seating = newTableState(LOCAL_CODE, DEVICE, saved.wanted);
    this.#seating = saved.places ? { ...seating, places: saved.places } : seating;
    this.#entries = [...saved.entries];
  }

  /** Starts, or plays again what was kept. A refusal if that cannot be done under these rules and with these words. */
  static open(page: Page, saved: SavedMatch): LocalTable | AnyRefusal {
    if (outdatedReason(page.game, page.words, saved)) return { code: 'other-version' };
    const table = new LocalTable(page, saved);
    const lines = saved.entries.map((entry, i) => ({ seq: i + 1, entry, command: null }));
    const opened = RunningMatch.open(page.game, setupOf(saved), lines, table.#host());
    if ('refusal' in opened) return opened.refusal;
    table.#running = opened.running;
    table.#adoptConfig(opened.running);
    table.#clock.set(opened.running.match.at);
    return table;
  }

  hear(message: ClientMessage): void {
    const running = this.#running;
    if (running) this.#turns.run(() => this.#answer(running, message)).catch(this.#page.failed);
  }

  /** The config in force, including its word list. */
  get config(): object | null {
    return this.#seating.options.config;
  }

  close(): void {
    this.#callOff();
    this.#running = null;
  }

  #host(): MatchHost {
    const { think, failed } = this.#page;
    return {
      now: () => this.#clock.now(),
      log: {
        append: async (lines) => {
          this.#entries.push(...lines.map(({ entry }) => entry));
          this.#page.keep({ ...this.#saved, entries: this.#entries });
          return true;
        },
        // There is no other writer here, and no write fails half-way.
        linesAfter: async () => [],
      },
      think,
      send: (updates) => this.#tell(updates),
      scheduleChanged: () => this.#arm(),
      botFailed: failed,
    };
  }

  async #answer(running: RunningMatch, message: ClientMessage): Promise<void> {
    const { say } = this.#page;
    if (message.type === 'enter') return this.#welcome(running, message.after);
    if (message.type === 'look') this.#look(message.looking);
    if (message.type !== 'command') return say({ type: 'pong', now: running.now() });
    const refusal = await this.#judged(() => this.#obey(running, message.command));
    say(refusal ? { type: 'refused', id: message.id, refusal } : { type: 'done', id: message.id });
  }

  /** Nothing happens while the device is put away: no bot plays, and no sand runs. */
  #look(looking: boolean): void {
    if (looking) this.#clock.resume();
    else this.#clock.pause();
    this.#arm();
  }

  #welcome(running: RunningMatch, after: Readonly<Record<string, number>>): void {
    if (this.#isOver(running)) this.#keepEnd();
    this.#showTable(running);
    this.#passingTold.clear();
    for (const [seat, place] of this.#seating.places.entries())
      if (place?.who) this.#page.say(running.updateSince(seat, after[String(seat)] ?? 0));
    this.#seatBots(running);
    this.#letPass(running);
  }

  #isOver({ match }: RunningMatch): boolean {
    return match.over !== null || this.#saved.ended !== undefined;
  }
  /** No bot thinks about a game that was ended early. */
  #seatBots(running: RunningMatch): void {
    running.assignSeats(this.#saved.ended ? [] : levelsAt(this.#seating), botTimingAt(this.#seating));
  }

  /** As a table that is being played, which the seating of this one never says of itself. */
  #playing(): TableState {
    return { ...this.#seating, status: 'playing' };
  }
  #letPass(running: RunningMatch): void {
    const table = this.#playing();
    running.configureAutoPass(autoPassChoicesAt(table, running.game), true, passTimingAt(table));
    this.#tellPassing(running);
  }
  /** Only what is news. */
  #tellPassing(running: RunningMatch): void {
    for (const seat of running.match.seats) {
      const message = this.#isHere(seat) ? autoPassInfoFor(this.#playing(), running, seat) : null;
      const text = JSON.stringify(message);
      if (!message || this.#passingTold.get(seat) === text) continue;
      this.#passingTold.set(seat, text);
      this.#page.say(message);
    }
  }
  #passForMe(running: RunningMatch, command: Extract<Command, { type: 'pass-for-me' }>): AnyRefusal | null {
    const now = { game: running.game, opened: running.match.opened };
    const seating = chooseAutoPass(this.#playing(), DEVICE, command, now);
    if (isRefusal(seating)) return seating;
    this.#seating = { ...seating, status: this.#seating.status };
    this.#letPass(running);
    return null;
  }

  async #obey(running: RunningMatch, command: Command): Promise<AnyRefusal | null> {
    if (command.type === 'say') {
      this.#page.say({ type: 'said', seat: command.seat, phrase: command.phrase });
      return null;
    }
    if (command.type === 'chat' || command.type === 'allow-chat') return { code: 'no-chat' };
    if (command.type === 'bot-speed') return this.#setBotSpeed(running, command.speed);
    if (this.#saved.ended) return { code: 'over' };
    if (command.type === 'pass-for-me') return this.#passForMe(running, command);
    if (command.type === 'resign') return this.#resign(running, command.seat);
    if (command.type === 'amend') return this.#amend(running, command.seat, command.amendment);
    if (command.type !== 'move') return { code: 'already-started' };
    if (!this.#isHere(command.seat)) return { code: 'not-seated' };
    const refusal = await running.move(command.seat, command.move, null);
    this.#settle(running);
    return refusal;
  }

  /** Only one person against bots can resign: alone there is no one to win, and others at this device play on. */
  #resign(running: RunningMatch, seat: Seat): AnyRefusal | null {
    if (running.match.over) return { code: 'over' };
    const resigned = resign(this.#playing(), DEVICE, seat);
    if (isRefusal(resigned)) return resigned;
    const { places } = this.#seating;
    const people = places.filter((place) => place?.who).length;
    if (!resigned.ended || people !== 1 || places.length === 1) return { code: 'already-started' };
    this.#saved = { ...this.#saved, over: true, ended: resigned.ended };
    this.#seatBots(running);
    this.#arm();
    this.#settle(running);
    return null;
  }

  async #amend(running: RunningMatch, seat: Seat, amendment: unknown): Promise<AnyRefusal | null> {
    const fault = amendFault(this.#playing(), DEVICE, seat);
    if (fault) return fault;
    const refusal = await running.amend(seat, amendment, null);
    this.#adoptConfig(running);
    if (!refusal) this.#showTable(running);
    return refusal;
  }
  /** Copies the amended config to the table's options: the next match begins with it. */
  #adoptConfig({ amendedConfig }: RunningMatch): void {
    if (amendedConfig) this.#seating = withConfig(this.#seating, amendedConfig);
  }

  #setBotSpeed(running: RunningMatch, speed: BotSpeed): AnyRefusal | null {
    const seating = setBotSpeed(this.#seating, DEVICE, speed);
    if (isRefusal(seating)) return seating;
    this.#seating = seating;
    this.#saved = { ...this.#saved, wanted: { ...this.#saved.wanted, options: seating.options } };
    if (!this.#isOver(running)) this.#page.keep({ ...this.#saved, entries: this.#entries });
    this.#showTable(running);
    this.#seatBots(running);
    return null;
  }

  /** Work that needs the dictionary waits for it. */
  async #judged<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (why) {
      if (!(why instanceof WordsMissing)) throw why;
      await this.#wordsHere();
      return work();
    }
  }

  /** A slow connection costs no player time. */
  #wordsHere(): Promise<unknown> {
    return this.#clock.standStillFor(this.#page.judging());
  }

  #isHere(viewer: Viewer): boolean {
    return viewer !== 'audience' && this.#seating.places[viewer]?.who === DEVICE;
  }

  /** Bots' observations aren't sent. */
  #tell(updates: readonly GameUpdate[]): void {
    if (this.#running) this.#tellPassing(this.#running);
    for (const update of updates) if (this.#isHere(update.viewer)) this.#page.say(update);
  }

  #settle(running: RunningMatch): void {
    if (!this.#isOver(running)) return;
    this.#keepEnd();
    this.#showTable(running);
  }

  /** The match is over but can be looked at again, until another game begins. */
  #keepEnd(): void {
    this.#page.keep({ ...this.#saved, entries: this.#entries, over: true });
  }

  /** One timer, for what comes first. */
  #arm(): void {
    this.#callOff();
    const running = this.#running;
    const next = running?.nextWake() ?? null;
    if (!running || next === null || this.#clock.isPaused || this.#saved.ended) return;
    this.#callOff = this.#page.setTimer(Math.max(0, next - running.now()), () => {
      const wake = async (): Promise<void> => {
        // No deadline passes, for a person or a bot, while words can't be looked up.
        const due = running.game.nextDeadline(running.match);
        if (due !== null && due <= running.now()) await this.#wordsHere();
        await this.#judged(() => running.wake());
        this.#settle(running);
      };
      if (this.#running) this.#turns.run(wake).catch(this.#page.failed);
    });
  }

  #showTable(running: RunningMatch): void {
    const { table, nonce, words, ended } = this.#saved;
    const isOver = this.#isOver(running);
    const { code, host, options, places } = this.#seating;
    const info: TableInfo = {
      code,
      options,
      host,
      seats: places.map((place) => place && { ...place, presence: 'here' }),
      watchers: 0,
      status: isOver ? 'over' : 'playing',
      outdated: null,
      words,
      commitment: commitmentOf(table.seed, nonce),
      reveal: isOver ? { seed: table.seed, nonce } : null,
      result: running.match.over,
      ...(ended && { ended }),
      rematch: null,
    };
    this.#page.say({ type: 'table', you: DEVICE, table: info });
  }
}
