import { bind, limitsFor, replay } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { formatBoard, game, gridOf, type WildWords } from '@wordhoard/wildwords';
import { expect, test } from 'vitest';
import { askProgram, fileWith, type ProgramRun, startProgram } from '../../testing/program.ts';
import { readLexicon } from '../../words/words-command.ts';

const gcg = (input: string): ProgramRun => startProgram(['wildwords', 'gcg', '-'], { input });

test('writes a record as GCG, which is read to the same board and totals', () => {
  const words = readLexicon();
  const bound = bind<WildWords>(game.rules, words);
  const { record } = recordGame<WildWords>({
    game: bound,
    env: words,
    bot: game.bot(1),
    table: {
      config: game.defaults,
      players: 2,
      limits: limitsFor<WildWords>(game.rules, 'relaxed'),
      bank: null,
      position: null,
    },
    words: words.id,
    name: 'gcg',
  });
  const written = gcg(JSON.stringify(record));
  expect(written.exit).toBe(0);
  expect(written.out).toContain('#player1 Seat_1 Seat 1');
  // Every play, trade and pass has the rack it was made from.
  const turns = written.out.split('\n').filter((line) => /^>.*[+-]\d+ -?\d+$/.test(line) && !line.includes('('));
  expect(turns.length).toBeGreaterThan(5);
  for (const turn of turns) expect(turn).toMatch(/^>Seat_\d(?:_\d)?: [A-Z*]{1,7} /);
  const read = gcg(`${written.out}\n`);
  expect(read.exit).toBe(0);
  const lines = read.out.split('\n');
  const { board, scores } = bound.observe([...replay(bound, record)].at(-1)!, 'audience').view;
  expect(lines.slice(0, 15)).toEqual(formatBoard(gridOf(board)));
  const [first, second] = scores;
  expect(lines[15]).toBe(`Seat 1 ${first}, Seat 2 ${second}`);
});

test('names the line of an invalid play', async () => {
  const ask = (input: string): Promise<ProgramRun> => askProgram('wildwords', 'gcg', fileWith(input));
  expect(await ask('#player1 A Anna\n>A: 8E FEND +18 19\n')).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/Line 2/),
  });
  expect((await ask('{}')).exit).toBe(2);
});
