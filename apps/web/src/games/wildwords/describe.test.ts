import { forSeat } from '@wordhoard/kernel';
import type { Config, WildWords } from '@wordhoard/wildwords';
import { TestGame, tableFor } from '@wordhoard/wildwords/testing';
import { expect, test } from 'vitest';
import { cut, type LatestEvent, lately, toldOf } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { describe } from './describe.ts';
import { verdictOf } from './prompt/prompt-text.ts';
import { undecidedOf, wordsOfPlays } from './sidebar/words-of-plays.ts';

const NAMES = ['Anna', 'Beth', 'Caro'];
const namesFor = (me: number | null): Names => ({ me, of: (seat) => forSeat(NAMES, seat) });
const told = (m: TestGame, me: number | null): readonly LatestEvent[] =>
  toldOf<WildWords>(m.events, describe, namesFor(me), m.table.config);
/** The line over the table, and whether it is good news. */
const news = (m: TestGame, me: number | null): string => {
  const line = lately(told(m, me));
  return `${line?.outcome ?? 'no outcome'}: ${line?.text}`;
};

const two = { trays: ['FENDING', 'STAINER'] };
const three = { trays: ['FENDING', 'STAINER', 'CLOUTAP'] };

test('[WW-16] two players: a bluff that was called, and a challenge in vain', () => {
  const caught = new TestGame(two, []).play(0, '8E FEND').answer(1, { challenge: true });
  expect(news(caught, 0)).toBe(
    'bad: Beth challenged your FEND: it doesn’t count. You take your tiles back and lose the turn.',
  );
  expect(news(caught, 1)).toMatch(/^good: You challenged Anna’s FEND: it doesn’t count\./);
  const vain = new TestGame(two, ['fend']).play(0, '8E FEND').answer(1, { challenge: true });
  expect(news(vain, 1)).toBe(
    'bad: You challenged Anna’s FEND: it counts, so the play stands for 28. You lose your next turn.',
  );
  const mute = new TestGame({ trays: ['FE*DING', 'ST'] }, []).play(0, '8E FE*D');
  mute.answer(1, { challenge: true }).answer(0, { words: null });
  expect(news(mute, null)).toBe(
    'even: Beth challenged Anna’s FE✱D: nothing was spelt. Anna takes the tiles back and loses the turn.',
  );
});

test('[WW-17] three players: whoever was wrong is named with what it cost', () => {
  const spelt = (good: boolean): TestGame =>
    new TestGame(three, good ? ['fend'] : []).play(0, '8E FEND').answer(1, { challenge: true });
  const stands = spelt(true).answer(2, { agree: true });
  expect(news(stands, 2)).toBe(
    'bad: Beth challenged Anna’s FEND: it counts, so the play stands for 28. Beth and you lose 20 points each.',
  );
  expect(news(stands, 0)).toMatch(/^good: /);
  const falls = spelt(false).expire();
  expect(news(falls, 2)).toMatch(/Anna takes the tiles back and loses the turn\. You lose 20 points\.$/);
  expect(told(falls, 2).map(({ text }) => text)).toContain('Time ran out for you, which counts as trusting the play.');
});

test('[WW-14] [WW-15] time that ran out, and what it did', () => {
  expect(news(new TestGame(two, []).expire(), 0)).toBe('bad: Your time ran out, which counts as a pass.');
  expect(news(new TestGame(two, []).expire(), 1)).toBe('even: Anna’s time ran out, which counts as a pass.');
  const accepted = new TestGame(two, []).play(0, '8E FEND').expire();
  expect(news(accepted, 1)).toBe('bad: Time ran out for you, which counts as accepting the play.');
  const config: Partial<Config> = { overtime: 'points' };
  const clocked = new TestGame(two, [], tableFor(2, 'live', { config, bank: 60_000 })).expire();
  expect(news(clocked, 0)).toBe('bad: Your clock has run out: another minute costs 10 points.');
  const lost = new TestGame(two, [], tableFor(2, 'live', { config: { overtime: 'loses' }, bank: 60_000 })).expire();
  expect(news(lost, 1)).toBe('good: You win with 0 points. Anna’s time ran out.');
});

