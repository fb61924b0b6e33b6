import { bindGame, GAME_IDS, type GameId, loadGame } from '@wordhoard/catalog';
import { limitsFor, type Shape } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { askProgram, fileWith } from './testing/program.ts';
import { readLexicon } from './words/words-command.ts';

/** A line of each drawing, in the middle of a game. */
const DRAWN: Readonly<Record<GameId, RegExp>> = {
  wildwords: /^ +8 (?:[A-Z*'"=~!.-] ?){15}$/m,
  wordsy: /^ {2}[A-Z] [A-Z] \| [A-Z] [A-Z] \| [A-Z] [A-Z] \| [A-Z] [A-Z]$/m,
  'word-nerds': /^ {2}Hand: (?:[A-Z?]\d ?)+$/m,
  wordsmith: /^ {2}(?:[a-zA-Z.*] ){7}[a-zA-Z.*] {5}(?:[a-zA-Z.*] ?){8}$/m,
  'word-worx': /^ {2}Line: (?:[A-Z]{1,2} ?)+$/m,
};
/** Ids of cards and tiles, which mean nothing to people. */
const IDS: Readonly<Record<GameId, RegExp>> = {
  wildwords: /\bT\d+\b/,
  wordsy: /\b[A-Z]\d+\b/,
  'word-nerds': /\b[LA]\d\d\b/,
  wordsmith: /\bL\d+\b/,
  'word-worx': /\bC\d+\b/,
};

test.each(GAME_IDS)('draws the table of %s, and names its cards', async (id) => {
  const words = readLexicon();
  const pack = (await loadGame(id))!; // Every id of the catalog has a package.
  const limits = limitsFor<Shape>(pack.rules, 'relaxed');
  const table = { config: pack.defaults, players: 2, limits, bank: null, position: null };
  const game = bindGame(pack, words);
  const { record } = recordGame<Shape>({ game, env: words, bot: pack.bot(1), table, words: words.id, name: 'drawn' });
  const file = fileWith(record);
  const at = String(Math.floor(record.entries.length / 2));
  const { exit, out } = await askProgram('replay', file, '--at', at, '--seat', '1');
  expect(exit).toBe(0);
  const [, drawing = ''] = out.split('On the table\n');
  expect(drawing).toMatch(DRAWN[id]);
  expect(drawing).toContain('Seat 2');
  expect(out).not.toMatch(IDS[id]);
  expect(out).not.toContain('{');

  const each = (await askProgram('replay', file, '--at', at, '--seat', '1', '--each')).out;
  expect(each.match(/^After line \d+$/gm)!.length).toBeGreaterThan(1);
  // The same events, each once.
  const told = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('- '));
  expect(told(each)).toEqual(told(out));
});
