import { forSeat } from '@wordhoard/kernel';
import type { Event as WildEvent } from '@wordhoard/wildwords';
import type { Event as WordsyEvent } from '@wordhoard/wordsy';
import { expect, test } from 'vitest';
import { describe as describeWild } from '../../games/wildwords/describe.ts';
import { describe as describeWordsy } from '../../games/wordsy/describe.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { asStandIn, standInReport } from './stand-in-report.ts';

const ANNA = 0;
const names: Names = { me: ANNA, of: (seat) => forSeat(['Anna', 'Beth', 'Caro'], seat) };
const standIn = asStandIn(names, ANNA);

const wild = (events: readonly WildEvent[], from = 0): string | undefined =>
  standInReport(
    events.map((event) => ({ event, told: describeWild(event, standIn) })),
    from,
    ANNA,
  )?.text;
const traded = (seat: number): WildEvent => ({ type: 'traded', seat });
const passed = (seat: number): WildEvent => ({ type: 'passed', seat, late: false });

test('a report is what the game says of these moves, with the stand-in as their subject', () => {
  expect(wild([traded(ANNA), passed(1), passed(ANNA)])).toBe(
    'While you were away, your stand-in traded all tiles and passed.',
  );
  const drew: WildEvent = { type: 'drew', seat: ANNA, tiles: ['T1'] };
  expect(wild([drew, passed(ANNA)])).toBe('While you were away, your stand-in passed.');
});

test('it begins where the stand-in did, and says nothing where the stand-in did nothing', () => {
  expect(wild([traded(ANNA), passed(ANNA)], 1)).toBe('While you were away, your stand-in passed.');
  expect(wild([traded(1), passed(1)])).toBeUndefined();
});

test('of many moves it counts all and tells the last', () => {
  expect(wild([passed(ANNA), traded(1), traded(ANNA), passed(ANNA), passed(1), passed(ANNA)])).toBe(
    'While you were away, your stand-in made 4 moves. Most recently, it passed.',
  );
});

test('who challenges has done it, not who is challenged', () => {
  expect(wild([{ type: 'challenged', seat: ANNA, by: 1 }])).toBeUndefined();
  expect(wild([{ type: 'challenged', seat: 1, by: ANNA }])).toMatch(/^While you were away, your stand-in challenged/);
});

test('sentences with another subject stay whole', () => {
  const events: WordsyEvent[] = [
    { type: 'flipped', by: ANNA },
    { type: 'revealed', seat: 1, word: 'rain', points: 7 },
    { type: 'revealed', seat: ANNA, word: 'train', points: 12 },
  ];
  const told = events.map((event) => ({ event, told: describeWordsy(event, standIn) }));
  const text = standInReport(told, 0, ANNA)?.text;
  expect(text).toMatch(/^Here’s what happened while you were away\. Your stand-in flipped the sand timer\. /);
  expect(text).toContain('TRAIN, 12 points');
  expect(text).not.toContain('RAIN, 7');
});
