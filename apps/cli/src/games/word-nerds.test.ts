import { describe, expect, test } from 'vitest';
import { askProgram, type ProgramRun } from '../testing/program.ts';

const run = (...args: string[]): Promise<ProgramRun> => askProgram('word-nerds', ...args);
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await run(...args, '--json')).out);

describe('score', () => {
  test('[WN-12] the printed examples: PATHS 9, WRECK 12', async () => {
    expect(await run('score', 'PATHS')).toMatchObject({
      exit: 0,
      out: ['PATHS is worth 9', '  letters  7  = P 2 + A 1 + T 1 + H 2 + S 1', '  length   2  for 5 letters'].join(
        '\n',
      ),
    });
    expect(await json('score', 'wreck')).toMatchObject({
      word: 'wreck',
      value: 12,
      letters: 10,
      bonus: 2,
      valid: true,
    });
  });
  test('[WN-1] a WILD in brackets is worth nothing', async () => {
    expect(await json('score', '(w)reck')).toMatchObject({ word: 'wreck', value: 9 });
  });
  test('[WN-10] values a non-word, and says that it is none', async () => {
    const { exit, out } = await run('score', 'kcerw');
    expect(exit).toBe(0);
    expect(out).toContain('KCERW is worth 12, but is not in the dictionary');
  });
});

describe('best', () => {
  test('the best words, most valuable first; five by default', async () => {
    const { exit, out } = await run('best', '--hand', 'PATHS', '--pool', 'EC');
    expect(exit).toBe(0);
    const values = out.split('\n').map((line) => Number(line.slice(0, 2)));
    expect(values).toHaveLength(5);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect((await run('best', '--hand', 'paths', '--pool', 'ec', '--top', '12')).out.split('\n')).toHaveLength(12);
  });
  test('ignores case', async () => {
    const [upper, lower] = [await run('best', '--hand', 'PATHS'), await run('best', '--hand', 'paths')];
    expect(upper).toEqual(lower);
    expect(await json('score', 'W(R)ECK')).toEqual(await json('score', 'w(r)eck'));
  });
  test('in JSON, with WILDs, agreeing with score', async () => {
    // JSON of a command whose shape this test states.
    const { words } = (await json('best', '--hand', 'wreck', '--pool', '', '--top', '1')) as {
      words: { word: string; value: number }[];
    };
    expect(words).toEqual([{ word: 'wreck', value: 12 }]);
    expect(await json('best', '--hand', 'wr?ck', '--top', '1')).toMatchObject({ words: [{ value: 11 }] });
  });
  test('none: exit 1', async () => {
    expect(await run('best', '--hand', 'zzzz')).toEqual({ exit: 1, out: '', err: '' });
    expect(await run('best', '--hand', 'z', '--pool', 'rate')).toMatchObject({ exit: 0 });
  });
});

describe('bad usage', () => {
  test.each([
    [['score'], 'Name exactly one word.'],
    [['score', ''], 'Name exactly one word.'],
    [['score', 'paths', 'wreck'], 'Name exactly one word.'],
    [['score', 'tea'], 'at least 4'],
    [['score', 'P4THS'], 'letters from a to z'],
    [['score', 'pa(th)s'], 'letters from a to z'],
    [['score', 'a'.repeat(41)], 'at most 40 letters'],
    [['score', 'paths', '--loud'], '--loud'],
    [['score', 'can’t'], 'letters from a to z'],
    [['best'], 'Name a hand'],
    [['best', '--hand', '', '--pool', 'rate'], 'Name a hand'],
    [['best', '--hand', 'paths', '--pool', 'e c'], 'letters from a to z'],
    [['best', '--hand', 'p'.repeat(20), '--pool', 'a'.repeat(21)], 'at most 40 letters'],
    [['best', '--hand', 'paths', '--top', 'many'], '--top'],
    [['best', '--hand', 'paths', '--top'], '--top'],
    [['best', '--hand', 'p4ths'], 'letters from a to z'],
    [['best', '--hand', 'a'.repeat(41)], 'at most 40 letters'],
    [['best', '--hand', 'paths', 'ec'], "Unexpected 'ec'."],
    [['best', '--hand', 'paths', '--top', '0'], '--top'],
    [['best', '--hand', 'paths', '--dictionary', 'huge'], '--dictionary'],
    [['guess'], "There is no command 'guess'."],
  ])('%j exits with 2 and says why', async (args, why) => {
    const { exit, out, err } = await run(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(why);
    expect(err).not.toMatch(/^\s+at /m);
  });
  test('also with --json', async () => {
    expect(await run('score', 'P4THS', '--json')).toEqual(await run('score', 'P4THS'));
    expect(await run('best', '--hand', '', '--json')).toMatchObject({ exit: 2, out: '' });
  });
  test('help is not bad usage', async () => {
    expect(await run('best', '--help')).toMatchObject({ exit: 0, out: expect.stringContaining('--top 5') });
  });
});
