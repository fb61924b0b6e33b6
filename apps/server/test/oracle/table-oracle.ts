import { boastsJudge } from './boasts-judge.ts';
import { isQuiet, type SentCommand, type TableFacts } from './facts.ts';
import { type GameJudge, TOLD_WITHIN_MS } from './game-judge.ts';
import { highCardJudge } from './high-card-judge.ts';
import { Streams } from './streams.ts';
import { type Command, type SeatInfo, type TableInfo, toText, type Update } from './wire.ts';

const JUDGES: Readonly<Record<string, GameJudge>> = { 'high-card': highCardJudge, boasts: boastsJudge };
const RANKS = { waiting: 0, playing: 1, over: 2, closed: 2 } as const;

/** The servers' settings, and the precision of clients' times, all in ms. */
export interface OracleSettings {
  /** Time a player of a live table may be away before a bot stands in. */
  readonly graceMs: number;
  /** Longest delay of a message, and difference of match time between servers. */
  readonly slackMs: number;
}

/** One client's connection to one table, as the oracle keeps it. */
export interface OracleConnection {
  readonly guest: string;
  /** Resumes from the cursors it had. */
  readonly device: string;
  readonly openedAt: number;
  info: TableInfo | null;
  readonly views: Map<Update['viewer'], Update>;
}

/** A fact that must be the same for all clients, and for good. */
interface FixedValue {
  readonly text: string;
  readonly receivedAt: number;
}

interface Presence {
  readonly open: Set<OracleConnection>;
  /** When the last connection was lost. */
  leftAt: number;
}

/** Refusals that say nothing about whether it was done. */
const UNSURE = ['fault', 'cannot-save', 'closing', 'busy'];
/** A draft is stored after this time, or when its writer leaves; with time for the disk. */
const DRAFT_KEPT_MS = 1300;
const LEFT_MS = 500;
/** Milliseconds for which a fault may still be felt. */
const FELT_MS = 3500;
/** Until then, other servers believe that the players of a dead server are there. */
const MISSED_MS = 20_000;
/** Milliseconds until an arrival shows to others. */
const ARRIVING_MS = 5000;

/** Judges one table by everything sent to and from its clients. */
export class TableOracle {
  readonly #settings: OracleSettings;
  readonly #facts: TableFacts;
  readonly #streams: Streams;
  readonly #fault: (what: string) => void;
  #fixed = new Map<string, FixedValue>();
  readonly #ranks = new Map<string, number>();
  readonly #presence = new Map<string, Presence>();
  /** Removed guests, and when that was acknowledged. */
  #kicked = new Map<string, number>();
  readonly #targets = new Map<string, string | null>();
  /** The latest match time sent to a client, and when; and how long a player has been there since. */
  #lastTime: { now: number; at: number } | null = null;
  #attendedMs = 0;
  #attendedAt = 0;
  /** The table as each device last received it. */
  readonly #latest = new Map<string, { info: TableInfo; line: OracleConnection }>();

