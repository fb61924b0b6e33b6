import type { NewTable } from '@wordhoard/protocol';
import { describe, expect, test } from 'vitest';
import { outcomeOf, pastOnDevice } from '../my-games/past-game.ts';
import { freshTable, LocalTable } from './local-table.ts';
import { openTable, questionOf, startTable, testPage, wanted } from './testing/test-page.ts';

const HOUR = 60 * 60_000;

test('a person and a bot play a short game to its end by the clock alone', async () => {
  const { said, pass, kept } = await startTable(testPage(), wanted(2, [2]));
  expect(said[0]).toMatchObject({
    type: 'table',
    table: { status: 'playing', seats: [{ name: 'Anna' }, { level: 2 }] },
  });
  await pass(HOUR);
  const last = said.findLast((it) => it.type === 'table');
  expect(last).toMatchObject({ table: { status: 'over', reveal: { seed: expect.any(String) } } });

  // Stored with its end: opened again it is the same, and can't be played on.
  const left = kept()!;
  expect(left.over).toBe(true);
  const later = await openTable(testPage(), left);
  await later.pass(HOUR);
  expect(later.said[0]).toEqual(last);
  expect(later.kept()).toEqual(left);
});

describe('resigning', () => {
  const RESIGN = { type: 'resign', seat: 0 } as const;
  const REFUSED = { type: 'refused', id: 'resign' };

  test.each([
    ['one bot', [2]],
    ['several bots', [1, 3, 5]],
  ] as const)('against %s it is over at once, nobody plays on, and it is kept like that', async (_, bots) => {
    const { said, pass, kept, command, answer } = await startTable(testPage(), wanted(bots.length + 1, [...bots]));
    await answer('ready', { ready: true });
    await pass(3000);
    await command('resign', { type: 'resign', seat: 1 });
    expect(said.at(-1)).toMatchObject({ ...REFUSED, refusal: { code: 'not-seated' } });
    await command('resign', RESIGN);
    expect(said.at(-1)).toEqual({ type: 'done', id: 'resign' });
    const over = said.findLast((it) => it.type === 'table');
    const ended = { code: 'resigned', by: 0 };
    expect(over).toMatchObject({
      table: { status: 'over', result: null, ended, reveal: { seed: expect.any(String) } },
    });
    const left = kept()!;
    expect(left).toMatchObject({ over: true, ended });

    // No bot, clock or player goes on.
    const told = said.length;
    await pass(HOUR);
    expect([said.length, kept()]).toEqual([told, left]);
    await answer('late', { text: 'mis', lock: false });
    expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'late', refusal: { code: 'over' } });
    await command('resign', RESIGN);
    expect(said.at(-1)).toMatchObject({ ...REFUSED, refusal: { code: 'over' } });
    await command('slower', { type: 'bot-speed', speed: 'slow' });
    await pass(HOUR);
    expect(kept()).toEqual(left);

    const later = await openTable(testPage(), left);
    await later.pass(HOUR);
    expect(later.said[0]).toEqual(over);
    expect(questionOf(later.said, 0)).toEqual(questionOf(said, 0));
    expect(later.kept()).toEqual(left);
    // My games: lost, with every move that was made.
    const past = pastOnDevice(left, null, 0);
    expect(outcomeOf(past)).toBe('lost');
    expect(past).toMatchObject({ mine: 0, result: null, ended, record: { entries: left.entries } });
  });

  test.each([
    ['alone', wanted(1, [])],
    ['with others at the device', wanted(2, [])],
    ['with others at the device and a bot', wanted(3, [2])],
  ])('%s nothing is resigned', async (_, table) => {
    const { said, command } = await startTable(testPage(), table);
    await command('resign', RESIGN);
    expect(said.at(-1)).toMatchObject(REFUSED);
    expect(said.findLast((it) => it.type === 'table')).toMatchObject({ table: { status: 'playing' } });
  });

  test('a game that has come to its end cannot be resigned', async () => {
    const { said, pass, kept, command } = await startTable(testPage(), wanted(2, [2]));
    await pass(HOUR);
    await command('resign', RESIGN);
    expect(said.at(-1)).toMatchObject({ ...REFUSED, refusal: { code: 'over' } });
    expect(kept()).not.toHaveProperty('ended');
  });
});

test('everybody at the device has a name of their own, bots too', async () => {
  const twins: NewTable = { ...wanted(4, [2]), name: 'Ada', others: ['Mum', 'mum'] };
  const { said } = await startTable(testPage(), twins);
  expect(said[0]).toMatchObject({
    table: { seats: [{ name: 'Ada' }, { name: 'Mum' }, { name: 'mum 2' }, { name: 'Basil' }] },
  });
});

test('nobody is sent what a bot sees', async () => {
  const { said, pass } = await startTable(testPage(), wanted(3, [1, 5]));
  await pass(120_000);
  const viewers = new Set(said.flatMap((it) => (it.type === 'update' ? [it.viewer] : [])));
  expect([...viewers]).toEqual([0]);
});

