import { expect, test } from 'vitest';
import { networkOf } from './origin.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:DB8:1:3::', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address at all', 'no address at all'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('an invented address is shortened', () => expect(networkOf('x'.repeat(9000))).toHaveLength(45));
