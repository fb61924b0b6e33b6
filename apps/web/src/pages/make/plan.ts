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
  visibility: 'link',
  watching: true,
  config,
});

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

function timing(plan: Plan, limits: Readonly<Record<string, number>>): Pick<TableOptions, 'pace' | 'limits'> {
  switch (paceOf(plan)) {
    case 'live':
      return { pace: 'live', limits: {} };
    case 'stretched': {
      const stretched = Object.entries(limits).map(([name, ms]) => [name, Math.round(ms * plan.stretch)]);
      return { pace: 'live', limits: Object.fromEntries(stretched) };
    }
    case 'relaxed':
      return { pace: 'relaxed', limits: {} };
    case 'days':
      return { pace: { days: plan.days }, limits: {} };
  }
}

/** What is sent to whoever opens the table. */
export function tableOf(plan: Plan, limits: Readonly<Record<string, number>>): NewTable {
  const { bots, others } = present(plan);
  const seats = seatsOf(plan);
  return {
    options: {
      game: plan.game,
      config: plan.config,
      ...timing(plan, limits),
      bank: null,
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
