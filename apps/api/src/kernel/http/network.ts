import { isIP } from 'node:net';

const GROUPS = 8;
/** The first half of an IPv6 address is the network, which a provider assigns as a whole. */
const NETWORK_GROUPS = 4;
/** A site: many providers assign one to each customer, and it contains 65,536 networks. */
const SITE_GROUPS = 3;
/** A company or a part of a mobile network may share a site, so it has the limits of several clients. */
export const CLIENTS_OF_SITE = 8;

/** A part of the internet that is counted, and how many times the limits of one client apply to it. */
export type Network = { name: string; clients: number };

const hex = (group: string | undefined) => Number.parseInt(group ?? '0', 16);

/** The eight groups of an IPv6 address. The URL parser normalises every spelling. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  if (tail === undefined) return before;
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after];
};

const ipv4Within = (groups: readonly string[]): string | undefined => {
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return undefined;
  const [high, low] = [hex(groups[6]), hex(groups[7])];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/** The address without a zone; an IPv4-mapped IPv6 address as IPv4. */
export const plainAddress = (address: string): string => {
  const [bare = ''] = address.split('%');
  return isIP(bare) === 6 ? (ipv4Within(groupsOf(bare)) ?? bare) : bare;
};

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, and the /48 site that has it. */
export const networksOf = (address: string): readonly Network[] => {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return [{ name: plain, clients: 1 }];
  const groups = groupsOf(plain);
  return [
    { name: `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`, clients: 1 },
    { name: `${groups.slice(0, SITE_GROUPS).join(':')}::/48`, clients: CLIENTS_OF_SITE },
  ];
};
