import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

const messageOf = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env);
    return 'accepted';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

const WHOLE = 'must be a whole number';
const WEB = 'must be an address that starts with http:// or https://';
const WEB_HOST = `${WEB} and a host without placeholders`;
const ONE_TENANT = 'must name one organisation (tenant), not all of them';
const HOSTS = 'must be host names with commas between them, such as clinic.example,clinic.org';
const WRONG: [keyof typeof settings.shape, string, string][] = [
  ['PORT', 'abc', WHOLE],
  ['PORT', '-1', WHOLE],
  ['PORT', '3000.5', WHOLE],
  ['PORT', '65536', 'must be at most 65535'],
  ['DATABASE_URL', 'mysql://localhost/x', 'must start with postgres:// or postgresql://'],
  ['DATABASE_POOL', '0', 'must be at least 1'],
  ['DATABASE_DIRECT_URL', 'localhost:5432', 'must start with postgres:// or postgresql://'],
  ['DATABASE_REPLICA_URL', 'localhost:5433', 'must start with postgres:// or postgresql://'],
  ['DATABASE_PREPARED', 'yes', 'must be one of auto, on, off'],
  ['DATABASE_STATEMENT_SECONDS', '0', 'must be at least 1'],
  ['DATABASE_POOL', '1000', 'must be at most 200'],
  ['WORKERS', '0', 'must be at least 1'],
  ['WORKERS', 'many', WHOLE],
  ['WORKERS', '65', 'must be at most 64'],
  ['PUBLIC_URL', 'portal.example', WEB],
  ['PUBLIC_URL', 'ftp://portal.example', WEB],
  ['SMTP_URL', 'mail.example:25', 'must start with smtp:// or smtps://'],
  ['APP_CHECK_MODE', 'on', 'must be one of off, enforce, firebase'],
  ['APP_CHECK_JWKS_URL', 'keys', WEB],
  ['SEED', 'all', 'must be one of demo, none'],
  ['PUBLIC_DEMO', 'yes', 'must be one of off, on'],
  ['SEED_SCALE', 'x', WHOLE],
  ['SEED_SCALE', '10001', 'must be at most 10000'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  ['METRICS_TOKEN', 'short', 'must be at least 16 characters long'],
  ['METRICS_FROM', 'everybody', 'must be addresses or networks with commas between them'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', WEB],
  ['API_DOCS', 'yes', 'must be one of auto, on, off'],
  ['FAMILY_STORAGE_MB', '0', 'must be at least 1'],
  ['STAFF_STORAGE_MB', 'much', WHOLE],
  ['BACKUP_TO', 'backups', 'must be an absolute path of a folder, or s3://bucket/folder/'],
  ['BACKUP_TO', 's3://bucket', 'must be an absolute path of a folder, or s3://bucket/folder/'],
  ['BACKUP_AT', '24:00', 'must be a time such as 02:30'],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1', 'must be public keys that begin with age1'],
  ['BACKUP_SCRATCH_URL', 'scratch', 'must start with postgres:// or postgresql://'],
  ['BACKUP_PASSPHRASE', 'short', 'must be at least 16 characters long'],
  ['TRUST_PROXY', 'yes', 'must be true, false or addresses of proxies'],
  ['TRUST_PROXY', '203.0.113.7, true', 'must be true, false or addresses of proxies'],
  ['TRUST_PROXY', '203.0.113.0/33', 'must be true, false or addresses of proxies'],
  ['TRUST_PROXY', '203.0.113.0/24/8', 'must be true, false or addresses of proxies'],
  ['TRUST_PROXY', '1', 'must be true, false or addresses of proxies'],
  ['SIGN_IN_PER_MINUTE', 'many', WHOLE],
  ['SEARCH_PER_MINUTE', '0', 'must be at least 1'],
  ['HELP_CENTRE_URL', 'javascript:alert(1)', WEB],
  ['SUPPORT_URL', 'support', WEB],
  ['APP_STORE_URL', 'store', WEB],
  ['PLAY_STORE_URL', 'store', WEB],
  ['TIME_ZONE', 'Sydney', 'must be a time zone such as Australia/Sydney'],
  ['S3_ENDPOINT', 'store.example', WEB],
  ['S3_PREFIX', '../files', 'must be folder names, each followed by a slash'],
  ['IMAGE_MAX_EDGE', '99', 'must be at least 100'],
  ['FORM_PROVIDER_URL', 'forms.example/{member}', WEB_HOST],
  ['FORM_WEBHOOK_SECRET', 'short', 'must be at least 16 characters long'],
  ['GOOGLE_CLIENT_SECRET', 'short', 'must be at least 8 characters long'],
  ['GOOGLE_AUTH_URL', 'accounts.example', WEB],
  ['GOOGLE_TOKEN_URL', 'file:///etc/passwd', WEB],
  ['GOOGLE_REVOKE_URL', 'revoke', WEB],
  ['GOOGLE_USERINFO_URL', 'me', WEB],
  ['GOOGLE_CALENDAR_URL', 'calendar', WEB],
  ['GMAIL_URL', 'gmail', WEB],
  ['GMAIL_MESSAGE_MB', '0', 'must be at least 1'],
  ['OIDC_ISSUER', 'login.example', 'must be an address that starts with https://'],
  ['OIDC_ISSUER', 'http://login.example', 'must be an address that starts with https://'],
  ['OIDC_ISSUER', 'http://127.0.0.1.login.example', 'must be an address that starts with https://'],
  ['OIDC_ISSUER', 'https://login.microsoftonline.com/common/v2.0', ONE_TENANT],
  ['OIDC_ISSUER', 'https://login.microsoftonline.com/organizations/v2.0', ONE_TENANT],
  ['OIDC_ISSUER', 'https://login.microsoftonline.us/consumers/v2.0', ONE_TENANT],
  ['OIDC_CLIENT_SECRET', 'short', 'must be at least 8 characters long'],
  ['OIDC_DOMAINS', '@clinic.example', HOSTS],
  ['OIDC_DOMAINS', 'clinic', HOSTS],
  ['OIDC_NAME', 'N'.repeat(61), 'must be at most 60 characters long'],
  ['OIDC_ONLY', 'yes', 'must be one of off, on'],
  ['GOOGLE_TIMEOUT_SECONDS', '0', 'must be at least 1'],
  [
    'MEETING_HOSTS',
    'zoom.us, https://meet.example',
    'must be host names with commas between them, such as meet.google.com,zoom.us',
  ],
  ['MEETING_HOSTS', 'localhost', 'must be host names with commas between them, such as meet.google.com,zoom.us'],
  ['SECRET_KEY', 'short', 'must be at least 32 characters long'],
  ['STAFF_SECOND_FACTOR', 'yes', 'must be one of off, grace, required'],
  ['COVERS_PER_DAY', '0', 'must be at least 1'],
  ['ERASURE_DAYS', '-1', 'must be a whole number'],
  ['UNUSUAL_READING_FAMILIES', 'many', WHOLE],
  ['WELCOME_VIDEO_URL', 'film.mp4', WEB],
  ['END_DATE_FORM_URL', 'form', WEB],
  ['SESSION_TITLE_PREFIX', 'x'.repeat(41), 'must be at most 40 characters long'],
  ['APP_LINK_PREFIX', 'javascript:alert(1)', 'must look like amberway:// or https://app.example/'],
];
/** These take any text. */
const FREE = [
  'HOST',
  'DATA_DIR',
  'MAIL_FROM',
  'APP_CHECK_AUDIENCE',
  'APP_SIGN_IN_URL',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'GOOGLE_CLIENT_ID',
  'OIDC_CLIENT_ID',
  'LEAD_COACH',
  'OTEL_SERVICE_NAME',
];

describe('readConfig', () => {
  it.each(WRONG)('names the wrong setting %s=%s and the reason', (name, value, reason) => {
    expect(messageOf({ [name]: value })).toBe(`The setting ${name} ${reason}.`);
  });

  it('has a wrong value in this test for every setting that can be wrong', () => {
    const tried = new Set([...WRONG.map(([name]) => name as string), ...FREE]);
    expect(Object.keys(settings.shape).filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])('wants DATABASE_URL with %s', (name) => {
    expect(messageOf({ [name]: 'postgres://localhost/x' })).toMatch(`The setting ${name} needs DATABASE_URL`);
    expect(messageOf({ [name]: 'postgres://localhost/x', DATABASE_URL: 'postgres://localhost/y' })).toBe('accepted');
  });

  it('stores backups encrypted only, and never verifies them in the database itself', () => {
    const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`;
    expect(messageOf({ BACKUP_TO: '/backups' })).toMatch('The setting BACKUP_RECIPIENT is needed');
    expect(messageOf({ BACKUP_TO: 's3://box/night/', BACKUP_RECIPIENT })).toMatch('S3_ACCESS_KEY and S3_SECRET_KEY');
    const inside = { DATA_DIR: '/data', BACKUP_RECIPIENT, BACKUP_TO: '/data/backups-in-progress/mine' };
    expect(messageOf(inside)).toMatch('BACKUP_TO must not be in backups-in-progress');
    expect(readConfig({ ...inside, BACKUP_TO: '/data/backups' }).backup?.to).toEqual({ folder: '/data/backups' });
    const DATABASE_URL = 'postgres://amberway:a@localhost/x';
    const scratch = (BACKUP_SCRATCH_URL: string, env: NodeJS.ProcessEnv = {}) =>
      messageOf({ BACKUP_TO: '/backups', BACKUP_RECIPIENT, DATABASE_URL, BACKUP_SCRATCH_URL, ...env });
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST:5432'])
      expect(scratch(`postgresql://other:b@${host}/x?sslmode=disable`)).toMatch(
        'must not be the database of DATABASE_URL',
      );
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
      expect(scratch('postgres://db/x', { [name]: 'postgres://db:5432/x' })).toMatch(`the database of ${name}`);
    for (const url of ['postgres://localhost/y', 'postgres://localhost:5433/x', 'postgres://db/x'])
      expect(
        readConfig({ BACKUP_TO: '/backups', BACKUP_RECIPIENT, DATABASE_URL, BACKUP_SCRATCH_URL: url })
          .BACKUP_SCRATCH_URL,
      ).toBe(url);
    expect(
      readConfig({ BACKUP_TO: 's3://box/night/', BACKUP_RECIPIENT, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }),
    ).toMatchObject({ s3: undefined, backup: { to: { s3: { bucket: 'box', prefix: 'night/' } }, at: '02:30' } });
  });

  it('reports every wrong setting', () => {
    expect(messageOf({ PORT: 'x', SEED: 'y' }).split('\n')).toHaveLength(2);
  });

  it('does not show the value of a wrong setting, which may be a password', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://me:hunter2@localhost/x' })).not.toContain('hunter2');
  });
});

it('APP_CHECK_MODE=firebase needs APP_CHECK_JWKS_URL', () => {
  expect(messageOf({ APP_CHECK_MODE: 'firebase' })).toContain('APP_CHECK_JWKS_URL is needed');
});

it('S3_BUCKET needs its access key and secret key', () => {
  expect(messageOf({ S3_BUCKET: 'files' })).toContain('S3_ACCESS_KEY is needed');
  expect(messageOf({ S3_BUCKET: 'files', S3_ACCESS_KEY: 'key' })).toContain('S3_SECRET_KEY is needed');
});

it('S3 keys or an endpoint without S3_BUCKET stop the start', () => {
  for (const [name, value] of [
    ['S3_ACCESS_KEY', 'key'],
    ['S3_SECRET_KEY', 'secret'],
    ['S3_ENDPOINT', 'https://store.example'],
  ] as const)
    expect(messageOf({ [name]: value })).toContain('S3_BUCKET is needed');
});

describe('SMTP_URL', () => {
  const SMTP_URL = 'smtp://mail.example';
  const PUBLIC_URL = 'https://portal.example';

  it('needs PUBLIC_URL, unless the server listens on this machine only', () => {
    expect(messageOf({ SMTP_URL, HOST: '0.0.0.0' })).toContain('PUBLIC_URL is needed');
    expect(messageOf({ SMTP_URL, NODE_ENV: 'production' })).toContain('PUBLIC_URL is needed');
    expect(readConfig({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
    expect(readConfig({ SMTP_URL, PUBLIC_URL, HOST: '0.0.0.0' }).SMTP_URL).toBe(SMTP_URL);
  });

  it('needs MAIL_FROM in production', () => {
    const env = { SMTP_URL, PUBLIC_URL, NODE_ENV: 'production' };
    expect(messageOf(env)).toContain('MAIL_FROM is needed');
    expect(readConfig({ ...env, MAIL_FROM: 'Portal <portal@portal.example>' }).production).toBe(true);
  });
});

it('GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET', () => {
  expect(messageOf({ GOOGLE_CLIENT_ID: 'client' })).toContain('GOOGLE_CLIENT_SECRET is needed');
  const { google } = readConfig({ GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'its-secret' });
  expect(google).toMatchObject({ clientId: 'client', messageBytes: 35 * 1024 * 1024 });
  expect(readConfig({}).google).toBeUndefined();
});

describe('OIDC_ISSUER', () => {
  const env = {
    OIDC_ISSUER: 'https://login.example/realms/clinic',
    OIDC_CLIENT_ID: 'amberway',
    OIDC_CLIENT_SECRET: 'its-secret',
    OIDC_DOMAINS: 'Clinic.example, clinic.org',
  };

  it('needs a client, its secret and the domains of its staff', () => {
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_DOMAINS'])
      expect(messageOf({ ...env, [name]: '' })).toBe(`The setting ${name} is needed when OIDC_ISSUER is set.`);
    expect(readConfig({ ...env, OIDC_NAME: 'Northside Health' }).oidc).toMatchObject({
      issuer: 'https://login.example/realms/clinic',
      domains: ['clinic.example', 'clinic.org'],
      name: 'Northside Health',
      only: false,
    });
    expect(readConfig({}).oidc).toBeUndefined();
  });

  it('needs PUBLIC_URL in production', () => {
    const production = { ...env, NODE_ENV: 'production' };
    expect(messageOf(production)).toContain('PUBLIC_URL is needed');
    expect(messageOf({ ...production, PUBLIC_URL: 'https://portal.example' })).toBe('accepted');
  });

  it('is needed by OIDC_ONLY, which would lock everybody out without it', () => {
    expect(messageOf({ OIDC_ONLY: 'on' })).toContain('OIDC_ONLY needs OIDC_ISSUER');
    expect(readConfig({ ...env, OIDC_ONLY: 'on' }).oidc?.only).toBe(true);
  });
});

it('unset and blank settings have their defaults', () => {
  const blank = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, ' ']));
  for (const env of [{}, blank]) {
    const config = readConfig(env);
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      dataDir: resolve('data'),
      SEED: 'demo',
      loadDemo: true,
      production: false,
    });
    expect([config.DATABASE_URL, config.SMTP_URL, config.PUBLIC_URL]).toEqual([undefined, undefined, undefined]);
  }
});

