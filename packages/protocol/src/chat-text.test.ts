import { read } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatText } from './chat-text.ts';
import { MAX_CHAT_LENGTH } from './constants.ts';

const shown = (text: string): string | undefined => read(chatText, text);

test('a message becomes one line of visible text', () => {
  expect(shown('  well\n\nplayed!\t')).toBe('well played!');
  expect(shown('nice 👨‍👩‍👧‍👦 word')).toBe('nice 👨‍👩‍👧‍👦 word');
  expect(shown('<b>not bold</b> & "quoted"')).toBe('<b>not bold</b> & "quoted"');
  // Persian needs the invisible joint in the middle.
  expect(shown('می‌خواهم')).toBe('می‌خواهم');
});

test('direction marks and stacked accents are removed', () => {
  expect(shown('a\u202Eb\u2066c\u0007d')).toBe('abcd');
  expect(shown(`e${'\u0301\u0302\u0303\u0304'.repeat(20)}`)).toHaveLength(4);
});

test('empty, invisible and overlong messages are refused', () => {
  for (const nothing of [
    '',
    ' ',
    '\n',
    '\u200D',
    '\u3164',
    '\u2800',
    '\u202E',
    'x'.repeat(MAX_CHAT_LENGTH + 1),
    7,
    null,
  ])
    expect(shown(nothing as string)).toBeUndefined();
  expect(shown('x'.repeat(MAX_CHAT_LENGTH))).toHaveLength(MAX_CHAT_LENGTH);
});

test('reading a message twice gives the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const once = shown(text);
      if (once === undefined) return;
      expect(once).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      expect(shown(once)).toBe(once);
    }),
  );
});
