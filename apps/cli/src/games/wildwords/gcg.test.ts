import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { bind, limitsFor, replay } from '@wordhoard/kernel';
import { rehearse } from '@wordhoard/kernel/testing';
import { openLexicon } from '@wordhoard/lexicon';
import { game, gridOf, makeBoard, type WildWords } from '@wordhoard/wildwords';
import { expect, test } from 'vitest';

const words = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));

function gcg(input: string): { status: number | null; said: string } {
  const args = ['apps/cli/bin/wordhoard.js', 'wildwords', 'gcg', '-'];
  const { status, stdout, stderr } = spawnSync('node', args, { input, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a record is written as GCG, and that is read to the same board and totals', () => {
  const bound = bind<WildWords>(game.rules, words);
  const { record } = rehearse<WildWords>({
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
  expect(written.status).toBe(0);
  expect(written.said).toContain('#player1 Seat_1 Seat 1');
  const read = gcg(written.said);
  expect(read.status).toBe(0);
  const lines = read.said.trimEnd().split('\n');
  const { board, scores } = bound.see([...replay(bound, record)].at(-1)!, 'audience').view;
  expect(lines.slice(0, 15)).toEqual(makeBoard(gridOf(board)));
  const [first, second] = scores;
  expect(lines[15]).toBe(`Seat 1 ${first}, Seat 2 ${second}`);
});

test('what does not hold is said with its line', () => {
  expect(gcg('#player1 A Anna\n>A: 8E FEND +18 19\n')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/Line 2/),
  });
  expect(gcg('{}').status).toBe(2);
});
