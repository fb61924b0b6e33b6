/**
 * Writes the golden corpus. Only for when the rules change on purpose and their version is raised:
 *   node packages/games/word-nerds/scripts/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { bind, limitsFor } from '@wordhoard/kernel';
import { rehearse } from '@wordhoard/kernel/testing';
import { randomBot } from '../src/bot/random.ts';
import { defaults } from '../src/config.ts';
import { GOLDEN_WORDS, goldenLexicon } from '../src/golden-words.ts';
import { rules } from '../src/rules.ts';
import type { WordNerds } from '../src/types.ts';

const env = goldenLexicon();
const game = bind<WordNerds>(rules, env);
const corpus = (
  [
    [2, 'live'],
    [3, 'relaxed'],
    [6, 'live'],
  ] as const
).map(([players, pace]) =>
  rehearse<WordNerds>({
    game,
    env,
    bot: randomBot,
    table: {
      config: { ...defaults, winningScore: 60, lastTurn: 8 },
      players,
      limits: limitsFor<WordNerds>(rules, pace),
      bank: null,
      position: null,
    },
    words: GOLDEN_WORDS,
    name: `golden ${players}`,
  }),
);
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
