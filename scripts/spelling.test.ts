import { expect, test } from 'vitest';
import { misspellingsIn, passagesOf } from './spelling.ts';

const KNOWN = ['a', 'can', 'does', 'fox', 'is', 'it', 'player', 'quick', 'that', 'the'];
const wordsIn = (text: string): string[] =>
  misspellingsIn(text, (word) => KNOWN.includes(word)).map(({ word, line }) => `${line}: ${word}`);

test('a word that is in no list is found, with its line', () => {
  expect(wordsIn('The quick fox\nis teh player')).toEqual(['1: teh']);
});

test('a word that begins a sentence is checked, a name and a word in capitals are not', () => {
  expect(wordsIn('Quikc fox. Teh fox')).toEqual(['0: quikc', '0: teh']);
  expect(wordsIn('the Quikc is FXO')).toEqual([]);
});

test('endings after an apostrophe are not part of the word', () => {
  expect(wordsIn('the player’s fox can’t, it doesn’t, it’s a fxo’s')).toEqual(['0: fxo']);
});

test('code, paths, links and placeholders are not words', () => {
  const placeholder = ['$', '{qick}'].join('');
  const code = ['`qick fxo`', "'qick fxo'", placeholder, 'apps/qick/fxo.ts', '[fox](qick.md)', 'https://qick.example'];
  expect(wordsIn(`the ${code.join(', ')}`)).toEqual([]);
  expect(wordsIn('a\n```\nqick\n```\nfxo')).toEqual(['4: fxo']);
});

test('a doubled word is found, also over the end of a line, but not over a paragraph or code', () => {
  expect(misspellingsIn('the\nthe fox', () => true)).toEqual([{ line: 1, word: 'the', isDoubled: true }]);
  expect(misspellingsIn('fox\n\nfox is that that', () => true)).toEqual([]);
  expect(misspellingsIn('fox `a` fox', () => true)).toEqual([]);
});

test('comments are passages everywhere, sentences only in strings', () => {
  const source = "/** One.\n * Two. */\nconst text = 'A sentence.'; // Three.\nconst key = 'word';";
  expect(passagesOf('packages/a.ts', source)).toEqual([
    { line: 1, text: ' One.\n Two. ' },
    { line: 3, text: ' Three.' },
  ]);
  expect(passagesOf('web/strings/a.ts', source)).toContainEqual({ line: 3, text: 'A sentence.' });
  expect(passagesOf('web/strings/a.ts', source)).toHaveLength(3);
});
