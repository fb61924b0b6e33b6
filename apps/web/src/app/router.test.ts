import { expect, test } from 'vitest';
import { readSettings } from '../device/settings.ts';
import { waitBefore } from '../net/socket.ts';
import { match, tidy } from './router.ts';

test('addresses are matched part by part', () => {
  expect(match('/', '/')).toEqual({});
  expect(match('/t/:code', '/t/FOX-3707')).toEqual({ code: 'FOX-3707' });
  expect(match('/t/:code', '/t/Zo%C3%AB')).toEqual({ code: 'Zoë' });
  expect(match('/t/:code', '/t/')).toBeUndefined();
  expect(match('/t/:code', '/t/FOX/x')).toBeUndefined();
  expect(match('/t/:code', '/t/%')).toBeUndefined();
  expect(tidy('/t/FOX-3707/')).toBe('/t/FOX-3707');
  expect(tidy('/')).toBe('/');
});

test('settings that were stored badly fall back one by one', () => {
  const fallback = {
    theme: 'system',
    largeTiles: false,
    motion: 'system',
    sound: false,
    turnSound: false,
    botSpeed: 'natural',
    familyFriendly: false,
    familyFriendlyPublic: true,
    typedChat: true,
    allowedWords: [],
    keys: true,
    announcements: 'all',
  } as const;
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

test('a lost line is tried again soon, then less and less often, never in step with others', () => {
  expect(waitBefore(0, 0.5)).toBe(400);
  expect(waitBefore(1, 0.5)).toBe(800);
  expect(waitBefore(30, 0.5)).toBe(8000);
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
});
