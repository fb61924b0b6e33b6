import { bind, type StartPosition } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { everyWord, wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, inject, test } from 'vitest';
import { randomBot } from '../bot/random.ts';
import { rules } from '../rules.ts';
import { TestGame, tableFor } from '../testing.ts';
import type { WildWords } from '../types.ts';
import { PLAIN_WORDS } from '../words.ts';
import { judge } from './judge.ts';

/** Few words of every tier for a quick search, and short ones that random tiles can make. */
const env = lexiconOf(
  Object.fromEntries(
    everyWord()
      .filter((word, i) => i % (word.length < 4 ? 2 : 100) === 0)
      .map((word) => [word, wholeLexicon.tier(word)!]),
  ),
);
const tables = [
  tableFor(2),
  tableFor(3),
  tableFor(4, { days: 2 }, { config: { penalty: 40 } }),
  tableFor(2, 'live', { bank: 5_000 }),
  tableFor(3, 'live', { config: { words: { ...PLAIN_WORDS, dictionaries: ['everyday'], own: 'aa aaaa' } } }),
];

/** Two tiles from the end, with the pot empty. */
function endgame(): StartPosition<WildWords> {
  const { match } = new TestGame({ trays: ['AB', 'CD'], pot: '' }, []);
  return { state: match.state, agenda: match.agenda.map(({ step }) => step) };
}

test('the contract holds for the judge: it depends only on the observation, and no move beats its best', () => {
  const report = contract<WildWords>({
    game: bind(rules, env),
    env,
    bot: randomBot,
    tables,
    positions: [endgame(), endgame()],
    games: tables.length,
    maxMoves: 4000,
    judge,
    judgedOneIn: inject('sweep') ? 12 : 30,
    name: 'judge',
  });
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.judged).sort()).toEqual(['challenge', 'spell', 'turn', 'vote']);
  expect(report.judged['turn']).toBeGreaterThan(inject('sweep') ? 20 : 10);
});
