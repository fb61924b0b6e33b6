/** The five games of the house, in the order they are shown. */
export const GAME_IDS = ['wildwords', 'wordsy', 'word-nerds', 'wordsmith', 'word-worx'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What a page may know of a game before it loads it. */
export interface GameTitle {
  readonly title: string;
  readonly players: readonly [min: number, max: number];
  /** False while the game has no package yet: shown as coming. */
  readonly ready: boolean;
  /** Is it played against time even when nobody else waits? Otherwise one person has all the time they want. */
  readonly timedAlone?: true;
}

export const GAMES: Readonly<Record<GameId, GameTitle>> = {
  wildwords: { title: 'WildWords', players: [2, 4], ready: true },
  wordsy: { title: 'Wordsy', players: [1, 6], ready: true, timedAlone: true },
  'word-nerds': { title: 'Word Nerds', players: [2, 6], ready: true },
  wordsmith: { title: 'Wordsmith', players: [1, 6], ready: true },
  'word-worx': { title: 'Word Worx', players: [2, 6], ready: true },
};

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);
