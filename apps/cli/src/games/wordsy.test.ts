import { describe, expect, test } from 'vitest';
import { askProgram, type ProgramRun } from '../testing/program.ts';

const BOARD = 'QG NS ML GD';

const wordsy = (...args: string[]): Promise<ProgramRun> => askProgram('wordsy', ...args);
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await wordsy(...args, '--json')).out);

describe('score', () => {
  test('[WY-13] the points, and which cards scored', async () => {
    expect(await wordsy('score', '--board', BOARD, 'MISQUOTING')).toMatchObject({
      exit: 0,
      out: [
        'MISQUOTING scores 23',
        '  Q   7  column 5, rare +2',
        '  G   5  column 5',
        '  N   4  column 4',
        '  S   4  column 4',
        '  M   3  column 3',
      ].join('\n'),
    });
    expect(await json('score', '--board', 'CB CR LP MD', 'baccalaureates')).toMatchObject({ points: 21, valid: true });
  });

  test('[WY-22] with a handicap', async () => {
    expect(await json('score', '--board', BOARD, 'misquoting', '--handicap')).toEqual({
      word: 'misquoting',
      board: BOARD,
      handicap: true,
      points: 21,
      cards: [
        { letter: 'Q', column: 5, rare: 2, points: 7, full: true },
        { letter: 'G', column: 5, rare: 0, points: 5, full: true },
        { letter: 'N', column: 4, rare: 0, points: 4, full: true },
        { letter: 'S', column: 4, rare: 0, points: 4, full: true },
        { letter: 'M', column: 3, rare: 0, points: 1, full: false },
      ],
      valid: true,
    });
  });

  test('[WY-11] scores a non-word, and says that it is none', async () => {
    const { exit, out } = await wordsy('score', '--board', BOARD, 'qgnsmlgd');
    expect(exit).toBe(0);
    expect(out).toContain('QGNSMLGD scores 30, but is not in the dictionary');
  });
});

describe('best', () => {
  test('the best words, one a line; five by default', async () => {
    const { exit, out } = await wordsy('best', '--board', BOARD);
    expect(exit).toBe(0);
    const lines = out.split('\n');
    expect(lines).toHaveLength(5);
    const points = lines.map((line) => Number(line.slice(0, 2)));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points[0]).toBeGreaterThanOrEqual(23);
    expect((await wordsy('best', '--board', BOARD, '--top', '12')).out.split('\n')).toHaveLength(12);
  });

  test('in JSON, agreeing with score', async () => {
    // JSON of a command whose shape this test states.
    const { words } = (await json('best', '--board', BOARD, '--top', '1', '--dictionary', 'everyday')) as {
      words: { word: string; points: number; tier: number }[];
    };
    const [{ word, points, tier } = { word: '', points: 0, tier: 99 }] = words;
    expect(tier).toBeLessThanOrEqual(60);
    expect(await json('score', '--board', BOARD, word)).toMatchObject({ points });
  });
});

describe('bad usage', () => {
  test.each([
    [['score', 'misquoting'], 'Name a board'],
    [['score', '--board', 'QG NS ML G', 'misquoting'], 'this one has 7'],
    [['score', '--board', 'QA NS ML GD', 'misquoting'], 'no card A'],
    [['best', '--board', 'GG GS ML ND'], 'Rule of Two'],
    [['score', '--board', BOARD], 'Name exactly one word.'],
    [['score', '--board', BOARD, 'can’t'], 'letters from a to z'],
    [['best', '--board', BOARD, '--top', 'many'], '--top'],
    [['best', '--board', 'QG', 'NS', 'ML', 'GD'], 'this one has 2'],
    [['guess'], "There is no command 'guess'."],
  ])('%j exits with 2 and says why', async (args, why) => {
    const { exit, out, err } = await wordsy(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(why);
  });
  test('help is not bad usage', async () => {
    expect(await wordsy('best', '--help')).toMatchObject({ exit: 0, out: expect.stringContaining('--top 5') });
  });
});
