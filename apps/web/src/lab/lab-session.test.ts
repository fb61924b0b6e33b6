import { type LoadGame, loadGame } from '@wordhoard/catalog';
import {
  type ExperimentRequest,
  gamesOf,
  isBroken,
  makeExperiment,
  makeFile,
  makeLabGame,
  parseFile,
  playAndReport,
} from '@wordhoard/lab';
import type { Lexicon } from '@wordhoard/lexicon';
import { wholeLexicon as words } from '@wordhoard/lexicon/testing/whole';
import { FakeWorker } from '@wordhoard/worker-rpc/testing';
import { expect, test } from 'vitest';
import { type LabCalls, labHandlers } from './handlers.ts';
import { LabSession, type LabSessionOptions } from './lab-session.ts';

/** One round of Wordsy: a game takes next to no time. */
const wanted: ExperimentRequest = {
  game: 'wordsy',
  seats: [2, 3],
  bots: ['1', '2'],
  options: { rounds: 1 },
  pace: 'live',
  seed: 'desk',
  games: 3,
};

/** A lab whose workers have no threads, and the requests they are sent. */
function testLab(
  { load = loadGame, fetchWords = async () => words }: { load?: LoadGame; fetchWords?: () => Promise<Lexicon> } = {},
  options: Partial<LabSessionOptions> = {},
): { lab: LabSession; seeds: string[] } {
  const seeds: string[] = [];
  const start = (): FakeWorker<LabCalls> => {
    const handlers = labHandlers(load, fetchWords);
    const play: typeof handlers.play = (ask, context) => {
      seeds.push(ask.wanted.seed);
      return handlers.play(ask, context);
    };
    return new FakeWorker<LabCalls>({ ...handlers, play });
  };
  let time = 0;
  return { lab: new LabSession({ start, workers: 2, now: () => (time += 10), ...options }), seeds };
}

test('a game is asked for its beginner script; one that cannot be fetched is assumed to have one', async () => {
  const pack = (await loadGame('wordsy'))!;
  const withPack = (changed: Partial<typeof pack>): LabSession =>
    testLab({ load: async () => ({ ...pack, ...changed }) }).lab;
  const offline = testLab({ load: () => Promise.reject(new Error('offline')) }).lab;
  const labs = [withPack({}), withPack({ lab: { turns: [], scores: () => [] } }), offline];
  expect(await Promise.all(labs.map((it) => it.hasBeginner('wordsy')))).toEqual([true, false, true]);
});

/** As the command would write it: game after game, by the lab itself. */
async function wholeFile(): Promise<string> {
  const game = makeLabGame((await loadGame('wordsy'))!, words);
  const experiment = makeExperiment(game, wanted);
  if ('fault' in experiment) throw new Error(experiment.fault);
  const games = gamesOf(experiment).map((key) => {
    const { text } = playAndReport(game, experiment, key);
    return { text, line: JSON.parse(text) };
  });
  return makeFile({ experiment, games });
}

test('what is played here is the very file that one run of the lab writes, whoever was quicker', async () => {
  const { lab: it } = testLab();
  const run = it.run(wanted);
  expect(it.running.value).toMatchObject({ done: 0, of: 6 });
  await run;
  expect(it.running.value).toBeNull();
  expect(it.fault.value).toBeNull();
  expect(it.result.value?.source).toBe(await wholeFile());
  expect(it.result.value?.overview).toMatchObject({ played: 6, players: [{ players: 2 }, { players: 3 }] });
});

test('stopped, it keeps what is done; one experiment at a time', async () => {
  const { lab: it, seeds } = testLab();
  const stopping = it.running.subscribe((running) => {
    if (running?.done === 2) it.stop();
  });
  const run = it.run(wanted);
  await it.run({ ...wanted, seed: 'another' });
  await run;
  stopping();
  expect(it.result.value?.overview.played).toBe(2);
  const file = parseFile(String(it.result.value?.source));
  expect('fault' in file ? file : file.games.length).toBe(2);
  expect(new Set(seeds)).toEqual(new Set([wanted.seed]));
});

test('a file is opened; one that is damaged is refused with its line, and what was open stays', async () => {
  const text = await wholeFile();
  const { lab: it } = testLab();
  const games = new File([text], 'games.jsonl');
  await it.openFile(games);
  expect(it.result.value).toMatchObject({ name: 'games.jsonl', source: games, overview: { played: 6 } });
  const lines = text.split('\n');
  await it.openFile(new File([lines.with(3, '{"players":2}').join('\n')], 'damaged.jsonl'));
  expect(it.fault.value).toEqual({ name: 'damaged.jsonl', why: { code: 'fault', fault: 'line 4 is no game' } });
  expect(it.result.value?.name).toBe('games.jsonl');
  await it.openFile(new File(['{"format":1}'], 'record.json'));
  expect(it.fault.value?.why).toMatchObject({ code: 'fault' });
});

test('a result that is kept is compared with the next ones on the same deals, until it is let go', async () => {
  const { lab: it } = testLab();
  await it.run({ ...wanted, options: { rounds: 2 } });
  it.keep();
  expect([it.kept.value, it.comparison.value]).toEqual([it.result.value, null]);
  await it.run(wanted);
  const compared = it.comparison.value;
  if (!compared || 'why' in compared) throw new Error('the same seed can be compared');
  expect(compared.players).toMatchObject([
    { players: 2, pairs: 3 },
    { players: 3, pairs: 3 },
  ]);
  const turns = compared.players[0]!.measures.find(({ name }) => name === 'turns');
  expect(turns?.paired).toMatchObject({ before: 2, after: 1, difference: { mean: -1 } });

  await it.run({ ...wanted, seed: 'other' });
  expect(it.comparison.value).toMatchObject({ why: { code: 'fault' } });
  it.letGo();
  expect([it.kept.value, it.comparison.value]).toEqual([null, null]);
});

test('any game of it comes back as a record; of other rules, or one that is not in it, it says why not', async () => {
  const { lab: it } = testLab();
  await it.run(wanted);
  const { experiment, players } = it.result.value!.overview;
  const { line, game } = players[1]!.outliers[0]!;
  const record = await it.record(experiment, { players: 3, game });
  expect(record).toMatchObject({ game: 'wordsy', seats: [{}, {}, {}] });
  expect(isBroken(line)).toBe(false);
  expect(await it.record({ ...experiment, rules: 0 }, { players: 3, game })).toEqual({
    code: 'fault',
    fault: 'it was made with other rules or other words',
  });
  expect(await it.record(experiment, { players: 4, game })).toMatchObject({ code: 'fault' });
  expect(await it.record({ ...experiment, game: 'chess' }, { players: 3, game })).toEqual({ code: 'no-such-game' });
});

test('what cannot start, or be fetched, is said, and nothing is left running', async () => {
  const { lab: none } = testLab();
  await none.run({ ...wanted, seats: [9] });
  expect(none.fault.value?.why).toMatchObject({ code: 'fault' });
  const { lab: offline } = testLab({ fetchWords: () => Promise.reject(new Error('no line')) });
  await offline.run(wanted);
  expect(offline.fault.value).toEqual({ name: null, why: { code: 'offline' } });
  expect([none.running.value, offline.running.value, offline.result.value]).toEqual([null, null, null]);
  await none.run(wanted);
  expect([none.fault.value, none.result.value?.overview.played]).toEqual([null, 6]);
});
