import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { askProgram, type ProgramRun } from '../testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildwords-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
afterAll(() => rmSync(folder, { recursive: true }));

const wildwords = (...args: string[]): Promise<ProgramRun> => askProgram('wildwords', ...args);
const json = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await wildwords(...args, '--json')).out);

describe('score', () => {
  test('[WW-13] the printed examples, one on the board of the other', async () => {
    const first = await wildwords('score', '--board', '-', '--play', '8E FEND', '--apply');
    expect(first.out.split('\n')[7]).toBe('....FEND.......');
    expect((await json('score', '--board', '-', '--play', '8E FEND'))['score']).toBe(28);
    const fend = file('fend', first.out);
    expect(await json('score', '--board', fend, '--play', 'D3 STAI***')).toEqual({
      play: 'D3 STAI***',
      score: 37,
      words: [
        { pattern: 'STAI***', score: 8, square: 'D3', word: expect.stringMatching(/^stai.../) },
        { pattern: '*FEND', score: 9, square: '8D', word: 'defend' },
      ],
      bomb: true,
      lost: 1,
    });
    const second = await wildwords('score', '--board', fend, '--play', 'D3 STAI***', '--apply');
    const third = await json('score', '--board', file('stain', `${second.out}\n`), '--play', 'E3 *OX', '--apply');
    expect(third['score']).toBe(35);
    expect((third['board'] as string[])[2]).toBe('...S*..........');
  });

  test('as text, also for a pattern that no word fits', async () => {
    const { out, exit } = await wildwords('score', '--board', '-', '--play', '8D STAI*Q*');
    expect(exit).toBe(0);
    expect(out.split('\n')).toEqual([
      '8D STAI*Q* scores 48',
      '    28  STAI*Q*, no word fits',
      '   -20  LOSE-20',
      '    40  the bomb',
    ]);
  });

  test('tiles already there stand in parentheses or as dots', async () => {
    const { out } = await wildwords('score', '--board', '-', '--play', '8E FEND', '--apply');
    const fend = file('fend2', out);
    expect((await json('score', '--board', fend, '--play', '8E (FEND)S'))['score']).toBe(10);
    expect((await json('score', '--board', fend, '--play', '8E ....S'))['score']).toBe(10);
    expect(await wildwords('score', '--board', fend, '--play', '8E FENDS')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('on 8E, but the board does not match'),
    });
  });

  test('reads a file with a byte order mark and other line ends', async () => {
    const { out } = await wildwords('score', '--board', '-', '--play', '8E FEND', '--apply');
    const fend = file('fend3', `\uFEFF${out.toLowerCase().replaceAll('\n', '\r\n')}\r\n`);
    expect((await json('score', '--board', fend, '--play', '8E (FEND)S'))['score']).toBe(10);
  });

  test('[WW-6] tiles that may not lie there: exit 1', async () => {
    expect(await wildwords('score', '--board', '-', '--play', '8A FEND')).toMatchObject({
      exit: 1,
      out: 'The first play must cover 8H.',
    });
    expect(await json('score', '--board', '-', '--play', '8A FEND')).toEqual({
      refusal: { code: 'not-through-centre' },
    });
  });

  test('bad usage: exit 2', async () => {
    for (const args of [
      ['--play', '8E FEND'],
      ['--board', '-'],
      ['--board', '-', '--play', 'FEND'],
      ['--board', '-', '--play', '8M FEND'],
      ['--board', join(folder, 'missing'), '--play', '8E FEND'],
      ['--board', file('short', '...\n'), '--play', '8E FEND'],
    ])
      expect((await wildwords('score', ...args)).exit, args.join(' ')).toBe(2);
  });
});

describe('plays', () => {
  test('the best play, with a word that fits each pattern', async () => {
    const { plays } = (await json('plays', '--board', '-', '--tray', 'RETINA*', '--top', '3')) as {
      plays: { play: string; score: number; words: { pattern: string; word: string }[] }[];
    };
    expect(plays).toHaveLength(3);
    for (const { play, score, words } of plays) {
      expect((await json('score', '--board', '-', '--play', play))['score']).toBe(score);
      for (const { pattern, word } of words)
        expect(word).toMatch(new RegExp(`^${pattern.toLowerCase().replaceAll('*', '.+')}$`));
    }
    const { out } = await wildwords('plays', '--board', '-', '--tray', 'RETINA*');
    expect(out.split('\n')).toHaveLength(10);
  });

  test('all of them, counted, best first', async () => {
    const all = (await json('plays', '--board', '-', '--tray', 'CAB', '--all')) as {
      count: number;
      plays: { score: number }[];
    };
    expect(all.plays).toHaveLength(all.count);
    const scores = all.plays.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect((await wildwords('plays', '--board', '-', '--tray', 'CAB', '--all')).out).toContain(`${all.count} plays`);
  });

  test('none: exit 1; bad usage: exit 2', async () => {
    expect((await wildwords('plays', '--board', '-', '--tray', 'Q')).exit).toBe(1);
    for (const args of [
      ['--board', '-'],
      ['--board', '-', '--tray', 'RETINA**'],
      ['--board', '-', '--tray', 'R2'],
      ['--board', '-', '--tray', 'RAT', '--top', '0'],
      ['--board', '-', '--tray', 'RAT', '--top', '3', '--all'],
    ])
      expect((await wildwords('plays', ...args)).exit, args.join(' ')).toBe(2);
  });
});
