/**
 * Prints, for each round, by how much the best turn without a word raises the value of level 5's sheet: the basis of
 * the numbers in `src/bot/next-round.ts`.
 *   npx node packages/games/wordsmith/scripts/preparation.ts [GAMES]
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bot, bind, chanceFrom, forSeat, seedFrom } from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';
import { openLexicon } from '@wordhoard/lexicon';
import { bot } from '../src/bot/bot.ts';
import { ScratchSheet } from '../src/bot/scratch-sheet.ts';
import { evaluatorFor, searchTurns } from '../src/bot/search.ts';
import { SKILLS } from '../src/bot/skills.ts';
import { rules } from '../src/rules.ts';
import { COMPONENTS, tableFor } from '../src/testing.ts';
import type { Wordsmith } from '../src/types.ts';

const games = Number(process.argv[2] ?? 20);
const env = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const gains = Array.from({ length: COMPONENTS.rounds + 1 }, (): number[] => []);

const watched: Bot<Wordsmith> = function* (input) {
  const { seen, seat } = input;
  const { view } = seen;
  const chance = chanceFrom(`preparation ${view.round}`);
  const evaluator = evaluatorFor(view, seat, env, SKILLS[5], chance);
  const prepared = [...searchTurns(view, seat, env, SKILLS[5], chance, evaluator)]
    .filter(({ scratch }) => scratch.claims.length === 0)
    .map(({ value }) => value);
  const before = evaluator.evaluate(new ScratchSheet(COMPONENTS, forSeat(view.sheets, seat)));
  if (prepared.length > 0) gains[view.round]!.push(Math.max(...prepared) - before);
  yield* bot(5)(input);
};

for (let i = 0; i < games; i++)
  selfPlay({
    game: bind(rules, env),
    env,
    bots: [watched],
    table: { ...tableFor(1, 'relaxed'), seed: seedFrom(`preparation ${i}`) },
  });
for (const [round, list] of gains.entries())
  if (list.length > 0) console.log(round, (list.reduce((sum, gain) => sum + gain, 0) / list.length).toFixed(2));
