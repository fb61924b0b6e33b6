import type { ComponentType } from 'preact';

/** What a game's folder gives to the page where tables are made. */
export interface GameOptions<Config = unknown> {
  /** The game's own defaults. */
  readonly initial: Config;
  /** What a live table gives for each thing, in ms: stretched for those who want more time. */
  readonly limits: Readonly<Record<string, number>>;
  /**
   * Chess clocks, where the game is played with them: what is on each, in ms, what else may be chosen, and which limits
   * they stand in for.
   */
  readonly clock?: { readonly initial: number; readonly among: readonly number[]; readonly instead: readonly string[] };
  /** In words: what live play, stretched time and no clocks mean in this game. */
  readonly pace: { readonly live: string; readonly stretched: string; readonly relaxed: string; readonly days: string };
  /** The same for who plays alone, where that is another matter. */
  readonly paceAlone?: { readonly live: string; readonly stretched: string; readonly relaxed: string };
  readonly Form: ComponentType<OptionsFormProps<Config>>;
  /** Gives this seat a handicap, or takes it away; absent where the game has none. */
  readonly handicap?: {
    has(config: Config, seat: number): boolean;
    set(config: Config, seat: number, on: boolean): Config;
  };
  /** The options in a few words, for the waiting room. */
  summary(config: Config, seats: number): readonly string[];
}

export interface OptionsFormProps<Config> {
  readonly config: Config;
  readonly seats: number;
  readonly onChange: (config: Config) => void;
}

const OPTIONS: Readonly<Record<string, () => Promise<{ options: GameOptions }>>> = {
  wildwords: () => import('../../games/wildwords/options.tsx'),
  'word-nerds': () => import('../../games/word-nerds/options.tsx'),
  wordsmith: () => import('../../games/wordsmith/options.tsx'),
  'word-worx': () => import('../../games/word-worx/options.tsx'),
  wordsy: () => import('../../games/wordsy/options.tsx'),
};

export const loadGameOptions = async (game: string): Promise<GameOptions | undefined> =>
  (await OPTIONS[game]?.())?.options;
