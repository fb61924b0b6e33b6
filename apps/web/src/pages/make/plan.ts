import type { Company, Level, Limit } from '@wordhoard/kernel';
import type { BotSpeed, NewTable, TableOptions } from '@wordhoard/protocol';
import { unhurried } from '../../shell/practice.ts';
import type { Settings } from '../../shell/settings.ts';

/** Who the table is for: everything else follows from it. */
export const GROUPS = ['friends', 'bots', 'alone', 'here'] as const;
export type Group = (typeof GROUPS)[number];

/** 'live' as in the rules, 'stretched' with more time, 'relaxed' without clocks, 'days' by correspondence. */
export const PACES = ['live', 'stretched', 'relaxed', 'days'] as const;
export type PaceName = (typeof PACES)[number];

/** What stands in the form. */
export interface Plan {
  readonly game: string;
  readonly name: string;
  readonly group: Group;
  /** Places at a table for friends. */
  readonly places: number;
  /** The strength of each bot. */
  readonly bots: readonly Level[];
  readonly botSpeed: BotSpeed;
  /** May one ask for hints? Only where one person plays. */
  readonly hints: boolean;
  /** Further people at this device. */
  readonly others: readonly string[];
  readonly pace: PaceName;
  readonly stretch: number;
  readonly days: number;
  /** Milliseconds on each chess clock at a live table; null for none. */
  readonly bank: number | null;
  readonly visibility: TableOptions['visibility'];
  /** At a public table: may others than its host take several places? */
  readonly several: boolean;
  readonly watching: boolean;
  /** No coarse words; null until the switch is touched in this form. */
  readonly familyFriendly: boolean | null;
  readonly config: object;
}

export const firstPlan = (game: string, config: object, name: string): Plan => ({
  game,
  name,
  group: 'friends',
  places: 2,
  bots: [],
  botSpeed: 'natural',
  hints: true,
  others: [],
  pace: 'live',
  stretch: 2,
  days: 2,
  bank: null,
  visibility: 'link',
  several: false,
  watching: true,
  familyFriendly: null,
  config,
});

/** Nobody waits for who plays alone or with bots: they have all the time they want, unless the clock is the game. */
const usualPace = (group: Group, timedAlone: boolean): PaceName =>
  (group === 'alone' || group === 'bots') && !timedAlone ? 'relaxed' : 'live';

/** The plan with a part of it changed; its pace goes with the group until somebody has chosen another. */
export function changed(before: Plan, part: Partial<Plan>, timedAlone: boolean): Plan {
  const after = { ...before, ...part };
  const chosen = part.pace !== undefined || before.pace !== usualPace(before.group, timedAlone);
  return chosen ? after : { ...after, pace: usualPace(after.group, timedAlone) };
}

/** Who plays, for the form of another game with places for so many. */
export function whoOf(plan: Plan, [min, max]: readonly [min: number, max: number]): Partial<Plan> {
  const { name, familyFriendly } = plan;
  if (plan.group === 'alone' && min > 1) return { name, familyFriendly };
  const others = plan.others.slice(0, max - 1);
  const bots = plan.bots.slice(0, max - 1 - others.length);
  return { name, familyFriendly, group: plan.group, others, bots, places: Math.min(plan.places, max) };
}

/** Who is there already, before anybody follows the link. */
function present({ group, bots, others }: Plan): { bots: readonly Level[]; others: readonly string[] } {
  if (group === 'alone') return { bots: [], others: [] };
  if (group === 'bots') return { bots, others: [] };
  return { bots, others: others.map((name) => name.trim()).filter((name) => name !== '') };
}

export function seatsOf(plan: Plan): number {
  const { bots, others } = present(plan);
  const taken = 1 + bots.length + others.length;
  return plan.group === 'friends' ? Math.max(plan.places, taken) : taken;
}

