import type { KeyHelp } from '../../../table/menu.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: 'Letters', does: 'write your word, wherever the focus is' },
  { keys: 'Backspace', does: 'deletes the last letter' },
  { keys: 'Enter', does: 'locks your word in' },
  { keys: 'C', does: 'goes to the next word you can challenge; Enter challenges it' },
  { keys: 'L', does: 'lets the words stand' },
];
