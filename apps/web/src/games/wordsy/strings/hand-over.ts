/** Why a player gets a shared device next. Names, not 'you': everyone reads it. */
export const handOver = {
  begins: (round: number): string => `round ${round} begins, and everyone writes a word`,
  missing: (name: string, round: number): string => `${name} has yet to write a word in round ${round}`,
} as const;