/** [ours] One device cannot race against itself: several people at it play without clocks. */
export const paceOf = (plan: Plan): PaceName => {
  const together = present(plan).others.length > 0;
  if (together && plan.pace !== 'days') return 'relaxed';
  // Nobody waits by post for a bot.
  return plan.pace === 'days' && plan.group !== 'friends' ? 'relaxed' : plan.pace;
};

/** Is there a chess clock for everybody? Not at a table without clocks, whatever the form remembers. */
export const hasClocks = (plan: Plan): boolean =>
  plan.bank !== null && (paceOf(plan) === 'live' || paceOf(plan) === 'stretched');

/** What the game says about time: its limits, and those that a chess clock stands in for. */
export interface Times {
  readonly limits: Readonly<Record<string, Limit>>;
  readonly clock?: { readonly instead: readonly string[] };
}

/** Longer than anybody plays; the house takes no more. */
const LONGEST_BANK = 7_200_000;

function timing(plan: Plan, { limits, clock }: Times): Pick<TableOptions, 'pace' | 'limits' | 'bank'> {
  const replaced = plan.bank === null ? [] : (clock?.instead ?? []).map((name): [string, null] => [name, null]);
  const off = plan.group === 'friends' ? {} : unhurried(plan.game);
  switch (paceOf(plan)) {
    case 'live':
      return { pace: 'live', limits: { ...Object.fromEntries(replaced), ...off }, bank: plan.bank };
    case 'stretched': {
      const stretched = Object.entries(limits).flatMap(([name, { ms, fixed }]) =>
        fixed ? [] : [[name, Math.round(ms * plan.stretch)]],
      );
      const bank = plan.bank === null ? null : Math.min(LONGEST_BANK, Math.round(plan.bank * plan.stretch));
      return { pace: 'live', limits: { ...Object.fromEntries([...stretched, ...replaced]), ...off }, bank };
    }
    case 'relaxed':
      return { pace: 'relaxed', limits: {}, bank: null };
    case 'days':
      return { pace: { days: plan.days }, limits: {}, bank: null };
  }
}

/** Nobody else plays but bots. */
export const isForOne = ({ group }: Plan): boolean => group === 'bots' || group === 'alone';

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
      ...(plan.visibility === 'public' && plan.several && { several: true }),
      watching: plan.watching,
      seats,
      ...(bots.length > 0 && { botSpeed: plan.botSpeed }),
      ...(isForOne(plan) && plan.hints && { hints: true }),
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
  return seatsOf(plan) === 1 + bots.length + others.length && plan.group !== 'friends';
};

/** Will strangers find it? A game that begins at once in this page is nobody else's, whatever the form remembers. */
const isPublic = (plan: Plan): boolean => plan.visibility === 'public' && !isComplete(plan);

/** Which setting remembers the switch for such a table. */
export const familySetting = (plan: Plan): 'familyFriendly' | 'familyFriendlyPublic' =>
  isPublic(plan) ? 'familyFriendlyPublic' : 'familyFriendly';

/** As the switch was set in this form; until it is touched, as this device chose last for such a table. */
export const isFamilyFriendly = (
  plan: Plan,
  chosen: Pick<Settings, 'familyFriendly' | 'familyFriendlyPublic'>,
): boolean => plan.familyFriendly ?? chosen[familySetting(plan)];

/** Who the table is made for: some of a game's defaults depend on it. Somebody whose name is not typed yet counts. */
export function companyOf(plan: Plan, familyFriendly: boolean): Company {
  const { bots, others } = present(plan);
  const isAlone = plan.group !== 'here' && others.length === 0;
  return {
    place: plan.group === 'friends' ? 'apart' : 'device',
    people: isAlone ? 1 : 1 + Math.max(1, others.length),
    bots,
    familyFriendly,
  };
}

/** What was chosen in the form, without defaults that nobody has touched: those still change with who plays. */
export const chosenConfig = (config: object, usual: object, before: object): object =>
  Object.fromEntries(
    Object.entries(config).filter(
      ([name, value]) => name in before || !(name in usual) || value !== Reflect.get(usual, name),
    ),
  );
