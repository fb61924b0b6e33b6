/**
 * Writes the golden records. Run it only when you change the rules on purpose and raise their version:
 *   npx node packages/games/wordsmith/scripts/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { recordGame, recordGameUntil } from '@wordhoard/kernel/testing';
import { draftingBot } from '../src/bot/random.ts';
import { rules } from '../src/rules.ts';
import { easyWords, tableFor } from '../src/testing.ts';
import type { Wordsmith } from '../src/types.ts';

const corpus = [1, 2, 4].map((players) =>
  recordGame<Wordsmith>({
    game: bind(rules, easyWords),
    env: easyWords,
    bot: draftingBot,
    table: tableFor(players, 'live', { deck: players === 2 ? 'balanced' : 'printed' }),
    words: easyWords.id,
    name: `wordsmith golden ${players}`,
  }),
);
// A record with a goal, which random play seldom reaches, and with turns ended by the clock.
corpus.push(
  recordGameUntil<Wordsmith>(
    {
      game: bind(rules, easyWords),
      env: easyWords,
      bot: draftingBot,
      table: tableFor(6, 'live', { deck: 'printed' }),
      words: easyWords.id,
      name: 'wordsmith golden goals',
      lateOneIn: 30,
    },
    (events) =>
      events.some(({ type }) => type === 'goal') && events.some((event) => event.type === 'turned' && event.prepared),
  ),
);
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
