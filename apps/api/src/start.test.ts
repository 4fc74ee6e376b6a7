import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callChild, type Child, type Ended, runServer, startChild } from './testing/child.ts';
import { copyEmbeddedTemplate } from './testing/template.ts';

const expectSentence = ({ code, output }: Ended, sentence: string | RegExp) => {
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
};

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'amberway-start-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('the start fails with a readable message', () => {
  it('when settings are wrong', async () => {
    expectSentence(
      await runServer({ PORT: 'abc', LOG_LEVEL: 'loud' }),
      /^The setting PORT must be a whole number\.\nThe setting LOG_LEVEL must be one of /,
    );
  });

  it('when the data folder cannot be created', async () => {
    const file = join(scratch, 'a-file');
    await writeFile(file, '');
    expectSentence(
      await runServer({ DATA_DIR: join(file, 'data') }),
      `The data folder ${join(file, 'data')} cannot be written to (ENOTDIR). Choose another with DATA_DIR.`,
    );
  });

  // Root can write everywhere.
  it.skipIf(process.getuid?.() === 0)('when the data folder is read-only', async () => {
    const folder = join(scratch, 'read-only');
    await mkdir(folder);
    await chmod(folder, 0o555);
    expectSentence(
      await runServer({ DATA_DIR: folder }),
      `The data folder ${folder} cannot be written to (EACCES). Choose another with DATA_DIR.`,
    );
  });

  it('when the database cannot be reached, without showing its password', async () => {
    const end = await runServer({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' });
    expectSentence(end, 'The database of DATABASE_URL cannot be reached');
    expect(end.output).not.toContain('hunter2');
  });
});

describe('beside a running server', () => {
  let running: Child;
  let folder: Awaited<ReturnType<typeof copyEmbeddedTemplate>>;
  beforeAll(async () => {
    folder = await copyEmbeddedTemplate(inject('embeddedTemplate'));
    running = await startChild({ DATA_DIR: folder.dataDir });
  });
  afterAll(async () => {
    await running?.kill('SIGKILL');
    await folder?.remove();
  });

  it('a second one on the same data folder fails at once and names the first', async () => {
    expectSentence(
      await runServer({ DATA_DIR: folder.dataDir }),
      `is in use by another Amberway process (number ${running.pid} on`,
    );
    expect((await callChild(running, 'GET', 'health/ready')).status).toBe(200);
  });

  it('one on the same port, or on an address the machine does not have, fails', async () => {
    const other = await copyEmbeddedTemplate(inject('embeddedTemplate'));
    const DATA_DIR = other.dataDir;
    try {
      expectSentence(
        await runServer({ DATA_DIR, PORT: String(running.port) }),
        `Port ${running.port} is in use. Choose another with PORT.`,
      );
      expectSentence(
        await runServer({ DATA_DIR, HOST: 'no-such-host.invalid' }),
        'Cannot listen on no-such-host.invalid',
      );
    } finally {
      await other.remove();
    }
  });

  it('a new one takes over the data folder of a killed server', async () => {
    await running.kill('SIGKILL');
    running = await startChild({ DATA_DIR: folder.dataDir });
    expect((await callChild(running, 'GET', 'health/ready')).status).toBe(200);
  });
});
