import type { KeyHelp } from '../../../table/menu.tsx';

export const keys: readonly KeyHelp[] = [
  { keys: 'Letters and *', does: 'lay that tile at the arrow' },
  { keys: 'Arrow keys', does: 'move the arrow' },
  { keys: 'Space', does: 'turn the arrow' },
  { keys: 'Backspace', does: 'take the last tile back' },
  { keys: 'Escape', does: 'take all tiles back' },
  { keys: 'Enter', does: 'play the tiles you have laid' },
  { keys: '1, 2, 3', does: 'press the first, second or third button: Trade, Pass, Play, or Challenge, Accept' },
  { keys: '0', does: 'shuffle the tray' },
  { keys: '/', does: 'type a play by its coordinates' },
];
