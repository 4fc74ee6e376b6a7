import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { addRecord } from '../../testing/content.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { arlo, noor, kaito } = DEMO_CHILDREN;
let parent: string;
let coach: string;
beforeAll(async () => {
  [parent, coach] = [await server.signIn('parent'), await server.signIn('coach')];
});

const share = (verb: 'share' | 'unshare', member: string, videos: string[], token = coach) =>
  server.call('POST', `video/${member}/${verb}`, { token, body: { videos } });
const list = (member: string, token = parent, query = '') =>
  server.call('GET', `video/shared/${member}${query}`, { token });
const idsOf = (response: { body: { data: { _id: string }[] } }) => response.body.data.map(({ _id }) => _id);

describe('shared videos', () => {
  it('are added and removed by staff and visible to the family, latest first [B739 C198 C248 C249]', async () => {
    const id = await addRecord(server, 'video', { status: 'Published', title: 'Tying laces' });
    expect((await share('share', noor.id, [id, id])).body).toMatchObject({
      data: { changed: 1 },
      message: sharedVideoTexts.shared,
    });
    expect((await share('share', noor.id, [id])).body.data).toEqual({ changed: 0 });
    const shown = await list(noor.id);
    expect(shown.body.data[0]).toMatchObject({ _id: id, title: 'Tying laces', sharedBy: { firstName: 'Mia' } });
    expect(idsOf(await list(noor.id, parent, '?search=LACES'))).toEqual([id]);
    expect((await share('unshare', noor.id, [id])).body.data).toEqual({ changed: 1 });
    expect(idsOf(await list(noor.id))).not.toContain(id);
    const logged = await rowsOf(
      server,
      sql`select action from audit_log where record = 'memberVideo' and after->'videos' ? ${id} order by id`,
    );
    expect(logged).toEqual([{ action: 'share' }, { action: 'unshare' }]);
  });

  it('are listed five per page [B619]', async () => {
    const first = await list(arlo.id);
    expect(first.body).toMatchObject({ count: 7 });
    expect(first.body.data).toHaveLength(5);
    expect(idsOf(await list(arlo.id, parent, '?page=2&pageSize=5'))).toHaveLength(2);
  });

  it('that are archived later are no longer shown to anybody', async () => {
    const id = await addRecord(server, 'video', { status: 'Published' });
    await share('share', noor.id, [id]);
    await rowsOf(server, sql`update videos set status = 'Archived', archive_reason = 'Old' where id = ${id}`);
    expect(idsOf(await list(noor.id))).not.toContain(id);
    expect(idsOf(await list(noor.id, coach))).not.toContain(id);
  });

  it('must be visible to families, and can be shared only with families the user works with', async () => {
    const draft = await addRecord(server, 'video');
    const video = contentId('video', 6);
    expectFailure(await share('share', arlo.id, [draft]), 'not_found');
    expectFailure(await share('share', arlo.id, [video, contentId('blog', 1)]), 'not_found');
    expectFailure(await share('share', kaito.id, [video]), 'not_found');
    expectFailure(await share('unshare', kaito.id, [video]), 'not_found');
    expectFailure(await share('share', arlo.id, [video], parent), 'forbidden');
    expectFailure(await list(kaito.id), 'not_found');
    expectFailure(await list(kaito.id, coach), 'not_found');
    expectInvalid(await share('share', arlo.id, []), 'videos', sharedVideoTexts.selectVideo);
    const response = await server.call('POST', `video/${arlo.id}/share`, { token: coach, body: { videos: 'all' } });
    expect(response.status).toBe(422);
  });
});
