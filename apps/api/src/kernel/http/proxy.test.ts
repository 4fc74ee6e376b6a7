import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openLogger } from '../log/logger.ts';
import { createServer } from './server.ts';

/** The client address that rate limits see. */
const seen = async (TRUST_PROXY: string, remoteAddress: string, forwarded: string) => {
  const app = createServer(readConfig({ TRUST_PROXY }), openLogger('silent'));
  app.get('/who', { config: { open: 'It is a test.' } }, async ({ ip }) => ({ ip }));
  const headers = { 'x-forwarded-for': forwarded };
  const { ip } = (await app.inject({ url: '/who', remoteAddress, headers })).json<{ ip: string }>();
  await app.close();
  return ip;
};

const CHOSEN = '1.2.3.4';
const CALLER = '203.0.113.9';

it.each([
  ['no proxy', 'false', CALLER, CHOSEN],
  ['a proxy beside us, which adds the address to what the caller sent', 'true', '127.0.0.1', `${CHOSEN}, ${CALLER}`],
  ['two proxies on our network', 'true', '10.0.0.2', `${CHOSEN}, ${CALLER}, 192.168.1.7`],
  ['somebody who calls past the proxy', 'true', CALLER, CHOSEN],
  ['a proxy that was named', '198.51.100.7', '198.51.100.7', `${CHOSEN}, ${CALLER}`],
  ['a proxy of a network that was named', '192.0.2.1, 198.51.100.0/24', '198.51.100.7', `${CHOSEN}, ${CALLER}`],
  ['another than was named', '198.51.100.7', CALLER, CHOSEN],
])('a caller cannot choose the IP address that rate limits see: %s', async (_, trusted, remoteAddress, forwarded) => {
  expect(await seen(trusted, remoteAddress, forwarded)).toBe(CALLER);
});

it('an https PUBLIC_URL sets Strict-Transport-Security', async () => {
  const header = async (PUBLIC_URL: string) => {
    const app = createServer(readConfig({ PUBLIC_URL }), openLogger('silent'));
    const { headers } = await app.inject({ url: '/' });
    await app.close();
    return headers['strict-transport-security'];
  };
  expect(await header('https://portal.example')).toBe('max-age=31536000');
  expect(await header('http://portal.example')).toBeUndefined();
});
