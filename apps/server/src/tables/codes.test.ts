import { expect, test } from 'vitest';
import { newCode, readCode, withoutCodes } from './codes.ts';

test('reads a code as people write it, and rejects everything else', () => {
  for (const text of ['FOX-3707', 'fox-3707', 'fox3707', ' Fox 3707 ']) expect(readCode(text)).toBe('FOX-3707');
  for (const text of ['FOX-OWL-3707', 'foxowl3707', 'fox owl 3707', 'Fox-Owl 3707'])
    expect(readCode(text)).toBe('FOX-OWL-3707');
  for (const text of ['FOX-OWL-HEN-BEE-3707', 'foxowlhenbee3707', 'fox owl hen bee 3707'])
    expect(readCode(text)).toBe('FOX-OWL-HEN-BEE-3707');
  for (const text of [
    '',
    'FOX',
    '3707',
    'FOX-370',
    'FOX-37071',
    'FOXY-3707',
    'FOX-OWL-HEN-3707',
    'FOX-OWL-HEN-BEE-ELK-3707',
    '__proto__',
    'FOX-٣٧٠٧',
  ])
    expect([text, readCode(text)]).toEqual([text, undefined]);
});

test('reads every new code as itself', () => {
  for (let i = 0; i < 500; i++) {
    const [open, secret] = [newCode('public'), newCode('link')];
    expect(open).toMatch(/^([A-Z]{3}-){2}\d{4}$/);
    expect(secret).toMatch(/^([A-Z]{3}-){4}\d{4}$/);
    expect([readCode(open), readCode(secret)]).toEqual([open, secret]);
  }
});

test('keeps codes out of the log', () => {
  const lines: string[] = [];
  const log = withoutCodes({ write: (line) => void lines.push(line) });
  for (let i = 0; i < 100; i++)
    for (const code of [newCode('public'), newCode('link')])
      log.write(`{"err":{"message":"table ${code} was changed"},"old":"FOX-3707"}`);
  expect(new Set(lines)).toEqual(new Set(['{"err":{"message":"table (code) was changed"},"old":"(code)"}']));
});
