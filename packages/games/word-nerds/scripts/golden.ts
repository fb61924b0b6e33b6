/**
 * Writes the golden corpus. Run it only when you change the rules on purpose and raise their version:
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
const shared = { game, env, bot: randomBot, words: GOLDEN_WORDS };
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
  recordGame<WordNerds>({ ...shared, table: tableOf(players, pace), name: `golden ${players}` }),
);
// A record with a trump laid with action cards, a failed challenge, and a question that timed out.
const isTrumpWithCards = (event: Event): boolean =>
  event.type === 'laid' && event.trumps !== null && event.actions.length > 0;
corpus.push(
  recordGameUntil<WordNerds>(
    { ...shared, table: tableOf(4, 'live'), name: 'golden trumps', lateOneIn: 12 },
    (events) =>
      events.some(isTrumpWithCards) &&
      events.some((event) => event.type === 'judged' && event.valid) &&
      events.some(({ type }) => type === 'timed-out'),
  ),
);
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
