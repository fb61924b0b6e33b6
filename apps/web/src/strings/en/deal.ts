export const deal = {
  title: (game: string): string => `The same deal of ${game}`,
  bare: 'The same deal',
  text: (name: string, game: string): string =>
    `${name} has played this shuffle of ${game}. Play it too: the same letters, the same seat, bots in the other places. Afterwards both games lie side by side.`,
  ghost: (name: string): string => `After each of your words you see what ${name} made of the same letters.`,
  go: 'Play this deal',
  both: 'You have played it: see both side by side',
  name: 'Your name',
  broken: 'This link is not whole, or of a game that cannot be dealt here. Ask for it again.',
  looking: 'Looking for the deal …',
  somebody: 'Somebody',

  beside: 'Side by side',
  besideOf: (game: string): string => `${game}, side by side`,
  reading: 'Reading both games …',
  missing: 'One of the two games cannot be shown here: it is not over, gone, or was played by other rules.',
  turn: 'Turn',
  first: (name: string): string => `${name}, first`,
  second: (name: string): string => `${name}, then`,
  nothing: 'nothing',
  back: 'To my games',
  ghostSays: (name: string): string => `${name}, in this round of the same deal:`,
} as const;
