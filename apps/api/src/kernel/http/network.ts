import { isIP } from 'node:net';

const GROUPS = 8;
/** The first half of an IPv6 address is the network, which a provider assigns as a whole. */
const NETWORK_GROUPS = 4;

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

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : plain;
};
