import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { FACTOR_POLICIES } from '@amberway/contract/kernel/second-factor';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { DEFAULT_TITLE_PREFIX } from '@amberway/contract/activity-notes/title';
import { isLoopback } from '../oidc/loopback.ts';
import { originOf, PREFILL, unknownPlaceholders } from '@amberway/contract/onboarding-forms/provider';

// Every setting, its meaning and its default. The list in docs/configuration.md is generated from here.

export const DEFAULT_MAIL_FROM = 'Amberway <no-reply@amberway.test>';
/** What TRUST_PROXY=true means: private networks only, or a direct client could forge X-Forwarded-For. */
const NEAR = ['loopback', 'linklocal', 'uniquelocal'];

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((v) => blankIsAbsent(v) ?? fallback, schema);

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const workers = z.preprocess(
  (value) => (value === 'auto' ? String(availableParallelism()) : value),
  wholeNumber(1, 64),
);
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });
/** Metadata and tokens come from there, so it has to prove who it is; stand-ins of tests are on this machine. */
const issuerUrl = z
  .string()
  .refine(
    (url) => URL.canParse(url) && (url.startsWith('https://') || isLoopback(url)),
    'must be an address that starts with https://',
  )
  .refine(
    (url) => !/^https:\/\/login\.microsoftonline\.[a-z]+\/(common|organizations|consumers)(\/|$)/i.test(url),
    'must name one organisation (tenant), not all of them',
  );
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');
const timeZone = z.string().refine((name) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}, 'must be a time zone such as Australia/Sydney');
const formUrl = z.string().superRefine((template, context) => {
  const wrong = unknownPlaceholders(template);
  if (wrong.length > 0)
    context.addIssue(`holds {${wrong[0]}}, which is none of ${PREFILL.map((name) => `{${name}}`).join(' ')}`);
  else if (!originOf(template))
    context.addIssue('must be an address that starts with http:// or https:// and a host without placeholders');
});
const recipients = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every((one) => /^age1[a-z0-9]{20,}$/.test(one)), 'must be public keys that begin with age1');
const isNetwork = (text: string) => {
  const [address = '', bits, ...more] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && (bits === undefined ? maxBits > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
};
const proxies = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (all) => (all.length === 1 && ['true', 'false'].includes(all[0] ?? '')) || all.every(isNetwork),
    'must be true, false or addresses of proxies',
  )
  .transform((all) => (all[0] === 'false' ? false : all[0] === 'true' ? NEAR : all));
const networks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every(isNetwork), 'must be addresses or networks with commas between them');
const hosts = (example: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
    .refine(
      (all) => all.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)),
      `must be host names with commas between them, such as ${example}`,
    );
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

