import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Baseline, Task } from '@wordhoard/hoard';
import { expect, onTestFinished, test } from 'vitest';
import { TaskWorkerPool } from './worker-pool.ts';

const words = readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex')));
// Never looked into: there is no such game, which is found out by the thread like anything else.
const task = { game: 'no-such-game' } as Task;
const yardstick = {} as Baseline;

function open(): { ask(who: string, address: string): Promise<void>; order: string[] } {
  const workshop = new TaskWorkerPool(words);
  onTestFinished(() => workshop.close());
  const order: string[] = [];
  const ask = (who: string, address: string): Promise<void> =>
    workshop.judge({ task, yardstick, move: null }, { who, address }).then(
      (answered) => void order.push('refusal' in answered ? `${who} ${answered.refusal.code}` : who),
      () => void order.push(who),
    );
  return { ask, order };
}

test('an answer from another address does not wait behind a crowd', async () => {
  const { ask, order } = open();
  const crowd = Array.from({ length: 100 }, (_, i) => ask(`crowd ${i}`, '10.0.0.1'));
  await Promise.all([...crowd, ask('ann', '10.0.0.2'), ask('bob', '10.0.0.2')]);
  // The first was being judged already; then both addresses in turn.
  expect(order.slice(0, 5)).toEqual(['crowd 0', 'crowd 1', 'ann', 'crowd 2', 'bob']);
});

test('a crowd that fills the queue is refused, and others are not', async () => {
  const { ask, order } = open();
  const crowd = Array.from({ length: 250 }, (_, i) => ask(`crowd ${i}`, '10.0.0.1'));
  await Promise.all([...crowd, ask('ann', '10.0.0.2')]);
  expect(order).toContain('ann');
  // One was being judged and two hundred waited, of which the last gave way to Ann.
  expect(order.filter((it) => it.endsWith(' busy'))).toHaveLength(50);
});
