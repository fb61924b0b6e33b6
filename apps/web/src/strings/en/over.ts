/** Under the final ranking. */
export const over = {
  /** Names and points only: what a friend who was not there may know. */
  result: (game: string, lines: readonly string[], link: string): string =>
    [`${game}, Wordhoard`, ...lines, link].join('\n'),
  toRematch: 'To the new table',
  rematchReady: 'Somebody asked for a rematch: the same people have their places there.',
  sameDeal: 'Same deal: a link',
  dealTitle: (game: string): string => `Play the same deal of ${game}`,
  dealReady: 'With this link a friend plays the same shuffle, and you see both games side by side.',
  dealByHand: 'This link is the same shuffle: copy it for a friend.',
  dealHere: 'Or play it again yourself',
  beside: 'Side by side',
  review: 'Review the game',
  share: 'Share the result',
  shared: 'Copied',
  picture: 'Save a picture',
  saved: 'The picture has been saved.',
  home: 'Start page',
} as const;

/** Over, but not by its rules. */
export const ended = {
  title: 'The game has ended',
  standing: 'How it stood',
  resigned: (name: string, winner: string | null): string =>
    winner === null ? `${name} resigned, and nobody was left to play.` : `${name} resigned. ${winner} has won.`,
  left: (name: string): string => `${name} ended it, for somebody had left. The scores are what they were then.`,
  agreed: 'Everyone agreed to end it here. The scores are what they were then.',
  stalled: 'The host ended it, for it did not go on. The scores are what they were then.',
} as const;
