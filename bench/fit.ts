/** Fits the weights of a game's value to games of bots: `npm run fit -- word-nerds 300 2,3,4` (games, numbers of players). */
import { bindGame, loadGame } from '@wordhoard/catalog';
import { type AnyMatch, limitsFor, playOut, seedFrom } from '@wordhoard/kernel';
import { type FitSample, fitWeights, likelihood } from '@wordhoard/search';
import { openWords } from './words.ts';

const [id = '', games = '200', counts = '2,2,3,4'] = process.argv.slice(2);
const env = openWords();
const pack = await loadGame(id);
const notes = pack?.search;
if (!pack || !notes) throw new Error(`${id} has no search notes`);
const game = bindGame(pack, env);
const byGame: FitSample[][] = [];
const sizes = counts.split(',').map(Number);
for (let g = 0; g < Number(games); g++) {
  const players = sizes[g % sizes.length]!;
  const table = { config: pack.defaults, players, limits: limitsFor(pack.rules, 'live'), bank: null, position: null };
  const started = game.start({ ...table, seed: seedFrom(`fit ${g}`) });
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  const bot = pack.bot(5);
  const bots = started.match.seats.map(() => bot);
  const moments: Omit<FitSample, 'wins' | 'scores'>[] = [];
  let phase = notes.phase(started.match.state);
  let last: AnyMatch = started.match;
  for (const { after } of playOut({ game, env, bots, match: started.match, luck: `fit ${g}` })) {
    last = after;
    if (after.over || notes.phase(after.state) === phase) continue;
    phase = notes.phase(after.state);
    moments.push({
      features: after.seats.map((seat) => notes.features(after, seat, env)),
      progress: notes.progress(after.state),
    });
  }
  if (!last.over) throw new Error(`game ${g} did not end`);
  const { places, scores } = last.over;
  const wins = last.seats.map((seat) => (places[0]!.includes(seat) ? 1 / places[0]!.length : 0));
  byGame.push(moments.map((moment) => ({ ...moment, wins, scores })));
}
const half = Math.floor(byGame.length * 0.8);
const [train, test] = [byGame.slice(0, half).flat(), byGame.slice(half).flat()];
const trial = fitWeights(train);
const flat = { early: trial.early.map(() => 0), late: trial.early.map(() => 0), points: [] };
console.error(
  `${train.length} + ${test.length} moments; likelihood on unseen games ${likelihood(trial, test).toFixed(4)}, of a fair guess ${likelihood(flat, test).toFixed(4)}`,
);
const weights = fitWeights(byGame.flat());
const round = (list: readonly number[]): number[] => list.map((it) => Number(it.toPrecision(3)));
console.log(JSON.stringify({ early: round(weights.early), late: round(weights.late), points: round(weights.points) }));
