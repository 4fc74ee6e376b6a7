import type { IncomingMessage } from 'node:http';

// Node takes the first of two headers, a proxy may take the last: a request that says two things is refused.

/** Content-Length and Transfer-Encoding are refused by Node's parser already; they stand here in case it is set to be lenient. */
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

const isHost = (host: string | undefined): boolean => host !== undefined && host.length <= HOST_MAX && HOST.test(host);

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

/** Whether two readers of the request could understand it differently: no host, an odd one, or a header twice. */
export const isAmbiguous = (request: IncomingMessage): boolean =>
  !isHost(request.headers.host) || repeatsOne(request.rawHeaders);
