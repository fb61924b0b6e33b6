import { FakeWorker, settle } from '@wordhoard/worker-rpc/testing';
import { expect, test } from 'vitest';
import { type GameKey, gamesOf } from './experiment.ts';
import { makeFile, parseFile } from './file.ts';
import { gamePool, playAll, playAndReport, type WorkerReport } from './game-pool.ts';
import { experimentWith, labGameWith } from './testing/high-card.ts';

interface PlayCalls {
  play: { ask: GameKey; answer: WorkerReport };
}

const labGame = labGameWith();
const experiment = experimentWith();
const games = gamesOf(experiment);

/** Workers that play when they are told to, so that a test decides which is quick. */
function open(size: number) {
  const workers: { readonly fake: FakeWorker<PlayCalls>; play(): Promise<void> }[] = [];
  const pool = gamePool<PlayCalls>(() => {
    const waiting: (() => void)[] = [];
    const fake = new FakeWorker<PlayCalls>({
      play: (key) =>
        new Promise((resolve) => void waiting.push(() => resolve(playAndReport(labGame, experiment, key)))),
    });
    const play = (): Promise<void> => {
      waiting.shift()?.();
      return settle();
    };
    workers.push({ fake, play });
    return fake;
  }, size);
  const texts: string[] = [];
  const done = playAll(pool, games, async (key) => void texts.push((await pool.call('play', key, null)).text));
  const ended = (): boolean[] => workers.map(({ fake }) => fake.isTerminated);
  return { pool, workers, texts, done, ended, begun: settle() };
}

test('a quick worker plays more, every game is played once, and all workers end', async () => {
  const { workers, texts, done, ended, begun } = open(2);
  await begun;
  await workers[1]?.play();
  for (let i = 0; i < games.length; i++) await workers[0]?.play();
  await workers[1]?.play();
  await workers[1]?.play();
  await done;
  expect(ended()).toEqual([true, true]);
  const whole = makeFile({
    experiment,
    games: games.map((key) => {
      const { text } = playAndReport(labGame, experiment, key);
      return { text, line: JSON.parse(text) };
    }),
  });
  const [header] = whole.split('\n');
  const file = parseFile(`${[header, ...texts].join('\n')}\n`);
  expect('fault' in file ? file : makeFile(file)).toBe(whole);
});

test('a stopped pool ends, and ignores later results', async () => {
  const { pool, workers, texts, done, ended, begun } = open(3);
  await begun;
  await workers[0]?.play();
  void pool.close();
  await workers[0]?.play();
  await done;
  expect([texts.length, ended()]).toEqual([1, [true, true, true]]);
});

test('a failing worker ends the run', async () => {
  const { workers, done, ended, begun } = open(2);
  await begun;
  workers[0]?.fake.crash('no memory');
  await expect(done).rejects.toThrow('no memory');
  expect(ended()).not.toContain(false);
});

test('a run without games starts no worker', async () => {
  const start = (): never => expect.fail('a worker was started');
  await playAll(gamePool<PlayCalls>(start, 2), [], () => expect.fail('a game was played'));
});
