import type { ComponentType } from 'preact';
import type { GameOptions } from '../table-kit/game-options.ts';
import type { GamePage } from '../table-kit/game-page.ts';

/**
 * Every folder of src/games is a game: there is no list. Its page and options are typed by its own Shape; this is the
 * one place that forgets which. Its styles reach nothing but itself (scripts/scope-styles.ts).
 */
const PAGES = import.meta.glob<{ page: GamePage }>('./*/page.tsx');
const OPTIONS = import.meta.glob<{ options: GameOptions }>('./*/options.tsx');
const RULES = import.meta.glob<{ Rules: ComponentType }>('./*/rules/rules.tsx');

const REASONS = import.meta.glob<{ reasons: Readonly<Record<string, string>> }>('./*/strings/passing.ts');

const at = (game: string, file: string): string => `./${game}/${file}.tsx`;

/** Each is fetched when it is first wanted; undefined for a game there is not. */
export const loadGamePage = async (game: string): Promise<GamePage | undefined> =>
  (await PAGES[at(game, 'page')]?.())?.page;
export const loadGameOptions = async (game: string): Promise<GameOptions | undefined> =>
  (await OPTIONS[at(game, 'options')]?.())?.options;
/** Why one may want to be asked about a window after all, in words; none for a game without any. */
export const loadPassReasons = async (game: string): Promise<Readonly<Record<string, string>>> =>
  (await REASONS[`./${game}/strings/passing.ts`]?.())?.reasons ?? {};
export const loadGameRules = async (game: string): Promise<ComponentType | undefined> =>
  (await RULES[at(game, 'rules/rules')]?.())?.Rules;
