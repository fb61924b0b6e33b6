/** What a page may know of a game before it loads it. */
export interface GameTitle {
  readonly title: string;
  readonly players: readonly [min: number, max: number];
  /** Is it played against time even when nobody else waits? Otherwise one person has all the time they want. */
  readonly timedAlone?: true;
  /**
   * Limits that are no part of the game, but there so that people need not wait for each other for ever: off where all
   * of them sit at one device.
   */
  readonly courtesies?: readonly string[];
  /** Each round all play with the same letters: what another made of them in the same deal can be shown after one's own. */
  readonly ghosts?: true;
}

/** The games of the house, in the order they are shown. A new one is a line here, and nothing else that was there before. */
const LINES = {
  wildwords: { title: 'WildWords', players: [2, 4] },
  wordsy: {
    title: 'Wordsy',
    players: [1, 6],
    timedAlone: true,
    ghosts: true,
    courtesies: ['ready', 'idle', 'challenge', 'mend'],
  },
  'word-nerds': { title: 'Word Nerds', players: [2, 6] },
  wordsmith: { title: 'Wordsmith', players: [1, 6], ghosts: true },
  'word-worx': { title: 'Word Worx', players: [2, 6] },
} as const;

export type GameId = keyof typeof LINES;
export const GAMES: Readonly<Record<GameId, GameTitle>> = LINES;
// Its keys, which Object.keys forgets.
export const GAME_IDS: readonly GameId[] = Object.keys(LINES) as GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(LINES, id);

/** A game's title; of one that the catalog doesn't know, its id. */
export const titleOf = (game: string): string => (isGameId(game) ? GAMES[game].title : game);
