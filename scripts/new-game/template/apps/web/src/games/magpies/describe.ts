import { type Magpies, worthOf } from '@wordhoard/magpies';
import type { LatestEvent } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { text } from './strings/play.ts';

/** An event in words; null if it needs none. */
export function describe(event: Magpies['event'], names: Names): LatestEvent | null {
  const say = text.event;
  switch (event.type) {
    case 'turned-up':
      return { text: say.turnedUp(worthOf(event.gem)), mine: true };
    case 'bids':
      return {
        text: say.bids(
          names,
          event.bids.map(({ seat, gem }) => ({ seat, worth: worthOf(gem) })),
        ),
        mine: true,
      };
    case 'tied':
      return { text: say.tied(names, event.seats), mine: names.me !== null && event.seats.includes(names.me) };
    case 'taken':
      return { text: say.taken(names, event.by, worthOf(event.gem)), mine: event.by === names.me };
    case 'drew':
      // Several people share this device, so it must stay secret.
      return names.me === null ? null : { text: say.drew(event.gems.map(worthOf)), mine: true };
    case 'others-drew':
      // All players draw after every gem, and the seats already show how many gems each holds.
      return null;
    case 'shaken':
      return { text: say.shaken(names, event.seat) };
  }
}