test('[WW-19] the end is told with who won, how, and what was added', () => {
  const m = new TestGame({ trays: ['FEND', 'OX'], pot: '' }, []).play(0, '8E FEND').answer(1, { challenge: false });
  expect(news(m, 0)).toBe(
    'good: You win with 52 points. You played your last tile. You add 24 for tiles left in other trays.',
  );
  expect(news(m, 1)).toMatch(/^bad: Anna wins with 52 points\./);
});

test('the bomb stays in sight, unless a verdict says more', () => {
  const board = Array.from({ length: 15 }, () => '.'.repeat(15));
  const m = new TestGame({ ...two, board }, ['fending']).play(0, '8H FENDING').answer(1, { challenge: false });
  expect(news(m, 0)).toMatch(/^good: You score (\d+) for FENDI✱G: \1 in all\./);
  const proven = new TestGame({ ...two, board }, []).play(0, '8H FENDING').answer(1, { challenge: true });
  // One of them lies face down.
  proven.answer(0, { words: null });
  expect(verdictOf(proven.events)?.by).toBe(1);
});

test('words can be looked up once they are decided, patterns never', () => {
  const links = (m: TestGame): string[] => {
    const undecided = undecidedOf(wordsOfPlays(m.events));
    return told(m, 1).flatMap((line) => cut(line, undecided).flatMap(({ text, word }) => (word ? [text] : [])));
  };
  const m = new TestGame({ trays: ['FENDING', 'STAINER', 'AB'] }, ['fend', 'stain']).play(0, '8E FEND');
  expect(links(m)).toEqual([]);
  m.answer(1, { challenge: true });
  expect(links(m)).toEqual([]);
  m.answer(2, { agree: false });
  expect(new Set(links(m))).toEqual(new Set(['FEND']));
  // 8D is next to the F, 9D turns the tile over: what lies there is a pattern.
  m.answer(1, { type: 'pass' }).answer(2, { type: 'pass' }).play(0, 'D8 GI');
  expect(links(m).filter((word) => word !== 'FEND')).toEqual([]);
  const gaveIn = new TestGame({ trays: ['FE*DING', 'ST'] }, []).play(0, '8E FE*D');
  gaveIn.answer(1, { challenge: true }).answer(0, { words: null });
  expect(links(gaveIn)).toEqual([]);
});

test('a verdict stays until the next play or pass, and not under the next question about a play', () => {
  const m = new TestGame(two, ['fend']).play(0, '8E FEND');
  expect(verdictOf(m.events)).toBeNull();
  m.answer(1, { challenge: true });
  expect(verdictOf(m.events)).toMatchObject({ by: 1, stands: true, words: ['fend'] });
  m.play(0, 'G7 I(N)');
  expect(m.step).toBe('challenge');
  expect(verdictOf(m.events)).toBeNull();
  const passed = new TestGame(two, ['fend']).play(0, '8E FEND').answer(1, { challenge: true });
  expect(verdictOf(passed.answer(0, { type: 'pass' }).events)).toBeNull();
});

test('[WW-23] the end of a variant is told by its own numbers', () => {
  const variant = { name: 'Test', passes: 3, passingTwoPlayers: 1, leftTilesCost: 2 };
  const m = new TestGame({ trays: ['QZ', 'AB'], passes: 5 }, [], tableFor(2, 'live', { config: { variant } }));
  m.answer(0, { type: 'pass' });
  // Each adds the other's tiles and loses twice their own: 5 - 32 and 16 - 10.
  expect(told(m, 0).at(-1)!.text).toBe(
    'Beth wins with 6 points. All players passed 3 times in a row. You lose 27 for tiles left. Beth adds 6 for tiles left in other trays.',
  );
});
