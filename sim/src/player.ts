import { canonical, type Seat, type Seen } from '@wordhoard/kernel';
import type { ClientMessage, Command, GameUpdate, ServerMessage } from '@wordhoard/protocol';
import type { HighCard } from '@wordhoard/table/testing';
import type { Line, Process } from './process.ts';
import type { World } from './world.ts';

/** What somebody was sent, and whether it was what they had missed or came as it happened. */
export interface Heard {
  readonly update: GameUpdate;
  readonly isCatchUp: boolean;
}

interface Answer {
  readonly to: number;
  readonly answer: { readonly card: string; readonly sure: boolean };
}

interface Pending {
  readonly command: Command;
  /** What it puts forward, and may change again. */
  readonly draft: Answer | null;
}

/** A draft, and when it was acknowledged. */
interface Typed {
  readonly command: string;
  readonly to: number;
  readonly since: number;
}

const ENTER_AGAIN_MS = 800;

/** With the view that was left out, for it is as it was. It must have been told over this line, or it is a fault. */
function whole({ kept, ...update }: GameUpdate, before: GameUpdate | undefined): GameUpdate {
  if (!kept) return update;
  if (!before) throw new Error('somebody who was told nothing yet is told that it is as it was');
  return { ...update, seen: { ...update.seen, view: before.seen.view } };
}

/** Somebody at one table, over a line that is slow and breaks: says a command until it is answered, as a page does. */
export class Player {
  readonly who: string;
  readonly heard: Heard[] = [];
  /** Moves that were acknowledged, by their ids; but for drafts. */
  readonly acknowledged: string[] = [];
  readonly typed: Typed[] = [];
  /** All that was ever put forward. */
  readonly wrote: Set<string> = new Set();
  /** The last draft that was acknowledged. */
  #draft: Answer | null = null;
  readonly #world: World;
  readonly #code: string;
  readonly #seat: Seat;
  readonly #processes: () => readonly Process[];
  readonly #pending = new Map<string, Pending>();
  #line: Line | null = null;
  /** Counts connections: what was on the way over an earlier one never arrives. */
  #connection = 0;
  #cursor = 0;
  #entering = false;
  #arrival = 0;
  #made = 0;

  constructor(world: World, code: string, seat: Seat, processes: () => readonly Process[]) {
    this.#world = world;
    this.#code = code;
    this.#seat = seat;
    this.who = `${code}/${seat}`;
    this.#processes = processes;
    this.#connect();
  }

  /** The line breaks; on either side nobody is told but by silence. */
  cut(): void {
    this.#line?.hangUp();
  }

  #connect(): void {
    const mine = ++this.#connection;
    const alive = this.#processes().filter(({ dead }) => !dead);
    if (alive.length === 0) return void this.#world.setTimer(ENTER_AGAIN_MS, () => this.#connect());
    const { who } = this;
    this.#entering = true;
    this.#line = this.#world.chance.pick(alive).connect(
      who,
      (message) => this.#carry(mine, () => this.#hear(message)),
      () => {
        if (mine !== this.#connection) return;
        this.#line = null;
        this.#connection += 1;
        this.#world.setTimer(ENTER_AGAIN_MS + this.#world.chance.below(2000), () => this.#line ?? this.#connect());
      },
    );
    this.#say({ type: 'enter', table: this.#code, after: { [this.#seat]: this.#cursor } });
    for (const [id, { command }] of this.#pending) this.#say({ type: 'command', id, command });
  }

  /** Late, but in order; and never over a line that is no more. */
  #carry(connection: number, arrive: () => void): void {
    this.#arrival = Math.max(this.#arrival, this.#world.now() + 1 + this.#world.chance.below(60));
    this.#world.setTimer(this.#arrival - this.#world.now(), () => connection === this.#connection && arrive());
  }
  #say(message: ClientMessage): void {
    const line = this.#line;
    this.#carry(this.#connection, () => line?.hear(message));
  }
  #send(command: Command, draft: Answer | null = null): void {
    const id = `${this.who}-${String(this.#made++).padStart(4, '0')}`;
    this.#pending.set(id, { command, draft });
    this.#say({ type: 'command', id, command });
    // A page that heard nothing for too long says it again.
    if (this.#world.breaks(12)) this.#say({ type: 'command', id, command });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused') this.#answered(message);
    if (message.type === 'update') this.#told(whole(message, this.heard.at(-1)?.update));
    if (message.type !== 'table') return;
    const { status, host, seats } = message.table;
    if (status === 'waiting' && host === this.who) this.#send({ type: 'start' });
    if (status === 'playing' && seats[this.#seat]?.level != null) this.#send({ type: 'return', seat: this.#seat });
  }

  #answered({ type, id }: ServerMessage & { type: 'done' | 'refused' }): void {
    const pending = this.#pending.get(id);
    const command = `${this.who}:${id}`;
    if (type === 'done' && pending?.draft) {
      this.typed.push({ command, to: pending.draft.to, since: this.#world.now() });
      this.#draft = pending.draft;
    } else if (type === 'done' && pending?.command.type === 'move') this.acknowledged.push(command);
    this.#pending.delete(id);
    // Whether it was taken or not, whoever is still asked thinks again.
    const last = this.heard.at(-1);
    if (last) this.#consider(last.update);
    this.#world.note(`${this.who} ${type} ${id}`);
  }

  #told(update: GameUpdate): void {
    this.heard.push({ update, isCatchUp: this.#entering });
    if (this.#entering) this.#typeAgain(update);
    this.#entering = false;
    this.#cursor = update.cursor;
    this.#world.note(`${this.who} is told ${update.cursor}`);
    this.#consider(update);
  }

  /** What was only in memory may be gone. */
  #typeAgain({ seen: { question } }: GameUpdate): void {
    if (this.#draft && question?.id === this.#draft.to && !question.mine) this.#answer(this.#draft);
  }

  #answer(move: Answer): void {
    this.wrote.add(canonical(move));
    this.#send({ type: 'move', seat: this.#seat, move }, move.answer.sure ? null : move);
  }

  #consider(update: GameUpdate): void {
    // Only this game is played here.
    const { question, view } = update.seen as unknown as Seen<HighCard>;
    if (!question?.asked.includes(this.#seat) || question.mine?.done || !view.mine?.length) return;
    const { chance } = this.#world;
    const answer = { card: chance.pick(view.mine), sure: chance.below(3) > 0 };
    this.#world.setTimer(100 + chance.below(6000), () => {
      if (this.#cursor !== update.cursor) return;
      this.#answer({ to: question.id, answer });
      if (chance.below(8) === 0) this.#send({ type: 'move', seat: this.#seat, move: { free: { type: 'wave' } } });
    });
  }
}
