import type { Plugin } from 'vite';

/** Which elements a game's style file is about: the attribute that marks them. */
const ROOTS: Readonly<Record<string, string>> = {
  /** Everything with the game's colours: a page, a card, a row in a list. */
  theme: 'data-game',
  /** Its card on the start page. */
  card: 'data-card',
};
/** Everything else: its table and its rules page. */
const PLAY = 'data-play';

/**
 * The rules in a style file of a game, confined to what belongs to that game: `:scope` in it is that element. All but
 * its colours are in the layer of pages.
 */
export function scoped(css: string, file: string): string | undefined {
  const [, game, name] = /\/src\/games\/([^/]+)\/(?:[^?]*\/)?([^/?]+)\.css(?:\?|$)/.exec(file) ?? [];
  if (game === undefined || name === undefined) return undefined;
  const confined = `@scope ([${ROOTS[name] ?? PLAY}="${game}"]) {\n${css}\n}`;
  return name === 'theme' ? confined : `@layer pages {\n${confined}\n}`;
}

/**
 * No game's styles can reach anything outside it. They stay loaded when one goes on to another page, and would
 * otherwise change what they were never meant for.
 */
export const scopeStyles = (): Plugin => ({
  name: 'scope-styles',
  enforce: 'pre',
  transform: (code, id) => scoped(code, id),
});
