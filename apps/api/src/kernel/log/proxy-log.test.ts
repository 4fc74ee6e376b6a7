import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { ROUTES } from '../../routes.ts';
import { useServer } from '../../testing/hooks.ts';
import { loggingExample } from '../../testing/operations-doc.ts';

// Some URLs contain secrets. The log format of docs/operations.md omits them; its rules are applied here as in nginx.

const SECRET = 'Canary-0123456789_abcdefghijklmnopqrstuvwxyz';
const SECRET_PARAM = /:(?:secret|token|fileName)\b\??/;

/** Every path with a secret parameter, filled with a secret. */
const secretPaths: string[] = [
  ...ROUTES.map(({ endpoint }) => `/api/${endpoint.path}`),
  ...Object.values(PUBLIC_ROUTES),
]
  .filter((path) => SECRET_PARAM.test(path))
  .map((path) => path.replace(SECRET_PARAM, SECRET).replaceAll(/:\w+/g, 'x'));

const urls = [
  ...new Set(secretPaths),
  `/api/files/01a00000-0000-7000-8000-000000000001/a.png?t=${SECRET}`,
  `/api/static/${SECRET}?t=${SECRET}`,
  `/dashboard/event-callback/google/calendar?state=${SECRET}&code=${SECRET}`,
  `/Reset_Password/${SECRET}`,
];

const example = loggingExample();
const rules = [...example.matchAll(/^\s*~\*(\S+) (\S+);$/gm)].map(
  ([, pattern = '', replacement = '']) => [new RegExp(pattern, 'i'), replacement] as const,
);
/** nginx: $uri has no query; the first matching rule decides what is logged. */
const loggedPath = (url: string): string => {
  const uri = decodeURIComponent(url.split('?')[0] ?? '');
  return rules.find(([pattern]) => pattern.test(uri))?.[1] ?? uri;
};

it('the list of paths with secrets contains the reset, feed and file links', () => {
  expect(secretPaths).toEqual(
    expect.arrayContaining([`/reset_password/${SECRET}`, `/api/calendar/feed/${SECRET}`, `/api/static/${SECRET}`]),
  );
});

it.each(urls)('the log format of docs/operations.md hides the secret in %s', (url) => {
  expect(loggedPath(url)).not.toContain(SECRET);
});

it('the proxy log format uses no other variable with a URL, and still tells paths apart', () => {
  const format = /log_format amberway ([\s\S]*?);/.exec(example)?.[1] ?? '';
  expect(format).toContain('$logged_path');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|uri|http_referer|http_cookie)\b/);
  expect(loggedPath('/api/member/1?search=x')).toBe('/api/member/1');
});

const logged: string[] = [];
const logTo = new PassThrough().on('data', (chunk: Buffer) => logged.push(chunk.toString()));
const server = useServer({ logTo });

it('the server’s own log contains no secret from a URL', async () => {
  for (const url of [...urls, `/api/nothing/${SECRET}`, `/%zz${SECRET}`]) {
    await server.app.inject(url);
    await server.app.inject({ url, headers: { referer: `https://portal.example${url}`, host: 'a b' } });
  }
  const text = logged.join('');
  expect(text).toContain('/api/calendar/feed/:secret');
  expect(text).not.toContain(SECRET);
});
