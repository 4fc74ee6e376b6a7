import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentId } from '@amberway/fixtures/content/record';
import { addRecord } from '../../testing/content.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
let parent: string;
let subscriber: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
  subscriber = await server.signIn('subscriber');
});
beforeEach(() => server.within(() => rowsOf(server, sql`delete from news_closed`)));

type News = { messages: { _id: string; title: string }[]; release: { releaseId: string; slides: object[] } | null };
const news = async (token = parent): Promise<News> => (await server.call('GET', 'news', { token })).body.data;
const titles = async (token = parent) => (await news(token)).messages.map(({ title }) => title);
const close = (what: string, token = parent) => server.call('PUT', `news/${what}/closed`, { token });
const [LIBRARY, HOLIDAY, OVER, DRAFT, ARCHIVED] = [1, 2, 3, 4, 5].map((n) => contentId('broadcastMessage', n));

describe('broadcast messages', () => {
  it('are shown while published and not expired, by priority', async () => {
    expect(await titles()).toEqual(['Holiday hours', 'New in the library']);
    const urgent = await addRecord(server, 'broadcastMessage', { title: 'Urgent', priority: 9, status: 'Published' });
    expect((await titles())[0]).toBe('Urgent');
    await server.within(() =>
      rowsOf(server, sql`update broadcast_messages set deleted_at = now() where id = ${urgent}`),
    );
    expect(await titles()).toEqual(['Holiday hours', 'New in the library']);
  });

  it('stay closed for the user who closed them, on every device, and for nobody else', async () => {
    expect((await close(`message/${HOLIDAY}`)).status).toBe(200);
    expect((await close(`message/${HOLIDAY}`)).status).toBe(200);
    expect(await titles(await server.signIn('parent'))).toEqual(['New in the library']);
    expect(await titles(subscriber)).toEqual(['Holiday hours', 'New in the library']);
    const logged = await rowsOf(server, sql`select 1 from audit_log where record = 'news' and action = 'close'`);
    expect(logged).toHaveLength(1);
  });

  it('that a family does not see return 404', async () => {
    for (const id of [OVER, DRAFT, ARCHIVED, contentId('emoji', 1)])
      expectFailure(await close(`message/${id}`), 'not_found');
    expect((await close('message/1%20or%201=1')).status).toBe(400);
    expect((await close(`message/${LIBRARY}`)).status).toBe(200);
  });

  it('can be neither read nor closed by staff', async () => {
    const coach = await server.signIn('coach');
    expect((await server.call('GET', 'news', { token: coach })).status).toBe(403);
    expect((await close(`message/${HOLIDAY}`, coach)).status).toBe(403);
  });
});

describe('release slides', () => {
  it('are those of the latest announced release, in their order, until closed', async () => {
    const { release } = await news();
    expect(release).toMatchObject({ releaseId: '2026.46', slides: [{ title: 'Shorts' }, { title: 'Daily diary' }] });
    expect((await close('release/2026.46')).status).toBe(200);
    expect((await news()).release).toBeNull();
    expect((await news(subscriber)).release?.releaseId).toBe('2026.46');
  });

  it('of a later release are shown again; weeks compare as numbers, and unannounced releases wait', async () => {
    await close('release/2026.46');
    await addRecord(server, 'featureSlide', { releaseId: '2026.9', title: 'Earlier', showOnAppUpdate: true });
    await addRecord(server, 'featureSlide', { releaseId: '2026.50', title: 'Waiting', showOnAppUpdate: false });
    expect((await news()).release).toBeNull();
    await addRecord(server, 'featureSlide', { releaseId: '2026.47', title: 'Next', showOnAppUpdate: true });
    expect((await news()).release).toMatchObject({ releaseId: '2026.47', slides: [{ title: 'Next' }] });
  });

  it('of an unknown release cannot be closed', async () => {
    expectFailure(await close('release/2031.01'), 'not_found');
    expectFailure(await close('release/2026.50'), 'not_found');
    expect((await close(`release/${'9'.repeat(20)}`)).status).toBe(400);
  });
});
