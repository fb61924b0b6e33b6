/**
 * Writes the golden records. Run it only when you change the rules on purpose and raise their version:
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
const shared = { game, env: evenWords, bot: randomBot, words: evenWords.id };
const corpus = [2, 3, 4].map((players) =>
  recordGame<WildWords>({
    ...shared,
    table: tableFor(players, 'live', { bank: 60_000 }),
    name: `wildwords golden ${players}`,
  }),
);
// Records with clocks that run out, with two dictionaries, and with the table's own list.
const words = { ...defaults.words, dictionaries: ['wide' as const, 'everyday' as const], own: 'abc xyz' };
for (const players of [2, 3])
  corpus.push(
    recordGameUntil<WildWords>(
      {
        ...shared,
        table: tableFor(players, 'live', { bank: 20_000, config: { words } }),
        name: `wildwords golden late ${players}`,
        lateOneIn: 6,
      },
      (events) =>
        events.some(({ type }) => type === 'overtime') &&
        (players === 2 || events.some(({ type }) => type === 'silent')),
    ),
  );
writeFileSync(new URL('../src/golden.json', import.meta.url), `${JSON.stringify(corpus)}\n`);