test('a move is answered under its id, and a bad one is refused', async () => {
  const { said, command } = await startTable(testPage(), wanted(1, []));
  const { id: to } = questionOf(said, 0)!;
  const answer = { ready: true };
  await command('one', { type: 'move', seat: 0, move: { to: to + 7, answer } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'one', refusal: { code: 'stale' } });
  await command('two', { type: 'move', seat: 0, move: { to, answer } });
  expect(said.at(-1)).toEqual({ type: 'done', id: 'two' });
  expect(questionOf(said, 0)).toMatchObject({ type: 'write' });
  await command('three', { type: 'move', seat: 3, move: { to, answer } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'three' });
});

test('what was kept goes on with the draft and the time that was left', async () => {
  const before = await startTable(testPage(), wanted(1, []));
  await before.answer('ready', { ready: true });
  await before.pass(4000);
  await before.answer('draft', { text: 'mis', lock: false });

  const after = await openTable(testPage(), before.kept()!);
  const update = after.said.find((it) => it.type === 'update');
  expect(update).toMatchObject({ now: 4000, seen: { question: { mine: { answer: { text: 'mis' } }, until: 30_000 } } });
  const events = update?.type === 'update' ? update.events.map(({ type }) => type) : [];
  expect(events).toContain('dealt');
});

test('with the phone in the pocket nothing happens: no bot plays, no sand runs', async () => {
  const { said, pass, tell, answer } = await startTable(testPage(), wanted(2, [3]));
  await answer('ready', { ready: true });
  await pass(5000);
  await answer('draft', { text: 'mis', lock: false });
  await tell({ type: 'look', looking: false });
  const told = said.length;
  await pass(24 * HOUR);
  expect(said).toHaveLength(told);
  await tell({ type: 'look', looking: true });
  expect(said.at(-1)).toEqual({ type: 'pong', now: 5000 });
  await pass(120_000);
  const next = said.slice(told).find((it) => it.type === 'update');
  expect(next?.type === 'update' && next.now).toBeGreaterThan(5000);
  expect(next?.type === 'update' && next.now).toBeLessThan(125_000);
});

test('how fast bots are can be changed at the table, and is kept with the game', async () => {
  const { said, kept, command } = await startTable(testPage(), wanted(2, [3]));
  await command('slower', { type: 'bot-speed', speed: 'slow' });
  expect(said.at(-1)).toEqual({ type: 'done', id: 'slower' });
  expect(said.findLast((it) => it.type === 'table')).toMatchObject({ table: { options: { botSpeed: 'slow' } } });
  const again = await openTable(testPage(), kept()!);
  expect(again.said[0]).toMatchObject({ table: { options: { botSpeed: 'slow' } } });
});

test('a word allowed against a bot counts from then on, is told, and is kept with the game', async () => {
  const { said, kept, pass, command, answer } = await startTable(testPage(), wanted(2, [3]));
  await command('bad', { type: 'amend', seat: 0, amendment: { allow: 'quokka-ed' } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'bad', refusal: { code: 'not-a-z' } });
  await command('theirs', { type: 'amend', seat: 1, amendment: { allow: 'quokked' } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'theirs', refusal: { code: 'not-seated' } });
  await command('good', { type: 'amend', seat: 0, amendment: { allow: 'quokked' } });
  expect(said.at(-1)).toEqual({ type: 'done', id: 'good' });
  const isTold = { events: [{ type: 'allowed', by: 0, word: 'quokked' }] };
  expect(said.findLast((it) => it.type === 'update')).toMatchObject(isTold);
  // The page makes its next table of these options.
  const options = { config: { words: { allowed: ['quokked'] } } };
  expect(said.findLast((it) => it.type === 'table')).toMatchObject({ table: { options } });

  const again = await openTable(testPage(), kept()!);
  expect(again.said[0]).toMatchObject({ table: { options } });
  expect(again.said[1]).toMatchObject({ seen: { view: options } });

  // A challenge now fails.
  await answer('ready', { ready: true });
  await pass(5000);
  await answer('word', { text: 'quokked', lock: true });
  await pass(HOUR);
  const challenges = said.flatMap((it) => (it.type === 'update' ? it.events : [])).filter((it) => 'word' in it);
  expect(challenges).toContainEqual(expect.objectContaining({ type: 'revealed', word: 'quokked' }));
  expect(challenges).not.toContainEqual(expect.objectContaining({ word: 'quokked', outcome: 'struck' }));
});

test('what was kept under other rules or words is refused', async () => {
  const { page } = testPage();
  const saved = freshTable(page, wanted(1, []));
  expect(LocalTable.open(page, { ...saved, words: 'another' })).toEqual({ code: 'other-version' });
  expect(LocalTable.open(page, { ...saved, rules: 999 })).toEqual({ code: 'other-version' });
});
