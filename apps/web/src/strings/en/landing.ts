import type { TableListing } from '@wordhoard/protocol';

const pace = (given: TableListing['pace']): string => {
  if (given === 'live') return 'live';
  if (given === 'relaxed') return 'no clocks';
  return given.days === 1 ? 'a day a move' : `${given.days} days a move`;
};

export const landing = {
  lead: 'Five word games on one table. Bring friends by a link, play a bot, or play alone.',
  play: 'Play now',
  playGame: (title: string): string => `Play now: ${title}`,
  make: 'Make a table',
  games: 'Games',
  coming: 'Coming',
  rules: 'How to play',
  rulesOf: (title: string): string => `How to play ${title}`,
  players: (howMany: string): string => `${howMany} players`,
  name: 'Your name',
  account: 'No account. A name is enough.',
  goingOn: 'Go on playing',
  goOn: 'Go on',
  goOnWith: (title: string, where: string): string => `Go on: ${title}, ${where}`,
  atTable: (code: string): string => `table ${code}`,
  onDevice: 'on this device',
  waiting: 'Waiting for players',
  hosted: (host: string, title: string): string => `${host}’s ${title}`,
  seats: ({ taken, seats, pace: given }: TableListing): string => `${taken} of ${seats} seats, ${pace(given)}`,
  sit: 'Sit down',
  none: 'No open tables just now. Make one: it takes ten seconds, and a bot will keep you company.',
  offline: 'The open tables cannot be fetched just now. Play now works without a network.',
  about: 'About and licences',
  change: 'Change your name',
  nobody: 'Who are you?',
} as const;
