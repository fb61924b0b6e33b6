import type { Company, Limit, Shape } from '@wordhoard/kernel';
import type { WordsInForce } from '@wordhoard/lexicon';
import type { ComponentType } from 'preact';
import { loadGameOptions } from '../games/load.ts';
import { useLoaded } from '../ui/use-loaded.ts';

/** A game folder's part of the form for new tables. */
export interface GameOptions<S extends Shape = Shape> {
  /** The game's own defaults. */
  readonly initial: S['config'];
  /** Defaults that depend on who plays, on top of the others. */
  readonly defaultsFor?: (company: Company) => Partial<S['config']>;
  /** Time limits of a live table: stretched for players who want more time. */
  readonly limits: Readonly<Record<S['limit'], Limit>>;
  /**
   * Chess clocks, where the game is played with them: what is on each, in ms, what else may be chosen, and which limits
   * they stand in for.
   */
  readonly clock?: { readonly initial: number; readonly among: readonly number[]; readonly instead: readonly string[] };
  /** In words: what live play, stretched time and no clocks mean in this game. */
  readonly pace: { readonly live: string; readonly stretched: string; readonly relaxed: string; readonly days: string };
  /** The same for who plays alone, where that is another matter. */
  readonly paceAlone?: { readonly live: string; readonly stretched: string; readonly relaxed: string };
  /** Absent in a game without words. */
  readonly words?: GameWords<S['config']>;
  readonly Form: ComponentType<OptionsFormProps<S['config']>>;
  /** Gives this seat a handicap, or takes it away; absent where the game has none. */
  readonly handicap?: {
    has(config: S['config'], seat: number): boolean;
    set(config: S['config'], seat: number, on: boolean): S['config'];
  };
  /** The options in a few words, for the waiting room. */
  summary(config: S['config'], seats: number, clocks: boolean): readonly string[];
  /** Options that all players should see before the start and that are too long for a few words. */
  readonly Agreed?: ComponentType<{ readonly config: S['config'] }>;
}

/** Access to the word list in a game's config. */
export interface GameWords<Config> {
  of(config: Config): WordsInForce;
  with(config: Config, part: Partial<Pick<WordsInForce, 'dictionary' | 'familyFriendly'>>): Config;
  /** Words that this device's tables have allowed, as far as they can be words in this game. */
  withAllowed(config: Config, words: readonly string[]): Config;
}

export interface OptionsFormProps<Config> {
  readonly config: Config;
  readonly seats: number;
  /** True if the players have chess clocks. */
  readonly clocks: boolean;
  readonly onChange: (config: Config) => void;
}

/** A game's options; null until they are loaded, and for a game that isn't known. */
export const useGameOptions = (game: string): GameOptions | null =>
  useLoaded<GameOptions | undefined>(() => loadGameOptions(game), [game], undefined) ?? null;
