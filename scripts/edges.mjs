import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './lib/failure.mjs';
import { fetchPackage } from './lib/on-demand.mjs';
import makePackage from './package.mjs';

/** The edges of the range in package.json's `engines`. */
const VERSIONS = ['20.19.0', '24'];
const ACCOUNT = { email: 'ada@example.org', password: 'Quiet-River-41!' };

const tryWith = async (archive, version, { call, startPackage, unpack }) => {
  const node = join(await fetchPackage('node', version), 'node_modules/node/bin/node');
  const unpacked = unpack(archive);
  try {
    const create = startPackage(unpacked, ['admin:create', ACCOUNT.email], {}, node);
    create.child.stdin.end(`${ACCOUNT.password}\n`);
    const { code, output } = await create.ended;
    if (code !== 0) throw new Failure(`Node ${version} could not create an administrator: ${output}`);
    const server = startPackage(unpacked, [], {}, node);
    const { status } = await call(await server.ready, 'auth/login', ACCOUNT);
    server.child.kill('SIGTERM');
    const ended = await server.ended;
    if (status !== 200 || ended.code !== 0)
      throw new Failure(`Node ${version}: the sign-in returned ${status}, the server ended with ${ended.code}.`);
    console.log(`Node ${version}: started, signed in, stopped.`);
  } finally {
    unpacked.remove();
  }
};

/** `npm run edges`: the package on the oldest and the newest Node that it supports. */
export default async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'amberway-edges-'));
  try {
    await makePackage([scratch]);
    const [{ buildInfo }, helpers] = await Promise.all([
      import('./package/contents.mjs'),
      import('./package/try-package.mjs'),
    ]);
    for (const version of VERSIONS)
      await tryWith(join(scratch, `amberway-${buildInfo().version}.tgz`), version, helpers);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
