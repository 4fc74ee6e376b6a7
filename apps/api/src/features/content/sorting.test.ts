import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT, contentTypeOf } from '@amberway/contract/content/registry';
import { sortKeysOf } from '@amberway/contract/content/sorts';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { useServer } from '../../testing/hooks.ts';

const server = useServer();
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

type Record = { _id: string; [field: string]: unknown };
const list = async (path: string) => {
  const response = await server.call('GET', path, { token: admin });
  expect(response.status, response.text).toBe(200);
  return response.body.data as Record[];
};
const declared = Object.keys(CONTENT).map((name) => contentTypeOf(name) as ContentType);
const cases = declared.flatMap((type) => sortKeysOf(type).map((key) => [type.name, key] as const));

const comparable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

describe('a list of content in another order', () => {
  it.each(cases)('%s by %s is the same both ways round, in pages that do not overlap', async (name, key) => {
    const { wire } = contentTypeOf(name) as ContentType;
    const up = await list(`${wire.base}?sort=${key}&pageSize=200`);
    const down = await list(`${wire.base}?sort=${key}&order=desc&pageSize=200`);
    expect(down.map(({ _id }) => _id)).toEqual(up.map(({ _id }) => _id).toReversed());
    const first = await list(`${wire.base}?sort=${key}&page=1&pageSize=2`);
    const second = await list(`${wire.base}?sort=${key}&page=2&pageSize=2`);
    expect([...first, ...second].map(({ _id }) => _id)).toEqual(up.slice(0, 4).map(({ _id }) => _id));
  });

  it('names are sorted without regard to upper and lower case', async () => {
    const titles = (await list('video?sort=title&pageSize=200')).map(({ title }) => comparable(title) as string);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
    expect(titles.length).toBeGreaterThan(3);
  });

  it.each(['video?sort=description', 'video?sort=title&order=up', 'blog?sort=title;drop'])(
    '%s is rejected',
    async (path) => {
      expect((await server.call('GET', path, { token: admin })).status).toBe(422);
    },
  );

  it('is filtered by category, author, pathway and level', async () => {
    const [video] = await list('video?pageSize=1');
    if (!video) throw new Error('The demo has no videos.');
    const author = (video['author'] as Record)._id;
    const [category] = video['categories'] as Record[];
    const byBoth = await list(`video?author=${author}&categories=${category?._id}&sort=title&pageSize=200`);
    expect(byBoth.length).toBeGreaterThan(0);
    for (const { author: of, categories } of byBoth) {
      expect((of as Record)._id).toBe(author);
      expect((categories as Record[]).map(({ _id }) => _id)).toContain(category?._id);
    }
    const pathway = String(video['domainPathway']);
    const inPathway = await list(`video?domainPathway=${encodeURIComponent(pathway)}&pageSize=200`);
    expect(new Set(inPathway.map(({ domainPathway }) => domainPathway))).toEqual(new Set([pathway]));
    const [level] = await list('short/level?pageSize=1');
    const ofLevel = await list(`short/category?level=${level?._id}&pageSize=200`);
    expect(new Set(ofLevel.map(({ level: of }) => (of as Record)._id))).toEqual(new Set([level?._id]));
  });
});
