/** The five games of the house, in the order they are shown. What a page may know before it loads any of them. */
export const GAMES = [
  { id: 'wildwords', title: 'WildWords', players: [2, 4], ready: false },
  { id: 'wordsy', title: 'Wordsy', players: [1, 6], ready: true },
  { id: 'word-nerds', title: 'Word Nerds', players: [2, 6], ready: false },
  { id: 'wordsmith', title: 'Wordsmith', players: [1, 6], ready: false },
  { id: 'word-worx', title: 'Word Worx', players: [2, 6], ready: false },
] as const satisfies readonly GameTitle[];

export interface GameTitle {
  readonly id: string;
  readonly title: string;
  readonly players: readonly [min: number, max: number];
  /** False while the game has no package yet: shown as coming. */
  readonly ready: boolean;
}

export type GameId = (typeof GAMES)[number]['id'];

export const isGameId = (id: string): id is GameId => GAMES.some((game) => game.id === id);
