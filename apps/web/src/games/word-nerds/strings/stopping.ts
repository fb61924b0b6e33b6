import type { Seat } from '@wordhoard/kernel';
import { listed } from '../../../shell/format.ts';
import type { Names } from '../../../shell/table/names.ts';

const them = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => (seat === names.me ? 'you' : names.of(seat))));

/** [WN-21] `missing`: those who have not agreed. */
export const stoppingStrings = {
  stop: 'Agree to stop the game',
  /** To be taken back by pressing it again. */
  agreed: (names: Names, missing: readonly Seat[]): string =>
    `Waiting for ${missing.length > 2 ? `${missing.length} others` : them(names, missing)} to agree. Play on after all?`,
  who: (names: Names, agreed: readonly Seat[], missing: readonly Seat[]): string => {
    const [first = '', ...rest] = them(names, agreed);
    const agree = missing.length === 1 && missing[0] !== names.me ? 'agrees' : 'agree';
    return `${first.toUpperCase()}${rest.join('')} would stop the game here. It goes on until ${them(names, missing)} ${agree}, too.`;
  },
};
