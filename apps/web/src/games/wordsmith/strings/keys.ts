import type { KeyHelp } from '../../../table/menu.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: 'Arrow keys', does: 'move from square to square on your sheet' },
  { keys: 'Home and End', does: 'go to the first or last square of a row' },
  {
    keys: 'A letter',
    does: 'writes it on the square: with a goblet if you have one to use, otherwise from the cheapest card, otherwise as any letter',
  },
  { keys: 'Enter', does: 'places what you hold; pressed on the first and then the last letter of a word, claims it' },
  {
    keys: 'A letter, when asked which',
    does: 'chooses it; Left and Right move along the letters',
  },
  { keys: 'Shift + Enter', does: 'claims the first word shown, if words are spotted for you' },
  { keys: 'Ctrl + Enter', does: 'confirms the turn' },
  { keys: 'Backspace', does: 'undoes your last step' },
  { keys: 'Escape', does: 'puts down what you hold' },
];
