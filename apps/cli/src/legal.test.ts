import { playShortMatch } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { askProgram, fileWith, type ProgramRun } from './testing/program.ts';
import { readLexicon } from './words/words-command.ts';

const { record } = playShortMatch(readLexicon(), 'legal');
const legal = (...flags: string[]): Promise<ProgramRun> => askProgram('legal', fileWith(record), ...flags);
const isText = (entry: (typeof record.entries)[number]): boolean => 'to' in entry && 'text' in entry.answer;
const at = String(record.entries.findIndex(isText));

test('legal lists moves that could be sent, and says that there are more', async () => {
  const { exit, out } = await legal('--seat', '1', '--at', at, '--most', '5');
  expect(exit).toBe(0);
  const lines = out.split('\n');
  expect(lines.at(-1)).toBe('… and more');
  const moves = lines.slice(0, -1).map((line) => JSON.parse(line));
  expect(moves).toHaveLength(5);
  for (const move of moves)
    expect(move).toEqual({ to: expect.any(Number), answer: { text: expect.any(String), lock: expect.any(Boolean) } });
  const texts = moves.slice(1).map((move) => move.answer.text);
  expect(texts).toEqual(texts.toSorted());
  const json = JSON.parse((await legal('--seat', '1', '--at', at, '--most', '5', '--json')).out);
  expect(json).toEqual({ seat: 0, question: moves[0].to, moves, more: true });
});

test('legal says when a player has no move, and what is wrong with its options', async () => {
  expect(await legal('--seat', '2')).toMatchObject({ exit: 1, out: 'This player has no legal move now.' });
  expect(await legal()).toMatchObject({ exit: 2, err: 'Name a seat: --seat 1' });
  expect(await legal('--seat', '1', '--most', '0')).toMatchObject({ exit: 2, err: /--most must be from 1 to/ });
  expect(await legal('--seat', '9')).toMatchObject({ exit: 2, err: /--seat must be a seat from 1 to 2/ });
});
