import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_QUICK_LINKS, quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { admin: demoAdmin } = DEMO_PEOPLE;
const url = 'https://example.test/week?a=1#top';
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const someone = async (type: 'Business' | 'Customer' = 'Business') => {
  const user = await addUser(server, { type });
  return { id: user.id, token: await server.signIn(user) };
};
const add = (token: string, body: object) => server.call('POST', 'quicklink', { token, body });
const put = (token: string, id: string, body: object) => server.call('PUT', `quicklink/${id}`, { token, body });
const remove = (token: string, id: string) => server.call('DELETE', `quicklink/${id}`, { token });
const titles = async ({ id, token }: { id: string; token: string }) =>
  (await server.call('GET', `quicklink/${id}`, { token })).body.data.map((one: { title: string }) => one.title);

describe('quick links', () => {
  it.each(['Business', 'Customer'] as const)(
    'are added, starred, changed and removed by anyone [B404 B532 C090 C091 C092 C093]: %s',
    async (type) => {
      const me = await someone(type);
      const { body } = await add(me.token, { title: ' Roster ', url: ` ${url} ` });
      expect(body).toMatchObject({
        message: quickLinkTexts.added,
        data: { title: 'Roster', url, isGlobal: false, isStared: false, createdBy: me.id, version: 1 },
      });
      const { _id } = body.data;
      await add(me.token, { title: 'Later', url });
      const own = async () => (await titles(me)).filter((title: string) => ['Roster', 'Later'].includes(title));
      expect(await own()).toEqual(['Later', 'Roster']);
      expect((await put(me.token, _id, { isStared: true, version: 1 })).body.data).toMatchObject({
        isStared: true,
        title: 'Roster',
        version: 2,
      });
      expect(await own()).toEqual(['Roster', 'Later']);
      expectFailure(await put(me.token, _id, { title: 'Stale', version: 1 }), 'stale');
      expect((await remove(me.token, _id)).status).toBe(200);
      expectFailure(await remove(me.token, _id), 'not_found');
    },
  );

  it('need a title [B496]', async () => {
    const { token } = await someone();
    for (const title of ['', '  ', undefined])
      expectInvalid(await add(token, { title, url }), 'title', quickLinkTexts.inputTitle);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.test/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.test',
    'example.test',
    'https://',
    'https://exa mple.test',
    'https://user@example.test',
    '//example.test',
    'https:/example.test',
    'https:example.test',
    '',
    undefined,
  ])('accept http and https URLs only: %s [B497 T322]', async (bad) => {
    const { token } = await someone();
    expectInvalid(await add(token, { title: 'x', url: bad }), 'url', quickLinkTexts.httpOnly);
  });

  it('are made global by administrators only, and visible to everyone [B527]', async () => {
    const [me, family] = [await someone(), await someone('Customer')];
    const refusal = {
      message: quickLinkTexts.onlyAdministrators,
      errors: { isGlobal: quickLinkTexts.onlyAdministrators },
    };
    for (const { token } of [me, family])
      expectFailure(await add(token, { title: 'x', url, isGlobal: true }), 'forbidden', refusal);
    const own = (await add(me.token, { title: 'Mine', url, isGlobal: false })).body.data;
    expectFailure(await put(me.token, own._id, { isGlobal: true }), 'forbidden', refusal);
    expect((await put(me.token, own._id, { isGlobal: false, title: 'Mine still' })).status).toBe(200);
    const shown = (await add(admin, { title: 'For all', url, isGlobal: true })).body.data;
    expect(await titles(me)).toContain('For all');
    expect(await titles(family)).toContain('For all');
    expect(await titles(family)).not.toContain('Mine still');
    // Everyone sees global links, but only the creator changes them.
    const onlyCreator = { message: quickLinkTexts.onlyCreator };
    expectFailure(await put(me.token, shown._id, { isStared: true }), 'forbidden', onlyCreator);
    expectFailure(await remove(me.token, shown._id), 'forbidden', onlyCreator);
    expect((await put(admin, shown._id, { isGlobal: false })).status).toBe(200);
    expect(await titles(me)).not.toContain('For all');
  });

  it('of others are neither listed nor changed, not even by an administrator [B404 B532]', async () => {
    const me = await someone();
    const { _id } = (await add(me.token, { title: 'Private', url })).body.data;
    expectFailure(await server.call('GET', `quicklink/${me.id}`, { token: admin }), 'not_found');
    expectFailure(await put(admin, _id, { isStared: true }), 'not_found');
    expectFailure(await remove(admin, _id), 'not_found');
    expect(await titles({ id: demoAdmin.id, token: admin })).not.toContain('Private');
  });

  it('are limited in number, and reject unknown fields', async () => {
    const me = await someone();
    expect((await add(me.token, { title: 'x', url, createdBy: demoAdmin.id })).status).toBe(422);
    await rowsOf(
      server,
      sql`insert into quick_links (id, title, url, created_by)
        select gen_random_uuid(), 'n', ${url}, ${me.id} from generate_series(1, ${MAX_QUICK_LINKS})`,
    );
    expectInvalid(await add(me.token, { title: 'One more', url }), 'title', quickLinkTexts.tooMany);
  });
});