export const settings = z.object({
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
    'What a new database starts with. With NODE_ENV=production or an https PUBLIC_URL nothing, unless SEED is given.',
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
    'Whether /api/docs and /api/openapi.json are served. auto: not with NODE_ENV=production or an https PUBLIC_URL.',
  ),
  TRUST_PROXY: withDefault(proxies, 'false').describe(
    'Whose X-Forwarded-For is believed, so that limits see the real address. true: a proxy on this machine or on a private network. Or the addresses of proxies, with commas between them, such as 203.0.113.7 or 203.0.113.0/24.',
  ),
  SIGN_IN_PER_MINUTE: withDefault(wholeNumber(1, 100_000), '120').describe(
    'Sign-in attempts per network (an IPv4 address, an IPv6 /64) and minute. A device that signed in before counts by itself.',
  ),
  SEARCH_PER_MINUTE: withDefault(wholeNumber(1, 1_000_000_000), '600').describe(
    'List and search requests per user and minute, per process.',
  ),
  S3_BUCKET: optional(z.string()).describe('Bucket for uploaded files. Without it they are kept in DATA_DIR.'),
  S3_ENDPOINT: optional(webUrl).describe('Address of an S3-compatible store; not needed for Amazon’s own.'),
  S3_REGION: withDefault(z.string(), 'us-east-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY: optional(z.string()).describe('Key that may read, write, list and delete in the bucket.'),
  S3_SECRET_KEY: optional(z.string()).describe('Its secret.'),
  S3_PREFIX: withDefault(
    z.string().regex(/^([\w-]+\/)*$/, 'must be folder names, each followed by a slash'),
    'files/',
  ).describe('Folder inside the bucket; nothing outside it is touched.'),
  FAMILY_STORAGE_MB: withDefault(wholeNumber(1, 100_000_000), '2048').describe(
    'How much a family may store, in megabytes: what it uploads itself and what is put into its files.',
  ),
  STAFF_STORAGE_MB: withDefault(wholeNumber(1, 100_000_000), '20480').describe(
    'How much each person of the staff may store, in megabytes: uploads that are not put into a family’s files.',
  ),
  BACKUP_PASSPHRASE: optional(z.string().min(16, 'must be at least 16 characters long')).describe(
    'Seals the server’s own keys in a backup. Without it they are left out, and a restored server makes new ones.',
  ),
  BACKUP_TO: optional(
    z
      .string()
      .refine(
        (text) => isAbsolute(text) || /^s3:\/\/[\w.-]+\/([\w.-]+\/)*$/.test(text),
        'must be an absolute path of a folder, or s3://bucket/folder/',
      ),
  ).describe(
    'Where a backup is stored every night: a folder, or s3://bucket/folder/ at the S3_* store. Without it none is made.',
  ),
  BACKUP_AT: withDefault(
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 02:30'),
    '02:30',
  ).describe('When the nightly backup begins, in TIME_ZONE.'),
  BACKUP_RECIPIENT: optional(recipients).describe(
    'Public keys (age1…) with which nightly backups are encrypted, with commas between them. `backup:key` makes one.',
  ),
  BACKUP_SCRATCH_URL: optional(postgresUrl).describe(
    'An empty PostgreSQL database into which a backup is restored every week to verify it; its content is replaced. Without it an embedded database in a temporary folder is used.',
  ),
  IMAGE_MAX_EDGE: withDefault(wholeNumber(100, 10_000), '1600').describe(
    'Longest side in pixels of a picture sent to upload-with-resize.',
  ),
  FORM_PROVIDER_URL: optional(formUrl).describe(
    `Address of a form provider’s page for the onboarding forms, with any of ${PREFILL.map((name) => `{${name}}`).join(' ')} in it. Without it our own form page is used.`,
  ),
  FORM_WEBHOOK_SECRET: optional(z.string().min(16, 'must be at least 16 characters long')).describe(
    'Secret with which the form provider signs what it sends to forms/webhook. Without it the call is refused.',
  ),
  GOOGLE_CLIENT_ID: optional(z.string()).describe(
    'Client of the Google project with which staff connect their calendar and Gmail. Without it mails are copied instead of sent, and no calendar can be connected.',
  ),
  GOOGLE_CLIENT_SECRET: optional(z.string().min(8, 'must be at least 8 characters long')).describe(
    'Its secret. Stored tokens are sealed with it: after a change everybody connects anew.',
  ),
  GOOGLE_AUTH_URL: withDefault(webUrl, 'https://accounts.google.com/o/oauth2/v2/auth').describe(
    'Google’s consent page. This and the next ones are for stand-ins in tests.',
  ),
  GOOGLE_TOKEN_URL: withDefault(webUrl, 'https://oauth2.googleapis.com/token').describe('Where codes become tokens.'),
  GOOGLE_REVOKE_URL: withDefault(webUrl, 'https://oauth2.googleapis.com/revoke').describe(
    'Where a token is given back.',
  ),
  GOOGLE_USERINFO_URL: withDefault(webUrl, 'https://openidconnect.googleapis.com/v1/userinfo').describe(
    'Tells which account was connected.',
  ),
  GOOGLE_CALENDAR_URL: withDefault(webUrl, 'https://www.googleapis.com/calendar/v3').describe('The Calendar API.'),
  GMAIL_URL: withDefault(webUrl, 'https://gmail.googleapis.com').describe('The Gmail API.'),
  GMAIL_MESSAGE_MB: withDefault(wholeNumber(1, 2_000), '35').describe(
    'The largest mail Gmail takes, encoded. Attachments beyond it are kept here and the mail holds a link to them.',
  ),
  GOOGLE_TIMEOUT_SECONDS: withDefault(wholeNumber(1, 300), '20').describe(
    'How long Google may take to answer; a mail has more time by its size.',
  ),
  OIDC_ISSUER: optional(issuerUrl).describe(
    'Directory (OpenID Connect issuer) with which staff sign in, spelled as in its own metadata, such as https://login.microsoftonline.com/{tenant}/v2.0. Without it they sign in here only.',
  ),
  OIDC_CLIENT_ID: optional(z.string()).describe('Client of this portal in the directory.'),
  OIDC_CLIENT_SECRET: optional(z.string().min(8, 'must be at least 8 characters long')).describe('Its secret.'),
  OIDC_DOMAINS: optional(hosts('clinic.example,clinic.org')).describe(
    'Domains of the e-mail addresses of staff who may sign in with the directory, with commas between them, such as clinic.example,clinic.org.',
  ),
  OIDC_NAME: withDefault(z.string().max(60, 'must be at most 60 characters long'), 'your organisation').describe(
    'Name of the organisation on the button ‘Sign in with …’.',
  ),
  OIDC_ONLY: withDefault(oneOf(['off', 'on']), 'off').describe(
    'on: staff with an address at OIDC_DOMAINS sign in with the directory only. Their passwords and passkeys open nothing, and no mail to reset a password is sent to them.',
  ),
  MEETING_HOSTS: withDefault(
    hosts('meet.google.com,zoom.us'),
    'meet.google.com,zoom.us,teams.microsoft.com,teams.live.com,webex.com,whereby.com,meet.goto.com',
  ).describe(
    'Hosts, subdomains included, whose https links in the text of a Google event become a session’s join link. Other links come from the event’s conference data only.',
  ),
  SECRET_KEY: optional(z.string().min(32, 'must be at least 32 characters long')).describe(
    'Seals the secrets of authenticator apps, together with a key in the database. Without it a copy of the database alone reveals them. After a change, codes from apps have to be set up anew.',
  ),
  STAFF_SECOND_FACTOR: optional(oneOf(FACTOR_POLICIES)).describe(
    'Whether administrators and business users need a passkey or a code besides the password. off: by choice. grace: within 14 days of their first sign-in. required: at once. Without it: grace with an https PUBLIC_URL, else off.',
  ),
  COVERS_PER_DAY: withDefault(wholeNumber(1, 1_000), '5').describe(
    'For how many families one person can cover for a colleague within 24 hours.',
  ),
  ERASURE_DAYS: withDefault(wholeNumber(0, 3_650), '30').describe(
    'Days between asking for a family’s record to be erased and erasing it; until then it can be taken back.',
  ),
  UNUSUAL_READING_FAMILIES: withDefault(wholeNumber(0, 100_000), '40').describe(
    'Administrators get a notice when one person opens the records of more families than this within an hour; 0 switches it off.',
  ),
  WELCOME_VIDEO_URL: optional(webUrl).describe('A video file for the welcome wizard, in place of our own short film.'),
  HELP_CENTRE_URL: optional(webUrl).describe('Knowledge Base in the help menu; hidden when not set.'),
  SUPPORT_URL: optional(webUrl).describe('Contact Support in the help menu; hidden when not set.'),
  APP_SIGN_IN_URL: optional(z.string().min(1)).describe('Link that opens the mobile app at its sign-in.'),
  APP_LINK_PREFIX: withDefault(
    z.string().regex(/^[a-z][a-z0-9+.-]*:\/\/[\w./-]*$/, 'must look like amberway:// or https://app.example/'),
    'amberway://',
  ).describe('What links into the mobile app begin with; broadcast messages must lead there.'),
  LEAD_COACH: withDefault(z.string().max(100), 'Lead Coach').describe(
    'Whose name stands in the workshop type ‘Mindset Session by …’.',
  ),
  SESSION_TITLE_PREFIX: withDefault(
    z.string().max(40, 'must be at most 40 characters long'),
    DEFAULT_TITLE_PREFIX,
  ).describe('What titles of activity notes begin with; added when it is missing.'),
  END_DATE_FORM_URL: optional(webUrl).describe(
    'Form behind the button ‘End date extension’ of an activity note; hidden when not set.',
  ),
  APP_STORE_URL: optional(webUrl).describe('The iOS app.'),
  PLAY_STORE_URL: optional(webUrl).describe('The Android app.'),
});

export type Settings = z.output<typeof settings>;
