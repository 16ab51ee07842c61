import { expect, test } from 'vitest'
import { addressKey, networkKey } from './address-keys.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0DB8:00a1:0002::1', '2001:db8:a1:2::/64', '2001:db8:a1::/48'],
  ['2001:db8:a1:2:3:4:5:6', '2001:db8:a1:2::/64', '2001:db8:a1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('%s belongs to the address %s and the network %s', (ip, address, network) => {
  expect(addressKey(ip)).toBe(address)
  expect(networkKey(ip)).toBe(network)
})
