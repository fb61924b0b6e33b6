import { listed, plural } from '../../ui/format.ts';

/** Two experiments side by side. */
export const comparison = {
  keep: 'Compare with other rules',
  title: 'Compare two sets of rules',
  a: 'A',
  b: 'B',
  kept: 'The result is kept as A. Now play or open B.',
  how: 'This result is A. For B, change the rules in the form and press Start, or open a second file. B must be the same game from the same seed: then both get the same deals, and a few games are enough to show a difference.',
  likeA: 'Set the form to A’s rules',
  formIsLikeA: 'The form now has the rules, bots and seed of A.',
  openB: 'Open a file as B',
  stop: 'Stop comparing',
  otherGames: (a: string, b: string): string => `A is ${a}, and B is ${b}. Choose the same game for both.`,
  otherSeeds: (a: string, b: string): string =>
    `A was dealt from the seed “${a}”, and B from “${b}”. Use the same seed for both, so that they get the same deals.`,
  otherPlayers: (a: string, b: string): string =>
    `A has games of ${a} players, and B of ${b}. Choose the same number for both.`,
  cannot: (why: string): string => `A and B can’t be compared: ${why}`,
  pairs: (players: number, pairs: number): string =>
    `${plural(players, 'player', 'players')}: ${plural(pairs, 'pair', 'pairs')} of games on the same deals`,
  noPairs: 'No deal was played to the end in both.',
  few: 'Too few pairs to establish small differences: play at least 30 games with A and with B.',
  established: 'Established differences',
  noneEstablished: 'No difference is established.',
  chance: 'May be chance',
  same: (names: readonly string[]): string => `The same in A and B: ${listed(names)}.`,
  difference: 'In B',
  /** A difference of shares: 7 % more would be ambiguous. */
  hundredths: (share: number): string => `${Math.round(100 * share)} in 100`,
  /** @param text an amount without its sign */
  more: (value: number, text: (value: number) => string): string => {
    const size = text(Math.abs(value));
    return size === text(0) ? 'about the same' : `${size} ${value > 0 ? 'more' : 'less'}`;
  },
  between: (low: number, high: number, text: (value: number) => string): string => {
    const [from, to] = [text(Math.abs(low)), text(Math.abs(high))];
    if (low >= 0) return `between ${from} and ${to} more`;
    if (high <= 0) return `between ${to} and ${from} less`;
    return `between ${from} less and ${to} more`;
  },
  always: 'in every game',
  bot: (n: number, was: string, is: string): string => `Bot ${n} (${was === is ? was : `${was}; in B: ${is}`})`,
  botMeasure: { wins: (bot: string): string => `${bot}: wins`, points: (bot: string): string => `${bot}: points` },
  note: 'The second figure is a 95 % interval. A difference is called established if chance alone would make one that large less than once in 300 rows of such a table. One that may be chance can still be real: more games would show it.',
} as const;
