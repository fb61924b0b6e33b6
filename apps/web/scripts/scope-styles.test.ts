import { expect, test } from 'vitest';
import { scoped } from './scope-styles.ts';

const at = (path: string): string | undefined =>
  scoped('a{}', `/home/x/apps/web/src/${path}`)
    ?.split('\n')
    .find((line) => line.startsWith('@scope'));

test('whatever lies in a game’s folder, however deep, is confined to that game', () => {
  expect(at('games/wordsy/page.css')).toBe('@scope ([data-play="wordsy"]) {');
  expect(at('games/word-worx/belt/belt.css?used')).toBe('@scope ([data-play="word-worx"]) {');
  expect(at('games/word-worx/card.css')).toBe('@scope ([data-card="word-worx"]) {');
  expect(at('games/word-worx/theme.css')).toBe('@scope ([data-game="word-worx"]) {');
  expect(scoped('a{}', '/src/games/fox/den.css')).toBe('@layer pages {\n@scope ([data-play="fox"]) {\na{}\n}\n}');
  expect(scoped('a{}', '/src/games/fox/theme.css')).toBe('@scope ([data-game="fox"]) {\na{}\n}');
});

test('the styles of the other pages and what is no style are left alone', () => {
  for (const path of ['style/base.css', 'pages/landing/landing.css', 'games/wordsy/page.tsx', 'games/x.css'])
    expect(at(path)).toBeUndefined();
});