describe('a server that others can reach', () => {
  const beyond: [Record<string, string>, string, boolean][] = [
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0', true],
    [{ HOST: '::' }, 'HOST is ::', true],
    [{ HOST: '192.168.1.20' }, 'HOST is 192.168.1.20', true],
    [{ HOST: 'localhost.example' }, 'HOST is localhost.example', true],
    [{ PUBLIC_URL: 'http://tablet.local:3000' }, 'PUBLIC_URL is http://tablet.local:3000', true],
    [{ PUBLIC_URL: 'http://127.0.0.1.example' }, 'PUBLIC_URL is http://127.0.0.1.example', true],
    [{ PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' }, 'HOST is 0.0.0.0', true],
    // An https PUBLIC_URL counts as production, in case NODE_ENV was forgotten.
    [{ PUBLIC_URL: 'https://portal.example' }, 'PUBLIC_URL is https://portal.example', false],
    [{ PUBLIC_URL: 'https://portal.example', HOST: '0.0.0.0' }, 'PUBLIC_URL is https://portal.example', false],
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production', false],
  ];

  it.each(beyond)('%j loads no demo data unless PUBLIC_DEMO is on', (env, publicReason, plainHttp) => {
    expect(readConfig(env)).toMatchObject({ publicReason, plainHttp, loadDemo: false, serveDocs: false });
    expect(readConfig({ ...env, PUBLIC_DEMO: 'on' }).loadDemo).toBe(true);
    expect(readConfig({ ...env, PUBLIC_DEMO: 'on', SEED: 'none' }).loadDemo).toBe(false);
    expect(messageOf({ ...env, SEED: 'demo' })).toContain(`(${publicReason}). Leave it out, or set PUBLIC_DEMO=on`);
  });

  it.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { HOST: '127.0.0.2' }, { PUBLIC_URL: 'http://localhost:3000' }])(
    'is none with %j, where the demo is loaded',
    (env) => {
      expect(readConfig(env)).toMatchObject({ plainHttp: false, loadDemo: true, publicReason: undefined });
      expect(readConfig({ ...env, SEED: 'none' }).loadDemo).toBe(false);
    },
  );
});

it.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://portal.example' }, false],
  [{ PUBLIC_URL: 'https://portal.example' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', API_DOCS: 'on' }, true],
  [{ API_DOCS: 'off' }, false],
])('with %j the API documentation is served: %s', (env, served) => {
  expect(readConfig(env).serveDocs).toBe(served);
});
