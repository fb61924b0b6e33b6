/**
 * Writes the golden corpus: records with the digest of the state they end in. Only for when the rules change on purpose
 * and their version is raised:
 *   node packages/games/wordsy/scripts/golden.ts && npx biome format --write packages/games/wordsy/src/golden.json
 */
import { writeFileSync } from 'node:fs';
import { bind, type Game, limitsFor } from '@wordhoard/kernel';
import { type Golden, rehearse } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { randomBot } from '../src/bot/random.ts';
import { defaults } from '../src/config.ts';
import { rules } from '../src/rules.ts';
import type { Wordsy } from '../src/types.ts';

export const CORPUS: URL = new URL('../src/golden.json', import.meta.url);

/** A handful of words that never change, so that a new edition of the dictionary leaves the corpus alone. */
export const WORDS = 'golden words, first edition';
export const goldenLexicon: Lexicon = lexiconOf(
  `bandage bench blanket candle closet flinch flinches flinching garden gospel hammer island jacket kettle ladder lemon
  magic market mirror misquote misquoting napkin orchard parcel pencil planet quarrel quilt ribbon saddle sampling squid
  squids tangle timber tunnel umpire velvet waltz window yonder zebra`.split(/\s+/),
);
export const goldenGame: Game<Wordsy> = bind(rules, goldenLexicon);

function rehearseAll(): Golden<Wordsy>[] {
  const live = limitsFor<Wordsy>(rules, 'live');
  const relaxed = limitsFor<Wordsy>(rules, 'relaxed');
  const friendly = { ...defaults, friendlySpelling: true };
  const tables = [
    { players: 3, limits: live, config: friendly },
    { players: 2, limits: relaxed, config: defaults },
    { players: 4, limits: { ...live, timer: null }, config: { ...friendly, handicaps: [0, 2] } },
    { players: 1, limits: live, config: { ...friendly, solo: 'brutal' as const } },
  ];
  return tables.map((table, i) =>
    rehearse<Wordsy>({
      game: goldenGame,
      env: goldenLexicon,
      bot: randomBot,
      table: { ...table, bank: null, position: null },
      words: WORDS,
      name: `golden wordsy ${i}`,
    }),
  );
}

if (import.meta.main) writeFileSync(CORPUS, `${JSON.stringify(rehearseAll())}\n`);
