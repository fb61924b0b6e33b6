import { expect, test } from 'vitest';
import { readableLine } from './readable-log.ts';

const line = (fields: object): string => `${JSON.stringify({ time: 0, pid: 7, hostname: 'here', ...fields })}\n`;

test.each([
  [{ level: 30, msg: 'server stopped', seconds: 0.1 }, 'info  server stopped (seconds: 0.1)'],
  [
    { level: 40, msg: 'a rate limit was reached', count: 2, what: ['tables'] },
    'warn  a rate limit was reached (count: 2, what: ["tables"])',
  ],
  [
    { level: 50, msg: 'table failed', err: { type: 'Error', message: 'no room', stack: 'at …' } },
    'error table failed (err: no room)',
  ],
  [{ level: 20, msg: 'request', route: '/api/me' }, 'debug request (route: /api/me)'],
])('a line of the log for people: %j', (fields, text) => {
  const readable = readableLine(line(fields));
  expect(readable).toMatch(/^\d\d:\d\d:\d\d /);
  expect(readable.slice('00:00:00 '.length)).toBe(text);
});

test('what is no JSON stays as it is', () => {
  expect(readableLine('out of memory\n')).toBe('out of memory');
  expect(readableLine('7\n')).toBe('7');
});
