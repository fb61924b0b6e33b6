import { readdirSync } from 'node:fs';
import { bindGame, loadGame } from '@wordhoard/catalog';
import { limitsFor, type Shape } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { askProgram, fileWith } from './testing/program.ts';
import { readLexicon } from './words/words-command.ts';

/** Each game with a drawing: a line of it, in the middle of a game, and ids of cards and tiles, which mean nothing to people. */
const DRAWINGS: readonly (readonly [game: string, line: RegExp, ids: RegExp])[] = [
  ['wildwords', /^ +8 (?:[A-Z*'"=~!.-] ?){15}$/m, /\bT\d+\b/],
  ['wordsy', /^ {2}[A-Z] [A-Z] \| [A-Z] [A-Z] \| [A-Z] [A-Z] \| [A-Z] [A-Z]$/m, /\b[A-Z]\d+\b/],
  ['word-nerds', /^ {2}Hand: (?:[A-Z?]\d ?)+$/m, /\b[LA]\d\d\b/],
  ['wordsmith', /^ {2}(?:[a-zA-Z.*] ){7}[a-zA-Z.*] {5}(?:[a-zA-Z.*] ?){8}$/m, /\bL\d+\b/],
  ['word-worx', /^ {2}Line: (?:[A-Z]{1,2} ?)+$/m, /\bC\d+\b/],
];

test('every drawing is tested', () => {
  const files = readdirSync(new URL('./boards/games', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));
  expect(DRAWINGS.map(([game]) => game).toSorted()).toEqual(files.toSorted());
});

test.each(DRAWINGS)('draws the table of %s, and names its cards', async (id, line, ids) => {
  const words = readLexicon();
  const pack = (await loadGame(id))!; // It is a game of the catalog.
  const limits = limitsFor<Shape>(pack.rules, 'relaxed');
  const table = { config: pack.defaults, players: 2, limits, bank: null, position: null };
  const game = bindGame(pack, words);
  const { record } = recordGame<Shape>({ game, env: words, bot: pack.bot(1), table, words: words.id, name: 'drawn' });
  const file = fileWith(record);
  const at = String(Math.floor(record.entries.length / 2));
  const { exit, out } = await askProgram('replay', file, '--at', at, '--seat', '1');
  expect(exit).toBe(0);
  const [, drawing = ''] = out.split('On the table\n');
  expect(drawing).toMatch(line);
  expect(drawing).toContain('Seat 2');
  expect(out).not.toMatch(ids);
  expect(out).not.toContain('{');

  const each = (await askProgram('replay', file, '--at', at, '--seat', '1', '--each')).out;
  expect(each.match(/^After line \d+$/gm)!.length).toBeGreaterThan(1);
  // The same events, each once.
  const told = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('- '));
  expect(told(each)).toEqual(told(out));
});
