/**
 * Writes the golden corpus: records, each with the digest of its final state. Run it only when you change the rules on
 * purpose and raise their version:
 *   npx node packages/games/word-worx/scripts/golden.ts && npx biome format --write packages/games/word-worx/src/golden.json
 */
import { writeFileSync } from 'node:fs';
import { bind, type Game, limitsFor } from '@wordhoard/kernel';
import { type Golden, recordGame, recordGameUntil } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { randomBot } from '../src/bot/random.ts';
import { defaults } from '../src/defaults.ts';
import { rules } from '../src/rules.ts';
import type { RoundSheet } from '../src/scoring.ts';
import type { WordWorx } from '../src/types.ts';

export const CORPUS: URL = new URL('../src/golden.json', import.meta.url);

/** A fixed list of words, so that a new edition of the dictionary doesn't change the corpus. */
export const WORDS_ID = 'golden words, first edition';
export const goldenLexicon: Lexicon = lexiconOf(
  `an at as be by do go he if in is it me my no of on or pi so to up us we are arm art ash ate bad bar bed bet bit cab
  car cat cod con cot cry dab den dim din dip dot ear eat end era hat hen hid his hit ice ion its lad led let lid lip
  lot mad map mat men met mid mix mob mop net nod nor not oar oat odd one ore pad pan pat pen pet pie pin pit pod pot
  ran rat red rib rid rim rip rob rod rot sad sat sea set she sin sip sir sit son tan tap tea ten the tie tin toe ton
  top acre bead bean bear cart chin chip coat cone core dare dart dear each east heat hint hire iron lane late lead
  line lion mare mate meat mine neat nose note open pain pear pine rain rate read rest rice ride ring road rose sand
  seat ship shoe shore short side snore star stone store tear there thin thorn tide tone torn train trade`.split(/\s+/),
);
export const goldenGame: Game<WordWorx> = bind(rules, goldenLexicon);

function makeGoldenRecords(): Golden<WordWorx>[] {
  const live = limitsFor<WordWorx>(rules, 'live');
  const relaxed = limitsFor<WordWorx>(rules, 'relaxed');
  const tables = [
    { players: 2, limits: live, config: defaults },
    { players: 3, limits: relaxed, config: { ...defaults, minimum: 3 as const, unseen: true } },
    { players: 4, limits: live, config: { ...defaults, rounds: 2 as const, once: true } },
  ];
  const fullGames = tables.map((table, i) =>
    recordGame<WordWorx>({
      game: goldenGame,
      env: goldenLexicon,
      bot: randomBot,
      table: { ...table, bank: null, position: null },
      words: WORDS_ID,
      name: `golden word-worx ${i}`,
    }),
  );
  // [WX-11] A player has the same manifest word twice, shortly before the pile is empty: each copy pays.
  const player = { hand: 'e', manifest: null, indicator: null, words: [], lock: null, sealed: [], total: 0 };
  const twice = { ...player, manifest: 2, words: ['pad', 'pad'] };
  const position = { round: 1, starter: 0, seat: 0, line: 'a', pile: 0, discards: '', players: [twice, player] };
  const lastTable = { players: 2, limits: live, config: defaults, bank: null, position };
  return [
    ...fullGames,
    recordGameUntil<WordWorx>(
      {
        game: goldenGame,
        env: goldenLexicon,
        bot: randomBot,
        table: lastTable,
        words: WORDS_ID,
        name: 'golden word-worx copies',
      },
      (events) => events.some((event) => event.type === 'round-scored' && copiesPaid(event.sheets) > 1),
    ),
  ];
}

/** How many copies of one word were paid, at most. */
export const copiesPaid = (sheets: readonly RoundSheet[]): number =>
  Math.max(
    ...sheets.flatMap(({ lines }) =>
      lines.map(({ word }) => lines.filter((line) => line.word === word && line.why === 'manifest').length),
    ),
  );

if (import.meta.main) writeFileSync(CORPUS, `${JSON.stringify(makeGoldenRecords())}\n`);
