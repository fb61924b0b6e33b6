import type { KeyHelp } from '../../../shell/table/keys-help.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: 'Letters', does: 'write your word, wherever the focus is' },
  { keys: 'Backspace', does: 'takes the last letter back' },
  { keys: 'Enter', does: 'locks your word in' },
  { keys: 'C', does: 'goes to the next word that can be challenged; Enter challenges it' },
  { keys: 'L', does: 'lets the words stand' },
];
