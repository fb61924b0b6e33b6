import type { TableOptions } from '@wordhoard/protocol';
import { table } from '#strings/table.ts';

/** How fast, in words. */
export function paceText({ pace, limits }: TableOptions): string {
  if (pace === 'relaxed') return table.pace.relaxed;
  if (typeof pace === 'object') return table.pace.days(pace.days);
  return Object.keys(limits).length > 0 ? table.pace.changed : table.pace.live;
}
