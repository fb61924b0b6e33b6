import { type Company, LEVELS, type Level, type Limit } from '@wordhoard/kernel';
import type { BotSpeed, NewTable, TableOptions } from '@wordhoard/protocol';
import { unhurried } from '../../device/practice.ts';
import type { Settings } from '../../device/settings.ts';

/** Groups a table is for: everything else follows from it. */
export const GROUPS = ['friends', 'bots', 'alone', 'here'] as const;
export type Group = (typeof GROUPS)[number];

/** 'live' as in the rules, 'stretched' with more time, 'relaxed' without clocks, 'days' by correspondence. */
export const PACES = ['live', 'stretched', 'relaxed', 'days'] as const;
type PaceName = (typeof PACES)[number];

/** The form's contents. */
export interface TableForm {
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
  /** Time limits of a live table that a variant file changes, in ms; null for one that is switched off. */
  readonly limits: TableOptions['limits'];
}

export const firstPlan = (game: string, config: object, name: string): TableForm => ({
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
  limits: {},
});

/** A single player keeps no one waiting and has unlimited time, unless the clock is the game. */
const usualPace = (group: Group, timedAlone: boolean): PaceName =>
  (group === 'alone' || group === 'bots') && !timedAlone ? 'relaxed' : 'live';

/** The form with a part changed; its pace follows the group until another is chosen. */
export function changed(before: TableForm, part: Partial<TableForm>, timedAlone: boolean): TableForm {
  const after = { ...before, ...part };
  const chosen = part.pace !== undefined || before.pace !== usualPace(before.group, timedAlone);
  return chosen ? after : { ...after, pace: usualPace(after.group, timedAlone) };
}

/** The players, for the form of another game with its number of places. */
export function whoOf(
  plan: TableForm,
  [min, max]: readonly [min: number, max: number],
  levels: readonly Level[] = LEVELS,
): Partial<TableForm> {
  const { name, familyFriendly } = plan;
  if (plan.group === 'alone' && min > 1) return { name, familyFriendly };
  const others = plan.others.slice(0, max - 1);
  // The game chosen before may have had a champion.
  const known = plan.bots.map((level) => (levels.includes(level) ? level : 5));
  const bots = known.slice(0, max - 1 - others.length);
  return { name, familyFriendly, group: plan.group, others, bots, places: Math.min(plan.places, max) };
}

/** Players who are there before the link is used. */
function present({ group, bots, others }: TableForm): { bots: readonly Level[]; others: readonly string[] } {
  if (group === 'alone') return { bots: [], others: [] };
  if (group === 'bots') return { bots, others: [] };
  return { bots, others: others.map((name) => name.trim()).filter((name) => name !== '') };
}

export function seatsOf(plan: TableForm): number {
  const { bots, others } = present(plan);
  const taken = 1 + bots.length + others.length;
  return plan.group === 'friends' ? Math.max(plan.places, taken) : taken;
}

/** [ours] One device cannot race against itself: several people at it play without clocks. */
export const paceOf = (plan: TableForm): PaceName => {
  const together = present(plan).others.length > 0;
  if (together && plan.pace !== 'days') return 'relaxed';
  // A bot doesn't need days.
  return plan.pace === 'days' && plan.group !== 'friends' ? 'relaxed' : plan.pace;
};

/** True if the players have chess clocks. Never at a table without time limits, whatever the form remembers. */
export const hasClocks = (plan: TableForm): boolean =>
  plan.bank !== null && (paceOf(plan) === 'live' || paceOf(plan) === 'stretched');

/** The game's time limits, and those that a chess clock replaces. */
interface Times {
  readonly limits: Readonly<Record<string, Limit>>;
  readonly clock?: { readonly instead: readonly string[] };
}

/** Longer than any game; the server's maximum. */
const LONGEST_BANK = 7_200_000;

function timing(plan: TableForm, { limits, clock }: Times): Pick<TableOptions, 'pace' | 'limits' | 'bank'> {
  const replaced = plan.bank === null ? [] : (clock?.instead ?? []).map((name): [string, null] => [name, null]);
  const off = plan.group === 'friends' ? {} : unhurried(plan.game);
  switch (paceOf(plan)) {
    case 'live':
      return { pace: 'live', limits: { ...plan.limits, ...Object.fromEntries(replaced), ...off }, bank: plan.bank };
    case 'stretched': {
      const stretched = Object.entries(limits).flatMap(([name, { ms, fixed }]) => {
        const { [name]: usual = ms } = plan.limits;
        return fixed ? [] : [[name, usual && Math.round(usual * plan.stretch)]];
      });
      const bank = plan.bank === null ? null : Math.min(LONGEST_BANK, Math.round(plan.bank * plan.stretch));
      return { pace: 'live', limits: { ...Object.fromEntries([...stretched, ...replaced]), ...off }, bank };
    }
    case 'relaxed':
      return { pace: 'relaxed', limits: {}, bank: null };
    case 'days':
      return { pace: { days: plan.days }, limits: {}, bank: null };
  }
}

