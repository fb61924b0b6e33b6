import { afterEach, expect, test, vi } from 'vitest';
import { readSettings, settings } from './settings.ts';
import {
  clearSessionStorage,
  isStorageUsable,
  keysWith,
  parseStrings,
  readJson,
  readText,
  writeJson,
  writeText,
} from './storage.ts';

afterEach(() => void vi.unstubAllGlobals());

const refuse = (name: string) => (): never => {
  throw new DOMException(name, name);
};

test('what was written is read again, by key and by prefix, until it is deleted', () => {
  const kept: Record<string, string> = {};
  vi.stubGlobal(
    'localStorage',
    Object.create(
      {
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, text: string) => Object.assign(kept, { [key]: text }),
        removeItem: (key: string) => Reflect.deleteProperty(kept, key),
      },
      {
        a: { enumerable: true, value: '' },
        'b.1': { enumerable: true, value: '' },
        'b.2': { enumerable: true, value: '' },
      },
    ),
  );
  expect(writeJson('a', { x: 1 })).toBe(null);
  expect(readJson('a')).toEqual({ x: 1 });
  expect(writeText('a', null)).toBe(null);
  expect(readText('a')).toBe(null);
  expect(keysWith('b.')).toEqual(['b.1', 'b.2']);
});

test('what is kept until the tab is closed is apart from the rest, and can be cleared', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    clear: () => kept.clear(),
  });
  expect(writeText('a', 'x', 'sessionStorage')).toBe(null);
  expect([readText('a', 'sessionStorage'), readText('a')]).toEqual(['x', null]);
  expect(clearSessionStorage()).toBe(null);
  expect(readText('a', 'sessionStorage')).toBe(null);
  vi.stubGlobal('sessionStorage', { clear: refuse('SecurityError') });
  expect(clearSessionStorage()).toBe('unavailable');
});

test('damaged data is no data', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{' });
  expect(readJson('a')).toBe(null);
  expect(parseStrings('["FOX", 3, null]')).toEqual(['FOX']);
  for (const bad of [null, '', '{', '7', '{"a":1}', 'null']) expect(parseStrings(bad)).toEqual([]);
});

test('a full device and a browser that keeps nothing are told apart, and nothing throws', () => {
  vi.stubGlobal('localStorage', { setItem: refuse('QuotaExceededError'), length: 0 });
  expect(writeText('a', 'x')).toBe('full');
  expect(isStorageUsable()).toBe(true);
  vi.stubGlobal('localStorage', undefined);
  expect(writeJson('a', 1)).toBe('unavailable');
  expect([readText('a'), readJson('a'), keysWith('')]).toEqual([null, null, []]);
  expect(isStorageUsable()).toBe(false);
});

test('settings that were stored badly fall back one by one', () => {
  const fallback = settings.peek();
  expect(readSettings(null, fallback)).toEqual(fallback);
  expect(readSettings('not json', fallback)).toEqual(fallback);
  expect(readSettings('7', fallback)).toEqual(fallback);
  expect(readSettings('{"theme":"dark","sound":"loud","largeTiles":true}', fallback)).toEqual({
    ...fallback,
    theme: 'dark',
    largeTiles: true,
  });
  expect(readSettings('{"allowedWords":["quokked","Qu","quokked",7]}', fallback).allowedWords).toEqual(['quokked']);
  expect(readSettings('{"allowedWords":"quokked"}', fallback).allowedWords).toEqual([]);
  expect(readSettings('{"familyFriendly":true,"familyFriendlyPublic":0}', fallback)).toMatchObject({
    familyFriendly: true,
    familyFriendlyPublic: true,
  });
  expect(readSettings('{"quickBots":true}', fallback).botSpeed).toBe('quick');
  expect(readSettings('{"quickBots":true,"botSpeed":"slow"}', fallback).botSpeed).toBe('slow');
});
