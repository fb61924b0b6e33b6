import type { Seat } from '@wordhoard/kernel';
import type { Names } from '../../../table-kit/phrases.ts';
import { listed } from '../../../ui/format.ts';

const them = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => (seat === names.me ? 'you' : names.of(seat))));

/** [WN-21] `missing`: those who have not voted to end. */
export const stoppingStrings = {
  stop: 'Vote to end the game',
  undo: 'Take back your vote to end',
  who: (names: Names, agreed: readonly Seat[], missing: readonly Seat[]): string => {
    const [first = '', ...rest] = them(names, agreed);
    const vote = missing.length === 1 && missing[0] !== names.me ? 'votes' : 'vote';
    return `${first.toUpperCase()}${rest.join('')} voted to end the game. It ends when ${them(names, missing)} ${vote} to end it, too.`;
  },
};
