import type { IncomingMessage } from 'node:http';

// Node uses the first of two headers, a proxy may use the last: ambiguous requests are rejected with 400.

/** Node's parser rejects repeated Content-Length and Transfer-Encoding already; listed in case it is made lenient. */
const ONLY_ONCE = new Set([
  'host',
  'authorization',
  'origin',
  'content-type',
  'content-length',
  'transfer-encoding',
  'idempotency-key',
]);

const HOST_MAX = 260;
/** A name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. */
const HOST = /^(?:[a-z\d][a-z\d._-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const isHost = (host: string): boolean => host.length <= HOST_MAX && HOST.test(host);

const repeatsOne = (rawHeaders: readonly string[]): boolean => {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (!ONLY_ONCE.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
};

/** Clients may send an absolute URL as the request target. Its host must match the Host header. */
const namesOtherHost = (target: string, host: string): boolean => {
  if (target.startsWith('/') || target === '*') return false;
  if (!URL.canParse(target)) return true;
  const { protocol, host: named } = new URL(target);
  return !URL.canParse(`${protocol}//${host}`) || new URL(`${protocol}//${host}`).host !== named;
};

/** Whether two parsers could read the request differently: no Host, an invalid one, or a repeated header. */
export const isAmbiguous = ({ url = '/', headers: { host }, rawHeaders }: IncomingMessage): boolean =>
  host === undefined || !isHost(host) || namesOtherHost(url, host) || repeatsOne(rawHeaders);
