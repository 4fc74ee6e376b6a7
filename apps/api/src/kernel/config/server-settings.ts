import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import {
  optional,
  withDefault,
  wholeNumber,
  workers,
  webUrl,
  postgresUrl,
  timeZone,
  proxies,
  networks,
  oneOf,
} from './values.ts';

// The process, its database and who may reach it.

export const DEFAULT_MAIL_FROM = 'Amberway <no-reply@amberway.test>';

export const serverSettings = {
  PORT: withDefault(wholeNumber(0, 65_535), '3000').describe('Port of web and API. 0 picks a free one.'),
  HOST: withDefault(z.string(), '127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: withDefault(z.string(), './data').describe('Folder of the embedded database and of uploaded files.'),
  DATABASE_URL: optional(postgresUrl).describe('PostgreSQL to use instead of the embedded database.'),
  DATABASE_POOL: withDefault(wholeNumber(1, 200), '10').describe('PostgreSQL connections per process.'),
  DATABASE_STATEMENT_SECONDS: withDefault(wholeNumber(1, 3_600), '30').describe(
    'How long PostgreSQL may work on one statement before it is cancelled. Behind a connection pooler it is set there.',
  ),
  DATABASE_DIRECT_URL: optional(postgresUrl).describe(
    'PostgreSQL itself, when DATABASE_URL is a connection pooler in transaction mode such as PgBouncer. Migrations and live events use it.',
  ),
  DATABASE_REPLICA_URL: optional(postgresUrl).describe(
    'A read replica of DATABASE_URL for reports, exports and searches. It is used when it has everything committed before the request, else DATABASE_URL is.',
  ),
  DATABASE_PREPARED: withDefault(oneOf(['auto', 'on', 'off']), 'auto').describe(
    'Whether statements are planned once per connection. auto: not with DATABASE_DIRECT_URL. on: through a pooler that supports it, too (PgBouncer 1.21 with max_prepared_statements).',
  ),
  WORKERS: withDefault(workers, '1').describe(
    'Processes that share the port, with PostgreSQL only: a number, or auto for one per processor core. Each has DATABASE_POOL connections and one more.',
  ),
  PUBLIC_URL: optional(webUrl).describe('The address people use; links in mails start with it.'),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')).describe(
    'Mail server. Without it mails are kept in the outbox.',
  ),
  MAIL_FROM: withDefault(z.string(), DEFAULT_MAIL_FROM).describe('Sender of the product’s mails.'),
  APP_CHECK_MODE: withDefault(oneOf(['off', 'enforce', 'firebase']), 'off').describe(
    'off: the app-check header is optional. enforce: our own token is needed. firebase: a Firebase App Check token is needed.',
  ),
  APP_CHECK_JWKS_URL: optional(webUrl).describe('Key set for APP_CHECK_MODE=firebase.'),
  APP_CHECK_AUDIENCE: optional(z.string()).describe('Expected audience for APP_CHECK_MODE=firebase.'),
  SEED: withDefault(oneOf(['demo', 'none']), 'demo').describe(
    'What a new database starts with. A server that others can reach starts with nothing, unless PUBLIC_DEMO is on.',
  ),
  PUBLIC_DEMO: withDefault(oneOf(['off', 'on']), 'off').describe(
    'on: demo data and its accounts, whose password is published, also on a server that others can reach: NODE_ENV=production, a HOST or PUBLIC_URL beyond this machine, or an https PUBLIC_URL. off: such a server does not start while a demo account has that password.',
  ),
  SEED_SCALE: withDefault(wholeNumber(1, 10_000), '1').describe(
    'More demo families for load work: each step above 1 adds 20 with their programme, 180 subscribers and staff.',
  ),
  TIME_ZONE: withDefault(timeZone, DEFAULT_TIME_ZONE).describe('Time zone in which daily jobs have their hour.'),
  LOG_LEVEL: withDefault(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn').describe(
    'How much is logged.',
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters long')).describe(
    'Token (Authorization: Bearer …) with which a monitor reads /metrics. Without it and METRICS_FROM there is no such page.',
  ),
  METRICS_FROM: optional(networks).describe(
    'Addresses and networks that may read /metrics without a token, with commas between them, such as 10.0.0.5,10.1.0.0/16.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl).describe(
    'OpenTelemetry collector (OTLP over HTTP) that gets a trace of each request. The other usual OTEL_* variables for traces apply, too.',
  ),
  OTEL_SERVICE_NAME: withDefault(z.string(), 'amberway').describe('Name of the service in traces.'),
  API_DOCS: withDefault(oneOf(['auto', 'on', 'off']), 'auto').describe(
    'Whether /api/docs and /api/openapi.json are served. auto: not on a server that others can reach (see PUBLIC_DEMO).',
  ),
  TRUST_PROXY: withDefault(proxies, 'false').describe(
    'Whose X-Forwarded-For is believed, so that limits see the real address. true: a proxy on this machine or on a private network. Or the addresses of proxies, with commas between them, such as 203.0.113.7 or 203.0.113.0/24.',
  ),
  SIGN_IN_PER_MINUTE: withDefault(wholeNumber(1, 100_000), '120').describe(
    'Sign-in attempts per network (an IPv4 address, an IPv6 /64) and minute; eight times as many per IPv6 /48. A device that signed in before counts by itself.',
  ),
  SEARCH_PER_MINUTE: withDefault(wholeNumber(1, 1_000_000_000), '600').describe(
    'List and search requests per user and minute, per process.',
  ),
};
