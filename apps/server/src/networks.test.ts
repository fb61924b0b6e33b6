import { expect, test } from 'vitest';
import { FakeClock } from '../test/fake-clock.ts';
import { networkOf } from './http/origin.ts';
import { NetworkCounts, NetworkLimiter, networksAround } from './networks.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:a:1234::1', ['2001:db8:a:1234::/64', '2001:db8:a:1200::/56', '2001:db8:a::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['made up', ['made up']],
])('%s belongs to %j', (address, networks) => expect(networksAround(networkOf(address))).toEqual(networks));

/** A further /64 of the same /48. */
const subnet = (n: number): string => networkOf(`2001:db8:a:${n.toString(16)}::1`);

test('a household and a site may do more than one address, but far less than all their addresses together', () => {
  const limiter = new NetworkLimiter({ burst: 3, perSecond: 1 }, new FakeClock());
  const taken = (numbers: readonly number[]): number =>
    numbers.flatMap((n) => Array.from({ length: 3 }, () => limiter.take(subnet(n)))).filter((it) => it).length;
  expect(taken([0])).toBe(3);
  // The rest of its /56, and then the rest of its /48.
  expect(taken(Array.from({ length: 255 }, (_, i) => i + 1))).toBe(3);
  expect(taken(Array.from({ length: 255 }, (_, i) => 0x100 * (i + 1)))).toBe(18);
  expect(limiter.take(networkOf('2001:db8:b::1'))).toBe(true);
});

test('if one network refuses, none is charged', () => {
  const limiter = new NetworkLimiter({ burst: 2, perSecond: 0 }, new FakeClock());
  expect([limiter.take(subnet(0), 3), limiter.take(subnet(0), 2), limiter.take(subnet(0))]).toEqual([
    false,
    true,
    false,
  ]);
  limiter.refund(subnet(0));
  expect([limiter.take(subnet(0)), limiter.take(subnet(1), 2)]).toEqual([true, true]);
});

test('limits the count per address, with more for the networks around it', () => {
  const counts = new NetworkCounts();
  const open = (n: number): boolean => {
    const hasRoom = counts.hasRoom(subnet(n), 2);
    if (hasRoom) counts.add(subnet(n));
    return hasRoom;
  };
  expect([0, 0, 0, 1, 1, 2].map(open)).toEqual([true, true, false, true, true, false]);
  for (let n = 1; n < 100; n++) open(0x100 * n);
  expect(open(0x100 * 200)).toBe(false);
  counts.remove(subnet(0));
  expect(open(0x100 * 200)).toBe(true);
  expect(counts.count(subnet(0))).toBe(1);
});
