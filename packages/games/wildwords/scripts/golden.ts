/**
 * Writes the golden records. Only for when the rules change on purpose and their version is raised:
 *   npx node packages/games/wildwords/scripts/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { recordGame, recordGameUntil } from '@wordhoard/kernel/testing';
import { randomBot } from '../src/bot/random.ts';
import { defaults } from '../src/defaults.ts';
import { rules } from '../src/rules.ts';
import { evenWords, tableFor } from '../src/testing.ts';
import type { WildWords } from '../src/types.ts';

const game = bind(rules, evenWords);
const usual = { game, env: evenWords, bot: randomBot, words: evenWords.id };
const corpus = [2, 3, 4].map((players) =>
  recordGame<WildWords>({
    ...usual,
    table: tableFor(players, 'live', { bank: 60_000 }),
    name: `wildwords golden ${players}`,
  }),
);
// Clocks that run out on a deciding player, and in overtime; two dictionaries at once and a list of the table's own.
const words = { ...defaults.words, dictionaries: ['wide' as const, 'everyday' as const], own: 'abc xyz' };
for (const players of [2, 3])
  corpus.push(
    recordGameUntil<WildWords>(
      {
        ...usual,
        table: tableFor(players, 'live', { bank: 20_000, config: { words } }),
        name: `wildwords golden late ${players}`,
        lateOneIn: 6,
      },
      (told) =>
        told.some(({ type }) => type === 'overtime') && (players === 2 || told.some(({ type }) => type === 'silent')),
    ),
  );
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
