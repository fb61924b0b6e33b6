import { LEVELS, type Level, SKILL_LEVELS } from '@wordhoard/kernel';

/** Facts about a game that pages need before they load it. */
export interface GameTitle {
  readonly title: string;
  readonly players: readonly [min: number, max: number];
  /** Played against time even alone. In other games a single player has no time limits. */
  readonly timedAlone?: true;
  /**
   * Limits that are no part of the game and only keep people from waiting forever; off where all players share one
   * device.
   */
  readonly waitingLimits?: readonly string[];
  /**
   * All players use the same letters each round, so another game on the same deal can be shown beside the player's own.
   */
  readonly ghosts?: true;
  /** Its sixth level is stronger than the fifth. */
  readonly champion?: true;
}

/** The games in the order they are shown. Adding a game adds a line here and changes no other existing file. */
const CATALOG_ENTRIES = {
  wildwords: { title: 'WildWords', players: [2, 4], champion: true },
  wordsy: {
    title: 'Wordsy',
    players: [1, 6],
    timedAlone: true,
    ghosts: true,
    champion: true,
    waitingLimits: ['ready', 'idle', 'challenge', 'mend'],
  },
  'word-nerds': { title: 'Word Nerds', players: [2, 6], champion: true },
  wordsmith: { title: 'Wordsmith', players: [1, 6], ghosts: true, champion: true },
  'word-worx': { title: 'Word Worx', players: [2, 6], champion: true },
} as const;

export type GameId = keyof typeof CATALOG_ENTRIES;
export const GAMES: Readonly<Record<GameId, GameTitle>> = CATALOG_ENTRIES;
// Its keys, which Object.keys forgets.
export const GAME_IDS: readonly GameId[] = Object.keys(CATALOG_ENTRIES) as GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(CATALOG_ENTRIES, id);

/** A game's title; of one that the catalog doesn't know, its id. */
export const titleOf = (game: string): string => (isGameId(game) ? GAMES[game].title : game);

/** The levels of bots that a game offers: all, or all but the champion. */
export const levelsOf = (game: string): readonly Level[] =>
  isGameId(game) && GAMES[game].champion ? LEVELS : SKILL_LEVELS;
