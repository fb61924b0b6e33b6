/** The menu of a table. */
export const menu = {
  resign: 'Resign',
  resignSure: (winner: string | null): string =>
    winner === null ? 'Give up your seat for good? A bot will play on in it.' : `Resign? ${winner} will win.`,
  resignToBots: 'Resign? The game ends here and counts as a loss.',
  resignYes: 'Yes, resign',
  newGame: 'New game',
  newGameBeside: 'New game (this one is kept)',
  verify: 'The shuffle was fixed before the first card. This is its fingerprint; you’ll see the seed at the end.',
  mixed:
    'The server and every player’s device each add a part to the shuffle, so no one can choose it. This is the fingerprint of the server’s part; the record at the end has all parts.',
  seed: 'Seed',
  nonce: 'Nonce',
} as const;
