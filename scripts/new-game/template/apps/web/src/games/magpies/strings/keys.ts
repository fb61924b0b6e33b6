import type { KeyHelp } from '../../../table/keys-help.tsx';

/** The help behind `?` at a table of this game. */
export const keys: readonly KeyHelp[] = [
  { keys: 'Tab', does: 'goes from gem to gem, and to what else can be done' },
  { keys: 'Enter', does: 'bids the gem, or does it' },
];
