import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SealedRecord } from '@wordhoard/kernel';
import {
  type Experiment,
  type ExperimentRequest,
  type GameKey,
  type GamePool,
  gamesOf,
  makeFile,
  makeHeader,
  type Overview,
  parseFile,
  playAll,
} from '@wordhoard/lab';
import type { FromHand, ToHand, WhyNot } from './messages.ts';

/** A line to a worker. */
export interface WorkerLink {
  send(message: ToHand): void;
  close(): void;
}
export type OpenLine = (heard: (message: FromHand) => void, failed: () => void) => WorkerLink;

/** The result on screen: an opened file, or games played here. */
export interface LabResult {
  /** Of the file. */
  readonly name: string;
  readonly overview: Overview;
  /** The file, to be saved; null where it is one already. */
  readonly text: string | null;
}

/** An experiment under way. */
export interface RunningExperiment {
  readonly wanted: ExperimentRequest;
  readonly of: number;
  readonly done: number;
  /** Since the first game began, in ms. */
  readonly elapsed: number;
}

export interface DeskOptions {
  readonly open: OpenLine;
  /** Maximum number of workers. */
  readonly hands: number;
  /** Milliseconds that never run backwards. */
  now(): number;
}

const OFFLINE: WhyNot = { code: 'offline' };

/**
 * State of the lab, kept while the reader looks at one of its games: one result, and at most one running experiment.
 */
export class LabDesk {
  readonly #options: DeskOptions;
  readonly #result: Signal<LabResult | null> = signal(null);
  readonly #running: Signal<RunningExperiment | null> = signal(null);
  readonly #fault: Signal<{ readonly name: string | null; readonly why: WhyNot } | null> = signal(null);
  #crew: GamePool | null = null;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  get result(): ReadonlySignal<LabResult | null> {
    return this.#result;
  }
  get running(): ReadonlySignal<RunningExperiment | null> {
    return this.#running;
  }
  /** Why the last thing that was wanted is not there; with the name of the file, if it was one. */
  get fault(): ReadonlySignal<{ readonly name: string | null; readonly why: WhyNot } | null> {
    return this.#fault;
  }

  async openFile(file: File): Promise<void> {
    this.#fault.value = null;
    const said = await this.#ask({ type: 'read', file });
    if (said.type === 'read') this.#result.value = { name: file.name, overview: said.overview, text: null };
    else this.#fault.value = { name: file.name, why: said.type === 'not-done' ? said.why : OFFLINE };
  }

  /** True if the game has a beginner script. Assumed for a game that can't be loaded: a run would say why not. */
  async hasBeginner(game: string): Promise<boolean> {
    const said = await this.#ask({ type: 'has-beginner', game });
    return said.type !== 'has-beginner' || said.has;
  }

  /** The record of a game, played again; or why there is none. */
  async record(experiment: Experiment, key: GameKey): Promise<SealedRecord | WhyNot> {
    const said = await this.#ask({ type: 'record', experiment, key });
    return said.type === 'record' ? said.record : said.type === 'not-done' ? said.why : OFFLINE;
  }

  /** Plays it; what was played is the result, also when it is stopped. One at a time. */
  async run(wanted: ExperimentRequest): Promise<void> {
    if (this.#crew) return;
    const { hands, now } = this.#options;
    // Which rules and words does not matter for which games there are.
    const games = gamesOf({ ...wanted, rules: 0, words: '' });
    const texts: string[] = [];
    let started = now();
    const show = (): void => {
      this.#running.value = { wanted, of: games.length, done: texts.length, elapsed: now() - started };
    };
    let experiment: Experiment | null = null;
    let why: WhyNot | null = null;
    this.#fault.value = null;
    show();
    this.#crew = playAll({
      games,
      hands,
      hire: (employer) => {
        const line = this.#options.open(
          (message) => {
            if (message.type === 'begun') {
              // Fetching rules and words is no measure of how fast games are.
              if (!experiment) started = now();
              experiment ??= message.experiment;
            } else if (message.type === 'played') employer.played(message.said);
            else if (message.type === 'not-done') {
              why ??= message.why;
              this.stop();
            }
          },
          () => employer.failed(new Error('the worker failed')),
        );
        line.send({ type: 'begin', wanted });
        return { play: (key) => line.send({ type: 'play', key }), dismiss: async () => line.close() };
      },
      played: ({ text }) => {
        texts.push(text);
        show();
      },
    });
    await this.#crew.done.catch(() => {
      why ??= OFFLINE;
    });
    this.#crew = null;
    if (experiment && texts.length > 0) await this.#show(experiment, texts);
    this.#running.value = null;
    if (why) this.#fault.value = { name: null, why };
  }

  stop(): void {
    this.#crew?.stop();
  }

  async #show(experiment: Experiment, texts: readonly string[]): Promise<void> {
    const file = parseFile(`${[makeHeader(experiment), ...texts].join('\n')}\n`);
    if ('fault' in file) throw new Error(file.fault);
    const text = makeFile(file);
    const said = await this.#ask({ type: 'read', file: text });
    if (said.type === 'read') this.#result.value = { name: `${experiment.game}.jsonl`, overview: said.overview, text };
  }

  /** By a worker of its own, which has nothing else to do and is sent home. */
  #ask(message: ToHand): Promise<FromHand> {
    return new Promise((answer) => {
      const done = (said: FromHand): void => {
        line.close();
        answer(said);
      };
      const line = this.#options.open(done, () => done({ type: 'not-done', why: OFFLINE }));
      line.send(message);
    });
  }
}
