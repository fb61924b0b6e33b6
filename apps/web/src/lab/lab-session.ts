import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SealedRecord } from '@wordhoard/kernel';
import {
  type Comparison,
  type Experiment,
  type ExperimentRequest,
  type GameKey,
  gamePool,
  gamesOf,
  type Overview,
  playAll,
} from '@wordhoard/lab';
import {
  type Answer,
  type Ask,
  toPageWorker,
  WorkerClient,
  type WorkerPool,
  type WorkerPort,
} from '@wordhoard/worker-rpc';
import type { LabCalls, NotDone, WhyNot } from './handlers.ts';
import type { LabForm } from './plan.ts';

/** The result on screen: an opened file, or games played here. */
export interface LabResult {
  /** Of the file. */
  readonly name: string;
  readonly overview: Overview;
  /** The file as it was opened, or the text of one for games played here, which is stored nowhere else. */
  readonly source: File | string;
}

/** A result kept as A and the one on screen, B, game by game on the same deals; or why they can't be compared. */
export type ShownComparison = { readonly players: readonly Comparison[] } | NotDone;

/** An experiment under way. */
export interface RunningExperiment {
  readonly wanted: ExperimentRequest;
  readonly of: number;
  readonly done: number;
  /** Since the first game began, in ms. */
  readonly elapsed: number;
}

export interface LabSessionOptions {
  /** Starts a worker. */
  start(): WorkerPort;
  /** Maximum number of workers. */
  readonly workers: number;
  /** Milliseconds that never run backwards. */
  now(): number;
}

const OFFLINE: WhyNot = { code: 'offline' };

/**
 * State of the lab, kept while the reader looks at one of its games: one result, and at most one running experiment.
 */
export class LabSession {
  readonly #options: LabSessionOptions;
  readonly #result: Signal<LabResult | null> = signal(null);
  readonly result: ReadonlySignal<LabResult | null> = this.#result;
  readonly #kept: Signal<LabResult | null> = signal(null);
  /** A, with which the next results are compared. */
  readonly kept: ReadonlySignal<LabResult | null> = this.#kept;
  readonly #comparison: Signal<ShownComparison | null> = signal(null);
  readonly comparison: ReadonlySignal<ShownComparison | null> = this.#comparison;
  readonly #running: Signal<RunningExperiment | null> = signal(null);
  readonly running: ReadonlySignal<RunningExperiment | null> = this.#running;
  readonly #fault: Signal<{ readonly name: string | null; readonly why: WhyNot } | null> = signal(null);
  /** Why the last thing that was wanted is not there; with the name of the file, if it was one. */
  readonly fault: ReadonlySignal<{ readonly name: string | null; readonly why: WhyNot } | null> = this.#fault;
  #pool: WorkerPool<LabCalls> | null = null;

  constructor(options: LabSessionOptions) {
    this.#options = options;
  }

  async openFile(file: File): Promise<void> {
    this.#fault.value = null;
    const said = await this.#ask('read', file);
    if ('why' in said) this.#fault.value = { name: file.name, why: said.why };
    else await this.#showResult({ name: file.name, overview: said.overview, source: file });
  }

  /** Keeps the result on screen as A. */
  keep(): void {
    this.#kept.value = this.#result.value;
    this.#comparison.value = null;
  }

  /** Compares no more. */
  letGo(): void {
    this.#kept.value = null;
    this.#comparison.value = null;
  }

  /** True if the game has a beginner script. Assumed for a game that can't be loaded: a run would say why not. */
  async hasBeginner(game: string): Promise<boolean> {
    const said = await this.#ask('hasBeginner', game);
    return 'why' in said || said.has;
  }

  /** The record of a game, played again; or why there is none. */
  async record(experiment: Experiment, key: GameKey): Promise<SealedRecord | WhyNot> {
    const said = await this.#ask('record', { experiment, key });
    return 'why' in said ? said.why : said.record;
  }

  /**
   * Plays it; what was played is the result, also when it is stopped. One at a time.
   *
   * @param name of the file with the result
   */
  async run(wanted: ExperimentRequest, name = `${wanted.game}.jsonl`): Promise<void> {
    if (this.#pool) return;
    const { workers, now, start } = this.#options;
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
    const pool = gamePool<LabCalls>(start, workers);
    this.#pool = pool;
    const report = (loaded: Experiment): void => {
      // Fetching rules and words is no measure of how fast games are.
      if (!experiment) started = now();
      experiment ??= loaded;
    };
    const play = async (key: GameKey): Promise<void> => {
      const said = await pool.call('play', { wanted, key }, null, { report });
      if ('why' in said) {
        why ??= said.why;
        return this.stop();
      }
      texts.push(said.text);
      show();
    };
    await playAll(pool, games, play).catch(() => {
      why ??= OFFLINE;
    });
    this.#pool = null;
    if (experiment && texts.length > 0) await this.#showPlayed(name, experiment, texts);
    this.#running.value = null;
    if (why) this.#fault.value = { name: null, why };
  }

  stop(): void {
    void this.#pool?.close();
  }

  async #showPlayed(name: string, experiment: Experiment, texts: readonly string[]): Promise<void> {
    const said = await this.#ask('collect', { experiment, lines: texts });
    if ('why' in said) this.#fault.value = { name: null, why: said.why };
    else await this.#showResult({ name, overview: said.overview, source: said.text });
  }

  async #showResult(result: LabResult): Promise<void> {
    const kept = this.#kept.value;
    const comparison = kept && (await this.#compare(kept, result));
    if (kept !== this.#kept.value) return this.#showResult(result);
    batch(() => {
      this.#result.value = result;
      this.#comparison.value = comparison;
    });
  }

  async #compare(a: LabResult, b: LabResult): Promise<ShownComparison> {
    const said = await this.#ask('compare', { a: a.source, b: b.source });
    return 'why' in said ? said : { players: said.players };
  }

  /** Asks a worker of its own, which ends with the answer. */
  async #ask<K extends keyof LabCalls>(name: K, ask: Ask<LabCalls, K>): Promise<Answer<LabCalls, K> | NotDone> {
    const client = new WorkerClient<LabCalls>(this.#options.start);
    const answer = await client.call(name, ask).catch(() => ({ why: OFFLINE }));
    await client.close();
    return answer;
  }
}

/** More would only wait for one another, and each holds the dictionary in memory. */
const MAX_WORKERS = 4;

/** One for the whole page, so that everything is as it was when you come back from a game. */
export const lab: LabSession = new LabSession({
  start: () => toPageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  // One core stays with the page.
  workers: Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency - 1)),
  now: () => performance.now(),
});

/** The form's contents; null until something is changed. A reader who comes back from a game finds them as they were. */
export const labForm: Signal<LabForm | null> = signal(null);
