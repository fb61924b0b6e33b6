import type { KeyHelp } from '../../../table/menu.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: '0 to 9', does: 'choose the token with that number, or put it back' },
  { keys: 'P', does: 'passes, or stays out of a challenge' },
  { keys: 'C', does: 'challenges the newest word, or joins a challenge' },
  { keys: 'Letters, in “Your word”', does: 'spell your word' },
  { keys: 'Enter, in “Your word”', does: 'sends your word' },
  { keys: 'Tab, then Enter', does: 'goes to a token, letter or card and picks it up' },
  { keys: 'Enter, after an answer', does: 'presses the next button, which has the focus already' },
];
