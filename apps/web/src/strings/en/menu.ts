/** Behind the third icon. */
export const menu = {
  resign: 'Resign',
  resignSure: (winner: string | null): string =>
    winner === null
      ? 'Give up your place for good? A bot plays on in it.'
      : `Give up this game? Then ${winner} has won.`,
  resignToBots: 'Give up this game? It ends here and counts as lost.',
  resignYes: 'Yes, resign',
  newGame: 'New game',
  newGameBeside: 'New game (this one is kept)',
  verify: 'The shuffle was fixed before the first card. This is its fingerprint; the seed is shown at the end.',
  mixed:
    'The server and every player’s device mix the shuffle together, so nobody can choose it. This is the fingerprint of the server’s part; all parts are in the record at the end.',
  seed: 'Seed',
  nonce: 'Nonce',
} as const;
