/**
 * Plays games in which one player asks for a hint at every question and follows it, against bots of levels 1 and 2, and
 * prints a table: `npx node apps/web/scripts/follow-hints.ts [pairs] [game …]`. A pair is one deal, played from both seats.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { openLexicon } from '@wordhoard/lexicon';
import { followPairs, LEVELS_BEATEN } from '../src/hints/testing/follower.ts';

const [pairs = '50', ...games] = process.argv.slice(2);
const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

console.log('| game | bot’s level | games | won | follower’s points | bot’s points |\n|---|---|---|---|---|---|');
for (const id of games.length > 0 ? games : GAME_IDS) {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`no game is called ${id}; there are ${GAME_IDS.join(', ')}`);
  for (const level of LEVELS_BEATEN) {
    const played = followPairs(pack, lexicon, { level, pairs: Number(pairs) });
    const won = `${Math.round(100 * mean(played.map((it) => it.won)))} %`;
    const points = [mean(played.map((it) => it.hinted)), mean(played.map((it) => it.bot))].map((it) => it.toFixed(1));
    console.log(`| ${[id, level, played.length, won, ...points].join(' | ')} |`);
  }
}
