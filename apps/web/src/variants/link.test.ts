import type { VariantFile } from '@wordhoard/lab';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText } from '../net/packed-text.ts';
import { hasVariant, variantPath, variantText } from './link.ts';

const file: VariantFile = {
  game: 'wordsy',
  name: 'Zoë’s <b>5</b> & "more"',
  about: 'Is it faster?',
  variant: { column1: 6 },
};

test('a link carries the file as it is, in letters that need no escape', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (name) => {
      const path = await variantPath({ ...file, name });
      const { pathname, hash } = new URL(path ?? '', 'http://here');
      expect([pathname, hash.slice(9)]).toEqual(['/new/wordsy', expect.stringMatching(/^[\w-]+$/)]);
      expect(hasVariant(hash)).toBe(true);
      const text = await variantText(hash);
      expect(JSON.parse(text ?? '')).toEqual({ ...file, name });
    }),
    { numRuns: 10 },
  );
});

test('what is too long for a link gets none', async () => {
  // Random enough not to be packed to nothing.
  const words = Array.from({ length: 4000 }, (_, i) => ((i * 7919) % 10_007).toString(36));
  expect(await variantPath({ ...file, variant: { deck: words } })).toBeNull();
});

test('a link that is cut off anywhere, or has more characters at its end, is no text', async () => {
  const path = await variantPath(file);
  const hash = path?.slice(path.indexOf('#')) ?? '';
  for (let length = 2; length < hash.length; length++) {
    const cut = hash.slice(0, length);
    expect(hasVariant(cut)).toBe(true);
    expect(await variantText(cut), cut).toBeNull();
  }
  for (const more of ['.', ')', '%20', 'A', 'AAAA', 'abc']) expect(await variantText(hash + more), more).toBeNull();
});

test('a damaged or endless link is no text, and other addresses carry none', async () => {
  expect(await variantText('#variant=%%%')).toBeNull();
  expect(await variantText('#variant=AAAA')).toBeNull();
  expect(await variantText(`#variant=${await packText('x'.repeat(100_001))}`)).toBeNull();
  expect(['', '#', '#end', '#variants'].map(hasVariant)).toEqual([false, false, false, false]);
});
