import type { Level, NewTable, TableOptions } from '@wordhoard/protocol';

/** Who the table is for: everything else follows from it. */
export const COMPANIES = ['friends', 'bots', 'alone', 'here'] as const;
export type Company = (typeof COMPANIES)[number];

/** 'live' as in the rules, 'stretched' with more time, 'relaxed' without clocks, 'days' by correspondence. */
export const PACES = ['live', 'stretched', 'relaxed', 'days'] as const;
export type PaceName = (typeof PACES)[number];

/** What stands in the form. */
export interface Plan {
  readonly game: string;
  readonly name: string;
  readonly company: Company;
  /** Places at a table for friends. */
  readonly places: number;
  /** The strength of each bot. */
  readonly bots: readonly Level[];
  /** Further people at this device. */
  readonly others: readonly string[];
  readonly pace: PaceName;
  readonly stretch: number;
  readonly days: number;
  /** Milliseconds on each chess clock at a live table; null for none. */
  readonly bank: number | null;
  readonly visibility: TableOptions['visibility'];
  readonly watching: boolean;
  readonly config: unknown;
}

export const firstPlan = (game: string, config: unknown, name: string): Plan => ({
  game,
  name,
  company: 'friends',
  places: 2,
  bots: [],
  others: [],
  pace: 'live',
  stretch: 2,
  days: 2,
  bank: null,
  visibility: 'link',
  watching: true,
  config,
});

/** Nobody waits for who plays alone or with bots: they have all the time they want, unless the clock is the game. */
const usualPace = (company: Company, timedAlone: boolean): PaceName =>
  (company === 'alone' || company === 'bots') && !timedAlone ? 'relaxed' : 'live';

/** The plan with a part of it changed; its pace goes with the company until somebody has chosen another. */
export function changed(before: Plan, part: Partial<Plan>, timedAlone: boolean): Plan {
  const after = { ...before, ...part };
  const chosen = part.pace !== undefined || before.pace !== usualPace(before.company, timedAlone);
  return chosen ? after : { ...after, pace: usualPace(after.company, timedAlone) };
}

/** Who plays, for the form of another game with places for so many. */
export function whoOf(plan: Plan, [min, max]: readonly [min: number, max: number]): Partial<Plan> {
  const { name } = plan;
  if (plan.company === 'alone' && min > 1) return { name };
  const others = plan.others.slice(0, max - 1);
  const bots = plan.bots.slice(0, max - 1 - others.length);
  return { name, company: plan.company, others, bots, places: Math.min(plan.places, max) };
}

/** Who is there already, before anybody follows the link. */
function present({ company, bots, others }: Plan): { bots: readonly Level[]; others: readonly string[] } {
  if (company === 'alone') return { bots: [], others: [] };
  if (company === 'bots') return { bots, others: [] };
  return { bots, others: others.map((name) => name.trim()).filter((name) => name !== '') };
}

export function seatsOf(plan: Plan): number {
  const { bots, others } = present(plan);
  const taken = 1 + bots.length + others.length;
  return plan.company === 'friends' ? Math.max(plan.places, taken) : taken;
}

/** [ours] One device cannot race against itself: several people at it play without clocks. */
export const paceOf = (plan: Plan): PaceName => {
  const together = present(plan).others.length > 0;
  if (together && plan.pace !== 'days') return 'relaxed';
  // Nobody waits by post for a bot.
  return plan.pace === 'days' && plan.company !== 'friends' ? 'relaxed' : plan.pace;
};

/** What the game says about time: its limits in ms, and those that a chess clock stands in for. */
export interface Times {
  readonly limits: Readonly<Record<string, number>>;
  readonly clock?: { readonly instead: readonly string[] };
}

/** Longer than anybody plays; the house takes no more. */
const LONGEST_BANK = 7_200_000;

function timing(plan: Plan, { limits, clock }: Times): Pick<TableOptions, 'pace' | 'limits' | 'bank'> {
  const replaced = plan.bank === null ? [] : (clock?.instead ?? []).map((name): [string, null] => [name, null]);
  switch (paceOf(plan)) {
    case 'live':
      return { pace: 'live', limits: Object.fromEntries(replaced), bank: plan.bank };
    case 'stretched': {
      const stretched = Object.entries(limits).map(([name, ms]) => [name, Math.round(ms * plan.stretch)]);
      const bank = plan.bank === null ? null : Math.min(LONGEST_BANK, Math.round(plan.bank * plan.stretch));
      return { pace: 'live', limits: Object.fromEntries([...stretched, ...replaced]), bank };
    }
    case 'relaxed':
      return { pace: 'relaxed', limits: {}, bank: null };
    case 'days':
      return { pace: { days: plan.days }, limits: {}, bank: null };
  }
}

/** What is sent to whoever opens the table. */
export function tableOf(plan: Plan, times: Times): NewTable {
  const { bots, others } = present(plan);
  const seats = seatsOf(plan);
  return {
    options: {
      game: plan.game,
      config: plan.config,
      ...timing(plan, times),
      visibility: plan.visibility,
      watching: plan.watching,
      seats,
    },
    name: plan.name.trim(),
    bots: [...bots],
    others: [...others],
    start: isComplete(plan),
  };
}

/** Everybody is there: the game can begin, in this page, without a network. */
export const isComplete = (plan: Plan): boolean => {
  const { bots, others } = present(plan);
  return seatsOf(plan) === 1 + bots.length + others.length && plan.company !== 'friends';
};
