import type { KeyHelp } from '../../../shell/table/keys-help.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: 'Letters and *', does: 'lay the tile at the arrow' },
  { keys: 'Arrow keys', does: 'move the arrow' },
  { keys: 'Space', does: 'turns the arrow' },
  { keys: 'Backspace', does: 'takes the last tile back' },
  { keys: 'Escape', does: 'takes all tiles back' },
  { keys: 'Enter', does: 'plays what lies there' },
  { keys: '1, 2, 3', does: 'press the buttons of what is asked, in their order: trade, pass, play; challenge, accept' },
  { keys: '0', does: 'shuffles the tray' },
  { keys: '/', does: 'leads to where a play is written by its coordinates' },
];
