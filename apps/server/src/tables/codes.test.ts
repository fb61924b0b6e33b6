import { expect, test } from 'vitest';
import { newCode, readCode } from './codes.ts';

test('a code is read as people write it, and everything else is none', () => {
  for (const text of ['FOX-3707', 'fox-3707', 'fox3707', ' Fox 3707 ']) expect(readCode(text)).toBe('FOX-3707');
  for (const text of ['', 'FOX', '3707', 'FOX-370', 'FOX-37071', 'FOXY-3707', '__proto__', 'FOX-٣٧٠٧'])
    expect([text, readCode(text)]).toEqual([text, undefined]);
});

test('every new code reads as itself', () => {
  for (let i = 0; i < 500; i++) {
    const code = newCode();
    expect(readCode(code)).toBe(code);
  }
});
