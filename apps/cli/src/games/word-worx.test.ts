import { describe, expect, test } from 'vitest';
import { askProgram, type ProgramRun } from '../testing/program.ts';

const worx = (...args: string[]): Promise<ProgramRun> => askProgram('word-worx', ...args);
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await worx(...args, '--json')).out);

describe('score', () => {
  test('[WX-11] HASTE counts 15, and 30 with the bonus', async () => {
    expect(await json('score', '--manifest', '24', 'HASTE')).toMatchObject({ points: 15, bonus: null });
    expect(await json('score', '--manifest', '24', '--bonus', '3', 'haste')).toMatchObject({ points: 30, bonus: 3 });
  });
  test('[WX-11] every line is shown', async () => {
    const args = ['--manifest', '1', '--bonus', '3', '--left', '2', 'EMU', 'TRASHY', 'EMU', 'ON'];
    expect(await worx('score', ...args)).toEqual({
      exit: 0,
      err: '',
      out: [
        '   5  EMU  set 1',
        '  50  TRASHY  set 3, doubled',
        '   5  EMU  set 1',
        '   2  ON  not on the manifest',
        '  -2  2 left in hand',
        '  60  total',
      ].join('\n'),
    });
  });
  test('[WX-11] every copy pays, in the better of two sets; or each entry once', async () => {
    const antes = ['--manifest', '6', '--bonus', '5', 'ANTE', 'ANTE', 'ANTE'];
    expect(await json('score', ...antes)).toMatchObject({ points: 60 });
    expect(await json('score', ...antes, '--once')).toMatchObject({ points: 20 + 10 + 2 });
    expect((await worx('score', ...antes, '--once')).out).toContain('2  ANTE  counted already');
  });
  test('[WX-7] scores a non-word, and says that it is none', async () => {
    const { exit, out } = await worx('score', '--manifest', '1', 'xqz');
    expect(exit).toBe(1);
    expect(out).toContain('XQZ is not in the dictionary');
    // COS is in no dictionary of ours, but on a manifest.
    expect((await worx('score', '--manifest', '1', 'cos')).exit).toBe(0);
  });
});

describe('build', () => {
  test('[WX-7] the best arrangement, and what is one card away', async () => {
    const { exit, out } = await worx(
      'build',
      '--hand',
      'S E N',
      '--table',
      'HAT ON',
      '--manifest',
      '24',
      '--bonus',
      '3',
    );
    expect(exit).toBe(0);
    expect(out.split('\n').slice(0, 2)).toEqual(['  50  HASTEN  set 3, doubled', '   2  ON  not on the manifest']);
    expect(out).toContain('52  total');
    expect(out).toContain('One card away:');
  });
  test('[WX-1] cards of two letters are written with a hyphen', async () => {
    expect(await json('build', '--hand', 'a st e', '--table', 'h-in-t', '--manifest', '24')).toMatchObject({
      complete: true,
      points: expect.any(Number),
    });
    const { out } = await worx('build', '--hand', 'h a st e', '--manifest', '24');
    expect(out).toContain('15  HASTE (H-A-ST-E)  set 3');
  });
  test('counts words that stay on the table, in either case', async () => {
    const { exit, out } = await worx('build', '--hand', '', '--table', 'word On-', '--manifest', '1');
    expect([exit, out.split('\n').slice(0, 3)]).toEqual([
      0,
      ['   2  WORD  not on the manifest', '   2  ON (ON-)  not on the manifest', '   4  total'],
    ]);
  });
  test('says so if there are too many cards to try everything', async () => {
    const hand = ['--hand', 'e e e a a a s s s r r t t o o d i l n c', '--manifest', '1'];
    expect(await json('build', ...hand)).toMatchObject({ complete: false });
    expect((await worx('build', ...hand)).out).toContain('a better answer may exist');
    expect((await worx('build', '--hand', 's e n', '--manifest', '24')).out).not.toContain('a better answer may exist');
  });
  test('nothing to lay: exit 1, and the cards stay in hand', async () => {
    const { exit, out } = await worx('build', '--hand', 'v k j', '--manifest', '1');
    expect(exit).toBe(1);
    expect(out).toContain('-3  left in hand: V K J');
  });
});

describe('bad usage', () => {
  test.each([
    [['score', 'emu'], '--manifest must be'],
    [['score', '--manifest', '25', 'emu'], '1 to 24'],
    [['score', '--manifest', '1', '--bonus', '7', 'emu'], '--bonus'],
    [['score', '--manifest', '1', '--left', 'two', 'emu'], '--left must be'],
    [['score', '--manifest', '1', '--left', '', 'emu'], '--left must be'],
    [['score', '--manifest', '1', '--left', '1e1', 'emu'], '--left must be'],
    [['score', '--manifest', '1', '--left=-2', 'emu'], '--left must be'],
    [['score', '--manifest', '1', '--left', '91', 'emu'], '--left must be'],
    [['score', '--manifest', '1', '--bonus', '', 'emu'], '--bonus must be'],
    [['score', '--manifest', '01', 'emu'], '1 to 24'],
    [['score', '--manifest', '1', '--bogus', '1', 'emu'], '--bogus'],
    [['score', '--manifest'], '--manifest'],
    [['build', '--hand', 'A', '--table', 'WORD -', '--manifest', '1'], 'not a word'],
    [['build', '--hand', 'É', '--manifest', '1'], 'no card É'],
    [['score', '--manifest', '1', 'can’t'], 'letters from a to z'],
    [['build', '--manifest', '1'], 'Name a hand'],
    [['build', '--hand', 'A TT', '--manifest', '1'], 'no card TT'],
    [['build', '--hand', 'K K', '--manifest', '1'], 'too few cards left for K K'],
    [['build', '--hand', 'A', '--table', 'XQZ', '--manifest', '1'], 'no card Q'],
    [['build', '--hand', 'A', '--table', 'XYZ', '--manifest', '1'], 'not a word'],
    [['build', '--hand', 'A', 'S', '--manifest', '1'], 'in quotes'],
    [['guess'], "There is no command 'guess'."],
  ])('%j exits with 2 and says why', async (args, why) => {
    const { exit, out, err } = await worx(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(why);
  });
});
