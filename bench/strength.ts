/**
 * How well the review recovers a bot's level: `npm run bench -- strength --seed S [--game ID] [--games N] [--samples FILE]`.
 * Bots of mixed levels play N games; each trial estimates a level from three games of bots of that level.
 */
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId, loadGame } from '@wordhoard/catalog';
import { type Chance, chanceFrom, SKILL_LEVELS, type SkillLevel, type StrengthModel } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type Evidence, estimateStrength, type Strength } from '@wordhoard/review';
import type { Sample } from './strength/fit-model.ts';
import { samplesOf } from './strength/samples.ts';
import { mean, printTable } from './table.ts';
import { openWords } from './words.ts';

/** Games by default. */
const FEW = 15;
/** Trials of each level: three of its players drawn at random. */
const TRIALS = 1000;
const GAMES_OF_A_TRIAL = 3;

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(process.argv.indexOf('strength') + 1),
    options: {
      seed: { type: 'string', default: 'strength-bench' },
      game: { type: 'string' },
      games: { type: 'string', default: String(FEW) },
      samples: { type: 'string' },
    },
  });
  const env = openWords();
  for (const game of GAME_IDS.filter((id) => !values.game || id === values.game))
    await printRecovery(game, env, { seed: values.seed, games: Number(values.games), file: values.samples ?? null });
}

async function printRecovery(
  game: GameId,
  env: Lexicon,
  request: { readonly seed: string; readonly games: number; readonly file: string | null },
): Promise<void> {
  const model = await (await loadGame(game))?.loadStrength?.();
  if (!model) return;
  const samples: Sample[] = [];
  for await (const sample of samplesOf({ game, ...request }, env)) samples.push(sample);
  const chance = chanceFrom(request.seed, 'trials');
  const rows = SKILL_LEVELS.map((level) => {
    const players = samples.filter((it) => it.level === level).map(({ evidence }) => evidence);
    return { level, players: players.length, ...recoveryOf(model, level, players, chance) };
  });
  const columns = ['decisions', 'mean', 'within', 'shown', 'covered', 'width', 'one within', 'one covered'] as const;
  const average = columns.map((column) => mean(rows.map((row) => row[column])));
  printTable(
    `${game}: levels estimated from ${GAMES_OF_A_TRIAL} games, ${request.games} games, seed ${request.seed}`,
    ['level', 'players', ...columns],
    [
      ...rows.map((row) => [String(row.level), String(row.players), ...columns.map((it) => row[it].toFixed(2))]),
      ['all', String(samples.length), ...average.map((it) => it.toFixed(2))],
    ],
  );
}

/** Figures of one level, all but the first as shares of trials or in levels. */
interface Recovery {
  /** Decisions of one game that count. */
  readonly decisions: number;
  /** Mean estimate from three games. */
  readonly mean: number;
  /** Share of estimates at most half a level off, and the same of those that the page shows, in halves. */
  readonly within: number;
  readonly shown: number;
  /** Share of intervals with the level in them, and their mean width. */
  readonly covered: number;
  readonly width: number;
  /** From one game. */
  readonly 'one within': number;
  readonly 'one covered': number;
}

function recoveryOf(
  model: StrengthModel,
  level: SkillLevel,
  players: readonly (readonly Evidence[])[],
  chance: Chance,
): Recovery {
  const estimates = (all: readonly (readonly Evidence[])[]): Strength[] =>
    all.flatMap((evidence) => estimateStrength(evidence, model) ?? []);
  const one = estimates(players);
  const three = estimates(
    Array.from({ length: TRIALS }, () => chance.shuffle(players).slice(0, GAMES_OF_A_TRIAL).flat()),
  );
  const share = (list: readonly Strength[], isTrue: (it: Strength) => boolean): number =>
    list.filter(isTrue).length / list.length;
  const isWithin = (it: Strength): boolean => Math.abs(it.level - level) <= 0.5;
  const isCovered = ({ low, high }: Strength): boolean => low <= level && level <= high;
  return {
    decisions: mean(one.map((it) => it.decisions)),
    mean: mean(three.map((it) => it.level)),
    within: share(three, isWithin),
    shown: share(three, (it) => Math.abs(Math.round(2 * it.level) / 2 - level) <= 0.5),
    covered: share(three, isCovered),
    width: mean(three.map(({ low, high }) => high - low)),
    'one within': share(one, isWithin),
    'one covered': share(one, isCovered),
  };
}
