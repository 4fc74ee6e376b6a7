import { resolve } from 'node:path';
import type { FactorPolicy } from '@amberway/contract/kernel/second-factor';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { GoogleSettings } from '../google/settings.ts';
import type { OidcSettings } from '../oidc/settings.ts';
import type { S3Settings } from '../storage/s3.ts';
import { backupOf, backupProblem, type BackupSettings } from './backup.ts';
import { currentBuild } from './build.ts';
import { publicReason, usesPlainHttp } from './exposure.ts';
import { isLoopbackHost } from './loopback.ts';
import { DEFAULT_MAIL_FROM } from './server-settings.ts';
import { settings, type Settings } from './settings.ts';

export class ConfigError extends Error {}

export type Config = Settings & {
  dataDir: string;
  production: boolean;
  /** Why others can reach the server; undefined when only this machine does. */
  publicReason: string | undefined;
  /** Passwords and records travel without encryption beyond this machine. */
  plainHttp: boolean;
  loadDemo: boolean;
  serveDocs: boolean;
  version: string;
  commit: string | undefined;
  s3: S3Settings | undefined;
  google: GoogleSettings | undefined;
  /** Undefined when no directory is configured. */
  oidc: OidcSettings | undefined;
  factorPolicy: FactorPolicy;
  /** Undefined when no backups are made. */
  backup: BackupSettings | undefined;
};

const s3Of = ({
  S3_BUCKET,
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
  S3_PREFIX,
  BACKUP_TO,
}: Settings): S3Settings | undefined => {
  if (!S3_BUCKET) {
    // Backups may be the only thing in the store.
    if (!BACKUP_TO?.startsWith('s3:') && (S3_ENDPOINT || S3_ACCESS_KEY || S3_SECRET_KEY))
      throw new ConfigError('The setting S3_BUCKET is needed when other S3 settings are set.');
    return undefined;
  }
  if (!S3_ACCESS_KEY) throw new ConfigError('The setting S3_ACCESS_KEY is needed when S3_BUCKET is set.');
  if (!S3_SECRET_KEY) throw new ConfigError('The setting S3_SECRET_KEY is needed when S3_BUCKET is set.');
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    prefix: S3_PREFIX,
  };
};

const googleOf = (values: Settings): GoogleSettings | undefined => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId) return undefined;
  if (!clientSecret) throw new ConfigError('The setting GOOGLE_CLIENT_SECRET is needed when GOOGLE_CLIENT_ID is set.');
  return {
    clientId,
    clientSecret,
    authUrl: values.GOOGLE_AUTH_URL,
    tokenUrl: values.GOOGLE_TOKEN_URL,
    revokeUrl: values.GOOGLE_REVOKE_URL,
    userinfoUrl: values.GOOGLE_USERINFO_URL,
    calendarUrl: values.GOOGLE_CALENDAR_URL,
    gmailUrl: values.GMAIL_URL,
    messageBytes: values.GMAIL_MESSAGE_MB * 1024 * 1024,
    timeoutMs: values.GOOGLE_TIMEOUT_SECONDS * SECOND,
    meetingHosts: values.MEETING_HOSTS,
  };
};

/** The directory and every check of its responses has to be fast enough for a person who waits. */
const DIRECTORY_TIMEOUT_MS = 10 * SECOND;

const oidcOf = (values: Settings, production: boolean): OidcSettings | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  const { OIDC_DOMAINS: domains, OIDC_ONLY, PUBLIC_URL } = values;
  if (!issuer) {
    if (OIDC_ONLY === 'on') throw new ConfigError('The setting OIDC_ONLY needs OIDC_ISSUER: nobody could sign in.');
    return undefined;
  }
  const missing = (name: string) => new ConfigError(`The setting ${name} is needed when OIDC_ISSUER is set.`);
  if (!clientId) throw missing('OIDC_CLIENT_ID');
  if (!clientSecret) throw missing('OIDC_CLIENT_SECRET');
  if (!domains) throw missing('OIDC_DOMAINS');
  if (!PUBLIC_URL && production)
    throw new ConfigError(
      'The setting PUBLIC_URL is needed when OIDC_ISSUER is set: the directory sends browsers there.',
    );
  return {
    issuer,
    clientId,
    clientSecret,
    domains,
    name: values.OIDC_NAME,
    only: OIDC_ONLY === 'on',
    timeoutMs: DIRECTORY_TIMEOUT_MS,
  };
};

/** Rejects settings with which mails would have broken links or be rejected by mail servers. */
const refuseUselessMail = ({ SMTP_URL, PUBLIC_URL, MAIL_FROM, HOST }: Settings, production: boolean) => {
  if (!SMTP_URL) return;
  if (!PUBLIC_URL && (production || !isLoopbackHost(HOST)))
    throw new ConfigError('The setting PUBLIC_URL is needed when SMTP_URL is set: links in mails start with it.');
  if (production && MAIL_FROM === DEFAULT_MAIL_FROM)
    throw new ConfigError('The setting MAIL_FROM is needed when SMTP_URL is set: mails need a sender of yours.');
};

/** Reads and checks the environment once. A wrong setting stops the start with a message that names it. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigError(sentences.join('\n'));
  }
  const values = parsed.data;
  if (values.APP_CHECK_MODE === 'firebase' && !values.APP_CHECK_JWKS_URL) {
    throw new ConfigError('The setting APP_CHECK_JWKS_URL is needed when APP_CHECK_MODE is firebase.');
  }
  const production = env.NODE_ENV === 'production';
  if (values.WORKERS > 1 && !values.DATABASE_URL)
    throw new ConfigError(
      'The setting WORKERS needs DATABASE_URL: the embedded database belongs to one process. Set WORKERS=1 or use PostgreSQL.',
    );
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new ConfigError('The setting DATABASE_DIRECT_URL needs DATABASE_URL, the URL of the connection pooler.');
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
    throw new ConfigError('The setting DATABASE_REPLICA_URL needs DATABASE_URL, the database that it copies.');
  const wrongBackup = backupProblem(values);
  if (wrongBackup) throw new ConfigError(wrongBackup);
  refuseUselessMail(values, production);
  const reason = publicReason(values, production);
  const isPublic = reason !== undefined;
  if (isPublic && env.SEED?.trim() === 'demo' && values.PUBLIC_DEMO === 'off')
    throw new ConfigError(
      `The setting SEED=demo makes accounts with a published password, and others can reach this server (${reason}). Leave it out, or set PUBLIC_DEMO=on to show the demo in a network you trust.`,
    );
  return {
    ...values,
    production,
    dataDir: resolve(values.DATA_DIR),
    publicReason: reason,
    plainHttp: usesPlainHttp(values),
    loadDemo: values.SEED === 'demo' && (!isPublic || values.PUBLIC_DEMO === 'on'),
    serveDocs: values.API_DOCS === 'on' || (values.API_DOCS === 'auto' && !isPublic),
    s3: s3Of(values),
    google: googleOf(values),
    oidc: oidcOf(values, production),
    factorPolicy: values.STAFF_SECOND_FACTOR ?? (values.PUBLIC_URL?.startsWith('https:') ? 'grace' : 'off'),
    backup: backupOf(values),
    ...currentBuild(),
  };
};
