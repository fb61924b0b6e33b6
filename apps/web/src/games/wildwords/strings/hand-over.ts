/** Why a player gets a shared device next. Names, not 'you': everyone reads it. */
export const handOver = {
  lostTurn: (name: string): string => `${name}’s challenge failed, so ${name} loses a turn`,
  traded: 'trading tiles doesn’t end a turn',
  vote: (by: string, name: string): string => `${by} challenged ${name}’s play, so everyone else votes`,
  late: (name: string): string => `time ran out for ${name}, which counts as a pass`,
  after: (before: string, name: string): string => `${before}’s turn is over, and ${name} is next`,
} as const;
