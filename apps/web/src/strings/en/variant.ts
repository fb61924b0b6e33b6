import { listed, plural } from '../../ui/format.ts';

/** Names as many as are read at a glance. */
const some = (names: readonly string[]): string =>
  names.length <= 10 ? listed(names) : `${names.slice(0, 9).join(', ')} and ${names.length - 9} more`;

/** Sentences about the variant of a table, a record or an experiment. */
export const variant = {
  /** After the name of what it is about: 'First column: 6 instead of 5'. */
  instead: (now: string, before: string): string => `${now} instead of ${before}`,
  without: (row: string): string => `not ${row}`,
  rowsDiffer: (rows: readonly number[]): string =>
    rows.length === 1 ? `row ${rows[0]} differs` : `rows ${some(rows.map(String))} differ`,
  count: (now: number, before: number): string => `${now} instead of ${before}`,
  added: (entries: readonly string[]): string => `added: ${some(entries)}`,
  removed: (entries: readonly string[]): string => `not in it: ${some(entries)}`,
  changes: (n: number): string => plural(n, 'change', 'changes'),
  listChanges: (added: number, removed: number): string =>
    [...(added > 0 ? [`${added} added`] : []), ...(removed > 0 ? [`${removed} not in it`] : [])].join(', '),
  more: (lines: number): string => `Show ${plural(lines, 'more change', 'more changes')}`,
  none: 'none',
  yesNo: (value: boolean): string => (value ? 'yes' : 'no'),

  /** At a table. */
  plays: (name: string): string => `This table plays the variant “${name}”`,
  played: (name: string): string => `This game was played with the variant “${name}”`,
  term: (name: string): string => `variant “${name}”`,
  whatChanges: (name: string): string => `Variant “${name}”: what it changes`,
  named: (name: string): string => `Variant “${name}”`,
  lead: 'It differs from the printed game:',
  loading: 'Looking up what it changes…',
  offline: 'What it changes can’t be loaded now. Try again when you’re online.',
  same: 'It changes nothing about the printed game.',
  rulesNote: 'The rules below are those of the printed game. Where they differ, the values of this table count.',
} as const;
