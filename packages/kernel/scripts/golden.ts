/**
 * Writes the example game's golden corpus. Only for when its rules change on purpose and their version is raised:
 *   npx node packages/kernel/scripts/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { randomBot } from '../src/example/bot/random.ts';
import { rules as magpies } from '../src/example/rules.ts';
import type { Magpies } from '../src/example/types.ts';
import { bind, limitsFor } from '../src/index.ts';
import { recordGame } from '../src/testing/index.ts';

const game = bind<Magpies>(magpies, null);
const corpus = [2, 3, 5].map((players) =>
  recordGame<Magpies>({
    game,
    env: null,
    bot: randomBot,
    table: { config: { gems: 30 }, players, limits: limitsFor<Magpies>(magpies, 'live'), bank: null, position: null },
    words: 'none',
    name: `golden ${players}`,
  }),
);
writeFileSync(new URL('../src/example/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
