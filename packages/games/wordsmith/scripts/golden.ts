/**
 * Writes the golden records. Only for when the rules change on purpose and their version is raised:
 *   node packages/games/wordsmith/scripts/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { recordGame, recordGameUntil } from '@wordhoard/kernel/testing';
import { hesitantBot } from '../src/bot/random.ts';
import { rules } from '../src/rules.ts';
import { easyWords, tableFor } from '../src/testing.ts';
import type { Wordsmith } from '../src/types.ts';

const corpus = [1, 2, 4].map((players) =>
  recordGame<Wordsmith>({
    game: bind(rules, easyWords),
    env: easyWords,
    bot: hesitantBot,
    table: tableFor(players, 'live', { deck: players === 2 ? 'balanced' : 'printed' }),
    words: easyWords.id,
    name: `wordsmith golden ${players}`,
  }),
);
// Goals, which play at random seldom reaches; and turns that the clock ended.
corpus.push(
  recordGameUntil<Wordsmith>(
    {
      game: bind(rules, easyWords),
      env: easyWords,
      bot: hesitantBot,
      table: tableFor(6, 'live', { deck: 'printed' }),
      words: easyWords.id,
      name: 'wordsmith golden goals',
      lateOneIn: 30,
    },
    (told) => told.some(({ type }) => type === 'goal') && told.some((it) => it.type === 'turned' && it.prepared),
  ),
);
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
