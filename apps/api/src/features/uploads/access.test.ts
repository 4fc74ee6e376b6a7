import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MEDIA_TOKEN_MS, MINUTE } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { fileUrlOf, signFileUrl } from '../../kernel/files/file-url.ts';
import type { FileRow } from '../../kernel/files/queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { createSession, createSiblingSession } from '../../kernel/identity/sign-ins.queries.ts';
import { expectFailure } from '../../testing/failures.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { readUrl } from '../../testing/uploads.ts';

const { parent, coach, manager, subscriber } = DEMO_PEOPLE;
const server = useServer();
let file: FileRow;
let url: string;
beforeAll(async () => {
  file = await storeTestFile(server, { customerId: parent.id });
  url = fileUrlOf(file);
});

/** Without an Authorization header, as <img> and <video> send it. */
const readBare = (path: string) => readUrl(server, undefined, path);

describe('read access to a file', () => {
  const as = async (name: 'admin' | 'coach' | 'coach2' | 'subscriber' | 'parent', about: Partial<FileRow>) => {
    const one = await storeTestFile(server, about);
    return (await readUrl(server, await server.signIn(name), fileUrlOf(one))).status;
  };

  it('of a family is for the family, those who work with it and administrators', async () => {
    const about = { customerId: parent.id };
    expect([await as('parent', about), await as('coach', about), await as('admin', about)]).toEqual([200, 200, 200]);
    expect([await as('subscriber', about), await as('coach2', about)]).toEqual([404, 404]);
  });

  it('for staff is not for the family', async () => {
    const about = { customerId: parent.id, visibility: 'staff' as const };
    expect([await as('parent', about), await as('coach', about), await as('coach2', about)]).toEqual([404, 200, 404]);
  });

  it('of no family is for the uploader and administrators', async () => {
    const about = { uploaderId: coach.id };
    expect([
      await as('coach', about),
      await as('admin', about),
      await as('parent', about),
      await as('coach2', about),
    ]).toEqual([200, 200, 404, 404]);
  });

  it('that is public is for everybody signed in, and nobody else', async () => {
    const one = await storeTestFile(server, { visibility: 'public' });
    expect((await readUrl(server, await server.signIn('subscriber'), fileUrlOf(one))).status).toBe(200);
    expectFailure(await readBare(fileUrlOf(one)), 'unauthenticated');
  });
});

const mediaToken = async (userId: string) => {
  const { id, token: bearer } = await server.within(() => createSession(userId));
  return { bearer, root: id, media: await server.services.signer.mediaToken(userId, id) };
};

describe('the media token in a URL', () => {
  it('opens what its user may read, and nothing else', async () => {
    expect((await readBare(`${url}?t=${(await mediaToken(parent.id)).media}`)).status).toBe(200);
    expect((await readBare(`${url}?t=${(await mediaToken(coach.id)).media}`)).status).toBe(200);
    expectFailure(await readBare(`${url}?t=${(await mediaToken(subscriber.id)).media}`), 'not_found');
  });

  it('of staff acting as a family opens only that family’s files', async () => {
    const root = await server.within(() => createSession(coach.id));
    await server.within(() => createSiblingSession(root.id, coach.id, parent.id));
    const media = await server.services.signer.mediaToken(parent.id, root.id);
    const other = await storeTestFile(server, { customerId: DEMO_PEOPLE.tran.id });
    expect((await readBare(`${url}?t=${media}`)).status).toBe(200);
    expectFailure(await readBare(`${fileUrlOf(other)}?t=${media}`), 'not_found');
  });

  it('ends with the sign-in, when it expires, and with the account', async () => {
    const { bearer, media } = await mediaToken(parent.id);
    await server.call('POST', 'auth/logout', { token: bearer, body: {} });
    expectFailure(await readBare(`${url}?t=${media}`), 'session_expired');
    const late = await mediaToken(parent.id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MEDIA_TOKEN_MS + MINUTE });
    try {
      expectFailure(await readBare(`${url}?t=${late.media}`), 'session_expired');
    } finally {
      vi.useRealTimers();
    }
    const gone = await mediaToken(manager.id);
    await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${manager.id}`);
    expectFailure(await readBare(`${url}?t=${gone.media}`), 'session_expired');
  });

  it('cannot be forged, and works for no other call', async () => {
    const { root, media, bearer } = await mediaToken(parent.id);
    const forged = await new SignJWT({ root })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('media')
      .setSubject(parent.id)
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32, 1));
    for (const bad of [forged, `${media}x`, 'x', bearer])
      expectFailure(await readBare(`${url}?t=${bad}`), 'session_expired');
    expectFailure(await readBare(`/api/user/me?t=${media}`), 'unauthenticated');
    expectFailure(await readBare(`/api/files/${file.id}/${file.name}?t=`), 'unauthenticated');
  });

  it('does not keep the session alive', async () => {
    const { media, root } = await mediaToken(parent.id);
    await rowsOf(server, sql`update sessions set last_seen_at = now() - interval '30 minutes' where id = ${root}`);
    expect((await readBare(`${url}?t=${media}`)).status).toBe(200);
    const [row] = await rowsOf<{ idle: boolean }>(
      server,
      sql`select last_seen_at < now() - interval '29 minutes' as idle from sessions where id = ${root}`,
    );
    expect(row?.idle).toBe(true);
  });
});

describe('a signed URL', () => {
  const sign = async (target: FileRow, ms = MINUTE) => {
    const { id } = await server.within(() => createSession(parent.id));
    return signFileUrl(server.services.signer, target, { userId: parent.id, rootId: id } as Principal, ms);
  };

  it('opens its one file, even one the user could not reach otherwise', async () => {
    const hidden = await storeTestFile(server, { customerId: parent.id, visibility: 'staff' });
    const signed = await sign(hidden);
    expect((await readBare(signed)).status).toBe(200);
    const other = await storeTestFile(server, { customerId: parent.id });
    expectFailure(await readBare(`${fileUrlOf(other)}${signed.slice(signed.indexOf('?'))}`), 'not_found');
  });

  it('that has expired or was altered is rejected', async () => {
    expectFailure(await readBare(await sign(file, -MINUTE)), 'session_expired');
    const signed = await sign(file);
    expectFailure(await readBare(`${signed.slice(0, -6)}AAAAAA`), 'session_expired');
  });
});
