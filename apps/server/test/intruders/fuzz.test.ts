import { expect, test } from 'vitest';
import { folder } from '../server.ts';
import { fuzz, isBroken } from './fuzz.ts';

/** `npm run test:intruders` sends a hundred thousand. */
const SHORT = 3000;

test('refuses random input on every route and message, and other guests are unaffected', async () => {
  const { inputs, answers, errors, intact, vitals } = await fuzz(SHORT, 7, folder());
  expect(inputs).toBe(SHORT);
  expect(Object.keys(answers).filter(isBroken)).toEqual([]);
  expect(errors).toEqual([]);
  expect(intact).toBe(true);
  expect(vitals.rss).toBeLessThan(512 * 1024 * 1024);
  // The input reached the server.
  for (const answer of [
    'HTTP 200',
    'HTTP 400',
    'HTTP 404',
    'refused malformed',
    'goodbye no-such-table',
    'done',
    'pong',
  ])
    expect([answer, answers[answer] ?? 0]).toEqual([answer, expect.toSatisfy((times: number) => times > 0)]);
});

test('notices a server that breaks', () => {
  for (const bad of ['HTTP 500', 'HTTP 502', 'refused fault', 'goodbye fault']) expect(isBroken(bad)).toBe(true);
  for (const good of ['HTTP 503', 'HTTP 404', 'refused malformed', 'done']) expect(isBroken(good)).toBe(false);
});
