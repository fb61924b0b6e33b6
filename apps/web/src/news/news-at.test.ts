import { expect, test } from 'vitest';
import type { HeardNews } from '../net/operator-news.ts';
import { newsAt } from './news-at.ts';

const MINUTE = 60_000;
const quiet: HeardNews = { broadcast: null, draining: false, banned: null };
const restart: HeardNews = {
  ...quiet,
  broadcast: { id: 'a', text: 'We restart the server.', at: 5 * MINUTE, until: 7 * MINUTE },
};

test('a message counts down to what it announces, and goes when its time is over', () => {
  const left = (now: number): string | null | undefined => newsAt(restart, now)?.left;
  expect([0, MINUTE, 3.5 * MINUTE, 4 * MINUTE, 5 * MINUTE, 7 * MINUTE].map(left)).toEqual([
    'In 5 minutes',
    'In 4 minutes',
    'In 2 minutes',
    'In less than a minute',
    'Any moment now',
    undefined,
  ]);
  const hours = { ...quiet, broadcast: { id: 'a', text: 'x', at: 180 * MINUTE, until: 200 * MINUTE } };
  expect(newsAt(hours, 0)?.left).toBe('In 3 hours');
});

test('a message that was closed comes back once, in the last minute, and when another one comes', () => {
  const key = (news: HeardNews, now: number): string | undefined => newsAt(news, now)?.key;
  expect(key(restart, 0)).toBe(key(restart, 3 * MINUTE));
  expect(key(restart, 4 * MINUTE)).not.toBe(key(restart, 3 * MINUTE));
  expect(key(restart, 4 * MINUTE)).toBe(key(restart, 6 * MINUTE));
  const other = { ...restart, broadcast: { ...restart.broadcast!, id: 'b' } };
  expect(key(other, 0)).not.toBe(key(restart, 0));
  expect(newsAt(restart, 3 * MINUTE)?.isUrgent).toBe(false);
  expect(newsAt(restart, 4 * MINUTE)?.isUrgent).toBe(true);
});

test('a draining server says so, beside the message or alone', () => {
  expect(newsAt(quiet, 0)).toBeNull();
  expect(newsAt({ ...quiet, draining: true }, 0)?.texts).toEqual([expect.stringMatching(/^This server will restart/)]);
  expect(newsAt({ ...restart, draining: true }, 0)?.texts).toHaveLength(2);
});

test('somebody who is banned reads that on every page', () => {
  const banned = { code: 'banned', of: 'guest', until: Date.UTC(2026, 10, 17, 12) };
  expect(newsAt({ ...quiet, banned }, 0)).toMatchObject({
    texts: [expect.stringMatching(/^The people who run this server have banned you until 17 November 2026/)],
  });
  const network = { code: 'banned', of: 'network', until: null };
  expect(newsAt({ ...quiet, banned: network }, 0)?.texts).toEqual([
    'The people who run this server have banned everyone on your network. If you think that’s a mistake, ask them.',
  ]);
});
