export const deal = {
  title: (game: string): string => `The same deal of ${game}`,
  bare: 'The same deal',
  text: (name: string, game: string): string =>
    `${name} played this shuffle of ${game}. Now you: the same letters, the same seat, bots in the others. Then compare the two games side by side.`,
  ghost: (name: string): string => `After each of your words you’ll see what ${name} made of the same letters.`,
  go: 'Play this deal',
  both: 'You’ve played it: compare side by side',
  name: 'Your name',
  broken: 'This link is incomplete, or for a game this site doesn’t have. Ask for it again.',
  looking: 'Looking for the deal…',
  somebody: 'A friend',

  beside: 'Side by side',
  besideOf: (game: string): string => `${game}, side by side`,
  reading: 'Loading both games…',
  missing: 'One of the two games can’t be shown: it isn’t over, was deleted, or used other rules.',
  turn: 'Turn',
  first: (name: string): string => `${name}, first`,
  second: (name: string): string => `${name}, then`,
  nothing: 'nothing',
  back: 'Back to my games',
  ghostSays: (name: string): string => `${name}, in this round of the same deal:`,
} as const;
