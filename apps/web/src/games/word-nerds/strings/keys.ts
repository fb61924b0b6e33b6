import type { KeyHelp } from '../../../shell/table/keys-help.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: '0 to 9', does: 'take up the token of that number, or put it back' },
  { keys: 'P', does: 'passes, or stays out of a challenge' },
  { keys: 'C', does: 'challenges the word that was laid last, or joins a challenge' },
  { keys: 'Letters, in the line of your word', does: 'lay cards that have them' },
  { keys: 'Enter, in the line of your word', does: 'gives your answer' },
  { keys: 'Tab, then Enter', does: 'goes to a token, a letter or a card and takes it up' },
  { keys: 'Enter, after an answer', does: 'presses what is next: the focus is there already' },
];
