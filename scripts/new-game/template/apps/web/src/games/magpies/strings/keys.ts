import type { KeyHelp } from '../../../table/menu.tsx';

/** The help behind `?` at a table of this game. */
export const keys: readonly KeyHelp[] = [
  { keys: 'Tab', does: 'goes to the next gem or button' },
  { keys: 'Enter', does: 'bids the gem, or presses the button' },
];
