import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newKeyPair } from '../backup/encryption.ts';
import { startMailServer } from '../testing/smtp.ts';
import { startS3 } from '../testing/s3.ts';
import { examine, runDoctor } from './doctor.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'amberway-doctor-'));
  await mkdir(join(scratch, 'data'), { mode: 0o700 });
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const textsOf = async (env: NodeJS.ProcessEnv, level: string, mailTo?: string) =>
  (await examine({ DATA_DIR: join(scratch, 'data'), ...env }, { mailTo }))
    .filter((finding) => finding.level === level)
    .map(({ text }) => text);
const problems = (env: NodeJS.ProcessEnv, mailTo?: string) => textsOf(env, 'problem', mailTo);
const warnings = (env: NodeJS.ProcessEnv) => textsOf(env, 'warning');

const freedPort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
};

it('a plain installation has no problems and exits with 0', async () => {
  const { text, code } = await runDoctor({ DATA_DIR: join(scratch, 'data') }, {});
  expect(code).toBe(0);
  expect(text).toMatch(/^✓ Settings: 1 set, all valid\.\n/);
  expect(text).toContain('✓ Files: writing, reading, listing and removing work in');
  expect(text).toMatch(/\n0 problems, \d warnings?\.$/);
  expect(await readdir(join(scratch, 'data/files'))).toEqual(['.spool']);
});

it('wrong settings are all named, and the exit code is 1', async () => {
  const { text, code } = await runDoctor({ PORT: 'abc', SMTP_URL: 'mail' }, {});
  expect(code).toBe(1);
  expect(text).toContain('✗ Settings: The setting PORT must be a whole number.');
  expect(text).toContain('✗ Settings: The setting SMTP_URL must start with smtp:// or smtps://.');
  expect(text).toContain('2 problems, 0 warnings.');
});

it('misspelt settings and settings that do not fit together are warnings', async () => {
  const found = await warnings({
    S3_BUKET: 'x',
    PUBLIC_URL: 'http://portal.example',
    NODE_ENV: 'production',
    PUBLIC_DEMO: 'on',
  });
  expect(found).toContainEqual(expect.stringContaining('S3_BUKET is not a setting'));
  expect(found).toContainEqual(expect.stringContaining('passwords travel unencrypted'));
  expect(found).toContainEqual(expect.stringContaining('accounts whose password is published'));
  expect(found).toContainEqual(expect.stringContaining('SMTP_URL is not set'));
  expect(found).toContainEqual(expect.stringContaining('may lose data in a power cut'));
});

it('an https address without TRUST_PROXY is a warning, and one that cannot be reached is named', async () => {
  const found = await warnings({ PUBLIC_URL: `https://127.0.0.1:${await freedPort()}`, HOST: '0.0.0.0' });
  expect(found).toContainEqual(expect.stringContaining('TRUST_PROXY is false'));
  expect(found).toContainEqual(expect.stringContaining('without the proxy and its TLS'));
  expect(found).toContainEqual(expect.stringMatching(/^Certificate: .*ECONNREFUSED/));
});

it('a data folder that is missing is not created, and one that others can open is a warning', async () => {
  const missing = join(scratch, 'missing');
  expect(await warnings({ DATA_DIR: missing })).toContainEqual(expect.stringContaining(`${missing} does not exist`));
  expect(await readdir(scratch)).not.toContain('missing');
  const open = join(scratch, 'open');
  await mkdir(open);
  await chmod(open, 0o755);
  expect(await warnings({ DATA_DIR: open })).toContainEqual(expect.stringContaining('other users of this machine'));
});

it('a bucket that works is fine; of one that does not, the reason is named and what to do', async () => {
  const s3 = await startS3();
  try {
    expect(await problems(s3.env)).toEqual([]);
    expect(await problems({ ...s3.env, S3_BUCKET: 'none-such' })).toEqual([
      expect.stringMatching(
        /^Files: the bucket none-such cannot be used: .*[^.] \(NoSuchBucket\)\. Create the bucket, or correct its name\.$/,
      ),
    ]);
    const BACKUP_RECIPIENT = (await newKeyPair()).recipient;
    expect(await problems({ ...s3.env, BACKUP_TO: 's3://none-such/', BACKUP_RECIPIENT })).toEqual([
      expect.stringMatching(/^Backups: BACKUP_TO cannot be used: .*\(NoSuchBucket\)\. Create the bucket/),
    ]);
    expect(await problems({ ...s3.env, S3_ACCESS_KEY: 'other' })).toEqual([
      expect.stringMatching(/\(InvalidAccessKeyId\)\. Check S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION\.$/),
    ]);
    const S3_ENDPOINT = `http://127.0.0.1:${await freedPort()}`;
    expect(await problems({ ...s3.env, S3_ENDPOINT })).toEqual([
      `Files: the bucket ${s3.env['S3_BUCKET']} cannot be used: the store at ${S3_ENDPOINT} cannot be reached (ECONNREFUSED). Check S3_ENDPOINT and the network.`,
    ]);
  } finally {
    await s3.close();
  }
});

it('the place of the backups is tried, and nothing stays there', async () => {
  const BACKUP_RECIPIENT = (await newKeyPair()).recipient;
  const none = join(scratch, 'none');
  expect(await problems({ BACKUP_TO: none, BACKUP_RECIPIENT })).toEqual([
    `Backups: BACKUP_TO cannot be used: ${none} does not exist: create it, or mount its disk.`,
  ]);
  const file = join(scratch, 'file');
  await writeFile(file, '');
  expect(await problems({ BACKUP_TO: file, BACKUP_RECIPIENT })).toEqual([
    `Backups: BACKUP_TO cannot be used: ${file} is not a folder: choose another one.`,
  ]);
  expect(await problems({ DATA_DIR: join(file, 'data') })).toEqual([
    `Folder: DATA_DIR cannot be used: ${join(file, 'data')} is not a folder: choose another one.`,
  ]);
  const folder = await mkdtemp(join(scratch, 'backups-'));
  expect(await problems({ BACKUP_TO: folder, BACKUP_RECIPIENT })).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

it('a public key with a typing error is a problem', async () => {
  const { recipient } = await newKeyPair();
  const wrong = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
  const folder = await mkdtemp(join(scratch, 'backups-'));
  expect(await problems({ BACKUP_TO: folder, BACKUP_RECIPIENT: `${recipient},${wrong}` })).toEqual([
    expect.stringContaining(`nothing can be encrypted for ${wrong} of BACKUP_RECIPIENT`),
  ]);
});

it('a mail server is tried, and a test mail is sent on request', async () => {
  const server = await startMailServer();
  try {
    expect(await problems({ SMTP_URL: server.url }, 'ada@example.org')).toEqual([]);
    await vi.waitFor(() => expect(server.received.map(({ subject }) => subject)).toEqual(['Amberway can send mails']));
  } finally {
    await server.close();
  }
  expect(await problems({}, 'ada@example.org')).toEqual([expect.stringContaining('SMTP_URL is not set')]);
});

it('a mail server that is not there is a problem without its password', async () => {
  const found = await problems({ SMTP_URL: `smtp://me:hunter2@127.0.0.1:${await freedPort()}` });
  expect(found).toEqual([expect.stringMatching(/^Mail: .*ECONNREFUSED.* Check host and port of SMTP_URL/)]);
  expect(found.join('')).not.toContain('hunter2');
});
