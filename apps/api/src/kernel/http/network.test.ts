import { expect, it } from 'vitest';
import { CLIENTS_OF_SITE, networksOf, plainAddress } from './network.ts';

const networkOf = (address: string) => networksOf(address)[0]?.name;
const siteOf = (address: string) => networksOf(address).slice(1);

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

it('addresses in the next /64 belong to another network', () =>
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1')));

it.each(['2001:db8:1:2::1', '2001:db8:1:ffff:3::', '2001:0DB8:0001::9'])(
  '%s is at the site 2001:db8:1::/48',
  (address) => expect(siteOf(address)).toEqual([{ name: '2001:db8:1::/48', clients: CLIENTS_OF_SITE }]),
);

it.each(['203.0.113.7', '::ffff:203.0.113.7', 'nonsense'])('%s has no site', (address) =>
  expect(siteOf(address)).toEqual([]),
);

it.each(['', 'nonsense', '999.1.1.1', '2001:db8:::1'])('%j, which is not an IP address, is its own network', (text) =>
  expect(networkOf(text)).toBe(text),
);

it('an IPv4-mapped IPv6 address is read as IPv4', () =>
  expect(plainAddress('::ffff:198.51.100.4')).toBe('198.51.100.4'));
