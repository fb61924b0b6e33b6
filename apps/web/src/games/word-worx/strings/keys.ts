import type { KeyHelp } from '../../../table/menu.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: '1 to 6', does: 'take that card from the line; 6 is the pile' },
  { keys: '0', does: 'takes no second card, or steals nothing' },
  { keys: 'Letters, while you build or steal', does: 'go to the box for your words' },
  { keys: 'Enter, in that box', does: 'ends your turn, or steals the card' },
  { keys: '1 to 7, when you discard', does: 'choose that card from your hand' },
];
