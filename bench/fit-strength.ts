/**
 * Fits how a game's decisions tell levels apart: `npm run fit:strength -- wordsy 400 [--samples FILE]`. Plays so many games
 * between bots of mixed levels and judges them; `--samples` stores them one by one, and an interrupted run goes on there.
 * Without a number of games it fits again to the stored inputs.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isGameId } from '@wordhoard/catalog';
import { countSamples, fitModel } from './strength/fit-model.ts';
import { inputsFile, makeInputs, makeModelSource, modelFile, readInputs } from './strength/inputs.ts';
import { samplesOf } from './strength/samples.ts';
import { openWords } from './words.ts';

/** No other run may use it: the figures in docs/bots.md are of other games. */
const SEED = 'strength-fit';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { samples: { type: 'string' } } });
const [game = '', games] = positionals;
if (!isGameId(game)) throw new Error(`there is no game ${game}`);
if (games !== undefined) {
  const request = { game, seed: SEED, games: Number(games), file: values.samples ?? null };
  const samples = [];
  for await (const sample of samplesOf(request, openWords())) samples.push(sample);
  writeFileSync(inputsFile(game), makeInputs(countSamples(samples)));
}
const inputs = readInputs(game);
const model = fitModel(inputs);
writeFileSync(modelFile(game), makeModelSource(game, model));
execFileSync('npx', ['biome', 'format', '--write', modelFile(game)]);
console.log(`${game}: ${inputs.players.length} players, caution ${model.caution}`);
