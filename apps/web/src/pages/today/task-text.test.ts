import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@wordhoard/catalog';
import { gamesWith } from '@wordhoard/catalog/testing';
import { chooseTask, seedOfDay } from '@wordhoard/hoard';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import { symbolsOn, taskHelp, taskText } from './task-text.ts';

const words = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const sentences = (lines: readonly string[]): number => lines.join(' ').match(/[.!?](?=\s|$)/g)?.length ?? 0;

test.each(await gamesWith(({ task }) => task))(
  '%s explains its task in three sentences and a list of symbols',
  async (id) => {
    const pack = await loadGame(id);
    if (!pack) throw new Error(`there is no game '${id}'`);
    const { task } = chooseTask(pack, words, seedOfDay('test', '2026-11-17').seed);
    expect(taskText(id)).not.toBe('');
    expect(sentences(taskHelp(id))).toBeLessThanOrEqual(3);
    expect(taskHelp(id).at(-1)).toMatch(/^Your score is /);
    const symbols = symbolsOn(id, task.seen);
    expect(new Set(symbols.map(({ mark }) => mark)).size).toBe(symbols.length);
    if (id !== 'wordsy') expect(symbols.length).toBeGreaterThan(0);
  },
);

test('symbols that aren’t on the board are left out', () => {
  const board = (rare: number) => ({ view: { board: [{ rare: 0 }, { rare }] } }) as never; // a view of these cards only
  expect(symbolsOn('wordsy', board(0))).toEqual([]);
  expect(symbolsOn('wordsy', board(2)).map(({ mark }) => mark)).toEqual(['+2']);
});
