import { z } from 'zod';
import { day, instant } from './fields.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, SEARCH_TEXT_MAX } from './limits.ts';

// Query strings are text. Empty values mean absent, unknown keys are ignored,
// arrays are repeated (?a=1&a=2) or comma-separated (?a=1,2), paging is skip/limit or page/pageSize.

const absent = (value: unknown) => (value === '' || value === null ? undefined : value);
const last = (value: unknown) => absent(Array.isArray(value) ? value.at(-1) : value);

const wholeNumber = (min: number, max: number) =>
  z.preprocess(last, z.coerce.number().int().min(min).max(max).optional());

export const optionalText = z.preprocess(
  last,
  z
    .string()
    .max(SEARCH_TEXT_MAX)
    .refine((s) => !s.includes('\0'), 'This contains characters that cannot be searched for.')
    .optional(),
);

export const optionalOneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(last, z.enum(values).optional());

/** Which way a list is sorted; ascending if it is left out. */
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The order of a list: by one of its sortable columns. Without it the list has its own order. */
export const sortingBy = <const T extends readonly [string, ...string[]]>(keys: T) => ({
  sort: optionalOneOf(keys),
  order: optionalOneOf(SORT_ORDERS),
});

export type Sorting<K extends string = string> = { by: K; order: SortOrder };

/** The order that a query wants, if any. */
export const sortingOf = <K extends string>(query: {
  sort?: K | undefined;
  order?: SortOrder | undefined;
}): Sorting<K> | undefined => (query.sort === undefined ? undefined : { by: query.sort, order: query.order ?? 'asc' });

export const optionalId = z.preprocess(last, z.uuid().optional());

export const optionalDay = z.preprocess(last, day.optional());

const PLACE = /^([^_]+)_([^_]+)$/;

/** A place in a list by time: `<instant>_<id>` of the last record that was read. */
export const optionalPlace = z.preprocess(
  last,
  z
    .string()
    .transform((text) => {
      const [, at, id] = PLACE.exec(text) ?? [];
      return { at, id };
    })
    .pipe(z.object({ at: instant, id: z.uuid() }))
    .optional(),
);
export type Place = { at: string; id: string };
export const placeText = ({ at, id }: Place): string => `${at}_${id}`;

/** A calendar day or an instant. */
export const optionalMoment = z.preprocess(last, z.union([day, instant]).optional());

export const optionalFlag = z.preprocess((v) => {
  const value = last(v);
  return value === 'true' ? true : value === 'false' ? false : value;
}, z.boolean().optional());

export const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) =>
      (Array.isArray(value) ? value : [value])
        .flatMap((v) => (typeof v === 'string' ? v.split(',') : v === undefined || v === null ? [] : [v]))
        .map((v) => (typeof v === 'string' ? v.trim() : v))
        .filter((v) => v !== ''),
    z.array(item).max(500),
  );

const MAX_SKIP = 10_000_000;

export const pagingFields = {
  skip: wholeNumber(0, MAX_SKIP),
  limit: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  page: wholeNumber(1, MAX_SKIP),
  pageSize: wholeNumber(1, Number.MAX_SAFE_INTEGER),
};

type PagingInput = {
  skip?: number | undefined;
  limit?: number | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
};

/** Normalises both paging styles. `page` with `limit` works too. */
export const pageWindow = (query: PagingInput, defaultSize: number = DEFAULT_PAGE_SIZE) => {
  const limit = Math.min(query.limit ?? query.pageSize ?? defaultSize, MAX_PAGE_SIZE);
  const skip = query.skip ?? (query.page ? (query.page - 1) * limit : 0);
  return { skip: Math.min(skip, MAX_SKIP), limit };
};
export type PageWindow = ReturnType<typeof pageWindow>;
