import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesOf, gaugeOf, makeExperiment, makeHeader, playAndReport } from '@wordhoard/lab';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lab } from '../lab.ts';
import { openLabGame, sharedWords } from './lab-game.ts';
import { isFault } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-recipes-'));
const path = (name: string): string => join(folder, name);
const recipe = (name: string): string => fileURLToPath(new URL(`../../../../examples/lab/${name}`, import.meta.url));
vi.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => rmSync(folder, { recursive: true }));

/** Plays five games of Wordsy with so many rounds, and writes their file. */
async function play(rounds: number): Promise<string> {
  const labGame = await openLabGame('wordsy', sharedWords());
  if (isFault(labGame)) throw new Error(labGame.fault);
  const experiment = makeExperiment(labGame, {
    game: 'wordsy',
    seats: [2],
    bots: ['1'],
    options: { rounds },
    pace: 'live',
    seed: 'recipes',
    games: 5,
  });
  if (isFault(experiment)) throw new Error(experiment.fault);
  const lines = gamesOf(experiment).map((key) => playAndReport(labGame, experiment, key).text);
  const file = path(`rounds-${rounds}.jsonl`);
  writeFileSync(file, `${[makeHeader(experiment), ...lines].join('\n')}\n`);
  return file;
}

const numbersIn = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The rows of a small CSV file without quotes. */
const csvRows = (name: string): string[][] =>
  readFileSync(path(name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));

beforeAll(async () => {
  const files = [await play(1), await play(2)];
  expect(await lab(['export', ...files, '--out', path('games.csv'), '--items', path('items.csv')])).toBe(0);
  expect(await lab(['compare', ...files, '--csv', path('compared.csv'), '--json', path('compared.json')])).toBe(0);
});

test('the comparison is the same as CSV and as JSON', () => {
  const [heads, ...rows] = csvRows('compared.csv');
  expect(heads?.slice(0, 6)).toEqual(['players', 'pairs', 'figure', 'a', 'b', 'difference']);
  const [{ pairs, measures }] = JSON.parse(readFileSync(path('compared.json'), 'utf8'));
  expect(pairs).toBe(5);
  for (const { name, paired } of measures) {
    const row = rows.find(([, , figure]) => figure === gaugeOf(name)?.title);
    const figures = row?.slice(3, 6).map(Number) ?? [];
    expect(figures).toHaveLength(3);
    for (const [i, value] of [paired.before, paired.after, paired.difference.mean].entries())
      expect(figures[i]).toBeCloseTo(value, 3);
  }
});

test('items of both files are exported', () => {
  const [heads, ...rows] = csvRows('items.csv');
  expect(heads).toContain('times');
  expect(new Set(rows.map(([file]) => file))).toEqual(new Set(['rounds-1', 'rounds-2']));
});

const RECIPES = [
  { name: 'compare.py', command: 'python3', needs: 'Python' },
  { name: 'compare.R', command: 'Rscript', needs: 'R' },
];

for (const { name, command, needs } of RECIPES)
  test(`examples/lab/${name} prints what lab compare says`, { timeout: 60_000 }, ({ skip }) => {
    if (spawnSync(command, ['--version']).status !== 0) return skip(`${needs} is not installed`);
    const ran = spawnSync(command, [recipe(name), path('games.csv'), 'rounds-1', 'rounds-2'], { encoding: 'utf8' });
    expect(ran.stderr).toBe('');
    const line = ran.stdout.split('\n').find((text) => text.startsWith('2 players, points: '));
    const [, , figure, before, after, difference, low, high] =
      csvRows('compared.csv').find(([, , it]) => it === 'Points of a player') ?? [];
    expect(figure).toBe('Points of a player');
    const expected = [2, before, after, difference, low, high, 5].map(Number);
    const found = numbersIn(line ?? '');
    expect(found).toHaveLength(expected.length);
    for (const [i, value] of expected.entries()) expect(found[i]).toBeCloseTo(value, 2);
  });
