import { DEFAULT_CLOCK_MS, type WildWords } from '@wordhoard/wildwords';

/** Possible chess clocks, in ms, and the limit they replace. */
export const CLOCK: {
  readonly initial: number;
  readonly among: readonly number[];
  readonly instead: readonly WildWords['limit'][];
} = {
  initial: DEFAULT_CLOCK_MS,
  among: [5, 10, 15, 25, 40, 60].map((minutes) => minutes * 60_000),
  instead: ['turn'],
};
