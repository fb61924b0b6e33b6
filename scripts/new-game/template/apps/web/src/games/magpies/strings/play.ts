import type { Seat } from '@wordhoard/kernel';
import { capital, listPlayers, type Names, says, whose } from '../../../table-kit/phrases.ts';
import { listed, plural } from '../../../ui/format.ts';

export const text = {
  title: 'Magpies',
  left: (gems: number): string => plural(gems, 'gem left', 'gems left'),
  ask: 'What is happening',
  prize: {
    label: 'The gem to win',
    gem: (worth: number): string => `A gem worth ${worth}`,
  },
  hand: {
    label: 'Your gems',
    bid: (worth: number): string => `Bid ${worth}`,
    shake: 'Shake the nest',
  },
  race: { snatch: 'Snatch it', leave: 'Leave it' },
  status: { bids: 'bidding', done: 'has bid', races: 'racing' },

  prompt: {
    bid: 'Bid one of your gems. The highest bid takes the gem, and all bids are spent.',
    bidDone: (names: Names, worth: number, seats: readonly Seat[]): string =>
      `You have bid ${worth}. Waiting for ${listPlayers(names, seats)}.`,
    wait: (names: Names, seats: readonly Seat[]): string => `Waiting for ${listPlayers(names, seats)}.`,
    race: 'Your bid is tied: snatch the gem before another player does.',
    raceWait: (names: Names, seats: readonly Seat[]): string =>
      `The bids are tied: ${listPlayers(names, seats)} race for the gem.`,
  },
  end: { nest: (names: Names, seat: Seat): string => `${capital(whose(names, seat))} nest` },

  event: {
    turnedUp: (worth: number): string => `A gem worth ${worth} is turned up.`,
    bids: (names: Names, bids: readonly { readonly seat: Seat; readonly worth: number }[]): string =>
      `The bids: ${listed(bids.map(({ seat, worth }) => `${names.of(seat)} ${worth}`))}.`,
    tied: (names: Names, seats: readonly Seat[]): string => `Tied: ${listPlayers(names, seats)} race for the gem.`,
    taken: (names: Names, by: Seat | null, worth: number): string =>
      by === null ? `No one takes the ${worth}.` : `${says(names, by, 'take', 'takes')} the ${worth}.`,
    drew: (worths: readonly number[]): string => `You draw ${listed(worths.map(String))}.`,
    shaken: (names: Names, seat: Seat): string => `${says(names, seat, 'shake', 'shakes')} the nest.`,
  },
} as const;
