import type { KeyHelp } from '../../../table/menu.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: '1 to 9', does: 'take that card from the line; the last is the pile' },
  { keys: '0', does: 'takes no other card, or steals nothing' },
  { keys: 'Letters, while you build or steal', does: 'go to the box for your words' },
  { keys: 'Enter, in that box', does: 'ends your turn, or steals the card' },
  { keys: '1 to 9, when you discard', does: 'choose that card from your hand' },
];
