import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { z } from 'zod';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../kernel/config/config.ts';
import { withDatabase } from '../kernel/db/context.ts';
import type { Database } from '../kernel/db/database.ts';
import { openDatabase } from '../kernel/db/open.ts';
import type { Route } from '../kernel/http/route.ts';
import { openLogger } from '../kernel/log/logger.ts';
import { openServices, type Services } from '../kernel/services.ts';
import { ROUTES } from '../routes.ts';
import { copyEmbeddedTemplate, copyPostgresTemplate } from './template.ts';

type Engine = 'embedded' | 'postgres';
type Options = { engine?: Engine; env?: Record<string, string>; routes?: readonly Route[]; logTo?: NodeJS.WritableStream };

export type Answer = { status: number; body: { status: boolean; data: any; message?: string; code?: string; errors?: Record<string, string>; count?: number; [key: string]: any }; headers: Record<string, unknown>; text: string };

type Call = { token?: string | undefined; body?: unknown; headers?: Record<string, string>; ip?: string };

export type TestServer = {
  app: FastifyInstance;
  services: Services;
  database: Database;
  call: (method: InjectOptions['method'] & string, path: string, options?: Call) => Promise<Answer>;
  signIn: (account: AccountName | { email: string; password: string }) => Promise<string>;
  /** Runs a query function in the server's database. */
  within: <T>(work: () => T) => T;
  close: () => Promise<void>;
};

/** A reply must fit its schema exactly: nothing missing, nothing that the serialiser would have to hide. */
const checkReply = (endpoint: Endpoint, reply: unknown) => {
  const parsed = strict(endpoint.reply).safeParse(reply);
  if (!parsed.success) throw new Error(`The reply of ${endpoint.id} breaks its schema: ${z.prettifyError(parsed.error)}`);
};

const strict = (schema: z.ZodType): z.ZodType => (schema instanceof z.ZodObject ? schema.strict() : schema);

const openTestDatabase = async (engine: Engine) => {
  if (engine === 'embedded') {
    const { dataDir, remove } = await copyEmbeddedTemplate(inject('embeddedTemplate'));
    return { env: { DATA_DIR: dataDir }, remove };
  }
  const { url, remove } = await copyPostgresTemplate(inject('postgresServer'));
  return { env: { DATABASE_URL: url }, remove };
};

export const openTestServer = async ({ engine = 'embedded', env = {}, routes = ROUTES, logTo }: Options = {}): Promise<TestServer> => {
  const store = await openTestDatabase(engine);
  const config: Config = readConfig({ LOG_LEVEL: logTo ? 'trace' : 'silent', SIGN_IN_PER_MINUTE: '100000', ...store.env, ...env });
  const log = openLogger(config.LOG_LEVEL, logTo);
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection lost'));
  const services: Services = { ...(await openServices(config, database, log)), checkReply };
  const app = await buildApp(services, routes);

  const call: TestServer['call'] = async (method, path, { token, body, headers, ip } = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url: `/api/${path}`,
      remoteAddress: ip ?? '127.0.0.1',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = response.body;
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? JSON.parse(text) : {}, headers: response.headers, text } as Answer;
  };

  return {
    app,
    services,
    database,
    call,
    signIn: async (account) => {
      const credentials = typeof account === 'string' ? ACCOUNTS[account] : account;
      const answer = await call('POST', 'auth/login', { body: { email: credentials.email, password: credentials.password } });
      if (answer.status !== 200) throw new Error(`Sign-in failed: ${answer.text}`);
      return answer.body.data.token as string;
    },
    within: (work) => withDatabase(database, work),
    close: async () => {
      await app.close();
      await services.mailer.close();
      await database.close();
      await store.remove();
    },
  };
};
