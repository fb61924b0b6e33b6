import type { Seat } from '@wordhoard/kernel';
import type { Names } from '../../../table-kit/phrases.ts';
import { plural, signed } from '../../../ui/format.ts';

export const end = {
  left: 'left in the tray',
  nothingLeft: 'no tiles left',
  added: (n: number): string => (n > 0 ? `${signed(n)} for tiles left in other trays` : `${signed(n)} for tiles left`),
  flipped: 'Small letters on the board show what the face-down tiles were.',
  best: (names: Names, seat: Seat, word: string, n: number): string =>
    `Best play: ${word}, ${plural(n, 'point', 'points')}, by ${seat === names.me ? 'you' : names.of(seat)}.`,
} as const;
