import type { Readable } from 'node:stream';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { z } from 'zod';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import { type Config, readConfig } from '../kernel/config/config.ts';
import { withDatabase } from '../kernel/db/context.ts';
import type { Database } from '../kernel/db/database.ts';
import { openDatabase } from '../kernel/db/open.ts';
import type { Route } from '../kernel/http/route.ts';
import type { Job } from '../kernel/jobs/job.ts';
import { startWorker } from '../kernel/jobs/worker.ts';
import { openLogger } from '../kernel/log/logger.ts';
import { openServices, type Services } from '../kernel/services.ts';
import { buildApp } from '../app.ts';
import { signIn } from '../features/auth/sessions.ts';
import { findByEmail } from '../features/auth/queries.ts';
import { JOBS } from '../jobs.ts';
import { ROUTES } from '../routes.ts';
import { WEBHOOK_SECRET } from './forms.ts';
import { borrowEmbedded } from './embedded-pool.ts';
import { copyPostgresTemplate } from './template.ts';

type Engine = 'embedded' | 'postgres';
type Options = {
  engine?: Engine;
  env?: Record<string, string>;
  routes?: readonly Route[];
  jobs?: readonly Job[];
  logTo?: NodeJS.WritableStream;
};

export type TestResponse = {
  status: number;
  body: {
    status: boolean;
    // oxlint-disable-next-line typescript/no-explicit-any -- each test knows what it asked for; schemas are checked above
    data: any;
    message?: string;
    code?: string;
    errors?: Record<string, string>;
    count?: number;
    // oxlint-disable-next-line typescript/no-explicit-any -- lists add their own totals
    [key: string]: any;
  };
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
};

type Call = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  ip?: string;
  stream?: boolean;
};

/** The first chunk of a response that may never end; then the connection is closed. */
const firstOf = async (body: Readable): Promise<string> => {
  for await (const chunk of body) return String(chunk);
  return '';
};

export type TestServer = {
  app: FastifyInstance;
  services: Services;
  database: Database;
  call: (method: InjectOptions['method'] & string, path: string, options?: Call) => Promise<TestResponse>;
  /** Signs in a demo account by its name, or any account with a password. */
  signIn: (account: AccountName | { email: string; password: string }) => Promise<string>;
  /** Runs a query function in the server's database. */
  within: <T>(work: () => T) => T;
  close: () => Promise<void>;
};

/** A reply must fit its schema exactly: nothing missing, nothing that the serialiser would have to remove. */
const checkReply = (endpoint: Endpoint, reply: unknown) => {
  const parsed = strict(endpoint.reply).safeParse(reply);
  if (!parsed.success)
    throw new Error(`The reply of ${endpoint.id} breaks its schema: ${z.prettifyError(parsed.error)}`);
};

const strict = (schema: z.ZodType): z.ZodType => (schema instanceof z.ZodObject ? schema.strict() : schema);

const openTestDatabase = async (engine: Engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'amberway-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'embedded') return { env: { DATA_DIR: dataDir }, remove: removeFolder };
  const { url, remove } = await copyPostgresTemplate(inject('postgresServer'));
  return { env: { DATABASE_URL: url, DATA_DIR: dataDir }, remove: () => Promise.all([remove(), removeFolder()]) };
};

/** Opens a session without checking the password, which takes longer than most test requests. */
const openSession = (database: Database, email: string) =>
  withDatabase(database, async () => {
    const user = await findByEmail(email);
    if (!user) throw new Error(`Nobody has the address ${email}.`);
    const { token } = await signIn(user, 'test');
    return token;
  });

export const openTestServer = async ({
  engine = 'embedded',
  env = {},
  routes = ROUTES,
  jobs = JOBS,
  logTo,
}: Options = {}): Promise<TestServer> => {
  const store = await openTestDatabase(engine);
  const config: Config = readConfig({
    LOG_LEVEL: logTo ? 'trace' : 'silent',
    SIGN_IN_PER_MINUTE: '100000',
    FORM_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...store.env,
    ...env,
  });
  const log = openLogger(config.LOG_LEVEL, logTo);
  const database =
    engine === 'embedded'
      ? await borrowEmbedded(inject('embeddedTemplate'))
      : await openDatabase(config, (error) => log.error({ err: error }, 'database connection lost'));
  const services: Services = { ...(await openServices(config, database, log)), checkReply };
  const app = await buildApp(services, routes);
  // Jobs run as in production, but without the scheduler, so that a test sees only its own work.
  const worker = await startWorker(services, jobs);

  const call: TestServer['call'] = async (method, path, { token, body, headers, ip, stream = false } = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url: `/api/${path}`,
      remoteAddress: ip ?? '127.0.0.1',
      payloadAsStream: stream,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    });
    const text = stream ? await firstOf(response.stream()) : response.body;
    const bytes = stream ? Buffer.alloc(0) : response.rawPayload;
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? JSON.parse(text) : {},
      headers: response.headers,
      text,
      bytes,
    };
  };

  return {
    app,
    services,
    database,
    call,
    signIn: async (account) => {
      if (typeof account === 'string') return openSession(database, ACCOUNTS[account].email);
      const response = await call('POST', 'auth/login', { body: { email: account.email, password: account.password } });
      if (response.status !== 200) throw new Error(`Sign-in failed: ${response.text}`);
      return response.body.data.token as string;
    },
    within: (work) => withDatabase(database, work),
    close: async () => {
      await app.close();
      await worker.stop();
      services.mailer.close();
      services.storage.close();
      await database.close();
      await store.remove();
    },
  };
};
