import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR } from '@amberway/contract/kernel/limits';
import type { z } from 'zod';
import { type Attempt, openAttempts } from '../columns/attempts.ts';
import { declaredIn } from '../columns/bodies.ts';
import { SAMPLES_OF } from '../matrix/cases.ts';
import type { Sample } from '../matrix/sample.ts';
import { openTestServer, type TestServer } from '../server.ts';
import { ADDRESSES, pathsTo } from './places.ts';

// URLs and paths of attackers in every text field: the server opens no connection and reveals no file but its own.
// `npm test` tries a different one in each field of every third endpoint, `npm run fuzz` all of them everywhere.

const ALL = process.env['FUZZ_REQUESTS'] !== undefined;
const PART = 3;
const SECRET = 'canary-of-the-file-outside';

let folder: string;
let canary: string;
let server: TestServer;
let attempts: ReturnType<typeof openAttempts>;
const opened: unknown[] = [];
const noteConnection = (message: unknown) => void opened.push(message);
/** Diagnostics channels of sockets, http requests and `fetch`. */
const CHANNELS = ['net.client.socket', 'http.client.request.start', 'undici:client:beforeConnect'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amberway-reach-'));
  canary = join(folder, 'canary.txt');
  await writeFile(canary, SECRET);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  server = await openTestServer({ env: { DATA_DIR: dataDir } });
  server.services.limiter = async () => {};
  attempts = openAttempts(server);
  for (const channel of CHANNELS) subscribe(channel, noteConnection);
});
afterAll(async () => {
  for (const channel of CHANNELS) unsubscribe(channel, noteConnection);
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const takes = (schema: z.ZodType, text: string) => schema.safeParse(text).success;

/** The fields whose schema accepts the text; others reject it. */
const open = (fields: Record<string, z.ZodType>, text: string) =>
  Object.keys(fields).filter((name) => fields[name] && takes(fields[name], text));

/** One request for each field, otherwise valid. */
const requestsWith = (attempt: Attempt, text: string): (() => Promise<{ status: number; text: string }>)[] => {
  const { sample, request: right } = attempt;
  const { params = {}, query, body } = sample.endpoint as unknown as Record<string, z.ZodObject>;
  const { wire } = sample.endpoint;
  const inPath = open((params as z.ZodObject).shape ?? {}, text).map(
    (name) => () =>
      attempts.send({
        ...attempt,
        request: { ...right, params: { ...right.params, [name]: encodeURIComponent(text) } },
      }),
  );
  const inQuery = open(declaredIn(query, wire), text).map(
    (name) => () => attempts.send({ ...attempt, request: { ...right, query: `?${name}=${encodeURIComponent(text)}` } }),
  );
  const inBody = open(declaredIn(body, wire), text).map((name) => () => attempts.send(attempt, { [name]: text }));
  return [...inPath, ...inQuery, ...inBody];
};

const SAMPLES: Sample[] = [...SAMPLES_OF.values()]
  .flat()
  .filter(({ endpoint }) => !endpoint.signature && !endpoint.stream && typeof endpoint.access !== 'string');

it('the server opens no connection and reveals no foreign file for any input', { timeout: HOUR }, async () => {
  const paths = pathsTo(canary);
  const wrong: string[] = [];
  let tried = 0;
  for (const [n, sample] of SAMPLES.entries()) {
    if (!ALL && n % PART !== 0) continue;
    const [attempt] = await attempts.attemptsOf(sample, 'somebody');
    if (!attempt) continue;
    const texts = ALL ? [...ADDRESSES, ...paths] : [ADDRESSES[n % ADDRESSES.length], paths[n % paths.length]];
    for (const text of texts as string[]) {
      for (const ask of requestsWith(attempt, text)) {
        const response = await ask();
        tried += 1;
        const what = `${sample.endpoint.id} with ${text}: ${response.status} ${response.text.slice(0, 200)}`;
        if (response.text.includes(SECRET)) wrong.push(`returned the file: ${what}`);
        if (response.status >= 500 && response.status !== 503) wrong.push(`failed: ${what}`);
        // The request has ended a caller's session.
        if (response.status === 401) attempts.forgetCallers();
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(opened).toEqual([]);
  expect(await readFile(canary, 'utf8')).toBe(SECRET);
  expect(tried).toBeGreaterThan(120);
  process.stdout.write(
    `${tried} requests with ${ADDRESSES.length} addresses and ${paths.length} ways to a file outside\n`,
  );
});

it('an outgoing connection would be detected', async () => {
  const listener = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  for (const connect of [
    () => fetch(url),
    () => once(request(url).end(), 'response'),
    () => once(net.connect(port, '127.0.0.1').end().resume(), 'close'),
  ]) {
    const before = opened.length;
    await connect();
    expect(opened.length).toBeGreaterThan(before);
  }
  listener.close();
  listener.closeIdleConnections();
});
