import type { TableOptions } from '@wordhoard/protocol';
import { table } from '#strings/table.ts';

/** The pace in words. A chess clock replaces a limit that is switched off; only numbers were changed. */
export function paceText({ pace, limits, bank }: Pick<TableOptions, 'pace' | 'limits' | 'bank'>): string {
  if (pace === 'relaxed') return table.pace.relaxed;
  if (typeof pace === 'object') return table.pace.days(pace.days);
  const text = Object.values(limits).some((ms) => ms !== null) ? table.pace.changed : table.pace.live;
  return bank === null ? text : `${text}, ${table.pace.bank(Math.round(bank / 60_000))}`;
}