/** True if only bots play besides the guest. */
export const isForOne = ({ group }: TableForm): boolean => group === 'bots' || group === 'alone';

/** The table to send to the server or the local worker. */
export function tableOf(plan: TableForm, times: Times): NewTable {
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

/** True if all players are there: the game can begin in this page, without a network. */
export const isComplete = (plan: TableForm): boolean => {
  const { bots, others } = present(plan);
  return seatsOf(plan) === 1 + bots.length + others.length && plan.group !== 'friends';
};

/** True if strangers can find it. A game that begins at once in this page is private, whatever the form remembers. */
const isPublic = (plan: TableForm): boolean => plan.visibility === 'public' && !isComplete(plan);

/** Which setting remembers the switch for such a table. */
export const familySetting = (plan: TableForm): 'familyFriendly' | 'familyFriendlyPublic' =>
  isPublic(plan) ? 'familyFriendlyPublic' : 'familyFriendly';

/** As the switch was set in this form; until it is touched, as this device chose last for such a table. */
export const isFamilyFriendly = (
  plan: TableForm,
  chosen: Pick<Settings, 'familyFriendly' | 'familyFriendlyPublic'>,
): boolean => plan.familyFriendly ?? chosen[familySetting(plan)];

/**
 * The people and bots the table is made for: some of a game's defaults depend on them. A person without a typed name
 * counts.
 */
export function companyOf(plan: TableForm, familyFriendly: boolean): Company {
  const { bots, others } = present(plan);
  const isAlone = plan.group !== 'here' && others.length === 0;
  return {
    place: plan.group === 'friends' ? 'apart' : 'device',
    people: isAlone ? 1 : 1 + Math.max(1, others.length),
    bots,
    familyFriendly,
  };
}

/** The options chosen in the form, without untouched defaults: those still change with who plays. */
export const chosenConfig = (config: object, usual: object, before: object): object =>
  Object.fromEntries(
    Object.entries(config).filter(
      ([name, value]) => name in before || !(name in usual) || value !== Reflect.get(usual, name),
    ),
  );

/** Rounded, since a limit is whole milliseconds; 1 where nothing was stretched, or not everything alike. */
function stretchOf({ limits }: TableOptions, times: Times): number {
  const ratios = Object.entries(times.limits).flatMap(([name, { ms, fixed }]) => {
    const { [name]: changed = ms } = limits;
    return fixed || changed === null ? [] : [Math.round((10 * changed) / ms) / 10];
  });
  const [first = 1, ...others] = ratios;
  return others.every((ratio) => ratio === first) ? first : 1;
}

function paceNameOf({ pace }: TableOptions, stretch: number): PaceName {
  if (typeof pace === 'object') return 'days';
  return pace === 'live' && stretch !== 1 ? 'stretched' : pace;
}

/** The form of a table that has been made and waits for friends, as its options stand. */
export function planOf(options: TableOptions, times: Times): TableForm {
  const { game, config, pace, bank, visibility, several = false, watching, seats } = options;
  const stretch = stretchOf(options, times);
  const name = paceNameOf(options, stretch);
  const first = firstPlan(game, config ?? {}, '');
  return {
    ...first,
    pace: name,
    stretch: name === 'stretched' ? stretch : first.stretch,
    days: typeof pace === 'object' ? pace.days : first.days,
    bank: bank === null || name !== 'stretched' ? bank : Math.round(bank / stretch),
    visibility,
    several,
    watching,
    places: seats,
    limits: name === 'live' ? withTime(options.limits) : {},
  };
}

/** Without those that are off, for they are so for a chess clock or a single player. */
const withTime = (limits: TableOptions['limits']): TableOptions['limits'] =>
  Object.fromEntries(Object.entries(limits).filter(([, ms]) => ms !== null));

const timeOf = ({ pace, stretch, days, bank }: TableForm): string => JSON.stringify([pace, stretch, days, bank]);

/** The options with what was changed in the form; times that were not touched there stay to the millisecond. */
export function optionsBy(plan: TableForm, options: TableOptions, times: Times): TableOptions {
  const { pace, limits, bank } =
    timeOf(plan) === timeOf(planOf(options, times)) ? options : tableOf(plan, times).options;
  const { config, watching, several } = plan;
  const open = options.visibility === 'public' && (several || options.several !== undefined);
  return { ...options, config, pace, limits, bank, watching, ...(open && { several }) };
}
