import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import type { Services } from '../kernel/services.ts';

// People who use the product through its API, each with a browser of their own that keeps its cookies.

type Person = { id: string; email: string };
// oxlint-disable-next-line typescript/no-explicit-any -- each day knows what it asks for; replies are checked elsewhere
type Data = any;
type Browser = { token?: string; cookies: Map<string, string> };

export type World = {
  app: FastifyInstance;
  services: Services;
  /** What the server refused, by call, with how often. */
  refused: Map<string, number>;
  browsers: Map<string, Browser>;
};

export const newWorld = (app: FastifyInstance, services: Services): World => ({
  app,
  services,
  refused: new Map(),
  browsers: new Map(),
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const browserOf = ({ browsers }: World, { id }: Person): Browser => {
  const known = browsers.get(id) ?? { cookies: new Map<string, string>() };
  browsers.set(id, known);
  return known;
};

const request = async ({ app }: World, browser: Browser, method: Method, path: string, body?: object) => {
  const response = await app.inject({
    method,
    url: `/api/${path}`,
    remoteAddress: '127.0.0.1',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(browser.token && { authorization: `Bearer ${browser.token}` }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  for (const { name, value } of response.cookies) browser.cookies.set(name, value);
  return { status: response.statusCode, body: response.body === '' ? {} : JSON.parse(response.body) };
};

const signIn = async (world: World, person: Person, browser: Browser) => {
  delete browser.token;
  const { status, body } = await request(world, browser, 'POST', 'auth/login', {
    email: person.email,
    password: DEMO_PASSWORD,
  });
  if (status === 200) browser.token = body.data.token as string;
  else noteRefusal(world, person, 'POST', 'auth/login', status, body);
};

const noteRefusal = ({ refused }: World, who: Person, method: Method, path: string, status: number, body: Data) => {
  const pattern = path.split('?')[0]?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  const line = `${who.email} ${method} ${pattern}: ${status} ${body.message ?? ''} ${JSON.stringify(body.errors ?? {})}`;
  refused.set(line, (refused.get(line) ?? 0) + 1);
};

/** Calls as that person, who signs in when needed. Returns what came back, or undefined when it was refused. */
export const callAs = async (
  world: World,
  person: Person,
  method: Method,
  path: string,
  body?: object,
): Promise<Data> => {
  const browser = browserOf(world, person);
  if (!browser.token) await signIn(world, person, browser);
  let reply = await request(world, browser, method, path, body);
  if (reply.status === 401) {
    await signIn(world, person, browser);
    reply = await request(world, browser, method, path, body);
  }
  if (reply.status < 400) return reply.body.data;
  noteRefusal(world, person, method, path, reply.status, reply.body);
  return undefined;
};
