import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSections, packSections } from './format.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const sectionName = fc.stringMatching(/^[a-z-]{1,16}$/);
const sections = fc
  .array(fc.tuple(sectionName, fc.uint8Array({ maxLength: 40 })), { maxLength: 6 })
  .map((entries) => new Map(entries));

describe('the container', () => {
  test('returns the packed sections, in place and aligned', () => {
    fc.assert(
      fc.property(sections, (given) => {
        const bytes = packSections(given, sha256);
        const opened = openSections(bytes);
        for (const [name, content] of given) {
          const found = opened.get(name)!;
          expect([...found]).toEqual([...content]);
          expect(found.byteOffset % 4).toBe(0);
          expect(found.buffer).toBe(bytes.buffer);
        }
        expect(opened.get('no such section')).toBeUndefined();
      }),
    );
  });

  test('opens from any offset of a larger buffer, and from a bare ArrayBuffer', () => {
    const bytes = packSections(new Map([['a', Uint8Array.of(1, 2, 3)]]), sha256);
    for (const offset of [0, 1, 2, 3, 4]) {
      const pool = new Uint8Array(bytes.length + 8);
      pool.set(bytes, offset);
      expect([...openSections(pool.subarray(offset, offset + bytes.length)).get('a')!]).toEqual([1, 2, 3]);
    }
    expect([...openSections(bytes.buffer as ArrayBuffer).get('a')!]).toEqual([1, 2, 3]);
  });

  test('its id is the hash of the content: the same bytes, the same id; another byte or name, another id', () => {
    const id = (name: string, byte: number): string =>
      openSections(packSections(new Map([[name, Uint8Array.of(byte)]]), sha256)).id;
    expect(id('a', 1)).toMatch(/^[0-9a-f]{16}$/);
    expect(id('a', 1)).toBe(id('a', 1));
    expect(new Set([id('a', 1), id('a', 2), id('b', 1)]).size).toBe(3);
  });

  test('other bytes, another version and a truncated file throw', () => {
    const bytes = packSections(new Map([['a', new Uint8Array(100)]]), sha256);
    expect(() => openSections(new Uint8Array(0))).toThrow('not a Wordhoard lexicon');
    expect(() => openSections(new Uint8Array(100))).toThrow('not a Wordhoard lexicon');
    expect(() => openSections(bytes.with(8, 9))).toThrow('format 9');
    expect(() => openSections(bytes.subarray(0, 40))).toThrow('cut short');
    expect(() => openSections(bytes.subarray(0, bytes.length - 1))).toThrow('cut short');
  });

  test('a name that would not fit is refused when packing', () => {
    expect(() => packSections(new Map([['seventeen letters', new Uint8Array()]]), sha256)).toThrow('section name');
  });
});
