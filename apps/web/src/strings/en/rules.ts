export const rules = {
  title: (game: string): string => `How to play ${game}`,
  ours: 'ours',
  oursNote: 'is written after what the printed rules leave open and this house has settled.',
  play: 'Play now',
  make: 'Make a table',
  adds: (parts: string, total: number): string => `${parts} = ${total}`,
} as const;
