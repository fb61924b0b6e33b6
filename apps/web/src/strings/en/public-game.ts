import { listed } from '../../ui/format.ts';

/** The public page of a finished game. */
export const publicGame = {
  bare: 'A finished game',
  title: (game: string): string => `A finished game of ${game}`,
  opening: 'Setting up the final board…',
  cannot: 'This game can’t be shown',
  broken: 'The link is incomplete. Ask for it again and copy all of it.',
  outdated: (names: readonly string[]): string =>
    `${listed(names)} played with an older version of the rules or dictionary, so the board can’t be shown any more.`,
  play: (game: string): string => `Play ${game} yourself`,
  home: 'Go to the start page',
} as const;
