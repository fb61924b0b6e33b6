import { read } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_NAME_LENGTH } from './names.ts';
import { playerName } from './player-name.ts';

const name = (text: unknown): string | undefined => read(playerName, text);

test.each([
  ['Ann', 'Ann'],
  ['  Ann  ', 'Ann'],
  ['Ann\u00a0 \u3000Lee', 'Ann Lee'],
  ['Jose\u0301', 'José'],
  ['O’Neill-Smith 3rd.', 'O’Neill-Smith 3rd.'],
  ['Đặng Thị Lụa', 'Đặng Thị Lụa'],
  ['अनुष्का', 'अनुष्का'],
  ['ณัฐวุฒิ', 'ณัฐวุฒิ'],
  ['محمد', 'محمد'],
  ['李小龍', '李小龍'],
  ['👨‍👩‍👧‍👦 Lee', '👨‍👩‍👧‍👦 Lee'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
  ['❤️', '❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['🇫🇷 Zoé', '🇫🇷 Zoé'],
])('%j is a name', (text, written) => expect(name(text)).toBe(written));

test.each([
  ['nothing', ''],
  ['a space', ' '],
  ['no-break spaces', '\u00a0\u00a0'],
  ['a space of no width', '\u200b'],
  ['a joint with nothing to join', '\u200d'],
  ['a letter with an invisible one', 'An\u200dn'],
  ['a soft hyphen', 'A\u00adnn'],
  ['a filler of Hangul', '\u3164'],
  ['half a filler', '\uffa0'],
  ['an empty cell of Braille', '\u2800'],
  ['a variation of nothing', '\ufe0f'],
  ['writing turned round', '\u202eAnn'],
  ['marks without a letter', '\u0301\u0302'],
  ['a mark first', '\u0301Ann'],
  ['a tower of marks', 'A\u0300\u0301\u0302\u0303\u0304\u0305'],
  ['a line break', 'Ann\nBob'],
  ['a control', 'Ann\u0007'],
  ['tags without a flag', 'A\u{e0041}'],
  ['half a character', '\ud83d'],
  ['a letter of nobody', '\ue000'],
  ['a number', 7],
])('refuses %s', (_, text) => expect(name(text)).toBeUndefined());

test('an accepted name is short, visible, and stays the same when read again', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 24 }),
    fc.string({ unit: 'grapheme-ascii', maxLength: 24 }),
    fc.string({ unit: fc.constantFrom('a', ' ', '\u0301', '\u200d', '👨', '️', '\u3164'), maxLength: 12 }),
  );
  let taken = 0;
  fc.assert(
    fc.property(text, (it) => {
      const read = name(it);
      if (read === undefined) return;
      taken++;
      expect(read.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
      expect(read).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      expect(read).not.toMatch(/^[\p{M}\p{Z}]|[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}]| $/u);
      expect(name(read)).toBe(read);
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(100);
});

test('even odd names are refused quickly', () => {
  // Would be a matter of hours, were letters looked at in more than one way.
  for (const odd of [`${'👨‍👩‍👧'.repeat(7)}\u200b`, `${'a '.repeat(39)}\u200b`, `${'a\u0301'.repeat(30)}\u200b`])
    expect(name(odd)).toBeUndefined();
});
