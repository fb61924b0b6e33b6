import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Experiment, gamesOf, type Shard } from './experiment.ts';
import {
  isSameExperiment,
  type LabFile,
  makeFile,
  makeHeader,
  makeLine,
  mergeFiles,
  missingGames,
  parseFile,
} from './file.ts';
import { playGame } from './play-game.ts';
import { experimentWith, labGameWith } from './testing/high-card.ts';

const labGame = labGameWith();
const experiment = experimentWith();

function runOf(wanted: Experiment, shard?: Shard): LabFile {
  const games = gamesOf(wanted, shard).map((key) => {
    const { line } = playGame(labGame, wanted, key);
    return { line, text: makeLine(line) };
  });
  return { experiment: wanted, games };
}

const whole = makeFile(runOf(experiment));

function parsed(text: string): LabFile {
  const file = parseFile(text);
  if ('fault' in file) throw new Error(file.fault);
  return file;
}

test('a file is the same after reading and writing it', () => {
  expect(parsed(whole)).toEqual(runOf(experiment));
  expect(makeFile(parsed(whole))).toBe(whole);
});

test('merged shards equal the file of one run byte by byte, in any order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }).chain((of) =>
        fc
          .shuffledSubarray(
            Array.from({ length: of }, (_, i) => i + 1),
            { minLength: of },
          )
          .map((order) => ({ of, order })),
      ),
      ({ of, order }) => {
        const parts = order.map((index) => {
          const part = runOf(experiment, { index, of });
          return parsed(makeFile({ ...part, games: part.games.toReversed() }));
        });
        const merged = mergeFiles(parts);
        expect('fault' in merged ? merged : makeFile(merged)).toBe(whole);
      },
    ),
    { numRuns: 20 },
  );
});

test('merging a shard twice changes nothing, and a game with two results is a fault', () => {
  const file = parsed(whole);
  const twice = mergeFiles([file, file]);
  expect('fault' in twice ? twice : makeFile(twice)).toBe(whole);
  const other = {
    ...file,
    games: file.games.map((game, i) =>
      i === 3 ? { ...game, text: game.text.replace('"turns":4', '"turns":5') } : game,
    ),
  };
  expect(mergeFiles([file, other])).toEqual({ fault: 'game 2/3 came out differently in two of them' });
  expect(mergeFiles([file, runOf(experimentWith({ seed: 'other' }))])).toHaveProperty('fault');
  expect(mergeFiles([])).toHaveProperty('fault');
});

test('an incomplete last line is left out, and its game counts as missing', () => {
  const file = parsed(whole.slice(0, -20));
  expect(file.games).toHaveLength(11);
  expect(missingGames(file, gamesOf(experiment))).toEqual([{ players: 3, game: 5 }]);
});

test('a run with more games continues a shorter one', () => {
  const more = experimentWith({ games: 9 });
  expect(isSameExperiment(experiment, more)).toBe(true);
  expect(isSameExperiment(experiment, experimentWith({ bots: ['1'] }))).toBe(false);
  const file = { experiment: more, games: parsed(whole).games };
  const missing = missingGames(file, gamesOf(more));
  expect(missing).toHaveLength(6);
  const added = missing.map((key) => playGame(labGame, more, key).line).map((line) => ({ line, text: makeLine(line) }));
  expect(makeFile({ experiment: more, games: [...added, ...file.games] })).toBe(makeFile(runOf(more)));
});

test('a file that is not from the lab is a fault that names the line', () => {
  for (const text of ['', 'x', '{}\n', `${makeHeader(experiment)}`, '{"lab":2}\n'])
    expect(parseFile(text)).toHaveProperty('fault');
  expect(parseFile(makeHeader(experiment))).toEqual({ fault: 'its first line is incomplete' });
  expect(parseFile('{"format":1}')).toMatchObject({ fault: expect.stringMatching(/^it is not a lab file/) });
  expect(parseFile(`${makeHeader(experiment)}\n{"players":2}\n`)).toEqual({ fault: 'line 2 is no game' });
});

test('a valid line of another experiment is a fault, too', () => {
  const [header, line = ''] = whole.split('\n');
  for (const changed of [
    line.replace('"players":2', '"players":4'),
    line.replace('"game":0', '"game":6'),
    line.replace(/"bots":\[[^\]]*\]/, '"bots":["1"]'),
    line.replace(/"scores":\[[^\]]*\]/, '"scores":[1,2,3]'),
    line.replace(/"places":\[\[.*?\]\]/, '"places":[[0,0]]'),
    line.replace(/"places":\[\[.*?\]\]/, '"places":[[],[0,1]]'),
    line.replace(/"places":\[\[.*?\]\]/, '"places":[[0,2]]'),
  ]) {
    expect(changed).not.toBe(line);
    expect(parseFile(`${header}\n${changed}\n`)).toEqual({ fault: 'line 2 is no game of this experiment' });
  }
  expect(parseFile(`${header}\n${line}\n${line}\n`)).toEqual({ fault: 'line 3 is a game that was there before' });
});
