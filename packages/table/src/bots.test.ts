import { type AnyObservation, type AnyThought, personalityFrom } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { Bots } from './bots.ts';
import type { ThinkRequest } from './think.ts';

/** A seat's observation when this question is open to both. */
const asking = (id: number, done = false): AnyObservation => ({
  view: {},
  question: {
    id,
    step: { type: 'ask' },
    asked: [0, 1],
    waiting: null,
    until: null,
    mine: done ? { answer: 1, done } : null,
  },
  free: [],
  banks: null,
  over: null,
});

/** Bots whose thoughts are finished when the test says so. */
function slowBots(timeFactor = 1) {
  const asked: (ThinkRequest & { finish(thought: AnyThought | null): Promise<void>; fail(): Promise<void> })[] = [];
  const said: string[] = [];
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const bots = new Bots({
    game: 'any',
    seed: 'seed',
    timeFactor,
    think: (request) =>
      new Promise((done, failed) => {
        asked.push({
          ...request,
          finish: (thought) => {
            done(thought);
            return settled();
          },
          fail: () => {
            failed(new Error('no idea'));
            return settled();
          },
        });
      }),
    onPlanned: () => void said.push('planned'),
    onFailed: (error) => void said.push(String(error)),
  });
  return { bots, asked, said };
}
const move = (to: number): AnyThought['move'] => ({ to, answer: 1 });

/** Makes the moves that are due. */
function carryOut(bots: Bots, now: number): object | undefined {
  const { done, ...plan } = bots.dueMove(now) ?? {};
  done?.();
  return done && plan;
}

test('a planned move is made once, when a person would have been ready, counted from the question', async () => {
  const { bots, asked, said } = slowBots();
  bots.refresh(1, 2, asking(7), 1000);
  expect(bots.nextTime()).toBeNull();
  expect(asked[0]).toMatchObject({
    game: 'any',
    level: 2,
    seat: 1,
    luck: 'seed/1/7',
    personality: personalityFrom('seed/1'),
  });
  await asked[0]!.finish({ move: move(7), wait: 2500.4 });
  expect([said, bots.nextTime(), carryOut(bots, 3499)]).toEqual([['planned'], 3500, undefined]);
  expect(carryOut(bots, 3500)).toEqual({ seat: 1, move: move(7) });
  expect([bots.nextTime(), carryOut(bots, 9999)]).toEqual([null, undefined]);
});

test('a new observation during thinking discards the thought and starts another', async () => {
  const { bots, asked } = slowBots();
  bots.refresh(0, 1, asking(1), 0);
  bots.refresh(0, 1, asking(2), 50);
  bots.refresh(0, 1, asking(3), 100);
  expect(asked).toHaveLength(1);
  await asked[0]!.finish({ move: move(1) });
  expect(bots.nextTime()).toBeNull();
  expect(asked).toHaveLength(2);
  await asked[1]!.finish({ move: move(3), wait: 10 });
  expect([bots.nextTime(), carryOut(bots, 200)]).toEqual([110, { seat: 0, move: move(3) }]);
});

test('a bot thinks once about an observation, and a new one cancels the planned move', async () => {
  const { bots, asked } = slowBots();
  const seen = asking(1);
  bots.refresh(0, 1, seen, 0);
  bots.refresh(0, 1, seen, 0);
  await asked[0]!.finish({ move: move(1), wait: 500 });
  bots.refresh(0, 1, seen, 0);
  expect([asked.length, bots.nextTime()]).toEqual([1, 500]);
  bots.refresh(0, 1, asking(2), 100);
  expect([asked.length, bots.nextTime()]).toEqual([2, null]);
});

test('no bot thinks for a seat that has answered, is not asked or has its player back', async () => {
  const { bots, asked } = slowBots();
  bots.refresh(0, 1, asking(1, true), 0);
  bots.refresh(2, 1, asking(1), 0);
  expect(asked).toHaveLength(0);
  bots.refresh(1, 1, asking(1), 0);
  bots.refresh(1, null, asking(1), 0);
  await asked[0]!.finish({ move: move(1) });
  expect(carryOut(bots, 1e9)).toBeUndefined();
});

test('a failed thought is reported and tried again a few times', async () => {
  const { bots, asked, said } = slowBots();
  bots.refresh(0, 1, asking(1), 0);
  await asked[0]!.fail();
  await asked[1]!.finish({ move: move(1), wait: 5 });
  expect([said, bots.nextTime()]).toEqual([['Error: no idea', 'planned'], 5]);
  bots.refresh(0, 1, asking(2), 0);
  for (const i of [2, 3, 4]) await asked[i]!.fail();
  expect([asked.length, bots.nextTime()]).toEqual([5, null]);
  bots.refresh(0, 1, asking(3), 0);
  expect(asked).toHaveLength(6);
});