  constructor(code: string, settings: OracleSettings, broken: readonly number[], fault: (what: string) => void) {
    this.#settings = settings;
    this.#fault = fault;
    this.#facts = {
      ...{ code, info: null, events: [], standIns: [] },
      ...{ questions: new Map(), commands: new Map(), own: new Map(), broken: broken as number[] },
    };
    this.#streams = new Streams(this.#facts);
  }

  get #judge(): GameJudge | undefined {
    return JUDGES[this.#facts.info?.options.game ?? ''];
  }

  enter(line: OracleConnection, after: Readonly<Record<string, number>>): void {
    this.#streams.enter(line.device, after);
    const presence = this.#presence.get(line.guest) ?? { open: new Set(), leftAt: Number.NEGATIVE_INFINITY };
    this.#presence.set(line.guest, presence);
    presence.open.add(line);
  }
  cut(line: OracleConnection, at: number): void {
    this.#countAttended(at);
    const presence = this.#presence.get(line.guest);
    // A guest who was never let in has not left.
    if (presence?.open.delete(line) && line.info) presence.leftAt = at;
  }

  send(line: OracleConnection, at: number, id: string, command: Command): void {
    const { guest } = line;
    const key = `${guest} ${id}`;
    if (!this.#facts.commands.has(key))
      this.#facts.commands.set(key, { id, guest, command, sentAt: at, doneAt: null, refused: null });
    // Its target has no seat once it is carried out.
    if (command.type === 'clear-seat') this.#targets.set(key, line.info?.seats[command.seat]?.who ?? null);
  }
  answer(line: OracleConnection, at: number, id: string, refused: string | null): void {
    const sent = this.#facts.commands.get(`${line.guest} ${id}`);
    if (!sent) return this.#fault(`${line.device}: was answered to ${id}, which it never sent`);
    const isRefusal = refused !== null && !UNSURE.includes(refused);
    if (isRefusal && sent.doneAt !== null && !this.#mayBeUndone(sent))
      this.#fault(`${line.device}: ${sent.command.type} ${id} was done, and then refused as ${refused}`);
    if (isRefusal) sent.refused ??= refused;
    if (refused === null) sent.doneAt ??= at;
    const target = this.#targets.get(`${line.guest} ${id}`);
    if (refused === null && target && target !== line.guest && !this.#kicked.has(target)) this.#kicked.set(target, at);
  }
  /**
   * True for commands that a server may forget: drafts, and everything that is no move. Only moves are remembered for
   * good.
   */
  #mayBeUndone({ command }: SentCommand): boolean {
    if (command.type !== 'move') return true;
    return 'to' in command.move && (this.#judge?.isDraft(command.move.answer) ?? true);
  }
  receiveTable(line: OracleConnection, at: number, info: TableInfo, isWhole: boolean): void {
    const { device, guest } = line;
    const before = line.info;
    this.#countAttended(at);
    line.info = info;
    this.#facts.info = info;
    this.#latest.set(device, { info, line });
    const fault = (what: string): void => this.#fault(`${device}: ${what}`);
    if (info.code !== this.#facts.code) fault(`was told of ${info.code} at ${this.#facts.code}`);
    const rank = RANKS[info.status];
    if (rank < (this.#ranks.get(device) ?? 0)) fault(`the table went back to ${info.status}`);
    this.#ranks.set(device, rank);
    if (info.reveal && rank < 2) fault('was told the seed before the end');
    if (info.result && (rank < 2 || info.ended)) fault('was told a result before the end');
    for (const key of ['commitment', 'result', 'ended', 'rematch'] as const)
      if (info[key] != null) this.#checkFixed(key, info[key], at, device);
    if (rank > 0)
      this.#checkFixed(
        'places',
        info.seats.map((seat) => seat && [seat.who, seat.name]),
        at,
        device,
      );
    for (const [seat, it] of info.seats.entries()) {
      if (it?.who == null) continue;
      this.#facts.standIns.push({ at, seat, isBot: it.level !== null });
      if (!isWhole && before?.status === 'playing') this.#checkStandIn(at, seat, before.seats[seat] ?? null, it);
      if (
        info.status === 'playing' &&
        typeof info.options.pace === 'object' &&
        it.presence === 'away' &&
        it.goOnAt === undefined
      )
        fault(`was told that seat ${seat} is away, which is secret by correspondence`);
    }
    const kickedAt = this.#kicked.get(guest);
    if (kickedAt !== undefined && line.openedAt > kickedAt) fault('was let in after it had been sent away');
    if (isWhole) this.#checkSeats(line, info);
  }

  /** Checks that all clients are sent the same value, at any time. */
  #checkFixed(key: string, value: unknown, at: number, device: string): void {
    const text = toText(value);
    const known = this.#fixed.get(key);
    if (!known) this.#fixed.set(key, { text, receivedAt: at });
    else if (known.text !== text) this.#fault(`${device}: ${key} is ${text}, and was ${known.text}`);
  }

  /** Checks that a bot stands in only for a player who left the seat, or was away for as long as announced. */
  #checkStandIn(at: number, seat: number, before: SeatInfo | null, after: SeatInfo): void {
    if (!before || before.level !== null || after.level === null || before.who !== after.who) return;
    const asked = [...this.#facts.commands.values()].some(
      ({ guest, command }) =>
        guest === after.who && (command.type === 'rise' || command.type === 'resign') && command.seat === seat,
    );
    const presence = this.#presence.get(after.who!);
    if (asked || !presence) return;
    const open = [...presence.open].filter(({ info }) => info !== null);
    const since = open.map(({ openedAt }) => openedAt + ARRIVING_MS);
    const { graceMs, slackMs } = this.#settings;
    if (since.some((arrived) => arrived < at - slackMs) && isQuiet(this.#facts, at - graceMs, at))
      this.#fault(`${this.#facts.code}: a bot took seat ${seat} though its player was there`);
    else if (open.length === 0 && at - presence.leftAt < graceMs - slackMs)
      this.#fault(
        `${this.#facts.code}: a bot took seat ${seat} ${Math.round(at - presence.leftAt)} ms after its player left`,
      );
  }

  /** Checks that guests who sat down, returned or resigned appear so to all who enter later. */
  #checkSeats({ device, openedAt }: OracleConnection, info: TableInfo): void {
    const last = new Map<string, SentCommand>();
    for (const sent of this.#facts.commands.values())
      if (
        ['sit', 'rise', 'return', 'resign'].includes(sent.command.type) &&
        (sent.refused === null || sent.doneAt !== null)
      )
        last.set(`${sent.guest} ${'seat' in sent.command ? sent.command.seat : ''}`, sent);
    for (const { command, guest, doneAt } of last.values()) {
      if (doneAt === null || doneAt > openedAt || !('seat' in command)) continue;
      const seat = info.seats[command.seat];
      if (
        command.type === 'sit' &&
        seat?.who !== guest &&
        info.status === 'waiting' &&
        !this.#mayBeCleared(command.seat)
      )
        this.#fault(`${device}: ${guest} sat down on seat ${command.seat} and does not sit there`);
      if (command.type === 'resign' && info.status === 'playing' && seat?.presence !== 'resigned')
        this.#fault(`${device}: ${guest} resigned, and is shown as ${seat?.presence}`);
      if (command.type === 'rise' && info.status === 'playing' && seat?.who === guest && seat.level === null)
        this.#fault(`${device}: ${guest} left seat ${command.seat} to a bot, and none plays it`);
    }
  }

  #mayBeCleared(seat: number): boolean {
    return [...this.#facts.commands.values()].some(
      ({ command }) => command.type === 'clear-seat' && command.seat === seat,
    );
  }

  receiveUpdate(line: OracleConnection, at: number, update: Update, text: string): void {
    const { device, guest, info } = line;
    const fault = (what: string): void => this.#fault(`${device}: ${what}`);
    const { viewer, seen, now } = update;
    if (!info) return fault('was told of the play before the table');
    const mine = info.seats.flatMap((seat, i) => (seat?.who === guest ? [i] : []));
    if (viewer === 'audience' ? mine.length > 0 : !mine.includes(viewer)) fault(`was shown what ${viewer} sees`);
    const isFirst = !line.views.has(viewer);
    line.views.set(viewer, update);
    const judge = this.#judge;
    const own = judge?.ownSecrets(seen.view) ?? [];
    if (!this.#facts.own.has(viewer) && own.length > 0) this.#facts.own.set(viewer, { ids: [...own], receivedAt: at });
    for (const what of this.#streams.receive(device, at, update, isFirst)) this.#fault(`${this.#facts.code} ${what}`);
    this.#noteQuestion(at, update);
    this.#checkTime(at, now, info);
    if (judge) this.#checkSecrets(judge, device, viewer, text);
    if (seen.over) this.#checkFixed('result', seen.over, at, device);
    if (isFirst) this.#checkDraft(line, at, update, judge);
    if (seen.question?.until != null && !isFirst && now > seen.question.until + TOLD_WITHIN_MS)
      fault(`question ${seen.question.id} was open at ${now}, and had time until ${seen.question.until}`);
  }

  /**
   * Checks that match time runs no faster than the clock and, except in correspondence games, only while a player is
   * there.
   */
  #checkTime(at: number, now: number, info: TableInfo): void {
    const last = this.#lastTime;
    this.#countAttended(at);
    const runs = typeof info.options.pace === 'object' ? at - (last?.at ?? at) : this.#attendedMs;
    const tooMuch = last ? now - last.now - runs - MISSED_MS : 0;
    if (tooMuch > 0)
      this.#fault(`${this.#facts.code}: match time ran ${Math.round(tooMuch)} ms while nobody was there`);
    if (last && now < last.now) return;
    this.#lastTime = { now, at };
    this.#attendedMs = 0;
  }
  /** Counts how long a player has been there. */
  #countAttended(at: number): void {
    const isThere = [...this.#presence.values()].some(({ open }) => [...open].some(({ info }) => info !== null));
    if (isThere) this.#attendedMs += at - this.#attendedAt;
    this.#attendedAt = at;
  }

  #noteQuestion(at: number, { seen: { question }, now }: Update): void {
    if (!question) return;
    const { id, step, asked, until } = question;
    const promised = until === null ? Number.NEGATIVE_INFINITY : at + until - now - this.#settings.slackMs;
    const known = this.#facts.questions.get(id);
    if (!known) {
      this.#facts.questions.set(id, { id, type: step.type, asked, receivedAt: at, openedBy: now, until, promised });
      return;
    }
    if (until !== null && known.until !== null && until < known.until)
      this.#fault(`${this.#facts.code}: question ${id} had time until ${known.until}, and now until ${until}`);
    known.until = until;
    known.openedBy = Math.min(known.openedBy, now);
    known.promised = Math.max(known.promised, promised);
  }

  #checkSecrets({ secrets }: GameJudge, device: string, viewer: Update['viewer'], text: string): void {
    const known = new Set([
      ...(this.#facts.own.get(viewer)?.ids ?? []),
      ...(toText(this.#facts.events).match(secrets) ?? []),
    ]);
    for (const secret of new Set(text.match(secrets) ?? []))
      if (!known.has(secret)) this.#fault(`${device}: was told of ${secret}, which ${viewer} may not know`);
  }

  /** Checks that an acknowledged draft is shown to its writer when they return. */
  #checkDraft(
    { guest, device }: OracleConnection,
    at: number,
    { viewer, seen: { question } }: Update,
    judge?: GameJudge,
  ): void {
    if (!question || question.mine || !judge || viewer === 'audience') return;
    const sent = [...this.#facts.commands.values()].filter(
      (it) =>
        it.guest === guest &&
        it.command.type === 'move' &&
        'to' in it.command.move &&
        it.command.move.to === question.id &&
        it.command.seat === viewer,
    );
    const last = sent.at(-1);
    if (!last || last.doneAt === null) return;
    const { doneAt } = last;
    const leftAt = this.#presence.get(guest)!.leftAt;
    const wasKept = at - doneAt > DRAFT_KEPT_MS && isQuiet(this.#facts, doneAt - FELT_MS, doneAt + DRAFT_KEPT_MS);
    const wasLeft = leftAt > doneAt && at - leftAt > LEFT_MS && isQuiet(this.#facts, leftAt - FELT_MS, at);
    if (wasKept || wasLeft)
      this.#fault(`${device}: ${last.id} was acknowledged, and is not there when its writer comes back`);
  }

  /** Forgets what a power failure may have undone. */
  lose(since: number): void {
    const facts = this.#facts;
    this.#streams.lose(since);
    const isOld = <T extends { readonly receivedAt: number }>([, { receivedAt }]: [unknown, T]): boolean =>
      receivedAt < since;
    facts.questions = new Map([...facts.questions].filter(isOld));
    facts.own = new Map([...facts.own].filter(isOld));
    this.#fixed = new Map([...this.#fixed].filter(isOld));
    this.#kicked = new Map([...this.#kicked].filter(([, at]) => at < since));
    this.#ranks.clear();
    this.#latest.clear();
    this.#lastTime = null;
    for (const sent of facts.commands.values()) {
      // A draft is acknowledged before it is written.
      const isSafe = sent.doneAt !== null && sent.doneAt < since - (this.#mayBeUndone(sent) ? DRAFT_KEPT_MS : 0);
      if (!isSafe) sent.doneAt = null;
    }
  }

  /** Checks the end of the match. `mayStop`: its data were damaged, so it need not have finished. */
  finish(mayStop: boolean): void {
    const { code, info } = this.#facts;
    const judge = this.#judge;
    if (!info || !judge) return;
    for (const what of judge.faultsIn(this.#facts)) this.#fault(what);
    const due = judge.resultAfter(this.#facts);
    const known = this.#fixed.get('result');
    if (known && due && known.text !== toText(due))
      this.#fault(`${code}: the result is ${known.text}, and not ${toText(due)}`);
    if (mayStop) return;
    if (RANKS[info.status] < 2) this.#fault(`${code}: did not come to its end`);
    const last = [...this.#latest.values()].filter(({ line }) => this.#presence.get(line.guest)?.open.has(line));
    const summaries = new Set(last.map(({ info: it }) => summary(it)));
    if (summaries.size > 1) this.#fault(`${code}: in the end it is not the same to all: ${[...summaries].join(' | ')}`);
  }
}

const summary = ({ status, host, seats, result, ended, rematch }: TableInfo): string =>
  toText({
    status,
    host,
    result,
    ended,
    rematch,
    seats: seats.map((seat) => seat && [seat.who, seat.name, seat.level]),
  });
