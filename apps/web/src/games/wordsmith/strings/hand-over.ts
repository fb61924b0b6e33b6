import { listed } from '../../../ui/format.ts';

/** Why a player gets a shared device next. Names, not 'you': everyone reads it. */
export const handOver = {
  late: (late: readonly string[], round: number): string =>
    `time ran out for ${listed(late)}, and round ${round} begins`,
  begins: (round: number): string => `round ${round} begins, and everyone takes a turn`,
  missing: (name: string, round: number): string => `${name} has yet to play round ${round}`,
} as const;
