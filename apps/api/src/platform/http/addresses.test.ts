import { expect, test } from 'vitest';
import { addressKey, trustedBy } from './addresses.ts';

test('an IPv6 /64 is one address, and a mapped IPv4 address is the IPv4 address', () => {
  expect(addressKey('2001:db8:1:2:ffff::1')).toBe(addressKey('2001:db8:1:2::9'));
  expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  ['loopback', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['128.0.0.1', '10.0.0.1']],
  ['linklocal', ['169.254.3.4', 'fe80::1'], ['169.253.0.1', 'fec0::1']],
  ['uniquelocal', ['10.1.2.3', '172.31.0.1', '192.168.9.9', 'fd00::1'], ['172.32.0.1', '11.0.0.1']],
  ['10.0.0.7', ['10.0.0.7', '::ffff:10.0.0.7'], ['10.0.0.8']],
  ['10.1.0.0/16', ['10.1.255.255'], ['10.2.0.0']],
  ['2001:db8::/32', ['2001:db8:ffff::1'], ['2001:db9::1']],
])('%s matches these proxies and no others', (proxy, inside, outside) => {
  const isTrusted = trustedBy([proxy]);
  expect(inside.filter((address) => !isTrusted(address))).toEqual([]);
  expect(outside.filter((address) => isTrusted(address))).toEqual([]);
});
