import type { TableOptions } from '@wordhoard/protocol';
import { firstPlan, type PaceName, type TableForm, type Times, tableOf } from './plan.ts';

/** Rounded, since a limit is whole milliseconds; 1 where nothing was stretched. */
function stretchOf({ limits }: TableOptions, times: Times): number {
  const [name, ms] = Object.entries(limits).find(([, it]) => it !== null) ?? [];
  const usual = name === undefined ? undefined : times.limits[name];
  return usual && ms ? Math.round((10 * ms) / usual.ms) / 10 : 1;
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
  };
}

const timeOf = ({ pace, stretch, days, bank }: TableForm): string => JSON.stringify([pace, stretch, days, bank]);

/** The options with what was changed in the form; times that were not touched there stay to the millisecond. */
export function optionsBy(plan: TableForm, options: TableOptions, times: Times): TableOptions {
  const { pace, limits, bank } =
    timeOf(plan) === timeOf(planOf(options, times)) ? options : tableOf(plan, times).options;
  const { config, watching, several } = plan;
  const open = options.visibility === 'public' && (several || options.several !== undefined);
  return { ...options, config, pace, limits, bank, watching, ...(open && { several }) };
}
