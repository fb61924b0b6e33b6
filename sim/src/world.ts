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
  /** Processes that did not run for a while. */
  stops: number;
  /** Processes that closed in order, and others that opened. */
  restarts: number;
  /** Of disks that had lied: something was lost. */
  powerFailures: number;
  damagedTables: number;
  /** Simulated. */
  seconds: number;
}

/** Milliseconds a player may be away before a bot stands in. */
export const GRACE_MS = 60_000;
/**
 * A message is on its way for up to 60 ms. A process that has just opened, or goes on after a stop, learns match time from the
 * store or from others, and may tell an earlier one until then.
 */
const SLACK_MS = 6500;

/** A process that does not run for longer than this notices. */
export const NOTICED_MS = 2000;
/** Length of a phase in which things break, and of one in which they don't. */
const TURN_MS = 12_000;

/** Nothing has happened yet. */
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
 * Time, and all chance, of one simulation: what is to happen stands in one line, and the next thing happens when all
 * that follows from the last has come to rest. So a seed always tells the same story.
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
  /** Until when things break, simulated. */
  #faultsUntil = 0;
  /** For how long all processes stood still, as far as they notice. */
  totalStalledMs = 0;
  /** Number of power failures: nothing on its way to a disk before one arrives after it. */
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
  /** Things break by turns: what is promised within a time can only be looked for while nothing does. */
  get hasFaults(): boolean {
    return this.elapsed < this.#faultsUntil && Math.floor(this.elapsed / TURN_MS) % 2 === 0;
  }
  /** Do people come and go, and servers restart? */
  get isBusy(): boolean {
    return this.elapsed < this.#faultsUntil;
  }

  /** The machine stood still, or its clock was set: time jumps. */
  jump(ms: number): void {
    this.#now += ms;
    if (ms > NOTICED_MS) this.totalStalledMs += ms;
  }

  /** Something breaks at a server now. */
  noteFault(): void {
    this.oracle.noteFault();
  }

  /** One in so many, while things break at all. */
  hasFault(oneIn: number): boolean {
    return this.hasFaults && this.chance.below(oneIn) === 0;
  }

  /** For the story that two runs of a seed must have in common. */
  note(line: string): void {
    this.#log.update(`${this.elapsed} ${line}\n`);
  }
  logHash(): string {
    return this.#log.copy().digest('hex');
  }

  /** Lives until then, or until `enough`. */
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

/** Bytes from this chance, in hex. */
export const drawHex = (chance: Chance, bytes: number): string =>
  Array.from({ length: bytes }, () => chance.below(256).toString(16).padStart(2, '0')).join('');

/** Promises wait for promises only, so when the loop comes round all that could follow has. */
const whenIdle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
