import type { KeyHelp } from '../../../shell/table/keys-help.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: 'Arrow keys', does: 'go from square to square of your sheet' },
  { keys: 'Home and End', does: 'go to the ends of a row' },
  {
    keys: 'A letter',
    does: 'writes it on the square: by the goblet while one waits, else from the cheapest card that has it, else for 3 coins',
  },
  { keys: 'Enter', does: 'lays what you hold; on the first and then the last letter of a word, claims it' },
  {
    keys: 'A letter, asked which',
    does: 'chooses it for the goblet or the coins; left and right go along the letters',
  },
  { keys: 'Shift + Enter', does: 'claims the first word on offer, where words are spotted for you' },
  { keys: 'Ctrl + Enter', does: 'confirms the turn' },
  { keys: 'Backspace', does: 'undoes the last thing' },
  { keys: 'Escape', does: 'lets go of what you hold' },
];
