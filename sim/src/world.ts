import { createHash, type Hash } from 'node:crypto';
import { type Chance, chanceFrom } from '@wordhoard/kernel';
import type { Clock } from '@wordhoard/server/core';
import { Oracle } from '@wordhoard/server/oracle';

interface ScheduledEvent {
  readonly at: number;
  readonly n: number;
  readonly act: () => void;
  isCancelled: boolean;
}

/** Counts to print. */
export interface SimulationCounts {
  moves: number;
  tables: number;
  crashes: number;
  cuts: number;
  diskFaults: number;
  newsLost: number;
  /** Suspensions of processes. */
  stops: number;
  /** Graceful restarts of processes. */
  restarts: number;
  /** Power failures that undid writes. */
  powerFailures: number;
  damagedTables: number;
  /** Simulated. */
  seconds: number;
}

/** Milliseconds a player may be away before a bot stands in. */
export const GRACE_MS = 60_000;
/**
 * A message takes up to 60 ms. A process that has just started or resumed learns match time from the store or from
 * others, and may send an earlier one until then.
 */
const SLACK_MS = 6500;

/** A process notices suspensions longer than this. */
export const NOTICED_MS = 2000;
/** Length of a phase with faults, and of one without. */
const TURN_MS = 12_000;

/** All counts at 0. */
export const noCounts = (): SimulationCounts => ({
  moves: 0,
  tables: 0,
  crashes: 0,
  cuts: 0,
  diskFaults: 0,
  newsLost: 0,
  stops: 0,
  restarts: 0,
  powerFailures: 0,
  damagedTables: 0,
  seconds: 0,
});

/**
 * The clock and all randomness of one simulation. Events are in one queue, and the next one happens when everything
 * that follows from the last is done. So a seed always gives the same run.
 */
export class SimulatedWorld implements Clock {
  readonly chance: Chance;
  readonly counts: SimulationCounts = noCounts();
  readonly #start = 1_800_000_000_000;
  #now = this.#start;
  #n = 0;
  /** Soonest last. */
  #schedule: ScheduledEvent[] = [];
  readonly #log: Hash = createHash('sha256');
  /** End of all faults, in simulated ms. */
  #faultsUntil = 0;
  /** Total noticed suspension of all processes. */
  totalStalledMs = 0;
  /** Number of power failures. A write started before one never arrives after it. */
  powerFailures = 0;
  readonly seed: string;
  readonly oracle: Oracle = new Oracle(() => this.#now, { graceMs: GRACE_MS, slackMs: SLACK_MS });

  constructor(seed: string) {
    this.seed = seed;
    this.chance = chanceFrom(`the world of ${seed}`);
  }

  now(): number {
    return this.#now;
  }
  get elapsed(): number {
    return this.#now - this.#start;
  }

  setTimer(ms: number, then: () => void): () => void {
    const moment: ScheduledEvent = {
      at: this.#now + Math.max(0, Math.ceil(ms)),
      n: this.#n++,
      act: then,
      isCancelled: false,
    };
    const later = (it: ScheduledEvent): boolean => it.at > moment.at || (it.at === moment.at && it.n > moment.n);
    let [low, high] = [0, this.#schedule.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (later(this.#schedule[middle]!)) low = middle + 1;
      else high = middle;
    }
    this.#schedule.splice(low, 0, moment);
    return () => {
      moment.isCancelled = true;
    };
  }

  setFaultsUntil(elapsed: number): void {
    this.#faultsUntil = elapsed;
  }
  /** True in phases with faults. Promises with a time limit are checked only in the others. */
  get hasFaults(): boolean {
    return this.elapsed < this.#faultsUntil && Math.floor(this.elapsed / TURN_MS) % 2 === 0;
  }
  /** True while people come and go and servers restart. */
  get isBusy(): boolean {
    return this.elapsed < this.#faultsUntil;
  }

  /** Makes time jump, as if the machine slept or its clock was set. */
  jump(ms: number): void {
    this.#now += ms;
    if (ms > NOTICED_MS) this.totalStalledMs += ms;
  }

  /** Notes a fault at a server. */
  noteFault(): void {
    this.oracle.noteFault();
  }

  /** True for one in `oneIn` calls, in phases with faults. */
  hasFault(oneIn: number): boolean {
    return this.hasFaults && this.chance.below(oneIn) === 0;
  }

  /** Adds a line to the log, which must be the same in two runs of a seed. */
  note(line: string): void {
    this.#log.update(`${this.elapsed} ${line}\n`);
  }
  logHash(): string {
    return this.#log.copy().digest('hex');
  }

  /** Runs for `ms`, or until `enough`. */
  async run(ms: number, enough: () => boolean = () => false): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await whenIdle();
      if (enough()) break;
      const next = this.#schedule.at(-1);
      if (!next || next.at > until) {
        this.#now = until;
        break;
      }
      this.#schedule.pop();
      this.#now = Math.max(this.#now, next.at);
      if (!next.isCancelled) next.act();
    }
    this.counts.seconds = Math.round(this.elapsed / 1000);
  }
}

/** Random bytes in hex. */
export const drawHex = (chance: Chance, bytes: number): string =>
  Array.from({ length: bytes }, () => chance.below(256).toString(16).padStart(2, '0')).join('');

/** Resolves in the next turn of the event loop, when all promises that could settle have. */
const whenIdle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
