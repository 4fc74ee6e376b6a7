import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { FOUND_KINDS, FOUND_MAX, type FoundContent } from '@amberway/contract/content/find';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { addRecord } from '../../../testing/content.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { rowsOf } from '../../../testing/rows.ts';

const server = useServer();
let admin: string;
let coach: string;
beforeAll(async () => {
  [admin, coach] = await Promise.all([server.signIn('admin'), server.signIn('coach')]);
});
const ask = (search: string, token = admin) =>
  server.call('GET', `search/content?search=${encodeURIComponent(search)}`, { token });
const found = async (search: string, token?: string) => (await ask(search, token)).body.data as FoundContent[];

const TITLE_FIELD: Partial<Record<string, string>> = { workshop: 'webinarTopic' };
const titled = (kind: (typeof FOUND_KINDS)[number], title: string, part: object = {}) =>
  addRecord(server, kind, { [TITLE_FIELD[kind] ?? 'title']: title, ...part });

describe('finding content by title', () => {
  it.each(FOUND_KINDS)('%s is found by administrators and business users, with kind and state', async (kind) => {
    const title = `Wombat walk ${kind.toLowerCase()}`;
    const id = await titled(kind, title);
    const state = { course: 'No published video', workshop: 'Pending' }[kind as string] ?? 'Draft';
    for (const token of [admin, coach])
      expect(await found(`walk WOMBAT ${kind}`, token)).toEqual([{ _id: id, kind, title, state }]);
  });

  it('only the title counts, wildcards are text, and short texts find nothing', async () => {
    await titled('video', 'Numbat at noon', { description: 'About the platypus.' });
    expect(await found('numbat')).toHaveLength(1);
    expect(await found('platypus')).toEqual([]);
    expect(await found('n%t')).toEqual([]);
    expect(await found('nu')).toEqual([]);
    expect(await found('')).toEqual([]);
  });

  it('titles that begin with the text come first, and the list is short', async () => {
    await titled('blog', 'Echidna first');
    for (let n = 0; n < FOUND_MAX; n += 1) await titled('short', `The echidna ${n}`);
    const titles = (await found('echidna')).map(({ title }) => title);
    expect(titles).toHaveLength(FOUND_MAX);
    expect(titles.slice(0, 2)).toEqual(['Echidna first', `The echidna ${FOUND_MAX - 1}`]);
  });

  it('a published broadcast message that is over has the state Ended', async () => {
    const id = await titled('broadcastMessage', 'Bilby days', { status: 'Published' });
    expect(await found('bilby')).toMatchObject([{ state: 'Published' }]);
    await rowsOf(server, sql`update broadcast_messages set end_date = now() - interval '1 minute' where id = ${id}`);
    expect(await found('bilby')).toMatchObject([{ _id: id, state: 'Ended' }]);
  });

  it('deleted content is not found', async () => {
    const id = await titled('blog', 'Quoll at dusk');
    expect(await found('quoll')).toHaveLength(1);
    await server.call('DELETE', `blog/${id}`, { token: admin });
    expect(await found('quoll')).toEqual([]);
  });

  it('a course with a published video is Published', async () => {
    const { body } = await server.call('GET', 'course', { token: admin });
    const shown = (body.data as { title: string; videos: { status: string }[] }[]).find(({ videos }) =>
      videos.some(({ status }) => status === 'Published'),
    );
    expect((await found(shown?.title ?? '')).find(({ kind }) => kind === 'course')).toMatchObject({
      state: 'Published',
    });
  });

  it('families get 403: drafts are not for them', async () => {
    expectFailure(await ask('wombat', await server.signIn('parent')), 'forbidden');
  });
});

it('sample titles are the fields that are searched', () => {
  for (const kind of FOUND_KINDS) expect(sampleBody(kind)).toHaveProperty(TITLE_FIELD[kind] ?? 'title');
});
