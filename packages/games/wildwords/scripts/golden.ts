/**
 * Writes the golden records. Only for when the rules change on purpose and their version is raised:
 *   node packages/games/wildwords/scripts/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { rehearse } from '@wordhoard/kernel/testing';
import { randomBot } from '../src/bot/random.ts';
import { rules } from '../src/rules.ts';
import { evenWords, tableFor } from '../src/test-support.ts';
import type { WildWords } from '../src/types.ts';

const game = bind(rules, evenWords);
const corpus = [2, 3, 4].map((players) =>
  rehearse<WildWords>({
    game,
    env: evenWords,
    bot: randomBot,
    table: tableFor(players, 'live', { bank: 60_000 }),
    words: evenWords.id,
    name: `wildwords golden ${players}`,
  }),
);
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