/** Two bots at one question, one of them four seconds slower. */
async function twoBots(until: number | null = null) {
  const { bots, asked } = slowBots();
  const seen = asking(1);
  const timed = { ...seen, question: { ...seen.question!, until } };
  bots.refresh(0, 1, timed, 1000);
  bots.refresh(1, 5, timed, 1000);
  await asked[0]!.finish({ move: move(1), wait: 12_000 });
  await asked[1]!.finish({ move: move(1), wait: 8000 });
  return bots;
}

test('at one device, bots that are alone answer soon, one after the other and in their order', async () => {
  const bots = await twoBots();
  bots.setTiming({ speed: 'natural', isOneDevice: true }, null);
  expect(bots.nextTime()).toBe(9000);
  bots.setTiming({ speed: 'natural', isOneDevice: true }, 2000);
  expect(bots.nextTime()).toBe(2600);
  expect(carryOut(bots, 2600)).toMatchObject({ seat: 1 });
  expect([bots.nextTime(), carryOut(bots, 2949)]).toEqual([2950, undefined]);
  expect(carryOut(bots, 2950)).toMatchObject({ seat: 0 });
});

test('with several devices, bots keep their own time even when alone', async () => {
  const bots = await twoBots();
  bots.setTiming({ speed: 'natural', isOneDevice: false }, 2000);
  expect([bots.nextTime(), carryOut(bots, 8999)]).toEqual([9000, undefined]);
  expect(carryOut(bots, 9000)).toMatchObject({ seat: 1 });
  expect([bots.nextTime(), carryOut(bots, 12_999)]).toEqual([13_000, undefined]);
});

test('bots stop hurrying when a person is awaited again', async () => {
  const bots = await twoBots();
  bots.setTiming({ speed: 'natural', isOneDevice: true }, 2000);
  bots.setTiming({ speed: 'natural', isOneDevice: true }, null);
  expect(bots.nextTime()).toBe(9000);
});

test('quick bots take a tenth of the time, slow ones twice as long, but never past their deadline', async () => {
  const bots = await twoBots(16_000);
  bots.setTiming({ speed: 'quick', isOneDevice: false }, null);
  expect(bots.nextTime()).toBe(1800);
  bots.setTiming({ speed: 'slow', isOneDevice: false }, null);
  expect(bots.nextTime()).toBe(14_500);
});

/** A question for seat 1 alone, put at that time; the bot is ready with a move of this size. */
async function aloneAt(
  { bots, asked }: ReturnType<typeof slowBots>,
  id: number,
  askedAt: number,
  size?: AnyThought['size'],
): Promise<void> {
  const seen = asking(id);
  bots.refresh(1, 3, { ...seen, question: { ...seen.question!, asked: [1] } }, askedAt);
  await asked.at(-1)!.finish({ move: move(id), wait: 900, ...(size && { size }) });
}

test.each([
  ['natural', [1000, 2000, 3500, 5500]],
  ['slow', [2000, 4000, 7000, 11_000]],
  ['quick', [90, 90, 90, 90]],
] as const)('%s: a visible move takes as long as its size needs', async (speed, times) => {
  for (const isOneDevice of [true, false])
    for (const [i, size] of (['step', 'small', 'medium', 'large'] as const).entries()) {
      const scene = slowBots();
      scene.bots.setTiming({ speed, isOneDevice }, 10_000);
      await aloneAt(scene, 1, 10_000, size);
      expect(scene.bots.nextTime()).toBe(10_000 + times[i]!);
    }
});

test('in questions to several seats, the size of an answer does not change a bot’s time', async () => {
  for (const isOneDevice of [true, false]) {
    const times = await Promise.all(
      ([undefined, 'small', 'large'] as const).map(async (size) => {
        const { bots, asked } = slowBots();
        bots.setTiming({ speed: 'natural', isOneDevice }, 1000);
        bots.refresh(1, 3, asking(1), 1000);
        await asked[0]!.finish({ move: move(1), wait: 9000, ...(size && { size }) });
        return bots.nextTime();
      }),
    );
    expect(new Set(times).size).toBe(1);
  }
});

test('a free move in another player’s turn keeps its own time', async () => {
  const { bots, asked } = slowBots();
  bots.refresh(1, 3, { ...asking(1), free: ['lock'] }, 1000);
  await asked[0]!.finish({ move: { free: { type: 'lock' } }, wait: 700, size: 'large' });
  expect(bots.nextTime()).toBe(1700);
});

test('with a time factor of 0 bots answer at once', async () => {
  const scene = slowBots(0);
  await aloneAt(scene, 1, 1000, 'large');
  expect(scene.bots.nextTime()).toBe(1000);
});
