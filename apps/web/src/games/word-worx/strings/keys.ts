import type { KeyHelp } from '../../../shell/table/keys-help.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: '1 to 6', does: 'take that card of the line, the pile is 6' },
  { keys: '0', does: 'takes no second card; steals nothing' },
  { keys: 'Letters, while you build or steal', does: 'go to the line of your words, and lay the cards that have them' },
  { keys: 'Enter, in the line of your words', does: 'ends your turn, or steals' },
  { keys: '1 to 7, when you discard', does: 'choose that card of your hand' },
];
