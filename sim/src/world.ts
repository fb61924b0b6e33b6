import { createHash, type Hash } from 'node:crypto';
import { type Chance, chanceFrom } from '@wordhoard/kernel';
import type { Clock } from '@wordhoard/server/core';

interface Moment {
  readonly at: number;
  readonly n: number;
  readonly act: () => void;
  calledOff: boolean;
}

/** What went on, to be printed. */
export interface Counts {
  moves: number;
  tables: number;
  crashes: number;
  cuts: number;
  diskFaults: number;
  newsLost: number;
  /** What was typed while nothing broke, and had to be on the disk in time. */
  drafts: number;
  /** Simulated. */
  seconds: number;
}

/** Nothing has happened yet. */
export const noCounts = (): Counts => ({
  moves: 0,
  tables: 0,
  crashes: 0,
  cuts: 0,
  diskFaults: 0,
  newsLost: 0,
  drafts: 0,
  seconds: 0,
});

/**
 * Time, and all chance, of one simulation: what is to happen stands in one line, and the next thing happens when all
 * that follows from the last has come to rest. So a seed always tells the same story.
 */
export class World implements Clock {
  readonly chance: Chance;
  readonly counts: Counts = noCounts();
  readonly #began = 1_800_000_000_000;
  #now = this.#began;
  #n = 0;
  /** Soonest last. */
  #line: Moment[] = [];
  readonly #story: Hash = createHash('sha256');
  /** Nothing breaks while this is off. */
  breaking = true;
  /** When something broke in a house: what is said to it again, or not at all, is not its fault. */
  readonly #broke: number[] = [];

  constructor(seed: string) {
    this.chance = chanceFrom(`the world of ${seed}`);
  }

  now(): number {
    return this.#now;
  }
  get elapsed(): number {
    return this.#now - this.#began;
  }

  setTimer(ms: number, then: () => void): () => void {
    const moment: Moment = { at: this.#now + Math.max(0, Math.ceil(ms)), n: this.#n++, act: then, calledOff: false };
    const later = (it: Moment): boolean => it.at > moment.at || (it.at === moment.at && it.n > moment.n);
    let [low, high] = [0, this.#line.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (later(this.#line[middle]!)) low = middle + 1;
      else high = middle;
    }
    this.#line.splice(low, 0, moment);
    return () => {
      moment.calledOff = true;
    };
  }

  /** The machine stood still, or its clock was set: it is later than anybody thought. */
  jump(ms: number): void {
    this.#now += ms;
  }

  /** Something breaks in a house now. */
  broke(): void {
    this.#broke.push(this.#now);
  }
  wasQuiet(from: number, to: number): boolean {
    return !this.#broke.some((at) => from <= at && at <= to);
  }

  /** One in so many, while things break at all. */
  breaks(oneIn: number): boolean {
    return this.breaking && this.chance.below(oneIn) === 0;
  }

  /** For the story that two runs of a seed must have in common. */
  note(line: string): void {
    this.#story.update(`${this.elapsed} ${line}\n`);
  }
  story(): string {
    return this.#story.copy().digest('hex');
  }

  /** Lives until then, or until `enough`. */
  async live(ms: number, enough: () => boolean = () => false): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await settled();
      if (enough()) break;
      const next = this.#line.at(-1);
      if (!next || next.at > until) {
        this.#now = until;
        break;
      }
      this.#line.pop();
      this.#now = Math.max(this.#now, next.at);
      if (!next.calledOff) next.act();
    }
    this.counts.seconds = Math.round(this.elapsed / 1000);
  }
}

/** Promises wait for promises only, so when the loop comes round all that could follow has. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
