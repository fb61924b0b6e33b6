import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { networkOf } from '../http/origin.ts';
import { RangeIndex, readRange } from './address-range.ts';

test.each([
  ['203.0.113.7', '203.0.113.7/32'],
  ['203.0.113.7/24', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7/32'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:DB8:0:0:5::/96', '2001:db8::/64'],
  ['2001:db8:7:ffff::/48', '2001:db8:7::/48'],
  ['2001:db8:7:1ff::/57', '2001:db8:7:180::/57'],
])('%s is stored as %s', (text, range) => {
  expect(readRange(text)).toEqual({ range });
  expect(readRange(range)).toEqual({ range });
});

test.each([
  ['0.0.0.0/0', /too wide/],
  ['10.0.0.0/7', /too wide/],
  ['::/0', /too wide/],
  ['127.0.0.1', /is this machine itself/],
  ['127.0.0.0/8', /is this machine itself/],
  ['::1', /is this machine itself/],
])('%s is refused', (text, fault) => {
  expect(readRange(text)).toEqual({ fault: expect.stringMatching(fault) });
});

test.each(['', 'ann', '203.0.113', '203.0.113/24', '3405803783', '203.0.113.7/33', '0x7f.1', '1.2.3.4/'])(
  '%j is no address',
  (text) => expect(readRange(text)).toBeUndefined(),
);

const address4 = fc.ipV4();
const address6 = fc.ipV6();

test('finds an address in a range exactly if it is in one', () => {
  const range = fc.oneof(
    fc.tuple(address4, fc.integer({ min: 8, max: 32 })),
    fc.tuple(address6, fc.integer({ min: 16, max: 64 })),
  );
  fc.assert(
    fc.property(
      fc.array(range, { maxLength: 8 }),
      fc.oneof(address4, address6),
      fc.boolean(),
      (ranges, other, near) => {
        const index = new RangeIndex<string>();
        const added = ranges.flatMap(([address, bits]) => {
          const found = readRange(`${address}/${bits}`);
          return found && 'range' in found ? [found.range] : [];
        });
        for (const it of added) index.add(it, it);
        // Random addresses are hardly ever in a range, so half of them are the first of one.
        const address = near && added[0] !== undefined ? added[0].split('/')[0]! : other;
        const found = index.find(networkOf(address));
        const holding = added.filter((it) => isWithin(address, it));
        if (holding.length === 0) expect(found).toBeUndefined();
        else expect(holding).toContain(found);
      },
    ),
  );
});

/** The slow and obvious way. */
function isWithin(address: string, range: string): boolean {
  const [parsed, around] = [ipaddr.process(address), ipaddr.parseCIDR(range)];
  return parsed.kind() === around[0].kind() && parsed.match(around);
}

test('an address that cannot be parsed is in no range', () => {
  const index = new RangeIndex<true>();
  index.add('0.0.0.0/8', true);
  for (const address of ['', 'unknown', '999.1.1.1', 'x/64']) expect(index.find(address)).toBeUndefined();
});
