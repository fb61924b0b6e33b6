import { expect, test } from 'vitest';
import { createPauser } from './pauser.ts';

test('work in parts continues for a while, then yields', async () => {
  let now = 0;
  const pause = createPauser(() => now);
  const turns: string[] = [];
  setImmediate(() => turns.push('others'));
  let parts = 0;
  for (;;) {
    parts += 1;
    now += 1;
    const wait = pause();
    if (!wait) continue;
    turns.push(`after ${parts} parts`);
    await wait;
    break;
  }
  expect(turns).toEqual(['after 6 parts', 'others']);
  // A new turn of the loop has its whole time again.
  now += 100;
  expect([pause(), pause()]).toEqual([undefined, undefined]);
});
