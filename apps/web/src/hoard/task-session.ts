import { type AnswerMove, configOf, type Task } from '@wordhoard/hoard';
import type { AnyRefusal, ClientMessage, GameUpdate, TableInfo } from '@wordhoard/protocol';
import { randomHex } from '../net/ids.ts';
import { type Connect, type Listener, Session } from '../net/session.ts';

/** Ids for the game's page: of the solver, and of the person whose answer is looked at. */
const ME = 'me';
const ANSWERED = 'answered';

/** The table as the page of the game sees it. */
const tableOf = (task: Task, names: TaskOptions['names'], seated: boolean): TableInfo => {
  const { game, seat, players, limits } = task;
  return {
    code: 'HOARD-0',
    options: {
      game,
      config: configOf(task),
      pace: 'relaxed',
      limits,
      bank: null,
      visibility: 'link',
      watching: false,
      seats: players,
    },
    host: ME,
    seats: Array.from({ length: players }, (_, at) => ({
      name: at === seat ? names.me : names.bot,
      who: at !== seat ? null : seated ? ME : ANSWERED,
      level: at === seat ? null : 2,
      presence: 'here',
    })),
    watchers: 0,
    status: 'playing',
    outdated: null,
    commitment: null,
    reveal: null,
    result: null,
    rematch: null,
  };
};

export interface TaskOptions {
  readonly names: { readonly me: string; readonly bot: string };
  /** False for a board that is only looked at: the page then draws it as for a spectator, with nothing to do. */
  readonly seated: boolean;
  /** Milliseconds already used. */
  readonly gone: number;
  /** The earlier draft, if any. */
  readonly draft: AnswerMove | null;
  /** Reads a move: whether the rules allow it, and whether it is only put forward. */
  read(
    move: unknown,
  ): Promise<{ readonly move: AnswerMove; readonly draft: boolean } | { readonly refusal: AnyRefusal }>;
  put(draft: AnswerMove): void;
  /** The answer, for good. */
  answer(move: AnswerMove): void;
}

/** A session whose table is one task: the page of the game draws it as any other, and its first answer is the last. */
export class TaskSession {
  readonly session: Session;
  readonly #task: Task;
  readonly #options: TaskOptions;
  #listener: Listener | null = null;
  #cursor = 0;
  #draft: AnswerMove | null;
  #answered = false;

  constructor(task: Task, options: TaskOptions) {
    this.#task = task;
    this.#options = options;
    this.#draft = options.draft;
    const connect: Connect = (listener) => {
      this.#listener = listener;
      // After the session has its connection.
      queueMicrotask(() => listener.opened());
      return { send: (message) => void this.#hear(message), close: () => {} };
    };
    const started = performance.now() - options.gone;
    const clock = (): number => performance.now() - started;
    this.session = new Session({ code: 'HOARD-0', connect, clock, makeId: () => randomHex(12) });
  }

  /** Time is up: what was put forward is the answer, or silence. */
  async end(): Promise<void> {
    if (this.#answered) return;
    const read = await this.#options.read(this.#draft);
    if ('move' in read) this.#take(read.move);
  }

  async #hear(message: ClientMessage): Promise<void> {
    if (message.type === 'enter') {
      this.#listener?.said({
        type: 'table',
        you: ME,
        table: tableOf(this.#task, this.#options.names, this.#options.seated),
      });
      this.#show();
    }
    if (message.type !== 'command') return;
    const { id, command } = message;
    const refused = (refusal: AnyRefusal): void => this.#listener?.said({ type: 'refused', id, refusal });
    if (command.type !== 'move') return queueMicrotask(() => refused({ code: 'only-looking' }));
    const read = await this.#options.read(command.move);
    if ('refusal' in read) return refused(read.refusal);
    this.#listener?.said({ type: 'done', id });
    if (!read.draft) return this.#take(read.move);
    this.#draft = read.move;
    this.#options.put(read.move);
    this.#show();
  }

  #take(move: AnswerMove): void {
    if (this.#answered) return;
    this.#answered = true;
    this.#options.answer(move);
  }

  #show(): void {
    const { seat, seen } = this.#task;
    const mine = this.#draft && { answer: this.#draft.answer, done: false };
    const update: GameUpdate = {
      type: 'update',
      viewer: seat,
      cursor: ++this.#cursor,
      now: this.session?.now() ?? this.#options.gone,
      seen: { ...seen, question: seen.question && { ...seen.question, mine } },
      events: [],
    };
    this.#listener?.said(update);
  }
}

const NOBODY = { asked: [], waiting: [], mine: null } as const;

/** The task's board with an answer on it, to be looked at only: nobody is asked anything. */
export const lookAt = (task: Task, seen: Task['seen'], names: TaskOptions['names']): Session =>
  new TaskSession(
    { ...task, seen: { ...seen, question: seen.question && { ...seen.question, ...NOBODY }, free: [] } },
    {
      names,
      seated: false,
      gone: 0,
      draft: null,
      read: async () => ({ refusal: { code: 'only-looking' } }),
      put: () => {},
      answer: () => {},
    },
  ).session;
