/**
 * Writes the golden records. Only for when the rules change on purpose and their version is raised:
 *   node packages/games/wordsmith/scripts/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { rehearse } from '@wordhoard/kernel/testing';
import { randomBot } from '../src/bot/random.ts';
import { rules } from '../src/rules.ts';
import { easyWords, tableFor } from '../src/test-support.ts';
import type { Wordsmith } from '../src/types.ts';

const corpus = [1, 2, 4].map((players) =>
  rehearse<Wordsmith>({
    game: bind(rules, easyWords),
    env: easyWords,
    bot: randomBot,
    table: tableFor(players, 'live', { deck: players === 2 ? 'balanced' : 'printed' }),
    words: easyWords.id,
    name: `wordsmith golden ${players}`,
  }),
);
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
