import { expect, test } from 'vitest';
import { FakeClock } from '../test/fake-clock.ts';
import { Incidents } from './incidents.ts';

function open() {
  const clock = new FakeClock();
  const lines: (object & { message: string })[] = [];
  const incidents = new Incidents(clock, {
    info: () => expect.fail('incidents are warnings'),
    warn: (what, message) => void lines.push({ ...what, message }),
    error: () => expect.fail('incidents are warnings'),
  });
  return { clock, lines, incidents };
}

test('the first incident is logged at once, the next ones once a minute, summed up', () => {
  const { clock, lines, incidents } = open();
  incidents.note('rate-limit', '203.0.113.9', 'requests');
  expect(lines).toEqual([
    {
      incident: 'rate-limit',
      count: 1,
      addresses: { '203.0.113.9': 1 },
      what: ['requests'],
      message: 'a rate limit was reached',
    },
  ]);
  for (let i = 0; i < 1000; i++) incidents.note('rate-limit', i < 600 ? '2001:db8:0:1::/64' : '203.0.113.9', 'tables');
  expect(lines).toHaveLength(1);
  clock.advance(60_000);
  expect(lines.slice(1)).toEqual([
    {
      incident: 'rate-limit',
      count: 1000,
      addresses: { '2001:db8:0:1::/64': 600, '203.0.113.9': 400 },
      what: ['tables'],
      message: 'a rate limit was reached',
    },
  ]);
  // A quiet minute is not worth a line; after it, the next incident is news again.
  clock.advance(60_000);
  expect(lines).toHaveLength(2);
  incidents.note('rate-limit', '203.0.113.9', 'requests');
  expect(lines).toHaveLength(3);
});

test('kinds are logged separately', () => {
  const { lines, incidents } = open();
  incidents.note('banned', '203.0.113.9');
  incidents.note('flood', '203.0.113.9');
  expect(lines).toMatchObject([{ incident: 'banned' }, { incident: 'flood' }]);
});

test('a line stays short, however many strangers there are and whatever they send', () => {
  const { clock, lines, incidents } = open();
  incidents.note('bad-origin', '203.0.113.1', 'the first');
  for (let i = 0; i < 5000; i++) incidents.note('bad-origin', `203.0.${i % 2000}.7`, `${i} ${'x'.repeat(10_000)}`);
  clock.advance(60_000);
  expect(lines[1]).toMatchObject({ count: 5000, moreAddresses: 995 });
  expect(JSON.stringify(lines[1]).length).toBeLessThan(1000);
});

test('what is not logged yet is logged at the end, and nothing after it', () => {
  const { clock, lines, incidents } = open();
  incidents.note('connections', '203.0.113.9');
  incidents.note('connections', '203.0.113.9');
  incidents.close();
  expect(lines).toMatchObject([{ count: 1 }, { count: 1 }]);
  clock.advance(120_000);
  expect(lines).toHaveLength(2);
});
