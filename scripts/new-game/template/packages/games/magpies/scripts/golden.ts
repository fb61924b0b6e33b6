/**
 * Writes the golden records. Run it only when you change the rules on purpose and raise their version:
 *   npx node packages/games/magpies/scripts/golden.ts && npx biome format --write packages/games/magpies/src/golden.json
 */
import { writeFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { randomBot } from '../src/bot/random.ts';
import { rules } from '../src/rules.ts';
import { tableFor } from '../src/testing.ts';
import type { Magpies } from '../src/types.ts';

export const CORPUS: URL = new URL('../src/golden.json', import.meta.url);
/** Name of the dictionary they were played with. */
export const WORDS = 'none';

if (import.meta.main) {
  const corpus = [2, 3, 5].map((players) =>
    recordGame<Magpies>({
      game: bind(rules, null),
      env: null,
      bot: randomBot,
      table: tableFor(players),
      words: WORDS,
      name: `golden ${players}`,
    }),
  );
  writeFileSync(CORPUS, `${JSON.stringify(corpus)}\n`);
}
