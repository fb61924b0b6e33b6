/** Why a player gets a shared device next. Names, not 'you': everyone reads it. */
export const handOver = {
  lastBuild: 'the pile is empty, so everyone builds one last time',
  starts: (name: string, round: number): string => `${name} starts round ${round}`,
  goesOn: (name: string): string => `${name}’s turn isn’t over`,
  late: (name: string): string => `time ran out for ${name}`,
} as const;
