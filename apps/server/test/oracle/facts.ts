import type { Command, Move, PublicEvent, TableInfo, Viewer, Wish } from './wire.ts';

/** An event a client was sent; `receivedAt` is when the first client got it, in ms by the clients' clock. */
export interface ReceivedEvent {
  readonly event: PublicEvent;
  readonly receivedAt: number;
  /** Match time, if it was sent live and not to a client that had missed it. */
  now: number | null;
}

export interface ReceivedQuestion {
  readonly id: number;
  readonly type: string;
  readonly asked: readonly number[];
  readonly receivedAt: number;
  /** The earliest match time at which it was shown. */
  openedBy: number;
  until: number | null;
  /** By the clients' clock: no deadline may pass before. */
  promised: number;
}

/** A command that was sent, perhaps several times, and its answer. */
export interface SentCommand {
  readonly id: string;
  readonly guest: string;
  readonly command: Command;
  readonly sentAt: number;
  /** When it was first acknowledged. */
  doneAt: number | null;
  refused: string | null;
}

export interface Answer extends SentCommand {
  readonly command: Command & { readonly type: 'move' };
}

/** A seat of a person, shown as played by a bot or not. */
interface StandInChange {
  readonly at: number;
  readonly seat: number;
  readonly isBot: boolean;
}

/** Everything observed of one table, from which a game's judge derives faults. */
export interface TableFacts {
  readonly code: string;
  info: TableInfo | null;
  events: ReceivedEvent[];
  questions: Map<number, ReceivedQuestion>;
  commands: Map<string, SentCommand>;
  standIns: StandInChange[];
  /** Secrets that each viewer was shown as their own, when they were first shown any. */
  own: Map<Viewer, { readonly ids: readonly string[]; readonly receivedAt: number }>;
  /** When something broke at a server: a promise with a time limit may then take longer. */
  readonly broken: number[];
}

export const isQuiet = ({ broken }: TableFacts, from: number, to: number): boolean =>
  !broken.some((at) => from <= at && at <= to);

/** This seat's answers to this question, in order. */
export const answersTo = ({ commands }: TableFacts, seat: number, question: number): (SentCommand & { move: Move })[] =>
  [...commands.values()].flatMap((sent) =>
    sent.command.type === 'move' &&
    sent.command.seat === seat &&
    'to' in sent.command.move &&
    sent.command.move.to === question
      ? [{ ...sent, move: sent.command.move }]
      : [],
  );

/** Milliseconds a message between servers may take. */
const ON_THE_WAY_MS = 8000;

/** True if a bot may have played this seat at some time in between. */
export function mayBeBot({ standIns, info }: TableFacts, seat: number, from: number, to: number): boolean {
  if (info?.seats[seat]?.who == null) return true;
  const shown = standIns.filter((it) => it.seat === seat);
  const before = shown.findLast(({ at }) => at < from - ON_THE_WAY_MS);
  return (
    before?.isBot === true ||
    shown.some(({ at, isBot }) => isBot && at >= from - ON_THE_WAY_MS && at <= to + ON_THE_WAY_MS)
  );
}

/** This seat's auto-pass choice at this time; 'unknown' while a change was on its way. */
export function wishAt({ commands }: TableFacts, seat: number, from: number, to: number): Wish | null | 'unknown' {
  let wish: Wish | null = null;
  for (const { command, sentAt, doneAt, refused } of commands.values()) {
    if (command.type !== 'pass-for-me' || command.seat !== seat || sentAt > to) continue;
    if (refused !== null && doneAt === null) continue;
    if (doneAt === null || doneAt > from) return 'unknown';
    wish = command.wish;
  }
  return wish;
}
