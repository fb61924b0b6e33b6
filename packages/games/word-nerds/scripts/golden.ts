/**
 * Writes the golden corpus. Only for when the rules change on purpose and their version is raised:
 *   npx node packages/games/word-nerds/scripts/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { bind, limitsFor, type MatchSetup } from '@wordhoard/kernel';
import { recordGame, recordGameUntil } from '@wordhoard/kernel/testing';
import { randomBot } from '../src/bot/random.ts';
import { defaults } from '../src/defaults.ts';
import { GOLDEN_WORDS, goldenLexicon } from '../src/golden-words.ts';
import { rules } from '../src/rules.ts';
import type { Event, WordNerds } from '../src/types.ts';

const env = goldenLexicon();
const game = bind<WordNerds>(rules, env);
const usual = { game, env, bot: randomBot, words: GOLDEN_WORDS };
const tableOf = (players: number, pace: 'live' | 'relaxed'): Omit<MatchSetup<WordNerds>, 'seed'> => ({
  config: { ...defaults, winningScore: 60, lastTurn: 8 },
  players,
  limits: limitsFor<WordNerds>(rules, pace),
  bank: null,
  position: null,
});
const corpus = (
  [
    [2, 'live'],
    [3, 'relaxed'],
    [6, 'live'],
  ] as const
).map(([players, pace]) =>
  recordGame<WordNerds>({ ...usual, table: tableOf(players, pace), name: `golden ${players}` }),
);
// Trumps that carry action cards, a challenge of a word that is one, and time that runs out.
const isTrumpWithCards = (event: Event): boolean =>
  event.type === 'laid' && event.trumps !== null && event.actions.length > 0;
corpus.push(
  recordGameUntil<WordNerds>(
    { ...usual, table: tableOf(4, 'live'), name: 'golden trumps', lateOneIn: 12 },
    (told) =>
      told.some(isTrumpWithCards) &&
      told.some((event) => event.type === 'judged' && event.valid) &&
      told.some(({ type }) => type === 'timed-out'),
  ),
);
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
