import { z } from 'zod';
import type { ContentType } from '../kernel/content-type.ts';
import { type Endpoint, endpoint, type EndpointSpec } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id, recordFields, version } from '../kernel/fields.ts';
import type { Permission } from '../kernel/permissions.ts';
import { optionalId, optionalOneOf, optionalText, pagingFields, sortingBy } from '../kernel/query.ts';
import { contentTypeOf } from './registry.ts';
import { sortKeysOf } from './sorts.ts';
import { createBody, listedSchema, recordSchema, updateBody } from './schemas.ts';

// The endpoints of a content type. Created once per type, so that each endpoint is a single object.

const anyRecord = z.looseObject({ ...recordFields, version });
/** Fields that every record has; the others are in the type's declaration. */
export type ContentRecord = z.infer<typeof anyRecord>;
const anyBody = z.record(z.string(), z.unknown());

type Query = z.ZodObject<
  typeof pagingFields & { search: typeof optionalText } & ReturnType<typeof sortingBy<[string, ...string[]]>>
>;
type Params = z.ZodObject<{ id: typeof id }>;
type Call<S> = Endpoint<EndpointSpec & S>;

export type ContentEndpoints = {
  list: Call<{ query: Query; reply: ReturnType<typeof listReply<typeof anyRecord>> }>;
  read: Call<{ params: Params; reply: ReturnType<typeof reply<typeof anyRecord>> }>;
  create: Call<{ body: typeof anyBody; reply: ReturnType<typeof reply<typeof anyRecord>> }>;
  update: Call<{ params: Params; body: typeof anyBody; reply: ReturnType<typeof reply<typeof anyRecord>> }>;
  /** The id is read from the path or from the query, depending on the declaration; callers pass both. */
  remove: Call<{ params: Params; query: Params; reply: typeof emptyReply }> | undefined;
};

const filterOf = (type: ContentType, key: string) => {
  const field = type.fields[key];
  return field instanceof z.ZodEnum ? optionalOneOf(field.options as [string, ...string[]]) : optionalId;
};

const queryOf = (type: ContentType) => {
  const filters = [...(type.list.filters ?? []), ...(type.status ? ['status'] : [])];
  return z.object({
    ...pagingFields,
    search: optionalText,
    ...sortingBy(sortKeysOf(type)),
    ...Object.fromEntries(filters.map((key) => [key, filterOf(type, key)])),
  });
};

const make = (type: ContentType): ContentEndpoints => {
  const { area, noun, wire, name } = type;
  const common = { tag: name } as const;
  const [one, many] = noun;
  const params = z.object({ id });
  const record = reply(recordSchema(type, contentTypeOf));
  const allowed = (action: 'read' | 'create' | 'edit' | 'delete') => ({ area, action }) as Permission;
  return {
    list: endpoint({
      ...common,
      method: 'GET',
      path: wire.base,
      summary: `List ${many}`,
      access: allowed('read'),
      reads: false,
      limit: 'search',
      query: queryOf(type),
      reply: listReply(listedSchema(type, contentTypeOf)),
    }),
    read: endpoint({
      ...common,
      method: 'GET',
      path: wire.read,
      summary: `Read one ${one}`,
      access: allowed('read'),
      reads: false,
      params,
      reply: record,
    }),
    create: endpoint({
      ...common,
      method: 'POST',
      path: wire.base,
      summary: `Add one ${one}`,
      access: allowed('create'),
      idempotent: true,
      body: createBody(type),
      reply: record,
    }),
    update: endpoint({
      ...common,
      method: wire.update,
      path: `${wire.base}/:id`,
      summary: `Change one ${one}`,
      access: allowed('edit'),
      params,
      body: updateBody(type),
      reply: record,
    }),
    remove:
      wire.remove === 'none'
        ? undefined
        : endpoint({
            ...common,
            method: 'DELETE',
            path: wire.remove === 'path' ? `${wire.base}/:id` : wire.base,
            summary: `Delete one ${one}`,
            access: allowed('delete'),
            ...(wire.remove === 'path' ? { params } : { query: params }),
            reply: emptyReply,
          }),
  } as unknown as ContentEndpoints;
};

const made = new Map<string, ContentEndpoints>();

export const endpointsOf = (type: ContentType): ContentEndpoints => {
  const known = made.get(type.name) ?? make(type);
  made.set(type.name, known);
  return known;
};
