import { listPublishedShorts, listPublishedVideos, searchReferrals } from '@amberway/contract/content/endpoints';
import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { contentTypeOf } from '@amberway/contract/content/registry';
import { video } from '@amberway/contract/content/types/video';
import { short } from '@amberway/contract/content/types/short';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { searchBusinessUsers } from '@amberway/contract/users/endpoints';
import { call } from '../../../kernel/api.ts';
import { nameOf, type Row } from '../names.ts';

// Sources of the options of a reference.

export type Option = { _id: string; name: string; picture?: string | null; note?: string };

export type Source = {
  /** Part of the query key. */
  key: string;
  /** True: the server searches. Otherwise all options are loaded and the select searches. */
  searches: boolean;
  pauseMs: number;
  find: (search: string, signal: AbortSignal) => Promise<Option[]>;
};

/** The maximum page size of a request. */
const ALL = 200;
const FEW = 20;
const PEOPLE_PAUSE_MS = 300;

/** The field with the picture of a type's rows. */
const pictureField = (type: ContentType) => type.list.columns.find(({ as }) => as === 'picture')?.field;

export const pictureOf = (type: ContentType | undefined, row: Row): string | null => {
  const field = type && pictureField(type);
  const value = field ? row[field] : undefined;
  return typeof value === 'string' ? value : null;
};

const optionOf = (type: ContentType) => (row: ContentRecord) => ({
  _id: row._id,
  name: nameOf(type, row),
  picture: pictureOf(type, row),
});

const searchText = (search: string) => (search ? { search } : {});

const contentSource = (type: ContentType): Source => {
  const searches = type.list.search !== undefined;
  return {
    key: type.name,
    searches,
    pauseMs: SEARCH_DEBOUNCE_MS,
    find: async (search, signal) => {
      const query = { pageSize: searches ? FEW : ALL, ...searchText(searches ? search : '') };
      return (await call(endpointsOf(type).list, { query }, { signal })).data.map(optionOf(type));
    },
  };
};

const businessUsers: Source = {
  key: 'businessUser',
  searches: true,
  pauseMs: PEOPLE_PAUSE_MS,
  find: async (search, signal) =>
    (await call(searchBusinessUsers, { query: searchText(search) }, { signal })).data.map(
      ({ _id, firstName, lastName, avatar, email }) => ({
        _id,
        name: `${firstName} ${lastName}`,
        picture: avatar,
        note: email,
      }),
    ),
};

const resources: Source = {
  key: 'resource',
  searches: true,
  pauseMs: SEARCH_DEBOUNCE_MS,
  find: async (search, signal) => {
    const query = { category: 'Resource', pageSize: FEW, ...searchText(searchTextOf(search)) } as const;
    const { data } = await call(searchReferrals, { query }, { signal });
    return data.flatMap(({ _id, title, thumbnail }) => (_id ? [{ _id, name: title, picture: thumbnail }] : []));
  },
};

const OTHERS: Readonly<Record<string, Source>> = { businessUser: businessUsers, resource: resources };

export const sourceOf = (to: string): Source => {
  const type = contentTypeOf(to);
  const source = type ? contentSource(type) : OTHERS[to];
  if (!source) throw new Error(`Nothing is known of ${to}`);
  return source;
};

/** Published videos that are in no other course, filtered by the server. */
export const videosForCourse = (course: string | null): Source => ({
  key: `publishedVideos:${course ?? ''}`,
  searches: true,
  pauseMs: SEARCH_DEBOUNCE_MS,
  find: async (search, signal) => {
    const query = { pageSize: FEW, ...searchText(searchTextOf(search)), ...(course ? { course } : {}) };
    const { data } = await call(listPublishedVideos, { query }, { signal });
    return (data as ContentRecord[]).map(optionOf(video as unknown as ContentType));
  },
});

/** Published shorts, without the short itself. */
export const relatedShorts = (self: string | null): Source => ({
  key: `publishedShorts:${self ?? ''}`,
  searches: true,
  pauseMs: SEARCH_DEBOUNCE_MS,
  find: async (search, signal) => {
    const { data } = await call(listPublishedShorts, { query: { pageSize: FEW, ...searchText(search) } }, { signal });
    return (data as ContentRecord[]).filter(({ _id }) => _id !== self).map(optionOf(short as unknown as ContentType));
  },
});
